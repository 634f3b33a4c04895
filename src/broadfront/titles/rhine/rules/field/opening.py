"""Opening of a combat or overrun: combat supply, combat line, column and dice modifier."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.strength import attack_strength, best_rated_unit, defense_terrain
from broadfront.titles.rhine.rules.field.supply import available_tokens, pay_supply_tokens
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["Opening", "attack_supply_refusal", "open_battle"]

DEFENDER_TOKENS, SMALL_DEFENDER_TOKENS = 2, 1
EXHAUSTED = 2


class Opening(msgspec.Struct, frozen=True):
    """A battle before its dice: terrain class, odds column, modifier, units whose ratings count, explanation."""

    line: str
    column: int
    drm: int
    attacker: int
    defender: int
    attack: Fraction
    defense: Fraction
    fed: bool
    """Whether the defender has combat supply."""
    ledger: tuple[LedgerLine, ...]


def attack_supply_refusal(state: RhineState, attackers: tuple[int, ...]) -> Ruling | None:
    """Return why an attack is refused for lack of combat supply, or None if supply suffices.

    Each attacking step needs 1 Token, from dumps or internal stocks.
    """
    for n in attackers:
        hex = state.board.hex_of(n)
        assert hex is not None
        unit = state.units[n]
        if available_tokens(state, state.supply_owner(n), hex) >= state.board.steps[n]:
            continue
        if state.supply.stocks[n] >= EXHAUSTED:
            why = say("attacking.no-supply", unit=unit.id, tokens=state.board.steps[n])
            return refused(("OCS-COMBAT-01", "OCS-SUPPLY-08"), why)
    return None


def open_battle(state: RhineState, target: int, attackers: tuple[int, ...]) -> Opening:
    """Pay combat supply for both sides, and return the odds column and dice modifier of the battle."""
    _supply_attackers(state, attackers)
    defenders = tuple(state.board.combat_units_in(target))
    fed = _supply_defenders(state, target, defenders)
    attack = attack_strength(state, target, attackers)
    _, line, defence, column, lines = defense_terrain(state, target, attack.total, combat_supply=fed)
    lead, high = best_rated_unit(state, attackers)
    stand, low = best_rated_unit(state, defenders)
    ratings = say("strength.ratings", unit=state.units[lead].id, rating=high, other=state.units[stand].id, against=low)
    ledger = (*attack.ledger, *defence.ledger, *lines, LedgerLine(high - low, ratings, "OCS-COMBAT-08"))
    return Opening(line, column, high - low, lead, stand, attack.total, defence.total, fed, ledger)


def _supply_attackers(state: RhineState, attackers: tuple[int, ...]) -> None:
    """Pay combat supply for each attacking unit, from dumps or from its internal stocks."""
    for n in attackers:
        hex = state.board.hex_of(n)
        assert hex is not None
        unit = state.units[n]
        if pay_supply_tokens(state, state.supply_owner(n), hex, state.board.steps[n]):
            state.emit(say("supply.attacker", unit=unit.id, tokens=state.board.steps[n]), "OCS-COMBAT-01")
        else:
            _use_internal_stocks(state, n)


def _use_internal_stocks(state: RhineState, unit_number: int) -> bool:
    """Reduce a unit's internal stocks to Low or Exhausted; return False if they are Exhausted already."""
    if state.supply.stocks[unit_number] >= EXHAUSTED:
        return False
    state.supply.use_internal_stocks(unit_number)
    state.emit(
        say("supply.stocks", unit=state.units[unit_number].id, stocks=state.supply.stocks[unit_number]), "OCS-SUPPLY-08"
    )
    return True


def _supply_defenders(state: RhineState, target: int, defenders: tuple[int, ...]) -> bool:
    """Pay combat supply for the defenders and return whether they have it.

    It costs 2 Tokens, or 1 for a stack of 1 RE or less; internal stocks serve if no dump can pay.
    """
    side = state.units[defenders[0]].side
    tokens = SMALL_DEFENDER_TOKENS if state.board.regimental_equivalents_in_hex(target, side) <= 1 else DEFENDER_TOKENS
    if any(
        pay_supply_tokens(state, owner, target, tokens) for owner in dict.fromkeys(map(state.supply_owner, defenders))
    ):
        state.emit(say("supply.defender", tokens=tokens), "OCS-COMBAT-01")
        return True
    used = [_use_internal_stocks(state, n) for n in defenders]
    if all(used):
        return True
    state.emit(say("supply.defender-without"), "OCS-COMBAT-01")
    return False
