"""What rows there are, and what a row answers."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Literal


class Missing(Exception):
    """What a row needs is not there; the message says what."""


@dataclass(frozen=True)
class Measured:
    """A figure of ours, and the same work done by others (or why there is no figure)."""

    value: float
    unit: Literal["s", "bytes"] = "s"
    others: Mapping[str, float | str] = field(default_factory=dict)
    at_least: Mapping[str, float] = field(default_factory=dict)  # how many times our figure theirs must be
    at_most: Mapping[str, float] = field(default_factory=dict)  # how many times their figure ours may be
    limit: float | None = None  # our figure may be no more than this
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
    """Import every module of a package of rows; all rows registered so far, in order."""
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return sorted(_rows.values(), key=lambda row: (row.order, row.name))
