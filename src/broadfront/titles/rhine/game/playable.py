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
    """The game Rhine with the rules to play it: bookkeeping for a campaign, and scenarios on part of the map."""

    ACTIONS = classes_in(Action, actions, map_actions, composed)
    STEPS = STEPS
    OPTIONS = CLERK_OPTIONS
    SETTINGS = CORRECTIONS
    sequences = SEQUENCES

    def empty(self, scenario: str, variant: str) -> RhineState:
        """Return the state of a scenario before its set-up."""
        return RhineState(self, variant, scenario)

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> State:
        """Return the state at the start of a scenario: a campaign to keep the records of, or a part of the map."""
        state = self.empty(scenario, variant)
        if scenario == "clerk":
            set_up_clerk(self, state, options)
        else:
            set_up_field(state, options)
        return state

    def over(self, state: State) -> GameOver:
        """Return how the game ended: winner and points on part of the map, supply stocks in a campaign."""
        assert isinstance(state, RhineState)
        if state.clock.campaign:
            stocks = {f"SP {stock}": state.supply.sp[stock] for stock in state.clock.stock_names}
            return GameOver(None, say("end.campaign", date=state.clock.date), ("BTR-ARRIVAL-13",), stocks)
        assert state.clock.ended is not None
        points = count_points(state)
        return GameOver(state.clock.ended[0] or None, result_message(points), ("BTR-HOUSE-27",), points)

    def state_from_words(self, given: str | Mapping[str, Any]) -> State:
        """Return the game state that position file data describes, or the start of a scenario given by name."""
        return load_position(self, {"scenario": given} if isinstance(given, str) else given)

    def decode_step(self, data: Any) -> Step[Any]:
        """Return a pending step of play from its stored data, which may have an earlier format."""
        return super().decode_step(upgrade_stored_step(data))

    # Odds

    def has_attacks(self, scenario: str) -> bool:
        """Return whether a scenario has attacks with odds; campaign bookkeeping does not."""
        return scenario != "clerk"

    def battle(self, state: State, action: Action) -> Step[Any]:
        """Return the step of play that resolves an attack."""
        return battle_step(state, action)

    def outcome(self, before: State, after: State, action: Action) -> dict[str, Any]:
        """Return what an attack changed: steps lost on both sides, and whether the target hex was cleared."""
        return attack_outcome(before, after, action)

    def odds_ledger(self, state: State, action: Action) -> Sequence[LedgerLine]:
        """Return the lines that explain the odds of an attack before its dice."""
        return battle_opening(state, action).ledger

    def odds_summary(self, state: State, action: Action) -> Message:
        """Return a one-line summary of an attack before its dice."""
        return summarize_odds(state, action)

    def attacks(self, state: State, side: str) -> Iterator[Action]:
        """Yield one attack by a side on each enemy hex it can attack."""
        return possible_attacks(state, side)

    def policy(self, state: State, side: str) -> Policy:
        """Return the fixed policy for decisions within a battle while its odds are computed."""
        return POLICY
