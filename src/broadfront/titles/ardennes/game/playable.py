"""The Ardennes as a playable title, which implements the interface that the engine expects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.odds import Policy
from broadfront.core.rulings import LedgerLine
from broadfront.core.state import State
from broadfront.core.steps import Answer, GameOver, Step
from broadfront.core.title import Playable, classes_in
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.game import odds
from broadfront.titles.ardennes.game.corrections import SETTINGS as CORRECTIONS
from broadfront.titles.ardennes.game.position_reading import load_position
from broadfront.titles.ardennes.game.position_writing import position_data
from broadfront.titles.ardennes.game.sequence import PHASES, SEQUENCES, start_at_phase, step_types
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.rules import actions
from broadfront.titles.ardennes.rules.earlier_forms import add_later_cards, convert_movement_flags
from broadfront.titles.ardennes.rules.fighting import combat_actions
from broadfront.titles.ardennes.rules.fighting.combat_actions import Attack
from broadfront.titles.ardennes.rules.routes import composed_actions
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory import final_result
from broadfront.titles.ardennes.system.choosers import choose_answer

__all__ = ["ArdennesGame"]


class ArdennesGame(Ardennes, Playable):
    """The printed game together with its sequence of play and the system that plays the solitaire Allies."""

    ACTIONS = classes_in(Action, actions, combat_actions, composed_actions)
    STEPS = step_types()
    OPTIONS = ("optional_units",)
    SETTINGS = CORRECTIONS
    sequences = SEQUENCES

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> State:
        """Return the state at the start of a scenario, ready for its first phase."""
        state = set_up(self, scenario, variant, options)
        start_at_phase(state, PHASES[0])
        return state

    def empty(self, scenario: str, variant: str) -> State:
        """Return a state of a scenario without units on the map, into which a position can be loaded."""
        return ArdennesState(self, variant, scenario)

    def state_from_words(self, given: str | Mapping[str, Any]) -> State:
        """Return the state described by the data of a position file, or the start of the scenario with a given name."""
        if isinstance(given, str):
            return load_position(self, {"scenario": given})[0]
        return load_position(self, given)[0]

    def written(self, state: State) -> dict[str, Any]:
        """Return the data of a position file for a state."""
        return position_data(_as_ardennes_state(state))

    def decode_step(self, data: Any) -> Step[Any]:
        """Return a step of the sequence of play from stored data, also as earlier versions stored it."""
        return super().decode_step(convert_movement_flags(data))

    def upgrade_position(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a stored position in which cards added by later versions are out of the game."""
        return add_later_cards(self, position)

    def over(self, state: State) -> GameOver:
        """Return the result of a game that has nothing left to play."""
        return final_result(_as_ardennes_state(state))

    def system(self, state: State, step: Step[Any]) -> Answer:
        """Return what the solitaire Allied system, which plays the Allies by tables, chooses in a step, and why."""
        return choose_answer(_as_ardennes_state(state), step)

    # Odds

    def battle(self, state: State, action: Action) -> Step[Any]:
        """Return the combat step that an attack begins."""
        return odds.build_battle(_as_ardennes_state(state), action)

    def outcome(self, before: State, after: State, action: Action) -> dict[str, Any]:
        """Return the result of a combat: steps lost, hexes retreated, hex taken, attackers Dispersed."""
        assert isinstance(action, Attack)
        return odds.combat_outcome(_as_ardennes_state(before), _as_ardennes_state(after), action)

    def current_battle(self, state: State) -> tuple[Action, int] | None:
        """Return the attack being resolved and the index of its first step on the stack of pending steps.

        Return None if no combat is under way.
        """
        return odds.current_battle(_as_ardennes_state(state))

    def odds_ledger(self, state: State, action: Action) -> Sequence[LedgerLine]:
        """Return the itemized strengths, odds and chit limits of an attack before any tactic is played."""
        return odds.odds_ledger(_as_ardennes_state(state), action)

    def attacks(self, state: State, side: str) -> Iterator[Action]:
        """Yield, for each enemy stack that a side can attack, one attack with every unit able to join."""
        return odds.possible_attacks(_as_ardennes_state(state), side)

    def policy(self, state: State, side: str) -> Policy:
        """Return the fixed policy by which a side decides within a combat when odds are computed."""
        return odds.default_policy(_as_ardennes_state(state), side)


def _as_ardennes_state(state: State) -> ArdennesState:
    """Return a state unchanged after asserting that it is one of the Ardennes."""
    assert isinstance(state, ArdennesState)
    return state
