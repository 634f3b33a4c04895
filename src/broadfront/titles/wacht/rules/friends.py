"""Effects of friendly units in the hex entered: other formations, mechanized units on roads, bridge columns."""

from __future__ import annotations

from collections.abc import Sequence

from broadfront.titles.wacht.data import road_costs, stacking, terrain_costs
from broadfront.titles.wacht.data.records import Unit
from broadfront.titles.wacht.data.toll import FREE, Toll, closed_toll, mp_toll
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.mover import Mover
from broadfront.titles.wacht.rules.passage import ASSAULT
from broadfront.titles.wacht.rules.state.wacht_state import WachtState


def friends_toll(state: WachtState, mover: Mover, hex: int) -> Toll:
    """Return the cost or ban that friendly units in the hex entered cause for a moving unit."""
    stack = state.unit_stack(hex, mover.side, without=mover.n)
    if not stack.units:
        return FREE
    charts, column = state.title.charts, mover.gait.column
    toll = FREE
    if mover.profile.cls != "Leg" and stack.column and not mover.unit.is_leader:
        seen = [state.stacking_unit(n, hex) for n in (*stack.units, mover.n)]
        breach = stacking.bridge_column_breach(seen)
        if breach is not None:
            toll += closed_toll(breach.message, breach.rule)
    if column != ASSAULT:
        toll += terrain_costs.other_formation_toll(charts, relations_to_formation(state, mover, stack.units))
    if mover.gait.is_on_road and not mover.unit.is_leader:
        toll += _zero_toll_for_units_counted_as_leg(state, hex, stack.units)
        toll += road_costs.crowded_road_toll(charts, column, stack.mech, stack.strategic)
    return toll


def relations_to_formation(state: WachtState, mover: Mover, units: Sequence[int]) -> list[str]:
    """Return for each unit in a hex how it relates to the moving unit's formations, such as `asset` (H-10)."""
    own = state.board.formation_of[mover.unit.formation]
    if own.kind == "asset" and not state.title.charts.house_file.boolean_at("H-10", "assets_pay"):
        return []
    met = (state.board.unit(n) for n in units)
    return [_relation(state, mover.unit, unit) for unit in met if not unit.is_leader]


def _relation(state: WachtState, mover: Unit, met: Unit) -> str:
    """Return how a unit relates to the unit that meets it; the attachment and the origin of both count."""
    if met.formation == mover.formation:
        return "same_formation"
    if state.board.formation_of[met.formation].kind == "asset":
        return "asset"
    shared = mover.kin & met.kin
    if shared & {mover.attached_to, met.attached_to}:
        return "attached"
    return "breakdown_company" if shared else "other_formation"


def _zero_toll_for_units_counted_as_leg(state: WachtState, hex: int, units: Sequence[int]) -> Toll:
    """Return a cost of 0 MP that notes which mechanized units in the hex count as Leg, or not at all, on a road."""
    charts = state.title.charts
    toll = FREE
    for n in units:
        one = state.stacking_unit(n, hex)
        kind, line = stacking.stacking_type(charts, one, moving=False)
        if one.leader:
            toll += mp_toll(0, say("cost.not-counted", unit=one.name), "WAR-7.8.3a-07")
        elif kind == stacking.LEG and (one.cls == stacking.MECH or one.towed):
            for entry, row in charts.rows_stacking_as_leg.items():
                if row["rule"] == line.rule and line.message.data.get("entry") == entry:
                    toll += mp_toll(0, say("cost.counts-as-leg", unit=one.name, entry=entry), row["road chart"])
    return toll
