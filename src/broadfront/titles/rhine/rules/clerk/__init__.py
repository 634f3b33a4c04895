"""The campaign clerk: 70 turns of Allied book-keeping."""
