"""HTTP handler that answers a question for every value of one or two parameters, as a printed chart."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront.core.errors import BroadfrontError, Invalid, unknown_name
from broadfront.core.questions import Question
from broadfront.titles import find_question
from broadfront.web.endpoint import WorkerCall
from broadfront.web.errors import NotFound
from broadfront.web.loading import load_for_question

__all__ = ["Chart", "Tabled", "question_chart", "values_allowed_by_schema"]

MOST_VALUES = 40
MOST_CELLS = 600


class Tabled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A requested chart: the parameters of its rows and columns, and fixed values for the question's other
    parameters."""

    down: str
    across: str | None = None
    given: dict[str, Any] = {}


def values_allowed_by_schema(schema: dict[str, Any]) -> list[Any]:
    """Return all values a question's parameter can have by its JSON schema; empty if there are too many to list."""
    if "enum" in schema:
        found = list(schema["enum"])
    elif schema.get("type") == "boolean":
        found = [False, True]
    elif schema.get("type") == "integer" and "minimum" in schema and "maximum" in schema:
        found = list(range(schema["minimum"], min(schema["maximum"], schema["minimum"] + MOST_VALUES) + 1))
    else:
        return []
    return found if len(found) <= MOST_VALUES else []


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One cell of a chart: an answer, or the reason there is none."""

    value: dict[str, Any] = {}
    problem: str = ""


class Chart(msgspec.Struct, frozen=True):
    """The answers of a chart row by row, with the parameter values of its rows and columns."""

    down: list[Any]
    across: list[Any]
    cells: list[list[Cell]]
    rules: tuple[str, ...]


def question_chart(asked: WorkerCall) -> Chart:
    """Answer a question for every value of one or two parameters, as a chart; a cell without an answer gives the
    reason."""
    try:
        name, question = find_question(asked.path["name"])
    except Invalid as error:
        raise NotFound(error.message, parameter="name", given=asked.path["name"]) from None
    wanted: Tabled = asked.body
    down = _values_of_parameter(question, name, wanted.down, "down")
    across = [None] if wanted.across is None else _values_of_parameter(question, name, wanted.across, "across")
    if wanted.down == wanted.across:
        raise Invalid("Two different parameters go down and across.", parameter="across", given=wanted.across)
    if len(down) * len(across) > MOST_CELLS:
        raise Invalid(f"That is {len(down) * len(across)} cells; at most {MOST_CELLS} are asked.", parameter="across")
    title = load_for_question(question, name, asked.data)
    rules: dict[str, None] = {}
    cells: list[list[Cell]] = []
    for row in down:
        cells.append([])
        for column in across:
            given = wanted.given | {wanted.down: row} | ({} if wanted.across is None else {wanted.across: column})
            try:
                answer = question(title, **given).serialize()
            except BroadfrontError as error:
                if error.parameter not in (wanted.down, wanted.across, None):
                    raise
                cells[-1].append(Cell(problem=error.message))
                continue
            rules |= dict.fromkeys(answer.rules)
            cells[-1].append(Cell(answer.value))
    return Chart(down, across if wanted.across is not None else [], cells, tuple(rules))


def _values_of_parameter(question: Question[Any], title_name: str, chosen: str, parameter: str) -> list[Any]:
    """Return all values of a question's parameter; raise `Invalid` if it has no short list of values."""
    few = {
        key: found
        for key, part in question.schema(title_name)["properties"].items()
        if (found := values_allowed_by_schema(part))
    }
    if chosen not in few:
        raise unknown_name(
            f"parameter of {title_name}.{question.name} with few values", chosen, few, parameter=parameter
        )
    return few[chosen]
