"""Corrections beyond the facts of the state: moving cards and chits between zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from broadfront.core.positions.correcting import Settings, items
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["SETTINGS"]


def _cards(state: ArdennesState) -> Mapping[str, Sequence[str]]:
    title = state.title
    return {
        id: (card.name,)
        for cards in (title.german_cards, title.allied_cards, title.action_cards)
        for id, card in cards.items()
    }


def _chits(state: ArdennesState) -> Mapping[str, Sequence[str]]:
    return {id: (chit.printed,) for id, chit in state.title.chits.items()}


SETTINGS: Settings = {
    "card": items("german-cards", "allied-cards", "action-cards", called=_cards),
    "chit": items("chits", called=_chits),
}
