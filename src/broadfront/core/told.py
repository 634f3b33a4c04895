"""What the engine tells, as programs and pages get it: each sentence with its topic and data, and the rules.

What says one thing carries `topic` and `data` beside its sentence; what says several has a `Said` for each.
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
    """An entry of a ledger: how much, why, by which rule."""

    amount: int | str
    reason: Prose
    rule: str
    topic: str
    data: dict[str, Any]
    names: tuple[Named, ...]


class ToldRuling(msgspec.Struct, frozen=True):
    """Whether something is legal, by which rules, and where possible what would be legal instead."""

    legal: bool
    text: Prose
    topic: str
    data: dict[str, Any]
    rules: tuple[str, ...]
    nearest: Action | None
    ledger: tuple[ToldLine, ...]


class ToldCandidate(msgspec.Struct, frozen=True):
    """One thing the system considered, and why it won or was passed over."""

    what: Said
    why: Said
    rule: str
    chosen: bool


class ToldTrace(msgspec.Struct, frozen=True):
    """How the system came to a choice: what it considered, what the figures add up from, which card it carries out."""

    question: Said
    choice: Said
    rules: tuple[str, ...]
    candidates: tuple[ToldCandidate, ...]
    counted: tuple[ToldLine, ...]
    dice: tuple[Said, ...]
    follows: Said | UnsetType = UNSET


class ToldEvent(msgspec.Struct, frozen=True):
    """One thing that happened."""

    kind: str
    topic: str
    text: Prose
    names: tuple[Named, ...]
    data: dict[str, Any]
    rules: tuple[str, ...]
    trace: ToldTrace | UnsetType = UNSET


class ToldDecision(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """A side must choose."""

    side: str
    prompt: Prose
    topic: str
    data: dict[str, Any]
    accepts: tuple[str, ...]
    rules: tuple[str, ...]


class ToldChance(msgspec.Struct, frozen=True, tag_field="kind", tag="chance"):
    """A roll or draw is due; without outcomes for who may not see them."""

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
    """The game is over; without a winner it is a draw."""

    winner: str | None
    reason: Prose
    topic: str
    data: dict[str, Any]
    rules: tuple[str, ...]
    score: dict[str, int]


ToldPending = ToldDecision | ToldChance | ToldEnd


class ToldProblem(msgspec.Struct, frozen=True):
    """What is wrong with a position."""

    text: Prose
    topic: str
    data: dict[str, Any]
    rule: str
    where: str


class MapMarks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a map can show of an answer."""

    marked: tuple[str, ...] = ()
    """Hexes."""
    figures: dict[str, str] = {}
    """By hex."""
    paths: tuple[tuple[str, ...], ...] = ()


class ToldAnswer(msgspec.Struct, frozen=True):
    """What a question gives; each has values of its own."""

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
"""What may come of an attack, in values of the title's own, with its weight of the total."""


class ToldOdds(msgspec.Struct, frozen=True):
    """What may come, and how likely; whom it takes for how clever; the modifiers known beforehand."""

    outcomes: list[OutcomeRow]
    total: str
    """A whole number that may be longer than programs keep exactly."""
    exact: bool
    assumes: dict[str, str]
    states: int
    note: Prose
    ledger: tuple[ToldLine, ...]
    stands: Prose
    """How the attack stands before the dice, in a line; empty where the title says none."""
