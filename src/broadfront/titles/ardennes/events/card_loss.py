"""The card the German must give up, either because of Airpower or because one was captured in the Supply Phase."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.steps import Choice, Decision
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import DiscardCard
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState


class GiveUpCard(Choice[ArdennesState], frozen=True):
    """German choice of the hand card to give up, among those with the highest Command Value."""

    def highest_cards(self, state: ArdennesState) -> list[str]:
        """Return the cards of the German hand with the highest Command Value."""
        hand, cards = state.zones["german-hand"], state.title.german_cards
        most = max((cards[card].command_value for card in hand), default=0)
        return [card for card in hand if cards[card].command_value == most]

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the German which card to give up."""
        asked = say("ask.event.give-up-card")
        return Decision("german", asked, (DiscardCard,), hidden=True, rules=("ARD-SEQ-05", "ARD-E1-03"))

    def ask(self, state: ArdennesState) -> Decision | None:
        """Ask which card to give up; None if the German hand is empty."""
        return self.decision(state) if state.zones["german-hand"] else None

    def advance(self, state: ArdennesState) -> None:
        """End without loss, as the German hand is empty."""
        state.pop()

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield one action for each card that may be given up."""
        yield from (DiscardCard(card) for card in self.highest_cards(state))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Discard the chosen card."""
        assert isinstance(action, DiscardCard)
        state.pop()
        state.move_item(action.card, "german-hand", "german-discard")
        state.emit(say("reveal.given-up", card=action.card), "ARD-SEQ-05")
