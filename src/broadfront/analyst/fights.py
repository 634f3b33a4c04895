"""The exact odds of the fight that an option begins, or goes on with."""

from __future__ import annotations

from broadfront.core.actions import Action, Composed
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.odds import Odds
from broadfront.core.odds_asked import odds_of
from broadfront.core.title import Playable
from broadfront.core.view import View

__all__ = ["fight_odds"]


def fight_odds(view: View, action: Action) -> Odds | None:
    """Of an attack with all who can join it, or of the one under way after the action; None where there is no fight,
    or its odds are too many to count."""
    assert view.side is not None
    state = view.sample(0)
    state.settle()
    title = state.title
    assert isinstance(title, Playable)
    asked: Action | None = action
    if title.engaged(state) is None:
        attacks = (one for one in title.attacks(state, view.side) if isinstance(one, Composed))
        asked = next((one for one in attacks if next(iter(one.parts(state)), None) == action), None)
    if asked is None:
        return None
    try:
        found = odds_of(state, asked, side=view.side)
    except (Illegal, Invalid):
        return None
    return found if found.exact else None
