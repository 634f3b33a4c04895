"""Dates for questions about the supply tables."""

LATE = "1944-10-26"
"""A date on which the American base is 10 and the Commonwealth base 7."""
