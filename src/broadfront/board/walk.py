"""Walks one given path: what each step costs, by which rules, and where the path breaks a rule.

The searches cover the whole map; `walk` prices any single path with the same rules.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from broadfront.board.costs import Costs
from broadfront.board.hex_effects import NO_EFFECTS, HexEffect, HexEffects
from broadfront.board.kernels.bits import PROHIBITED, STOPS
from broadfront.board.kernels.types import UInt8s
from broadfront.board.points import MP, Part

Reason = Literal[
    "not adjacent",  # the path jumps
    "no such step",  # the map has no such move for any mover (NA)
    "prohibited",  # P
    "blocked",  # the hex may not be entered: an enemy is there
    "zone to zone",  # straight from one zone of control into another
    "stopped",  # the mover had to stop in the previous hex
    "takes all",  # the step takes the whole allowance, and some is already spent
    "too dear",  # not enough points left
    "may not end",  # the path ends where the mover may not end its move
]


class Terms(NamedTuple):
    """The conditions of a unit's move, as the arguments of `reach`."""

    costs: Costs
    allowance: int
    flags: UInt8s | None = None
    meets: HexEffects = NO_EFFECTS
    fresh: bool = True
    one_hex: str = ""
    lose_fractions: str = ""


class Entry(NamedTuple):
    """One step of a unit's path: the hex entered, its cost and the parts of the cost.

    Where the step took all points left, the parts only name the rules.
    """

    hex: str
    cost: int
    left: int
    stopped: bool
    took_all: bool
    parts: tuple[Part, ...]


class Refusal(NamedTuple):
    """Why a unit's path fails before its last hex: the first hex that cannot be entered, and the rules for it."""

    hex: str
    reason: Reason
    rules: tuple[str, ...]
    needed: int = 0  # twelfths the step would take
    left: int = 0


class Walk(NamedTuple):
    """The part of a path that a unit can walk, and what it costs."""

    entries: tuple[Entry, ...]
    spent: int
    refusal: Refusal | None


def walk(path: Sequence[str], terms: Terms) -> Walk:
    """Walk a unit along a path from its first hex as far as the rules allow."""
    hexmap, meets = terms.costs.hexmap, terms.meets
    here = hexmap.index_of(path[0])
    met = _effect_at(terms, here)
    left, stopped, kind = terms.allowance, False, 0
    entries: list[Entry] = []

    def refuse(hex: str, reason: Reason, rules: tuple[str, ...], needed: int = 0) -> Walk:
        """Return the walk as far as it goes, with the reason why this hex cannot be entered."""
        return Walk(tuple(entries), terms.allowance - left, Refusal(hex, reason, rules, needed, left))

    for hex in path[1:]:
        there = hexmap.index_of(hex)
        if there not in hexmap.around[here]:
            return refuse(hex, "not adjacent", ())
        if stopped:
            return refuse(hex, "stopped", meets.rules("stops"))
        direction = hexmap.around[here].index(there)
        charge = terms.costs.charge(here, direction)
        meeting = _effect_at(terms, there)
        if charge.is_barred:
            return refuse(hex, "prohibited" if charge.flags & PROHIBITED else "no such step", charge.rules)
        if meeting.blocked:
            return refuse(hex, "blocked", meets.rules("blocked"))
        if meeting.zone and met.zone:
            return refuse(hex, "zone to zone", meets.rules("zone"))
        road = terms.costs.road_kind(here, direction)
        parts = charge.parts + _effect_parts(met, meeting, meets)
        if terms.lose_fractions and entries and road != kind and left % MP:
            parts = (Part(left % MP, terms.lose_fractions), *parts)
        cost = sum(part.amount for part in parts)
        stopped = meeting.stops or bool(charge.flags & STOPS)
        took_all = charge.takes_all
        if took_all and not (terms.fresh and not entries):
            return refuse(hex, "takes all", charge.rules, terms.allowance)
        if not took_all and cost > left:
            if not terms.one_hex or entries:
                return refuse(hex, "too dear", tuple(part.rule for part in parts), cost)
            took_all, parts = True, (*parts, Part(0, terms.one_hex))
        if took_all:
            cost, stopped = left, True
        left -= cost
        entries.append(Entry(hex, cost, left, stopped, took_all, parts))
        here, met, kind = there, meeting, road
    if entries and not met.may_end:
        return refuse(path[-1], "may not end", meets.rules("may_end"))
    return Walk(tuple(entries), terms.allowance - left, None)


def _effect_at(terms: Terms, hex: int) -> HexEffect:
    """Return what the flags of a hex do to the mover."""
    return terms.meets.by_flags[0 if terms.flags is None else terms.flags[hex]]


def _effect_parts(met: HexEffect, meeting: HexEffect, meets: HexEffects) -> tuple[Part, ...]:
    """Return the extra movement cost of leaving the previous hex and entering this one, with rules."""
    extra = []
    if met.leave:
        extra.append(Part(met.leave, "".join(meets.rules("leave"))))
    if meeting.enter:
        extra.append(Part(meeting.enter, "".join(meets.rules("enter"))))
    return tuple(extra)
