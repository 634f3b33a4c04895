"""The position of patrol, movement and supply in it, and the actions a side can take."""
