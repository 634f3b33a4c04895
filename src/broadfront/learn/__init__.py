"""Environments for learning agents: what a side sees as arrays, what it may do as numbers, and games to learn from."""
