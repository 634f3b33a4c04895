"""For whoever keeps house: your own titles, and whether everything is in its place."""
