"""Allied stacks as action cards see them: who acts together, where they can go, what they could attack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from broadfront.core.findings import finding
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.attack import declare_refusal, may_join
from broadfront.titles.ardennes.rules.fighting.situational import (
    situational_attack,
    situational_defence,
    situational_odds,
)
from broadfront.titles.ardennes.rules.fighting.terrain_effects import total
from broadfront.titles.ardennes.rules.grounds import (
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
from broadfront.titles.ardennes.rules.lines.line import preserves_line
from broadfront.titles.ardennes.rules.lines.surround import in_danger
from broadfront.titles.ardennes.rules.markers import ACTED
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.entering import step
from broadfront.titles.ardennes.rules.routes.movement import check_move, may_move, reach
from broadfront.titles.ardennes.rules.routes.stacking import fits, limit_broken
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import may_attack_from, may_vacate

__all__ = [
    "Assault",
    "Stack",
    "acting_stacks",
    "barred",
    "ends",
    "german_stacks",
    "leaving",
    "path_of",
    "strength_of",
    "weigh",
    "weigh_all",
]


class Stack(NamedTuple):
    """The lead unit and the units in its hex that act with it, lowest selector first."""

    hex: int
    units: tuple[int, ...]


@decides("ARD-A0-11", "ARD-A0-14", "ARD-A0-22")
def acting_stacks(state: ArdennesState, active: frozenset[int], able: Callable[[int], bool]) -> Iterator[Stack]:
    """Stacks of a formation that have not acted, by their lead unit, lowest selector first.

    The lead is the first unit of the formation in its hex that is able; the others there that are able act with it,
    whatever their formation.
    """
    seen: set[int] = set()
    board, activation = state.board, state.activation
    for lead in state.title.in_order(active):
        hex = board.hex(lead)
        if hex is None or hex in seen or activation.done[lead] & ACTED or not able(lead):
            continue
        seen.add(hex)
        others = (n for n in board.units_at(hex, ALLIED) if n != lead and not activation.done[n] & ACTED and able(n))
        yield Stack(hex, (lead, *state.title.in_order(others)))


def strength_of(state: ArdennesState, hex: int, side: int) -> int:
    """Strength points of the stack of a side in a hex."""
    board = state.board
    return sum(board.strength(n) for n in board.units_at(hex, side))


@finding(rests_on=(WHERE, ROSTER))
def german_stacks(state: ArdennesState) -> list[int]:
    """Hexes that hold German units."""
    return sorted({hex for n in state.on_map(GERMAN) if (hex := state.board.hex(n)) is not None})


# Going


@decides("ARD-A0-16")
def leaving(state: ArdennesState, stack: Stack) -> tuple[int, ...]:
    """The units that may leave: a VP hex near Germans keeps its highest selector when all would go."""
    units = tuple(n for n in stack.units if may_move(state, n) is None)
    if units and not may_vacate(state, units).legal:
        units = units[:-1]
    return units


@finding(rests_on=(ZONES, BRIDGES, CROSSED, DAY, DISPERSED, LASTING, OUT_OF_FUEL, STEPS, SUPPLY))
def ends(state: ArdennesState, units: tuple[int, ...]) -> dict[int, int]:
    """Hexes in which a move of these units together may end, each with the movement points the slowest has left."""
    if not units:
        return {}
    found = [moves.reach for n in units if (moves := reach(state, n)).reach is not None]
    if len(found) < len(units):
        return {}
    common = set(found[0].ends()).intersection(*(other.ends() for other in found[1:]))
    board = state.board
    at, together = board.at, not limit_broken(len(units), sum([board.steps[n] for n in units]))
    inviting = sorted(common, key=state.ground.map.ids.__getitem__)
    fitting = [hex for hex in inviting if (together and not at[hex]) or fits(state, units, hex) is None]
    slowest, *others = [other.lefts() for other in found]
    if not others:
        return {hex: slowest[hex] for hex in fitting}
    return {hex: min(slowest[hex], *[left[hex] for left in others]) for hex in fitting}


@decides("ARD-A0-14")
def path_of(state: ArdennesState, units: tuple[int, ...], hex: int) -> tuple[str, ...]:
    """A way all these units can take to a hex one after the other; empty when there is none."""
    id = state.name(hex)
    for guide in units:
        way = reach(state, guide).path(id)
        if len(units) == 1:
            return way
        imagined = state.copy()
        for n in units:
            if not check_move(imagined, n, way).legal:
                break
            for hop in way:
                step(imagined, Cause.MOVE, n, hop)
        else:
            return way
    return ()


def barred(state: ArdennesState, card: ActionCard, units: tuple[int, ...], hex: int) -> Ruling | None:
    """What limit of the card keeps these units from a hex; None when nothing does."""
    if "no_danger_of_surround" in card.limits:
        imagined = state.copy()
        for n in units:
            imagined.place_at(n, state.name(hex))
        if in_danger(imagined, hex):
            return refused("ARD-H-17", say("system.because.in-danger-there", hex=state.name(hex)))
    if "preserve_line" in card.limits:
        ruling = preserves_line(state, units, hex, "ARD-H-14")
        if not ruling.legal:
            return ruling
    return None


# Attacking


class Assault(NamedTuple):
    """An attack as it would be: who joins, at which situational odds, or why it is not legal."""

    target: int
    attackers: tuple[int, ...]
    odds: int
    refusal: Ruling | None
    ledger: tuple[LedgerLine, ...]
    from_vp_hex: bool = False
    """Whether the steps in a VP hex decided who joins."""


def weigh(
    state: ArdennesState, active: frozenset[int], target: int, moves: tuple[tuple[tuple[int, ...], int], ...] = (),
    *, everybody: bool = False,
) -> Assault:  # fmt: skip
    """The attack on a hex by every unit able to join; `moves` are units imagined in a hex.

    Units join that belong to the activation or share a hex with one that does; `everybody` counts all Allied units.
    A stack in a VP hex joins with 4 steps only.
    """
    movers = frozenset(n for units, _ in moves for n in units)
    return _weighed(imagined(state, moves), active, target, movers, everybody=everybody)


def weigh_all(
    state: ArdennesState, active: frozenset[int], targets: Sequence[int], units: tuple[int, ...], to: int,
    *, everybody: bool = False,
) -> Iterator[Assault]:  # fmt: skip
    """The attacks on several hexes after one move, which is imagined once."""
    there, movers = imagined(state, ((units, to),)), frozenset(units)
    return (_weighed(there, active, target, movers, everybody=everybody) for target in targets)


def imagined(state: ArdennesState, moves: tuple[tuple[tuple[int, ...], int], ...]) -> ArdennesState:
    """The position after moves; the same where there are none."""
    if moves:
        state = state.copy()
        for units, to in moves:
            for n in units:
                state.place_at(n, state.name(to))
    return state


def _weighed(
    state: ArdennesState, active: frozenset[int], target: int, movers: frozenset[int], *, everybody: bool
) -> Assault:
    attackers: list[int] = []
    ledger: list[LedgerLine] = []
    kept: Ruling | None = None
    from_vp_hex = False
    board = state.board
    for hex in state.ground.around[target]:
        if hex == state.ground.count:
            continue
        there = board.units_at(hex, ALLIED)
        joining = [n for n in there if may_join(state, n) and (n in movers or not state.activation.done[n] & ACTED)]
        if not joining or not (everybody or any(n in active or n in movers for n in joining)):
            continue
        from_vp_hex = from_vp_hex or hex in state.vp_hexes
        if not (ruling := may_attack_from(state, hex)).legal:
            kept = ruling
            continue
        attackers += joining
        ledger += situational_attack(state, joining, hex, target)
    group = state.title.in_order(attackers)
    if not group:
        return Assault(target, (), 0, kept or refused("ARD-H-38", say("system.attack.nobody-able")), ())
    defence = situational_defence(state, board.units_at(target, GERMAN))
    odds = situational_odds(ledger, defence)
    refusal = declare_refusal(state, ALLIED, target, group)
    points, against = total(ledger), total(defence)
    topic = "situational.total" if against > 0 else "situational.total-at-least"
    both = LedgerLine(f"{points} to {max(1, against)}", say(topic), "ARD-A0-17")
    return Assault(target, group, odds, refusal, (*ledger, *defence, both), from_vp_hex)
