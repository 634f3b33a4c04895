"""Allied stacks for action cards: which units act together, where they can move and what they can attack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.attack_rules import can_join, declaration_refusal
from broadfront.titles.ardennes.rules.fighting.situational import (
    situational_attack,
    situational_defense,
    situational_odds,
)
from broadfront.titles.ardennes.rules.fighting.terrain_effects import ledger_total
from broadfront.titles.ardennes.rules.lines.allied_line import check_preserves_line
from broadfront.titles.ardennes.rules.lines.surround import is_in_danger, is_surrounded
from broadfront.titles.ardennes.rules.markers import ACTED
from broadfront.titles.ardennes.rules.memo_inputs import (
    BRIDGES,
    CROSSED,
    DAY,
    DISPERSED,
    LASTING,
    OUT_OF_FUEL,
    ROSTER,
    STEPS,
    SUPPLY,
    WHERE,
    ZONES,
)
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import move_one_step
from broadfront.titles.ardennes.rules.routes.movement import check_move, find_reach, move_refusal
from broadfront.titles.ardennes.rules.routes.stacking import broken_limit, fit_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import check_attack_from, check_vacate

__all__ = [
    "PossibleAttack",
    "Stack",
    "acting_stacks",
    "card_limit_refusal",
    "common_destinations",
    "common_path",
    "evaluate_attack",
    "evaluate_attacks",
    "german_stacks",
    "stack_strength",
    "units_free_to_leave",
]


class Stack(NamedTuple):
    """An Allied stack under an action card: a lead unit and the units in its hex that act with it."""

    hex: int
    units: tuple[int, ...]


@decides("ARD-A0-11", "ARD-A0-14", "ARD-A0-22")
def acting_stacks(state: ArdennesState, active: frozenset[int], able: Callable[[int], bool]) -> Iterator[Stack]:
    """Yield the stacks that can still act for an action card, by the selector (order number) of their lead unit.

    The lead is the first able unit of the formation in a hex. Other able units there act with it, whatever their
    formation.
    """
    seen: set[int] = set()
    board, activation = state.board, state.activation
    for lead in state.title.sort_units(active):
        hex = board.hex_of_unit(lead)
        if hex is None or hex in seen or activation.done[lead] & ACTED or not able(lead):
            continue
        seen.add(hex)
        others = (n for n in board.units_at(hex, ALLIED) if n != lead and not activation.done[n] & ACTED and able(n))
        yield Stack(hex, (lead, *state.title.sort_units(others)))


def stack_strength(state: ArdennesState, hex: int, side: int) -> int:
    """Return the strength points of a side's units in a hex."""
    board = state.board
    return sum(board.strength(n) for n in board.units_at(hex, side))


@memoized(rests_on=(WHERE, ROSTER))
def german_stacks(state: ArdennesState) -> list[int]:
    """Return the hexes that hold German units."""
    return sorted({hex for n in state.on_map(GERMAN) if (hex := state.board.hex_of_unit(n)) is not None})


# Movement


@decides("ARD-A0-16")
def units_free_to_leave(state: ArdennesState, stack: Stack) -> tuple[int, ...]:
    """Return the units of a stack that may leave; in a VP hex near Germans the highest order number stays."""
    units = tuple(n for n in stack.units if move_refusal(state, n) is None)
    if units and not check_vacate(state, units).legal:
        units = units[:-1]
    return units


@memoized(rests_on=(ZONES, BRIDGES, CROSSED, DAY, DISPERSED, LASTING, OUT_OF_FUEL, STEPS, SUPPLY))
def common_destinations(state: ArdennesState, units: tuple[int, ...]) -> dict[int, int]:
    """Return the hexes that all of the units can reach, with the movement points the slowest has left."""
    if not units:
        return {}
    found = [moves.reach for n in units if (moves := find_reach(state, n)).reach is not None]
    if len(found) < len(units):
        return {}
    common = set(found[0].end_indexes()).intersection(*(other.end_indexes() for other in found[1:]))
    board = state.board
    at, together = board.at, not broken_limit(len(units), sum([board.steps[n] for n in units]))
    inviting = sorted(common, key=state.ground.map.ids.__getitem__)
    fitting = [hex for hex in inviting if (together and not at[hex]) or fit_refusal(state, units, hex) is None]
    slowest, *others = [other.all_points_left() for other in found]
    if not others:
        return {hex: slowest[hex] for hex in fitting}
    return {hex: min(slowest[hex], *[left[hex] for left in others]) for hex in fitting}


@decides("ARD-A0-14")
def common_path(state: ArdennesState, units: tuple[int, ...], hex: int) -> tuple[str, ...]:
    """Return a path to a hex that all the units can take in turn; empty if there is none."""
    id = state.hex_id(hex)
    for guide in units:
        way = find_reach(state, guide).path(id)
        if len(units) == 1:
            return way
        imagined = state.copy()
        for n in units:
            if not check_move(imagined, n, way).legal:
                break
            for hop in way:
                move_one_step(imagined, Cause.MOVE, n, hop)
        else:
            return way
    return ()


def card_limit_refusal(state: ArdennesState, card: ActionCard, units: tuple[int, ...], hex: int) -> Ruling | None:
    """Return which limit of an action card keeps units from moving to a hex, or None if none does."""
    if "no_danger_of_surround" in card.limits:
        imagined = state.copy()
        for n in units:
            imagined.place_at(n, state.hex_id(hex))
        if is_surrounded(imagined, hex, ALLIED):
            return refused("ARD-H-16", say("system.because.surrounded-there", hex=state.hex_id(hex)))
        if is_in_danger(imagined, hex):
            return refused("ARD-H-17", say("system.because.in-danger-there", hex=state.hex_id(hex)))
    if "preserve_line" in card.limits:
        ruling = check_preserves_line(state, units, hex, "ARD-H-14")
        if not ruling.legal:
            return ruling
    return None


# Attacks


class PossibleAttack(NamedTuple):
    """An attack that could be ordered: its attackers, its situational odds, or why it is not legal."""

    target: int
    attackers: tuple[int, ...]
    odds: int
    refusal: Ruling | None
    ledger: tuple[LedgerLine, ...]
    from_vp_hex: bool = False
    """Whether attackers come from a VP hex, which limits who may join."""


def evaluate_attack(
    state: ArdennesState,
    active: frozenset[int],
    target: int,
    moves: tuple[tuple[tuple[int, ...], int], ...] = (),
    *,
    everybody: bool = False,
) -> PossibleAttack:
    """Return the odds, or the refusal, of an attack on a hex by every unit able to join, after the given `moves`.

    Units join if they or a unit in their hex belong to the activation; `everybody` counts all Allied units. A stack in
    a VP hex joins only if it has at least 4 steps.
    """
    movers = frozenset(n for units, _ in moves for n in units)
    return _evaluate(state_after_moves(state, moves), active, target, movers, everybody=everybody)


def evaluate_attacks(
    state: ArdennesState,
    active: frozenset[int],
    targets: Sequence[int],
    units: tuple[int, ...],
    end_hex: int,
    *,
    everybody: bool = False,
) -> Iterator[PossibleAttack]:
    """Yield the odds, or the refusal, of attacks on several hexes after units have moved to one hex."""
    there, movers = state_after_moves(state, ((units, end_hex),)), frozenset(units)
    return (_evaluate(there, active, target, movers, everybody=everybody) for target in targets)


def state_after_moves(state: ArdennesState, moves: tuple[tuple[tuple[int, ...], int], ...]) -> ArdennesState:
    """Return a copy of the position after the given moves, or the position itself if there are none."""
    if moves:
        state = state.copy()
        for units, to in moves:
            for n in units:
                state.place_at(n, state.hex_id(to))
    return state


def _evaluate(
    state: ArdennesState, active: frozenset[int], target: int, movers: frozenset[int], *, everybody: bool
) -> PossibleAttack:
    """Return the odds or the refusal of an attack by all units next to the target that can join."""
    attackers: list[int] = []
    ledger: list[LedgerLine] = []
    kept: Ruling | None = None
    from_vp_hex = False
    board = state.board
    for hex in state.ground.six_neighbors[target]:
        if hex == state.ground.count:
            continue
        there = board.units_at(hex, ALLIED)
        joining = [n for n in there if can_join(state, n) and (n in movers or not state.activation.done[n] & ACTED)]
        if not joining or not (everybody or any(n in active or n in movers for n in joining)):
            continue
        from_vp_hex = from_vp_hex or hex in state.vp_hexes
        if not (ruling := check_attack_from(state, hex)).legal:
            kept = ruling
            continue
        attackers += joining
        ledger += situational_attack(state, joining, hex, target)
    group = state.title.sort_units(attackers)
    if not group:
        return PossibleAttack(target, (), 0, kept or refused("ARD-H-38", say("system.attack.nobody-able")), ())
    defence = situational_defense(state, board.units_at(target, GERMAN))
    odds = situational_odds(ledger, defence)
    refusal = declaration_refusal(state, ALLIED, target, group)
    points, against = ledger_total(ledger), ledger_total(defence)
    topic = "situational.total" if against > 0 else "situational.total-at-least"
    both = LedgerLine(f"{points} to {max(1, against)}", say(topic), "ARD-A0-17")
    return PossibleAttack(target, group, odds, refusal, (*ledger, *defence, both), from_vp_hex)
