"""The engine. It contains nothing specific to one game."""
