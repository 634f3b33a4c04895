"""Cards that leave a hand: where they go, and what they count toward the Allied Command Level."""

from __future__ import annotations

from collections.abc import Sequence

from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "count_toward_level",
    "discard_card",
    "discard_tactic_card",
    "event_card_refusal",
    "event_cards",
    "refill_draw_pile",
    "spend_event_card",
]


def count_toward_level(state: ArdennesState, value: int) -> None:
    """Add the Command Value of a German card to those played in this impulse; they give the Allied Command Level
    (rule H-31)."""
    if state.clock.german_impulse:
        state.clock.spend_level(value)


def discard_tactic_card(state: ArdennesState, card: str, side: int, tactic: str) -> None:
    """Discard a card that a side played for its CombatTactic.

    With two players Corps Artillery may be shuffled back into the draw pile instead.
    """
    word = "german" if side == GERMAN else "allied"
    title = state.title
    back = state.variant == "2p" and tactic == "Corps Artillery" and state.zones[f"{word}-deck"]
    state.move_item(card, f"{word}-hand", f"{word}-deck" if back else f"{word}-discard")
    if back:
        state.emit(say("card.shuffled-back", card=card), "ARD-T1-09")
    if side == GERMAN:
        count_toward_level(state, title.german_cards[card].command_value)
    state.emit(say("reveal.tactic", side=word, card=card, tactic=tactic), "ARD-H-38")


@decides("ARD-H-34")
def refill_draw_pile(state: ArdennesState, in_use: Sequence[str] = ()) -> bool:
    """Shuffle the Allied discards into the draw pile if it is empty; return whether this was done.

    The cards `in_use` stay out.
    """
    discards = [card for card in state.zones["allied-discard"] if card not in in_use]
    if state.zones["allied-deck"] or not discards:
        return False
    for card in discards:
        state.move_item(card, "allied-discard", "allied-deck")
    state.emit(say("card.command.shuffled"), "ARD-H-34")
    return True


# Events


def event_cards(state: ArdennesState, event: str) -> list[str]:
    """Return the cards in the German hand that bear the named event."""
    cards = state.title.german_cards
    return [card for card in state.zones["german-hand"] if cards[card].event == event]


def event_card_refusal(state: ArdennesState, card: str, event: str) -> Ruling | None:
    """Return why the German cannot play a card from his hand for an event, or None if he can."""
    if card not in state.zones["german-hand"]:
        return refused("ARD-H-30", say("card.not-in-hand", card=card))
    if state.title.german_cards[card].event != event:
        return refused("ARD-H-30", say("card.other-event", card=card, event=event))
    return None


def spend_event_card(state: ArdennesState, card: str, *rules: str, counts: bool = True) -> None:
    """Remove a German card played for its event from the hand.

    With `counts` its Command Value counts toward the Allied Command Level.
    """
    title = state.title
    played = title.german_cards[card]
    once = played.event in title.decks.once_per_game_events
    if once:
        state.totals.add_used(played.event)
    state.move_item(card, "german-hand", "german-out" if once and not played.is_primary else "german-discard")
    if counts:
        count_toward_level(state, played.command_value)
    state.emit(say("reveal.event", card=card, event=played.event), "ARD-H-30", *rules)


def discard_card(state: ArdennesState, card: str, side: int) -> None:
    """Discard a card played for an activation, Replacements or deployment."""
    word = "german" if side == GERMAN else "allied"
    state.move_item(card, f"{word}-hand", f"{word}-discard")
