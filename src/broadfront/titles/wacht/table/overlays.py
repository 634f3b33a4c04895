"""Map overlays of Wacht: reach of all units, hexes next to the enemy, bridges, roads, stacks, fuel, armies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Overlay
from broadfront.core.errors import unknown_name
from broadfront.titles.wacht.data import next_to_enemy
from broadfront.titles.wacht.data.bridges import bottleneck_marker_after_crossings, bridge_collapse_check_due
from broadfront.titles.wacht.data.charts import ROADS
from broadfront.titles.wacht.data.records import SIDES
from broadfront.titles.wacht.data.words import phrase
from broadfront.titles.wacht.rules.mover import movement_refusal
from broadfront.titles.wacht.rules.passage import ARMOR
from broadfront.titles.wacht.rules.state.land import DESTROYED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import threats_to_side
from broadfront.titles.wacht.rules.unit_reach import UnitReach


def overlay_names(side: str | None) -> dict[str, str]:
    """Return the map overlays (layers over the map) for a side, name to label; without a side, the German ones."""
    side = side or SIDES[0]
    other = SIDES[1 - SIDES.index(side)]
    return {
        f"reach-{side}": phrase("overlay.my-reach"),
        f"reach-{other}": phrase("overlay.enemy-reach"),
        f"ground-{side}": phrase("overlay.next-to-enemy"),
        f"stacks-{side}": phrase("overlay.stacks"),
        "bridges": phrase("overlay.bridges"),
        "fords": phrase("overlay.fords"),
        "roads": phrase("overlay.roads"),
        "fuel": phrase("overlay.fuel"),
        f"armies-{side}": phrase("overlay.armies"),
    }


def draw_overlay(state: WachtState, side: str | None, name: str) -> Overlay:
    """Return a map overlay (layer over the map) by its name; raise an error if there is none with that name."""
    if name not in overlay_names(side):
        raise unknown_name("overlay", name, overlay_names(side), parameter="name")
    sheet, _, of = name.partition("-")
    return OVERLAYS[sheet](state, of)


def _reach_overlay(state: WachtState, side: str) -> Overlay:
    """Return the overlay of how many units of a side can reach each hex, each in its present mode."""
    found: Counter[str] = Counter()
    able = 0
    for n in state.board.units_of[side]:
        phase = "exploitation" if state.board.mode_of(n) == "exploitation" else "movement"
        if movement_refusal(state, n, phase) is None:
            able += 1
            found.update(iter(UnitReach(state, n)))
    hexes = {
        hex: ("good" if many > 3 else "fair" if many > 1 else "poor", str(many)) for hex, many in sorted(found.items())
    }
    legend = (
        ("good", phrase("laid.reach.four")),
        ("fair", phrase("laid.reach.two")),
        ("poor", phrase("laid.reach.one")),
    )
    return Overlay(hexes, legend=legend, text=phrase("laid.reach.told", count=able, side=side, total=len(hexes)))


def _enemy_overlay(state: WachtState, side: str) -> Overlay:
    """Return the overlay of hexes next to the enemy: where a tactical move must stop, where it only costs more."""
    threats, charts = threats_to_side(state, side), state.title.charts
    hexes = {}
    for hex, near in sorted(threats.near.items()):
        if hex in threats.occupied:
            continue
        cover = threats.is_covering_terrain(hex)
        stops = next_to_enemy.forced_stop_next_to_enemy(charts, "tactical_mech", near.threats, cover=cover).stops
        hexes[state.title.map.ids[hex]] = ("bad", phrase("laid.ground.stop")) if stops else ("poor", "")
    legend = (("bad", phrase("laid.ground.stops")), ("poor", phrase("laid.ground.penalty")))
    stopping = sum(kind == "bad" for kind, _ in hexes.values())
    return Overlay(hexes, legend=legend, text=phrase("laid.ground.told", count=len(hexes), total=stopping))


def _stacks_overlay(state: WachtState, side: str) -> Overlay:
    """Return the overlay of how many units in each hex count against the stacking limit."""
    limits = state.title.charts.stack_limits
    hexes = {}
    for hex, stack in sorted(state.unit_stacks(side)):
        row = limits["constricted" if "constricted" in state.title.atlas.features[hex] else "any"]
        most, over = row["units"], state.overstacking_rule(hex, side)
        full = stack.places >= most or stack.battalions >= row["battalions"]
        kind = "bad" if over else "poor" if full else "good"
        hexes[state.title.map.ids[hex]] = (kind, f"{stack.places}/{most}")
    legend = (
        ("good", phrase("laid.stacks.room")),
        ("poor", phrase("laid.stacks.full")),
        ("bad", phrase("laid.stacks.over")),
    )
    rules = ("WAR-STACK-02", "WAR-STACK-03")
    return Overlay(hexes, legend=legend, text=phrase("laid.stacks.told"), rules=rules)


def _bridges_overlay(state: WachtState, _of: str) -> Overlay:
    """Return the overlay of bridges, by the heaviest German armor that can cross each without a die roll."""
    land = state.land
    atlas, charts, sides = state.title.atlas, state.title.charts, state.title.map.sides
    drawn = []
    for i, d in sorted({*sides["bridges"], *(atlas.parse_hexside_key(key) for key in land.bridges)}):
        key = atlas.hexside_key(i, d)
        if key.partition("-")[0] != state.title.map.ids[i] or (i, d) not in sides["rivers"]:
            continue
        kind, safe = land.bridge_at(i, d)
        over = sides["rivers"][i, d].cls
        due = [bridge_collapse_check_due(charts, armour, kind, over, safe)[0] for armour in (ARMOR["M"], ARMOR["H"])]
        worn = bottleneck_marker_after_crossings(charts, land.crossed.get(key, 0)) == 0
        look = "poor" if due[0] != "no check" else "fair" if due[1] != "no check" else "good"
        look = "bad" if not kind or worn else look
        drawn.append((state.title.map.ids[i], DIRECTIONS[d], look))
    down = sum(kind == DESTROYED for kind in land.bridges.values())
    legend = (
        ("good", phrase("laid.bridges.sound")),
        ("fair", phrase("laid.bridges.heavy")),
        ("poor", phrase("laid.bridges.medium")),
        ("bad", phrase("laid.bridges.closed")),
    )
    text = phrase("laid.bridges.told", count=len(drawn), total=down)
    return Overlay(hexsides=tuple(drawn), legend=legend, text=text, rules=("WAR-COLLAPSE-10", "WAR-BOTTLENECK-04"))


def _fords_overlay(state: WachtState, _of: str) -> Overlay:
    """Return the overlay of fords and ferries."""
    sides, ids = state.title.map.sides, state.title.map.ids
    drawn = [(ids[i], DIRECTIONS[d], "good") for i, d in sorted(sides["fords"])]
    ferries = [(ids[i], DIRECTIONS[d], "note") for i, d in sorted(sides.get("ferries", {}))]
    legend = (("good", phrase("laid.fords.ford")), ("note", phrase("laid.fords.ferry")))
    return Overlay(hexsides=(*drawn, *ferries), legend=legend, text=phrase("laid.fords.told"))


def _roads_overlay(state: WachtState, _of: str) -> Overlay:
    """Return the overlay of roads: each hex by the best road in it."""
    best: dict[int, int] = {}
    for (i, _), road in state.title.map.sides["roads"].items():
        best[i] = min(best.get(i, len(ROADS)), ROADS.index(road.cls))
    kinds = dict(zip(ROADS, ("good", "fair", "poor"), strict=True))
    hexes = {state.title.map.ids[i]: (kinds[ROADS[rank]], "") for i, rank in sorted(best.items())}
    legend = tuple((kind, phrase("laid.roads.class", road=road)) for road, kind in kinds.items())
    return Overlay(hexes, legend=legend, text=phrase("laid.roads.told"))


def _fuel_overlay(state: WachtState, _of: str) -> Overlay:
    """Return the overlay of German units by the fuel status of their formation."""
    kinds = {"Normal": "good", "Low": "poor", "None": "bad"}
    hexes = {}
    for n in state.board.units_of["german"]:
        status, spot = state.armies.fuel_status.get(state.board.unit(n).formation), state.board.hex_of(n)
        if status is not None and spot is not None:
            hexes[spot.hex] = (kinds[status], "")
    legend = tuple((kind, phrase("panel.fuel", status=status)) for status, kind in kinds.items())
    text = phrase("laid.fuel.told" if hexes else "laid.fuel.not-yet")
    return Overlay(hexes, legend=legend, text=text, rules=("WAR-17.2.0-08",))


def _armies_overlay(state: WachtState, side: str) -> Overlay:
    """Return the overlay of army areas: hexsides between two armies of a side, and hexes that belong to both."""
    atlas, ids = state.title.atlas, state.title.map.ids
    areas = [atlas.army_areas(side, i, state.clock.is_late_boundary_in_force) for i in range(atlas.count)]
    drawn, both = [], {}
    for i, mine in enumerate(areas):
        if len(mine) > 1:
            both[ids[i]] = ("note", "")
        for d in (0, 1, 2):
            j = atlas.around[i][d]
            if j < atlas.count and mine and areas[j] and mine.isdisjoint(areas[j]):
                drawn.append((ids[i], DIRECTIONS[d], "both"))
    legend = (("both", phrase("laid.boundary.between")), ("note", phrase("laid.boundary.on")))
    text = phrase("laid.boundary.told", side=side)
    return Overlay(both, tuple(drawn), legend=legend, text=text, rules=("WAR-BOUNDARY-01",))


OVERLAYS: dict[str, Callable[[WachtState, str], Overlay]] = {
    "reach": _reach_overlay,
    "ground": _enemy_overlay,
    "stacks": _stacks_overlay,
    "bridges": _bridges_overlay,
    "fords": _fords_overlay,
    "roads": _roads_overlay,
    "fuel": _fuel_overlay,
    "armies": _armies_overlay,
}
