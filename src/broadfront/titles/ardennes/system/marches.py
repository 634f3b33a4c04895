"""Action cards that move without attacking: closing gaps, blocking roads, reinforcing, withdrawing, regrouping."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.attack import able_attackers
from broadfront.titles.ardennes.rules.fighting.situational import (
    situational_attack,
    situational_defence,
    situational_odds,
)
from broadfront.titles.ardennes.rules.figures import Figure, hv_of
from broadfront.titles.ardennes.rules.lines.contact import out_of_contact
from broadfront.titles.ardennes.rules.lines.line import JOINED, covered, edges_near, line
from broadfront.titles.ardennes.rules.lines.proximate import proximity
from broadfront.titles.ardennes.rules.lines.rearward import edge_distance, rearward
from broadfront.titles.ardennes.rules.lines.supply import supply, would_be_in_supply
from broadfront.titles.ardennes.rules.lines.surround import in_danger
from broadfront.titles.ardennes.rules.routes.movement import check_move, may_move
from broadfront.titles.ardennes.rules.routes.stacking import fits
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.orders import EVERY_STACK, Active, Meant, Sought, hexes_meant, label, move_to
from broadfront.titles.ardennes.system.stacks import (
    Stack,
    acting_stacks,
    ends,
    german_stacks,
    leaving,
    strength_of,
)
from broadfront.titles.ardennes.system.traces import because

__all__ = ["close_up", "reinforce", "withdraw"]

RULE = "ARD-H-36"
FEW_STEPS = 4
PRESSED = 3
"""German odds from which a stack delays."""

Goals = Callable[[ArdennesState, Stack, tuple[int, ...], dict[int, int]], Meant]


def _able(state: ArdennesState) -> Callable[[int], bool]:
    return lambda number: may_move(state, number) is None


def reinforce(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Order the first able stack to move to the best hex for the card."""
    goals = GOALS[card.target]
    considered: list[Candidate] = []
    for stack in acting_stacks(state, active.units, _able(state)):
        units = leaving(state, stack)
        if not units:
            considered.append(Candidate(label(state, stack), say("system.because.holds-vp-hex"), "ARD-A0-16"))
            continue
        found = goals(state, stack, units, ends(state, units))
        order = move_to(state, card, stack, units, found, considered, RULE)
        if order is not None:
            return Sought(order, considered)
        if not found.hexes:
            considered.append(Candidate(label(state, stack), found.none, RULE))
    return Sought(None, considered or [Candidate(EVERY_STACK, say("system.because.none-mobile"), RULE)])


def _closing_a_gap(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> Meant:
    """Return the empty Positions where the units would connect Lines or cover an exposed VP hex, highest HV first."""
    ground, goal, none = state.ground, say("system.move.closes-gap"), say("system.move.no-gap")
    board = state.board
    empty = [hex for hex in found if not board.at[hex] and hex in ground.position]
    if not empty:
        return Meant([], (), goal, say("system.move.no-position"))
    away = state.copy()
    for n in units:
        away.put_in_box(n, RESERVE[ALLIED])
    before, without = line(state), line(away)
    parts_before = {group for node, group in before.group.items() if node != stack.hex}
    parts_without = {group for node, group in without.group.items() if node != stack.hex}
    closing = []
    for hex in empty:
        zone = board.zone_rule(ALLIED, hex, units)
        touched = _touched(state, without.group, hex) & parts_without if zone else set()
        parts = len(parts_without) - max(0, len(touched) - 1)
        if parts < len(parts_before) or _covers_more(state, units, hex, before.covered):
            closing.append(hex)
    return hexes_meant(state, closing, found, goal, none, hv_of(state, RULE))


def _touched(state: ArdennesState, groups: dict[int, int], hex: int) -> set[int]:
    """Return the Lines that a stack in a hex would join."""
    ground = state.ground
    near = ground.distance[hex]
    found = {group for node, group in groups.items() if node >= 0 and near[node] <= JOINED}
    return found | {groups[edge] for edge in edges_near(state, hex)}


def _covers_more(state: ArdennesState, units: tuple[int, ...], hex: int, before: frozenset[int]) -> bool:
    """Return whether units in a hex would cover an exposed VP hex near Germans without exposing another."""
    bare = [vp for vp in state.vp_hexes if vp not in before and (vp == hex or vp in state.ground.around[hex])]
    if not bare:
        return False
    imagined = state.copy()
    for n in units:
        imagined.place_at(n, state.name(hex))
    return covered(imagined) > before


def _road_ahead(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> Meant:
    """Return the empty road Positions Proximate to a German unit, highest HV first."""
    ground, near = state.ground, proximity(state, GERMAN)
    fitting = (
        hex
        for hex in found
        if hex in ground.road and hex in ground.position and not state.board.at[hex] and near[hex] >= 0
    )
    goal, none = say("system.move.road-ahead"), say("system.move.no-road-ahead")
    return hexes_meant(state, fitting, found, goal, none, hv_of(state, RULE))


def _threatened_vp(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> Meant:
    """Return the VP hexes with fewer than 4 Allied steps Proximate to a German unit."""
    near = proximity(state, GERMAN)
    board = state.board
    fitting = (
        hex
        for hex in found
        if hex in state.vp_hexes
        and near[hex] >= 0
        and sum(board.steps[n] for n in board.units_at(hex, ALLIED)) < FEW_STEPS
    )
    goal, none = say("system.move.threatened-vp-hex"), say("system.move.no-threatened-vp-hex")
    return hexes_meant(state, fitting, found, goal, none)


def _weakest_friends(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> Meant:
    """Return the hexes of Proximate stacks of the lead unit's division, else corps, weakest first."""
    near, lead = proximity(state, GERMAN), state.units[units[0]]
    board = state.board
    shared = [hex for hex in found if near[hex] >= 0 and board.units_at(hex, ALLIED)]
    weakest = Figure[int]("weakest", RULE, lambda hex: strength_of(state, hex, ALLIED))
    none = say("system.move.no-friends")
    for level in ("division", "corps"):
        own = [
            hex
            for hex in shared
            if any(getattr(state.units[n], level) == getattr(lead, level) for n in board.units_at(hex, ALLIED))
        ]
        if own:
            return hexes_meant(state, own, found, say("system.move.weakest-friends", kind=level), none, weakest)
    return Meant([], (), none, none)


def _the_division(state: ArdennesState, stack: Stack, units: tuple[int, ...], found: dict[int, int]) -> Meant:
    """Return, for a single unit away from its division, the hexes with or next to another unit of it."""
    goal = say("system.move.its-division")
    board = state.board
    if len(board.units_at(stack.hex, ALLIED)) > 1:
        return Meant([], (), goal, say("system.move.not-alone"))
    division, around = state.units[units[0]].division, state.ground.around
    others = {
        hex
        for n in state.title.formation(division)
        if n not in units and board.side_of(n) == ALLIED and (hex := board.hex(n)) is not None
    }

    def is_near_division(hex: int) -> bool:
        return hex in others or any(there in others for there in around[hex])

    if is_near_division(stack.hex):
        return Meant([], (), goal, say("system.move.together-already"))
    fitting = (hex for hex in found if is_near_division(hex))
    none = say("system.move.division-far" if others else "system.move.no-division")
    return hexes_meant(state, fitting, found, goal, none)


GOALS: dict[str, Goals] = {
    "hex that closes a GAP": _closing_a_gap,
    "empty road Position ahead of Germans": _road_ahead,
    "VP hex Proximate to Germans with fewer than 4 steps": _threatened_vp,
    "weakest Proximate stack of the division, then corps": _weakest_friends,
    "units of the same division": _the_division,
}
"""Function that finds the goal hexes, by the target text of the card."""


# Withdrawing


def withdraw(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Order the first stack in need to fall back to the nearest rearward Position, or by one hex."""
    one_hex = card.target == "one hex rearward"
    considered: list[Candidate] = []
    for stack in acting_stacks(state, active.units, _able(state)):
        needed = _pressed(state, stack) if one_hex else _endangered(state, stack)
        if not needed.legal:
            considered.append(Candidate(label(state, stack), because(needed), needed.rules[0]))
            continue
        units = leaving(state, stack)
        found = (_one_hex_back if one_hex else _positions_back)(state, stack, units, because(needed))
        order = move_to(state, card, stack, units, found, considered, "ARD-H-09" if one_hex else RULE)
        if order is not None:
            return Sought(order, considered)
        if not found.hexes:
            considered.append(Candidate(label(state, stack), found.none, RULE))
    return Sought(None, considered or [Candidate(EVERY_STACK, say("system.because.none-mobile"), RULE)])


def _endangered(state: ArdennesState, stack: Stack) -> Ruling:
    """Rule whether a stack must withdraw: it is in danger of Surround and not in a VP hex."""
    if stack.hex in state.vp_hexes:
        return refused(RULE, say("system.because.in-vp-hex"))
    if not in_danger(state, stack.hex):
        return refused("ARD-H-17", say("system.because.not-in-danger"))
    return allowed("ARD-H-17", message=say("system.because.in-danger"))


def _pressed(state: ArdennesState, stack: Stack) -> Ruling:
    """Rule whether a stack must delay: all adjacent Germans together have 3:1 in situational strength."""
    if stack.hex in state.ground.town or stack.hex in state.vp_hexes:
        return refused(RULE, say("system.because.in-town-or-vp-hex"))
    by_hex: dict[int, list[int]] = {}
    board = state.board
    for n in able_attackers(state, GERMAN, stack.hex):
        hex = board.hex(n)
        assert hex is not None
        by_hex.setdefault(hex, []).append(n)
    if not by_hex:
        return refused(RULE, say("system.because.nobody-presses"))
    attack = [line for hex, units in by_hex.items() for line in situational_attack(state, units, hex, stack.hex)]
    odds = situational_odds(attack, situational_defence(state, board.units_at(stack.hex, ALLIED)))
    if odds < PRESSED:
        return refused(RULE, say("system.because.not-pressed", odds=odds, needed=PRESSED))
    return allowed(RULE, message=say("system.because.pressed", odds=odds, needed=PRESSED))


def _positions_back(state: ArdennesState, stack: Stack, units: tuple[int, ...], why: Message) -> Meant:
    """Return the supplied Positions nearer to the Allied map edge, nearest first."""
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
    nearest = Figure[int]("nearest", RULE, lambda hex: int(ground.distance[stack.hex][hex]))
    goal = say("system.move.position-back", why=why)
    return hexes_meant(state, fitting, found, goal, say("system.move.no-position-back"), nearest)


def _one_hex_back(state: ArdennesState, stack: Stack, units: tuple[int, ...], why: Message) -> Meant:
    to = rearward(state, stack.hex, ALLIED)
    goal, none = say("system.move.hex-back", why=why), say("system.move.no-hex-back")
    if to is None or not units or fits(state, units, to) is not None:
        return Meant([], (), goal, none)
    way = (state.name(to),)
    return Meant([to] if all(check_move(state, n, way).legal for n in units) else [], (), goal, none)


# Closing up


def close_up(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Order the first able OutOfContact stack to move Proximate to a German unit, or as near as possible."""
    considered: list[Candidate] = []
    near = proximity(state, GERMAN)

    def can_act(number: int) -> bool:
        return may_move(state, number) is None and out_of_contact(state, number)

    for stack in acting_stacks(state, active.units, can_act):
        if near[stack.hex] >= 0:
            considered.append(_stays_out(state, stack, say("system.because.near-already"), RULE))
            continue
        units = leaving(state, stack)
        if not units:
            considered.append(_stays_out(state, stack, say("system.because.holds-vp-hex"), "ARD-A0-16"))
            continue
        found = _nearer(state, stack, units)
        order = move_to(state, card, stack, units, found, considered, RULE)
        if order is not None:
            return Sought(order, considered)
        if not found.hexes:
            considered.append(_stays_out(state, stack, found.none, RULE))
    nobody = Candidate(say("system.named.every-unit"), say("system.because.none-out-of-contact"), "ARD-D0-16")
    return Sought(None, considered or [nobody])


def _stays_out(state: ArdennesState, stack: Stack, why: Message, rule: str) -> Candidate:
    """Return a trace entry for an OutOfContact stack that does not move."""
    return Candidate(label(state, stack), say("system.because.out-of-contact-but", why=why), rule)


def _nearer(state: ArdennesState, stack: Stack, units: tuple[int, ...]) -> Meant:
    """Return the reachable hexes Proximate to a German unit, or else those nearer to one."""
    germans, distance, near = german_stacks(state), state.ground.distance, proximity(state, GERMAN)
    none = say("system.because.no-nearer-hex")
    if not germans:
        return Meant([], (), none, none)

    def away(hex: int) -> int:
        return int(distance[hex][germans].min())

    found = ends(state, units)
    close = [hex for hex in found if near[hex] >= 0]
    if close:
        return hexes_meant(state, close, found, say("system.move.near-germans"), none)
    toward = [hex for hex in found if away(hex) < away(stack.hex)]
    return hexes_meant(state, toward, found, say("system.move.toward-germans"), none, Figure("german", RULE, away))
