"""Movement on the map: points by mode, costs by mobility and ground, zones, fuel, refusals and ledgers."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.points import MP, format_mp, mp_to_twelfths
from broadfront.board.reach import Reach, reach
from broadfront.board.walk import Refusal, Terms, walk
from broadfront.board.zones import ENEMY, ENEMY_ZONE
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.memoization import memoized
from broadfront.core.rulings import LedgerLine, Ruling, exact_plain, refused
from broadfront.core.state import State
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.step_cost import Conditions
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.clerk.campaign import barred_map_sheets, broadfront_refusal
from broadfront.titles.rhine.rules.field.ground import map_step_costs
from broadfront.titles.rhine.rules.field.modes import (
    mode_refusal,
    movement_allowance,
    reserve_release_allowance,
    shown_face,
)
from broadfront.titles.rhine.rules.field.supply import EXTENDER_RULE, can_fuel, dump_label, usable_dumps
from broadfront.titles.rhine.rules.state.board import FINISHED_MOVING, OUTSIDE
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = [
    "destinations_of_unit",
    "engineer_hexes",
    "move_refusal",
    "movement_points",
    "movement_terms",
    "path_ledger",
    "path_to",
    "step_conditions",
    "unit_reach",
]

REASONS = {
    "stopped": "OCS-ZOC-02",
    "blocked": "OCS-OVERRUN-01",
    "too dear": "OCS-MOVE-01",
    "not adjacent": "OCS-MOVE-01",
    "no such step": "BTR-TECM-14",
    "takes all": "BTR-TECM-22",
    "may not end": "OCS-STACK-01",
    "zone to zone": "OCS-ZOC-02",
}


def _truck_effect(flags: int) -> HexEffect:
    """Return the effect of a hex on Truck movement: an enemy zone of control stops it.

    A friendly unit that has finished moving in the hex lifts the zone.
    """
    zone = bool(flags & ENEMY_ZONE) and not flags & FINISHED_MOVING
    return HexEffect(blocked=bool(flags & (ENEMY | OUTSIDE)), stops=zone)


def _strat_effect(flags: int) -> HexEffect:
    """Return the effect of a hex on movement in Strat Mode: enemies and their zones block it."""
    return HexEffect(blocked=bool(flags & (ENEMY | OUTSIDE | ENEMY_ZONE)))


def _leg_or_track_effect(flags: int) -> HexEffect:
    """Return the effect of a hex on Leg and Track movement: only enemy units block it."""
    return HexEffect(blocked=bool(flags & (ENEMY | OUTSIDE)))


TRUCK_EFFECTS = HexEffects(_truck_effect, {"stops": "OCS-ZOC-02", "blocked": "OCS-OVERRUN-01"})
STRAT_EFFECTS = HexEffects(_strat_effect, {"blocked": "OCS-MODE-05"})
OTHER_EFFECTS = HexEffects(_leg_or_track_effect, {"blocked": "OCS-OVERRUN-01"})


@memoized(rests_on=("board.modes", RhineState.of_side))
def engineer_hexes(state: RhineState, side: str) -> tuple[int, ...]:
    """Return the hexes of a side's engineer-capable units in Combat Mode, in order."""
    units, board = state.units, state.board
    found = {board.hex_of(n) for n in state.of_side(side) if units[n].engineer and board.mode(n) == "Combat"}
    return tuple(sorted(hex for hex in found if hex is not None))


def step_conditions(state: RhineState, unit_number: int, mode: str) -> Conditions:
    """Return the side, mobility and weather that determine a unit's movement costs in a mode."""
    unit, clock = state.units[unit_number], state.clock
    mobility = shown_face(unit, mode).mobility
    # Flight affects only Germans and only when Normal; equal conditions share cached costs.
    flight = "Normal" if unit.side == "german" and clock.flight == "Normal" and state.land.interdiction else "Limited"
    return Conditions(clock.ground, mobility, unit.side.capitalize(), flight)


def movement_points(state: RhineState, unit_number: int, mode: str) -> tuple[Fraction, list[LedgerLine]]:
    """Return the movement points a unit has in the present phase if it moves in a mode, with reasons."""
    unit, now = state.units[unit_number], state.board.mode(unit_number)
    if unit.id in state.board.left:
        over = Fraction(state.board.left[unit.id], MP)
        return over, [LedgerLine(exact_plain(over), say("points.left"), "OCS-OVERRUN-01")]
    if now == "Reserve" and mode != "Reserve" and state.clock.phase in ("Reaction", "Exploitation"):
        return reserve_release_allowance(unit, state.clock.phase)
    return movement_allowance(unit, now if now in ("DG", "Exploitation") else mode)


def movement_terms(state: RhineState, unit_number: int, mode: str, points_left: Fraction | None = None) -> Terms:
    """Return what a unit's movement depends on: costs, points and zones; `points_left` replaces its full allowance."""
    unit = state.units[unit_number]
    at = step_conditions(state, unit_number, mode)
    has = movement_points(state, unit_number, mode)[0] if points_left is None else points_left
    fresh = points_left is None and unit.id not in state.board.left
    meets = STRAT_EFFECTS if mode == "Strat" else TRUCK_EFFECTS if at.mobility == "Truck" else OTHER_EFFECTS
    costs = map_step_costs(state.title, at, state.land.bridges, engineer_hexes(state, unit.side))
    flags = state.board.zones_of.flag_array(SIDES.index(unit.side))
    one_hex = "OCS-MOVE-02" if fresh and has > 0 else ""
    return Terms(costs, mp_to_twelfths(has), flags, meets, fresh, one_hex)


def unit_reach(state: RhineState, unit_number: int, mode: str, points_left: Fraction | None = None) -> Reach:
    """Return the reach of a unit on the map: the hexes it can move to now."""
    on = movement_terms(state, unit_number, mode, points_left)
    at = state.board.hex_of(unit_number)
    assert at is not None
    return reach(on.costs, at, on.allowance, on.flags, on.meets, fresh=on.fresh, one_hex=on.one_hex)


def cheapest_paths(found: Reach) -> Iterator[tuple[str, ...]]:
    """Yield the cheapest path to each hex in reach where a move may end, without the start hex."""
    ids, best, rows = found.hexmap.ids, found.best_rows, found.rows
    paths: list[tuple[str, ...]] = []
    for number, (hex, _, _, before) in enumerate(rows):
        paths.append((*paths[before], ids[hex]) if before >= 0 else ())
        assert before < number
    for goal in found.destinations():
        yield paths[best[found.hexmap.index[goal]]]


def destinations_of_unit(state: RhineState, unit_number: int, found: Reach) -> list[str]:
    """Return the hexes in a unit's reach where its move may end, which excludes map sheets barred to its nation."""
    barred = barred_map_sheets(state, state.units[unit_number])
    return [hex for hex in found.destinations() if hex[0] not in barred]


def path_to(state: State, unit: str, mode: str, hex: str) -> tuple[str, ...]:
    """Return a unit's cheapest path to a hex, without the start hex.

    If the unit cannot get there, return a path whose refusal shows why.
    """
    assert isinstance(state, RhineState)
    n, goal = state.number(unit), state.title.map.find(hex)
    at = state.board.hex_of(n)
    if mode not in MODES:
        raise unknown_name("mode", mode, MODES, parameter="mode")
    if at is None:
        return (goal,)
    found = unit_reach(state, n, mode)
    if goal in found:
        return found.path(goal)[1:]
    return _unreachable_path(state, n, mode, at, goal)


UNLIMITED_MP = 400
"""Movement points that suffice to cross the whole map."""


def _unreachable_path(state: RhineState, unit_number: int, mode: str, start: int, goal: str) -> tuple[str, ...]:
    """Return a path to a hex out of reach: the one it would take with unlimited points, or a straight line."""
    board = state.title.map
    far = unit_reach(state, unit_number, mode, Fraction(UNLIMITED_MP))
    if goal in far:
        return far.path(goal)[1:]
    beside = [hex for hex in board.beside[board.index[goal]] if hex in far.best_rows]
    if beside:
        lefts = far.all_points_left()
        return (*far.path(board.ids[max(beside, key=lambda hex: lefts[hex])])[1:], goal)
    return board.grid.line_of_hexes(board.ids[start], goal)[1:] or (goal,)


def phase_refusal(state: RhineState, unit_number: int, side: str) -> Ruling | None:
    """Return why a side's unit may not move at all in this phase, or None if it may."""
    unit = state.units[unit_number]
    if unit.side != side:
        return refused("BF-01", say("moving.not-yours", unit=unit.id, side=side))
    if unit.kind == "aircraft":
        return refused("OCS-MOVE-01", say("moving.aircraft", unit=unit.id))
    if unit.kind == "extender":
        return refused(EXTENDER_RULE, say("moving.extender", unit=unit.id))
    if state.board.hex_of(unit_number) is None:
        return refused("OCS-REINF-01", say("moving.off-map", unit=unit.id, where=state.board.where[unit_number].text))
    if state.board.moved[unit_number]:
        return refused("OCS-MOVE-01", say("moving.has-moved", unit=unit.id))
    mode = state.board.mode(unit_number)
    if state.clock.phase == "Reaction" and mode != "Reserve":
        return refused("OCS-MODE-04", say("moving.reaction", unit=unit.id))
    if state.clock.phase == "Exploitation" and mode not in ("Reserve", "Exploitation"):
        return refused(("OCS-MODE-04", "OCS-MODE-06"), say("moving.exploitation", unit=unit.id))
    return None


def mode_change_refusal(state: RhineState, unit_number: int, mode: str) -> Ruling | None:
    """Return why a unit may not change to a mode, or None if it may."""
    unit, now = state.units[unit_number], state.board.mode(unit_number)
    if mode not in MODES:
        raise unknown_name("mode", mode, MODES, parameter="mode")
    if mode == now:
        return None
    if unit.id in state.board.left:
        return refused("OCS-MODE-01", say("mode-change.under-way", unit=unit.id, mode=now))
    if state.clock.phase in ("Reaction", "Exploitation"):
        # Released Reserve units fight in Combat or Move mode; Exploitation units keep their mode.
        if now == "Reserve" and mode in ("Combat", "Move"):
            return None
        return refused("OCS-MODE-01", say("mode-change.phase", unit=unit.id, mode=mode, phase=state.clock.phase))
    hex = state.board.hex_of(unit_number)
    assert hex is not None
    free = (
        state.reserve_markers_left(unit.side) + _shared_reserve_marker_count(state, unit_number, hex)
        if mode == "Reserve"
        else 0
    )
    return mode_refusal(unit, now, mode, enemy_zone=state.board.is_in_enemy_zone(unit.side, hex), markers_left=free)


def _shared_reserve_marker_count(state: RhineState, unit_number: int, hex: int) -> int:
    """Return 1 if another unit in the hex has a Reserve marker, which serves this unit too; else return 0."""
    held = state.board.combat_units_in(hex, state.units[unit_number].side)
    return int(any(m != unit_number and state.board.mode(m) == "Reserve" for m in held))


def move_refusal(state: RhineState, side: str, unit: str, mode: str, path: tuple[str, ...]) -> Ruling | None:
    """Return why a side may not move this unit along this path in this mode, or None if it may."""
    n = state.number(unit)
    for hex in path:
        state.title.map.index_of(hex)
    if (no := phase_refusal(state, n, side)) or (no := mode_change_refusal(state, n, mode)):
        return no
    if not path:
        return None
    if (no := fuel_refusal(state, n, mode)) or (no := broadfront_refusal(state, state.units[n], path[-1])):
        return no
    return path_refusal(state, n, mode, path)


def fuel_refusal(state: RhineState, unit_number: int, mode: str) -> Ruling | None:
    """Return why a unit cannot move for lack of fuel, or None if it needs none or can get some."""
    unit = state.units[unit_number]
    if not needs_fuel(state, unit_number, mode) or state.supply.fuelled[unit_number] or can_fuel(state, unit_number):
        return None
    mobility = shown_face(unit, mode).mobility
    return refused("OCS-MOVE-06", say("moving.no-fuel", unit=unit.id, mobility=mobility))


def needs_fuel(state: RhineState, unit_number: int, mode: str) -> bool:
    """Return whether a unit needs fuel to move in a mode: combat units with Truck or Track mobility do."""
    unit = state.units[unit_number]
    return unit.is_combat_unit and shown_face(unit, mode).mobility != "Leg"


def path_refusal(state: RhineState, unit_number: int, mode: str, path: tuple[str, ...]) -> Ruling | None:
    """Return why costs, enemies or zones of control keep a unit from following a path, or None if it can."""
    at = state.board.hex_of(unit_number)
    assert at is not None
    if not path:
        raise Invalid(say("moving.no-path"), parameter="path", given=[])
    walked = walk((state.title.map.ids[at], *path), movement_terms(state, unit_number, mode))
    if walked.refusal is None:
        return None
    took_all = bool(walked.entries) and walked.entries[-1].took_all
    if walked.refusal.reason == "too dear" and walked.entries and walked.refusal.hex != path[-1]:
        rules = tuple(dict.fromkeys((*walked.refusal.rules, "OCS-MOVE-01")))
        has, where = format_mp(mp_to_twelfths(movement_points(state, unit_number, mode)[0])), walked.entries[-1].hex
        reason, unit = walked.refusal.reason, state.units[unit_number].id
        message = say("moving.too-far", unit=unit, hex=path[-1], mode=mode, left=has, where=where, reason=reason)
        return refused(rules, message)
    no = _ruling_on_failed_step(state.units[unit_number].id, walked.refusal, mode, took_all)
    stopped = walked.entries[-1].hex if walked.entries else state.title.map.ids[at]
    if walked.refusal.reason == "stopped" and not took_all and (whose := _zone_owners(state, unit_number, stopped)):
        unit, hex = state.units[unit_number].id, walked.refusal.hex
        return refused(no.rules, say("moving.zone-stops", unit=unit, hex=hex, mode=mode, units=whose, where=stopped))
    return no


def _zone_owners(state: RhineState, unit_number: int, hex: str) -> list[str]:
    """Return the ids of the enemy units whose zones of control cover a hex."""
    beside = state.title.map.beside[state.title.map.index[hex]]
    enemies = [
        m
        for there in beside
        for m in state.board.combat_units_in(there)
        if state.units[m].side != state.units[unit_number].side
    ]
    return [state.units[m].id for m in enemies if state.board.explain_zone(m).legal]


def _ruling_on_failed_step(unit: str, failure: Refusal, mode: str, took_all: bool) -> Ruling:
    """Return the refusal that explains why a unit cannot take the next step of its path."""
    rules = failure.rules or (REASONS[failure.reason],)
    if failure.reason == "stopped" and took_all:
        rules = ("BTR-TECM-22",)
    if failure.reason == "too dear":
        rules = tuple(dict.fromkeys((*rules, "OCS-MOVE-01")))
    needed, left = format_mp(failure.needed), format_mp(failure.left)
    why = say("step.fails", reason=failure.reason)
    message = say(
        "moving.cannot-enter",
        unit=unit,
        hex=failure.hex,
        mode=mode,
        reason=failure.reason,
        why=why,
        needed=needed,
        left=left,
    )
    return refused(rules, message)


def path_ledger(state: RhineState, unit: str, mode: str, path: tuple[str, ...]) -> list[LedgerLine]:
    """Return the lines that explain a legal path: the unit's points, its fuel and the cost of each hex."""
    n = state.number(unit)
    at = state.board.hex_of(n)
    assert at is not None
    lines = movement_points(state, n, mode)[1]
    if (
        needs_fuel(state, n, mode)
        and not state.supply.fuelled[n]
        and (dumps := usable_dumps(state, state.supply_owner(n), at))
    ):
        lines.append(LedgerLine("1T", say("points.fuel", where=dump_label(state, dumps[0])), "OCS-MOVE-06"))
    for entry in walk((state.title.map.ids[at], *path), movement_terms(state, n, mode)).entries:
        for part in entry.parts:
            lines.append(LedgerLine(f"-{format_mp(part.amount)}", say("points.enter", hex=entry.hex), part.rule))
        if entry.stopped:
            rule = "BTR-TECM-22" if entry.took_all else "OCS-ZOC-02"
            lines.append(LedgerLine("0", say("points.stops", hex=entry.hex), rule))
        elif state.board.is_in_enemy_zone(state.units[n].side, state.title.map.index[entry.hex]):
            lines.append(_zone_ledger_line(state, n, mode, entry.hex))
    return lines


def _zone_ledger_line(state: RhineState, unit_number: int, mode: str, hex: str) -> LedgerLine:
    """Return the line that explains why an enemy zone of control did not stop a moving unit."""
    mobility = shown_face(state.units[unit_number], mode).mobility
    if mobility == "Truck":
        return LedgerLine("0", say("points.zone-lifted", hex=hex), "OCS-ZOC-04")
    return LedgerLine("0", say("points.zone-passed", mobility=mobility, hex=hex), "OCS-ZOC-02")
