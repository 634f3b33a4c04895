"""What the page's own part for this title is told: what is asked now, a unit's card, a move leg by leg."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.board.shown import RoutePart, TablePart, UnitPart
from broadfront.core.messages import Prose
from broadfront.core.told import ToldLine, ToldRuling

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
    """A unit of a formation, where it is and how it goes."""

    unit: str
    hex: str
    mode: str
    cls: str
    done: bool


class WachtFormation(msgspec.Struct, frozen=True):
    """A formation and its units; `ordered`: they go in the order declared when it begins."""

    id: str
    kind: str
    army: str
    corps: str
    ordered: bool
    units: list[WachtUnit]


class WachtMarch(msgspec.Struct):
    """The march under way, with the MP spent and left."""

    unit: str
    kind: str
    spent: int | str
    hexes: int
    ended: bool
    left: int | str | UnsetType = UNSET


class WachtOrder(msgspec.Struct, frozen=True):
    """The formation under way, and the units still to go."""

    formation: str
    any_order: bool
    waiting: list[str]


class WachtRoll(msgspec.Struct, frozen=True):
    """What each roll of the die would bring, and whether that is what one hopes for."""

    unit: str
    results: list[tuple[int, str, bool]]


class WachtFuel(msgspec.Struct, frozen=True):
    """What each status costs a formation, what its army has, and what it got."""

    formation: str
    army: str
    has: int | str
    costs: dict[str, str]
    status: str | None


class WachtFuelChoice(msgspec.Struct, frozen=True):
    """Units of which some get their full MA."""

    formation: str
    result: int
    units: list[str]


class WachtPart(TablePart, tag="wacht", kw_only=True):
    """The step on top: which it is, whose, and what its page needs to ask well."""

    step: str
    side: str
    phase: str
    """movement or exploitation, where it is one of them."""
    ground: str
    turn: str
    formations: list[WachtFormation]
    march: WachtMarch | UnsetType = UNSET
    moving: WachtOrder | UnsetType | None = UNSET
    roll: WachtRoll | UnsetType = UNSET
    fuel: list[WachtFuel] | UnsetType = UNSET
    fuel_choice: WachtFuelChoice | UnsetType = UNSET


class WachtGives(msgspec.Struct, kw_only=True):
    """What a mode, or transport, would give a unit; or the rule against it."""

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
    """A unit's card: what is true of it, its MA step by step, and while they are chosen its modes or transport."""

    unit: str
    facts: list[tuple[str, str]]
    ma: str
    ledger: list[ToldLine]
    refused: ToldRuling | None
    modes: list[WachtGives] | UnsetType = UNSET
    transport: list[WachtGives] | UnsetType = UNSET


class WachtNote(msgspec.Struct, frozen=True):
    """What a step brings beside its cost; loud where it costs more than points."""

    text: Prose
    loud: bool = False
    roll: bool = False


class WachtLeg(msgspec.Struct, frozen=True):
    """A step of a move: what it costs and why, what is left, what it brings."""

    hex: str
    place: str
    cost: int | str
    left: int | str
    lines: list[ToldLine]
    notes: list[WachtNote]


class WachtRoute(RoutePart, tag="wacht"):
    """A move hex by hex."""

    unit: str
    kind: str
    column: str
    counts_hexes: bool
    ma: int | str
    spent: int | str
    legs: list[WachtLeg]
