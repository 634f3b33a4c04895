"""Where each system stores a program's files: saved games, and caches."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["cache_folder", "saved_games_folder"]


def saved_games_folder() -> Path:
    """Return the folder for saved games. A folder used by earlier versions stays in use."""
    everywhere = _folder_from_environment("XDG_STATE_HOME", Path.home() / ".local" / "state") / "broadfront"
    if everywhere.is_dir():
        return everywhere
    if sys.platform == "win32":
        return _folder_from_environment("LOCALAPPDATA", Path.home() / "AppData" / "Local") / "broadfront"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "broadfront"
    return everywhere


def cache_folder() -> Path:
    """Return the folder for cached files, which can be made again."""
    if sys.platform == "win32":
        return _folder_from_environment("LOCALAPPDATA", Path.home() / "AppData" / "Local") / "broadfront"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "broadfront"
    return _folder_from_environment("XDG_CACHE_HOME", Path.home() / ".cache") / "broadfront"


def _folder_from_environment(variable: str, usual: Path) -> Path:
    """Return the folder named by an environment variable, or the usual folder if it is not set."""
    value = os.environ.get(variable)
    return Path(value) if value else usual
