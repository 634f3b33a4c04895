"""What the page's own part for this title is told: the clerk's books, or what movers of a sector may do."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.board.shown import Counter, TablePart
from broadfront.core.messages import Prose

__all__ = [
    "ArrivalGroup",
    "ArrivalLine",
    "ArrivalsOfMonth",
    "Arriving",
    "ClerkAccounts",
    "ClerkMapAccounts",
    "ClerkPart",
    "ClerkPort",
    "ClerkRolls",
    "ClerkStep",
    "ClerkTurn",
    "FieldPart",
    "Rebuildable",
    "SectorMode",
    "SectorPart",
]


class ClerkStep(msgspec.Struct, frozen=True):
    """A step of the turn, and what came of it."""

    step: str
    stands: Literal["done", "now", "later"]
    told: str


class ArrivalLine(msgspec.Struct, frozen=True):
    """A line of the arrival chart, and what it does in this campaign."""

    text: str
    effect: str
    done: bool


class ArrivalGroup(msgspec.Struct, frozen=True):
    """Lines of this turn's chart for one nation, action and place, with the entry hexes they mean."""

    nation: str
    action: str
    where: str
    units: int
    hexes: list[str]
    lines: list[ArrivalLine]


class Arriving(msgspec.Struct, frozen=True):
    """A counter that comes now: the hexes and boxes it may come to, and whether it may stay on the table."""

    counter: Counter
    where: str
    """What the chart says, or how else it comes."""
    hexes: list[str]
    boxes: list[str]
    table: bool


class ArrivalsOfMonth(msgspec.Struct, frozen=True):
    nation: str
    month: str
    counters: int


class ClerkRolls(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a nation rolled in a turn."""

    sp: int | None = None
    column: str | None = None
    pax: int | None = None
    eq: int | None = None
    misc: int | None = None


class ClerkTurn(msgspec.Struct, frozen=True):
    """A turn of the books: its weather, who went first, what was rolled by nation, and the stocks at its end."""

    date: str
    ground: str
    flight: str
    first: str
    rolls: dict[str, ClerkRolls]
    stock: dict[str, int] | None


class Rebuildable(msgspec.Struct, frozen=True):
    """A dead or reduced unit with the price of a step, and why it cannot be rebuilt now where it cannot."""

    unit: str
    box: str
    steps: int
    full: int
    pax: int
    eq: int
    payer: str = msgspec.field(name="from")
    refused: str


class ClerkPort(msgspec.Struct, frozen=True):
    port: str
    name: str
    holder: str
    hits: int
    repaired: bool


class ClerkMapAccounts(msgspec.Struct, frozen=True, kw_only=True):
    """What can be reported of the map."""

    dumps: list[tuple[str, str, str]]
    """Owner, hex, and what it holds."""
    railheads: list[tuple[str, str]]
    """Side and hex."""
    hedgehogs: list[tuple[str, int]]
    detach: list[tuple[str, str]]
    """Units and the breakdown units they can give off."""
    absorb: list[tuple[str, str]]
    interdiction: bool
    deliveries: dict[str, list[str]]
    """By stock that holds SP, the hexes where they may be put down."""


class ClerkAccounts(msgspec.Struct, frozen=True, kw_only=True):
    """What can be reported, for forms."""

    names: list[str]
    losses: list[tuple[str, int]]
    """Units and their steps."""
    transport: list[tuple[str, bool]]
    """Units, and whether they are loaded."""
    england: list[str]
    ports: list[ClerkPort]
    scheldt: bool
    caps: dict[str, int]
    shifts: dict[str, int]
    most_shift: int
    markers: dict[str, int]
    drops: dict[str, int]
    on_map: ClerkMapAccounts | None
    """None where no counter stands in a hex."""


class SectorMode(msgspec.Struct):
    """A mode a unit may take: its points there, or why it cannot take it, or take it but not move in it."""

    mode: str
    now: bool
    points: str | UnsetType = UNSET
    mobility: str | UnsetType = UNSET
    refused: str | UnsetType = UNSET
    stays: str | UnsetType = UNSET


class FieldPart(msgspec.Struct, frozen=True):
    """A step of a player turn on the map: for each unit that may move now its modes, for each target who can attack."""

    phase: str
    side: str
    movers: dict[str, list[SectorMode]]
    targets: dict[str, list[str]]


class ClerkPart(TablePart, kw_only=True, tag="clerk"):
    """The books as they stand."""

    campaign: str
    sheets: tuple[str, ...]
    """Sheets of the map that are in play."""
    on_map: bool
    """Whether counters stand in hexes of the map."""
    turn: int
    first_turn: int
    last_turn: int
    turns: list[str]
    notes: list[Prose]
    ground: str
    flight: str
    checklist: list[ClerkStep]
    arrivals: list[ArrivalGroup]
    faces: dict[str, str]
    """What each outcome of the pending roll would mean."""
    history: list[ClerkTurn]
    mean: dict[str, list[float]]
    """By nation, the mean SP of each turn."""
    arrivals_by_month: list[ArrivalsOfMonth]
    nations: tuple[str, ...]
    stocks: dict[str, int]
    repls: dict[str, int]
    pools: dict[str, list[tuple[str, int, int, str]]]
    """By box: each unit, its steps, its full steps, what it is."""
    rebuilds: list[Rebuildable]
    accounts: ClerkAccounts | None
    """None when no report is asked for."""
    arriving: Arriving | None
    """None when no counter comes now."""
    field: FieldPart | None
    """None while the books are kept."""


class SectorPart(TablePart, tag="sector"):
    """A sector on the map."""

    field: FieldPart
