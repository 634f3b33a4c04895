"""The state of a game: its parts (clock, board, supply, land), and its earlier form."""
