"""What is true of the books and of a position on the map, and what may be announced."""
