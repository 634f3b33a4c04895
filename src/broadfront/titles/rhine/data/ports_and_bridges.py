"""House values that more than one part of the title uses: ports and bridges."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.titles.rhine.data.loading import Few, Form

__all__ = ["Bridges", "Port", "Ports", "load_bridges", "load_ports"]

Hits = Annotated[int, msgspec.Meta(ge=0, le=4)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Face = Annotated[int, msgspec.Meta(ge=1, le=7)]


class Port(Form, frozen=True):
    holder: Literal["allied", "german"]
    hits: Hits
    estuary: bool = False


class Ports(Form, frozen=True):
    """`house/ports.toml`."""

    rule: str
    captured: Hits
    repair_sp: Few
    capacity_percent: tuple[Percent, Percent, Percent, Percent, Percent]
    port: dict[str, Port]


class Markers(TypedDict):
    start: Few
    most: Few
    rule: str


class Demolition(TypedDict):
    stands: Face
    stands_with_marker: Face
    rule: str


class Repair(TypedDict):
    sp: Few
    rule: str


class Pontoon(TypedDict):
    placed: Face
    barred: tuple[Literal["Dry", "Mud", "Snow"], ...]
    rule: str


class Bridges(Form, frozen=True):
    """`house/bridges.toml`."""

    markers: Markers
    demolition: Demolition
    repair: Repair
    pontoon: Pontoon


def load_ports(files: TitleFiles) -> Ports:
    found = files.read("house/ports.toml", Ports)
    files.check_rows("house/ports.toml", "port")
    return found


def load_bridges(files: TitleFiles) -> Bridges:
    return files.read("house/bridges.toml", Bridges)
