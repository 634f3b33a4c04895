"""Which files a report can be."""

from __future__ import annotations

import importlib
from pathlib import Path

from broadfront.core.errors import Invalid

__all__ = ["check_report"]

SUFFIXES = (".html", ".png", ".svg")


def check_report(path: Path) -> None:
    """Refuse a file no report can be written to, before anything is played."""
    if path.suffix not in SUFFIXES:
        raise Invalid(
            f"--report {str(path)!r}: expected a file that ends in {', '.join(SUFFIXES)}.", parameter="report",
            given=str(path), accepted=list(SUFFIXES),
        )  # fmt: skip
    for package in ("altair", "vl_convert"):
        importlib.import_module(package)  # missing is said before the games, not after
