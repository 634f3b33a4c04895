"""Loads the geography from `data/`: gazetteer, rivers, roads, rails, crossings, ground cover, lines and water.

Coordinates are WGS84 degrees, latitude first. This module knows nothing of hexes.
"""

import csv
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeAlias

from broadfront.core.errors import Invalid

Point: TypeAlias = tuple[float, float]
DATA = resources.files("broadfront.theatre") / "data"


@dataclass(frozen=True)
class Settlement:
    """A town or village of the geographic data."""

    name: str
    at: Point
    kind: str
    region: str


@dataclass(frozen=True)
class River:
    """A river of the geographic data with its real course."""

    name: str
    cls: str
    region: str
    course: tuple[Point, ...]


@dataclass(frozen=True)
class Stop:
    """A point on the course of a road or railway, with the name of the settlement there, if any."""

    at: Point
    name: str = ""


@dataclass(frozen=True)
class Road:
    """A road or railway of the geographic data: its class and the points it passes."""

    name: str
    cls: str
    region: str
    stops: tuple[Stop, ...]


@dataclass(frozen=True)
class Route:
    """An axis of advance along roads, given by the places it passes."""

    name: str
    places: tuple[str, ...]


@dataclass(frozen=True)
class Crossing:
    """A bridge, ford or ferry of the geographic data: its river, its kind, and the settlement it is near."""

    place: str
    river: str
    kind: str
    at: Point


@dataclass(frozen=True)
class Area:
    """An area of the geographic data with one kind of ground, water or region."""

    name: str
    kind: str
    scale: str
    outline: tuple[Point, ...]


@dataclass(frozen=True)
class Line:
    """A line of the geographic data, such as a frontier or a front."""

    kind: str
    name: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Geography:
    """All geographic data from which the maps are compiled."""

    places: dict[str, Settlement]
    rivers: tuple[River, ...]
    roads: tuple[Road, ...]
    rails: tuple[Road, ...]
    routes: tuple[Route, ...]
    crossings: tuple[Crossing, ...]
    cover: tuple[Area, ...]
    lines: tuple[Line, ...]
    water: tuple[Area, ...]
    regions: tuple[Area, ...]


def read_tables(file: Traversable, key: str) -> list[dict[str, object]]:
    """Return all tables of a TOML file that are written as `[[key]]`."""
    found = tomllib.loads(file.read_text(encoding="utf-8")).get(key, [])
    assert isinstance(found, list)
    return found


@cache
def load_geography() -> Geography:
    """Load all geographic data and check that names are unique and that every named settlement exists."""
    places = _read_places(DATA / "places.csv")
    return Geography(
        places=places,
        rivers=tuple(
            River(
                _text_value(row, "name"),
                _text_value(row, "class"),
                _text_value(row, "region"),
                _point_values(row, "course"),
            )
            for row in read_tables(DATA / "rivers.toml", "river")
        ),
        roads=_read_roads(DATA / "roads.toml", "road", places),
        rails=_read_roads(DATA / "rails.toml", "rail", places),
        routes=tuple(
            Route(
                name := _text_value(row, "name"),
                tuple(_find_settlement(places, at, name).name for at in _list_value(row, "via")),
            )
            for row in read_tables(DATA / "roads.toml", "route")
        ),
        crossings=tuple(
            Crossing(
                name := _text_value(row, "place"),
                _text_value(row, "river"),
                _text_value(row, "kind"),
                _find_settlement(places, name, f"bridges.toml, {_text_value(row, 'river')}").at,
            )
            for row in read_tables(DATA / "bridges.toml", "bridge")
        ),
        cover=_read_areas(DATA / "cover.toml", "area", "scale"),
        lines=tuple(
            Line(_text_value(row, "kind"), _text_value(row, "name"), _point_values(row, "points"))
            for row in read_tables(DATA / "lines.toml", "line")
        ),
        water=_read_areas(DATA / "lines.toml", "water"),
        regions=_read_areas(DATA / "regions.toml", "region"),
    )


def _read_places(file: Traversable) -> dict[str, Settlement]:
    """Read the settlements of the geographic data by name."""
    found: dict[str, Settlement] = {}
    for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
        if row["name"] in found:
            raise Invalid(f"places.csv: {row['name']!r} stands twice; add a bracket to one of them", given=row["name"])
        found[row["name"]] = Settlement(
            row["name"],
            (float(row["lat"]), float(row["lon"])),
            row["kind"],
            row["region"],
        )
    return found


def _read_roads(file: Traversable, key: str, places: dict[str, Settlement]) -> tuple[Road, ...]:
    """Read the roads or railways of the geographic data; a stop named after a settlement gets the settlement's
    position."""
    found = []
    for row in read_tables(file, key):
        name, via = _text_value(row, "name"), row["via"]
        assert isinstance(via, list)
        stops = tuple(
            Stop(_find_settlement(places, entry, f"{file.name}, {name}").at, entry)
            if isinstance(entry, str)
            else Stop((float(entry[0]), float(entry[1])))
            for entry in via
        )
        found.append(Road(name, _text_value(row, "class"), str(row.get("region", "")), stops))
    return tuple(found)


def _find_settlement(places: dict[str, Settlement], name: str, where: str) -> Settlement:
    """Return a settlement by name; raise `Invalid`, naming the file or entry `where`, if there is none."""
    if name not in places:
        raise Invalid(f"{where}: no place {name!r} in places.csv; add it or correct the name", given=name)
    return places[name]


def _read_areas(file: Traversable, key: str, scale: str = "") -> tuple[Area, ...]:
    """Read areas with a kind from the tables of a TOML file."""
    return tuple(
        Area(
            _text_value(row, "name"),
            _text_value(row, "kind"),
            str(row.get(scale, "both")),
            _point_values(row, "polygon"),
        )
        for row in read_tables(file, key)
    )


def _text_value(row: dict[str, object], key: str) -> str:
    """Return a value of a TOML table that must be text."""
    value = row[key]
    assert isinstance(value, str)
    return value


def _list_value(row: dict[str, object], key: str) -> list[str]:
    """Return a value of a TOML table that must be a list."""
    value = row[key]
    assert isinstance(value, list)
    return value


def _point_values(row: dict[str, object], key: str) -> tuple[Point, ...]:
    """Return a value of a TOML table that must be a list of latitude and longitude pairs."""
    value = row[key]
    assert isinstance(value, Sequence)
    return tuple((float(lat), float(lon)) for lat, lon in value)
