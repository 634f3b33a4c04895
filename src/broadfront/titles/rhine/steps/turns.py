"""What begins every turn, in whichever window: the ground, the flight conditions, and who goes first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.messages import Message
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.weather import WeatherRow
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import ChooseOrder
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.dice import higher_roller, two_dice

__all__ = ["Flight", "Ground", "Order", "OrderChoice", "choose_order", "set_order"]


class Ground(Step[RhineState], frozen=True):
    """One die for the ground, or none where the row is automatic."""

    AUTOMATIC: ClassVar[str] = "BTR-WEATHER-17"
    ALSO: ClassVar[tuple[str, ...]] = ("OCS-SEQ-05",)

    def ask(self, state: RhineState) -> Chance | None:
        automatic = state.title.weather.row(state.date).automatic
        return None if automatic else die(say("roll.ground"), 1, 6, rules=("BTR-WEATHER-01",))

    def advance(self, state: RhineState) -> None:
        self._set(state, 1, self.AUTOMATIC)

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        self._set(state, int(outcome), "BTR-WEATHER-01")

    def _set(self, state: RhineState, face: int, rule: str) -> None:
        row = state.title.weather.row(state.date)
        state.set_ground(row.ground_by_die()[face])
        state.emit(say("weather.ground", ground=state.ground), rule, row.rule, *self.ALSO)
        state.pop()

    def classes(self, state: RhineState, chance: Chance) -> list[list[int]]:
        by_die = state.title.weather.row(state.date).ground_by_die()
        grounds = dict.fromkeys(by_die.values())
        return [[n for n, face in enumerate(chance.outcomes) if by_die[int(face)] == g] for g in grounds]


class Flight(Step[RhineState], frozen=True):
    """Two dice for the flight conditions."""

    def ask(self, state: RhineState) -> Chance:
        return two_dice(say("roll.flight"), "BTR-WEATHER-01")

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        row = state.title.weather.row(state.date)
        state.set_flight(row.flight_by_dice()[int(outcome)])
        told, *rules = self.told(state, int(outcome), row)
        state.emit(told, *rules)
        state.pop()

    def told(self, state: RhineState, dice: int, row: WeatherRow) -> tuple[Message, str, str, str]:
        """What is said of the roll, and its rules."""
        rolled = say("weather.flight-rolled", flight=state.flight, dice=dice)
        return rolled, "BTR-WEATHER-01", row.rule, "BTR-EFFECT-14"


class Order(Step[RhineState], frozen=True):
    """Both sides roll two dice; the higher chooses; a tie is rolled again."""

    allied: int = 0

    def ask(self, state: RhineState) -> Chance:
        side = SIDES[bool(self.allied)]
        return two_dice(say("roll.order", side=side), "OCS-SEQ-01", side=side)

    def happen(self, state: RhineState, outcome: Outcome) -> None:
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


class OrderChoice(Choice[RhineState], frozen=True):
    """The winner goes first or second; the clerk writes down the German choice too."""

    winner: str

    def decision(self, state: RhineState) -> Decision:
        prompt = say("ask.clerk-order", side=self.winner)
        return Decision("allied", prompt, (ChooseOrder,), rules=("OCS-SEQ-01",))

    def options(self, state: RhineState) -> Iterator[Action]:
        yield ChooseOrder(True)
        yield ChooseOrder(False)

    def do(self, state: RhineState, action: Action) -> None:
        assert isinstance(action, ChooseOrder)
        state.pop()
        choose_order(state, self.winner, action.first)


def choose_order(state: RhineState, winner: str, goes_first: bool) -> None:
    """The winner of the roll has chosen."""
    set_order(state, winner if goes_first else SIDES[1 - SIDES.index(winner)])


def set_order(state: RhineState, first: str) -> None:
    """A side goes first this turn."""
    state.set_first(first)
    state.emit(say("order.first", side=first), "OCS-SEQ-01")
