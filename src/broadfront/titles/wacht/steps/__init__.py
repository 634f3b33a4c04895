"""The steps of a game turn."""
