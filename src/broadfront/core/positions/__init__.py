"""Any moment of a game as a position: what it says of hidden things, its file, the game that starts there."""
