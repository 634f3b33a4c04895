"""House values that more than one part of the title uses: ports and bridges."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

import msgspec

from broadfront.board.hexmap import HexMap
from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import Few, Form

__all__ = ["Bridges", "Port", "Ports", "hexside_named", "load_bridges", "load_ports"]

Hits = Annotated[int, msgspec.Meta(ge=0, le=4)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Face = Annotated[int, msgspec.Meta(ge=1, le=7)]


class Port(Form, frozen=True):
    holder: Literal["allied", "german"]
    hits: Hits
    capacity: Few
    """SP or RE that it takes in or sends out in a turn while it has no hits."""
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

    @decides("BTR-HOUSE-20")
    def stands(self, face: int, *, marker: bool = False) -> bool:
        """Whether a Rhine bridge stands after the German die; a Bridge Check Marker helps it."""
        return face >= int(self.demolition["stands_with_marker" if marker else "stands"])

    @decides("BTR-EFFECT-07")
    def pontoon_barred(self, ground: str) -> bool:
        """Whether the ground forbids a pontoon roll."""
        barred = self.pontoon["barred"]
        assert isinstance(barred, tuple)
        return ground in barred

    @decides("BTR-HOUSE-14")
    def pontoon_placed(self, face: int) -> bool:
        """Whether the die places a pontoon bridge."""
        return face >= int(str(self.pontoon["placed"]))


def load_ports(files: TitleFiles) -> Ports:
    found = files.read("house/ports.toml", Ports)
    files.check_rows("house/ports.toml", "port")
    return found


def load_bridges(files: TitleFiles) -> Bridges:
    return files.read("house/bridges.toml", Bridges)


def hexside_named(board: HexMap, text: str, parameter: str) -> str:
    """The name of the hexside between two hexes, each an id or a place: `A38.34 A39.34`, `Remagen / Linz`."""
    first, slash, second = text.partition("/")
    words = text.split()
    pairs = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    for pair in [(first, second)] if slash else pairs:
        try:
            one, other = (board.find(hex) for hex in pair)
        except Invalid:
            continue
        if board.index[other] in board.around[board.index[one]]:
            return " ".join(sorted((one, other)))
    raise Invalid(
        f"{parameter}: {text!r} names no hexside; give two neighboring hexes or places, such as A38.34 A39.34.",
        parameter=parameter,
        given=text,
    )
