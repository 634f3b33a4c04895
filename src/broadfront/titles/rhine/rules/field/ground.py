"""Map features as rows of the printed charts, and the movement and supply costs that follow from them."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache

import msgspec

from broadfront.board.costs import Costs
from broadfront.board.hexmap import Side
from broadfront.board.points import (
    Charge,
    CostRule,
    Ground,
    HexStep,
    Part,
    all_charge,
    mp_to_twelfths,
    prohibited_charge,
)
from broadfront.titles.rhine.data.step_cost import Conditions, StepCost, step_cost
from broadfront.titles.rhine.data.terrain import ANY_MINOR_RIVER, MovementChart
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.window import WATER

__all__ = [
    "cheapest_step_cost",
    "combat_row_of_water",
    "combat_terrain",
    "map_step_costs",
    "movement_terrain",
    "rhine_bridges",
    "usable_road_rows",
]

RIVERS = {
    "minor": "Minor River/Canals",
    "major": "Major River/Canals",
    "rhine": "Rhine River",
    "blocked": "Blocked (sea/lake/estuary)",
}
ROADS = {"road": "Roads", "autobahn": "Autobahns", "track": "Railroads or Tracks"}
STANDING_BRIDGES = ("road", "rail", "allied", "repaired")
"""States of a Rhine bridge in which it carries its road or railroad."""
ENGINEER = "engineer"
"""Ford class that marks a hexside beside an engineer."""


def movement_terrain(ground: Ground) -> tuple[str, ...]:
    """Return the movement chart rows that apply to a hex: a city or town is City, a village keeps its terrain too."""
    if ground.place in ("city", "town"):
        return ("City (Major or Minor)",)
    base = ground.terrain.replace("-", " ")
    return ("Village", base) if ground.place == "village" else (base,)


def combat_terrain(ground: Ground) -> tuple[str, ...]:
    """Return the combat chart rows that apply to a hex, from which the defender may pick."""
    if ground.place in ("city", "town"):
        rows: tuple[str, ...] = ("Major City" if ground.place == "city" else "Minor City",)
    else:
        base = {"Light-Woods": "Woods"}.get(ground.terrain, ground.terrain.replace("-", " "))
        rows = ("Village", base) if ground.place == "village" else (base,)
    return (*rows, "West Wall") if "westwall" in ground.tags else rows


def usable_road_rows(step: HexStep, river: str) -> list[str]:
    """Return the road and rail rows of the movement chart usable across a hexside (over the Rhine: with a bridge)."""
    if river == "rhine" and step.side("bridges") not in STANDING_BRIDGES:
        return []
    found = [ROADS[step.side("roads")]] if step.side("roads") else []
    if step.side("rails") and "Railroads or Tracks" not in found:
        found.append("Railroads or Tracks")
    return found


def crossing_state(step: HexStep, river: str) -> str:
    """Return what helps to cross the water on a hexside, such as a bridge, ferry, pontoon or engineer."""
    bridge = step.side("bridges")
    if bridge in ("pontoon", "blown", "repaired"):
        return bridge
    if river == "rhine" and step.side("ferries"):
        return "ferry"
    return ENGINEER if step.side("fords") == ENGINEER else "none"


def combat_row_of_water(step: HexStep) -> str:
    """Return the combat chart row for the water on a hexside, or an empty string if there is none."""
    river = step.side("rivers")
    if not river or step.side("bridges") == "pontoon":
        return ""
    if river == "rhine":
        at_ferry = crossing_state(step, river) in ("blown", "ferry")
        return "Rhine ferry/blown bridge" if at_ferry else "Rhine River"
    return {"minor": ANY_MINOR_RIVER, "major": "Major River or Canal"}.get(river, RIVERS["blocked"])


@lru_cache(maxsize=8192)
def _cached_step_cost(
    chart: MovementChart, terrain: tuple[str, ...], hexside: str, road: str, bridging: str, conditions: Conditions
) -> StepCost:
    """Return the movement cost of a step without its explanation; cached, as a map has few different steps."""
    return msgspec.structs.replace(step_cost(chart, terrain, hexside, road, bridging, conditions), ledger=())


def cheapest_step_cost(chart: MovementChart, step: HexStep, conditions: Conditions, *, roads: bool = True) -> StepCost:
    """Return the lowest movement cost of a step, by road, railroad or cross-country, without its explanation."""
    river = step.side("rivers")
    hexside = RIVERS.get(river, "")
    bridging = crossing_state(step, river)
    terrain = movement_terrain(step.end)
    over = _cached_step_cost(chart, terrain, hexside, "", bridging, conditions)
    if not roads:
        return over
    along = [
        _cached_step_cost(chart, terrain, hexside, road, bridging, conditions) for road in usable_road_rows(step, river)
    ]
    return min((*along, over), key=_cost_rank)


def _cost_rank(cost: StepCost) -> tuple[int, Fraction]:
    """Return a sort key for movement costs: numbers first, then All (points), then P (prohibited)."""
    if isinstance(cost.total, Fraction):
        return 0, cost.total
    return (1 if cost.total == "All" else 2), Fraction(0)


def _touches_water_or_neutral_ground(step: HexStep) -> bool:
    """Return whether a step between two hexes starts or ends in water or on neutral ground."""
    return any(ground.terrain in WATER or "neutral" in ground.tags for ground in (step.start, step.end))


_shared_charge = cache(Charge)
"""Create a charge, sharing equal ones: a whole map needs only a few hundred."""


def _cache_by_step(rule: CostRule) -> CostRule:
    """Return a movement cost rule that caches its results for each step between two hexes."""
    known: dict[HexStep, Charge] = {}

    def cached_charge(step: HexStep) -> Charge:
        """Return the cost of a step, computed at the first use."""
        found = known.get(step)
        if found is None:
            found = known[step] = _shared_charge(*rule(step))
        return found

    return cached_charge


def _movement_cost_rule(chart: MovementChart, conditions: Conditions) -> CostRule:
    """Return the cost rule for a moving unit; a step is allowed only if the way back is too."""

    @_cache_by_step
    def charge_for_movement(step: HexStep) -> Charge:
        """Return the movement cost of a step for the unit, with rules."""
        if _touches_water_or_neutral_ground(step):
            return prohibited_charge("BTR-TECM-14")
        there = cheapest_step_cost(chart, step, conditions)
        if there.total == "P":
            return prohibited_charge("BTR-TECM-20")
        back = cheapest_step_cost(chart, HexStep(step.end, step.start, step.sides), conditions)
        if back.total == "P":
            # On ground that has thawed under a unit, it cannot leave either.
            return Charge(
                (*prohibited_charge("OCS-MOVE-03").parts, Part(0, "BTR-TECM-21")),
                prohibited_charge("OCS-MOVE-03").flags,
            )
        if there.total == "All":
            return all_charge("BTR-TECM-22")
        return Charge(tuple(Part(mp_to_twelfths(points), rule) for points, rule in there.parts))

    return charge_for_movement


def _supply_path_cost_rule(chart: MovementChart, ground: str) -> CostRule:
    """Return the cost rule for supply paths: Truck costs of dry ground or of the present ground, the lower."""

    @_cache_by_step
    def charge_for_supply_path(step: HexStep) -> Charge:
        """Return the cost of a step of a supply path, with rules."""
        if _touches_water_or_neutral_ground(step):
            return prohibited_charge("BTR-TECM-14")
        found = [cheapest_step_cost(chart, step, Conditions(g, "Truck")) for g in dict.fromkeys(("Dry", ground))]
        best = min(found, key=_cost_rank)
        if best.total == "P":
            return prohibited_charge("BTR-TECM-20")
        if best.total == "All":
            return all_charge("BTR-TECM-22")
        return Charge(
            tuple(Part(mp_to_twelfths(points), rule) for points, rule in (*best.parts, (Fraction(0), "OCS-SUPPLY-03")))
        )

    return charge_for_supply_path


@lru_cache(maxsize=64)
def _map_costs_without_bridge_changes(title: Rhine, conditions: Conditions | None, ground: str) -> Costs:
    """Return all step costs of the map for a moving unit or supply paths, ignoring bridge changes; cached."""
    rule = (
        _supply_path_cost_rule(title.movement, ground)
        if conditions is None
        else _movement_cost_rule(title.movement, conditions)
    )
    return Costs(title.map, rule)


@lru_cache(maxsize=16)  # 130 kB each on the theater map; computing one takes a fraction of a millisecond
def _map_costs_with_bridge_changes(
    title: Rhine,
    conditions: Conditions | None,
    ground: str,
    bridges: tuple[tuple[str, str], ...],
    engineers: tuple[int, ...],
) -> Costs:
    """Return all step costs of the map, with changed bridges and engineer hexes applied; cached."""
    changes: dict[tuple[str, int, int], Side | None] = {}
    for key, state in bridges:
        i, way = locate_hexside(title, key)
        changes["bridges", i, way] = Side(state)
    for i in engineers:
        for way in range(6):
            if (i, way) in title.map.sides["rivers"]:
                changes["fords", i, way] = Side(ENGINEER)
    return _map_costs_without_bridge_changes(title, conditions, ground).with_hexsides(changes)


def map_step_costs(
    title: Rhine,
    conditions: Conditions | None,
    bridges: dict[str, str],
    engineers: tuple[int, ...],
    ground: str = "Dry",
) -> Costs:
    """Return all step costs of the map for a moving unit, or for supply paths if `conditions` is None."""
    if conditions is not None and not conditions.is_interdicted:
        conditions = Conditions(conditions.ground, conditions.mobility)  # the side matters only under Interdiction
    if not bridges and not engineers:
        return _map_costs_without_bridge_changes(title, conditions, ground)
    return _map_costs_with_bridge_changes(title, conditions, ground, tuple(sorted(bridges.items())), engineers)


def locate_hexside(title: Rhine, key: str) -> tuple[int, int]:
    """Return the hex index and direction of a hexside named like `A38.34 A39.34`."""
    first, second = (title.map.index_of(hex) for hex in key.split())
    return first, title.map.around[first].index(second)


def hexside_key(title: Rhine, first: int, second: int) -> str:
    """Return the name of the hexside between two hexes, such as `A38.34 A39.34`."""
    return " ".join(sorted((title.map.ids[first], title.map.ids[second])))


@lru_cache(maxsize=4)
def rhine_bridges(title: Rhine) -> dict[int, tuple[str, ...]]:
    """Return, for each hex next to Rhine bridges, the hexside names of those bridges, by hex index."""
    board = title.map
    found: dict[int, tuple[str, ...]] = {}
    for (i, way), side in board.sides["rivers"].items():
        other = board.around[i][way]
        if side.cls == "rhine" and (i, way) in board.sides["bridges"] and other != len(board):
            found[i] = (*found.get(i, ()), hexside_key(title, i, other))
    return found
