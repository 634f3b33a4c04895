"""How much of the disk an install takes: files and folders in whole blocks, as `du` counts, whatever the disk is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

__all__ = ["MEGABYTES", "needed", "on_disk"]

MEGABYTES = 45
"""The most that the install without extras may take beside pip."""
BLOCK = 4096


def on_disk(paths: Iterable[Path]) -> float:
    """Megabytes of files and folders; each takes whole blocks, a folder one."""
    sizes = [one.stat().st_size if one.is_file() else 1 for one in set(paths)]
    return sum(-(-size // BLOCK) for size in sizes) * BLOCK / 1e6


def needed(name: str, found: set[str] | None = None) -> set[str]:
    """The packages that one brings without extras, on this machine; itself left out."""
    found = set() if found is None else found
    for line in distribution(name).requires or ():
        what, _, condition = line.partition(";")
        other = re.split(r"[^\w.-]", what.strip(), maxsplit=1)[0].lower()
        if not condition and other not in found:
            found.add(other)
            needed(other, found)
    return found
