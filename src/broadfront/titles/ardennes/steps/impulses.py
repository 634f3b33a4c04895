"""The Command Phase: the order of impulses and the end of the day."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import (
    DiscardCard,
)
from broadfront.titles.ardennes.rules.forces.command_level import min_allied_impulses
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.card_preparation import DrawHand, hand_limit
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse

__all__ = [
    "EndImpulse",
    "Impulses",
    "OwedImpulses",
    "ReduceHand",
    "SolitaireImpulses",
]

OPENING_IMPULSES = {"2p": 3, "gs": 1}


# Impulses


def begin_impulse(state: ArdennesState, side: int) -> None:
    """Begin an impulse of a side; the first German impulses on 16 December are opening impulses."""
    if side == ALLIED:
        state.begin_impulse()
        return
    clock = state.clock
    state.begin_german_impulse(opening=clock.day == 16 and clock.impulse < OPENING_IMPULSES[state.variant])
    if clock.opening:
        rule = "ARD-D16-03" if state.variant == "2p" else "ARD-D16-05"
        state.emit(say("impulse.opening", impulse=clock.impulse), rule)


class EndImpulse(Step[ArdennesState], frozen=True):
    """End an impulse: the side that acted refills its hand."""

    side: str

    def advance(self, state: ArdennesState) -> None:
        """Let the side draw cards; the German first returns cards beyond his hand limit."""
        if self.side == "german":
            state.clock.end_german_impulse()
        state.become(DrawHand(self.side))
        if self.side == "german" and len(state.zones["german-hand"]) > hand_limit(state, "german"):
            state.push(ReduceHand())


class ReduceHand(Choice[ArdennesState], frozen=True):
    """Let the German return cards beyond his hand limit to the draw pile after the opening impulse."""

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which card the German returns to the draw pile."""
        return Decision("german", say("ask.impulse.put-back"), (DiscardCard,), rules=("ARD-D16-04", "ARD-H-30"))

    def ask(self, state: ArdennesState) -> Decision | None:
        """Ask which card to return; None once the hand is within its limit."""
        return self.decision(state) if len(state.zones["german-hand"]) > hand_limit(state, "german") else None

    def advance(self, state: ArdennesState) -> None:
        """End the step, as the hand is within its limit."""
        state.pop()

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each card of the German hand."""
        yield from (DiscardCard(card) for card in state.zones["german-hand"])

    def do(self, state: ArdennesState, action: Action) -> None:
        """Return the chosen card to the draw pile; the Allied player does not learn which."""
        assert isinstance(action, DiscardCard)
        state.move_item(action.card, "german-hand", "german-deck")
        message, public = say("card.pile.put-back", card=action.card), say("card.pile.put-back-hidden")
        state.emit(message, "ARD-D16-04", seen_by=("german",), public=public)


class Impulses(Step[ArdennesState], frozen=True):
    """Alternate impulses in the two-player game, German first, until two passes in a row or no cards remain."""

    side: str = "german"

    def advance(self, state: ArdennesState) -> None:
        """Begin the next impulse, skip it, or end the day's impulses."""
        german_hand, allied_hand = state.zones["german-hand"], state.zones["allied-hand"]
        clock = state.clock
        if (clock.passes or 0) >= 2 or not (german_hand or allied_hand):
            state.emit(say("impulse.day-over"), "ARD-H-56")
            state.pop()
            return
        other = "allied" if self.side == "german" else "german"
        if self.side == "allied" and clock.skips_allied:
            clock.skip_allied_impulse(False)
            state.emit(say("impulse.allied-skipped"), "ARD-E0-05")
            state.become(Impulses(other))
        elif not (german_hand if self.side == "german" else allied_hand):
            clock.note_pass()
            state.become(Impulses(other))
        elif self.side == "german":
            begin_impulse(state, GERMAN)
            again = clock.day == 16 and clock.impulse < OPENING_IMPULSES["2p"]
            state.become(Impulses("german" if again else "allied"))
            state.push(GermanImpulse(), EndImpulse("german"))
        else:
            begin_impulse(state, ALLIED)
            state.become(Impulses("german"))
            state.push(AlliedImpulse(), EndImpulse("allied"))


class SolitaireImpulses(Step[ArdennesState], frozen=True):
    """In the solitaire game, alternate German impulses, limited by the Allied Command Level, with Allied ones."""

    side: str = "german"
    last: bool = False

    def advance(self, state: ArdennesState) -> None:
        """Begin the next German or Allied impulse, skip it, or end the day's impulses."""
        if self.side == "allied":
            self._begin_allied_impulse(state)
        elif self.last:
            state.emit(say("impulse.day-over"), "ARD-H-31")
            state.pop()
        elif state.clock.skips_german:
            state.clock.skip_german_impulse(False)
            for card in state.zones["allied-captured"]:
                state.move_item(card, "allied-captured", "allied-discard")
            state.emit(say("impulse.german-skipped"), "ARD-SEQ-06")
            state.become(SolitaireImpulses("allied"))
        elif not state.zones["german-hand"]:
            state.become(SolitaireImpulses("allied", last=True))
        else:
            begin_impulse(state, GERMAN)
            state.become(SolitaireImpulses("allied"))
            state.push(GermanImpulse(), EndImpulse("german"))

    def _begin_allied_impulse(self, state: ArdennesState) -> None:
        """Begin an Allied impulse or skip it, and settle whose impulse comes after."""
        out = not state.zones["german-hand"] and not state.zones["german-deck"]
        last = self.last or out
        clock = state.clock
        if not last:
            last = bool(clock.passes)
            clock.forget_passes()
        owed = min_allied_impulses(state) - clock.impulse if last else 0
        state.become(OwedImpulses(owed) if owed > 0 else SolitaireImpulses("german", last))
        if clock.skips_allied:
            clock.skip_allied_impulse(False)
            state.emit(say("impulse.allied-skipped"), "ARD-E0-05")
            return
        begin_impulse(state, ALLIED)
        state.push(AlliedImpulse())


class OwedImpulses(Step[ArdennesState], frozen=True):
    """Run the Allied impulses still due today after the German has passed (solitaire game)."""

    left: int

    def advance(self, state: ArdennesState) -> None:
        """Begin the next Allied impulse due; after the last one end the day's impulses."""
        if self.left == 0:
            state.become(SolitaireImpulses("german", last=True))
            return
        state.emit(say("impulse.owed", left=self.left), "ARD-H-31")
        begin_impulse(state, ALLIED)
        state.become(OwedImpulses(self.left - 1))
        state.push(AlliedImpulse())
