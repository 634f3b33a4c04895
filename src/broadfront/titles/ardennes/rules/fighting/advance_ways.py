"""Advance after combat: who may go where, and why not."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.board.zones import ENEMY_ZONE
from broadfront.core.messages import Message
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.strength import road_between
from broadfront.titles.ardennes.rules.fighting.terrain_effects import across_river
from broadfront.titles.ardennes.rules.fighting.unit_states import may_advance
from broadfront.titles.ardennes.rules.forces.boundaries import BINDS_UNTIL, across_army_boundary
from broadfront.titles.ardennes.rules.routes.stacking import stacking_refusal
from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = ["AdvanceRow", "advance_refusal", "advance_row"]


class AdvanceRow(NamedTuple):
    """A row of the advance table of the solitaire game."""

    numbers: tuple[int, ...]
    """The roll that lets the first Allied unit advance, the second, and all after them; 10 is automatic, 0 never."""
    rule: str
    why: Message
    passed_over: tuple[str, ...] = ()
    """The rule that prefers this row where the hex is in several."""


def advance_row(state: ArdennesState, hex: int) -> AdvanceRow:
    """The row of the table for an advance into a hex."""
    minor = hex in state.ground.secondary or hex in state.ground.town
    if hex in state.ground.primary or hex in state.vp_hexes:
        best = ("ARD-C3-17",) if minor else ()
        return AdvanceRow((10, 7, 0), "ARD-C3-18", say("advance.row.primary"), best)
    if minor:
        return AdvanceRow((8, 4, 0), "ARD-C3-19", say("advance.row.secondary"))
    return AdvanceRow((3, 0), "ARD-C3-20", say("advance.row.other"))


def advance_refusal(
    state: ArdennesState, fight: Fight, number: int, path: tuple[int, ...], moved: tuple[int, ...]
) -> Ruling | None:
    """Why an attacker may not advance along these hexes; `moved` have advanced already."""
    unit, start = state.units[number], state.hex(number)
    if number not in fight.attackers or start is None or number in moved:
        return refused("ARD-C3-01", say("advance.not-this-unit", unit=unit.id))
    able = may_advance(state, number)
    if not able.legal:
        return able
    if not path or path[0] != fight.target or len(path) > 2:
        return refused("ARD-C3-01", say("advance.not-this-way", hex=state.name(fight.target)))
    side = fight.attacking
    for hex in path:
        if state.zoc.holds(1 - side, hex):
            return refused("ARD-C3-01", say("advance.enemy-there", hex=state.name(hex)))
        if side == GERMAN and state.day <= BINDS_UNTIL and across_army_boundary(state, number, hex):
            return refused("ARD-C3-10", say("advance.across-boundary", hex=state.name(hex)))
    no = _crossing(state, fight, number, start, moved)
    if no is not None:
        return no
    if len(path) == 2 and (no := _beyond(state, fight, number, path, moved)) is not None:
        return no
    return stacking_refusal(state, number, path[-1])


def _crossing(state: ArdennesState, fight: Fight, number: int, start: int, moved: tuple[int, ...]) -> Ruling | None:
    """Rivers on the way into the vacated hex: one unit over an unbridged hexside, one over a bridge into a ZOC."""
    way = across_river(state, start, fight.target)
    if not way:
        return None
    same = [m for m in moved if fight.from_hexes[fight.attackers.index(m)] == start]
    if way == "river":
        if same:
            return refused("ARD-C3-08", say("advance.one-across-river"))
        return None
    if same and state.zoc.flags(fight.attacking)[fight.target] & ENEMY_ZONE:
        return refused("ARD-C3-07", say("advance.one-over-bridge"))
    return None


def _beyond(
    state: ArdennesState, fight: Fight, number: int, path: tuple[int, ...], moved: tuple[int, ...]
) -> Ruling | None:
    """Following the path of retreat: mechanized units, after two hexes of retreat, not from ZOC to ZOC."""
    unit = state.units[number]
    first, second = path
    if not fight.alive(state, fight.defenders):
        return refused("ARD-C3-03", say("advance.nobody-to-follow"))
    if fight.retreated < 2 or not fight.route or second != fight.route[0]:
        return refused("ARD-C3-02", say("advance.not-the-path"))
    if not unit.mechanized:
        return refused("ARD-C3-04", say("advance.infantry-stops", unit=unit.id))
    flags = state.zoc.flags(fight.attacking)
    if flags[first] & ENEMY_ZONE and flags[second] & ENEMY_ZONE:
        return refused("ARD-C3-05", say("advance.zone-to-zone"))
    start = state.hex(number)
    assert start is not None
    if across_river(state, start, first) == "river":
        return refused("ARD-C3-08", say("advance.crossed-river", unit=unit.id))
    wet = across_river(state, first, second) == "river"
    gone = any(state.hex(m) == second for m in moved)
    if wet and gone:
        return refused("ARD-C3-09", say("advance.one-follows-across-river"))
    if gone and across_river(state, first, second) == "bridge" and flags[second] & ENEMY_ZONE:
        return refused("ARD-C3-07", say("advance.one-follows-over-bridge"))
    if state.ground.map.terrain[second] == "Forest" and not road_between(state, first, second):
        return refused("ARD-C3-06", say("advance.forest", hex=state.name(second)))
    return None
