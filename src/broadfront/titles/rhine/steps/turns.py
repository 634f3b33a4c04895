"""The turns of a game: their start, their end, and which side moves first."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.steps import Choice, Decision, InOrder, Step
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import ChooseOrder
from broadfront.titles.rhine.rules.field.victory import end_sector
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.dice import higher_roller, two_dice_roll
from broadfront.titles.rhine.steps.field.player_turn import TurnOf

__all__ = ["EndTurn", "Order", "Turns"]


class Turns(Step[RhineState], frozen=True):
    """Play turn after turn until the last turn of the game."""

    def advance(self, state: RhineState) -> None:
        """Begin the next turn, or end the game after the last one."""
        if state.clock.turn_of_game and state.clock.date >= state.window.last:
            if not state.clock.campaign:
                end_sector(state)
            state.pop()
            return
        state.begin_turn()
        if state.clock.campaign:
            self._log_campaign_turn(state)
        else:
            state.emit(say("turn.sector", turn=state.clock.turn_of_game, date=state.clock.date), "OCS-SEQ-01")
        state.push(InOrder(state.clock.turn_sequence))

    def _log_campaign_turn(self, state: RhineState) -> None:
        """Log the start of a campaign turn, with the announcements of its date."""
        calendar = state.title.calendar
        count = calendar.turn_number(state.window.last) - calendar.turn_number(state.window.first) + 1
        message = say("turn.begins", turn=state.clock.turn_of_game, count=count, date=state.clock.date)
        state.emit(message, "BTR-ARRIVAL-13")
        for note in calendar.notes:
            if note.date == state.clock.date:
                state.emit(note.message, note.rule)


class Order(Choice[RhineState], frozen=True):
    """Determine which side moves first: both sides roll two dice, and the higher roller chooses.

    In a scenario on part of the map its file fixes the order of the first turn. Player turns, if played, follow.
    """

    dice: tuple[int, ...] = ()

    def ask(self, state: RhineState) -> Decision | Chance | None:
        """Return the roll for the first move or the winner's choice, or None if the order is fixed."""
        if self._is_order_fixed(state):
            return None
        if len(self.dice) < 2:
            side = SIDES[len(self.dice)]
            return two_dice_roll(say("roll.order", side=side), "OCS-SEQ-01", side=side)
        return self.decision(state)

    def _is_order_fixed(self, state: RhineState) -> bool:
        """Return whether the file of the scenario fixes which side moves first this turn."""
        return bool(state.window.moves_first) and state.clock.turn_of_game == 1

    def advance(self, state: RhineState) -> None:
        """Set the side that moves first, as the file of the scenario fixes it."""
        self._set_order(state, state.window.moves_first)

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Record a side's roll for the first move; after a tie both sides roll again."""
        dice = (*self.dice, int(outcome))
        if len(dice) == 2:
            winner = higher_roller(*dice)
            if not winner:
                state.emit(say("order.tie", dice=int(outcome)), "OCS-SEQ-01")
                dice = ()
            elif state.clock.campaign:
                state.emit(say("order.rolled", allied=dice[0], german=dice[1], side=winner), "OCS-SEQ-01")
        state.become(Order(dice))

    def classes(self, state: RhineState, chance: Chance) -> None:
        """Return None, as no two rolls for the first move are equivalent: each is compared with the other side's."""

    def winner(self) -> str:
        """Return the side that rolled higher for the first move; the first side until both have rolled."""
        return higher_roller(*self.dice) if len(self.dice) == len(SIDES) else SIDES[0]

    def decision(self, state: RhineState) -> Decision:
        """Return the question whether the winner of the roll goes first or second."""
        winner = self.winner()
        prompt = say("ask.clerk-order", side=winner) if state.clock.campaign else say("ask.order")
        return Decision(state.clock.deciding_side(winner), prompt, (ChooseOrder,), rules=("OCS-SEQ-01",))

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the choices to go first and to go second."""
        yield ChooseOrder(True)
        yield ChooseOrder(False)

    def do(self, state: RhineState, action: Action) -> None:
        """Set the side that moves first as the winner of the roll chose."""
        assert isinstance(action, ChooseOrder)
        winner = self.winner()
        self._set_order(state, winner if action.first else SIDES[1 - SIDES.index(winner)])

    def _set_order(self, state: RhineState, first: str) -> None:
        """Set the side that moves first, and start the player turns if they are played."""
        state.clock.set_first(first)
        state.emit(say("order.first", side=first), "OCS-SEQ-01")
        state.pop()
        if state.clock.player_turns:
            state.push(TurnOf(first), TurnOf(SIDES[1 - SIDES.index(first)]))


class EndTurn(Step[RhineState], frozen=True):
    """End the turn: random events end, unused rail and sea capacity is lost, the date advances."""

    def advance(self, state: RhineState) -> None:
        """Log unused rail and sea capacity, and end the turn."""
        lost = [say("shipping.unused", left=left, means=means) for means, left in state.supply.caps.items() if left]
        if lost:
            state.emit(say("shipping.lost", parts=lost), "BTR-SHIP-06")
        state.end_turn()
        state.pop()
