"""Rhine: the campaign, September 1944 to April 1945."""

from __future__ import annotations

from pathlib import Path

from broadfront.core.title import Title


def load(data: Path | None = None) -> Title:
    """The title with its files, overlaid with a person's own."""
    return Title(Path(__file__).parent, data)
