"""What players are shown: tabletop, hand, labels, overlays, editor, answers and pictures."""

from __future__ import annotations

from broadfront.titles.ardennes.table.tabletop import ArdennesTable

__all__ = ["TABLETOP"]

TABLETOP = ArdennesTable()
