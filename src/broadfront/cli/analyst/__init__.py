"""Commands of the analyst: the review of a game, and guests."""
