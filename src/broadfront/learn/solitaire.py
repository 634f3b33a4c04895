"""A Gymnasium environment for one agent: the other side is played by the rules of a solitaire game, or by a named
player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from broadfront.core.errors import Invalid
from broadfront.learn.match import Match
from broadfront.learn.seeds import Seeds
from broadfront.learn.spaces import AgentObservation, action_space, observation_space, observe_agent
from broadfront.sim.play_out import LIMIT
from broadfront.titles import playable

__all__ = ["SolitaireEnv"]


class SolitaireEnv(gymnasium.Env[AgentObservation, np.int64]):
    """A Gymnasium environment in which one agent plays one side of a title. Rewards, observations and action codes are
    those of `TitleEnv`."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        *,
        scenario: str | None = None,
        variant: str | None = None,
        players: Mapping[str, str] | None = None,
        shaping: float = 0.0,
        limit: int = LIMIT,
    ) -> None:
        self.match = Match(playable(title), scenario=scenario, variant=variant, players=players, limit=limit)
        if len(self.match.sides) > 1:
            raise Invalid(
                f"{len(self.match.sides)} sides of {title} {self.match.variant} have no player; expected one.",
                parameter="players",
                given=dict(players or {}),
                accepted=self.match.sides,
                todo="Name a player for the other side, or take TitleEnv.",
            )
        self.side = self.match.sides[0]
        self.shaping = shaping
        self._seeds = Seeds()
        self.match.begin(0)
        self.observation_space = observation_space(self.match)
        self.action_space = action_space(self.match)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[AgentObservation, dict[str, Any]]:
        """Start a new game and return the first observation."""
        super().reset(seed=seed)
        self.match.begin(self._seeds.next_seed(seed))
        self._ahead = self.match.lead(self.side)
        return observe_agent(self.match, self.side), {"ahead": self._ahead}

    def step(self, action: np.int64) -> tuple[AgentObservation, float, bool, bool, dict[str, Any]]:
        """Take an action; return the observation, the reward, whether the game is over, whether it was cut off, and the
        lead in points."""
        match, before = self.match, self._ahead
        match.take(int(action))
        self._ahead = match.lead(self.side)
        reward = (self._ahead - before) * self.shaping + match.result(self.side)
        return observe_agent(match, self.side), reward, match.over is not None, match.cut, {"ahead": self._ahead}
