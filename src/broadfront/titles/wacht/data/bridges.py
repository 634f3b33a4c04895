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
    plain = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    words = re.findall(r"[0-9a-z]+", plain)
    return " ".join(_SPELLINGS.get(word, word) for word in words).split()


def bridge_class(charts: Charts, vehicle: str) -> tuple[str, str, str]:
    """Return printed name, bridge class (L, M or H) and rule of a vehicle; any part of the printed name will do."""
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


def due_collapse_check(charts: Charts, armour: str, bridge: str, over: str, passed: bool) -> tuple[str, list[str]]:
    """Return the collapse check due for crossing a bridge (`no check`, `roll` or `automatic`), and its rules."""
    rules = charts.bridge_file.section("attempt", "rules")
    safe = ["WAR-COLLAPSE-07"]
    if over == "stream":
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
        if passed:
            return "no check", [*cited, "WAR-COLLAPSE-13"]
        return due, [*cited, rules[f"{armour} roll"]]
    if due == "automatic":
        if passed and not charts.house_file.flag("H-16", "automatic_after_pass"):
            return "no check", [*cited, "WAR-COLLAPSE-13"]
        return due, [*cited, rules["automatic"]]
    return due, [*cited, rules["no check"]]


def collapse_result(charts: Charts, roll: int) -> tuple[bool, LedgerLine]:
    """Return whether a roll on the Bridge Collapse Table collapses the bridge, and the ledger line."""
    table = charts.collapse_table
    result = table.result(roll, "bridge")
    return result == "collapse", LedgerLine(roll, say("collapse.table", result=str(result)), table.rule_of(roll))


@decides("WAR-BOTTLENECK-01", "WAR-BOTTLENECK-02")
def counts_for_bottleneck(mode: str, mech: bool) -> bool:
    """Return whether a crossing lowers the bottleneck marker: only tactical road moves of mechanized units do."""
    return mode == "tactical_road" and mech


@decides("WAR-BOTTLENECK-02", "WAR-BOTTLENECK-03", "WAR-BOTTLENECK-05")
def bottleneck_marker(charts: Charts, counted: int) -> int:
    """Return the bottleneck marker after a number of counted crossings in a phase."""
    full = charts.bridge_file.number("bottleneck", "marker")
    return max(0, full - counted * charts.house_file.number("H-15", "takes"))
