"""Turns and phases: weather, player order, reinforcements, clean up, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.messages import Message
from broadfront.core.steps import Choice, Decision, InOrder, Step
from broadfront.titles.rhine.data.kept_names import FIELD_TURN, PLAYER_TURN
from broadfront.titles.rhine.data.loading import PHASES
from broadfront.titles.rhine.data.roster import TO_ARRIVE
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.data.weather import WeatherRow
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import ChooseOrder
from broadfront.titles.rhine.rules.field.victory import final_result
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.dice import higher_roller, two_dice
from broadfront.titles.rhine.steps.turns import Flight, Ground, choose_order, set_order

__all__ = [
    "CleanUp",
    "FieldFlight",
    "FieldGround",
    "FieldOrder",
    "FieldTurns",
    "OpenPhase",
    "Refit",
    "Reinforcement",
    "TurnOf",
]

REFIT, CLEAN_UP = PHASES[0], PHASES[-1]
IN_SEGMENTS = ("Movement", "Reaction", "Combat", "Exploitation")
"""Phases of more than one segment."""


class FieldTurns(Step[RhineState], frozen=True):
    """Turn after turn to the last of the sector."""

    def advance(self, state: RhineState) -> None:
        if state.turn_of_game and state.date >= state.window.last:
            final_result(state)
            state.pop()
            return
        state.begin_turn()
        state.emit(say("turn.sector", turn=state.turn_of_game, date=state.date), "OCS-SEQ-01")
        state.push(InOrder(FIELD_TURN))


class FieldGround(Ground, frozen=True):
    """The ground, as the log of a sector tells it."""

    AUTOMATIC: ClassVar[str] = "BTR-WEATHER-01"
    ALSO: ClassVar[tuple[str, ...]] = ()


class FieldFlight(Flight, frozen=True):
    """The flight conditions, as the log of a sector tells them: the dice do not matter."""

    def told(self, state: RhineState, dice: int, row: WeatherRow) -> tuple[Message, str, str, str]:
        return say("weather.flight", flight=state.flight), "BTR-WEATHER-01", "BTR-EFFECT-14", row.rule

    def classes(self, state: RhineState, chance: Chance) -> list[list[int]]:
        by_dice = state.title.weather.row(state.date).flight_by_dice()
        kinds = dict.fromkeys(by_dice.values())
        return [[n for n, dice in enumerate(chance.outcomes) if by_dice[int(dice)] == kind] for kind in kinds]


class FieldOrder(Choice[RhineState], frozen=True):
    """The sector says who goes first on its first turn; later the higher roller chooses."""

    dice: tuple[int, ...] = ()

    def ask(self, state: RhineState) -> Decision | Chance | None:
        if state.turn_of_game == 1:
            return None
        if len(self.dice) < 2:
            side = SIDES[len(self.dice)]
            return two_dice(say("roll.order", side=side), "OCS-SEQ-01", side=side)
        return self.decision(state)

    def advance(self, state: RhineState) -> None:
        set_order(state, state.window.moves_first)
        self._begin(state)

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        dice = (*self.dice, int(outcome))
        tie = len(dice) == 2 and not higher_roller(*dice)
        if tie:
            state.emit(say("order.tie", dice=int(outcome)), "OCS-SEQ-01")
        state.become(FieldOrder(() if tie else dice))

    def classes(self, state: RhineState, chance: Chance) -> None:
        """Every roll stands alone: it is compared with the other side's."""

    def winner(self) -> str:
        return higher_roller(*self.dice)

    def decision(self, state: RhineState) -> Decision:
        return Decision(self.winner(), say("ask.order"), (ChooseOrder,), rules=("OCS-SEQ-01",))

    def options(self, state: RhineState) -> Iterator[Action]:
        yield ChooseOrder(True)
        yield ChooseOrder(False)

    def do(self, state: RhineState, action: Action) -> None:
        assert isinstance(action, ChooseOrder)
        choose_order(state, self.winner(), action.first)
        self._begin(state)

    def _begin(self, state: RhineState) -> None:
        state.pop()
        state.push(TurnOf(state.first), TurnOf(SIDES[1 - SIDES.index(state.first)]))


class TurnOf(Step[RhineState], frozen=True):
    """The phases of one player turn, in their order."""

    of: str

    def advance(self, state: RhineState) -> None:
        state.begin_player_turn(self.of)
        state.emit(say("turn.player", side=self.of, phases=PHASES), "OCS-SEQ-02")
        state.pop()
        state.push(InOrder(PLAYER_TURN))


class Refit(Step[RhineState], frozen=True):
    """Aircraft Refit Phase: a sector without aircraft has nothing to refit."""

    def advance(self, state: RhineState) -> None:
        state.start_phase(REFIT)
        state.pop()


class Reinforcement(Step[RhineState], frozen=True):
    """Arrivals are placed, SP come in; nobody needs fuel to be placed, and stacks may be too large for now."""

    def advance(self, state: RhineState) -> None:
        side = state.side
        state.start_phase("Reinforcement")
        state.pop()
        place, sp = state.sector.delivery[side], state.sector.file.supply[side].sp
        state.add_tokens(side, place, sp * TOKENS)
        state.emit(say("supply.delivered", sp=sp, side=side, hex=place), "OCS-SEQ-04")
        for n, unit in enumerate(state.units):
            waits = state.where[n] is state.title.locations.boxes[TO_ARRIVE]
            if unit.side == side and waits and 0 < unit.arrives <= state.turn_of_game:
                self._place(state, n, place)

    def _place(self, state: RhineState, n: int, delivery: str) -> None:
        unit, hex = state.units[n], state.sector.hex_of[n]
        here = state.title.map.ids[hex]
        if state.enemy_in(unit.side, hex):
            state.emit(say("arrival.waits", unit=unit.id, hex=here), "BTR-HOUSE-09")
            return
        state.put_hex(n, hex)
        state.set_mode(n, unit.mode)
        rules = ["OCS-REINF-01", "OCS-REINF-04"]
        topic = "arrival.placed"
        if unit.kind == "transport":
            loaded = here == delivery
            state.set_cargo(n, TOKENS if loaded else 0)
            rules.append("OCS-REINF-03")
            topic = "arrival.placed-loaded" if loaded else "arrival.placed-empty"
        state.emit(say(topic, unit=unit.id, hex=here, mode=unit.mode), *rules)


class OpenPhase(Step[RhineState], frozen=True):
    """A phase begins."""

    phase: str

    def advance(self, state: RhineState) -> None:
        state.start_phase(self.phase)
        rules = ["OCS-SEQ-02"]
        if self.phase in IN_SEGMENTS:
            rules.append("OCS-SEQ-03")
        state.emit(say("phase.begins", side=state.side, phase=self.phase), *rules)
        state.pop()


class CleanUp(Step[RhineState], frozen=True):
    """Own DG and Exploitation markers go, fuel ends."""

    def advance(self, state: RhineState) -> None:
        side = state.side
        state.start_phase(CLEAN_UP)
        for n in state.of_side(side):
            if state.mode(n) in ("DG", "Exploitation"):
                gone = state.mode(n)
                state.set_mode(n, "Combat")
                state.emit(say("mode.ended", unit=state.units[n].id, mode=gone), "OCS-SEQ-06")
            state.end_fuel(n)
        state.emit(say("phase.clean-up", side=side), "OCS-SEQ-06")
        state.pop()
