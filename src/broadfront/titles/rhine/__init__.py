"""Rhine: the campaign, September 1944 to April 1945."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.rhine.title import Rhine


def load(data: Path | None = None) -> Rhine:
    """The title with its files, overlaid with a person's own."""
    return Rhine(Path(__file__).parent, data)
