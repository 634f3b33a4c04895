"""The version of broadfront, taken only from the tags of git: `v0.2.0` is version 0.2.0.

The build calls this file ([tool.hatch.version] in pyproject.toml). A source archive has no tags, so it carries its
version in PKG-INFO. Between two releases a build is a development version of the next.
"""

from __future__ import annotations

import re
import subprocess
from email.parser import HeaderParser
from pathlib import Path

__all__ = ["ROOT", "parse_description", "version"]

ROOT = Path(__file__).resolve().parent.parent
NOWHERE = "0+unknown"
"""Version of files that are neither in a clone nor in a source archive."""
DESCRIBED = re.compile(r"v(\d+)\.(\d+)\.(\d+)-(\d+)-g([0-9a-f]+)(-dirty)?")


def version(root: Path = ROOT) -> str:
    """Return the version of the files in a folder."""
    carried = root / "PKG-INFO"
    if carried.is_file():
        return str(HeaderParser().parsestr(carried.read_text(encoding="utf-8"))["Version"])
    # A copy inside another repository must not use that repository's tags.
    top = _run_git(root, "rev-parse", "--show-toplevel")
    if top is None or Path(top).resolve() != root.resolve():
        return NOWHERE
    described = _run_git(root, "describe", "--tags", "--long", "--dirty", "--match", "v[0-9]*.[0-9]*.[0-9]*")
    if described is not None and (found := parse_description(described)) is not None:
        return found
    count, commit = _run_git(root, "rev-list", "--count", "HEAD"), _run_git(root, "rev-parse", "--short", "HEAD")
    return f"0.dev{count or 0}+g{commit or '0'}"


def parse_description(described: str) -> str | None:
    """Return the version for an output of `git describe --long --dirty`, or None.

    >>> parse_description("v0.2.0-0-gabc1234"), parse_description("v0.2.0-3-gabc1234")
    ('0.2.0', '0.2.1.dev3+gabc1234')
    >>> parse_description("v0.2.0-0-gabc1234-dirty")
    '0.2.1.dev0+gabc1234.dirty'
    """
    found = DESCRIBED.fullmatch(described)
    if found is None:
        return None
    major, minor, patch, since, commit, dirty = found.groups()
    if since == "0" and dirty is None:
        return f"{major}.{minor}.{patch}"
    return f"{major}.{minor}.{int(patch) + 1}.dev{since}+g{commit}{'.dirty' if dirty else ''}"


def _run_git(root: Path, *words: str) -> str | None:
    try:
        done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
