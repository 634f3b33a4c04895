"""`python -m tools.draw_names [COMMIT]`: twenty functions and twenty docstrings of the package, drawn at random.

They are read without the code around them, by somebody who has never seen it: what is not understood at once needs
another name or another sentence. A function is shown as an editor shows
it: module, class, parameters, result and docstring.
The hash of the commit seeds the draw: it can be repeated, and nobody chooses it.
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
    """A function or class: its signature and docstring, and the docstring alone; the first is empty for a class."""

    function: str
    docstring: str


def git(*words: str) -> str:
    """Return what a git command prints."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def definitions(node: ast.AST, place: str) -> Iterator[Drawn]:
    """Yield every function and class below a node of a module."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield from definitions(child, place)
            continue
        docstring = " ".join((ast.get_docstring(child) or "").split())
        function = ""
        if isinstance(child, ast.FunctionDef) and not child.name.startswith("__"):
            returns = f" -> {ast.unparse(child.returns)}" if child.returns else ""
            shown = f" | {docstring.split('>>>')[0].rstrip()}" if docstring else ""
            function = f"{place}{child.name}({ast.unparse(child.args)}){returns}{shown}"
        yield Drawn(function, docstring)
        yield from definitions(child, f"{place}{child.name}.")


def draw(commit: str) -> tuple[list[str], list[str]]:
    """Draw functions and docstrings from the tree of a commit."""
    full = git("rev-parse", f"{commit}^{{commit}}").strip()
    paths = [path for path in git("ls-tree", "-r", "--name-only", full, PACKAGE).splitlines() if path.endswith(".py")]
    found = [
        one
        for path in paths
        for one in definitions(
            ast.parse(git("show", f"{full}:{path}")), f"{path.removeprefix(PACKAGE + '/').removesuffix('.py')}: "
        )
    ]
    functions = [one.function for one in found if one.function]
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
