"""Advice for a person who must decide: what the question is about, what matters, and on request a player's choice."""

from __future__ import annotations

from broadfront.players.advising.adviser import Advice, Adviser, Chosen, Hint, hint
from broadfront.players.advising.by_player import PlayerAdviser, TitleAdvice, Watch
from broadfront.titles import kit_of, part_of

__all__ = ["Advice", "Adviser", "Chosen", "Hint", "TitleAdvice", "Watch", "adviser_of", "hint"]


def adviser_of(title: str) -> Adviser:
    """Return the adviser of a title: its usual player, with hints from the title's own watchers."""
    advice = kit_of(title).advice
    return PlayerAdviser(title, part_of(title, advice) if advice else TitleAdvice(()))
