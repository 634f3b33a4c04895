"""Advice for a person who must decide: what the decision is about, what matters, and on request a player's choice."""

from __future__ import annotations

from broadfront.players.advising.adviser import Advice, Adviser, Chosen, Hint, hint
from broadfront.players.advising.by_player import PlayerAdviser, TitleAdvice, Watch
from broadfront.titles import kit_of, part_of

__all__ = ["Advice", "Adviser", "Chosen", "Hint", "TitleAdvice", "Watch", "adviser_of", "hint"]


def adviser_of(title: str) -> Adviser:
    """Return the adviser of a title, with the title's own hints.

    It recommends what the title's standard computer player would choose.
    """
    advice = kit_of(title).advice
    return PlayerAdviser(title, part_of(title, advice) if advice else TitleAdvice(()))
