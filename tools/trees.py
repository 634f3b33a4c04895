"""Two trees of the code side by side: this one, and one of a commit, checked out below build/trees.

Whatever runs in a tree runs in a process of its own that finds the package of that tree and no other.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DATA = (".py", ".toml", ".csv", ".txt", ".json")


class NoCommit(Exception):
    """There is no such commit; the message says which."""


class Tree(NamedTuple):
    """A checkout, and what it is called in a table."""

    name: str
    root: Path

    @property
    def source(self) -> Path:
        return self.root / "src"

    def environment(self) -> Mapping[str, str]:
        """For a process in this tree; sets come in the same order in both."""
        path = os.pathsep.join((str(self.source), str(self.root)))
        return os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}

    def command(self, script: Path, *words: str) -> Sequence[str]:
        """A script of this tree or the other, run here: -P keeps the folder of the script from being searched."""
        return (sys.executable, "-P", str(script), str(self.source), *words)

    def digest(self, *beside: Path) -> str:
        """Of all files of the package that a game reads, and of some files beside it."""
        package = sorted(path for path in (self.source / "broadfront").rglob("*") if path.suffix in DATA)
        found = hashlib.sha256()
        for path in (*package, *beside):
            name = path.relative_to(self.root) if path.is_relative_to(self.root) else Path(path.name)
            found.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
        return found.hexdigest()[:16]


def this() -> Tree:
    return Tree("after", ROOT)


def checked_out(commit: str) -> Tree:
    """The tree of a commit; one that is there already is used again."""
    told = _git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
    if told.returncode:
        raise NoCommit(f"{commit} is no commit of this repository")
    full = told.stdout.strip()
    folder = BUILD / "trees" / full[:12]
    if not (folder / ".git").exists():
        _git("worktree", "prune")  # `make clean` takes the folder away and leaves its entry
        made = _git("worktree", "add", "--detach", "--quiet", str(folder), full)
        if made.returncode:
            raise NoCommit(f"{commit} cannot be checked out: {made.stderr.strip()}")
    return Tree("before", folder)


def _git(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
