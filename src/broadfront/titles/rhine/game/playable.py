"""The playable title with its two games: the clerk's campaign, and the sectors on the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.messages import Message
from broadfront.core.odds import Policy
from broadfront.core.rulings import LedgerLine
from broadfront.core.state import State
from broadfront.core.steps import GameOver, Step
from broadfront.core.title import Playable, classes_in
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.game.corrections import SETTINGS as CORRECTIONS
from broadfront.titles.rhine.game.odds import (
    POLICY,
    attack_outcome,
    battle_opening,
    battle_step,
    possible_attacks,
    summarize_odds,
)
from broadfront.titles.rhine.game.position_file import load_position
from broadfront.titles.rhine.game.sequence import SEQUENCES, STEPS
from broadfront.titles.rhine.game.set_up import CLERK_OPTIONS, set_up_clerk, set_up_field
from broadfront.titles.rhine.rules import actions, composed, map_actions
from broadfront.titles.rhine.rules.field.victory import count_points, result_message
from broadfront.titles.rhine.rules.state.earlier_form import upgrade_stored_step
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["RhineGame"]


class RhineGame(Rhine, Playable):
    """The game Rhine with the rules to play it: campaign bookkeeping, and sectors on the map."""

    ACTIONS = classes_in(Action, actions, map_actions, composed)
    STEPS = STEPS
    OPTIONS = CLERK_OPTIONS
    SETTINGS = CORRECTIONS
    sequences = SEQUENCES

    def empty(self, scenario: str, variant: str) -> RhineState:
        return RhineState(self, variant, scenario)

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> State:
        state = self.empty(scenario, variant)
        if scenario == "clerk":
            set_up_clerk(self, state, options)
        else:
            set_up_field(state, options)
        return state

    def over(self, state: State) -> GameOver:
        assert isinstance(state, RhineState)
        if state.clock.campaign:
            stocks = {f"SP {stock}": state.supply.sp[stock] for stock in state.clock.stock_names}
            return GameOver(None, say("end.campaign", date=state.clock.date), ("BTR-ARRIVAL-13",), stocks)
        assert state.clock.ended is not None
        points = count_points(state)
        return GameOver(state.clock.ended[0] or None, result_message(points), ("BTR-HOUSE-27",), points)

    def state_from_words(self, given: str | Mapping[str, Any]) -> State:
        """Return the game state that position file data describes, or the start of a sector given by name."""
        return load_position(self, {"scenario": given} if isinstance(given, str) else given)

    def decode_step(self, data: Any) -> Step[Any]:
        return super().decode_step(upgrade_stored_step(data))

    # Odds

    def has_attacks(self, scenario: str) -> bool:
        return scenario != "clerk"

    def battle(self, state: State, action: Action) -> Step[Any]:
        return battle_step(state, action)

    def outcome(self, before: State, after: State, action: Action) -> dict[str, Any]:
        return attack_outcome(before, after, action)

    def odds_ledger(self, state: State, action: Action) -> Sequence[LedgerLine]:
        return battle_opening(state, action).ledger

    def odds_summary(self, state: State, action: Action) -> Message:
        return summarize_odds(state, action)

    def attacks(self, state: State, side: str) -> Iterator[Action]:
        return possible_attacks(state, side)

    def policy(self, state: State, side: str) -> Policy:
        return POLICY
