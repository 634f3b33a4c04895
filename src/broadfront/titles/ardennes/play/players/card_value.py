"""Estimated value of cards, by their formation and event."""

from __future__ import annotations

from collections.abc import Sequence

from broadfront.core.memoization import memoized
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.play.players.combat_value import attack_value, make_fight
from broadfront.titles.ardennes.play.players.hex_value import victory_hex_pull
from broadfront.titles.ardennes.rules.fighting.attack_rules import joint_attackers
from broadfront.titles.ardennes.rules.forces.formations import ARMY_LEVELS, units_in_formations
from broadfront.titles.ardennes.rules.forces.german_reserve import is_in_reserve
from broadfront.titles.ardennes.rules.memo_inputs import (
    ACTIVATED,
    ATTACKED,
    BRIDGES,
    DAY,
    DISPERSED,
    DIVISION_IMPULSES,
    DONE,
    IMPULSE,
    IPS,
    LASTING,
    OKW_ARMY,
    OPENED_CORPS,
    OPENING,
    OUT_OF_FUEL,
    STEPS,
    SUPPLY,
    ZONES,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.allied_impulse import units_activated_by_army_card
from broadfront.titles.ardennes.steps.german_activation import activatable_units

__all__ = [
    "MIN_COST",
    "adjacent_enemies",
    "allied_event_value",
    "attack_values",
    "division_value",
    "formation_value",
    "value_of_keeping_card",
]

ALLIED_EVENT_VALUES = {
    "Ground Freeze": 1.5,
    "Airpower": 2.5,
    "Patton On The Move": 3.0,
    "Allies Alert": 2.0,
    "Engineers": 1.5,
    "Recover": 2.0,
    "Tank Battalion": 2.5,
    "Artillery Barrage": 2.0,
}
OTHER_EVENT_VALUE = 0.6
ACTIVATION_FACTS = (
    ACTIVATED,
    ATTACKED,
    DAY,
    DIVISION_IMPULSES,
    DONE,
    IMPULSE,
    LASTING,
    OKW_ARMY,
    OPENED_CORPS,
    OPENING,
)
"""Facts that determine which units a card may activate now and what they may do."""
MIN_COST = 0.1
"""Minimum value of keeping a card in hand."""
SHARE_LOST = ((16, 1.0), (17, 0.12))
"""Share of the activation value lost when a card is spent on something else, by first day it applies.

On the first day every unit is next to the enemy; later an activation often only moves distant units up.
"""


def allied_event_value(state: ArdennesState, card: str) -> float:
    """Return the bot's estimated value of playing an Allied card for its event."""
    return ALLIED_EVENT_VALUES.get(state.title.allied_cards[card].event, OTHER_EVENT_VALUE)


def units_card_would_activate(state: ArdennesState, side: int, card: str) -> tuple[int, ...]:
    """Return the units a card would activate if it were played now."""
    title = state.title
    if side == GERMAN:
        return activatable_units(state, title.german_cards[card])
    printed = title.allied_cards[card]
    if not printed.formations:
        return ()
    if printed.level in ARMY_LEVELS:
        return units_activated_by_army_card(state, printed)
    return tuple(
        n for n in units_in_formations(state, ALLIED, printed.formations) if state.board.hex_of_unit(n) is not None
    )


@memoized(rests_on=(ZONES, BRIDGES, STEPS, SUPPLY, DISPERSED, OUT_OF_FUEL, IPS, ACTIVATION_FACTS))
def formation_value(state: ArdennesState, side: int, card: str) -> float:
    """Return the bot's estimated value of activating a card's formation: attacks and useful moves."""
    units = units_card_would_activate(state, side, card)
    return _activation_value(state, side, units) if units else 0.0


def _activation_value(state: ArdennesState, side: int, units: Sequence[int]) -> float:
    """Return the bot's estimated value of activating some units, from their attacks and moves."""
    total = sum(attack_values(state, side, units).values())
    if not state.clock.opening:
        board = state.board
        field, hexes, dispersed = victory_hex_pull(state, side), board.hexes, board.dispersed
        for n in units:
            hex = hexes[n]
            if hex is None:
                total += 1.0 if is_in_reserve(state, n) else 0.0
            elif dispersed[n]:
                total += 0.4
            elif not board.is_out_of_fuel(n):
                total += 0.1 * state.units[n].movement * (1 + field[hex])
    return total / (1 + 0.06 * len(units))


def attack_values(state: ArdennesState, side: int, units: Sequence[int]) -> dict[int, float]:
    """Return the value of the attack of all these units on each hex that they can attack; 0 if it is a bad one."""
    own, found = set(units), {}
    for target in adjacent_enemies(state, side, units):
        if joined := joint_attackers(state, side, target, own):
            found[target] = max(0.0, attack_value(state, make_fight(state, side, target, joined)))
    return found


def adjacent_enemies(state: ArdennesState, side: int, units: Sequence[int]) -> list[int]:
    """Return the enemy-occupied hexes next to any of the units."""
    hexes, beside = state.board.hexes, state.ground.map.beside
    stand = {hex for n in units if (hex := hexes[n]) is not None}
    return sorted({there for hex in stand for there in beside[hex]}.intersection(state.board.stands[1 - side]))


def value_of_keeping_card(state: ArdennesState, side: int, card: str) -> float:
    """Return the bot's estimated value of keeping a card in hand, which is lost if the card is spent otherwise."""
    keep = next(share for day, share in reversed(SHARE_LOST) if state.clock.day >= day)
    return MIN_COST + keep * formation_value(state, side, card)


def division_value(state: ArdennesState, side: int, division: str) -> float:
    """Return the bot's estimated value of activating a division with a corps, army or army group card."""
    board = state.board
    units = [n for n in state.title.formation_units(division) if board.side_of(n) == side]
    return _activation_value(
        state, side, [n for n in units if board.hex_of_unit(n) is not None or is_in_reserve(state, n)]
    )
