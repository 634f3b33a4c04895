"""A bot that seeks unusual situations, for testing.

Long test runs use it to reach what careful players avoid: two-hex advances, retreats over rivers, attacks at any odds,
bridges, Roadblocks, every tactic and every event.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.titles.ardennes.rules import actions as act
from broadfront.titles.ardennes.rules.fighting import combat_actions as combat
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.combat import Retreating

__all__ = ["Rash", "path_weight"]

MAX_SAMPLED = 12
"""Maximum number of options sampled from a long list, besides the last, which ends the choice."""

WEIGHTS: Mapping[type[Action], float] = {
    act.Pass: 0.2,
    act.Activate: 6.0,
    act.PlayKampfgruppe: 3.0,
    act.CommandReplacements: 1.0,
    act.DeployReserve: 3.0,
    act.PlayEvent: 8.0,
    combat.PlayTactic: 12.0,
    act.NoMore: 0.5,
    act.DivisionsChosen: 0.3,
    act.SelectUnit: 6.0,
    act.EndActivation: 0.2,
    act.LeaveUnit: 0.1,
    act.EndMove: 0.3,
    act.Move: 2.0,
    act.StrategicMove: 2.0,
    act.ExitMap: 0.1,
    act.BuildIP: 0.3,
    combat.AttackHex: 12.0,
    combat.JoinAttack: 4.0,
    combat.StartAttack: 1.0,
    combat.NoTactic: 0.2,
    combat.JoinStack: 8.0,
    combat.ReinforceBattle: 8.0,
    combat.StackDone: 0.2,
    combat.TakeRetreat: 6.0,
    combat.Advance: 6.0,
    combat.AdvanceDone: 0.4,
    act.SpareBridge: 0.5,
    act.AcceptNoFuel: 0.5,
}
"""Weight by action class; 1 for all others."""

LONG_ADVANCE = 4.0
"""Weight factor of an advance of two hexes over one of one hex."""
ACROSS_RIVER, NEXT_TO_ROADBLOCK, NEXT_TO_ENEMY = 4.0, 3.0, 3.0
"""Weight factors of a path that crosses a river, or ends next to a Roadblock or an enemy."""
PATH_ACTIONS = (act.Move, act.StrategicMove, combat.RetreatTo)


class Rash:
    """A bot for either side that prefers unusual actions; the same seed and positions give the same choices."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._rng = random.Random(seed)
        self._used: Counter[str] = Counter()
        """Number of times each card was played for its tactic or event."""

    def __repr__(self) -> str:
        return f"Rash({self.seed!r})"

    def choose(self, view: View, options: Options) -> Action:
        """Return an action drawn at random, unusual ones with a higher probability."""
        listed = self._sample(options.listing())
        if len(listed) == 1:
            return listed[0]
        leads = any(isinstance(action, PATH_ACTIONS) for action in listed)
        state = view.position() if leads else None
        assert state is None or isinstance(state, ArdennesState)
        chosen = self._rng.choices(listed, [self._action_weight(state, action) for action in listed])[0]
        if isinstance(chosen, act.PlayEvent | combat.PlayTactic):
            self._used[_use_key(chosen)] += 1
        return chosen

    def _sample(self, listing: Sequence[Action]) -> Sequence[Action]:
        """Return all actions of a short list, or a random sample of a long one, as creating each action is slow."""
        last = len(listing) - 1
        if last <= MAX_SAMPLED:
            return list(listing)
        return [listing[n] for n in (*self._rng.sample(range(last), MAX_SAMPLED), last)]

    def _action_weight(self, state: ArdennesState | None, action: Action) -> float:
        """Return the relative probability with which the bot chooses an action."""
        liked = WEIGHTS.get(type(action), 1.0)
        match action:
            case act.PlayEvent() | combat.PlayTactic():
                return liked / (1 + self._used[_use_key(action)])
            case combat.DrawChits(number):
                return liked * number
            case combat.Advance(_, path):
                return liked * LONG_ADVANCE ** (len(path) - 1)
            case act.Move(unit, path) | act.StrategicMove(unit, path):
                assert state is not None
                return liked * path_weight(state, state.title.unit(unit).number, path)
            case combat.RetreatTo(hex):
                assert state is not None
                return liked * _retreat_weight(state, hex)
            case _:
                return liked


def _use_key(action: act.PlayEvent | combat.PlayTactic) -> str:
    """Return the key under which the bot counts plays of a card as an event or as a CombatTactic."""
    return f"{type(action).__name__} {action.card}"


def path_weight(state: ArdennesState, unit_number: int, path: Sequence[str]) -> float:
    """Return the relative probability of a path, higher for rivers on it and Roadblocks or enemies at its end."""
    ground, index, board = state.ground, state.ground.map.index, state.board
    start = board.hex_of_unit(unit_number)
    hexes = [index[id] for id in path]
    ways = zip([start, *hexes[:-1]], hexes, strict=True)
    much = ACROSS_RIVER if any((here, there) in ground.crossings_by_hexes for here, there in ways) else 1.0
    beside = ground.map.beside[hexes[-1]]
    land = state.land
    if land.roadblocks and any(state.hex_id(there) in land.roadblocks for there in beside):
        much *= NEXT_TO_ROADBLOCK
    if any(board.zoc.has_unit(1 - board.side_of(unit_number), there) for there in beside):
        much *= NEXT_TO_ENEMY
    return much


def _retreat_weight(state: ArdennesState, hex: str) -> float:
    """Return the relative probability of a retreat to a hex, higher if it crosses a river or bridge."""
    step = state.stack[-1]
    assert isinstance(step, Retreating)
    start = state.board.hex_of_unit(step.groups_to_move(state)[0][0])
    return ACROSS_RIVER if (start, state.ground.map.index[hex]) in state.ground.crossings_by_hexes else 1.0
