"""Advice for a person who must decide: what the decision is about, what matters, and on request a player's choice."""

from __future__ import annotations

from broadfront.players.advising.adviser import Advice, Adviser, Chosen, Hint, hint
from broadfront.players.advising.by_player import PlayerAdviser, TitleAdvice, Watch
from broadfront.titles import kit_of, part_of

__all__ = ["Advice", "Adviser", "Chosen", "Hint", "TitleAdvice", "Watch", "adviser_of", "hint"]


def adviser_of(title: str) -> Adviser:
    """Return the adviser of a title: it recommends what the title's usual player would choose, with the title's own
    hints."""
    advice = kit_of(title).advice
    return PlayerAdviser(title, part_of(title, advice) if advice else TitleAdvice(()))
