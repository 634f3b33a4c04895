"""Bridges: panzer classes, collapse, bottleneck (18.5.0, 7.13.0, H-15, H-16, H-40)."""

from __future__ import annotations

import re
import unicodedata

from broadfront.core.errors import Ambiguous, unknown_name
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.words import say

AS_PRINTED = "as printed"
BRIDGES = ("trail", "road", "german_engineer", "german_heavy", "us_engineer")
_SPELLINGS = {"brummbar": "brumbar", "brummbaer": "brumbar", "jagdpanzer": "jagdpz", "sturmtiger": "sturm tiger"}


def _vehicle_words(text: str) -> list[str]:
    """Return the words of a vehicle name in lower case, without accents, and with the spelling of the chart."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    words = re.findall(r"[0-9a-z]+", plain)
    return " ".join(_SPELLINGS.get(word, word) for word in words).split()


def bridge_class_of_vehicle(charts: Charts, vehicle: str) -> tuple[str, str, str]:
    """Return a vehicle's printed name, bridge class (L, M or H) and rule, given any part of the printed name."""
    rows = charts.bridge_file.rows("classes")
    wanted = _vehicle_words(vehicle)
    whole = [row for row in rows if wanted and set(wanted) <= set(_vehicle_words(row["vehicle"]))]
    found = whole or [row for row in rows if wanted and "".join(wanted) in "".join(_vehicle_words(row["vehicle"]))]
    if not found:
        raise unknown_name("vehicle", vehicle, [row["vehicle"] for row in rows], parameter="vehicle")
    if len({row["class"] for row in found}) > 1:
        names = [row["vehicle"] for row in found]
        raise Ambiguous(
            f"Vehicle {vehicle!r} may be {', '.join(names)}: give one of them.",
            parameter="vehicle",
            given=vehicle,
            accepted=names,
        )
    # Prefer a vehicle whose quoted nickname is exactly this name.
    nickname = f'"{" ".join(wanted)}"'
    row = min(found, key=lambda one: (nickname not in one["vehicle"].casefold(), len(one["vehicle"])))
    return row["vehicle"], row["class"], row["rule"]


def bridge_collapse_check_due(
    charts: Charts, armour: str, bridge: str, water: str, passed_before: bool
) -> tuple[str, list[str]]:
    """Return which collapse check armor must take on a bridge (`no check`, `roll` or `automatic`), and the rules."""
    rules = charts.bridge_file.section("attempt", "rules")
    safe = ["WAR-COLLAPSE-07"]
    if water == "stream":
        return "no check", ["WAR-ROAD-14", *safe]
    kind = charts.bridge_types.get(bridge)
    if kind is None or armour == "none":
        return "no check", safe
    row = charts.bridge_file.rows_by_label("attempt")[armour]
    due: str = row[str(kind["type"])]
    cited = [kind["rule"]]
    if bridge != "trail":
        cited.append("WAR-TEC-26")
    if due == "roll":
        if passed_before:
            return "no check", [*cited, "WAR-COLLAPSE-13"]
        return due, [*cited, rules[f"{armour} roll"]]
    if due == "automatic":
        if passed_before and not charts.house_file.boolean_at("H-16", "automatic_after_pass"):
            return "no check", [*cited, "WAR-COLLAPSE-13"]
        return due, [*cited, rules["automatic"]]
    return due, [*cited, rules["no check"]]


def bridge_collapse_result(charts: Charts, roll: int) -> tuple[bool, LedgerLine]:
    """Return whether a die roll on the Bridge Collapse Table destroys the bridge, and the line that explains it."""
    table = charts.collapse_table
    result = table.result(roll, "bridge")
    return result == "collapse", LedgerLine(roll, say("collapse.table", result=str(result)), table.rule_of(roll))


@decides("WAR-BOTTLENECK-01", "WAR-BOTTLENECK-02")
def crossing_counts_for_bottleneck(mode: str, mech: bool) -> bool:
    """Return whether a move lowers the marker of a bottleneck bridge: tactical road moves of Mech units do."""
    return mode == "tactical_road" and mech


@decides("WAR-BOTTLENECK-02", "WAR-BOTTLENECK-03", "WAR-BOTTLENECK-05")
def bottleneck_marker_after_crossings(charts: Charts, counted: int) -> int:
    """Return the number on a bridge's bottleneck marker after this many counted crossings in a phase."""
    full = charts.bridge_file.integer_at("bottleneck", "marker")
    return max(0, full - counted * charts.house_file.integer_at("H-15", "takes"))
