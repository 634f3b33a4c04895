"""Environments for learning agents: observations as arrays, actions as numbers, and games to learn from."""
