"""Action cards that move without attacking: close a GAP, block a road, reinforce, withdraw, close up, regroup."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.attack import able_attackers
from broadfront.titles.ardennes.rules.fighting.situational import (
    situational_attack,
    situational_defence,
    situational_odds,
)
from broadfront.titles.ardennes.rules.lines.contact import out_of_contact
from broadfront.titles.ardennes.rules.lines.line import JOINED, covered, edges_near, line
from broadfront.titles.ardennes.rules.lines.proximate import proximity
from broadfront.titles.ardennes.rules.lines.rearward import edge_distance, rearward
from broadfront.titles.ardennes.rules.lines.supply import supply, would_be_in_supply
from broadfront.titles.ardennes.rules.lines.surround import in_danger
from broadfront.titles.ardennes.rules.routes.movement import check_move, may_move
from broadfront.titles.ardennes.rules.routes.stacking import fits
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.system.orders import EVERY_STACK, Active, Order, Sought, label, move_to, rank
from broadfront.titles.ardennes.system.stacks import (
    Stack,
    acting_stacks,
    ends,
    german_stacks,
    leaving,
    strength_of,
)

__all__ = ["close_up", "reinforce", "withdraw"]

RULE = "ARD-H-36"
FEW_STEPS = 4
PRESSED = 3
"""Odds at which a stack delays."""

Goals = Callable[[ArdennesState, Stack, tuple[int, ...], dict[int, int]], list[int]]


def _able(state: ArdennesState) -> Callable[[int], bool]:
    return lambda number: may_move(state, number) is None


def reinforce(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """The first stack that can moves to the best hex the card means."""
    goals, why = GOALS[card.target]
    considered: list[Candidate] = []
    for stack in acting_stacks(state, active.units, _able(state)):
        units = leaving(state, stack)
        if not units:
            considered.append(Candidate(label(state, stack), say("system.because.holds-vp-hex"), "ARD-A0-16"))
            continue
        hexes = goals(state, stack, units, ends(state, units))
        order = move_to(state, card, units, hexes, considered, why, RULE)
        if order is not None:
            return Sought(order, considered)
        if not hexes:
            considered.append(Candidate(label(state, stack), say("system.because.no-goal", target=card.target), RULE))
    return Sought(None, considered or [Candidate(EVERY_STACK, say("system.because.none-mobile"), RULE)])


def _closing_a_gap(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> list[int]:
    """Empty Positions from which the units make fewer Lines of more, or cover a VP hex that was bare; highest HV."""
    ground = state.ground
    empty = [hex for hex in found if not state.at[hex] and hex in ground.position]
    if not empty:
        return []
    away = state.copy()
    for n in units:
        away.put_in_box(n, RESERVE[ALLIED])
    before, without = line(state), line(away)
    parts_before = {group for node, group in before.group.items() if node != stack.hex}
    parts_without = {group for node, group in without.group.items() if node != stack.hex}
    closing = []
    for hex in sorted(empty, key=lambda hex: (-ground.hv[hex], rank(state, hex, found[hex]))):
        zone = state.zone_rule(ALLIED, hex, units)
        touched = _touched(state, without.group, hex) & parts_without if zone else set()
        parts = len(parts_without) - max(0, len(touched) - 1)
        if parts < len(parts_before) or _covers_more(state, units, hex, before.covered):
            closing.append(hex)
    return closing


def _touched(state: ArdennesState, groups: dict[int, int], hex: int) -> set[int]:
    """The Lines a stack in a hex would be joined to."""
    ground = state.ground
    near = ground.distance[hex]
    found = {group for node, group in groups.items() if node >= 0 and near[node] <= JOINED}
    return found | {groups[edge] for edge in edges_near(state, hex)}


def _covers_more(state: ArdennesState, units: tuple[int, ...], hex: int, before: frozenset[int]) -> bool:
    """Whether the units in a hex cover a VP hex near Germans that was bare, and bare none."""
    bare = [vp for vp in state.vp_hexes if vp not in before and (vp == hex or vp in state.ground.around[hex])]
    if not bare:
        return False
    imagined = state.copy()
    for n in units:
        imagined.place_at(n, state.name(hex))
    return covered(imagined) > before


def _road_ahead(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> list[int]:
    """Empty road Positions Proximate to a German unit, highest HV first."""
    ground, near = state.ground, proximity(state, GERMAN)
    fitting = (
        hex for hex in found if hex in ground.road and hex in ground.position and not state.at[hex] and near[hex] >= 0
    )
    return sorted(fitting, key=lambda hex: (-ground.hv[hex], rank(state, hex, found[hex])))


def _threatened_vp(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> list[int]:
    """VP hexes with fewer than 4 Allied steps Proximate to a German unit."""
    near = proximity(state, GERMAN)
    fitting = (
        hex
        for hex in found
        if hex in state.vp_hexes
        and near[hex] >= 0
        and sum(state.steps[n] for n in state.units_at(hex, ALLIED)) < FEW_STEPS
    )
    return sorted(fitting, key=lambda hex: rank(state, hex, found[hex]))


def _weakest_friends(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> list[int]:
    """Stacks Proximate to Germans of the lead unit's division, else of its corps, weakest first."""
    near, lead = proximity(state, GERMAN), state.units[units[0]]
    shared = [hex for hex in found if near[hex] >= 0 and state.units_at(hex, ALLIED)]
    for level in ("division", "corps"):
        own = [
            hex
            for hex in shared
            if any(getattr(state.units[n], level) == getattr(lead, level) for n in state.units_at(hex, ALLIED))
        ]
        if own:
            return sorted(own, key=lambda hex: (strength_of(state, hex, ALLIED), rank(state, hex, found[hex])))
    return []


def _the_division(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> list[int]:
    """For a single unit apart from its division: hexes with or next to another unit of it."""
    if len(state.units_at(stack.hex, ALLIED)) > 1:
        return []
    division, around = state.units[units[0]].division, state.ground.around
    others = {
        hex
        for n in state.title.formation(division)
        if n not in units and state.side_of(n) == ALLIED and (hex := state.hex(n)) is not None
    }

    def together(hex: int) -> bool:
        return hex in others or any(there in others for there in around[hex])

    if together(stack.hex):
        return []
    return sorted((hex for hex in found if together(hex)), key=lambda hex: rank(state, hex, found[hex]))


GOALS: dict[str, tuple[Goals, Message]] = {
    "hex that closes a GAP": (_closing_a_gap, say("system.move.closes-gap")),
    "empty road Position ahead of Germans": (_road_ahead, say("system.move.road-ahead")),
    "VP hex Proximate to Germans with fewer than 4 steps": (_threatened_vp, say("system.move.threatened-vp-hex")),
    "weakest Proximate stack of the division, then corps": (_weakest_friends, say("system.move.weakest-friends")),
    "units of the same division": (_the_division, say("system.move.its-division")),
}
"""By the words of the card, the hexes it means, best first, and why the first is the best."""


# Withdrawing


def withdraw(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """The first stack the card means falls back: to the nearest rearward Position, or by one hex."""
    one_hex = card.target == "one hex rearward"
    considered: list[Candidate] = []
    for stack in acting_stacks(state, active.units, _able(state)):
        why = _not_pressed(state, stack) if one_hex else _not_endangered(state, stack)
        if why is not None:
            considered.append(Candidate(label(state, stack), why, RULE if one_hex else "ARD-H-17"))
            continue
        units = leaving(state, stack)
        hexes = _one_hex_back(state, stack, units) if one_hex else _positions_back(state, stack, units)
        nearest = say("system.move.hex-back" if one_hex else "system.move.position-back")
        order = move_to(state, card, units, hexes, considered, nearest, "ARD-H-09" if one_hex else RULE)
        if order is not None:
            return Sought(order, considered)
        none = say("system.move.no-hex-back" if one_hex else "system.move.no-position-back")
        considered.append(Candidate(label(state, stack), none, RULE))
    return Sought(None, considered or [Candidate(EVERY_STACK, say("system.because.none-mobile"), RULE)])


def _not_endangered(state: ArdennesState, stack: Stack) -> Message | None:
    """Why a stack need not withdraw; None when it is in danger of Surround."""
    if stack.hex in state.vp_hexes:
        return say("system.because.in-vp-hex")
    return None if in_danger(state, stack.hex) else say("system.because.not-in-danger")


def _not_pressed(state: ArdennesState, stack: Stack) -> Message | None:
    """Why a stack need not delay; None when the Germans next to it, all together, have 3:1 by situational strength."""
    if stack.hex in state.ground.town or stack.hex in state.vp_hexes:
        return say("system.because.in-town-or-vp-hex")
    by_hex: dict[int, list[int]] = {}
    for n in able_attackers(state, GERMAN, stack.hex):
        hex = state.hex(n)
        assert hex is not None
        by_hex.setdefault(hex, []).append(n)
    attack = [line for hex, units in by_hex.items() for line in situational_attack(state, units, hex, stack.hex)]
    odds = situational_odds(attack, situational_defence(state, state.units_at(stack.hex, ALLIED)))
    return None if odds >= PRESSED else say("system.because.not-pressed", odds=odds, needed=PRESSED)


def _positions_back(state: ArdennesState, stack: Stack, units: tuple[int, ...]) -> list[int]:
    """Positions nearer to the Allied map edge in Supply, nearest first."""
    ground, away = state.ground, edge_distance(state, ALLIED).lengths
    found = ends(state, units)
    net = supply(state, ALLIED)
    fitting = [
        hex
        for hex in found
        if hex in ground.position
        and 0 <= away[hex] < away[stack.hex]
        and (hex in net or would_be_in_supply(state, hex, units[0]))
    ]
    return sorted(fitting, key=lambda hex: (int(ground.distance[stack.hex][hex]), rank(state, hex, found[hex])))


def _one_hex_back(state: ArdennesState, stack: Stack, units: tuple[int, ...]) -> list[int]:
    to = rearward(state, stack.hex, ALLIED)
    if to is None or not units or fits(state, units, to) is not None:
        return []
    way = (state.name(to),)
    return [to] if all(check_move(state, n, way).legal for n in units) else []


# Closing up


def close_up(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """The first OutOfContact unit that can moves until it is Proximate to a German, or as near as it gets."""
    considered: list[Candidate] = []
    near = proximity(state, GERMAN)

    def called(number: int) -> bool:
        return may_move(state, number) is None and out_of_contact(state, number)

    for stack in acting_stacks(state, active.units, called):
        if near[stack.hex] >= 0:
            considered.append(Candidate(label(state, stack), say("system.because.near-already"), RULE))
            continue
        order = _nearer(state, card, stack, considered)
        if order is not None:
            return Sought(order, considered)
        considered.append(Candidate(label(state, stack), say("system.because.no-nearer-hex"), RULE))
    nobody = Candidate(say("system.named.every-unit"), say("system.because.none-out-of-contact"), "ARD-D0-16")
    return Sought(None, considered or [nobody])


def _nearer(state: ArdennesState, card: ActionCard, stack: Stack, considered: list[Candidate]) -> Order | None:
    germans, distance, near = german_stacks(state), state.ground.distance, proximity(state, GERMAN)
    if not germans:
        return None

    def away(hex: int) -> int:
        return int(distance[hex][germans].min())

    units = leaving(state, stack)
    found = ends(state, units)
    close = sorted((hex for hex in found if near[hex] >= 0), key=lambda hex: rank(state, hex, found[hex]))
    if close:
        return move_to(state, card, units, close, considered, say("system.move.near-germans"), RULE)
    toward = sorted(
        (hex for hex in found if away(hex) < away(stack.hex)), key=lambda hex: (away(hex), rank(state, hex, found[hex]))
    )
    return move_to(state, card, units, toward, considered, say("system.move.toward-germans"), RULE)
