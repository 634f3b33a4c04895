"""Dates at which the supply tables are asked."""

LATE = "1944-10-26"
"""A date on which the American base is 10 and the Commonwealth base 7."""
