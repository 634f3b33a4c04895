"""Finds code that changes the facts of a state without its setters, by the names that FACTS declares."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from broadfront.core.state import State
from broadfront.titles import playable

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "broadfront"
CHANGES = {
    "add", "append", "clear", "difference_update", "discard", "extend", "insert", "intersection_update", "pop",
    "popitem", "remove", "reverse", "setdefault", "sort", "symmetric_difference_update", "update",
    "__setitem__", "__delitem__", "__ior__", "__iand__", "__isub__",
}  # fmt: skip
"""Methods that change a set, list, mapping or column in place."""


class Write(NamedTuple):
    """A place where a fact is changed."""

    line: int
    fact: str
    text: str


class Facts(NamedTuple):
    """The facts of a title's state, and the files and classes of state and parts, whose setters may change them."""

    names: frozenset[str]
    own: frozenset[Path]
    classes: frozenset[str]
    """Class names of the state and its parts."""
    parts: frozenset[str]
    """The state's attribute names for its parts."""


def collect_facts(title: str) -> Facts:
    playable(title)
    kinds = [kind for kind in _subclasses(State) if kind.__module__.startswith(f"broadfront.titles.{title}.")]
    names = {name for kind in kinds for name in kind.FACTS}
    parts = {name: part for kind in kinds for name, part in kind.PARTS.items()}
    lines = {base for kind in (*kinds, *parts.values()) for base in kind.__mro__ if _is_of_title(base)}
    own = {Path(inspect.getfile(base)).resolve() for base in lines}
    return Facts(frozenset(names), frozenset(own), frozenset(base.__name__ for base in lines), frozenset(parts))


def _is_of_title(kind: type) -> bool:
    return kind.__module__.startswith("broadfront.titles.")


def _subclasses(kind: Any) -> Iterator[Any]:
    for below in kind.__subclasses__():
        yield below
        yield from _subclasses(below)


PAYLOADS = ("gives", "part", "result")
"""Variable names of data sent to the page: not a state, although fields of it are named like facts."""


def title_files(title: str) -> list[Path]:
    """Return the Python files of one title."""
    return sorted((PACKAGE / "titles" / title).rglob("*.py"))


def writes_outside_setters(title: str) -> list[str]:
    """Return every write to a fact of a title outside its setters, with its place."""
    facts = collect_facts(title)
    found = []
    for path in title_files(title):
        for write in find_writes(path.read_text(), facts, own=path.resolve() in facts.own):
            found.append(f"{path.relative_to(ROOT)}:{write.line}: {write.fact}: {write.text}")
    return found


def find_writes(source: str, facts: Facts, *, own: bool) -> list[Write]:
    """Return the writes in one file; with `own`, methods of state classes may change facts of `self`."""
    finder = _Finder(source, facts, own)
    finder.visit(ast.parse(source))
    return sorted(set(finder.found))


class _Finder(ast.NodeVisitor):
    def __init__(self, source: str, facts: Facts, own: bool) -> None:
        self.lines, self.facts, self.own = source.splitlines(), facts, own
        self.found: list[Write] = []
        self.inside: list[str] = []
        """Names of the enclosing classes."""
        self.aliases: list[dict[str, str]] = [{}]
        """For each enclosing function, its local names for facts."""

    # Statements that change something

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._check_target(target)
            self._record_alias(target, node.value)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._check_target(node.target, in_place=True)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._check_target(node.target)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self._check_target(node.target)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self._check_target(target)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr in CHANGES and (fact := self._fact_behind(node.value, in_place=True)):
            self._report(node, fact)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("setattr", "delattr") and len(node.args) > 1:
            name = node.args[1]
            if isinstance(name, ast.Constant) and name.value in self.facts.names:
                self._report(node, str(name.value))
        self.generic_visit(node)

    # Enclosing definitions

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.aliases.append({})
        self.generic_visit(node)
        self.aliases.pop()

    # The fact behind an expression

    def _check_target(self, target: ast.expr, in_place: bool = False) -> None:
        if isinstance(target, ast.Tuple | ast.List):
            for part in target.elts:
                self._check_target(part, in_place)
        elif isinstance(target, ast.Starred):
            self._check_target(target.value, in_place)
        elif fact := self._fact_behind(target, in_place or isinstance(target, ast.Subscript)):
            self._report(target, fact)

    def _fact_behind(self, node: ast.expr, in_place: bool) -> str:
        """Return the name of the fact that changing this expression would change, or an empty string."""
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Name):
            return self.aliases[-1].get(node.id, "") if in_place else ""
        if not isinstance(node, ast.Attribute) or node.attr not in self.facts.names:
            return ""
        if isinstance(node.value, ast.Name) and node.value.id in PAYLOADS:
            return ""
        of_state = bool(self.inside) and self.inside[-1] in self.facts.classes
        match node.value:
            case ast.Name(id="self"):
                return node.attr if of_state and not self.own else ""
            case ast.Attribute(value=ast.Name(id="self"), attr=part) if part in self.facts.parts:
                return "" if of_state and self.own else node.attr
        return node.attr

    def _record_alias(self, target: ast.expr, value: ast.expr) -> None:
        """Record a local name for a fact, through which it could be changed in place."""
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
            for part, given in zip(target.elts, value.elts, strict=True):
                self._record_alias(part, given)
        elif isinstance(target, ast.Name):
            self.aliases[-1].pop(target.id, None)
            if isinstance(value, ast.Attribute) and (fact := self._fact_behind(value, in_place=False)):
                self.aliases[-1][target.id] = fact

    def _report(self, node: ast.expr, fact: str) -> None:
        self.found.append(Write(node.lineno, fact, self.lines[node.lineno - 1].strip()))
