"""Finds where each rule is decided by reading the source, without importing it.

A function carries a rule if `@decides` names it or, in deciding rooms, if the id is in its body or in a constant its
body names. A row of a chart carries the ids in it. Ids in comments and docstrings do not count.
"""

import ast
import csv
import hashlib
import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

from tools.trees import BUILD, ROOT

PACKAGE = ROOT / "src" / "broadfront"
KEPT = BUILD / "deciders.json"
DECIDING_ROOMS = ("data", "rules", "events", "steps", "system", "game")
DECIDING_LAYERS = ("core", "board", "tables")
DATA_FOLDERS = ("charts", "house")
NAMES_OF_A_ROW = ("name", "id", "date")

Rules = tuple[str, ...]


class Deciders(msgspec.Struct, frozen=True):
    """Rules by place: `file:function` or `file:row`, the file relative to the package."""

    decided: dict[str, Rules]
    """Rules by the functions that name them in `@decides`."""
    cited: dict[str, Rules]
    """Rules by the functions of deciding rooms that contain them."""
    rows: dict[str, Rules]
    """Rules by the rows of data files."""

    def functions(self) -> set[str]:
        return {*self.decided, *self.cited}

    def rules_by_place(self) -> dict[str, list[str]]:
        """Return all rules of each function."""
        places = {*self.decided, *self.cited}
        return {place: [*self.decided.get(place, ()), *self.cited.get(place, ())] for place in places}

    def places_by_rule(self) -> dict[str, list[str]]:
        """Return for each rule where it is decided: `@decides` functions first, then citing functions, then rows."""
        found: dict[str, list[str]] = {}
        for group in (self.decided, self.cited, self.rows):
            for place, rules in group.items():
                for rule in rules:
                    if place not in (known := found.setdefault(rule, [])):
                        known.append(place)
        return found


class _Body(msgspec.Struct):
    """The contents of a function or module constant."""

    ids: set[str]
    names: set[str]
    decided: Rules = ()


class _Module(msgspec.Struct):
    file: str
    functions: dict[str, _Body]
    constants: dict[str, _Body]
    imported: dict[str, str]
    """Full names in the package, by local name."""


@cache
def id_pattern() -> re.Pattern[str]:
    """Return a pattern for rule ids: a prefix of a rule book, parts, a number."""
    books = PACKAGE.rglob("rules.toml")
    prefixes = {prefix for book in books for prefix in re.findall(r'^id = "(\w+)-', book.read_text(), re.MULTILINE)}
    return re.compile(rf"(?:{'|'.join(sorted(prefixes))})-(?:[A-Za-z0-9.]+-)*[0-9]+")


def load_deciders() -> Deciders:
    """Return the deciders from the cache in build/, or read them if any file has changed."""
    files = [*_module_files(), *_data_files(), *PACKAGE.rglob("rules.toml"), Path(__file__)]
    stamps = [f"{path} {(at := path.stat()).st_mtime_ns} {at.st_size}" for path in sorted(files)]
    stamp = hashlib.sha256("\n".join(stamps).encode()).hexdigest()
    try:
        kept_stamp, kept = msgspec.json.decode(KEPT.read_bytes(), type=tuple[str, Deciders])
    except (FileNotFoundError, msgspec.MsgspecError):
        kept_stamp = ""
    if kept_stamp == stamp:
        return kept
    found = read_deciders()
    KEPT.parent.mkdir(exist_ok=True)
    beside = KEPT.with_name(f"{KEPT.name}.{os.getpid()}.part")
    beside.write_bytes(msgspec.json.encode((stamp, found)))
    beside.replace(KEPT)
    return found


def read_deciders() -> Deciders:
    """Read the deciders from the source."""
    modules = {_module_name(path): read_module(path, _relative_file(path)) for path in _module_files()}
    decided = {
        f"{module.file}:{name}": body.decided
        for module in modules.values()
        for name, body in module.functions.items()
        if body.decided
    }
    cited = {}
    for name, module in modules.items():
        if not decides_by_citing(module.file):
            continue
        for function, body in module.functions.items():
            if ids := _carried_ids(body, name, modules):
                cited[f"{module.file}:{function}"] = tuple(sorted(ids))
    rows = {
        f"{_relative_file(path)}:{row}": tuple(sorted(ids))
        for path in _data_files()
        for row, ids in ids_by_row(path).items()
    }
    return Deciders(decided, cited, rows)


def decides_by_citing(file: str) -> bool:
    """Return whether ids in function bodies of this file count; elsewhere only `@decides` does."""
    parts = Path(file).with_suffix("").parts
    return parts[0] in DECIDING_LAYERS or (parts[0] == "titles" and len(parts) > 2 and parts[2] in DECIDING_ROOMS)


def iterate_functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield functions and methods with their qualified names; nested functions belong to the outer one."""

    def visit(body: Iterable[ast.stmt], prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
        for node in body:
            if isinstance(node, ast.FunctionDef):
                yield prefix + node.name, node
            elif isinstance(node, ast.ClassDef):
                yield from visit(node.body, f"{prefix}{node.name}.")
            elif isinstance(node, ast.If):
                yield from visit([*node.body, *node.orelse], prefix)

    return visit(tree.body, "")


def ids_in(tree: ast.AST) -> Iterator[str]:
    """Yield the string constants that are rule ids.

    Parts of f-strings do not count: ids must be written out, so that they can be found.
    """
    pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in pieces and id_pattern().fullmatch(text):
                yield text


# Modules


def read_module(path: Path, file: str) -> _Module:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    module = _Module(file, {}, {}, {})
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("broadfront"):
            module.imported |= {name.asname or name.name: f"{node.module}.{name.name}" for name in node.names}
    for name, function in iterate_functions(tree):
        decorators = [d for d in function.decorator_list if _is_decides(d)]
        decided = tuple(dict.fromkeys(id for d in decorators for id in ids_in(d)))
        parts = [part for part in ast.iter_child_nodes(function) if part not in decorators]
        body = _Body({id for part in parts for id in ids_in(part)}, set().union(*map(_used_names, parts)), decided)
        if name in module.functions:  # the setter of a property, or an overload
            earlier = module.functions[name]
            body = _Body(earlier.ids | body.ids, earlier.names | body.names, earlier.decided or decided)
        module.functions[name] = body
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                module.constants[name] = _Body(set(ids_in(statement)), _used_names(statement) - {name})
    return module


def _is_decides(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "decides"


def _used_names(tree: ast.AST) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found.add(f"{node.value.id}.{node.attr}")
    return found


def _carried_ids(body: _Body, module: str, modules: Mapping[str, _Module]) -> set[str]:
    """Return the ids in a body and in the constants it names, recursively."""
    seen: set[tuple[str, str]] = set()

    def gather(body: _Body, module: str) -> Iterator[str]:
        yield from body.ids
        for name in body.names:
            home, constant = _resolve_name(name, module, modules)
            if (home, constant) not in seen and home in modules and constant in modules[home].constants:
                seen.add((home, constant))
                yield from gather(modules[home].constants[constant], home)

    return set(gather(body, module))


def _resolve_name(name: str, module: str, modules: Mapping[str, _Module]) -> tuple[str, str]:
    """Return the module a name comes from, and its name there."""
    first, _, rest = name.partition(".")
    full = modules[module].imported.get(first)
    if full is None:
        return module, name
    home, _, constant = f"{full}.{rest}".rstrip(".").rpartition(".")
    return home, constant


# Data


def ids_by_row(path: Path) -> dict[str, set[str]]:
    """Return the rule ids among keys, values and cells of a data file, by row."""
    text, found = path.read_text(encoding="utf-8"), dict[str, set[str]]()
    if path.suffix == ".toml":
        words = _strings_by_row(tomllib.loads(text), ())
    else:
        lines = enumerate(csv.reader(text.splitlines()), 1)
        words = ((str(line), word) for line, row in lines for cell in row for word in re.split(r"[\s,;]+", cell))
    for row, word in words:
        if id_pattern().fullmatch(word):
            found.setdefault(row, set()).add(word)
    return found


def _strings_by_row(data: object, path: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    if isinstance(data, str):
        yield ".".join(path), data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield ".".join((*path, key)), key
            yield from _strings_by_row(value, path if key == "rule" else (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data, 1):
            yield from _strings_by_row(
                value, (*path, _row_name(value, number)) if isinstance(value, Mapping | list) else path
            )


def _row_name(row: Mapping[str, object] | list[object], number: int) -> str:
    if isinstance(row, list):
        return row[0] if row and isinstance(row[0], str) else str(number)
    return next((str(row[name]) for name in NAMES_OF_A_ROW if name in row), str(number))


# Files


def _module_files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def _data_files() -> list[Path]:
    found = (path for part in DATA_FOLDERS for path in PACKAGE.glob(f"titles/*/{part}/**/*"))
    return sorted(path for path in found if path.suffix in (".toml", ".csv"))


def _relative_file(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def _module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
