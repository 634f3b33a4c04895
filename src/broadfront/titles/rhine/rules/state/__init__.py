"""The one state of the game: its facts, where counters stand, what the books hold, and its earlier form."""
