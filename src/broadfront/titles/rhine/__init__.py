"""Rhine: the campaign, September 1944 to April 1945."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.rhine.data.title import FOLDER, Rhine

__all__ = ["load"]


def load(data: Path | None = None) -> Rhine:
    """What is printed of the title, overlaid with a person's own files."""
    return Rhine(FOLDER, data)
