"""A position of the Ardennes game and its parts."""
