"""Whose units: formations, boundaries, Reserves, cards leaving a hand."""
