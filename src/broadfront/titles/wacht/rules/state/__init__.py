"""The state of a game: its parts, each with its facts, and what spans them."""
