"""Weather rolls of a turn: ground and flight conditions."""

from __future__ import annotations

from typing import ClassVar

from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.messages import Message
from broadfront.core.steps import Step
from broadfront.titles.rhine.data.weather import WeatherRow
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.dice import two_dice_roll

__all__ = ["FieldFlight", "FieldGround", "Flight", "Ground"]


class Ground(Step[RhineState], frozen=True):
    """Roll one die for the ground condition, unless the weather table gives it automatically."""

    AUTOMATIC: ClassVar[str] = "BTR-WEATHER-17"
    ALSO: ClassVar[tuple[str, ...]] = ("OCS-SEQ-05",)

    def ask(self, state: RhineState) -> Chance | None:
        """Return the pending roll for the ground condition, or None if the weather table fixes it."""
        automatic = state.title.weather.row_on(state.clock.date).is_automatic
        return None if automatic else die(say("roll.ground"), 1, 6, rules=("BTR-WEATHER-01",))

    def advance(self, state: RhineState) -> None:
        """Set the ground condition that the weather table fixes."""
        self._set_ground(state, 1, self.AUTOMATIC)

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Set the ground condition that the die gives."""
        self._set_ground(state, int(outcome), "BTR-WEATHER-01")

    def _set_ground(self, state: RhineState, face: int, rule: str) -> None:
        """Set and log the ground condition that a die roll gives."""
        row = state.title.weather.row_on(state.clock.date)
        state.clock.set_ground(row.ground_by_die()[face])
        state.emit(say("weather.ground", ground=state.clock.ground), rule, row.rule, *self.ALSO)
        state.pop()

    def classes(self, state: RhineState, chance: Chance) -> list[list[int]]:
        """Return the indexes of the die rolls, grouped by the ground condition they give."""
        by_die = state.title.weather.row_on(state.clock.date).ground_by_die()
        grounds = dict.fromkeys(by_die.values())
        return [[n for n, face in enumerate(chance.outcomes) if by_die[int(face)] == g] for g in grounds]


class Flight(Step[RhineState], frozen=True):
    """Roll two dice for the flight condition."""

    def ask(self, state: RhineState) -> Chance:
        """Return the pending roll for the flight condition."""
        return two_dice_roll(say("roll.flight"), "BTR-WEATHER-01")

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Set and log the flight condition that the dice give."""
        row = state.title.weather.row_on(state.clock.date)
        state.clock.set_flight(row.flight_by_dice()[int(outcome)])
        message, *rules = self.log_message(state, int(outcome), row)
        state.emit(message, *rules)
        state.pop()

    def log_message(self, state: RhineState, dice: int, row: WeatherRow) -> tuple[Message, str, str, str]:
        """Return the log message of the flight roll, followed by the ids of its rules."""
        rolled = say("weather.flight-rolled", flight=state.clock.flight, dice=dice)
        return rolled, "BTR-WEATHER-01", row.rule, "BTR-EFFECT-14"


class FieldGround(Ground, frozen=True):
    """Roll for the ground condition in a game on part of the map; it differs from a campaign in the rules it logs."""

    AUTOMATIC: ClassVar[str] = "BTR-WEATHER-01"
    ALSO: ClassVar[tuple[str, ...]] = ()


class FieldFlight(Flight, frozen=True):
    """Roll for the flight condition in a game on part of the map; rolls with equal conditions are equivalent."""

    def log_message(self, state: RhineState, dice: int, row: WeatherRow) -> tuple[Message, str, str, str]:
        """Return the log message of the flight roll, which names no dice, followed by the ids of its rules."""
        return say("weather.flight", flight=state.clock.flight), "BTR-WEATHER-01", "BTR-EFFECT-14", row.rule

    def classes(self, state: RhineState, chance: Chance) -> list[list[int]]:
        """Return the indexes of the dice totals, grouped by the flight condition they give."""
        by_dice = state.title.weather.row_on(state.clock.date).flight_by_dice()
        kinds = dict.fromkeys(by_dice.values())
        return [[n for n, dice in enumerate(chance.outcomes) if by_dice[int(dice)] == kind] for kind in kinds]
