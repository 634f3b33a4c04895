"""The highest roll on which a bridge is blown, by day, and what is added to it."""

from __future__ import annotations

NUMBERS = ((17, 4), (19, 6), (23, 7))
"""From which day a bridge goes on which roll or less."""
MEUSE, DEFENDED = 2, 1
