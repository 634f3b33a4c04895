"""Costs of entering a hex by regular movement (terrain chart, H-04, H-05, H-08, H-41)."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.toll import FREE, Toll, closed, pay, whole_ma
from broadfront.titles.wacht.data.words import say

ON_ROAD = ("primary_road", "secondary_road", "trail")


def entry(charts: Charts, mode: str, features: Collection[str], via: str, ground: str) -> Toll:
    """Return the toll for the terrain of the hex entered, without crossing, night, friends and enemies."""
    column, house = charts.entry[mode], charts.house
    toll = FREE
    if via in ON_ROAD:
        road = column[via]
        if road.text != "other":
            road_name = via.replace("_", " ")
            toll = pay(road.mp, say("cost.along", road=road_name), road.rule)
            return toll + pay(0, say("cost.leg-as-clear"), "WAR-7.6.1-01")
        toll += pay(0, say("cost.other-terrain", row=via.replace("_", " ")), road.rule)
    base_names = [name for name in house.words("H-04", "base") if name in features]
    base_name = max(base_names, key=lambda name: column[name].mp, default="clear")
    if "location" in features:
        toll += pay(0, say("cost.other-terrain", row="location"), column["location"].rule)
    toll += pay(column[base_name].mp, say("cost.terrain", row=base_name), column[base_name].rule)
    higher = [name for name in house.words("H-04", "higher_only") if name in features]
    if higher:
        name = max(higher, key=lambda one: column[one].mp)
        toll += pay(column[name].mp, say("cost.terrain", row=name), column[name].rule)
    if "marsh" in features:
        toll += _marsh(charts, mode, toll.mp, ground)
    return toll


def _marsh(charts: Charts, mode: str, so_far: Fraction, ground: str) -> Toll:
    """Return the toll for marsh in a hex that costs `so_far` MP without it."""
    column, file = charts.entry[mode], charts.ground_file
    if ground == "frozen" and file.flag("marsh_frozen", "ignored"):
        return pay(0, say("cost.marsh-frozen"), file.word("marsh_frozen", "rule"))
    cell = column["marsh in thaw" if ground == "thaw" else "marsh"]
    if cell.added:
        toll = pay(cell.mp, say("cost.marsh-in-thaw" if ground == "thaw" else "cost.marsh"), cell.rule)
        thaw = pay(0, say("cost.of-which-thaw"), file.word("marsh_thaw", "rule"))
        return toll + thaw if ground == "thaw" else toll
    # The figure is a total: the marsh adds only what the hex does not cost already.
    toll = pay(max(Fraction(0), cell.mp - so_far), say("cost.marsh-in-all"), cell.rule)
    if ground == "thaw" and charts.house.flag("H-05", "leg_pays_thaw"):
        toll += pay(file.number("marsh_thaw", "mp"), say("cost.marsh-in-thaw"), file.word("marsh_thaw", "rule"))
    return toll


def constricted(charts: Charts, mode: str, *, leaving: bool, entering: bool, via: str, river_row: str) -> Toll:
    """Return the toll for entering or leaving constricted terrain in regular movement."""
    if not (leaving or entering):
        return FREE
    only = charts.terrain.section("constricted_closed")
    if river_row in only["rows"] and via != "dashed_line":
        return closed(say("step.dashed-line-only", row=river_row), only["rule"])
    row = charts.constricted[mode]
    if via in row["free on"]:
        return pay(0, say("cost.constricted-on", road=via.replace("_", " ")), row["free rule"])
    figure: str = row["enter or leave"]
    if not figure.startswith("+"):
        return whole_ma(say("cost.constricted"), row["rule"])
    toll = FREE
    for done, reason in ((leaving, say("cost.leaving-constricted")), (entering, say("cost.entering-constricted"))):
        if done:
            toll += pay(figure, reason, row["rule"])
    return toll


def night_cost(charts: Charts, mode: str, via: str) -> Toll:
    """Return the toll for entering a hex at night; roads are free."""
    row = charts.night[mode]
    if not row["MP"]:
        return pay(0, say("cost.night"), row["rule"])
    if via in ON_ROAD:
        return pay(0, say("cost.night-on-road"), row["rule"])
    return pay(row["MP"], say("cost.night"), row["rule"])


def meeting(charts: Charts, friends: Collection[str]) -> Toll:
    """Return the toll for friendly units in the hex entered: 1 MP if any is of another formation and not exempt."""
    chart = charts.terrain.section("other_formation")
    if "other_formation" in friends:
        return pay(chart["mp"], say("cost.other-formation"), chart["rule"])
    toll = FREE
    for kind, rule in chart["free"].items():
        if kind in friends:
            toll += pay(0, say("cost.met-free", kind=kind.replace("_", " ")), rule)
    return toll
