"""Creates mutants of code that decides rules: one operator, figure or return changed, never a word or an id.

A mutant of a function is its module with one node of the syntax tree replaced. A mutant of a chart is one changed
figure in a row that carries a rule.
"""

import ast
import copy
import hashlib
import random
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from tools.deciders import PACKAGE, Deciders, id_pattern, iterate_functions

ROOMS = ("data", "rules", "events", "steps", "system")
NOT_FIGURES = {"rule", "rules", "name", "id", "label", "note", "text", "source", "date", "from", "to", "where", "hex"}
"""Keys of a chart whose values are names, not figures."""

AROUND = 70
"""Characters shown on either side of a change."""
Path = tuple[str | int, ...]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


class Mutant(msgspec.Struct, frozen=True):
    """One change. `at` locates it: its number in the function and the function's line, or the path of a figure."""

    place: str
    """`file:function` or `file:row`, the file relative to the package."""
    at: tuple[str | int, ...]
    source: str
    """A digest of the function or file: a verdict is valid while it is unchanged."""

    @property
    def file(self) -> str:
        return self.place.partition(":")[0]

    @property
    def name(self) -> str:
        return self.place.partition(":")[2]

    @property
    def title(self) -> str:
        return self.file.split("/")[1]

    @property
    def is_row(self) -> bool:
        return not self.file.endswith(".py")

    @property
    def key(self) -> str:
        return f"{self.place} {self.source} {' '.join(map(str, self.at if self.is_row else self.at[:1]))}"


def all_mutants(known: Deciders) -> list[Mutant]:
    """Return all mutants of the deciding functions, and one figure of each row with a rule and figures."""
    functions: dict[str, set[str]] = {}
    for place in known.functions():
        file, _, name = place.partition(":")
        if _is_deciding_file(file):
            functions.setdefault(file, set()).add(name)
    found = [mutant for file in sorted(functions) for mutant in _file_mutants(file, functions[file])]
    rows: dict[str, None] = dict.fromkeys(place.partition(":")[0] for place in sorted(known.rows))
    return [*found, *(mutant for file in rows if file.endswith(".toml") for mutant in _chart_mutants(file))]


def _is_deciding_file(file: str) -> bool:
    parts = file.removesuffix(".py").split("/")
    return parts[0] == "titles" and len(parts) > 2 and parts[2] in ROOMS


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# Functions


def _file_mutants(file: str, names: set[str]) -> Iterator[Mutant]:
    source = (PACKAGE / file).read_text(encoding="utf-8")
    lines = source.splitlines()
    tree = ast.parse(source)
    for name, function in iterate_functions(tree):
        if name not in names:
            continue
        digest = _digest("\n".join(lines[function.lineno - 1 : function.end_lineno]))
        for number in range(len(_possible_changes(function))):
            yield Mutant(f"{file}:{name}", (number, function.lineno), digest)


def make_mutant(mutant: Mutant) -> tuple[ast.Module, ast.FunctionDef]:
    """Return the module with the change made, and the changed function."""
    tree = ast.parse((PACKAGE / mutant.file).read_text(encoding="utf-8"))
    number, line = mutant.at
    assert isinstance(number, int)
    function = next(f for name, f in iterate_functions(tree) if name == mutant.name and f.lineno == line)
    _possible_changes(function)[number]()
    return ast.fix_missing_locations(tree), function


def difference(mutant: Mutant) -> tuple[str, str]:
    """Return the line before and after, cut to the part around the change."""
    if mutant.is_row:
        value: Any = tomllib.loads((PACKAGE / mutant.file).read_text(encoding="utf-8"))
        for key in mutant.at:
            value = value[key]
        path = ".".join(map(str, mutant.at))
        return f"{path} = {value!r}", f"{path} = {change_figure(value)!r}"
    source = (PACKAGE / mutant.file).read_text(encoding="utf-8")
    before = next(
        f for name, f in iterate_functions(ast.parse(source)) if name == mutant.name and f.lineno == mutant.at[1]
    )
    old, new = (ast.unparse(f).splitlines() for f in (before, make_mutant(mutant)[1]))
    one, other = next((a, b) for a, b in zip(old, new, strict=False) if a != b)
    at = next(n for n, (a, b) in enumerate(zip(f"{one}\0", f"{other}\0", strict=False)) if a != b)
    start = max(0, at - AROUND)
    return one[start : at + AROUND].strip(), other[start : at + AROUND].strip()


def _possible_changes(function: ast.FunctionDef) -> list[Callable[[], None]]:
    """Return functions that make each possible change of a function, in reading order."""
    found: list[Callable[[], None]] = []
    for node in _code_nodes(function):
        match node:
            case ast.Compare():
                for place, op in enumerate(node.ops):
                    if type(op) in COMPARISONS:
                        found.append(_make_item_setter(node.ops, place, COMPARISONS[type(op)]()))
            case ast.BinOp() if type(node.op) in ARITHMETIC:
                found.append(_make_setter(node, "op", ARITHMETIC[type(node.op)]()))
            case ast.AugAssign() if type(node.op) in ARITHMETIC:
                found.append(_make_setter(node, "op", ARITHMETIC[type(node.op)]()))
            case ast.BoolOp():
                found.append(_make_setter(node, "op", ast.And() if isinstance(node.op, ast.Or) else ast.Or()))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                # `not not x` has the truth of `x` anywhere.
                found.append(_make_setter(node, "operand", ast.copy_location(ast.UnaryOp(ast.Not(), operand), node)))
            case ast.Constant(value=bool(value)):
                found.append(_make_setter(node, "value", not value))
            case ast.Constant(value=int(value)):
                found += [_make_setter(node, "value", value + 1), _make_setter(node, "value", value - 1)]
            case ast.Return(value=ast.expr()) if not isinstance(node.value, ast.Constant):
                found.append(_make_setter(node, "value", ast.Constant(None)))
    return found


def _make_setter(node: ast.AST, field: str, to: object) -> Callable[[], None]:
    return lambda: setattr(node, field, to)


def _make_item_setter(items: list[Any], place: int, to: object) -> Callable[[], None]:
    return lambda: items.__setitem__(place, to)


def _code_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Yield the nodes of a body in reading order, without annotations, assertions and f-strings."""

    def visit(node: ast.AST) -> Iterator[ast.AST]:
        if isinstance(node, ast.Assert | ast.JoinedStr | ast.arguments):
            return
        yield node
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from visit(child)

    for statement in function.body:
        yield from visit(statement)


# Charts


def _chart_mutants(file: str) -> Iterator[Mutant]:
    text = (PACKAGE / file).read_text(encoding="utf-8")
    digest = _digest(text)
    for row, figures in _rows_with_figures(tomllib.loads(text), ()):
        if figures:
            path = random.Random(f"{file} {row}").choice(figures)
            yield Mutant(f"{file}:{'.'.join(map(str, row))}", path, digest)


def _rows_with_figures(data: object, path: Path) -> Iterator[tuple[Path, list[Path]]]:
    """Yield the rows that directly hold a rule, with the figures that belong to no deeper rule."""
    children = _children(data)
    if any(isinstance(value, str) and id_pattern().fullmatch(value) for _, value in children):
        yield path, list(_figure_paths(data, path))
    for key, value in children:
        yield from _rows_with_figures(value, (*path, key))


def _children(data: object) -> list[tuple[str | int, object]]:
    if isinstance(data, Mapping):
        return list(data.items())
    return list(enumerate(data)) if isinstance(data, list) else []


def _figure_paths(data: object, path: Path) -> Iterator[Path]:
    for key, value in _children(data):
        here = (*path, key)
        if isinstance(value, int) or (isinstance(value, str) and re.search(r"\d", value)):
            if key not in NOT_FIGURES and not id_pattern().fullmatch(str(value)):
                yield here
        elif not any(isinstance(v, str) and id_pattern().fullmatch(v) for _, v in _children(value)):
            yield from _figure_paths(value, here)


def change_figure(value: int | str) -> int | str:
    """Return a different figure; in a text, change the first digit.

    >>> change_figure(3), change_figure(True), change_figure("+2"), change_figure("AL9o1")
    (4, False, '+3', 'AL8o1')
    """
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return re.sub(r"\d", lambda m: str(int(m[0]) + 1 if m[0] != "9" else 8), value, count=1)


def with_figure(data: dict[str, Any], mutant: Mutant) -> dict[str, Any]:
    """Return the data of a chart with the mutant's figure."""
    found = copy.deepcopy(data)
    inner: Any = found
    for key in mutant.at[:-1]:
        inner = inner[key]
    inner[mutant.at[-1]] = change_figure(inner[mutant.at[-1]])
    return found


def rules_of_row(mutant: Mutant) -> list[str]:
    """Return the rules carried by the row of a figure."""
    inner: object = tomllib.loads((PACKAGE / mutant.file).read_text(encoding="utf-8"))
    found: list[str] = []
    for key in mutant.at:
        held = [value for _, value in _children(inner) if isinstance(value, str) and id_pattern().fullmatch(value)]
        found = held or found
        inner = dict(_children(inner))[key]
    return found


def sample_mutants(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return a random selection of mutants, the same for the same seed.

    Each mutant's rank depends only on itself, so changing one function hardly affects the selection of the others.
    """

    def rank(mutant: Mutant) -> str:
        at = mutant.at if mutant.is_row else mutant.at[:1]
        return hashlib.sha256(f"{seed} {mutant.place} {at}".encode()).hexdigest()

    return sorted(mutants, key=rank)[:count]
