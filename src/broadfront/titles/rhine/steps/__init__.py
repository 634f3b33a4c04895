"""The steps of both games: what is legal in each, and what it does."""
