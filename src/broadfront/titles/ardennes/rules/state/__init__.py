"""State of the Ardennes game, divided into parts."""
