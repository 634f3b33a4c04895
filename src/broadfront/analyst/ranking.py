"""Select the options worth a closer look: those that a plain player values most."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from broadfront.core.actions import Action
from broadfront.core.view import View
from broadfront.players.greedy import GreedyPlayer
from broadfront.players.player import Player

__all__ = ["candidates"]


def candidates(player: Player, view: View, listed: Sequence[Action], first: Action, most: int) -> list[Action]:
    """Return `first` and the listed options that the player values most, at most `most` in all. If the player gives no
    values, the listed order counts."""
    order: Sequence[int] = range(len(listed))
    if isinstance(player, GreedyPlayer):
        worths = _values_by_player(player, view, listed)
        order = sorted((at for at in order if isfinite(worths[at])), key=lambda at: -worths[at])
    found = [first]
    for at in order:
        if len(found) >= most:
            break
        if (action := listed[at]) not in found:
            found.append(action)
    return found


def _values_by_player(player: GreedyPlayer, view: View, listed: Sequence[Action]) -> list[float]:
    """Return the player's values of the listed options, without making actions that are valued by number."""
    assert view.side is not None
    scales = player.scales(view.position(), view.side, listed)
    return [worth for part in scales.weigh(listed) for worth in part]
