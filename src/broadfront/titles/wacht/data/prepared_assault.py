"""Prepared Assault: hexes, stops and crossings (7.7.0)."""

from __future__ import annotations

from collections.abc import Collection

from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.next_to_enemy import RANGERS
from broadfront.titles.wacht.data.terrain_costs import ROAD_KEYS
from broadfront.titles.wacht.data.words import say


def max_assault_hexes(charts: Charts, kind: str) -> tuple[int, LedgerLine]:
    """Return how many hexes a Leg, Mech or Rangers unit (`kind`) may move in Prepared Assault, and the reason."""
    row = charts.assault_hexes[kind]
    return row["hexes"], LedgerLine(row["hexes"], say("assault.hexes", kind=kind), row["rule"])


def must_assault_move_stop(
    charts: Charts, kind: str, entered: Collection[str], road: str, next_to_enemy: bool
) -> tuple[bool, list[LedgerLine]]:
    """Return whether entering a hex ends a Prepared Assault move there, and the reasons."""
    ledger = []
    stops = False
    if next_to_enemy:
        stops = True
        ledger.append(
            LedgerLine(0, say("assault.stops-at-enemy"), charts.prepared_assault_file.text_at("enemy", "stop"))
        )
    for terrain, rule in charts.assault_stop_rules.items():
        if terrain not in entered:
            continue
        if kind == RANGERS:
            ledger.append(LedgerLine(0, say("assault.rangers-exempt", row=terrain), rule))
        elif road in ROAD_KEYS:
            ledger.append(LedgerLine(0, say("assault.by-road", row=terrain), rule))
        else:
            stops = True
            ledger.append(LedgerLine(0, say("assault.stops-at", row=terrain), rule))
    return stops, ledger


def may_assault_cross_river(charts: Charts, kind: str, river: str, crossing_means: str) -> tuple[bool, LedgerLine]:
    """Return whether a unit in Prepared Assault mode may cross a river by these means, and the reason."""
    row = charts.assault_crossings[river]
    column = "Mech" if kind == "Mech" else "Leg"
    means = row[column]
    message = say("assault.crosses", river=river, by=crossing_means, kind=column, ways=means)
    return crossing_means in means, LedgerLine(0, message, row[f"{column} rule"])


def may_assault_move_end(charts: Charts, starts_adjacent: bool, ends_adjacent: bool) -> tuple[bool, list[LedgerLine]]:
    """Return whether a Prepared Assault move may end in a hex: if begun next to the enemy, it must end next to one."""
    chart = charts.prepared_assault_file.section("enemy")
    if not starts_adjacent:
        return True, []
    lines = [LedgerLine(0, say("assault.may-begin"), chart["may_begin"])]
    if ends_adjacent:
        return True, [*lines, LedgerLine(0, say("assault.may-shift"), chart["may_shift"])]
    return False, [*lines, LedgerLine(0, say("assault.must-end"), chart["must_end"])]
