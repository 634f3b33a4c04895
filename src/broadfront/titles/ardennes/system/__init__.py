"""The Allied system of the solitaire game, which is part of the rules rather than a bot."""
