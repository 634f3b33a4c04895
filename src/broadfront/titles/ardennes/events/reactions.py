"""Events the German may play as reactions: Greif saves a bridge, Manteuffel removes a Roadblock."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Choice, Decision
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import NoMore, PlayEvent
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.cards import event_card_refusal, event_cards, spend_event_card
from broadfront.titles.ardennes.rules.routes import bridges
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

GREIF, MANTEUFFEL = "Greif Bridge Protect", "Manteuffel Directs Traffic"
MANTEUFFEL_REACH = 2


class Reaction(Choice[ArdennesState], frozen=True):
    """German choice to play a card in reaction to an Allied success.

    It is offered even if he holds no card with the event, so that being asked reveals nothing about his hand.
    """

    def event_name(self) -> str:
        """Return the name of the event that the card must bear."""
        raise NotImplementedError

    def prompt(self, state: ArdennesState) -> Message:
        """Return the question put to the German player."""
        raise NotImplementedError

    def cited_rules(self) -> tuple[str, ...]:
        """Return the ids of the rules that allow this reaction."""
        raise NotImplementedError

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the German, unseen by the Allies, whether he plays a card in reaction."""
        return Decision("german", self.prompt(state), (PlayEvent, NoMore), hidden=True, rules=self.cited_rules())

    def ask(self, state: ArdennesState) -> Decision | None:
        """Ask for the reaction; None if the German has no card or the impulse is an opening impulse."""
        if not state.zones["german-hand"] or state.clock.opening:
            return None
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def advance(self, state: ArdennesState) -> None:
        """Go on without a reaction if the German has no card or the impulse is an opening impulse."""
        if state.clock.opening:
            state.emit(say("card.no-event-in-opening"), "ARD-D16-08")
            self.do(state, NoMore())
        elif state.zones["german-hand"]:
            super().advance(state)
        else:
            self.do(state, NoMore())

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield the choice of no reaction, and one action for each hand card that bears the event."""
        yield NoMore()
        yield from (PlayEvent(card) for card in event_cards(state, self.event_name()))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a card cannot be played for this event, or None if it can."""
        return event_card_refusal(state, action.card, self.event_name()) if isinstance(action, PlayEvent) else None


class Greif(Reaction, frozen=True):
    """German choice to cancel a successful demolition with Greif Bridge Protect."""

    bridge: str

    def event_name(self) -> str:
        """Return the name of the event Greif Bridge Protect."""
        return GREIF

    def prompt(self, state: ArdennesState) -> Message:
        """Return the question whether to save the bridge."""
        return say("ask.event.greif", bridge=self.bridge)

    def cited_rules(self) -> tuple[str, ...]:
        """Return the id of the rule that allows saving a bridge."""
        return ("ARD-E0-09",)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Spend the card and save the bridge, or let the bridge be destroyed."""
        state.pop()
        if not isinstance(action, PlayEvent):
            bridges.demolish_bridge(state, self.bridge)
            return
        spend_event_card(state, action.card, "ARD-E0-09", "ARD-E0-10")
        state.emit(say("bridge.saved-by-greif", bridge=self.bridge), "ARD-E0-09", "ARD-E0-10")


class Manteuffel(Reaction, frozen=True):
    """German choice to remove a new Roadblock near the 5th Panzer Army, so that the stopped unit can continue."""

    hex: str

    def event_name(self) -> str:
        """Return the name of the event Manteuffel Directs Traffic."""
        return MANTEUFFEL

    def prompt(self, state: ArdennesState) -> Message:
        """Return the question whether to remove the new Roadblock."""
        return say("ask.event.manteuffel", hex=self.hex)

    def cited_rules(self) -> tuple[str, ...]:
        """Return the ids of the rules that allow removing a new Roadblock."""
        return ("ARD-E0-12", "ARD-E0-13")

    def do(self, state: ArdennesState, action: Action) -> None:
        """Spend the card and remove the Roadblock, or leave the Roadblock in place."""
        state.pop()
        if isinstance(action, PlayEvent):
            spend_event_card(state, action.card, "ARD-E0-12", "ARD-E0-14", counts=False)
            clear_roadblock(state, self.hex)
            state.emit(say("roadblock.unit-goes-on"), "ARD-E0-13")


@decides("ARD-E0-12")
def clearable_roadblocks(state: ArdennesState) -> list[str]:
    """Return the Roadblocks within 2 hexes of a 5th Panzer Army unit, which Manteuffel Directs Traffic can clear."""
    ground = state.ground
    army = [
        hex
        for n in state.on_map(GERMAN)
        if army_of(state, n) == "5Pz" and (hex := state.board.hex_of_unit(n)) is not None
    ]
    return [
        id
        for id in sorted(state.land.roadblocks)
        if any(ground.distance[ground.map.index[id]][hex] <= MANTEUFFEL_REACH for hex in army)
    ]


def clear_roadblock(state: ArdennesState, hex: str) -> None:
    """Remove a Roadblock by the event Manteuffel Directs Traffic."""
    state.remove_roadblock(hex)
    state.emit(say("roadblock.cleared-by-manteuffel", hex=hex), "ARD-E0-12", "ARD-E0-14")
