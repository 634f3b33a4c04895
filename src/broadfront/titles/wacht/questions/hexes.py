"""Questions about stacks and bridges."""

from __future__ import annotations

from typing import Annotated, Any

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.questions import Answer, OneOrMore, Span, Text, Words, question
from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data import bridges
from broadfront.titles.wacht.data.charts import REGULAR_COLUMNS, ROAD_COLUMNS
from broadfront.titles.wacht.data.profile import build_profile
from broadfront.titles.wacht.data.stacking import (
    NOT_COUNTED,
    StackingUnit,
    bridge_column_breach,
    check_stacking_limits,
    stacking_type,
)
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.data.unit_table import (
    BRIDGE_COLUMN,
    GE_AT_LEG,
    GE_AT_MECH,
    HEAVY_ARMY,
    NEBELWERFER,
    SELF_PROPELLED,
    fold_name,
)
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.questions.accepted_words import Terrain, UnitName, UnitWords, missing_parameter_error

GENERIC_UNITS = {
    "battalion": ("Leg", True),
    "company": ("Leg", False),
    "smaller": ("Leg", False),
    "legbattalion": ("Leg", True),
    "legcompany": ("Leg", False),
    "mechbattalion": ("Mech", True),
    "mechcompany": ("Mech", False),
    "leg": ("Leg", True),
    "mech": ("Mech", True),
    "engineer": ("Mech", True),
    "mechengineer": ("Mech", True),
}
PRINTED_UNITS: dict[str, tuple[str, tuple[str, ...]]] = {
    "towedartilleryinbattery": ("Towed Motorized", ("ib",)),
    "towedartilleryib": ("Towed Motorized", ("ib",)),
    "towedartilleryoutofbattery": ("Towed Motorized", ("oob",)),
    "towedartilleryoob": ("Towed Motorized", ("oob",)),
    "spartilleryinbattery": ("Self Propelled", ("ib",)),
    "staticspartilleryinbattery": ("Self Propelled", ("ib", "static")),
    "movingspartilleryinbattery": ("Self Propelled", ("ib", "moving")),
    "statichq": ("HQ", ("static",)),
    "movinghq": ("HQ", ("moving",)),
    "leaders": ("Leader", ()),
    "mechengineersperformingconstructions": ("engineer", ("constructing",)),
    "staticmechanizedengineerswithheavybridge": ("engineer", ("armylevel", "heavybridge")),
    "hybridunitwiththreecompanies": ("battalion", ("hybrid3",)),
}
"""Unit names of the printed stacking lists, each with its unit and state words."""
STATE_WORDS = {
    "battalion", "company", "smaller", "hybrid1", "hybrid2", "hybrid3", "reduced", "moving", "static", "moved",
    "ib", "oob", "leg", "mech", "tp", "intrinsic", "strategic", "constructing", "construction",
    "heavybridge", "withheavybridge", "armylevel", "army", "deployed", "deploying",
}  # fmt: skip


def _parse_stacked_unit(title: Wacht, given: tuple[str, tuple[str, ...]], moving: bool) -> tuple[StackingUnit, bool]:
    """Return a unit of a stack as the stacking rules see it, from its name and state words, and whether it moves."""
    name, state_words = PRINTED_UNITS.get(fold_name(given[0]), (given[0], ()))
    words = (*state_words, *given[1])
    unknown_words = [word for word in words if word not in STATE_WORDS]
    if unknown_words:
        raise unknown_name("state of a unit", unknown_words[0], STATE_WORDS, parameter="units")
    word_set = set(words)
    carried = "tp" if "tp" in word_set else "intrinsic" if "intrinsic" in word_set else "none"
    wanted = "Leg" if "leg" in word_set else "Mech" if "mech" in word_set else None
    engineer = "engineer" in fold_name(name)
    facts: dict[str, Any] = {}
    if fold_name(name) in GENERIC_UNITS:
        cls, battalion = GENERIC_UNITS[fold_name(name)]
        cls = wanted or cls
        if engineer and wanted is None and "mech" not in fold_name(name):
            cls = "Mech"
    else:
        battery = "IB" if "ib" in word_set else "OOB" if "oob" in word_set else None
        stem, state = title.charts.unit_table.find(name, battery, parameter="units")
        found = build_profile(title.charts, stem, battery=state, movement_class=wanted, carried=carried)
        cls, battalion = found.cls.split("/", maxsplit=1)[0] or "Leg", True
        rockets = stem == NEBELWERFER
        facts = {
            "hq": stem == "HQ",
            "leader": stem == "Leader",
            "towed": found.row.is_artillery and stem != SELF_PROPELLED and not (rockets and carried != "none"),
            "self_propelled": stem == SELF_PROPELLED or (rockets and carried != "none"),
            "battery": found.battery if found.row.is_artillery else None,
            "bridge_column": stem == BRIDGE_COLUMN,
            "printed": "Leg" if stem in (GE_AT_LEG, GE_AT_MECH) else "",
        }
        if stem == HEAVY_ARMY:
            facts["battery"] = "IB"
    if word_set & {"company", "smaller", "hybrid1", "hybrid2"}:
        battalion = False
    if word_set & {"hybrid3", "battalion"} or facts.get("hq"):
        battalion = True
    unit = StackingUnit(
        name,
        cls,
        battalion,
        engineer=engineer,
        army_level=bool(word_set & {"armylevel", "army"}),
        constructing=bool(word_set & {"constructing", "construction"}),
        with_heavy_bridge=bool(word_set & {"heavybridge", "withheavybridge"}),
        moved="moved" in word_set,
        deployed=bool(word_set & {"deployed", "deploying"}),
        carried=carried,
        strategic="strategic" in word_set,
        **facts,
    )
    return unit, moving or "moving" in word_set


@question
def stacking(
    title: Wacht,
    units: Annotated[tuple[tuple[str, tuple[str, ...]], ...], OneOrMore(UnitWords())],
    terrain: Annotated[tuple[str, ...], Terrain] = ("clear",),
    entering: Annotated[tuple[str, tuple[str, ...]] | None, UnitWords()] = None,
) -> Answer:
    """Whether units may stand together in a hex, and each one's type for stacking.

    A unit is a name of the special unit table or battalion, company, engineer, followed by its state after colons:
    `AFV`, `AFV:company`, `Self Propelled IB:moving`, `US Leg units:tp`, `engineer:mech:army level:heavy bridge`,
    `German H Bridge Col.:deployed`, `US AT:hybrid 3`. `entering` is one more unit, on the move.
    """
    charts = title.charts
    stack = [_parse_stacked_unit(title, unit, moving=False) for unit in units]
    if entering is not None:
        stack.append(_parse_stacked_unit(title, entering, moving=True))
    constricted = "constricted" in terrain
    fits, line = check_stacking_limits(charts, constricted, [unit for unit, _ in stack])
    ledger = [line]
    rows = []
    sizes = charts.stacking_file.section("battalion")
    rules: list[str] = []
    for unit, moving in stack:
        kind, why = stacking_type(charts, unit, moving)
        ledger.append(why)
        size = "none" if kind == NOT_COUNTED else "battalion" if unit.battalion else "smaller"
        rows.append({"unit": unit.name, "stacking_type": kind, "size": size})
        if unit.battalion:
            rules.append(sizes["hq"] if unit.hq else sizes["symbol"])
    for _, words in (*units, *([entering] if entering else [])):
        rules += [sizes["hybrid"]] * ("hybrid3" in words) + [sizes["losses"]] * ("reduced" in words)
    breach = bridge_column_breach([unit for unit, _ in stack])
    if breach is not None:
        ledger.append(breach)
    value = {
        "legal": fits and breach is None,
        "units": rows,
        "stacking_type": [row["stacking_type"] for row in rows],
    }
    return Answer(value, tuple(ledger), tuple(dict.fromkeys((*rules, "WAR-7.5.5-05"))))


@question
def bridge_class(title: Wacht, vehicle: Annotated[str, Text("a German armored vehicle, such as Panther")]) -> Answer:
    """Bridge class L, M or H of a German armored vehicle; any part of its printed name serves."""
    name, letter, rule = bridges.bridge_class_of_vehicle(title.charts, vehicle)
    return Answer({"class": letter, "vehicle": name}, (LedgerLine(letter, say("ledger.name", name=name), rule),))


Attempt = Words(
    "move", "retreat", "ground_assault", "armor_standoff", ga="ground_assault", armour_standoff="armor_standoff"
)


@question
def collapse(
    title: Wacht,
    armour: Annotated[str, Words("light", "medium", "heavy", "none", l="light", m="medium", h="heavy")],
    bridge: Annotated[str, Words(*bridges.BRIDGES)],
    over: Annotated[str, Words("stream", "minor", "major", minor_river="minor", major_river="major")] = "minor",
    action: Annotated[str, Attempt] = "move",
    roll: Annotated[int | None, Span(0, 9)] = None,
    passed_before: bool = False,
) -> Answer:
    """What happens when German armor tries to cross a bridge: `result` is collapse, holds, no check, or automatic (a
    collapse without a roll); `collapses` is yes or no."""
    charts = title.charts
    attempt = charts.bridge_file.rows_by_label("actions")[action]
    if not attempt["attempt"]:
        return Answer({"result": "no check", "collapses": False}, (), (attempt["rule"],))
    due, rules = bridges.bridge_collapse_check_due(charts, armour, bridge, over, passed_before)
    rules = [attempt["rule"], *rules]
    if due == "automatic":
        return Answer({"result": due, "collapses": True}, (), (*rules, "WAR-COLLAPSE-11", "WAR-COLLAPSE-12"))
    if due == "no check":
        return Answer({"result": due, "collapses": False}, (), tuple(rules))
    if roll is None:
        raise missing_parameter_error(
            "wacht.collapse", "roll", f"for {armour} armor on this bridge", "a whole number from 0 to 9"
        )
    falls, line = bridges.bridge_collapse_result(charts, roll)
    rules += ["WAR-COLLAPSE-11", "WAR-COLLAPSE-12"] if falls else ["WAR-COLLAPSE-13"]
    return Answer({"result": "collapse" if falls else "holds", "collapses": falls}, (line,), tuple(rules))


CrossingMode = Words(
    *REGULAR_COLUMNS, *ROAD_COLUMNS, "pa",
    tactical="tactical_road", exploit="exploit_road", exploitation="exploit_road", strategic="strategic_road",
    prepared_assault="pa",
)  # fmt: skip


@question
def bottleneck(
    title: Wacht,
    crossings: Annotated[int, Span(0)],
    mode: Annotated[str, CrossingMode] = "tactical_road",
    unit: Annotated[str, UnitName("Mech", "Leg")] = "Mech",
    counted_before: Annotated[int, Span(0)] = 0,
) -> Answer:
    """The bottleneck marker of a bridge after `crossings` crossings in this phase by a type of unit in a mode.

    `counted_before` is the number of crossings by other units that have been counted already.
    """
    charts = title.charts
    mech = unit == "Mech"
    if unit not in ("Mech", "Leg"):
        stem, _ = charts.unit_table.find(unit)
        mech = "Mech" in build_profile(charts, stem, battery="OOB").cls
    if mode == "tactical_leg" and mech and unit == "Mech":
        raise Invalid(
            "mode: tactical_leg is for units that move as Leg.", parameter="mode", given=mode, accepted="a Mech mode"
        )
    counts = bridges.crossing_counts_for_bottleneck(mode, mech)
    marker = bridges.bottleneck_marker_after_crossings(charts, counted_before + (crossings if counts else 0))
    lines = [
        LedgerLine(
            charts.bridge_file.integer_at("bottleneck", "marker"), say("bottleneck.at-start"), "WAR-BOTTLENECK-05"
        ),
        LedgerLine(-(counted_before + crossings * counts), say("bottleneck.counted"), "WAR-BOTTLENECK-02"),
    ]
    rules = ["WAR-BOTTLENECK-01", "WAR-RIVER-09"]
    if marker == 0:
        rules += ["WAR-BOTTLENECK-03", "WAR-BOTTLENECK-04"]
    return Answer({"counts": counts, "marker": marker, "open": marker > 0}, tuple(lines), tuple(rules))
