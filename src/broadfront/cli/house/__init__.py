"""For whoever keeps house: titles of one's own, and whether everything is in its place."""
