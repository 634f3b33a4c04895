"""State of the Ardennes game, in parts."""
