"""Positions: any moment of a game as a file, its hidden items, corrections, and games that start from it."""
