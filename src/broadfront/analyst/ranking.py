"""Select the options worth a closer look: those that the title's standard computer player values most."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from broadfront.core.actions import Action
from broadfront.core.view import View
from broadfront.players.greedy import GreedyPlayer
from broadfront.players.player import Player

__all__ = ["select_candidates"]


def select_candidates(player: Player, view: View, listed: Sequence[Action], first: Action, limit: int) -> list[Action]:
    """Return `first` and the options that the player values most, at most `limit` actions in all. For a player that
    computes no values, the order of the options counts."""
    order: Sequence[int] = range(len(listed))
    if isinstance(player, GreedyPlayer):
        worths = _option_values(player, view, listed)
        order = sorted((at for at in order if isfinite(worths[at])), key=lambda at: -worths[at])
    found = [first]
    for at in order:
        if len(found) >= limit:
            break
        if (action := listed[at]) not in found:
            found.append(action)
    return found


def _option_values(player: GreedyPlayer, view: View, listed: Sequence[Action]) -> list[float]:
    """Return the values that a greedy player gives the listed options.

    Options listed compactly as unit or hex numbers are valued without creating action objects.
    """
    assert view.side is not None
    scales = player.scales(view.position(), view.side, listed)
    return [worth for part in scales.weigh(listed) for worth in part]
