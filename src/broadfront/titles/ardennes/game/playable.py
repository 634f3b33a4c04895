"""The Ardennes as a playable title, implementing the interface the engine expects."""

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
from broadfront.titles.ardennes.game.position import load_position
from broadfront.titles.ardennes.game.position_written import position_data
from broadfront.titles.ardennes.game.sequence import PHASES, SEQUENCES, pause, steps
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.rules import actions
from broadfront.titles.ardennes.rules.earlier_forms import by_cause, with_later_cards
from broadfront.titles.ardennes.rules.fighting import combat_actions
from broadfront.titles.ardennes.rules.fighting.combat_actions import Attack
from broadfront.titles.ardennes.rules.routes import composed
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory import result
from broadfront.titles.ardennes.system.choosers import choose

__all__ = ["ArdennesGame"]


class ArdennesGame(Ardennes, Playable):
    """The printed title together with its sequence of play and the Allied system."""

    ACTIONS = classes_in(Action, actions, combat_actions, composed)
    STEPS = steps()
    OPTIONS = ("optional_units",)
    SETTINGS = CORRECTIONS
    sequences = SEQUENCES

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> State:
        state = set_up(self, scenario, variant, options)
        pause(state, PHASES[0])
        return state

    def empty(self, scenario: str, variant: str) -> State:
        return ArdennesState(self, variant, scenario)

    def in_words(self, given: str | Mapping[str, Any]) -> State:
        """Return the state described by position file data, or the start of a scenario given by name."""
        if isinstance(given, str):
            return load_position(self, {"scenario": given})[0]
        return load_position(self, given)[0]

    def written(self, state: State) -> dict[str, Any]:
        return position_data(_position(state))

    def decode_step(self, data: Any) -> Step[Any]:
        return super().decode_step(by_cause(data))

    def grown(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
        return with_later_cards(self, position)

    def over(self, state: State) -> GameOver:
        return result(_position(state))

    def system(self, state: State, step: Step[Any]) -> Answer:
        return choose(_position(state), step)

    # Odds

    def battle(self, state: State, action: Action) -> Step[Any]:
        return odds.battle(_position(state), action)

    def outcome(self, before: State, after: State, action: Action) -> dict[str, Any]:
        assert isinstance(action, Attack)
        return odds.outcome(_position(before), _position(after), action)

    def engaged(self, state: State) -> tuple[Action, int] | None:
        return odds.engaged(_position(state))

    def odds_ledger(self, state: State, action: Action) -> Sequence[LedgerLine]:
        return odds.ledger(_position(state), action)

    def attacks(self, state: State, side: str) -> Iterator[Action]:
        return odds.attacks(_position(state), side)

    def policy(self, state: State, side: str) -> Policy:
        return odds.policy(_position(state), side)


def _position(state: State) -> ArdennesState:
    assert isinstance(state, ArdennesState)
    return state
