"""House rules for ports and bridges: capacities, hits, demolition, repair."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

import msgspec

from broadfront.board.hexmap import HexMap
from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import Few, Form

__all__ = ["Bridges", "Port", "Ports", "load_bridges", "load_ports", "parse_hexside"]

Hits = Annotated[int, msgspec.Meta(ge=0, le=4)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Face = Annotated[int, msgspec.Meta(ge=1, le=7)]


class Port(Form, frozen=True):
    """A port: the side that holds it and its hits at the start, and its capacity."""

    holder: Literal["allied", "german"]
    hits: Hits
    capacity: Few
    """SP or RE it can receive or send per turn while it has no hits."""
    estuary: bool = False


class Ports(Form, frozen=True):
    """The contents of `house/ports.toml`: all ports, and the rules of their capacity and repair."""

    rule: str
    captured: Hits
    repair_sp: Few
    capacity_percent: tuple[Percent, Percent, Percent, Percent, Percent]
    port: dict[str, Port]


class Markers(TypedDict):
    """Number of Bridge Check Markers at the start and at most."""

    start: Few
    most: Few
    rule: str


class Demolition(TypedDict):
    """Lowest die rolls at which a Rhine bridge survives demolition, without and with a Bridge Check Marker."""

    stands: Face
    stands_with_marker: Face
    rule: str


class Repair(TypedDict):
    """Price of a bridge repair in SP."""

    sp: Few
    rule: str


class Pontoon(TypedDict):
    """Lowest die roll that places a pontoon bridge, and ground conditions that forbid the roll."""

    placed: Face
    barred: tuple[Literal["Dry", "Mud", "Snow"], ...]
    rule: str


class Bridges(Form, frozen=True):
    """The contents of `house/bridges.toml`: demolition, repair and pontoon bridges."""

    markers: Markers
    demolition: Demolition
    repair: Repair
    pontoon: Pontoon

    @decides("BTR-HOUSE-20")
    def survives_demolition(self, die_roll: int, *, marker: bool = False) -> bool:
        """Return whether a Rhine bridge survives the German demolition roll; `marker` is a Bridge Check Marker."""
        return die_roll >= int(self.demolition["stands_with_marker" if marker else "stands"])

    @decides("BTR-EFFECT-07")
    def is_pontoon_barred(self, ground: str) -> bool:
        """Return whether the ground condition forbids a pontoon roll."""
        barred = self.pontoon["barred"]
        assert isinstance(barred, tuple)
        return ground in barred

    @decides("BTR-HOUSE-14")
    def is_pontoon_placed(self, die_roll: int) -> bool:
        """Return whether the die roll places a pontoon bridge."""
        return die_roll >= int(str(self.pontoon["placed"]))


def load_ports(files: TitleFiles) -> Ports:
    """Load the ports and the rules of their capacity and repair."""
    found = files.read("house/ports.toml", Ports)
    files.check_own_keys("house/ports.toml", "port")
    return found


def load_bridges(files: TitleFiles) -> Bridges:
    """Load the rules for demolition and repair of bridges and for pontoons."""
    return files.read("house/bridges.toml", Bridges)


def parse_hexside(board: HexMap, text: str, parameter: str) -> str:
    """Parse two hexes, such as `A38.34 A39.34` or `Remagen / Linz`; return the name of the hexside between them."""
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
