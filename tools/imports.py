"""Finds the imports of modules by reading the source, without importing it."""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


class Import(NamedTuple):
    """One import of a module."""

    module: str
    line: int
    target: str
    """The imported module of the package, or else the name in the statement."""
    inside: bool
    """Whether it is inside a function."""
    checking: bool
    """Whether only the type checker sees it."""


def module_files(source: Path = SOURCE) -> dict[str, Path]:
    """Return the files of all modules of the package by module name; a package is the module of its `__init__`."""
    found = {}
    for path in sorted((source / "broadfront").rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def find_imports(known: Mapping[str, Path]) -> Iterator[Import]:
    """Yield all imports of these modules, in the order of their lines."""
    for module, path in known.items():
        yield from _module_imports(module, path, known)


def import_graph(found: Iterator[Import] | list[Import], known: Mapping[str, Path]) -> dict[str, set[str]]:
    """Return the modules of the package that each module imports at run time, at once or in a function."""
    edges: dict[str, set[str]] = {module: set() for module in known}
    for one in found:
        if not one.checking and one.target in known and one.target != one.module:
            edges[one.module].add(one.target)
    return edges


@cache
def package_graph() -> dict[str, set[str]]:
    """Return the modules of the package that each module imports; the source is read only once."""
    known = module_files()
    return import_graph(find_imports(known), known)


def find_cycle(edges: Mapping[str, set[str]]) -> list[str]:
    """Return modules that import each other in a cycle, or [] if there is no cycle."""
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def _module_imports(module: str, path: Path, known: Mapping[str, Path]) -> Iterator[Import]:
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]

    def visit(node: ast.AST, inside: bool, checking: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            for name in node.names:
                yield Import(module, node.lineno, name.name, inside, checking)
        elif isinstance(node, ast.ImportFrom):
            base = _base_module(node, package)
            targets = (whole if (whole := f"{base}.{name.name}") in known else base for name in node.names)
            for target in dict.fromkeys(targets):
                yield Import(module, node.lineno, target, inside, checking)
        elif isinstance(node, ast.If) and _is_type_checking(node.test):
            for statement in node.body:
                yield from visit(statement, inside, True)
            for statement in node.orelse:
                yield from visit(statement, inside, checking)
        else:
            within = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            for child in ast.iter_child_nodes(node):
                yield from visit(child, within, checking)

    return visit(ast.parse(path.read_text(encoding="utf-8")), False, False)


def _base_module(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    return ".".join([*parts[: len(parts) - node.level + 1], *([node.module] if node.module else [])])


def _is_type_checking(test: ast.expr) -> bool:
    return (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING") or (
        isinstance(test, ast.Attribute) and test.attr == "TYPE_CHECKING"
    )


def count_imports(edges: Mapping[str, set[str]], rooms: Mapping[str, str]) -> Counter[tuple[str, str]]:
    """Count the imports from one room to another; `rooms` gives the room of each module."""
    return Counter(
        (rooms[module], rooms[target])
        for module, targets in edges.items()
        for target in targets
        if module in rooms and target in rooms and rooms[module] != rooms[target]
    )
