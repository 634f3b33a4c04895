"""Input arrays of the search for reachable hexes: effects of enemies, friends, bridges and engineers."""

from __future__ import annotations

from functools import cache

import numpy as np

from broadfront.board.kernels.types import UInt8s
from broadfront.titles.wacht.data import next_to_enemy, road_costs
from broadfront.titles.wacht.data.atlas import Edge
from broadfront.titles.wacht.data.bridges import bottleneck_marker_after_crossings
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.river_crossing import river_crossing_figure
from broadfront.titles.wacht.data.stacking import bridge_column_breach
from broadfront.titles.wacht.data.toll import NA
from broadfront.titles.wacht.data.unit_table import BRIDGE_COLUMN
from broadfront.titles.wacht.rules.label_search import BLOCKS, NO_END, ROLLS, STOPS
from broadfront.titles.wacht.rules.march import can_help_across
from broadfront.titles.wacht.rules.mover import Mover
from broadfront.titles.wacht.rules.passage import STIELAU
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import Threats, threats_to_side


def edges_with_changed_bridges(state: WachtState) -> dict[tuple[int, int], Edge]:
    """Return the hexsides whose bridge differs from the printed map or is closed for this phase, both directions."""
    atlas, charts = state.title.atlas, state.title.charts
    found: dict[tuple[int, int], Edge] = {}
    shut = {key for key, number in state.land.crossed.items() if bottleneck_marker_after_crossings(charts, number) == 0}
    for key in (*state.land.bridges, *shut):
        i, d = atlas.parse_hexside_key(key)
        for a, way in ((i, d), (atlas.around[i][d], (d + 3) % 6)):
            found[a, way] = edge_without_closed_bridge(state, a, way)
    return found


def edge_without_closed_bridge(state: WachtState, hex: int, direction: int) -> Edge:
    """Return the map data of a step as it is now, leaving out a bridge that is closed for this phase."""
    edge = state.land.edge(hex, direction)
    if edge.bridge and state.land.crossed:
        counted = state.land.crossed.get(state.title.atlas.hexside_key(hex, direction), 0)
        if bottleneck_marker_after_crossings(state.title.charts, counted) == 0:
            return edge._replace(bridge="", safe=False)
    return edge


def helping_engineer_hexes(state: WachtState, mover: Mover) -> tuple[int, ...]:
    """Return the hexes of engineers that can help this unit across water; empty if it has no use for them."""
    if mover.gait.is_on_road or mover.gait.column == STIELAU:
        return ()
    charts, row = state.title.charts, mover.gait.river_row
    if all(
        river_crossing_figure(charts, row, river, "engineer", False)[0] == NA for river in ("stream", "minor", "major")
    ):
        return ()
    able = (n for n in state.board.units_of[mover.side] if n != mover.n and can_help_across(state, n))
    return tuple(sorted({at.index for n in able if (at := state.board.hex_of(n)) is not None}))


def directions_barred_by_forts(threats: Threats) -> UInt8s:
    """Return for every hex a bit mask of the directions that an enemy fort next to both hexes closes (US units)."""
    known = threats.arrays.get("barred")
    if known is None:
        atlas = threats.atlas
        found = np.zeros(atlas.count + 1, dtype=np.uint8)
        if threats.side == "american":
            for hex, near in threats.near.items():
                for d, other in enumerate(atlas.around[hex]):
                    if near.forts & threats.adjacent_enemies(other).forts:
                        found[hex] |= 1 << d
        found.flags.writeable = False
        known = threats.arrays["barred"] = found
    assert isinstance(known, np.ndarray)
    return known


def _enemy_flags_and_costs(state: WachtState, mover: Mover) -> tuple[UInt8s, UInt8s]:
    """Return for every hex the flags and extra MP (in halves) that nearby enemies cause for a mover."""
    threats = threats_to_side(state, mover.side)
    column, may_stop = mover.gait.column, mover.profile.stop_adjacent is not False
    key = (column, mover.special, mover.carried, may_stop, mover.overrun)
    known = threats.arrays.get(key)
    if known is None:
        charts, atlas = state.title.charts, threats.atlas
        flags = np.zeros(atlas.count + 1, dtype=np.uint8)
        extra = np.zeros(atlas.count + 1, dtype=np.uint8)
        flags[atlas.count] = BLOCKS
        for hex in threats.occupied:
            flags[hex] = BLOCKS
        if column != STIELAU:
            for hex, near in threats.near.items():
                if hex in threats.occupied:
                    continue
                cover = threats.is_covering_terrain(hex)
                shut = next_to_enemy.ban_on_entry_next_to_enemy(
                    charts,
                    column,
                    cover=cover,
                    overrun=mover.overrun in near.hexes,
                    carried=mover.carried,
                    next_to_enemy=True,
                )
                if shut.closed:
                    flags[hex] = BLOCKS
                    continue
                entered = tuple(atlas.features[hex])
                paid = next_to_enemy.mp_penalty_next_to_enemy(
                    charts, column, near.enemies, cover=cover, unit=mover.special, entered=entered
                )
                extra[hex] = int(2 * paid.mp)
                stops = next_to_enemy.forced_stop_next_to_enemy(charts, column, near.threats, cover=cover)
                if stops.stops:
                    flags[hex] |= ROLLS if mover.special else STOPS
                if not may_stop:
                    flags[hex] |= NO_END
        known = threats.arrays[key] = (flags, extra)
    flags, extra = known  # type: ignore[misc]
    return flags, extra


@cache
def _crowded_road_flags_and_cost(charts: Charts, column: str, mech_units: int, strategic: bool) -> tuple[int, int]:
    """Return the hex flags and the extra MP (in halves) for other mechanized units in a hex on a road move."""
    toll = road_costs.crowded_road_toll(charts, column, mech_units, strategic)
    return (BLOCKS if toll.closed else STOPS if toll.stops else 0), int(2 * toll.mp) if not toll.closed else 0


def hex_flags_and_costs(state: WachtState, mover: Mover) -> tuple[UInt8s, UInt8s]:
    """Return for every hex the flags and extra MP (in halves) that enemies and friends cause for a mover."""
    base_flags, base_extra = _enemy_flags_and_costs(state, mover)
    flags, extra = base_flags.copy(), base_extra.copy()
    if mover.gait.column == STIELAU:
        return flags, extra
    charts, features = state.title.charts, state.title.atlas.features
    limits = {narrow: charts.stack_limits["constricted" if narrow else "any"] for narrow in (False, True)}
    any_place = charts.house_file.boolean_at("H-17", "smaller_take_any_place")
    mine, asset = mover.unit.kin, state.board.formation_of[mover.unit.formation].kind == "asset"
    pays = not asset or charts.house_file.boolean_at("H-10", "assets_pay")
    meet = 2 * int(charts.terrain_file.integer_at("other_formation", "mp"))
    mech, leader, battalion = mover.profile.cls != "Leg", mover.unit.is_leader, mover.unit.is_battalion
    counts = not leader and not (mover.unit.row == BRIDGE_COLUMN and state.board.has_marker(mover.n, "deployed"))
    column_moves = mover.unit.row == BRIDGE_COLUMN and not state.board.has_marker(mover.n, "deployed")
    hexes, more_flags, more_extra = [], [], []
    for hex, stack in state.unit_stacks(mover.side):
        if mover.n in stack.units:
            if len(stack.units) == 1:
                continue
            stack = state.unit_stack(hex, mover.side, without=mover.n)
        flag = more = 0
        if pays and any(mine.isdisjoint(kin) for kin in stack.kin):
            more += meet
        if mover.gait.is_on_road and not leader:
            flag, paid = _crowded_road_flags_and_cost(charts, mover.gait.column, min(stack.mech, 3), stack.strategic)
            more += paid
        if counts:
            row = limits["constricted" in features[hex]]
            smaller = stack.places - stack.battalions + (not battalion)
            full = stack.places + 1 > row["units"] or stack.battalions + battalion > row["battalions"]
            if full or (not any_place and smaller > row["smaller"]):
                flag |= NO_END
        if mech and not leader:
            if (stack.column or column_moves) and _breaks_bridge_column_rule(state, mover, hex, stack.units):
                flag |= BLOCKS if stack.column else NO_END
            if (mover.mode == "strategic" and stack.mech) or stack.strategic:
                flag |= NO_END
        if flag or more:
            hexes.append(hex)
            more_flags.append(flag)
            more_extra.append(more)
    if hexes:
        flags[hexes] |= np.array(more_flags, dtype=np.uint8)
        extra[hexes] += np.array(more_extra, dtype=np.uint8)
    return flags, extra


def _breaks_bridge_column_rule(state: WachtState, mover: Mover, hex: int, units: tuple[int, ...]) -> bool:
    """Return whether a unit joining these units in a hex would break the bridge column stacking rule."""
    return bridge_column_breach([state.stacking_unit(n, hex) for n in (*units, mover.n)]) is not None
