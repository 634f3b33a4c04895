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


def winning_reason(best: T, second: T, criteria: Sequence[Criterion[T]]) -> tuple[Message, str]:
    """Return the first criterion in which the best candidate beats the second, as a message and its rule."""
    figure = deciding_criterion(best, second, criteria)
    why = say("system.won", figure=figure.name, value=figure.shown_value(best), best=figure.shown_value(second))
    return _with_ties(why, best, figure, criteria), figure.rule


def losing_reason(loser: T, best: T, criteria: Sequence[Criterion[T]]) -> tuple[Message, str]:
    """Return the first criterion in which a candidate falls behind the best, as a message and its rule."""
    figure = deciding_criterion(best, loser, criteria)
    why = say("system.lost", figure=figure.name, value=figure.shown_value(loser), best=figure.shown_value(best))
    return _with_ties(why, best, figure, criteria), figure.rule


def _with_ties(why: Message, best: T, decided: Criterion[T], criteria: Sequence[Criterion[T]]) -> Message:
    """Return the reason, preceded by the earlier criteria in which the two candidates are equal."""
    before = criteria[: criteria.index(decided)]
    equal = [say("system.figure", figure=figure.name, value=figure.shown_value(best)) for figure in before]
    if not equal or decided.name == TIE_BREAK:
        return why
    return say("system.equal", parts=equal, reason=why)


def explain_ranking(
    ranked: Sequence[T],
    criteria: Sequence[Criterion[T]],
    describe: Callable[[T], Message],
    only: Message,
    rule: str,
    goal: Message | None = None,
) -> list[Candidate]:
    """Explain why a candidate is ranked first, and why each of the next best is not.

    `only` is the reason, with `rule`, if there is a single candidate. `goal` says what all candidates are good for.
    """
    best, *others = ranked
    why, rule = winning_reason(best, others[0], criteria) if others else (only, rule)
    if goal is not None:
        why = say("system.for-goal", why=goal, reason=why)
    candidates = [Candidate(describe(best), why, rule, chosen=True)]
    for one in others[:MAX_SHOWN]:
        why, rule = losing_reason(one, best, criteria)
        candidates.append(Candidate(describe(one), why, rule))
    return candidates


def deciding_rule(candidates: Sequence[Candidate]) -> str:
    """Return the rule by which the chosen candidate won."""
    return next(candidate.rule for candidate in candidates if candidate.chosen)
