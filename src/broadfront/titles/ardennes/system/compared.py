"""How the system tells a comparison: by which figure the chosen one won, and by which each other was passed over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.figures import Figure, deciding

__all__ = ["compared", "lost_by", "rule_of", "won_by"]

T = TypeVar("T")

LAST = "number"
"""The figure whose words say that all else is equal."""
TOLD = 5
"""How many of those that came after the chosen one are told."""


def won_by(best: T, second: T, figures: Sequence[Figure[T]]) -> tuple[Message, str]:
    """By which figure the chosen one is better than the next, and the rule of it."""
    figure = deciding(best, second, figures)
    why = say("system.won", figure=figure.name, value=figure.told(best), best=figure.told(second))
    return _after_equals(why, best, figure, figures), figure.rule


def lost_by(one: T, best: T, figures: Sequence[Figure[T]]) -> tuple[Message, str]:
    """By which figure one was passed over for the chosen one, and the rule of it."""
    figure = deciding(best, one, figures)
    why = say("system.lost", figure=figure.name, value=figure.told(one), best=figure.told(best))
    return _after_equals(why, best, figure, figures), figure.rule


def _after_equals(why: Message, best: T, decided: Figure[T], figures: Sequence[Figure[T]]) -> Message:
    """A comparison with what it comes after: the figures in which the two are equal."""
    before = figures[: figures.index(decided)]
    equal = [say("system.figure", figure=figure.name, value=figure.told(best)) for figure in before]
    if not equal or decided.name == LAST:
        return why
    return say("system.equal", parts=equal, reason=why)


def compared(
    ranked: Sequence[T],
    figures: Sequence[Figure[T]],
    named: Callable[[T], Message],
    only: Message,
    rule: str,
    goal: Message | None = None,
) -> list[Candidate]:
    """The first of these and why it comes first, then the next ones and why they come after.

    `only` and its rule tell of a single one; `goal` tells what all of them are good for.
    """
    best, *others = ranked
    why, rule = won_by(best, others[0], figures) if others else (only, rule)
    if goal is not None:
        why = say("system.for-goal", why=goal, reason=why)
    told = [Candidate(named(best), why, rule, chosen=True)]
    for one in others[:TOLD]:
        why, rule = lost_by(one, best, figures)
        told.append(Candidate(named(one), why, rule))
    return told


def rule_of(told: Sequence[Candidate]) -> str:
    """The rule that decided for the chosen one."""
    return next(candidate.rule for candidate in told if candidate.chosen)
