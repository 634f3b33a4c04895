"""The repository under test: its root, its titles and its project file."""

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "broadfront"
TITLES = sorted(path.parent.name for path in (PACKAGE / "titles").glob("*/title.toml"))


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())
