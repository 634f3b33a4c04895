"""The spaces of observations and actions, in the form Gymnasium needs."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from broadfront.learn.match import Match
from broadfront.learn.observation import Arrays

__all__ = ["AgentObservation", "action_space", "observation_space", "observe_agent"]

AgentObservation = dict[str, Any]
"""What an agent receives: `observation`, a dictionary of arrays, and `action_mask`."""


def observe_agent(match: Match, side: str) -> AgentObservation:
    """Return what a side sees, and which actions, by number, it may choose."""
    return {"observation": _non_empty(match.observe(side)), "action_mask": match.mask(side)}


def observation_space(match: Match) -> gymnasium.spaces.Dict:
    """Return the Gymnasium space of observations. Empty arrays are left out, such as the cards of a game without
    cards."""
    arrays = _non_empty(match.observe(match.sides[0]))
    boxes: dict[str, gymnasium.Space[Any]] = {name: _box_space(array) for name, array in arrays.items()}
    mask = gymnasium.spaces.Box(0, 1, (match.codes.size,), np.int8)
    return gymnasium.spaces.Dict({"observation": gymnasium.spaces.Dict(boxes), "action_mask": mask})


def action_space(match: Match) -> gymnasium.spaces.Discrete:
    """Return the Gymnasium space of action codes."""
    return gymnasium.spaces.Discrete(match.codes.size)


def _non_empty(arrays: Arrays) -> Arrays:
    """Return the observation arrays that have at least one element."""
    return {name: array for name, array in arrays.items() if array.size}


def _box_space(array: NDArray[Any]) -> gymnasium.spaces.Box:
    """Return a Gymnasium space for arrays of the same shape and type as this one."""
    bounds = np.iinfo(array.dtype)
    return gymnasium.spaces.Box(bounds.min, bounds.max, array.shape, array.dtype.type)
