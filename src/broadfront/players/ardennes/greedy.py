"""A player that takes the best it sees now: points, supply, good attacks, roads west (or back to the Meuse)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players.ardennes.worth import prospect, pull, standing
from broadfront.titles.ardennes import actions as act
from broadfront.titles.ardennes import combat_actions as combat
from broadfront.titles.ardennes.formations import members
from broadfront.titles.ardennes.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, Declaring
from broadfront.titles.ardennes.steps.battle import able_attackers, declare_refusal

__all__ = ["Greedy"]

GOOD_ATTACK = 0.35
"""Worth above which an attack is made."""
HELPFUL = (
    "Bridge Engineers",
    "Commandos",
    "Von Der Heydte",
    "Eisenhower Hesitates",
    "Allied Command Crisis",
    "Ground Freeze",
)
TACTICS = (
    "Panzer Battalion", "Tank Battalion", "Infantry Infiltration", "Artillery", "Corps Artillery", "Airpower",
    "Fixed Artillery", "Engineers", "Combat Engineers", "Assault Coordination", "Screen", "Press the Attack",
)  # fmt: skip


class Greedy:
    """Plays either side; the same seed and the same views give the same choices."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._rng = random.Random(seed)

    def __repr__(self) -> str:
        return f"Greedy({self.seed!r})"

    def choose(self, view: View, options: Options) -> Action:
        listed = list(iter(options))  # list() alone would list twice, first to count
        if len(listed) == 1:
            return listed[0]
        state = view.position()
        assert isinstance(state, ArdennesState)
        assert view.side is not None
        side = SIDES.index(view.side)
        rank = self._rank(state, side, listed)
        scored = [(rank(action), -n) for n, action in enumerate(listed)]
        return listed[-max(scored)[1]]

    def _rank(self, state: ArdennesState, side: int, listed: Sequence[Action]) -> Callable[[Action], float]:
        """How much each kind of action is wanted here."""
        if any(isinstance(a, act.SelectUnit | combat.AttackHex | act.EndActivation) for a in listed):
            return lambda action: _in_activation(state, side, action)
        if any(isinstance(a, combat.JoinAttack | combat.StartAttack) for a in listed):
            return lambda action: _joining(state, side, action)
        if any(isinstance(a, act.LeaveUnit) for a in listed):
            return lambda action: _unit(state, side, action)
        if any(isinstance(a, act.Activate | act.Pass) for a in listed):
            return lambda action: _impulse(state, side, action)
        return lambda action: _other(state, side, action)


# An impulse: which card


def _impulse(state: ArdennesState, side: int, action: Action) -> float:
    match action:
        case act.Activate(card):
            return 1 + _formation(state, side, card)
        case act.PlayKampfgruppe(card):
            return 0.5 + 0.3 * _formation(state, side, card)
        case act.CommandReplacements():
            return 2.2
        case act.DeployReserve():
            return 6.0 if side == ALLIED else 2.0
        case act.PlayEvent(card):
            cards = state.ardennes.german_cards if side == GERMAN else state.ardennes.allied_cards
            return 3.0 if cards[card].event in HELPFUL else 0.6
        case _:
            return 0.0


def _formation(state: ArdennesState, side: int, card: str) -> float:
    """What activating a card's formation promises: attacks at hand, and units that can go forward."""
    title = state.ardennes
    printed = title.german_cards[card] if side == GERMAN else title.allied_cards[card]
    units = [n for n in members(state, side, printed.formations, printed.level) if state.hex(n) is not None]
    if not units:
        return 0.4
    own = set(units)
    total = 0.0
    for target in _targets(state, side, units):
        joined = [n for n in able_attackers(state, side, target) if n in own]
        if joined and declare_refusal(state, side, target, joined) is None:
            total += max(0.0, prospect(state, side, target, joined).worth)
    field = pull(state, side)
    total += 0.12 * sum(
        state.units[n].movement * (1 + float(field[hex])) for n in units if (hex := state.hex(n)) is not None
    )
    return total / (1 + 0.1 * len(units))


def _targets(state: ArdennesState, side: int, units: Sequence[int]) -> set[int]:
    around, nowhere = state.ground.around, state.ground.count
    near = {there for n in units if (hex := state.hex(n)) is not None for there in around[hex]}
    return {hex for hex in near if hex != nowhere and state.zoc.holds(1 - side, hex)}


# An activation: units first, then attacks


def _in_activation(state: ArdennesState, side: int, action: Action) -> float:
    match action:
        case act.SelectUnit(unit):
            n = state.ardennes.unit(unit).number
            return 100.0 + state.units[n].movement
        case combat.AttackHex(hex):
            target = state.ground.map.index[hex]
            worth = max((w for _, w in _attack(state, side, target)), default=-1.0)
            return 10 + worth if worth > GOOD_ATTACK else -1.0
        case _:
            return 0.0


def _attack(state: ArdennesState, side: int, target: int) -> list[tuple[tuple[int, ...], float]]:
    """The attack with every active unit that can join."""
    step = state.stack[-1]
    assert isinstance(step, Activation)
    joined = tuple(n for n in able_attackers(state, side, target) if n in step.units)
    if not joined or declare_refusal(state, side, target, joined) is not None:
        return []
    return [(joined, prospect(state, side, target, joined).worth)]


def _joining(state: ArdennesState, side: int, action: Action) -> float:
    step = state.stack[-1]
    assert isinstance(step, Declaring)
    if isinstance(action, combat.StartAttack):
        return prospect(state, side, step.target, step.attackers).worth
    assert isinstance(action, combat.JoinAttack)
    number = state.ardennes.unit(action.unit).number
    if not step.attackers:
        return float(state.strength(number))
    return prospect(state, side, step.target, (*step.attackers, number)).worth + 0.05


# One unit


def _unit(state: ArdennesState, side: int, action: Action) -> float:
    step = state.stack[-1]
    number: int = step.unit  # type: ignore[attr-defined]
    hex = state.hex(number)
    if isinstance(action, act.LeaveUnit):
        return 0.0 if hex is None else 0.05 + standing(state, side, hex) + _fighting_chance(state, side, number, hex)
    match action:
        case act.Recover():
            return 50.0
        case act.Deploy(_, place):
            return 20 + standing(state, side, state.ground.map.index[place])
        case act.ExitMap():
            return 6.0 + 2 * state.steps[number]
        case act.BuildIP():
            return -5.0
        case act.Move(_, path) | act.StrategicMove(_, path):
            end = state.ground.map.index[path[-1]]
            assert hex is not None
            worth = standing(state, side, end) + _fighting_chance(state, side, number, end)
            if hex in state.vp_hexes and len(state.at[hex]) == 1 and _threatened(state, side, hex):
                worth -= 3
            return worth
        case _:
            return -10.0


def _fighting_chance(state: ArdennesState, side: int, number: int, hex: int) -> float:
    """How welcome the enemies next to a hex are: weak ones invite, strong ones do not."""
    best = 0.0
    mine = state.strength(number) + sum(state.strength(n) for n in state.units_at(hex, side) if n != number)
    for there in state.ground.around[hex]:
        if there == state.ground.count or not state.zoc.holds(1 - side, there):
            continue
        theirs = sum(state.strength(n) for n in state.units_at(there, 1 - side))
        if there in state.ground.city:
            theirs *= 2
        helpers = sum(
            state.strength(n)
            for i in state.ground.around[there]
            if i not in (state.ground.count, hex)
            for n in state.units_at(i, side)
        )
        ratio = (mine + helpers) / max(1, theirs)
        best = max(best, 0.8 * min(ratio, 4.0) - 1.0 + 0.3 * float(pull(state, side)[there]))
    return best


def _threatened(state: ArdennesState, side: int, hex: int) -> bool:
    enemies = (state.hex(n) for n in state.on_map(1 - side))
    return any(there is not None and state.ground.distance[hex, there] <= 3 for there in enemies)


# Everything else


def _other(state: ArdennesState, side: int, action: Action) -> float:
    title = state.ardennes
    match action:
        case act.TakeSupplemental(card):
            printed = title.german_cards[card]
            return printed.actions_max + printed.command_value + (2 if printed.event == "Bridge Engineers" else 0)
        case act.ChooseDivision(division):
            return 5 + _division(state, side, division)
        case act.TakeKampfgruppe(units):
            return float(sum(state.strength(title.unit(u).number) for u in units))
        case combat.PlayTactic(card):
            cards = title.german_cards if card in title.german_cards else title.allied_cards
            return _tactic(state, side, cards[card].tactic)
        case combat.NoTactic() | combat.StackDone():
            return 0.5
        case combat.JoinStack() | combat.ReinforceBattle():
            return 1.0
        case combat.DrawChits(number):
            return float(number)
        case combat.TakeRetreat():
            hex = state.stack[-1].fight.target  # type: ignore[attr-defined]
            return 0.0 if hex in state.vp_hexes and side == ALLIED else 1.0
        case combat.TakeLoss():
            return 0.5
        case combat.DisperseAttackers():
            return 0.6
        case combat.LoseStep(unit):
            n = title.unit(unit).number
            return float(state.steps[n]) - 0.1 * state.strength(n)
        case combat.RetreatTo(hex):
            return standing(state, side, state.ground.map.index[hex])
        case combat.Advance(_, path):
            return 1.0 + standing(state, side, state.ground.map.index[path[-1]])
        case combat.AdvanceDone():
            return 1.5 + (0.0 if side == GERMAN else 1.0)
        case act.Move(_, path) | act.StrategicMove(_, path):
            return standing(state, side, state.ground.map.index[path[-1]])
        case (
            act.Deploy(_, hex)
            | act.PlaceIP(hex)
            | act.PlaceRoadblock(hex)
            | act.ReplaceRoadblock(hex)
            | act.LandHere(hex)
        ):
            return 2 + standing(state, side, state.ground.map.index[hex])
        case act.GiveStep(unit):
            return 2.0 + title.unit(unit).strengths[-1]
        case act.UseDepot() | act.BuildBridge() | act.RollDemolition() | act.DestroyBridge() | act.StrikeUnit():
            return 3.0
        case act.ResupplyHex() | act.Withdraw() | act.RemoveRoadblock() | act.NameDivision():
            return 2.0
        case act.PlayEvent():
            return 2.0
        case act.DiscardCard(card):
            return -float(title.german_cards[card].command_value)
        case _:
            return 0.0


def _division(state: ArdennesState, side: int, division: str) -> float:
    units = [n for n in state.ardennes.formation(division) if state.hex(n) is not None and state.side_of(n) == side]
    near = len(_targets(state, side, units))
    return near + 0.1 * sum(map(state.strength, units))


def _tactic(state: ArdennesState, side: int, tactic: str) -> float:
    """Tactics are worth a card when the combat matters."""
    fight = state.stack[-1].fight  # type: ignore[attr-defined]
    matters = fight.target in state.vp_hexes or float(pull(state, side)[fight.target]) > 1.2
    if tactic not in TACTICS:
        return 0.0
    return 1.0 if matters else 0.4
