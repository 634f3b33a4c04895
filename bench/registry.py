"""The registry of benchmark rows, and their results."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Literal


class Missing(Exception):
    """Something a row requires is missing; the message names it."""


@dataclass(frozen=True)
class Measured:
    """A figure of ours, and other programs' figures for the same work (or why there are none)."""

    value: float
    unit: Literal["s", "bytes"] = "s"
    others: Mapping[str, float | str] = field(default_factory=dict)
    at_least: Mapping[str, float] = field(default_factory=dict)  # minimum ratio of their figure to ours
    at_most: Mapping[str, float] = field(default_factory=dict)  # maximum ratio of our figure to theirs
    limit: float | None = None  # maximum of our figure
    note: str = ""


@dataclass(frozen=True)
class Row:
    name: str
    order: int
    measure: Callable[[], Measured]


_rows: dict[str, Row] = {}


def row(name: str, *, order: int = 50) -> Callable[[Callable[[], Measured]], Callable[[], Measured]]:
    """Register a row; rows are printed by `order`, then by name."""

    def register(measure: Callable[[], Measured]) -> Callable[[], Measured]:
        if name in _rows:
            raise ValueError(f"There are two rows called {name!r}.")
        _rows[name] = Row(name, order, measure)
        return measure

    return register


def load_rows(package: ModuleType) -> list[Row]:
    """Import every module of a package of rows, and return all registered rows in order."""
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return sorted(_rows.values(), key=lambda row: (row.order, row.name))
