"""One step over the printed map: its cost for a kind of mover by each means, before friends and enemies.

Search tables and single steps both use `make_passage`, so a sum and its ledger cannot drift apart.
"""

from __future__ import annotations

from typing import NamedTuple

from broadfront.titles.wacht.data import prepared_assault, river_crossing, road_costs, terrain_costs
from broadfront.titles.wacht.data.atlas import Edge
from broadfront.titles.wacht.data.bridges import bridge_collapse_check_due
from broadfront.titles.wacht.data.charts import MEANS, REGULAR_COLUMNS, ROAD_COLUMNS, Charts
from broadfront.titles.wacht.data.toll import FREE, Toll, closed_toll, mp_toll
from broadfront.titles.wacht.data.words import say

ARMOR = {"": "none", "L": "light", "M": "medium", "H": "heavy"}
ASSAULT = "pa"
STIELAU = "stielau"


class Gait(NamedTuple):
    """The properties of a moving unit (gait) on which the map's movement costs depend."""

    column: str
    """A column of the terrain chart, `pa`, or `stielau`."""
    river_row: str
    kind: str
    """Leg, Mech or Rangers: the row in the Prepared Assault charts."""
    armour: str
    """none, light, medium or heavy."""
    ground: str
    night: bool

    @property
    def is_on_road(self) -> bool:
        """Whether the unit uses road movement, by its chart column."""
        return self.column in ROAD_COLUMNS


class Passage(NamedTuple):
    """A step over a hexside by one means of crossing (bridge, ford), with its cost on the printed map."""

    toll: Toll
    road: str
    """Type of the road used, or empty; over a river a road counts only on its bridge."""
    check: str = ""
    """Bridge collapse check that is due: `roll` or `automatic`, else empty."""
    check_rules: tuple[str, ...] = ()


def printed_crossing_means(edge: Edge) -> tuple[str, ...]:
    """Return the printed means of crossing a hexside: bridge, ford, riverbank; an empty string if it has no water."""
    if not edge.river:
        return ("",)
    return tuple(
        means
        for means in MEANS
        if means == "riverbank" or (means == "bridge" and edge.bridge) or (means == "ford" and edge.ford)
    )


def make_passage(charts: Charts, gait: Gait, edge: Edge, means: str) -> Passage:
    """Return the cost on the printed map of a step by these means; `means` is empty where there is no water."""
    road = edge.road if not edge.river or means == "bridge" else ""
    edge = edge._replace(road=road)
    if gait.column in REGULAR_COLUMNS:
        toll = _regular_toll(charts, gait, edge)
    elif gait.is_on_road:
        toll = _road_toll(charts, gait, edge)
    elif gait.column == ASSAULT:
        toll = mp_toll(0, say("cost.assault-hexes"), charts.terrain_file.section("columns")["pa"])
        if gait.night:
            toll += terrain_costs.night_toll(charts, "pa", edge.terrain_chart_road)
    else:
        toll = mp_toll(1, say("cost.one-hex"), "WAR-UNIT-26")
    if edge.river:
        toll += _crossing_toll(charts, gait, edge, means)
    check = ""
    rules: tuple[str, ...] = ()
    if means == "bridge" and not toll.closed:
        check, rules, toll = _bridge_check_and_toll(charts, gait, edge, toll)
    return Passage(toll, road, check, rules)


def _regular_toll(charts: Charts, gait: Gait, edge: Edge) -> Toll:
    """Return the printed map's cost of a step by regular movement, without crossing water."""
    toll = terrain_costs.entry_toll(charts, gait.column, edge.features, edge.terrain_chart_road, gait.ground)
    narrow = terrain_costs.constricted_toll(
        charts,
        gait.column,
        leaving=edge.leaving_constricted,
        entering="constricted" in edge.features,
        via="dashed_line" if edge.dashed else edge.terrain_chart_road,
        river_row=gait.river_row,
    )
    toll += narrow
    if gait.night:
        toll += terrain_costs.night_toll(charts, gait.column, edge.terrain_chart_road)
    return toll


def _road_toll(charts: Charts, gait: Gait, edge: Edge) -> Toll:
    """Return the printed map's cost of a step by road movement, without crossing water."""
    if not edge.road:
        rule = "WAR-5.3.0-01" if gait.column == "strategic_road" else "WAR-ROAD-05"
        return closed_toll(say("step.no-road"), rule, "WAR-7.8.1-01")
    toll = road_costs.road_toll(charts, gait.column, edge.road, edge.features)
    if gait.night:
        toll += terrain_costs.night_toll(charts, gait.column, edge.terrain_chart_road)
    return toll


def _crossing_toll(charts: Charts, gait: Gait, edge: Edge, means: str) -> Toll:
    """Return the cost of crossing the water of a hexside by these means."""
    if means == "bridge" and not edge.bridge:
        return closed_toll(say("step.no-bridge"), "WAR-COLLAPSE-12")
    if means == "ford" and not edge.ford:
        return closed_toll(say("step.no-ford"), "WAR-RIVER-12" if edge.river == "stream" else "WAR-TEC-16")
    if gait.column == ASSAULT:
        open_, line = prepared_assault.may_assault_cross_river(charts, gait.kind, edge.river, means)
        return Toll((line,)) if open_ else closed_toll(line.message, line.rule)
    if gait.column == STIELAU:
        if means in charts.house_file.texts_at("H-27", edge.river):
            return FREE
        return closed_toll(say("step.stielau-bridge", river=edge.river), "WAR-UNIT-26")
    return river_crossing.river_crossing_toll(charts, gait.river_row, edge.river, means, gait.is_on_road)


def _bridge_check_and_toll(charts: Charts, gait: Gait, edge: Edge, toll: Toll) -> tuple[str, tuple[str, ...], Toll]:
    """Return the collapse check due at a bridge, its rules, and the cost; heavy panzers may not use trail bridges."""
    due, rules = bridge_collapse_check_due(charts, gait.armour, edge.bridge, edge.river, edge.safe)
    if gait.armour == "heavy" and edge.bridge == "trail" and edge.river != "stream":
        rule = "WAR-ROAD-15" if gait.is_on_road else "WAR-TEC-24"
        return "", (), toll + closed_toll(say("step.heavy-on-trail"), rule)
    if due == "no check":
        return "", (), toll
    if edge.bridge == "trail":
        rules = [*rules, "WAR-ROAD-15" if gait.is_on_road else "WAR-TEC-25"]
    return due, tuple(rules), toll
