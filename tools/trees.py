"""Two trees of the code: this one, and the one of a commit, checked out below build/trees.

Each tree's code runs in a process of its own that imports only the package of that tree.
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


class UnknownCommit(Exception):
    """There is no such commit; the message names it."""


class Tree(NamedTuple):
    """A checkout, and its name in a table."""

    name: str
    root: Path

    @property
    def source(self) -> Path:
        return self.root / "src"

    def environment(self) -> Mapping[str, str]:
        """Return the environment of a process in this tree; hashing is fixed, so that sets have the same
        order in both.
        """
        path = os.pathsep.join((str(self.source), str(self.root)))
        return os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}

    def command(self, script: Path, *words: str) -> Sequence[str]:
        """Return the command that runs a script with this tree; -P keeps the script's folder out of the search path."""
        return (sys.executable, "-P", str(script), str(self.source), *words)

    def digest(self, *beside: Path) -> str:
        """Return a digest of all package files that a game reads, and of some further files."""
        package = sorted(path for path in (self.source / "broadfront").rglob("*") if path.suffix in DATA)
        found = hashlib.sha256()
        for path in (*package, *beside):
            name = path.relative_to(self.root) if path.is_relative_to(self.root) else Path(path.name)
            found.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
        return found.hexdigest()[:16]


def this_tree() -> Tree:
    return Tree("after", ROOT)


def check_out(commit: str) -> Tree:
    """Check out the tree of a commit, unless it already is."""
    parsed = _run_git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
    if parsed.returncode:
        raise UnknownCommit(f"{commit} is no commit of this repository")
    full = parsed.stdout.strip()
    folder = BUILD / "trees" / full[:12]
    if not (folder / ".git").exists():
        _run_git("worktree", "prune")  # `make clean` removes the folder but leaves git's entry for it
        made = _run_git("worktree", "add", "--detach", "--quiet", str(folder), full)
        if made.returncode:
            raise UnknownCommit(f"{commit} cannot be checked out: {made.stderr.strip()}")
    return Tree("before", folder)


def _run_git(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
