"""Road movement: rates, other mechanized units in the hex (road chart, H-13, H-14)."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from math import floor

from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.toll import FREE, Toll, closed_toll, mp_toll
from broadfront.titles.wacht.data.words import say


def road_toll(charts: Charts, mode: str, road: str, features: Collection[str]) -> Toll:
    """Return the cost of a hex entered along a road by road movement; terrain matters only on trails."""
    key = road
    if road == "trail":
        hard = set(charts.house_file.texts_at("H-13", "not_clear")) & set(features)
        key = "trail, other terrain" if hard else "trail, clear"
    row = charts.road_rates[key]
    toll = mp_toll(row[mode], say("cost.trail" if road == "trail" else "cost.road", road=key), row["rule"])
    other = [name for name in charts.road_file.texts_at("terrain", "rows") if name in features and name != "clear"]
    if other and road != "trail":
        toll += mp_toll(0, say("cost.road-rate", feature=other), charts.road_file.text_at("terrain", "rule"))
    if "constricted" in features:
        narrow = charts.road_file.integer_at("constricted", "mp")
        toll += mp_toll(narrow, say("cost.constricted-by-road"), charts.road_file.text_at("constricted", "rule"))
    return toll


def crowded_road_toll(charts: Charts, mode: str, mech_units: int, strategic: bool) -> Toll:
    """Return the extra cost of, or ban on, entering a hex with other mechanized units by road movement."""
    row = charts.crowding_costs["strategic"]
    if strategic and row[mode] == "closed":
        rule = "WAR-7.5.4-02" if mode == "strategic_road" else row["rule"]
        return closed_toll(say("step.holds-strategic"), rule)
    if mech_units == 0:
        return FREE
    row = charts.crowding_costs[str(min(mech_units, 3))]
    figure: str = row[mode]
    if figure == "closed":
        if mode == "strategic_road":
            return closed_toll(say("step.holds-mechanized-strategic", mechanized=mech_units), "WAR-7.5.4-02")
        return closed_toll(
            say("step.holds-mechanized", mechanized=mech_units), row["rule"] if mech_units < 3 else "WAR-7.8.3-02"
        )
    extra, _, end = figure.partition(", ")
    toll = mp_toll(extra, say("cost.mechanized"), row["rule"])
    return toll + Toll(stops=row["rule"]) if end == "ends" else toll


def leaving_crowded_hex_toll(mode: str, mech_units: int) -> Toll:
    """Return the ban on leaving a hex that holds two or more other mechanized units by road movement, if any."""
    if mech_units < 2:
        return FREE
    rules = ("WAR-7.8.3-02", "WAR-7.8.3-03", *(("WAR-ROAD-06",) if mode == "tactical_road" else ()))
    return closed_toll(say("step.leaving-mechanized", mechanized=mech_units), *rules)


def mp_fraction_lost_at_road_change(mp_left: Fraction, last_road: str, road: str) -> LedgerLine | None:
    """Return the line that states the fraction of an MP lost at a change of road type (H-14), or None if none is
    lost."""
    if last_road in ("", road) or mp_left.denominator == 1:
        return None
    return LedgerLine(
        exact_plain(mp_left - floor(mp_left)), say("cost.fraction-lost", last=last_road, road=road), "WAR-ROAD-18"
    )
