"""Prepared Assault: hexes, stops and crossings (7.7.0)."""

from __future__ import annotations

from collections.abc import Collection

from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.next_to_enemy import RANGERS
from broadfront.titles.wacht.data.terrain_costs import ROAD_KEYS
from broadfront.titles.wacht.data.words import say


def max_hexes(charts: Charts, kind: str) -> tuple[int, LedgerLine]:
    """Return the maximum hexes of a move in PA mode, with its ledger line; `kind` is Leg, Mech or Rangers."""
    row = charts.assault_hexes[kind]
    return row["hexes"], LedgerLine(row["hexes"], say("assault.hexes", kind=kind), row["rule"])


def must_stop(
    charts: Charts, kind: str, entered: Collection[str], via: str, next_to_enemy: bool
) -> tuple[bool, list[LedgerLine]]:
    """Return whether the hex entered ends a PA move, and the ledger."""
    ledger = []
    stops = False
    if next_to_enemy:
        stops = True
        ledger.append(LedgerLine(0, say("assault.stops-at-enemy"), charts.prepared_assault_file.word("enemy", "stop")))
    for terrain, rule in charts.assault_stops.items():
        if terrain not in entered:
            continue
        if kind == RANGERS:
            ledger.append(LedgerLine(0, say("assault.rangers-exempt", row=terrain), rule))
        elif via in ROAD_KEYS:
            ledger.append(LedgerLine(0, say("assault.by-road", row=terrain), rule))
        else:
            stops = True
            ledger.append(LedgerLine(0, say("assault.stops-at", row=terrain), rule))
    return stops, ledger


def may_cross(charts: Charts, kind: str, river: str, by: str) -> tuple[bool, LedgerLine]:
    """Return whether a river can be crossed by these means in PA mode, and the ledger line."""
    row = charts.assault_crossings[river]
    column = "Mech" if kind == "Mech" else "Leg"
    means = row[column]
    message = say("assault.crosses", river=river, by=by, kind=column, ways=means)
    return by in means, LedgerLine(0, message, row[f"{column} rule"])


def may_end(charts: Charts, starts_adjacent: bool, ends_adjacent: bool) -> tuple[bool, list[LedgerLine]]:
    """Return whether a PA move may end in a hex: if it starts next to the enemy it must end next to the enemy."""
    chart = charts.prepared_assault_file.section("enemy")
    if not starts_adjacent:
        return True, []
    lines = [LedgerLine(0, say("assault.may-begin"), chart["may_begin"])]
    if ends_adjacent:
        return True, [*lines, LedgerLine(0, say("assault.may-shift"), chart["may_shift"])]
    return False, [*lines, LedgerLine(0, say("assault.must-end"), chart["must_end"])]
