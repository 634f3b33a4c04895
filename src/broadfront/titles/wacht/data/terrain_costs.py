"""Costs of entering a hex by regular movement (terrain chart, H-04, H-05, H-08, H-41)."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.toll import FREE, Toll, closed_toll, mp_toll, whole_ma_toll
from broadfront.titles.wacht.data.words import say

ROAD_KEYS = ("primary_road", "secondary_road", "trail")


def entry_toll(charts: Charts, mode: str, features: Collection[str], via: str, ground: str) -> Toll:
    """Return the terrain cost of entering a hex by regular movement, without rivers, night and units."""
    column, house = charts.entry_costs[mode], charts.house_file
    toll = FREE
    if via in ROAD_KEYS:
        road = column[via]
        if road.text != "other":
            road_name = via.replace("_", " ")
            toll = mp_toll(road.mp, say("cost.along", road=road_name), road.rule)
            return toll + mp_toll(0, say("cost.leg-as-clear"), "WAR-7.6.1-01")
        toll += mp_toll(0, say("cost.other-terrain", row=via.replace("_", " ")), road.rule)
    base_names = [name for name in house.texts_at("H-04", "base") if name in features]
    base_name = max(base_names, key=lambda name: column[name].mp, default="clear")
    if "location" in features:
        toll += mp_toll(0, say("cost.other-terrain", row="location"), column["location"].rule)
    toll += mp_toll(column[base_name].mp, say("cost.terrain", row=base_name), column[base_name].rule)
    higher = [name for name in house.texts_at("H-04", "higher_only") if name in features]
    if higher:
        name = max(higher, key=lambda one: column[one].mp)
        toll += mp_toll(column[name].mp, say("cost.terrain", row=name), column[name].rule)
    if "marsh" in features:
        toll += _marsh_toll(charts, mode, toll.mp, ground)
    return toll


def _marsh_toll(charts: Charts, mode: str, so_far: Fraction, ground: str) -> Toll:
    """Return the extra cost of marsh in a hex whose other terrain costs `so_far` MP."""
    column, file = charts.entry_costs[mode], charts.ground_file
    if ground == "frozen" and file.boolean_at("marsh_frozen", "ignored"):
        return mp_toll(0, say("cost.marsh-frozen"), file.text_at("marsh_frozen", "rule"))
    cell = column["marsh in thaw" if ground == "thaw" else "marsh"]
    if cell.is_addition:
        toll = mp_toll(cell.mp, say("cost.marsh-in-thaw" if ground == "thaw" else "cost.marsh"), cell.rule)
        thaw = mp_toll(0, say("cost.of-which-thaw"), file.text_at("marsh_thaw", "rule"))
        return toll + thaw if ground == "thaw" else toll
    # The figure is a total: the marsh adds only what the hex does not cost already.
    toll = mp_toll(max(Fraction(0), cell.mp - so_far), say("cost.marsh-in-all"), cell.rule)
    if ground == "thaw" and charts.house_file.boolean_at("H-05", "leg_pays_thaw"):
        toll += mp_toll(
            file.integer_at("marsh_thaw", "mp"), say("cost.marsh-in-thaw"), file.text_at("marsh_thaw", "rule")
        )
    return toll


def constricted_toll(charts: Charts, mode: str, *, leaving: bool, entering: bool, via: str, river_row: str) -> Toll:
    """Return the extra cost of entering or leaving constricted terrain by regular movement."""
    if not (leaving or entering):
        return FREE
    only = charts.terrain_file.section("constricted_closed")
    if river_row in only["rows"] and via != "dashed_line":
        return closed_toll(say("step.dashed-line-only", row=river_row), only["rule"])
    row = charts.constricted_costs[mode]
    if via in row["free on"]:
        return mp_toll(0, say("cost.constricted-on", road=via.replace("_", " ")), row["free rule"])
    figure: str = row["enter or leave"]
    if not figure.startswith("+"):
        return whole_ma_toll(say("cost.constricted"), row["rule"])
    toll = FREE
    for done, reason in ((leaving, say("cost.leaving-constricted")), (entering, say("cost.entering-constricted"))):
        if done:
            toll += mp_toll(figure, reason, row["rule"])
    return toll


def night_toll(charts: Charts, mode: str, road: str) -> Toll:
    """Return the extra cost of entering a hex at night; on roads there is none."""
    row = charts.night_costs[mode]
    if not row["MP"]:
        return mp_toll(0, say("cost.night"), row["rule"])
    if road in ROAD_KEYS:
        return mp_toll(0, say("cost.night-on-road"), row["rule"])
    return mp_toll(row["MP"], say("cost.night"), row["rule"])


def other_formation_toll(charts: Charts, friends: Collection[str]) -> Toll:
    """Return the cost of friends in the hex entered: 1 MP if one is of another formation and not exempt."""
    chart = charts.terrain_file.section("other_formation")
    if "other_formation" in friends:
        return mp_toll(chart["mp"], say("cost.other-formation"), chart["rule"])
    toll = FREE
    for kind, rule in chart["free"].items():
        if kind in friends:
            toll += mp_toll(0, say("cost.met-free", kind=kind.replace("_", " ")), rule)
    return toll
