"""Where each system keeps what a program leaves behind for a person: games, and what can be made again."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["cache_folder", "state_folder"]


def state_folder() -> Path:
    """Where games are kept. What lies where earlier versions kept it, on every system, stays in use."""
    everywhere = _told_by("XDG_STATE_HOME", Path.home() / ".local" / "state") / "broadfront"
    if everywhere.is_dir():
        return everywhere
    if sys.platform == "win32":
        return _told_by("LOCALAPPDATA", Path.home() / "AppData" / "Local") / "broadfront"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "broadfront"
    return everywhere


def cache_folder() -> Path:
    """Where things are kept that can be made again."""
    if sys.platform == "win32":
        return _told_by("LOCALAPPDATA", Path.home() / "AppData" / "Local") / "broadfront"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "broadfront"
    return _told_by("XDG_CACHE_HOME", Path.home() / ".cache") / "broadfront"


def _told_by(variable: str, usual: Path) -> Path:
    told = os.environ.get(variable)
    return Path(told) if told else usual
