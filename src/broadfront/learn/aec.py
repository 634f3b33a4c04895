"""Every title as a PettingZoo environment in which agents take turns (AEC). Each agent is a side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from pettingzoo import AECEnv

from broadfront.learn.match import Match
from broadfront.learn.observation import VERSION
from broadfront.learn.seeds import Seeds
from broadfront.learn.spaces import AgentObservation, action_space, observation_space, observe_agent
from broadfront.sim.play_out import LIMIT
from broadfront.titles import playable

__all__ = ["TitleEnv"]


class TitleEnv(AECEnv):  # type: ignore[misc]
    """A game of a title as a PettingZoo environment; each agent is a side.

    Rolls, and the sides that a named computer player plays, are handled inside the environment. The reward at the end
    is 1 for a win and -1 for a loss. With `shaping`, each step also gives that amount for every point by which the side
    gains on the other. `infos[side]["ahead"]` holds the side's lead in points.
    """

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
        super().__init__()
        loaded = playable(title)
        most = max(loaded.card.variants, key=lambda name: len(loaded.card.variants[name].played))
        self.match = Match(loaded, scenario=scenario, variant=variant or most, players=players, limit=limit)
        self.metadata = {"name": f"broadfront_{title}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.shaping = shaping
        self.possible_agents = list(self.match.sides)
        self._seeds = Seeds()
        self.match.begin(0)
        space, codes = observation_space(self.match), action_space(self.match)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, codes)

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """Return the Gymnasium space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """Return the Gymnasium space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, the next one after the last given seed is used."""
        self.match.begin(self._seeds.next_seed(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.match.side
        self._update_lead()

    def _update_lead(self) -> None:
        """Compute one side's lead in points, and store it for both sides with opposite signs."""
        ahead = self.match.lead(self.possible_agents[0])
        self._ahead = ahead
        for number, agent in enumerate(self.possible_agents):
            self.infos[agent] = {"ahead": -ahead if number else ahead}

    def observe(self, agent: str) -> AgentObservation:
        """Return what an agent sees, and which actions it may choose."""
        return observe_agent(self.match, agent)

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; update the rewards and determine the next agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        match, before = self.match, self._ahead
        match.take(int(action))
        self._update_lead()
        self._cumulative_rewards[agent] = 0.0
        gained = (self._ahead - before) * self.shaping
        for number, each in enumerate(self.agents):
            self.rewards[each] = (-gained if number else gained) + match.result(each)
        if match.has_ended:
            for each in self.agents:
                self.terminations[each], self.truncations[each] = match.over is not None, match.cut
        self.agent_selection = match.side
        self._accumulate_rewards()

    def render(self) -> str:
        """Return the last lines of the game's log as text."""
        return "\n".join(str(event) for _, event in self.match.game.log[-5:])

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
