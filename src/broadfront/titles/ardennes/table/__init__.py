"""What a person is shown of the Ardennes: the table, the hand, words, overlays, editing, answers, pictures."""

from __future__ import annotations

from broadfront.titles.ardennes.table.tabletop import ArdennesTable

__all__ = ["TABLETOP"]

TABLETOP = ArdennesTable()
