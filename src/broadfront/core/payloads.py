"""What the engine reports to programs and pages: sentences with topics and data, and rules.

A type with one sentence has `topic` and `data` beside it; a type with several has a `Said` for each.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.core.actions import Action
from broadfront.core.messages import Named, Prose, Said

__all__ = [
    "MapMarks",
    "ToldAnswer",
    "ToldCandidate",
    "ToldChance",
    "ToldDecision",
    "ToldEnd",
    "ToldEvent",
    "ToldLine",
    "ToldOdds",
    "ToldPending",
    "ToldProblem",
    "ToldRuling",
    "ToldTrace",
]


class ToldLine(msgspec.Struct, frozen=True):
    """One entry in a list of modifiers or costs: an amount, its reason and its rule."""

    amount: int | str
    reason: Prose
    rule: str
    topic: str
    data: dict[str, Any]
    names: tuple[Named, ...]


class ToldRuling(msgspec.Struct, frozen=True):
    """Whether an action is legal, by which rules, and the nearest legal action if there is one."""

    legal: bool
    text: Prose
    topic: str
    data: dict[str, Any]
    rules: tuple[str, ...]
    nearest: Action | None
    ledger: tuple[ToldLine, ...]


class ToldCandidate(msgspec.Struct, frozen=True):
    """An option that the system considered when it chose for a side nobody plays, and why it was chosen or passed
    over."""

    what: Said
    why: Said
    rule: str
    chosen: bool


class ToldTrace(msgspec.Struct, frozen=True):
    """How the system chose for a side nobody plays: what it considered, what the figures add up from, which card it
    carries out."""

    question: Said
    choice: Said
    rules: tuple[str, ...]
    candidates: tuple[ToldCandidate, ...]
    counted: tuple[ToldLine, ...]
    dice: tuple[Said, ...]
    follows: Said | UnsetType = UNSET


class ToldEvent(msgspec.Struct, frozen=True):
    """Something that happened in a game, as programs and pages receive it."""

    kind: str
    topic: str
    text: Prose
    names: tuple[Named, ...]
    data: dict[str, Any]
    rules: tuple[str, ...]
    trace: ToldTrace | UnsetType = UNSET


class ToldDecision(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """A choice that a side must make."""

    side: str
    prompt: Prose
    topic: str
    data: dict[str, Any]
    accepts: tuple[str, ...]
    rules: tuple[str, ...]


class ToldChance(msgspec.Struct, frozen=True, tag_field="kind", tag="chance"):
    """A die roll or draw that is due; without outcomes for those who may not see them."""

    what: Prose
    topic: str
    data: dict[str, Any]
    outcomes: tuple[int | str, ...]
    weights: tuple[int, ...]
    side: str | None
    rules: tuple[str, ...]
    zone: str | None
    seen_by: tuple[str, ...] | None


class ToldEnd(msgspec.Struct, frozen=True, tag_field="kind", tag="over"):
    """The end of the game; without a winner it is a draw."""

    winner: str | None
    reason: Prose
    topic: str
    data: dict[str, Any]
    rules: tuple[str, ...]
    score: dict[str, int]


ToldPending = ToldDecision | ToldChance | ToldEnd


class ToldProblem(msgspec.Struct, frozen=True):
    """Something wrong with a position, as programs and pages receive it."""

    text: Prose
    topic: str
    data: dict[str, Any]
    rule: str
    where: str


class MapMarks(msgspec.Struct, frozen=True, omit_defaults=True):
    """The parts of a chart's answer that a map can show."""

    marked: tuple[str, ...] = ()
    """Ids of highlighted hexes."""
    figures: dict[str, str] = {}
    """Text to show in hexes, by hex id."""
    paths: tuple[tuple[str, ...], ...] = ()


class ToldAnswer(msgspec.Struct, frozen=True):
    """The answer of a chart or calculator; each chart has its own values."""

    value: dict[str, Any]
    ledger: tuple[ToldLine, ...]
    rules: tuple[str, ...]
    shown: MapMarks | UnsetType = UNSET


OutcomeRow = Annotated[
    dict[str, Any],
    msgspec.Meta(
        extra_json_schema={
            "required": ["weight", "probability"],
            "properties": {"weight": {"type": "integer"}, "probability": {"type": "number"}},
            "additionalProperties": True,
        }
    ),
]
"""One outcome of an attack in the title's own values, with its weight and probability."""


class ToldOdds(msgspec.Struct, frozen=True):
    """The odds of an attack: outcomes, assumptions about decisions, and the modifiers known beforehand."""

    outcomes: list[OutcomeRow]
    total: str
    """A whole number as text, because it may exceed the numbers that programs represent exactly."""
    exact: bool
    assumes: dict[str, str]
    states: int
    note: Prose
    ledger: tuple[ToldLine, ...]
    stands: Prose
    """A one-line summary of the attack before the dice; empty if the title gives none."""
