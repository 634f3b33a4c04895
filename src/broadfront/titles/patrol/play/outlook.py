"""What the analyst knows of patrol: the data alone."""

from __future__ import annotations

from pathlib import Path

from broadfront.analyst.outlooks import TitleOutlook

__all__ = ["OUTLOOK"]

OUTLOOK = TitleOutlook(Path(__file__).with_suffix(".toml"))
