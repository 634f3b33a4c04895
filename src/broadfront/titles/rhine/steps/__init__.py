"""The steps of both games: the legal actions of each, and their effects."""
