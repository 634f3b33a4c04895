"""Data that only Wacht's page shows: the current step, a unit's card, the costs of a move hex by hex."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.board.shown import RoutePart, TablePart, UnitPart
from broadfront.core.messages import Prose
from broadfront.core.payloads import ToldLine, ToldRuling

__all__ = [
    "WachtCard",
    "WachtFormation",
    "WachtFuel",
    "WachtFuelChoice",
    "WachtGives",
    "WachtLeg",
    "WachtMarch",
    "WachtNote",
    "WachtOrder",
    "WachtPart",
    "WachtRoll",
    "WachtRoute",
    "WachtUnit",
]


class WachtUnit(msgspec.Struct, frozen=True):
    """A unit of a formation, with its hex, mode and movement class."""

    unit: str
    hex: str
    mode: str
    cls: str
    done: bool


class WachtFormation(msgspec.Struct, frozen=True):
    """A formation and its units; `ordered` if they move in the order declared when it begins."""

    id: str
    kind: str
    army: str
    corps: str
    ordered: bool
    units: list[WachtUnit]


class WachtMarch(msgspec.Struct):
    """The unit move in progress: the unit, its kind of movement, and the MP spent and left."""

    unit: str
    kind: str
    spent: int | str
    hexes: int
    ended: bool
    left: int | str | UnsetType = UNSET


class WachtOrder(msgspec.Struct, frozen=True):
    """The formation that is moving, and its units still to move."""

    formation: str
    any_order: bool
    waiting: list[str]


class WachtRoll(msgspec.Struct, frozen=True):
    """The result of each face of the die for the roll that is due, and whether it is favorable."""

    unit: str
    results: list[tuple[int, str, bool]]


class WachtFuel(msgspec.Struct, frozen=True):
    """A formation's fuel: points that each fuel status costs, points its army has left, the status it has."""

    formation: str
    army: str
    has: int | str
    costs: dict[str, str]
    status: str | None
    barred: str
    """Why the formation cannot be given fuel at all, or empty."""


class WachtFuelChoice(msgspec.Struct, frozen=True):
    """Units of a formation of which as many as the fuel result says may keep their full movement allowance."""

    formation: str
    result: int
    units: list[str]


class WachtPart(TablePart, tag="wacht", kw_only=True):
    """The current step for the page: its type, its side, and the data needed to show it."""

    step: str
    side: str
    phase: str
    """movement or exploitation, or empty in other steps."""
    ground: str
    turn: str
    formations: list[WachtFormation]
    march: WachtMarch | UnsetType = UNSET
    moving: WachtOrder | UnsetType | None = UNSET
    roll: WachtRoll | UnsetType = UNSET
    fuel: list[WachtFuel] | UnsetType = UNSET
    fuel_choice: WachtFuelChoice | UnsetType = UNSET


class WachtGives(msgspec.Struct, kw_only=True):
    """What a mode or transport would give a unit (movement allowance, hexes in reach), or the rule against it."""

    mode: str | UnsetType = UNSET
    what: str | UnsetType = UNSET
    do: str | UnsetType = UNSET
    by: str | UnsetType = UNSET
    cls: str | UnsetType = UNSET
    now: bool | UnsetType = UNSET
    open: bool | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    ma: str | UnsetType = UNSET
    kinds: list[str] | UnsetType = UNSET
    reach: dict[str, str] | UnsetType = UNSET
    refused: ToldRuling | UnsetType = UNSET
    stays: ToldRuling | UnsetType = UNSET


class WachtCard(UnitPart, tag="wacht", kw_only=True):
    """A unit's card: facts, movement allowance with its ledger, and its choice of modes or transport, if any."""

    unit: str
    facts: list[tuple[str, str]]
    ma: str
    ledger: list[ToldLine]
    refused: ToldRuling | None
    modes: list[WachtGives] | UnsetType = UNSET
    transport: list[WachtGives] | UnsetType = UNSET


class WachtNote(msgspec.Struct, frozen=True):
    """A remark on a step of a move; `loud` marks a risk that goes beyond movement points."""

    text: Prose
    loud: bool = False
    roll: bool = False


class WachtLeg(msgspec.Struct, frozen=True):
    """One step of a move: its cost with reasons, the MP left, and remarks."""

    hex: str
    place: str
    cost: int | str
    left: int | str
    lines: list[ToldLine]
    notes: list[WachtNote]


class WachtRoute(RoutePart, tag="wacht"):
    """A unit's move, hex by hex."""

    unit: str
    kind: str
    column: str
    counts_hexes: bool
    ma: int | str
    spent: int | str
    legs: list[WachtLeg]
