"""Disk space of an install: files and folders in whole blocks, as `du` counts, whatever the disk's block size."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

__all__ = ["MEGABYTES", "disk_megabytes", "required_packages"]

MEGABYTES = 45
"""Limit for the install without extras, not counting pip."""
BLOCK = 4096


def disk_megabytes(paths: Iterable[Path]) -> float:
    """Return the megabytes of files and folders; each file takes whole blocks, a folder one block."""
    sizes = [one.stat().st_size if one.is_file() else 1 for one in set(paths)]
    return sum(-(-size // BLOCK) for size in sizes) * BLOCK / 1e6


def required_packages(name: str, found: set[str] | None = None) -> set[str]:
    """Return the packages that one requires without extras on this machine, recursively, itself excluded."""
    found = set() if found is None else found
    for line in distribution(name).requires or ():
        what, _, condition = line.partition(";")
        other = re.split(r"[^\w.-]", what.strip(), maxsplit=1)[0].lower()
        if not condition and other not in found:
            found.add(other)
            required_packages(other, found)
    return found
