"""Questions about a position on the map: reach, a path, zones, trace, sizes, an attack."""

from __future__ import annotations

from typing import Annotated, Any

from broadfront.core.questions import Answer, OneOrMore, Position, Text, Words, question
from broadfront.core.reading.names import find_unit
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.questions.kinds import Place
from broadfront.titles.rhine.questions.map_answers import map_answers

Board = Annotated[Any, Position()]
UnitName = Annotated[str, Text("a unit of the sector, such as 43 Inf Div, 43rd Inf or US 504 Para")]
ModeName = Annotated[str, Words(*MODES)]


@question
def reach(title: Rhine, position: Board, unit: UnitName, mode: ModeName = "Combat") -> Answer:
    """Where a unit can go in a mode, with the movement points left in each hex."""
    return map_answers().reach(position, find_unit(position, unit), mode)


@question
def path(title: Rhine, position: Board, unit: UnitName, to: Place, mode: ModeName = "Combat") -> Answer:
    """Whether a unit may go to a hex, by which path and at what cost for each step; if not, why not."""
    return map_answers().path(position, find_unit(position, unit), mode, to)


@question
def zoc(title: Rhine, position: Board, unit: UnitName) -> Answer:
    """Whether a unit has a zone of control, and why."""
    return map_answers().zoc(position, find_unit(position, unit))


@question
def trace(title: Rhine, position: Board, unit: UnitName) -> Answer:
    """Whether a unit has trace supply, how, and what the path costs."""
    return map_answers().trace(position, find_unit(position, unit))


@question
def stack(title: Rhine, position: Board, hex: Place) -> Answer:
    """The units in a hex, their RE, and whether the stack is within the limit."""
    return map_answers().stack(position, hex)


@question
def attack(
    title: Rhine,
    position: Board,
    target: Place,
    attackers: Annotated[tuple[str, ...], OneOrMore(Text("attacking units"))],
) -> Answer:
    """The odds column, modifier and exact odds of an attack in a position."""
    units = tuple(find_unit(position, unit, "attackers") for unit in attackers)
    return map_answers().attack(position, target, units)
