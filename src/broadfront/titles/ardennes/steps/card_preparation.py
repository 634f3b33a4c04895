"""Card Preparation: gathering cards, choosing German supplemental cards and drawing hands."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.records import (
    EISENHOWER,
    GERMAN,
    OKW_RELEASED,
    AlliedCard,
    GermanCard,
    december_day,
)
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.german import COMMAND_CRISIS
from broadfront.titles.ardennes.rules.actions import NoMore, TakeSupplemental
from broadfront.titles.ardennes.rules.forces.formations import units_in_formations
from broadfront.titles.ardennes.rules.forces.german_reserve import is_in_reserve
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["DrawHand", "GatherCards", "Supplementals", "first_day_of_card", "hand_limit", "is_in_play"]

EVENT_NAMES = {
    "allied_command_crisis": COMMAND_CRISIS,
    "eisenhower_hesitates": EISENHOWER,
    "patton_on_the_move": "Patton On The Move",
}


@decides("ARD-H-29", "ARD-H-34")
def first_day_of_card(state: ArdennesState, card: AlliedCard) -> int:
    """Return the first day on which an Allied card is in the deck; events can change it (H-29, H-34)."""
    if card.alt_from is None:
        return december_day(card.available_from)
    event = EVENT_NAMES[card.alt_event]
    moved = f"{event} {card.formations[0]}" if event == EISENHOWER else event
    return december_day(card.alt_from if moved in state.totals.used else card.available_from)


@decides("ARD-H-30")
def is_in_play(state: ArdennesState, card: GermanCard) -> bool:
    """Return whether a German primary card is in play: its date has come and one of its units is available."""
    if december_day(card.available_from) > state.clock.day or (
        "okw" in card.flags and OKW_RELEASED not in state.totals.used
    ):
        return False
    hexes = state.board.hexes
    return any(
        hexes[n] is not None or is_in_reserve(state, n) for n in units_in_formations(state, GERMAN, card.formations)
    )


class GatherCards(Step[ArdennesState], frozen=True):
    """Return all cards to their draw piles, or set them aside if they are not available yet."""

    def advance(self, state: ArdennesState) -> None:
        """Gather the German, Allied and action cards, and put each on the pile where it belongs today."""
        state.pop()
        state.tally.forget_allied_draws()
        cards = state.title.german_cards
        piles: dict[str, list[str]] = {"german-deck": [], "german-available": [], "german-later": []}
        for zone in ("german-hand", "german-discard", *piles):
            for id in state.zones[zone]:
                piles[self._german_pile(state, cards[id])].append(id)
            state.zones[zone] = ()
        for zone, held in piles.items():
            state.zones[zone] = tuple(sorted(held))
        commands = state.title.allied_cards
        deck: list[str] = []
        later: list[str] = []
        clock = state.clock
        for zone in ("allied-deck", "allied-hand", "allied-discard", "allied-captured", "allied-later"):
            for id in state.zones[zone]:
                (deck if first_day_of_card(state, commands[id]) <= clock.day else later).append(id)
            state.zones[zone] = ()
        state.zones["allied-deck"], state.zones["allied-later"] = tuple(sorted(deck)), tuple(sorted(later))
        orders = state.title.action_cards
        waiting = [*state.zones["action-deck"], *state.zones["action-drawn"], *state.zones["action-later"]]
        state.zones["action-drawn"] = ()
        for zone, due in (("action-deck", True), ("action-later", False)):
            held = [id for id in waiting if (december_day(orders[id].available_from) <= clock.day) == due]
            state.zones[zone] = tuple(sorted(held))
        message = say("cards.gathered", german=len(state.zones["german-deck"]), allied=len(deck))
        state.emit(message, "ARD-H-30", "ARD-H-34")

    def _german_pile(self, state: ArdennesState, card: GermanCard) -> str:
        """Return the pile to which a German card belongs today."""
        if card.is_primary:
            return "german-deck" if is_in_play(state, card) else "german-later"
        okw = "okw" in card.flags and OKW_RELEASED not in state.totals.used
        return "german-later" if okw or december_day(card.available_from) > state.clock.day else "german-available"


class Supplementals(Choice[ArdennesState], frozen=True):
    """Let the German shuffle up to three available supplemental cards into his draw pile."""

    taken: int = 0

    def supplementals_left_to_take(self, state: ArdennesState) -> int:
        """Return how many more supplemental cards the German may take today."""
        return state.title.decks.supplemental_per_day - self.taken

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which supplemental card the German takes next."""
        prompt = say("ask.cards.supplemental", left=self.supplementals_left_to_take(state))
        return Decision("german", prompt, (TakeSupplemental, NoMore), rules=("ARD-H-30",))

    def ask(self, state: ArdennesState) -> Decision | None:
        """Ask which supplemental card to take next; None once no card is left or no more may be taken."""
        return (
            self.decision(state) if self.supplementals_left_to_take(state) and state.zones["german-available"] else None
        )

    def advance(self, state: ArdennesState) -> None:
        """End the step, as no supplemental card can be taken."""
        state.pop()

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each available supplemental card, and the choice to take no more."""
        yield from (TakeSupplemental(card) for card in state.zones["german-available"])
        yield NoMore()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a supplemental card may not be taken, or None if it may."""
        if isinstance(action, TakeSupplemental) and action.card not in state.zones["german-available"]:
            return refused("ARD-H-30", say("cards.not-available", card=action.card))
        return None

    def do(self, state: ArdennesState, action: Action) -> None:
        """Put the chosen supplemental card in the German draw pile, or end the step."""
        if not isinstance(action, TakeSupplemental):
            state.pop()
            return
        state.move_item(action.card, "german-available", "german-deck")
        state.emit(say("card.pile.joined", card=action.card), "ARD-H-30")
        state.become(Supplementals(self.taken + 1))


@decides("ARD-D16-04", "ARD-H-30", "ARD-SEQ-05")
def hand_limit(state: ArdennesState, side: str) -> int:
    """Return the hand limit of a side.

    It is normally 6, more for the first German hand in solitaire, and less for each hand slot the German has lost.
    """
    decks = state.title.decks
    if side != "german":
        return decks.hand
    opening = state.variant == "gs" and state.clock.day == 16 and not state.clock.impulse
    full = decks.hand_first_impulse_16dec if opening else decks.hand
    return full - len(state.zones["allied-captured"]) - state.tally.blocked_slots


def can_draw(state: ArdennesState, side: str) -> bool:
    """Return whether a side may draw another card today; the Allied player has a daily limit."""
    return side != "allied" or state.tally.allied_draws < state.title.two_player_draws[state.clock.day]


DRAW_RULES = {
    "german": ("german-deck", "german-hand", ("ARD-H-30",), ("german",)),
    "allied": ("allied-deck", "allied-hand", ("ARD-H-56",), ("allied",)),
}
"""Draw pile, hand zone, rules and viewers of the drawn card, by side."""


DRAW_PROMPT = say("roll.cards.card")
HIDDEN_DRAW = {side: say("card.pile.drawn-hidden", side=side) for side in DRAW_RULES}
"""Message shown to the other side when a side draws a card."""


class DrawHand(Step[ArdennesState], frozen=True):
    """Draw cards until a side's hand is full or its pile is empty."""

    side: str

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the draw of the next card; None if the hand is full, the pile empty or the daily limit reached."""
        side, zones = self.side, state.zones
        pile, hand, rules, seen_by = DRAW_RULES[side]
        deck = zones[pile]
        if not deck or len(zones[hand]) >= hand_limit(state, side) or not can_draw(state, side):
            return None
        return draw(DRAW_PROMPT, pile, deck, side=side, rules=rules, seen_by=seen_by, distinct=True)

    def advance(self, state: ArdennesState) -> None:
        """Log why no more cards are drawn if there is a reason, and end the step."""
        if state.variant == "gs" and state.clock.day == 16 and self.side == "german" and not state.clock.impulse:
            state.emit(say("cards.first-hand", count=len(state.zones["german-hand"])), "ARD-D16-04")
        if not can_draw(state, self.side):
            state.emit(say("cards.no-more-today"), "ARD-H-56")
        state.pop()

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Put the drawn card in the hand; the other side learns only as much as it may see."""
        pile, hand, _, seen_by = DRAW_RULES[self.side]
        state.move_item(str(outcome), pile, hand)
        if self.side == "allied":
            state.tally.note_allied_draw()
        message = say("card.pile.drawn", side=self.side, card=str(outcome))
        state.emit(message, seen_by=seen_by, public=HIDDEN_DRAW[self.side])
