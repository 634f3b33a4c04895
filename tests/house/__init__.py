"""Titles of other people: written, checked and played outside the repository."""
