"""Patrol as an OpenSpiel game, so that OpenSpiel's algorithms can play it. Importing this registers
`python_broadfront_patrol`.

Actions are the codes of `learn/codes.py`. Chance is a player there as here; its outcomes are numbered as listed.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from broadfront.core.chance import Chance
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.learn.codes import ActionCodes
from broadfront.learn.observation import Observer
from broadfront.titles import playable

__all__ = ["NAME", "PatrolSpiel", "PatrolSpielState"]

NAME = "python_broadfront_patrol"
TITLE, SCENARIO, VARIANT = "patrol", "bridge", "two-player"
LONGEST, MOST_OUTCOMES = 1_000, 20
"""Upper bounds: decisions and rolls per game (random games have about sixty), and sides of a die that data may
define."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="broadfront: Patrol",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)


def _start_state() -> State:
    """Return the state at the start of the Patrol game."""
    return playable(TITLE).set_up(SCENARIO, VARIANT, {})


@cache
def _action_codes() -> ActionCodes:
    """Return the translator between actions of Patrol and their numbers."""
    return ActionCodes(playable(TITLE), _start_state())


def _title_sides() -> tuple[str, ...]:
    """Return the sides of Patrol."""
    return playable(TITLE).sides


class PatrolSpiel(pyspiel.Game):  # type: ignore[misc]
    """Patrol as an OpenSpiel game class. OpenSpiel copies and pickles it, so it holds no state of its own."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=_action_codes().size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(_title_sides()),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> PatrolSpielState:
        """Return the position at the start of the game."""
        return PatrolSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return an object that turns positions into observations."""
        return SpielObserver()


class SpielPosition:
    """A position of Patrol, with everything each side has seen so far. It can be copied, and pickles as plain data."""

    def __init__(self, state: State, seen: tuple[tuple[str, ...], ...]) -> None:
        self.state, self.seen = state, seen
        self.pending: Pending = state.pending
        self.options = list(state.stack[-1].options(state)) if isinstance(self.pending, Decision) else []
        self.legal = _action_codes().codes_of(self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielPosition:
        twin = object.__new__(SpielPosition)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle_position, (self.state.to_data(), self.seen)

    def apply(self, code: int) -> SpielPosition:
        """Apply an action or the outcome of a roll and return the resulting position. This object is changed, too."""
        state = self.state
        if isinstance(self.pending, Chance):
            state.happen(self.pending.outcomes[code])
            seen = [str(code) if self.pending.is_visible_to(side) else "?" for side in _title_sides()]
        else:
            state.do(self.options[self.legal[code]])
            seen = [str(code)] * len(_title_sides())
        state.settle()
        return SpielPosition(state, tuple((*before, now) for before, now in zip(self.seen, seen, strict=True)))


def _unpickle_position(data: dict[str, Any], seen: tuple[tuple[str, ...], ...]) -> SpielPosition:
    """Restore a pickled position."""
    state = playable(TITLE).state_from(data)
    state.events = None
    return SpielPosition(state, seen)


class PatrolSpielState(pyspiel.State):  # type: ignore[misc]
    """A position of Patrol with the methods that OpenSpiel expects of a game state."""

    def __init__(self, game: PatrolSpiel) -> None:
        super().__init__(game)
        state = _start_state()
        state.events = None
        state.settle()
        self.held = SpielPosition(state, ((),) * len(_title_sides()))

    def current_player(self) -> int:
        """Return the number of the player who must decide, or OpenSpiel's constant for chance or for the end of the
        game."""
        pending = self.held.pending
        if isinstance(pending, GameOver):
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(pending, Chance):
            return int(pyspiel.PlayerId.CHANCE)
        return _title_sides().index(pending.side)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers of all legal actions of a player."""
        return sorted(self.held.legal) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each outcome of the pending roll with its probability."""
        pending = self.held.pending
        assert isinstance(pending, Chance)
        return [(n, weight / pending.total) for n, weight in enumerate(pending.weights)]

    def _apply_action(self, action: int) -> None:
        """Apply an action, or the outcome of a roll, given by number."""
        self.held = self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action or outcome as text."""
        pending = self.held.pending
        if isinstance(pending, Chance):
            return f"{pending.what}: {pending.outcomes[action]}"
        at = self.held.legal.get(action)
        return str(_action_codes().decode(action)) if at is None else str(self.held.options[at])

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return isinstance(self.held.pending, GameOver)

    def returns(self) -> list[float]:
        """Return the result of each player: 1 for a win, -1 for a loss, 0 otherwise."""
        pending, sides = self.held.pending, _title_sides()
        if not isinstance(pending, GameOver) or pending.winner is None:
            return [0.0] * len(sides)
        return [1.0 if side == pending.winner else -1.0 for side in sides]

    def __str__(self) -> str:
        return self.to_text(None)

    def to_text(self, player: int | None) -> str:
        """Return the position as text, limited to what a player may know; everything if `player` is None."""
        side = None if player is None else _title_sides()[player]
        return json.dumps(View(self.held.state, side).to_data(), sort_keys=True)

    def history_text(self, player: int) -> str:
        """Return everything a player has seen since the start: each action, and each outcome visible to the player."""
        return " ".join(self.held.seen[player])

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything a player knows, as text."""
        return self.history_text(self.current_player() if player is None else player)


class SpielObserver:
    """Computes observations of Patrol positions in the form OpenSpiel expects."""

    def __init__(self) -> None:
        self._observer = Observer(playable(TITLE), _start_state())
        arrays = self._observer.observe(_start_state(), _title_sides()[0], asked=False)
        self.tensor = np.zeros(sum(array.size for array in arrays.values()), dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PatrolSpielState, player: int) -> None:
        """Fill the observation tensor with what a player sees."""
        arrays = self._observer.observe(state.held.state, _title_sides()[player], state.current_player() == player)
        self.tensor[:] = np.concatenate([array.ravel() for array in arrays.values()])

    def string_from(self, state: PatrolSpielState, player: int) -> str:
        """Return what a player sees, as text."""
        return state.to_text(player)


pyspiel.register_game(_TYPE, PatrolSpiel)
