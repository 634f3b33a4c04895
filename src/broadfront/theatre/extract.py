"""Which parts of the geographic data each map uses, with the names used on the map (`data/maps.toml`)."""

import tomllib
from dataclasses import dataclass
from functools import cache

from broadfront.theatre.geography import DATA


@dataclass(frozen=True)
class Extract:
    """Which parts of the geographic data one map uses, as listed in `data/maps.toml`."""

    scales: frozenset[str]
    roads: dict[str, str]
    rivers: dict[str, str]
    promoted: frozenset[str]
    places: dict[str, str]
    must_pass: frozenset[str]
    first: tuple[str, ...]
    bridge_spur: int
    moved: dict[str, str]
    major_cities: frozenset[str]


@cache
def load_extract(title: str) -> Extract:
    """Read from `data/maps.toml` which parts of the geographic data a title's map uses."""
    row = tomllib.loads((DATA / "maps.toml").read_text(encoding="utf-8"))[title]
    return Extract(
        frozenset(row["scales"]),
        row["roads"],
        row["rivers"],
        frozenset(row["promoted"]),
        row["places"],
        frozenset(row["must_pass"]),
        tuple(row["first"]),
        row["bridge_spur"],
        row.get("moved", {}),
        frozenset(row.get("major_cities", ())),
    )
