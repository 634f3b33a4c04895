"""Explaining a ranking: the criterion that decided for the best and against each other candidate."""

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
"""Name of the final criterion, whose message says that all else is equal."""
TOLD = 5
"""Maximum number of rejected candidates shown."""


def won_by(best: T, second: T, figures: Sequence[Figure[T]]) -> tuple[Message, str]:
    """Return the criterion by which the best beats the second, as a message and its rule."""
    figure = deciding(best, second, figures)
    why = say("system.won", figure=figure.name, value=figure.told(best), best=figure.told(second))
    return _after_equals(why, best, figure, figures), figure.rule


def lost_by(one: T, best: T, figures: Sequence[Figure[T]]) -> tuple[Message, str]:
    """Return the criterion by which a candidate lost to the best, as a message and its rule."""
    figure = deciding(best, one, figures)
    why = say("system.lost", figure=figure.name, value=figure.told(one), best=figure.told(best))
    return _after_equals(why, best, figure, figures), figure.rule


def _after_equals(why: Message, best: T, decided: Figure[T], figures: Sequence[Figure[T]]) -> Message:
    """Return the reason, preceded by the earlier criteria in which both candidates are equal."""
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
    """Return trace entries that explain a ranking: the winner first, then the best of the others.

    `only` is the reason if there is a single candidate, under `rule`. `goal` says what all of them are good for.
    """
    best, *others = ranked
    why, rule = won_by(best, others[0], figures) if others else (only, rule)
    if goal is not None:
        why = say("system.for-goal", why=goal, reason=why)
    candidates = [Candidate(named(best), why, rule, chosen=True)]
    for one in others[:TOLD]:
        why, rule = lost_by(one, best, figures)
        candidates.append(Candidate(named(one), why, rule))
    return candidates


def rule_of(candidates: Sequence[Candidate]) -> str:
    """Return the rule that decided for the chosen candidate."""
    return next(candidate.rule for candidate in candidates if candidate.chosen)
