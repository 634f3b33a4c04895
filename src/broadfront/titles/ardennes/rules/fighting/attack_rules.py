"""Attack legality: which units may attack a hex, alone or together."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from broadfront.core.rules import mirrors
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.unit_states import bracketed_refusal, lead_refusal, unit_attack_refusal
from broadfront.titles.ardennes.rules.markers import ATTACKED, BUILT, DEPLOYED, OUT_OF_SUPPLY, RECOVERED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

BARS_ATTACK = ATTACKED | RECOVERED | BUILT | DEPLOYED


def attacker_refusal(state: ArdennesState, side: int, target: int, number: int) -> Ruling | None:
    """Return why a unit may not join an attack of its side on a hex, or None if it may."""
    unit, hex = state.units[number], state.board.hex_of_unit(number)
    if unit.side_number != side or hex is None or target not in state.ground.six_neighbors[hex]:
        return refused("ARD-H-38", say("attack.not-adjacent", unit=unit.id, hex=state.hex_id(target)))
    return join_refusal(state, number)


def join_refusal(state: ArdennesState, number: int) -> Ruling | None:
    """Return why a unit may not join any attack now, or None if it may join one."""
    done = state.activation.done[number]
    if (no := unit_attack_refusal(state, number)) is not None:
        return no
    if done & ATTACKED:
        return refused("ARD-H-38", say("attack.has-attacked", unit=state.units[number].id))
    if done & RECOVERED:
        return refused("ARD-H-24", say("attack.has-recovered", unit=state.units[number].id))
    if done & (BUILT | DEPLOYED):
        return refused("ARD-H-32", say("activation.has-acted", unit=state.units[number].id))
    return None


@mirrors(join_refusal)
def can_join(state: ArdennesState, number: int) -> bool:
    """Return whether a unit may join attacks now."""
    board = state.board
    return not (
        board.dispersed[number]
        or board.supply[number] >= OUT_OF_SUPPLY
        or board.is_out_of_fuel(number)
        or state.activation.done[number] & BARS_ATTACK
        or "static" in state.units[number].flags
    )


def declaration_refusal(state: ArdennesState, side: int, target: int, attackers: Sequence[int]) -> Ruling | None:
    """Return why an attack by the given units on a hex is illegal, or None if it is legal."""
    if (no := target_refusal(state, side, target)) is not None:
        return no
    for number in attackers:
        if (no := attacker_refusal(state, side, target, number)) is not None:
            return no
    return group_refusal(state, attackers)


def target_refusal(state: ArdennesState, side: int, target: int) -> Ruling | None:
    """Return why no unit of a side may attack a hex, or None if units may."""
    if not state.board.zoc.has_unit(1 - side, target):
        return refused("ARD-H-38", say("attack.nobody-there", hex=state.hex_id(target)))
    if target in state.activation.attacked:
        return refused("ARD-H-38", say("attack.was-attacked", hex=state.hex_id(target)))
    return None


def group_refusal(state: ArdennesState, attackers: Sequence[int]) -> Ruling | None:
    """Return why units that may each attack may not attack together, or None if they may.

    At least one of them must be able to lead the attack.
    """
    if (no := bracketed_refusal(state, attackers)) is not None:
        return no
    for number in attackers:
        if lead_refusal(state, number) is None:
            return None
    return lead_refusal(state, attackers[0])


def able_attackers(state: ArdennesState, side: int, target: int) -> Iterator[int]:
    """Yield the units of a side that could attack a hex from their present hexes, lowest selector number first."""
    for number in state.title.sort_units(_adjacent_units(state, side, target)):
        if can_join(state, number):
            yield number


def _adjacent_units(state: ArdennesState, side: int, target: int) -> list[int]:
    """Return the units of a side adjacent to a hex."""
    at, sides = state.board.at, state.side_numbers
    return [n for there in state.ground.map.beside[target] for n in at[there] if sides[n] == side]


def joint_attackers(state: ArdennesState, side: int, target: int, among: Container[int]) -> tuple[int, ...]:
    """Return those of the units `among` that may attack a hex together; empty if they may not attack together."""
    if target_refusal(state, side, target) is not None:
        return ()
    able = [n for n in _adjacent_units(state, side, target) if n in among and can_join(state, n)]
    return state.title.sort_units(able) if able and group_refusal(state, able) is None else ()
