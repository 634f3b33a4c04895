"""What is true of a position of the Ardennes."""
