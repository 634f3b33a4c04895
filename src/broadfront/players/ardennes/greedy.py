"""A player that takes the best it sees now: points, supply, good attacks, roads west (or back to the Meuse)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players.ardennes.cards import card_cost, division, formation, good_event
from broadfront.players.ardennes.combat_worth import attack_of, prospect, with_tactic
from broadfront.players.ardennes.moves import going, leaving, place
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.rules import actions as act
from broadfront.titles.ardennes.rules.fighting import combat_actions as combat
from broadfront.titles.ardennes.rules.fighting.attack import able_attackers, declare_refusal
from broadfront.titles.ardennes.rules.fighting.fight import Fight, fight_below
from broadfront.titles.ardennes.rules.fighting.tactic_effects import tactic_of
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, Declaring, UnitActs

__all__ = ["Greedy"]

GOOD_ATTACK = (0.6, 1.2)
"""By side, the worth above which an attack is made."""

Rank = Callable[[ArdennesState, int, Action], float]


class Greedy:
    """Plays either side. It does not roll: the same views give the same choices whatever the seed."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"Greedy({self.seed!r})"

    def choose(self, view: View, options: Options) -> Action:
        listed = list(options)
        if len(listed) == 1:
            return listed[0]
        state = view.position()
        assert isinstance(state, ArdennesState)
        assert view.side is not None
        side = SIDES.index(view.side)
        rank = _rank(state, listed)
        return max(listed, key=lambda action: rank(state, side, action))


def _rank(state: ArdennesState, listed: Sequence[Action]) -> Rank:
    """How much each kind of action is wanted here."""
    step = state.stack[-1]
    if isinstance(step, Activation):
        return _in_activation
    if isinstance(step, Declaring):
        return _joining
    if isinstance(step, UnitActs):
        return _unit
    if any(isinstance(action, act.Pass) for action in listed):
        return _impulse
    return _other


# An impulse: which card


def _impulse(state: ArdennesState, side: int, action: Action) -> float:
    match action:
        case act.Activate(card):
            return 1 + formation(state, side, card)
        case act.PlayKampfgruppe(card):
            return 0.3 + 0.3 * formation(state, side, card)
        case act.CommandReplacements(card):
            return 2.4 - card_cost(state, side, card)
        case act.DeployReserve():
            return 6.0 if side == ALLIED else 2.0
        case act.PlayEvent(card):
            return good_event(state, side, card) - card_cost(state, side, card)
        case act.Activate() | act.Pass():
            return 0.0
        case _:
            return 0.0


# An activation: units first, then attacks


def _in_activation(state: ArdennesState, side: int, action: Action) -> float:
    match action:
        case act.SelectUnit(unit):
            return 100.0 + state.title.unit(unit).movement
        case combat.AttackHex(hex):
            worth = _attack(state, side, state.ground.map.index[hex])
            return 10 + worth if worth > GOOD_ATTACK[side] else -1.0
        case _:
            return 0.0


def _attack(state: ArdennesState, side: int, target: int) -> float:
    """The worth of an attack with every active unit that can join."""
    step = state.stack[-1]
    assert isinstance(step, Activation)
    joined = tuple(n for n in able_attackers(state, side, target) if n in step.units)
    if not joined or declare_refusal(state, side, target, joined) is not None:
        return -1.0
    return prospect(state, attack_of(state, side, target, joined))


def _joining(state: ArdennesState, side: int, action: Action) -> float:
    step = state.stack[-1]
    assert isinstance(step, Declaring)
    if isinstance(action, combat.StartAttack):
        return prospect(state, attack_of(state, side, step.target, step.attackers))
    assert isinstance(action, combat.JoinAttack)
    number = state.title.unit(action.unit).number
    if not step.attackers:
        return float(state.strength(number)) - 100.0 * state.bracketed(number)
    return prospect(state, attack_of(state, side, step.target, (*step.attackers, number))) + 0.02


# One unit


def _unit(state: ArdennesState, side: int, action: Action) -> float:
    step = state.stack[-1]
    assert isinstance(step, UnitActs)
    number = step.unit
    match action:
        case act.LeaveUnit():
            return leaving(state, side, number)
        case act.Recover():
            return 50.0
        case act.Deploy(_, hex):
            return 20 + place(state, side, hex)
        case act.ExitMap():
            return 6.0 + 2 * state.steps[number]
        case act.BuildIP():
            return leaving(state, side, number, digging=True)
        case act.Move(_, path) | act.StrategicMove(_, path):
            return going(state, side, number, path[-1])
        case _:
            return -10.0


# Everything else


def _other(state: ArdennesState, side: int, action: Action) -> float:
    title = state.title
    match action:
        case act.TakeSupplemental(card):
            printed = title.german_cards[card]
            return printed.actions_max + printed.command_value + (2 if printed.event == "Bridge Engineers" else 0)
        case act.ChooseDivision(name):
            return 5 + division(state, side, name)
        case act.TakeKampfgruppe(units):
            return float(sum(state.strength(title.unit(u).number) for u in units))
        case combat.PlayTactic(card):
            gain = with_tactic(state, fight_below(state), side, tactic_of(state, card))
            return gain - card_cost(state, side, card)
        case combat.NoTactic() | combat.StackDone():
            return 0.0
        case combat.JoinStack() | combat.ReinforceBattle():
            return 1.0
        case combat.DrawChits(number):
            return prospect(state, fight_below(state), number)
        case combat.TakeRetreat():
            return 1.0
        case combat.TakeLoss():
            return 2.0 if _worth_holding(state, side) else 0.0
        case combat.DisperseAttackers():
            return 1.0
        case combat.LoseStep(unit):
            n = title.unit(unit).number
            return float(state.steps[n]) - 0.1 * state.strength(n)
        case combat.RetreatTo(hex):
            return place(state, side, hex)
        case combat.Advance(unit, path):
            return (
                0.3
                + going(state, side, title.unit(unit).number, path[-1], fighting=False)
                - leaving(state, side, title.unit(unit).number, fighting=False)
            )
        case combat.AdvanceDone():
            return 0.0
        case act.Move(unit, path) | act.StrategicMove(unit, path):
            return 10.0 + going(state, side, title.unit(unit).number, path[-1])
        case (
            act.Deploy(_, hex)
            | act.PlaceIP(hex)
            | act.PlaceRoadblock(hex)
            | act.ReplaceRoadblock(hex)
            | act.LandHere(hex)
        ):
            return 2 + place(state, side, hex)
        case act.GiveStep(unit):
            return 2.0 + title.unit(unit).strengths[-1]
        case act.UseDepot() | act.BuildBridge() | act.RollDemolition() | act.DestroyBridge() | act.StrikeUnit():
            return 3.0
        case act.ResupplyHex() | act.Withdraw() | act.RemoveRoadblock() | act.NameDivision():
            return 2.0
        case act.PlayEvent():
            return 2.0
        case act.DiscardCard(card):
            return -formation(state, side, card) if side == GERMAN else 0.0
        case _:
            return 0.0


def _worth_holding(state: ArdennesState, side: int) -> bool:
    """Whether defenders should rather lose steps than their hex: it counts, and they outlast the hits."""
    step = state.stack[-1]
    fight: Fight = step.fight  # type: ignore[attr-defined]
    left: int = step.left  # type: ignore[attr-defined]
    if fight.target not in state.vp_hexes or state.held_by(fight.target) != side:
        return False
    return sum(state.steps[n] for n in fight.alive(state, fight.defenders)) > left
