"""The score of a position of a sector of the Rhine campaign: the goals as they are held now."""

from __future__ import annotations

from pathlib import Path

from broadfront.analyst.outlooks import TitleOutlook
from broadfront.titles.rhine.rules.field.victory import score

__all__ = ["OUTLOOK"]

OUTLOOK = TitleOutlook(Path(__file__).with_suffix(".toml"), standing=score)
