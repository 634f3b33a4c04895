"""The state of a game: its parts, each with its facts, and operations on several of them."""
