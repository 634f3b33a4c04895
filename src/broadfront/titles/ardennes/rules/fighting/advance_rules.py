"""Advance after combat: which units may advance where, and why others may not."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.board.zones import ENEMY_ZONE
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.strength import has_road_between
from broadfront.titles.ardennes.rules.fighting.terrain_effects import river_crossing
from broadfront.titles.ardennes.rules.fighting.unit_states import check_advance
from broadfront.titles.ardennes.rules.forces.boundaries import LAST_BOUNDARY_DAY, is_across_army_boundary
from broadfront.titles.ardennes.rules.markers import AS_RIVER, ROADBLOCK_ROAD
from broadfront.titles.ardennes.rules.routes.entry_causes import CAUSES, Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import objection_to_enter
from broadfront.titles.ardennes.rules.routes.movement_costs import bridge_use, used_up_rule
from broadfront.titles.ardennes.rules.routes.stacking import stacking_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["AdvanceRow", "advance_refusal", "find_advance_row", "follow_refusal"]


class AdvanceRow(NamedTuple):
    """A row of the advance table of the solitaire game, which says who advances."""

    max_rolls: tuple[int, ...]
    """Highest rolls that let the first Allied unit advance, the second, and all later ones; 10 is automatic, 0 never.
    """
    rule: str
    why: Message
    passed_over: tuple[str, ...] = ()
    """The rule that prefers this row when the hex fits several."""


def find_advance_row(state: ArdennesState, hex: int) -> AdvanceRow:
    """Return the row of the solitaire advance table that applies to an advance into a hex."""
    minor = hex in state.ground.secondary or hex in state.ground.town
    if hex in state.ground.primary or hex in state.vp_hexes:
        best = ("ARD-C3-17",) if minor else ()
        why = say("advance.row.primary" if hex in state.ground.primary else "advance.row.vp-hex")
        return AdvanceRow((10, 7, 0), "ARD-C3-18", why, best)
    if minor:
        why = say("advance.row.secondary" if hex in state.ground.secondary else "advance.row.town")
        return AdvanceRow((8, 4, 0), "ARD-C3-19", why)
    return AdvanceRow((3, 0), "ARD-C3-20", say("advance.row.other"))


def advance_refusal(
    state: ArdennesState, fight: Fight, number: int, path: tuple[int, ...], moved: tuple[int, ...]
) -> Ruling | None:
    """Return why an attacker may not advance along this path, or None if it may.

    `moved` lists units that already advanced.
    """
    unit, start = state.units[number], state.board.hex_of_unit(number)
    if number not in fight.attackers or start is None or number in moved:
        return refused("ARD-C3-01", say("advance.not-this-unit", unit=unit.id))
    able = check_advance(state, number)
    if not able.legal:
        return able
    if not path or path[0] != fight.target or len(path) > 2:
        return refused("ARD-C3-01", say("advance.not-this-way", hex=state.hex_id(fight.target)))
    no = _entry_refusal(state, fight, Cause.ADVANCE, number, path[0]) or _crossing_refusal(state, fight, start, moved)
    if no is None and len(path) == 2:
        no = _stop_refusal(state, fight, number, start) or follow_refusal(state, fight, number, path[1], moved)
    return no or stacking_refusal(state, number, path[-1])


def _entry_refusal(state: ArdennesState, fight: Fight, cause: Cause, number: int, hex: int) -> Ruling | None:
    """Return why an advancing unit may not enter a hex (enemy, Roadblock, Meuse, army boundary), or None if it may."""
    if state.board.zoc.has_unit(fight.defending, hex):
        return refused("ARD-C3-01", say("advance.enemy-there", hex=state.hex_id(hex)))
    if (bar := objection_to_enter(state, cause, number, hex)) is not None:
        return bar.to_ruling(hex=state.hex_id(hex))
    if (
        fight.attacking == GERMAN
        and state.clock.day <= LAST_BOUNDARY_DAY
        and is_across_army_boundary(state, number, hex)
    ):
        return refused("ARD-C3-10", say("advance.across-boundary", hex=state.hex_id(hex)))
    return None


@decides("ARD-D16-11")
def _crossing_kind(state: ArdennesState, side: int, start: int, hex: int) -> str:
    """Return what the hexside between two hexes is for the next unit that crosses it in this activation.

    The result is `river`, `bridge`, `used` (no more units may cross on 16 December), or empty without a river.
    """
    way = river_crossing(state, start, hex)
    if way != "bridge":
        return way
    used = bridge_use(state, side, state.ground.crossings_by_hexes[start, hex])
    return "used" if used == AS_RIVER else "river" if used else way


def _crossing_refusal(state: ArdennesState, fight: Fight, start: int, moved: tuple[int, ...]) -> Ruling | None:
    """Return why a river keeps a unit from advancing into the vacated hex, or None if none does.

    Only one unit may cross without a bridge, and only one may cross a bridge into an enemy ZOC.
    """
    way = river_crossing(state, start, fight.target)
    if not way:
        return None
    same = [m for m in moved if fight.from_hexes[fight.attackers.index(m)] == start]
    if way == "river" and same:
        return refused("ARD-C3-08", say("advance.one-across-river"))
    if way == "bridge" and same and state.board.zoc.flags(fight.attacking)[fight.target] & ENEMY_ZONE:
        return refused("ARD-C3-07", say("advance.one-over-bridge"))
    if (no := _used_up_refusal(state, fight.attacking, start, fight.target)) is not None:
        return no
    if _crossing_kind(state, fight.attacking, start, fight.target) == "used":
        return refused("ARD-D16-11", say("advance.bridge-used"))
    return None


def _used_up_refusal(state: ArdennesState, side: int, start: int, hex: int) -> Ruling | None:
    """Return why no further unit may advance over a hexside that another unit crossed in this activation.

    Return None if one may.
    """
    crossing = state.ground.crossings_by_hexes.get((start, hex))
    rule = "" if crossing is None else used_up_rule(state, side, crossing, hex)
    if not rule:
        return None
    own = "ARD-C3-08" if rule == "ARD-TEC-09" else "ARD-C3-07"
    return refused((own, rule), say("advance.crossed-earlier", hex=state.hex_id(hex)))


def _stop_refusal(state: ArdennesState, fight: Fight, number: int, start: int) -> Ruling | None:
    """Return why an advancing unit must stop in the vacated hex, or None if it may go on.

    It stops if it crossed a river, or if a road leads from there to a Roadblock in an adjacent hex.
    """
    unit, first = state.units[number].id, fight.target
    if _crossing_kind(state, fight.attacking, start, first) == "river":
        rules = ("ARD-C3-08",) if river_crossing(state, start, first) == "river" else ("ARD-C3-08", "ARD-D16-11")
        return refused(rules, say("advance.crossed-river", unit=unit))
    stopped = CAUSES[Cause.ADVANCE].stopped
    if stopped and fight.attacking == GERMAN and state.board.zoc.flags(GERMAN)[first] & ROADBLOCK_ROAD:
        return refused(stopped.rules, say("move.barred.stopped-by-roadblock", hex=state.hex_id(first)))
    return None


def follow_refusal(
    state: ArdennesState, fight: Fight, number: int, second: int, moved: tuple[int, ...]
) -> Ruling | None:
    """Return why an attacker may not advance into the second hex of the retreat path, or None if it may.

    Only mechanized units may, after a retreat of two hexes, and not from one enemy ZOC to another.
    """
    unit, first = state.units[number], fight.target
    if (no := _entry_refusal(state, fight, Cause.FOLLOW, number, second)) is not None:
        return no
    if not fight.still_on_map(state, fight.defenders):
        return refused("ARD-C3-03", say("advance.nobody-to-follow"))
    if fight.retreated < 2 or not fight.route or second != fight.route[0]:
        return refused("ARD-C3-02", say("advance.not-the-path"))
    if not unit.mechanized:
        return refused("ARD-C3-04", say("advance.infantry-stops", unit=unit.id))
    board = state.board
    flags = board.zoc.flags(fight.attacking)
    if flags[first] & ENEMY_ZONE and flags[second] & ENEMY_ZONE:
        return refused("ARD-C3-05", say("advance.zone-to-zone"))
    way, gone = river_crossing(state, first, second), any(board.hex_of_unit(m) == second for m in moved)
    if way == "river" and gone:
        return refused("ARD-C3-09", say("advance.one-follows-across-river"))
    if way == "bridge" and gone and flags[second] & ENEMY_ZONE:
        return refused("ARD-C3-07", say("advance.one-follows-over-bridge"))
    if (no := _used_up_refusal(state, fight.attacking, first, second)) is not None:
        return no
    if _crossing_kind(state, fight.attacking, first, second) == "used":
        return refused("ARD-D16-11", say("advance.bridge-used"))
    if state.ground.map.terrain[second] == "Forest" and not has_road_between(state, first, second):
        return refused("ARD-C3-06", say("advance.forest", hex=state.hex_id(second)))
    return None
