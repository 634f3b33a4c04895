"""Data for the title's own panels on the page: the clerk's campaign, and the possible actions in a sector."""

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
    """A step of the turn, with its status and result."""

    step: str
    stands: Literal["done", "now", "later"]
    told: str


class ArrivalLine(msgspec.Struct, frozen=True):
    """A line of the arrival chart, with its effect in this campaign."""

    text: str
    effect: str
    done: bool


class ArrivalGroup(msgspec.Struct, frozen=True):
    """This turn's chart lines for one nation, action and place, with their entry hexes."""

    nation: str
    action: str
    where: str
    units: int
    hexes: list[str]
    lines: list[ArrivalLine]


class Arriving(msgspec.Struct, frozen=True):
    """A counter that arrives now, the hexes and boxes it may enter, and whether it may have no recorded hex."""

    counter: Counter
    where: str
    """The place in the chart, or another way of arrival."""
    hexes: list[str]
    boxes: list[str]
    table: bool


class ArrivalsOfMonth(msgspec.Struct, frozen=True):
    nation: str
    month: str
    counters: int


class ClerkRolls(msgspec.Struct, frozen=True, omit_defaults=True):
    """A nation's roll results in a turn."""

    sp: int | None = None
    column: str | None = None
    pax: int | None = None
    eq: int | None = None
    misc: int | None = None


class ClerkTurn(msgspec.Struct, frozen=True):
    """A past turn: weather, side that moved first, rolls by nation, and stocks at its end."""

    date: str
    ground: str
    flight: str
    first: str
    rolls: dict[str, ClerkRolls]
    stock: dict[str, int] | None


class Rebuildable(msgspec.Struct, frozen=True):
    """A dead or reduced unit, with the price of a step and the reason if it cannot be rebuilt now."""

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
    """Data for the forms that report what happened on the map."""

    dumps: list[tuple[str, str, str]]
    """Owner, hex and contents of each dump."""
    railheads: list[tuple[str, str]]
    """Side and hex of each rail head."""
    hedgehogs: list[tuple[str, int]]
    detach: list[tuple[str, str]]
    """Units, with a breakdown unit they can detach."""
    absorb: list[tuple[str, str]]
    interdiction: bool
    deliveries: dict[str, list[str]]
    """Hexes where SP may be delivered, by stock that has SP."""


class ClerkAccounts(msgspec.Struct, frozen=True, kw_only=True):
    """Data for the report forms."""

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
    """None if positions are not recorded."""


class SectorMode(msgspec.Struct):
    """A mode of a unit: its movement points, or why it cannot take the mode or cannot move in it."""

    mode: str
    now: bool
    points: str | UnsetType = UNSET
    mobility: str | UnsetType = UNSET
    refused: str | UnsetType = UNSET
    stays: str | UnsetType = UNSET


class FieldPart(msgspec.Struct, frozen=True):
    """A step of a player turn: the modes of each unit that may move, and the possible attackers of each target."""

    phase: str
    side: str
    movers: dict[str, list[SectorMode]]
    targets: dict[str, list[str]]


class ClerkPart(TablePart, kw_only=True, tag="clerk"):
    """The state of a campaign."""

    campaign: str
    sheets: tuple[str, ...]
    """Map sheets in play."""
    on_map: bool
    """Whether positions of counters are recorded."""
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
    """Result of each outcome of the pending roll."""
    history: list[ClerkTurn]
    mean: dict[str, list[float]]
    """Mean SP of each turn, by nation."""
    arrivals_by_month: list[ArrivalsOfMonth]
    nations: tuple[str, ...]
    stocks: dict[str, int]
    repls: dict[str, int]
    pools: dict[str, list[tuple[str, int, int, str]]]
    """Units by box: id, steps, full steps and description."""
    rebuilds: list[Rebuildable]
    accounts: ClerkAccounts | None
    """None if no report can be made now."""
    arriving: Arriving | None
    """None if no counter arrives now."""
    field: FieldPart | None
    """None unless a step of a player turn on the map is asked."""


class SectorPart(TablePart, tag="sector"):
    """A sector on the map."""

    field: FieldPart
