"""Corrections that players may make beyond the stored facts of a state: moving cards and chits between piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from broadfront.core.positions.corrections import Settings, item_setting
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["SETTINGS"]


def _card_names(state: ArdennesState) -> Mapping[str, Sequence[str]]:
    """Return the names by which a player may call each card, by card id."""
    title = state.title
    return {
        id: (card.name,)
        for cards in (title.german_cards, title.allied_cards, title.action_cards)
        for id, card in cards.items()
    }


def _chit_names(state: ArdennesState) -> Mapping[str, Sequence[str]]:
    """Return the printed texts by which a player may call each Combat Chit, by chit id."""
    return {id: (chit.printed_text,) for id, chit in state.title.chits.items()}


SETTINGS: Settings = {
    "card": item_setting("german-cards", "allied-cards", "action-cards", called=_card_names),
    "chit": item_setting("chits", called=_chit_names),
}
