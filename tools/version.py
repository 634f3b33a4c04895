"""The version of broadfront comes from the tags of git, and from nowhere else: `v0.2.0` is version 0.2.0.

The build asks this file ([tool.hatch.version] in pyproject.toml). A source archive has no tags; it carries the version
it was built as. Between two releases a build is a development version of the next.
"""

from __future__ import annotations

import re
import subprocess
from email.parser import HeaderParser
from pathlib import Path

__all__ = ["ROOT", "of_tag", "version"]

ROOT = Path(__file__).resolve().parent.parent
NOWHERE = "0+unknown"
"""Neither a clone nor a source archive: a copy of the files alone."""
DESCRIBED = re.compile(r"v(\d+)\.(\d+)\.(\d+)-(\d+)-g([0-9a-f]+)(-dirty)?")


def version(root: Path = ROOT) -> str:
    """The version of the files in a folder."""
    carried = root / "PKG-INFO"
    if carried.is_file():
        return str(HeaderParser().parsestr(carried.read_text(encoding="utf-8"))["Version"])
    # A copy that lies inside another repository must not take that one's tags.
    top = _git(root, "rev-parse", "--show-toplevel")
    if top is None or Path(top).resolve() != root.resolve():
        return NOWHERE
    told = _git(root, "describe", "--tags", "--long", "--dirty", "--match", "v[0-9]*.[0-9]*.[0-9]*")
    if told is not None and (found := of_tag(told)) is not None:
        return found
    return f"0.dev{_git(root, 'rev-list', '--count', 'HEAD') or 0}+g{_git(root, 'rev-parse', '--short', 'HEAD') or '0'}"


def of_tag(described: str) -> str | None:
    """The version that `git describe --long --dirty` stands for.

    >>> of_tag("v0.2.0-0-gabc1234"), of_tag("v0.2.0-3-gabc1234"), of_tag("v0.2.0-0-gabc1234-dirty")
    ('0.2.0', '0.2.1.dev3+gabc1234', '0.2.1.dev0+gabc1234.dirty')
    """
    found = DESCRIBED.fullmatch(described)
    if found is None:
        return None
    major, minor, patch, since, commit, dirty = found.groups()
    if since == "0" and dirty is None:
        return f"{major}.{minor}.{patch}"
    return f"{major}.{minor}.{int(patch) + 1}.dev{since}+g{commit}{'.dirty' if dirty else ''}"


def _git(root: Path, *words: str) -> str | None:
    try:
        done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
