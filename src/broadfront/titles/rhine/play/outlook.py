"""The score of a position of a sector of the Rhine campaign."""

from __future__ import annotations

from broadfront.titles.rhine.rules.field.victory import score

__all__ = ["standing"]

standing = score
"""Points of each side as the goals are held now."""
