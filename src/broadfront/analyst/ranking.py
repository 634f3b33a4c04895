"""Which options are worth a second look: those a plain player wants most."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from broadfront.core.actions import Action
from broadfront.core.view import View
from broadfront.players.greedy import GreedyPlayer
from broadfront.players.player import Player

__all__ = ["candidates"]


def candidates(player: Player, view: View, listed: Sequence[Action], first: Action, most: int) -> list[Action]:
    """`first`, and of the listed options those the player wants most; as they are listed where it weighs none."""
    order: Sequence[int] = range(len(listed))
    if isinstance(player, GreedyPlayer):
        worths = _worths(player, view, listed)
        order = sorted((at for at in order if isfinite(worths[at])), key=lambda at: -worths[at])
    found = [first]
    for at in order:
        if len(found) >= most:
            break
        if (action := listed[at]) not in found:
            found.append(action)
    return found


def _worths(player: GreedyPlayer, view: View, listed: Sequence[Action]) -> list[float]:
    """By the scales of the player, without making actions that are weighed by a number."""
    assert view.side is not None
    scales = player.scales(view.position(), view.side, listed)
    return [worth for part in scales.weighed(listed) for worth in part]
