"""The campaign clerk: 70 turns of Allied book-keeping as a game of the engine."""
