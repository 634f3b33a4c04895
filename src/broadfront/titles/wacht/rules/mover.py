"""Units about to move: the chart column they use, how far they may go, and why they may not move at all."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.titles.wacht.data import river_crossing, road_costs, traffic
from broadfront.titles.wacht.data.allowance import (
    Allowance,
    Bonus,
    Circumstances,
    FuelLimit,
    compute_allowance,
    manteuffel_movement_bonus,
)
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.next_to_enemy import BRIGADE_150, RANGERS
from broadfront.titles.wacht.data.profile import Profile
from broadfront.titles.wacht.data.records import LETTERS, Unit
from broadfront.titles.wacht.data.unit_table import EINHEIT_STIELAU
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.fuel_supply import fuel_shortage
from broadfront.titles.wacht.rules.passage import ARMOR, ASSAULT, STIELAU, Gait
from broadfront.titles.wacht.rules.state.board import LOCKED, NO_LIMIT, OVERSTACKED, PENALIZED, RETURNING
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import Threats, threats_to_side

FUEL_LIMITS = "WAR-7.4.1a-10"
REGULAR, ROAD = "regular", "road"
BROKE_GROUND, BROKE_WAY_TO_AREA = 1, 2
"""Bits for conditions a move has broken: ground condition of its route (H-03), way to its new army's area (H-33)."""


class Mover(NamedTuple):
    """A unit about to move, with everything that stays constant during its move."""

    n: int
    unit: Unit
    side: str
    profile: Profile
    mode: str
    kind: str
    gait: Gait
    carried: str
    """The transport that keeps the unit from moving next to the enemy: tp, intrinsic or none."""
    special: str
    """Rangers or 150th PzBrigade, else empty."""
    hexes: int | None
    """Maximum hexes of the move, or None."""
    limits: tuple[int, int, int, int]
    """MP of the move, indexed by the conditions it has broken."""
    near_limits: tuple[int, int, int, int]
    """The same if the declared destination is near the enemy (traffic congestion)."""
    exempt: frozenset[str]
    """Roads that keep the ground condition; empty if the ground does not matter."""
    toward: tuple[int, ...]
    """Distance of each hex to the area of the new army in hexes; empty if it does not matter."""
    overrun: int
    """The hex to be overrun, or -1."""

    @property
    def counts_hexes(self) -> bool:
        """Whether the move is limited by a number of hexes instead of movement points."""
        return self.gait.column in (ASSAULT, STIELAU)

    @property
    def highest_move_limit(self) -> int:
        """Most movement points that the move can have, if it breaks none of its conditions."""
        return max(self.limits)


def chart_column(profile: Profile, mode: str, kind: str) -> str:
    """Return the column of the terrain or road chart that a unit uses in a mode and kind of movement."""
    if profile.stem == EINHEIT_STIELAU:
        return STIELAU
    if mode == "pa":
        return ASSAULT
    if kind == ROAD:
        return {"tactical": "tactical_road", "exploitation": "exploit_road"}.get(mode, "strategic_road")
    if mode == "exploitation":
        return "exploit_mech"
    return "tactical_leg" if profile.cls == "Leg" else "tactical_mech"


def movement_kinds_of_unit(state: WachtState, unit_number: int) -> tuple[str, ...]:
    """Return the kinds of movement open to a unit by its class and mode: regular, road, or both."""
    profile, mode = state.board.profile(unit_number), state.board.mode_of(unit_number)
    if profile.stem == EINHEIT_STIELAU or mode == "pa":
        return (REGULAR,)
    if mode == "strategic":
        return (ROAD,)
    return (REGULAR,) if profile.cls == "Leg" else (ROAD, REGULAR)


def _unit_type_for_stop_roll(unit: Unit) -> str:
    """Return Rangers or 150th PzBrigade if the unit rolls where others must stop, else an empty string."""
    return RANGERS if unit.ranger else BRIGADE_150 if unit.brigade_150 else ""


@lru_cache(maxsize=4096)
def _compute_ma(charts: Charts, base: int, given: Circumstances) -> int:
    """Return the movement allowance of a unit with this basic MA, without an explanation."""
    return compute_allowance(charts, base, LedgerLine(base, say("ma.basic"), "WAR-7.4.1a-01"), given).ma


def ma_circumstances_of_unit(state: WachtState, unit_number: int, *, broken: int, congested: bool) -> Circumstances:
    """Return everything that changes a unit's movement allowance in this phase.

    `broken` has bits for the conditions that its move does not keep, `congested` says that traffic congestion applies.
    """
    board, armies = state.board, state.armies
    charts, unit = state.title.charts, board.unit(unit_number)
    formation = board.formation_of[unit.formation]
    reductions = [
        name for name in ("oos", "resting", "fatigue", "breakdown_buildup") if board.has_marker(unit_number, name)
    ]
    if state.land.dump >= 0 and board.army(armies.army_of[formation.id]).first:
        last = charts.allowance_file.integer_at("fuel_dump", "game_turns")
        since = (
            state.clock.turn
            - state.land.dump
            + (0 if charts.house_file.boolean_at("H-09", "capture_turn_counts") else -1)
        )
        if 0 <= since < last:
            reductions.append("first_army_fuel_dump")
    if board.flags[unit_number] & PENALIZED or (board.flags[unit_number] & RETURNING and broken & BROKE_WAY_TO_AREA):
        reductions.append("boundary")
    fuel = None
    if board.fuel[unit_number] != NO_LIMIT and formation.id in armies.fuel_result:
        units = armies.fuel_result[formation.id].endswith("units")
        result = int(armies.fuel_result[formation.id].split()[0])
        fuel = FuelLimit(result, True, board.fuel[unit_number] > 0) if units else FuelLimit(board.fuel[unit_number])
    route = frozenset({"off_road"}) if broken & BROKE_GROUND else charts.ground_rows[state.clock.ground].unless
    return Circumstances(
        fuel,
        tuple(reductions),
        state.clock.ground,
        route or frozenset({"off_road"}),
        board.mode_of(unit_number) == "strategic",
        congested,
        flat_bonuses_of_unit(state, unit_number),
    )


def flat_bonuses_of_unit(state: WachtState, unit_number: int) -> tuple[Bonus, ...]:
    """Return a unit's MP bonuses in this phase: best leader, Manteuffel, release from reserve (H-22, H-36)."""
    armies = state.armies
    unit = state.board.unit(unit_number)
    found = []
    over = [
        (mp, leader)
        for leader, mp in armies.leader_bonus.items()
        if is_under_leader(state, unit_number, state.number(leader)) or state.number(leader) == unit_number
    ]
    if over:
        mp, leader = max(over)
        found.append(Bonus(mp, say("ma.leader", leader=leader), "WAR-25.2.2a-02"))
    mp, rule = manteuffel_movement_bonus(state.title.charts, state.clock.game_turn.part)
    if mp and armies.manteuffel == f"{unit.formation}@{state.clock.game_turn.day}":
        found.append(Bonus(mp, say("ma.manteuffel"), rule))
    if unit.formation in armies.mr_bonus:
        mp = armies.mr_bonus[unit.formation]
        found.append(Bonus(mp, say("ma.reserve"), "WAR-7.4.1b-04", needs_ma=True))
    return tuple(found)


def is_under_leader(state: WachtState, unit_number: int, leader: int) -> bool:
    """Return whether a leader commands a unit: one of his formation, attached to it, or in a subordinate formation."""
    board = state.board
    unit, chief = board.unit(unit_number), board.unit(leader)
    names = {chief.formation, *chief.commands}
    return board.side_of[unit_number] == board.side_of[leader] and (
        unit.formation in names or unit.attached_to in names
    )


def explain_unit_ma(
    state: WachtState, unit_number: int, *, broken: int = BROKE_GROUND, congested: bool = False
) -> Allowance:
    """Return the movement allowance of a unit with a line for everything that changes it."""
    profile = state.board.profile(unit_number)
    source = LedgerLine(profile.ma, say("ma.basic-of", row=profile.row.name), profile.row.rule)
    given = ma_circumstances_of_unit(state, unit_number, broken=broken, congested=congested)
    return compute_allowance(state.title.charts, profile.ma, source, given)


def make_mover(state: WachtState, unit_number: int, kind: str, overrun: int = -1, began: int = -1) -> Mover:
    """Return a unit prepared for a kind of movement; `began` is the hex where its move began, or -1 for where it is."""
    board, clock = state.board, state.clock
    charts, unit, side = state.title.charts, board.unit(unit_number), board.side_of[unit_number]
    profile, mode = board.profile(unit_number), board.mode_of(unit_number)
    column = chart_column(profile, mode, kind)
    carried = board.transport_of(unit_number)
    special = _unit_type_for_stop_roll(unit)
    gait = Gait(
        column,
        river_crossing.river_crossing_row(profile, carried != "none"),
        RANGERS if unit.ranger else "Leg" if profile.cls == "Leg" else "Mech",
        ARMOR[unit.armour] if side == "german" else "none",
        # Moves that count hexes ignore ground conditions (H-03).
        "normal" if column in (ASSAULT, STIELAU) else clock.ground,
        clock.is_night and column != STIELAU,
    )
    hexes = profile.hexes
    exempt: frozenset[str] = frozenset()
    toward: tuple[int, ...] = ()
    if column in (ASSAULT, STIELAU):
        hexes = charts.assault_hexes[gait.kind]["hexes"] if column == ASSAULT else profile.hexes
        limits = near = (hexes or 0,) * 4
    else:
        change = charts.ground_rows[clock.ground].change
        exempt = charts.ground_rows[clock.ground].unless if change else frozenset()
        if board.flags[unit_number] & RETURNING:
            toward = state.title.distances_to_area(
                side, board.army(state.armies.army_of[unit.formation]).area, clock.is_late_boundary_in_force
            )
        limits = allowances_by_condition(state, unit_number, congested=False)
        near = limits
        start = began if began >= 0 else _hex_index(state, unit_number)
        if mode == "strategic" and _may_be_congested(state, start, side):
            near = allowances_by_condition(state, unit_number, congested=True)
            if traffic.is_enemy_in_congestion_range(charts, threats_to_side(state, side).distance_to_enemy(start)):
                limits = near
    return Mover(
        unit_number,
        unit,
        side,
        profile,
        mode,
        kind,
        gait,
        profile.binding,
        special,
        hexes,
        limits,
        near,
        exempt,
        toward,
        overrun,
    )


def allowances_by_condition(state: WachtState, unit_number: int, *, congested: bool) -> tuple[int, int, int, int]:
    """Return a unit's movement allowance for each combination of conditions that its move can break.

    The allowances are for a move that breaks none, one that leaves the roads exempt from bad ground, one that does not
    lead to its army's area, and one that breaks both conditions.
    """
    charts, base = state.title.charts, state.board.profile(unit_number).ma

    def ma_after(broken: int) -> int:
        """Return the movement allowance of a move that did not keep the conditions marked in `broken`."""
        return _compute_ma(
            charts, base, ma_circumstances_of_unit(state, unit_number, broken=broken, congested=congested)
        )

    kept = ma_after(0)
    off = ma_after(BROKE_GROUND) if charts.ground_rows[state.clock.ground].change else kept
    if not state.board.flags[unit_number] & RETURNING:
        return kept, off, kept, off
    return kept, off, ma_after(BROKE_WAY_TO_AREA), ma_after(BROKE_GROUND | BROKE_WAY_TO_AREA)


def _hex_index(state: WachtState, unit_number: int) -> int:
    """Return the index of the hex that a unit is in."""
    spot = state.board.hex_of(unit_number)
    assert spot is not None
    return spot.index


def _may_be_congested(state: WachtState, start: int, side: str) -> bool:
    """Return whether date and start hex allow traffic congestion; the destination decides the rest (H-47)."""
    inside, _ = traffic.in_congestion_period(state.title.charts, LETTERS[side], state.clock.game_turn)
    return inside and start in state.title.atlas.congestion_zone


def movement_refusal(state: WachtState, unit_number: int, phase: str) -> Ruling | None:
    """Return why a unit may not move at all in the `movement` or `exploitation` phase, or None if it may."""
    board = state.board
    mode, side = board.mode_of(unit_number), board.side_of[unit_number]
    charts, name = state.title.charts, board.unit(unit_number).id
    start = board.hex_of(unit_number)
    if start is None:
        return refused("WAR-H-30", say("move.off-map", unit=name))
    if mode == "mr":
        return refused("WAR-H-30", say("move.in-reserve", unit=name))
    if mode not in charts.house_file.texts_at("H-45", phase):
        return refused("WAR-H-45", say("move.other-phase", unit=name, mode=mode, phase=phase))
    if state.clock.is_night:
        activity = bool(state.armies.night_activity.get(side))
        if mode == "strategic" and activity:
            return refused("WAR-ROAD-02", say("move.strategic-at-night", unit=name))
        if mode != "strategic" and not activity:
            return refused("WAR-H-31", say("move.night", unit=name, side=side))
    if board.flags[unit_number] & LOCKED:
        return refused("WAR-18.3.0-01", say("move.helped", unit=name))
    profile = board.profile(unit_number)
    if not profile.cls:
        return refused(profile.row.rule, say("move.never", unit=name))
    if mode == "exploitation" and threats_to_side(state, side).adjacent_enemies(start.index).assault:
        return refused("WAR-7.5.3-02", say("move.next-to-assault", unit=name, hex=start.hex))
    if profile.stem != EINHEIT_STIELAU and profile.ma == 0:
        rule = "WAR-UNIT-32" if profile.battery == "IB" else "WAR-UNIT-34"
        no = say("move.no-ma-in" if profile.battery else "move.no-ma", unit=name, battery=profile.battery or "")
        return refused((profile.row.rule, rule), no)
    if (
        mode != "pa"
        and profile.stem != EINHEIT_STIELAU
        and max(allowances_by_condition(state, unit_number, congested=False)) == 0
    ):
        worked = explain_unit_ma(state, unit_number)
        rules = tuple(dict.fromkeys(line.rule for line in worked.ledger if line.amount))
        reasons = [line.message for line in worked.ledger]
        if any(line.rule == FUEL_LIMITS for line in worked.ledger):
            why = fuel_shortage(state, board.unit(unit_number).formation)
            return refused(rules, say("move.no-fuel", unit=name, reasons=reasons, why=why))
        return refused(rules, say("move.no-ma-left", unit=name, reasons=reasons))
    return None


def begins_overstacked(state: WachtState, unit_number: int) -> bool:
    """Return whether a unit begins its phase in an overstacked hex (H-44): as flagged when the phase began, or, if it
    has not begun, by the stack where the unit is now."""
    board = state.board
    side, spot = board.side_of[unit_number], board.hex_of(unit_number)
    phase = "exploitation" if board.mode_of(unit_number) == "exploitation" else "movement"
    if state.clock.phase == f"{side} {phase}" or spot is None:
        return bool(board.flags[unit_number] & OVERSTACKED)
    return bool(state.overstacking_rule(spot.index, side))


def movement_kind_refusal(state: WachtState, unit_number: int, kind: str, begun: str = "") -> Ruling | None:
    """Return why a unit may not use regular or road movement (`kind`), or None if it may.

    `begun` is the kind by which it has begun its move, or empty.
    """
    board = state.board
    profile, mode, name = board.profile(unit_number), board.mode_of(unit_number), board.unit(unit_number).id
    start = board.hex_of(unit_number)
    assert start is not None
    if begun not in ("", kind):
        return refused("WAR-7.8.0-01", say("move.kinds-mixed", unit=name, begun=begun))
    if kind == REGULAR:
        if mode == "strategic" and profile.stem != EINHEIT_STIELAU:
            return refused("WAR-5.3.0-01", say("move.road-only", unit=name))
        return None
    if mode == "pa" or profile.stem == EINHEIT_STIELAU:
        return refused("WAR-7.7.0-01" if mode == "pa" else "WAR-UNIT-26", say("move.counts-hexes", unit=name))
    if profile.cls == "Leg":
        return refused("WAR-TEC-03", say("move.leg-off-road", unit=name))
    if begun:
        return None
    atlas = state.title.atlas
    if begins_overstacked(state, unit_number):
        rule = "WAR-ROAD-16" if mode == "strategic" else "WAR-ROAD-17"
        return refused(rule, say("move.overstacked", unit=name))
    if not atlas.count_roads(start.index):
        return refused("WAR-ROAD-05", say("move.no-road", unit=name, hex=start.hex))
    others = state.unit_stack(start.index, board.side_of[unit_number], without=unit_number).mech
    if not board.unit(unit_number).is_leader:
        shut = road_costs.leaving_crowded_hex_toll(chart_column(profile, mode, kind), others)
        if shut.closed:
            assert shut.why is not None
            no = say("move.shut", unit=name, why=shut.why, hex=start.hex, mechanized=others)
            return refused(shut.closed, no)
    return None


def is_forbidden_stop(mover: Mover, threats: Threats, hex: int) -> bool:
    """Return whether a unit that may not stop next to the enemy would do so by ending its move in a hex."""
    return mover.profile.stop_adjacent is False and bool(threats.adjacent_enemies(hex).hexes)
