"""`python -m tools.draw_names [COMMIT]`: twenty functions and twenty docstrings of the package, drawn at random.

They are read without the code around them, by somebody who has never seen it: what is not understood at once needs
another name or another sentence. The hash of the commit seeds the draw: it can be repeated, and nobody chooses it.
"""

import ast
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import NamedTuple

from tools.trees import ROOT

COUNT = 20
PACKAGE = "src/broadfront"


class Drawn(NamedTuple):
    """A function or class with its place, signature and docstring."""

    place: str
    signature: str
    docstring: str


def git(*words: str) -> str:
    """Return what a git command prints."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def definitions(source: str, path: str) -> Iterator[Drawn]:
    """Yield every function and class of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            arguments = f"({ast.unparse(node.args)})" if isinstance(node, ast.FunctionDef) else ""
            docstring = " ".join((ast.get_docstring(node) or "").split())
            yield Drawn(f"{path}:{node.lineno}", f"{node.name}{arguments}", docstring)


def draw(commit: str) -> tuple[list[str], list[str]]:
    """Draw functions by their signature and docstrings by their text, from the tree of a commit."""
    full = git("rev-parse", f"{commit}^{{commit}}").strip()
    paths = [path for path in git("ls-tree", "-r", "--name-only", full, PACKAGE).splitlines() if path.endswith(".py")]
    found = [one for path in paths for one in definitions(git("show", f"{full}:{path}"), path)]
    functions = [one.signature for one in found if "(" in one.signature and not one.signature.startswith("__")]
    docstrings = [one.docstring for one in found if one.docstring]
    rng = random.Random(full)
    return rng.sample(sorted(functions), COUNT), rng.sample(sorted(docstrings), COUNT)


def main(words: list[str]) -> int:
    functions, docstrings = draw(words[0] if words else "HEAD")
    for title, rows in (("Functions", functions), ("Docstrings", docstrings)):
        print(f"{title}:")
        print("\n".join(f"{n:3}. {row}" for n, row in enumerate(rows, 1)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
