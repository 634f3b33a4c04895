"""Odds of an attack from a position, for everyone or as one side may know them."""

from __future__ import annotations

import msgspec

from broadfront.core.actions import Action, Composed
from broadfront.core.errors import Illegal
from broadfront.core.messages import say
from broadfront.core.odds import Odds, compute_odds
from broadfront.core.options import check_action
from broadfront.core.rulings import refused
from broadfront.core.state import State
from broadfront.core.title import Playable
from broadfront.core.zones import possible_deals

__all__ = ["odds_of_attack"]


def odds_of_attack(state: State, action: Action | None, *, side: str | None = None) -> Odds:
    """Return the odds of an attack, computed by following its battle on a copy of the state until it is over.

    During a battle, `action` is an action of the side that decides; without an action, return the odds of the battle as
    it stands.
    """
    title = state.title
    assert isinstance(title, Playable)
    start = state.copy()
    start.pool_results()
    under_way = None if isinstance(action, Composed) else title.current_battle(start)
    if under_way is not None:
        attack, floor = under_way
        if action is not None:
            check_action(start, action, side)
            start.do(action)
    elif action is None:
        raise Illegal(refused("BF-02", say("refusal.no-battle")))
    else:
        attack, floor = action, len(start.stack)
        start.push(title.battle(start, action))
    policies = {name: title.policy(start, name) for name in start.played}
    run = () if side is None else [name for name in title.sides if name not in state.played]
    consulted = frozenset(zone for name in run for zone in title.consulted_zones(name))
    worlds = [(start, 1)]
    if side is not None and consulted:
        worlds = []
        for zones, weight in possible_deals(start.zones, title.zones, side, sorted(consulted)):
            world = start.copy()
            world.zones = zones
            worlds.append((world, weight))
    found = compute_odds(
        worlds, lambda after: title.outcome(state, after, attack), policies, side=side, known=consulted, floor=floor
    )
    if under_way is not None or action is None:
        return found
    ledger, stands = tuple(title.odds_ledger(state, action)), title.odds_summary(state, action)
    return msgspec.structs.replace(found, ledger=ledger, stands=stands)
