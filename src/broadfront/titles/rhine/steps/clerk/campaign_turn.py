"""Turns of the campaign: weather, player order, and the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.steps import Choice, Decision, InOrder, Step
from broadfront.titles.rhine.data.kept_names import CLERK_TURN
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import ChooseOrder
from broadfront.titles.rhine.rules.clerk.books import ClerkState
from broadfront.titles.rhine.rules.clerk.campaign import last_turn
from broadfront.titles.rhine.steps.dice import higher_roller, two_dice

__all__ = ["EndTurn", "Flight", "Ground", "Order", "OrderChoice", "Turns"]


class Turns(Step[ClerkState], frozen=True):
    """Turn after turn to the last of the campaign."""

    def advance(self, state: ClerkState) -> None:
        title = state.title
        if state.turn >= last_turn(title, state.campaign):
            state.pop()
            return
        state.begin_turn()
        told = say("turn.begins", turn=state.turn, count=len(title.calendar.turns), date=state.date)
        state.emit(told, "BTR-ARRIVAL-13")
        for note in title.calendar.notes:
            if note.date == state.date:
                state.emit(note.message, note.rule)
        state.push(InOrder(CLERK_TURN))


class Ground(Step[ClerkState], frozen=True):
    """One die for the ground, or none where the row is automatic."""

    def ask(self, state: ClerkState) -> Chance | None:
        if state.title.weather.row(state.date).automatic:
            return None
        return die(say("roll.ground"), 1, 6, rules=("BTR-WEATHER-01",))

    def advance(self, state: ClerkState) -> None:
        self._set(state, 1, "BTR-WEATHER-17")

    def happen(self, state: ClerkState, outcome: Outcome) -> None:
        self._set(state, int(outcome), "BTR-WEATHER-01")

    def _set(self, state: ClerkState, face: int, rule: str) -> None:
        row = state.title.weather.row(state.date)
        state.set_ground(row.ground_by_die()[face])
        state.emit(say("weather.ground", ground=state.ground), rule, row.rule, "OCS-SEQ-05")
        state.pop()

    def classes(self, state: ClerkState, chance: Chance) -> list[list[int]]:
        by_die = state.title.weather.row(state.date).ground_by_die()
        grounds = dict.fromkeys(by_die.values())
        return [[n for n, face in enumerate(chance.outcomes) if by_die[int(face)] == g] for g in grounds]


class Flight(Step[ClerkState], frozen=True):
    def ask(self, state: ClerkState) -> Chance:
        return two_dice(say("roll.flight"), "BTR-WEATHER-01")

    def happen(self, state: ClerkState, outcome: Outcome) -> None:
        row = state.title.weather.row(state.date)
        state.set_flight(row.flight_by_dice()[int(outcome)])
        rules = ("BTR-WEATHER-01", row.rule, "BTR-EFFECT-14")
        state.emit(say("weather.flight-rolled", flight=state.flight, dice=int(outcome)), *rules)
        state.pop()


class Order(Step[ClerkState], frozen=True):
    """Both sides roll two dice; the higher chooses; a tie is rolled again."""

    allied: int = 0

    def ask(self, state: ClerkState) -> Chance:
        side = "german" if self.allied else "allied"
        return two_dice(say("roll.order", side=side), "OCS-SEQ-01", side=side)

    def happen(self, state: ClerkState, outcome: Outcome) -> None:
        if not self.allied:
            state.become(Order(int(outcome)))
            return
        german = int(outcome)
        winner = higher_roller(self.allied, german)
        if not winner:
            state.emit(say("order.tie", dice=german), "OCS-SEQ-01")
            state.become(Order())
            return
        state.emit(say("order.rolled", allied=self.allied, german=german, side=winner), "OCS-SEQ-01")
        state.become(OrderChoice(winner))


class OrderChoice(Choice[ClerkState], frozen=True):
    """The winner goes first or second; the clerk writes down the German choice too."""

    winner: str

    def decision(self, state: ClerkState) -> Decision:
        prompt = say("ask.clerk-order", side=self.winner)
        return Decision("allied", prompt, (ChooseOrder,), rules=("OCS-SEQ-01",))

    def options(self, state: ClerkState) -> Iterator[Action]:
        yield ChooseOrder(True)
        yield ChooseOrder(False)

    def do(self, state: ClerkState, action: Action) -> None:
        assert isinstance(action, ChooseOrder)
        other = "german" if self.winner == "allied" else "allied"
        state.set_first(self.winner if action.first else other)
        state.emit(say("order.first", side=state.first), "OCS-SEQ-01")
        state.pop()


class EndTurn(Step[ClerkState], frozen=True):
    """Events end, capacity that was not used is lost, the date moves on."""

    def advance(self, state: ClerkState) -> None:
        lost = [say("shipping.unused", left=left, means=means) for means, left in state.caps.items() if left]
        if lost:
            state.emit(say("shipping.lost", parts=lost), "BTR-SHIP-06")
        state.end_turn()
        state.pop()
