"""Crossing rivers and streams: the River Crossing Table and what the terrain chart adds (H-07, H-12, H-42, H-43)."""

from __future__ import annotations

from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.profile import Profile
from broadfront.titles.wacht.data.toll import ALL_MA, NA, Toll, closed_toll, mp_toll, whole_ma_toll
from broadfront.titles.wacht.data.unit_table import CORPS_ARMY, GE_AT_LEG, GE_AT_MECH, NEBELWERFER, US_AT, US_GUNS
from broadfront.titles.wacht.data.words import say

TOWED = ("Towed Horse", "Towed Motorized", CORPS_ARMY, *US_GUNS)
LEG_ROWS = ("US AT (Leg)", "GE AT (Leg)", "Leg Infantry Unit")


def river_crossing_row(profile: Profile, carried: bool = False) -> str:
    """Return which row of the River Crossing Table a unit uses (H-43); `carried` if it rides on transport."""
    if profile.stem in TOWED or (profile.stem == NEBELWERFER and not carried):
        return "Towed artillery"
    if profile.stem == US_AT:
        return f"US AT ({profile.cls})"
    if profile.stem in (GE_AT_LEG, GE_AT_MECH):
        return f"GE AT ({profile.cls})"
    return "Leg Infantry Unit" if profile.cls == "Leg" else "Mech unit"


def river_crossing_figure(
    charts: Charts, row: str, river: str, means: str, by_road: bool
) -> tuple[str, tuple[str, ...]]:
    """Return the printed entry of the River Crossing Table for a crossing, and the rules behind it."""
    table = charts.river_crossing_table[row]
    leg = row in LEG_ROWS
    rules = [table["rule"], *charts.river_crossing_rules[river]["leg" if leg else "mech"]]
    notes = charts.river_file.section("notes")
    if row in ("US AT (Leg)", "GE AT (Leg)"):
        rules.append(notes["4"])
    if by_road and means == "ford":
        return NA, ("WAR-7.8.2-01", *rules)
    if by_road and means != "bridge":
        return NA, ("WAR-ROAD-05", *rules)
    if river == "stream" and means == "ford":
        return _stream_ford_figure(charts, table), (*rules, "WAR-RIVER-12")
    text: str = table[f"{river} {means}"]
    if "/" in text:
        rules.append(notes["1"])
        text = text.split("/")[0 if by_road else 1]
    if means == "bridge":
        rules.append(notes["2"])
    if means == "engineer":
        rules += [notes["3"], charts.river_file.section("ferry")[river], charts.river_file.text_at("engineer", "rule")]
    if by_road and means == "bridge":
        rules.append(charts.road_bridge_costs[river]["rule"])
    if river == "stream" and means in ("engineer", "riverbank"):
        more = {
            "Towed artillery": "WAR-TEC-21",
            "US AT (Leg)": "WAR-TEC-21",
            "US AT (Mech)": "WAR-TEC-21",
            "GE AT (Mech)": "WAR-TEC-22",
        }.get(row)
        rules += [more] if more else []
    if text == ALL_MA and means == "riverbank":
        rules += ["WAR-7.6.2-01", "WAR-UNIT-33"]
    return text, tuple(dict.fromkeys(rules))


def _stream_ford_figure(charts: Charts, row: object) -> str:
    """Return the cost of a ford over a stream, derived by H-12 because the table has no column for it."""
    assert isinstance(row, dict)
    house = charts.house_file
    ford: str = row[house.text_at("H-12", "column")].split("/")[-1]
    most: str = row[house.text_at("H-12", "limit")]
    return most if most.startswith("+") and int(most) < int(ford) else ford


def river_crossing_toll(charts: Charts, row: str, river: str, means: str, road: bool) -> Toll:
    """Return the cost of crossing a river or stream, to be added to the cost of entering the hex."""
    text, rules = river_crossing_figure(charts, row, river, means, road)
    if text == NA:
        return closed_toll(
            say("step.may-not-cross", row=row, river=river, by=means), _banning_rule(rules, row, river, means)
        )
    crossed = say("cost.crossing", river=river, by=means)
    if text == ALL_MA:
        return whole_ma_toll(crossed, rules[0])
    toll = mp_toll(text, crossed, rules[0])
    for rule in rules[1:]:
        if rule.startswith(("WAR-18.3.0", "WAR-RIVER-12")):
            toll += mp_toll(0, crossed, rule)
    return toll


def _banning_rule(rules: tuple[str, ...], row: str, river: str, means: str) -> str:
    """Return the most specific of the rules that forbid a river crossing."""
    plain = ("WAR-7.8.2-01", "WAR-ROAD-05", "WAR-TEC-21", "WAR-TEC-22")
    return next((rule for rule in rules if rule in plain), rules[0])
