"""Questions that can be asked about an Ardennes position, and the charts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any

from broadfront.core.messages import plain_data
from broadfront.core.payloads import MapMarks
from broadfront.core.questions import Answer, OneOrMore, Position, Question, Span, Text, Words, question
from broadfront.core.rulings import LedgerLine, Ruling
from broadfront.titles.ardennes.data.chit_hits import Conditions, count_hit_totals, hits_of_chit
from broadfront.titles.ardennes.data.demolition import demolition_ledger
from broadfront.titles.ardennes.data.dice import FACES, is_success
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.data.words import say

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
    from broadfront.titles.ardennes.table.answers import QuestionSubject, Report

UnitName = Annotated[str, Text("a unit: its id, such as Peiper.1SS.ISS, or its name, such as Peiper or 27/12VG")]
Unit = UnitName | None
Place = Annotated[str, Text("a hex id or place name")]
Hex = Place | None
Side = Annotated[str | None, Words("german", "allied")]
State = Annotated[Any, Position()]


def _answers_module() -> ModuleType:
    """Import the module that answers questions about a position; questions about charts do without it."""
    from broadfront.titles.ardennes.table import answers

    return answers


def _allied_impulse_module() -> ModuleType:
    """Import the module that plays an Allied impulse; questions about charts do without it."""
    from broadfront.titles.ardennes.table import impulse_simulation

    return impulse_simulation


def _parse_subject(title: Ardennes, unit: str | None, hex: str | None, side: str | None) -> QuestionSubject:
    """Return the unit, hex or side that a question is about, found by its name."""
    found: QuestionSubject = _answers_module().QuestionSubject(
        None if unit is None else title.find_unit(unit).number,
        None if hex is None else title.map.index[title.map.find(hex)],
        None if side is None else SIDES.index(side),
    )
    return found


def _answer_about(title: Ardennes, position: ArdennesState, question_name: str, wanted: QuestionSubject) -> Answer:
    """Return the answer to a question about a position, with the hexes and paths to mark on the map."""
    report: Report = _answers_module().report_on_position(position, question_name, wanted)
    data = report.to_data()
    there = any((report.marked, report.figures, report.paths))
    shown = MapMarks(report.marked, dict(report.figures), report.paths) if there else None
    return Answer({"rows": data["rows"]}, report.ledger, tuple(data["rules"]), shown)


def _unit_question(question_name: str, text: str) -> Question[Any]:
    """Make a question about a position that may name a unit, a hex or a side."""

    def ask(title: Ardennes, position: State, unit: Unit = None, hex: Hex = None, side: Side = None) -> Answer:
        return _answer_about(title, position, question_name, _parse_subject(title, unit, hex, side))

    return _make_question(ask, question_name, text)


def _position_question(question_name: str, text: str) -> Question[Any]:
    """Make a question about a whole position."""

    def ask(title: Ardennes, position: State) -> Answer:
        return _answer_about(title, position, question_name, _parse_subject(title, None, None, None))

    return _make_question(ask, question_name, text)


def _hex_question(question_name: str, text: str) -> Question[Any]:
    """Make a question about a position that may name a hex."""

    def ask(title: Ardennes, position: State, hex: Hex = None) -> Answer:
        return _answer_about(title, position, question_name, _parse_subject(title, None, hex, None))

    return _make_question(ask, question_name, text)


def _make_question(ask: Callable[..., Answer], question_name: str, text: str) -> Question[Any]:
    """Make a question of a function, with its text for the user."""
    ask.__doc__ = text
    return Question(ask, question_name)


units = _unit_question("units", "Units on the map with steps, strength and states.")
supply = _unit_question("supply", "Who can trace Supply, with the path to the map edge or what cuts it.")
communication = _unit_question("communication", "Who is in Communication, with the path or what cuts it.")
surround = _unit_question("surround", "Which stacks are Surrounded or in danger of it.")
wandering = _unit_question("wandering", "Which Allied units are Behind Enemy Lines.")
proximate = _unit_question("proximate", "Which stacks, or which hex, are Proximate to an enemy unit.")
contact = _unit_question("contact", "Which Allied units are OutOfContact.")
zones = _unit_question("zones", "Which stacks exert a zone of control.")
reach = _unit_question("reach", "Where units can go by normal movement.")
strategic = _unit_question("strategic", "Where units can go by Strategic Movement.")
roadblocks = _hex_question("roadblocks", "Roadblocks, and where a check would be made.")
bridges = _hex_question("bridges", "Bridges: state, holder, demolition.")
hexes = _hex_question("hex", "What the map and the position say of a hex.")
line = _position_question("line", "The Lines of the Allies.")
points = _position_question("points", "The German's victory points.")
status = _position_question("status", "Everything illegal about the position.")
okw = _position_question("okw", "Is OKW released.")


@question
def move(
    title: Ardennes,
    position: State,
    unit: UnitName,
    path: Annotated[str, Text("hexes or places, separated by commas or hyphens")],
    strategic: bool = False,
    reinforcing: bool = False,
) -> Answer:
    """May a unit go along a path (hexes separated by commas or hyphens, its own left out): ledger, or the refusal."""
    number = title.find_unit(unit).number
    for name in re.split("[,-]", path):
        title.map.refuse_several(name)
    hexes = title.parse_path(path)
    ruling: Ruling = _answers_module().check_path(position, number, hexes, strategic=strategic, reinforcing=reinforcing)
    value: dict[str, Any] = {"legal": ruling.legal, "text": ruling.text, "facts": plain_data(ruling.facts)}
    if ruling.nearest is not None:
        value["nearest"] = str(ruling.nearest)
    return Answer(value, ruling.ledger, ruling.rules)


@question
def impulse(
    title: Ardennes,
    position: State,
    entered: Annotated[tuple[str, ...], OneOrMore(Text("a card drawn or a die rolled, in the order they came"))] = (),
) -> Answer:
    """What do the Allies do? The command card they drew, then each die or draw as it is asked for: everything the
    system did and why, and what it asks for next.

    The position is one of the solitaire game in which the Allied impulse comes next (`[today]`, `side = "allied"`).
    """
    found: Answer = _allied_impulse_module().simulate_impulse(position, entered)
    return found


@question
def terrain(
    title: Ardennes,
    terrain: Annotated[str, Words("Clear", "Broken", "Woods", "Forest")],
    mover: Annotated[str, Words("infantry", "mechanized")],
    road: bool = False,
    river: Annotated[str, Words("none", "unbridged", "bridge")] = "none",
    freeze: bool = False,
) -> Answer:
    """Movement points to enter a hex, by the terrain effects chart."""
    chart = title.terrain_chart
    if river == "unbridged":
        return Answer({"cost": "All"}, (), (chart.river,))
    cost, rule = chart.bridge if river == "bridge" else chart.road
    if river == "none" and not road:
        foot, tracks, ice, rule = chart.entry[terrain]
        frozen = freeze and ice != tracks
        if mover == "infantry":
            cost = foot
        else:
            cost, rule = (ice, "ARD-TEC-06") if frozen else (tracks, rule)
        if frozen and mover == "infantry":
            still = LedgerLine(0, say("terrain.freeze-spares-infantry"), "ARD-TEC-07")
            return Answer({"cost": cost}, (LedgerLine(cost, say("terrain.entered", terrain=terrain), rule), still))
    return Answer({"cost": cost}, (LedgerLine(cost, say("terrain.entered", terrain=terrain), rule),))


ODDS = ("below 1:1", "1:1", "2:1", "3:1", "4:1", "5:1")
Who = Annotated[str, Words("nobody", "attacker", "defender", "both")]


@question
def hits(
    title: Ardennes,
    odds: Annotated[str, Words(*ODDS)],
    chits: Annotated[int, Span(1, 12)],
    flanked: bool = False,
    armor: Who = "nobody",
    artillery: Who = "nobody",
    airpower: Who = "nobody",
    alert: bool = False,
) -> Answer:
    """Hits on both sides by odds and Combat Chits drawn, exactly: how often each number of hits comes, and the mean.

    `odds` are those after rounding down, 5:1 and better alike. Who has Armor, Artillery or Airpower makes those chits
    count. City, Town, IP and Westwall come off afterwards, and so do hits that the attacker may disregard.
    """
    held = Conditions(ODDS.index(odds), flanked, *map(_sides_having_condition, (armor, artillery, airpower)))
    cup = Counter(hits_of_chit(chit, held, alert=alert) for chit in title.chits.values())
    drawn = count_hit_totals(tuple(sorted(cup.items())), chits)
    ways = sum(weight for _, weight in drawn)
    value: dict[str, Any] = {}
    for side, name in enumerate(("defender", "attacker")):
        hits: Counter[int] = Counter()
        for sums, weight in drawn:
            hits[sums[side]] += weight
        mean = Fraction(sum(number * weight for number, weight in hits.items()), ways)
        value[f"mean_on_{name}"] = f"{float(mean):.2f}"
        value[f"on_{name}"] = {str(number): f"{100 * hits[number] / ways:.1f}%" for number in sorted(hits)}
        value[f"ways_on_{name}"] = {str(number): hits[number] for number in sorted(hits)}
    return Answer(value | {"ways": ways}, (), ("ARD-H-42", "ARD-C0-09"))


def _sides_having_condition(who: str) -> tuple[bool, bool]:
    """Return whether the attacker, and whether the defender, has Armor, Artillery or Airpower."""
    return who in ("attacker", "both"), who in ("defender", "both")


@question
def demolition(
    title: Ardennes,
    day: Annotated[int, Span(16, 29)],
    meuse: bool = False,
    defended: bool = False,
) -> Answer:
    """The highest roll of the d10 on which a bridge is blown; 0 when it cannot be."""
    lines = demolition_ledger(day, meuse=meuse, defended=say("demolition.far-defended") if defended else None)
    return Answer({"number": sum(int(entry.amount) for entry in lines)}, lines, ("ARD-SEQ-14",))


@question
def roll(
    title: Ardennes, number: Annotated[int, Span(-5, 30)], die: Annotated[int | None, Span(1, 10)] = None
) -> Answer:
    """A check on the ten-sided die: how often it succeeds on a number or less, or whether a given roll does."""
    value: dict[str, Any] = {"succeeds_on": f"1-{min(number, FACES)}" if number > 0 else "nothing"}
    value["chance"] = Fraction(sum(is_success(face, number) for face in range(1, FACES + 1)), FACES)
    if die is not None:
        value["success"] = is_success(die, number)
    return Answer(value, (), ("ARD-DEF-01",))


@question
def distance(title: Ardennes, start: Place, end: Place) -> Answer:
    """Hexes from one hex to another, and which way the second lies: further west or east, north or south."""
    ground, ids = title.attributes, title.map.index
    first, second = ids[title.map.find(start)], ids[title.map.find(end)]
    west, south = ground.west[second] - ground.west[first], ground.row[second] - ground.row[first]
    value = {
        "distance": int(ground.distance[first, second]),
        "west": "west" if west > 0 else "east" if west < 0 else "level",
        "north": "south" if south > 0 else "north" if south < 0 else "level",
    }
    return Answer(value, (), ("ARD-DEF-02", "ARD-DEF-03"))


@question
def order(
    title: Ardennes, units: Annotated[tuple[str, ...], OneOrMore(Text("unit ids or names"))], highest: bool = False
) -> Answer:
    """Units in the order in which rules take them: lowest (or highest) selector, then lowest corps, OKW last."""
    numbers = title.sort_units((title.find_unit(unit, "units").number for unit in units), highest=highest)
    return Answer({"order": [title.units[n].id for n in numbers]}, (), ("ARD-DEF-04",))


@question
def unit(title: Ardennes, unit: UnitName) -> Answer:
    """The record of a unit: formation, steps, strength, movement, selector, arrival."""
    found = title.find_unit(unit)
    value: dict[str, Any] = {
        "id": found.id, "name": found.name, "side": found.side, "army": found.army, "corps": found.corps,
        "division": found.division, "kind": found.kind, "mechanized": found.mechanized, "elite": found.elite,
        "steps": found.steps, "strength_by_steps": list(found.strengths[:0:-1]), "bracketed_at": found.bracketed_at,
        "movement": found.movement, "selector": found.selector, "surrender": found.surrender,
        "arrival": found.arrival, "day": found.day, "flags": sorted(found.flags), "note": found.note,
    }  # fmt: skip
    return Answer(value, (), ("ARD-H-21",))
