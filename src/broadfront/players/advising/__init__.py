"""Advice for a person who is asked: what the question is about, what matters, and on request what a player would do."""

from __future__ import annotations

import importlib
import importlib.util

from broadfront.players.advising.adviser import Advice, Adviser, Chosen, Hint
from broadfront.players.advising.by_player import PlayerAdviser

__all__ = ["Advice", "Adviser", "Chosen", "Hint", "adviser_of"]


def adviser_of(title: str) -> Adviser:
    """Who advises in a title: its usual player, with what the title's own watchers see."""
    name = f"{__name__}.{title}"
    if title.isidentifier() and importlib.util.find_spec(name) is not None:
        module = importlib.import_module(name)
        return PlayerAdviser(title, module.WATCHES, module.REASONS)
    return PlayerAdviser(title, ())
