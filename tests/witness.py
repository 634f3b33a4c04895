"""The pytest plugin that records which deciding functions ran, by adding a statement to each when it is imported.

The statement adds the function's place to a set. A cached function is wrapped instead, so that a call counts even if
its result is cached; otherwise the outcome would depend on earlier tests. Compiled modules are cached under
build/witness.
"""

import ast
import hashlib
import sys
from collections.abc import Callable, Sequence
from functools import wraps
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tools.deciders import PACKAGE, iterate_functions, load_deciders
from tools.trees import BUILD

RAN: set[str] = set()
"""Places of deciding functions that have run since the set was last cleared."""

_WITNESS, _WRAPPER = "@ran", "@asked"  # not names that code can have
_CACHES = {"cache", "lru_cache"}
_MADE = str(Path(__file__).stat().st_mtime_ns)


def note_calls(place: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return a decorator that notes a place whenever a cached function is called."""

    def wrapped(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def call(*words: Any, **named: Any) -> Any:
            RAN.add(place)
            return function(*words, **named)

        return call

    return wrapped


def with_witnesses(source: str, file: str, places: frozenset[str]) -> ast.Module:
    """Parse a module and add a statement to these functions that notes when they run; line numbers stay the same."""
    tree = ast.parse(source)
    for name, function in iterate_functions(tree):
        if (place := f"{file}:{name}") not in places:
            continue
        first = function.body[0]
        if _has_cache(function):
            function.decorator_list.insert(0, _call(_WRAPPER, place, function.decorator_list[0]))
        else:
            docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            statement = ast.copy_location(ast.Expr(_call(_WITNESS, place, first)), first)
            function.body.insert(int(docstring), statement)
    return tree


def _call(name: str, place: str, at: ast.AST) -> ast.expr:
    made = ast.copy_location(ast.Call(ast.Name(name, ast.Load()), [ast.Constant(place)], []), at)
    return ast.fix_missing_locations(made)


def _has_cache(function: ast.FunctionDef) -> bool:
    called = [d.func if isinstance(d, ast.Call) else d for d in function.decorator_list]
    return any(isinstance(name, ast.Name) and name.id in _CACHES for name in called)


class WitnessLoader(SourceFileLoader):
    """Loads a module with witnesses, caching its bytecode separately from the plain module."""

    def __init__(self, fullname: str, path: str, places: frozenset[str]) -> None:
        super().__init__(fullname, path)
        self.places = places
        named = hashlib.sha256("\n".join((_MADE, *sorted(places))).encode()).hexdigest()[:16]
        self.kept = str(BUILD / "witness" / f"{fullname}.{named}.pyc")

    def source_to_code(self, data: bytes, path: str) -> CodeType:  # type: ignore[override]
        file = Path(path).relative_to(PACKAGE).as_posix()
        return compile(with_witnesses(data.decode(), file, self.places), path, "exec", dont_inherit=True)

    def get_data(self, path: str) -> bytes:
        return super().get_data(self.kept if path.endswith(".pyc") else path)

    def set_data(self, path: str, data: bytes, *, _mode: int = 0o666) -> None:  # type: ignore[override]
        super().set_data(self.kept, data, _mode=_mode)

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update({_WITNESS: RAN.add, _WRAPPER: note_calls})
        super().exec_module(module)


class WitnessFinder(MetaPathFinder):
    """Finds the modules that contain deciding functions."""

    def __init__(self) -> None:
        self.places: dict[str, set[str]] = {}
        for place in load_deciders().functions():
            file = place.partition(":")[0]
            self.places.setdefault(str(PACKAGE / file), set()).add(place)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("broadfront."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin in self.places:
            spec.loader = WitnessLoader(fullname, spec.origin, frozenset(self.places[spec.origin]))
        return spec


# A plugin is at work from its import on: conftest names this one before whatever imports the package.
sys.meta_path.insert(0, WitnessFinder())
