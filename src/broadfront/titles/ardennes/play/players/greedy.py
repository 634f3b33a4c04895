"""A bot that always takes the action with the highest immediate value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.players.greedy import GreedyPlayer, Scales
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.play.players.card_value import (
    MIN_COST,
    allied_event_value,
    division_value,
    formation_value,
    value_of_keeping_card,
)
from broadfront.titles.ardennes.play.players.combat_value import attack_value, make_fight, tactic_value
from broadfront.titles.ardennes.play.players.event_value import (
    delay_value,
    german_event_value,
    roadblock_value,
    supplemental_value,
)
from broadfront.titles.ardennes.play.players.hex_value import days_left
from broadfront.titles.ardennes.play.players.unit_value import UnitValue, placing_value
from broadfront.titles.ardennes.rules import actions as act
from broadfront.titles.ardennes.rules.fighting import combat_actions as combat
from broadfront.titles.ardennes.rules.fighting.attack_rules import joint_attackers
from broadfront.titles.ardennes.rules.fighting.fight import Fight, current_fight
from broadfront.titles.ardennes.rules.fighting.tactic_effects import card_tactic
from broadfront.titles.ardennes.rules.forces.command_level import min_allied_impulses
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import check_daily_points, victory_points, winning_points
from broadfront.titles.ardennes.steps.activation import Activation, Declaring, UnitActs
from broadfront.titles.ardennes.steps.tactics import Tactics

__all__ = ["Greedy"]

MIN_ATTACK_VALUE = (0.6, 1.2)
"""Minimum value for making an attack, by side."""
MIN_ATTACK_VALUE_LAST_DAY = (0.6, 0.3)
"""Minimum value for making an attack on the last day, by side."""
WIN_VALUE = 1000.0


class Greedy(GreedyPlayer):
    """A bot that always takes the action with the highest estimated value."""

    def scales(self, position: State, side: str, listed: Sequence[Action]) -> Scales:
        """Return the estimated values of the listed actions in a position."""
        assert isinstance(position, ArdennesState)
        return _scales_for_step(position, SIDES.index(side), listed)


def _scales_for_step(state: ArdennesState, side: int, listed: Sequence[Action]) -> Scales:
    """Return the estimated values of the listed actions, computed in the way that suits the current stage of play."""
    step = state.stack[-1]
    if isinstance(step, Activation):
        return _activation_scales(state, side, step)
    if isinstance(step, Declaring):
        return Scales(partial(_value_of_joining_attack, state, side, step))
    if isinstance(step, UnitActs):
        return _unit_scales(state, side, step.unit)
    if isinstance(step, Tactics):
        return _tactic_scales(state, side, step)
    return Scales(partial(_card_play_value if isinstance(listed[-1], act.Pass) else _other_value, state, side))


# Choosing a card in an impulse


def _card_play_value(state: ArdennesState, side: int, action: Action) -> float:
    """Return the value of a way to play a card, or of passing the impulse."""
    match action:
        case act.Activate(card):
            return 1 + formation_value(state, side, card)
        case act.PlayKampfgruppe(card):
            return 0.3 + 0.3 * formation_value(state, side, card)
        case act.CommandReplacements(card):
            return 2.4 - value_of_keeping_card(state, side, card)
        case act.DeployReserve():
            return 6.0 if side == ALLIED else 2.0
        case act.PlayEvent(card):
            if side == GERMAN:
                return german_event_value(state, card)
            return allied_event_value(state, card) - value_of_keeping_card(state, side, card)
        case act.Pass():
            return _pass_value(state, side)
        case _:
            return 0.0


def _pass_value(state: ArdennesState, side: int) -> float:
    """Return the value of passing: very high if it wins the solitaire game for the German, otherwise 0."""
    if side != GERMAN or state.variant != "gs" or state.clock.impulse < min_allied_impulses(state):
        return 0.0
    return WIN_VALUE if wins_today(state) else 0.0


def wins_today(state: ArdennesState) -> bool:
    """Return whether the German wins at the end of the day if nothing changes before."""
    needed = winning_points(state)
    if needed:
        return state.clock.day == state.plan.end and victory_points(state) >= needed
    return check_daily_points(state).legal


# Activations: units first, then attacks


def _activation_scales(state: ArdennesState, side: int, step: Activation) -> Scales:
    """Return the values of the choices in an activation: units move first, then good attacks are made."""
    units, moving = state.units, bool(step.units_able_to_act(state))
    enough = (MIN_ATTACK_VALUE if days_left(state) else MIN_ATTACK_VALUE_LAST_DAY)[side]

    def unit_selection_values(numbers: Sequence[int]) -> list[float]:
        """Return the values of selecting units to move; faster units come first."""
        return [100.0 + units[number].movement for number in numbers]

    def attack_values(hexes: Sequence[int]) -> list[float]:
        """Return the values of attacking hexes: 0 while units can move, and -1 for weak attacks."""
        if moving:
            return [0.0] * len(hexes)
        worths = [_attack_value(state, side, step, hex) for hex in hexes]
        return [10 + worth if worth > enough else -1.0 for worth in worths]

    return Scales(lambda _end: 0.0, {act.SelectUnit: unit_selection_values, combat.AttackHex: attack_values})


def _attack_value(state: ArdennesState, side: int, step: Activation, target: int) -> float:
    """Return the value of attacking a hex with every active unit able to join, or -1 if none can."""
    joined = joint_attackers(state, side, target, step.units)
    return attack_value(state, make_fight(state, side, target, joined)) if joined else -1.0


def _value_of_joining_attack(state: ArdennesState, side: int, step: Declaring, action: Action) -> float:
    """Return the value of starting a declared attack, or of adding a unit to it."""
    if isinstance(action, combat.StartAttack):
        return attack_value(state, make_fight(state, side, step.target, step.attackers))
    assert isinstance(action, combat.JoinAttack)
    number = state.title.unit(action.unit).number
    if not step.attackers:
        return float(state.board.strength(number)) - 100.0 * state.board.is_bracketed(number)
    return attack_value(state, make_fight(state, side, step.target, (*step.attackers, number))) + 0.02


# One unit


def _unit_scales(state: ArdennesState, side: int, unit_number: int) -> Scales:
    """Return the values of what the selected unit can do: move to a hex, stay, recover, exit or dig in."""
    unit = UnitValue(state, side, unit_number)

    def value_of_other(action: Action) -> float:
        """Return the value of an action that does not move the unit on the map."""
        match action:
            case act.LeaveUnit():
                return unit.value_staying()
            case act.Recover():
                return 50.0
            case act.ExitMap():
                return 6.0 + 2 * state.board.steps[unit_number]
            case act.BuildIP():
                return unit.value_staying(digging=True)
            case _:
                return -10.0

    return Scales(
        value_of_other,
        {
            act.Move: unit.values_in_hexes,
            act.StrategicMove: unit.values_in_hexes,
            act.Deploy: lambda hexes: [20 + placing_value(state, side, hex) for hex in hexes],
        },
    )


# Choosing a tactic in a combat


def _tactic_scales(state: ArdennesState, side: int, step: Tactics) -> Scales:
    """Return the values of playing each card for its CombatTactic, or none."""
    gains: dict[str, float] = {}

    def tactic_gain(card: str) -> float:
        """Return what the CombatTactic of a card adds to the combat, without the loss of the card."""
        tactic = card_tactic(state, card)
        if tactic not in gains:
            gains[tactic] = tactic_value(state, step.fight, side, tactic)
        return gains[tactic]

    def option_value_limit(action: Action) -> float:
        """Return a limit that the value of an action cannot exceed, found without valuing its card."""
        return tactic_gain(action.card) - MIN_COST if isinstance(action, combat.PlayTactic) else 0.0

    def option_value(action: Action) -> float:
        """Return the value of an action: the gain of its CombatTactic less the value of keeping the card."""
        if not isinstance(action, combat.PlayTactic):
            return 0.0
        won = tactic_gain(action.card)
        cannot_win = won < MIN_COST  # worse than playing no tactic, whatever the card is worth
        return won - (MIN_COST if cannot_win else value_of_keeping_card(state, side, action.card))

    return Scales(option_value, at_most=option_value_limit)


# Everything else


def _other_value(state: ArdennesState, side: int, action: Action) -> float:
    """Return the value of an action for which no other function is made, such as drawing chits or retreating."""
    title, index = state.title, state.ground.map.index
    match action:
        case act.TakeSupplemental(card):
            return supplemental_value(state, card)
        case act.ChooseDivision(name):
            return 5 + division_value(state, side, name)
        case act.TakeKampfgruppe(units):
            return float(sum(state.board.strength(title.unit(u).number) for u in units))
        case combat.StackDone():
            return 0.0
        case combat.JoinStack() | combat.ReinforceBattle():
            return 1.0
        case combat.DrawChits(number):
            return attack_value(state, current_fight(state), number)
        case combat.TakeRetreat():
            return 1.0
        case combat.TakeLoss():
            return 2.0 if _is_attacked_hex_worth_holding(state, side) else 0.0
        case combat.DisperseAttackers():
            return 1.0
        case combat.LoseStep(unit):
            n = title.unit(unit).number
            return float(state.board.steps[n]) - 0.1 * state.board.strength(n)
        case combat.RetreatTo(hex):
            return placing_value(state, side, index[hex])
        case combat.Advance(unit, path):
            at = UnitValue(state, side, title.unit(unit).number)
            return 0.3 + at.value_in_hex(index[path[-1]], fighting=False) - at.value_staying(fighting=False)
        case combat.AdvanceDone():
            return 0.0
        case act.Move(unit, path) | act.StrategicMove(unit, path):
            return 10.0 + UnitValue(state, side, title.unit(unit).number).value_in_hex(index[path[-1]])
        case (
            act.Deploy(_, hex)
            | act.PlaceIP(hex)
            | act.PlaceRoadblock(hex)
            | act.ReplaceRoadblock(hex)
            | act.LandHere(hex)
        ):
            return 2 + placing_value(state, side, index[hex])
        case act.GiveStep(unit):
            return 2.0 + title.unit(unit).strengths[-1]
        case act.UseDepot() | act.BuildBridge() | act.RollDemolition() | act.DestroyBridge() | act.StrikeUnit():
            return 3.0
        case act.ResupplyHex() | act.Withdraw():
            return 2.0
        case act.RemoveRoadblock(hex):
            return roadblock_value(state, hex)
        case act.NameDivision(name):
            return delay_value(state, name)
        case act.PlayEvent():
            return 2.0
        case act.DiscardCard(card):
            return -formation_value(state, side, card) if side == GERMAN else 0.0
        case _:
            return 0.0


def _is_attacked_hex_worth_holding(state: ArdennesState, side: int) -> bool:
    """Return whether the defenders of a victory hex should take the remaining hits as step losses.

    They should if some of them would survive.
    """
    step = state.stack[-1]
    fight: Fight = step.fight  # type: ignore[attr-defined]
    left: int = step.left  # type: ignore[attr-defined]
    if fight.target not in state.vp_hexes or state.land.place_holder(fight.target) != side:
        return False
    return sum(state.board.steps[n] for n in fight.still_on_map(state, fight.defenders)) > left
