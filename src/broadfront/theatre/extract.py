"""What each map takes from the geography, with the names used on the map (`data/maps.toml`)."""

import tomllib
from dataclasses import dataclass
from functools import cache

from broadfront.theatre.geography import DATA


@dataclass(frozen=True)
class Extract:
    """The parts of the geography a map uses (`data/maps.toml`)."""

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
