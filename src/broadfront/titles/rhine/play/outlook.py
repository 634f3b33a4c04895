"""Outlook of the title: the score of a position in a sector is the points for goals held."""

from __future__ import annotations

from pathlib import Path

from broadfront.analyst.outlooks import TitleOutlook
from broadfront.titles.rhine.rules.field.victory import count_points

__all__ = ["OUTLOOK"]

OUTLOOK = TitleOutlook(Path(__file__).with_suffix(".toml"), standing=count_points)
