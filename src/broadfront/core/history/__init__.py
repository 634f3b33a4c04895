"""The history of a game: which lines stand, what happened, where rolls came from, and kept states."""
