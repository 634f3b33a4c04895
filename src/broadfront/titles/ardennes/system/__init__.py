"""The Allied system of the solitaire game: part of the rules, not a player."""
