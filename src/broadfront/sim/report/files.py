"""Check of a report's file name and libraries."""

from __future__ import annotations

import importlib
from pathlib import Path

from broadfront.core.errors import Invalid

__all__ = ["check_report"]

SUFFIXES = (".html", ".png", ".svg")


def check_report(path: Path) -> None:
    """Raise an error before the games are played if a report cannot be written to this path."""
    if path.suffix not in SUFFIXES:
        raise Invalid(
            f"--report {str(path)!r}: expected a file that ends in {', '.join(SUFFIXES)}.",
            parameter="report",
            given=str(path),
            accepted=list(SUFFIXES),
        )
    for package in ("altair", "vl_convert"):
        importlib.import_module(package)  # report a missing library before the games are played
