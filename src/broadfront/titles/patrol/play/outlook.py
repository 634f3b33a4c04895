"""The analyst's settings for patrol, read from outlook.toml."""

from __future__ import annotations

from pathlib import Path

from broadfront.analyst.outlooks import TitleOutlook

__all__ = ["OUTLOOK"]

OUTLOOK = TitleOutlook(Path(__file__).with_suffix(".toml"))
