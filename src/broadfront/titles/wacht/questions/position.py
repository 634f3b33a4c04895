"""Questions about a position: where a unit can go, and whether a path is legal."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated, Any

from broadfront.core.questions import Answer, OneOrMore, Position, Text, Words, question
from broadfront.core.reading.names import find_unit
from broadfront.titles.wacht.data.title import Wacht

Hex = Text("a hex or the name of a place")
UnitName = Annotated[str, Text("a unit of the position, such as Peiper: enough words of its id and formation")]
MovementKind = Words("regular", "road")


def _import_answers() -> ModuleType:
    """Import the module that answers questions on positions only when needed, since it loads the rules of play."""
    from broadfront.titles.wacht.table import answers

    return answers


@question
def reach(
    title: Wacht,
    position: Annotated[Any, Position()],
    unit: UnitName,
    to: Annotated[str | None, Hex] = None,
) -> Answer:
    """Where a unit of a position can move: MP paid and left, the kind of movement, and rolls it depends on.

    `position` is a set-up (an object, or @file.toml on the command line) or the name of a scenario. With `to`, the
    cheapest path to that hex with its ledger.
    """
    answer: Answer = _import_answers().reach_answer(position, find_unit(position, unit), to)
    return answer


@question
def move(
    title: Wacht,
    position: Annotated[Any, Position()],
    unit: UnitName,
    path: Annotated[tuple[str, ...], OneOrMore(Hex)],
    kind: Annotated[str, MovementKind] = "regular",
    means: Annotated[tuple[str, ...], OneOrMore(Words("bridge", "ford", "engineer", "riverbank", "dry"))] = (),
    overrun: Annotated[str | None, Hex] = None,
) -> Answer:
    """Whether a unit of a position may move along a path: the cost, or the rule it breaks, where, and the MP needed.

    `means` says how each step crosses water, `dry` where it crosses none; left out, the cheapest open way is taken.
    """
    answer: Answer = _import_answers().move_answer(position, find_unit(position, unit), path, kind, means, overrun)
    return answer
