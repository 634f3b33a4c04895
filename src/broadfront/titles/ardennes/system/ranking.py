"""Explaining a ranking: the criterion that decided for the best and against each other candidate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, deciding_criterion

__all__ = ["deciding_rule", "explain_ranking", "losing_reason", "winning_reason"]

T = TypeVar("T")

TIE_BREAK = "number"
"""Name of the final criterion, whose message says that all else is equal."""
MAX_SHOWN = 5
"""Maximum number of rejected candidates shown."""


def winning_reason(best: T, second: T, figures: Sequence[Criterion[T]]) -> tuple[Message, str]:
    """Return the criterion by which the best beats the second, as a message and its rule."""
    figure = deciding_criterion(best, second, figures)
    why = say("system.won", figure=figure.name, value=figure.shown_value(best), best=figure.shown_value(second))
    return _with_ties(why, best, figure, figures), figure.rule


def losing_reason(one: T, best: T, figures: Sequence[Criterion[T]]) -> tuple[Message, str]:
    """Return the criterion by which a candidate lost to the best, as a message and its rule."""
    figure = deciding_criterion(best, one, figures)
    why = say("system.lost", figure=figure.name, value=figure.shown_value(one), best=figure.shown_value(best))
    return _with_ties(why, best, figure, figures), figure.rule


def _with_ties(why: Message, best: T, decided: Criterion[T], figures: Sequence[Criterion[T]]) -> Message:
    """Return the reason, preceded by the earlier criteria in which both candidates are equal."""
    before = figures[: figures.index(decided)]
    equal = [say("system.figure", figure=figure.name, value=figure.shown_value(best)) for figure in before]
    if not equal or decided.name == TIE_BREAK:
        return why
    return say("system.equal", parts=equal, reason=why)


def explain_ranking(
    ranked: Sequence[T],
    figures: Sequence[Criterion[T]],
    named: Callable[[T], Message],
    only: Message,
    rule: str,
    goal: Message | None = None,
) -> list[Candidate]:
    """Return trace entries that explain a ranking: the winner first, then the best of the others.

    `only` is the reason if there is a single candidate, under `rule`. `goal` says what all of them are good for.
    """
    best, *others = ranked
    why, rule = winning_reason(best, others[0], figures) if others else (only, rule)
    if goal is not None:
        why = say("system.for-goal", why=goal, reason=why)
    candidates = [Candidate(named(best), why, rule, chosen=True)]
    for one in others[:MAX_SHOWN]:
        why, rule = losing_reason(one, best, figures)
        candidates.append(Candidate(named(one), why, rule))
    return candidates


def deciding_rule(candidates: Sequence[Candidate]) -> str:
    """Return the rule that decided for the chosen candidate."""
    return next(candidate.rule for candidate in candidates if candidate.chosen)
