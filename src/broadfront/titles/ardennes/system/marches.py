"""Action cards that move without attacking: closing gaps, blocking roads, reinforcing, withdrawing, regrouping."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, by_hv
from broadfront.titles.ardennes.rules.fighting.attack_rules import able_attackers
from broadfront.titles.ardennes.rules.fighting.situational import (
    situational_attack,
    situational_defense,
    situational_odds,
)
from broadfront.titles.ardennes.rules.lines.allied_line import (
    MAX_LINK_DISTANCE,
    allied_lines,
    covered_vp_hexes,
    linked_edges,
)
from broadfront.titles.ardennes.rules.lines.contact import is_out_of_contact
from broadfront.titles.ardennes.rules.lines.proximity import proximate_distances
from broadfront.titles.ardennes.rules.lines.rearward import edge_paths, rearward_hex
from broadfront.titles.ardennes.rules.lines.supply import supply, would_be_in_supply
from broadfront.titles.ardennes.rules.lines.surround import is_in_danger
from broadfront.titles.ardennes.rules.routes.movement import check_move, move_refusal
from broadfront.titles.ardennes.rules.routes.stacking import fit_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.orders import (
    EVERY_STACK,
    ActiveUnits,
    GoalHexes,
    OrderSearch,
    order_move,
    rank_goals,
    stack_label,
)
from broadfront.titles.ardennes.system.stacks import (
    Stack,
    acting_stacks,
    common_destinations,
    german_stacks,
    stack_strength,
    units_free_to_leave,
)
from broadfront.titles.ardennes.system.traces import reason_message

__all__ = ["order_close_up", "order_reinforce", "order_withdraw"]

RULE = "ARD-H-36"
FEW_STEPS = 4
DELAY_ODDS = 3
"""German odds from which a stack delays."""

GoalFinder = Callable[[ArdennesState, Stack, tuple[int, ...], dict[int, int]], GoalHexes]


def _mobility_filter(state: ArdennesState) -> Callable[[int], bool]:
    """Return a function that says whether a unit may move."""
    return lambda number: move_refusal(state, number) is None


def order_reinforce(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Order the first able stack to move to the best hex that the action card allows."""
    goals = GOAL_FINDERS[card.target]
    considered: list[Candidate] = []
    for stack in acting_stacks(state, active.units, _mobility_filter(state)):
        units = units_free_to_leave(state, stack)
        if not units:
            considered.append(Candidate(stack_label(state, stack), say("system.because.holds-vp-hex"), "ARD-A0-16"))
            continue
        found = goals(state, stack, units, common_destinations(state, units))
        order = order_move(state, card, stack, units, found, considered, RULE)
        if order is not None:
            return OrderSearch(order, considered)
        if not found.hexes:
            considered.append(Candidate(stack_label(state, stack), found.none, RULE))
    return OrderSearch(None, considered or [Candidate(EVERY_STACK, say("system.because.none-mobile"), RULE)])


def _gap_closing_positions(
    state: ArdennesState, stack: Stack, units: tuple[int, ...], movement_left: dict[int, int]
) -> GoalHexes:
    """Return the empty Position hexes where the units would link Lines of stacks or protect a VP hex, best first."""
    ground, goal, none = state.ground, say("system.move.closes-gap"), say("system.move.no-gap")
    board = state.board
    empty = [hex for hex in movement_left if not board.at[hex] and hex in ground.position]
    if not empty:
        return GoalHexes([], (), goal, say("system.move.no-position"))
    away = state.copy()
    for n in units:
        away.put_in_box(n, RESERVE[ALLIED])
    before, without = allied_lines(state), allied_lines(away)
    parts_before = {group for node, group in before.group.items() if node != stack.hex}
    parts_without = {group for node, group in without.group.items() if node != stack.hex}
    closing = []
    for hex in empty:
        zone = board.rule_for_zone(ALLIED, hex, units)
        touched = _lines_joined(state, without.group, hex) & parts_without if zone else set()
        parts = len(parts_without) - max(0, len(touched) - 1)
        if parts < len(parts_before) or _covers_exposed_vp(state, units, hex, before.covered):
            closing.append(hex)
    return rank_goals(state, closing, movement_left, goal, none, by_hv(state, RULE))


def _lines_joined(state: ArdennesState, groups: dict[int, int], hex: int) -> set[int]:
    """Return the Allied Lines (groups of linked stacks) that a stack would connect from a hex."""
    ground = state.ground
    near = ground.distance[hex]
    found = {group for node, group in groups.items() if node >= 0 and near[node] <= MAX_LINK_DISTANCE}
    return found | {groups[edge] for edge in linked_edges(state, hex)}


def _covers_exposed_vp(state: ArdennesState, units: tuple[int, ...], hex: int, before: frozenset[int]) -> bool:
    """Return whether units moving to a hex would protect a VP hex near Germans without exposing another."""
    bare = [vp for vp in state.vp_hexes if vp not in before and (vp == hex or vp in state.ground.six_neighbors[hex])]
    if not bare:
        return False
    imagined = state.copy()
    for n in units:
        imagined.place_at(n, state.hex_id(hex))
    return covered_vp_hexes(imagined) > before


def _road_positions_ahead(
    state: ArdennesState, stack: Stack, units: tuple[int, ...], movement_left: dict[int, int]
) -> GoalHexes:
    """Return the empty road Position hexes Proximate to a German unit, highest hold value (HV) first."""
    ground, near = state.ground, proximate_distances(state, GERMAN)
    fitting = (
        hex
        for hex in movement_left
        if hex in ground.road and hex in ground.position and not state.board.at[hex] and near[hex] >= 0
    )
    goal, none = say("system.move.road-ahead"), say("system.move.no-road-ahead")
    return rank_goals(state, fitting, movement_left, goal, none, by_hv(state, RULE))


def _threatened_vp_hexes(
    state: ArdennesState, stack: Stack, units: tuple[int, ...], movement_left: dict[int, int]
) -> GoalHexes:
    """Return the VP hexes with fewer than 4 Allied steps Proximate to a German unit."""
    near = proximate_distances(state, GERMAN)
    board = state.board
    fitting = (
        hex
        for hex in movement_left
        if hex in state.vp_hexes
        and near[hex] >= 0
        and sum(board.steps[n] for n in board.units_at(hex, ALLIED)) < FEW_STEPS
    )
    goal, none = say("system.move.threatened-vp-hex"), say("system.move.no-threatened-vp-hex")
    return rank_goals(state, fitting, movement_left, goal, none)


def _weakest_friendly_stacks(
    state: ArdennesState, stack: Stack, units: tuple[int, ...], movement_left: dict[int, int]
) -> GoalHexes:
    """Return the hexes of stacks near Germans, of the lead unit's division or else corps, weakest first."""
    near, lead = proximate_distances(state, GERMAN), state.units[units[0]]
    board = state.board
    shared = [hex for hex in movement_left if near[hex] >= 0 and board.units_at(hex, ALLIED)]
    weakest = Criterion[int]("weakest", RULE, lambda hex: stack_strength(state, hex, ALLIED))
    none = say("system.move.no-friends")
    for level in ("division", "corps"):
        own = [
            hex
            for hex in shared
            if any(getattr(state.units[n], level) == getattr(lead, level) for n in board.units_at(hex, ALLIED))
        ]
        if own:
            return rank_goals(state, own, movement_left, say("system.move.weakest-friends", kind=level), none, weakest)
    return GoalHexes([], (), none, none)


def _hexes_near_division(
    state: ArdennesState, stack: Stack, units: tuple[int, ...], movement_left: dict[int, int]
) -> GoalHexes:
    """Return, for a single unit away from its division, the hexes in or next to which the division stands."""
    goal = say("system.move.its-division")
    board = state.board
    if len(board.units_at(stack.hex, ALLIED)) > 1:
        return GoalHexes([], (), goal, say("system.move.not-alone"))
    division, around = state.units[units[0]].division, state.ground.six_neighbors
    others = {
        hex
        for n in state.title.formation_units(division)
        if n not in units and board.side_of(n) == ALLIED and (hex := board.hex_of_unit(n)) is not None
    }

    def is_near_division(hex: int) -> bool:
        """Return whether a hex holds or adjoins other units of the division."""
        return hex in others or any(there in others for there in around[hex])

    if is_near_division(stack.hex):
        return GoalHexes([], (), goal, say("system.move.together-already"))
    fitting = (hex for hex in movement_left if is_near_division(hex))
    none = say("system.move.division-far" if others else "system.move.no-division")
    return rank_goals(state, fitting, movement_left, goal, none)


GOAL_FINDERS: dict[str, GoalFinder] = {
    "hex that closes a GAP": _gap_closing_positions,
    "empty road Position ahead of Germans": _road_positions_ahead,
    "VP hex Proximate to Germans with fewer than 4 steps": _threatened_vp_hexes,
    "weakest Proximate stack of the division, then corps": _weakest_friendly_stacks,
    "units of the same division": _hexes_near_division,
}
"""Function that finds the goal hexes, by the target text of the card."""


# Withdrawing


def order_withdraw(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Order the first endangered stack to fall back to the nearest rearward Position hex, or by one hex."""
    one_hex = card.target == "one hex rearward"
    considered: list[Candidate] = []
    for stack in acting_stacks(state, active.units, _mobility_filter(state)):
        needed = _must_delay(state, stack) if one_hex else _must_withdraw(state, stack)
        if not needed.legal:
            considered.append(Candidate(stack_label(state, stack), reason_message(needed), needed.rules[0]))
            continue
        units = units_free_to_leave(state, stack)
        found = (_rearward_hex if one_hex else _rearward_positions)(state, stack, units, reason_message(needed))
        order = order_move(state, card, stack, units, found, considered, "ARD-H-09" if one_hex else RULE)
        if order is not None:
            return OrderSearch(order, considered)
        if not found.hexes:
            considered.append(Candidate(stack_label(state, stack), found.none, RULE))
    return OrderSearch(None, considered or [Candidate(EVERY_STACK, say("system.because.none-mobile"), RULE)])


def _must_withdraw(state: ArdennesState, stack: Stack) -> Ruling:
    """Rule whether a stack must withdraw: it is in danger of Surround and not in a VP hex."""
    if stack.hex in state.vp_hexes:
        return refused(RULE, say("system.because.in-vp-hex"))
    if not is_in_danger(state, stack.hex):
        return refused("ARD-H-17", say("system.because.not-in-danger"))
    return allowed("ARD-H-17", message=say("system.because.in-danger"))


def _must_delay(state: ArdennesState, stack: Stack) -> Ruling:
    """Rule whether a stack must fall back: all adjacent Germans together have 3:1 odds against it."""
    if stack.hex in state.ground.town or stack.hex in state.vp_hexes:
        return refused(RULE, say("system.because.in-town-or-vp-hex"))
    by_hex: dict[int, list[int]] = {}
    board = state.board
    for n in able_attackers(state, GERMAN, stack.hex):
        hex = board.hex_of_unit(n)
        assert hex is not None
        by_hex.setdefault(hex, []).append(n)
    if not by_hex:
        return refused(RULE, say("system.because.nobody-presses"))
    attack = [line for hex, units in by_hex.items() for line in situational_attack(state, units, hex, stack.hex)]
    odds = situational_odds(attack, situational_defense(state, board.units_at(stack.hex, ALLIED)))
    if odds < DELAY_ODDS:
        return refused(RULE, say("system.because.not-pressed", odds=odds, needed=DELAY_ODDS))
    return allowed(RULE, message=say("system.because.pressed", odds=odds, needed=DELAY_ODDS))


def _rearward_positions(state: ArdennesState, stack: Stack, units: tuple[int, ...], why: Message) -> GoalHexes:
    """Return the Position hexes in Supply that lie nearer to the Allied map edge, nearest first."""
    ground, away = state.ground, edge_paths(state, ALLIED).lengths
    found = common_destinations(state, units)
    net = supply(state, ALLIED)
    fitting = [
        hex
        for hex in found
        if hex in ground.position
        and 0 <= away[hex] < away[stack.hex]
        and (hex in net or would_be_in_supply(state, hex, units[0]))
    ]
    nearest = Criterion[int]("nearest", RULE, lambda hex: int(ground.distance[stack.hex][hex]))
    goal = say("system.move.position-back", why=why)
    return rank_goals(state, fitting, found, goal, say("system.move.no-position-back"), nearest)


def _rearward_hex(state: ArdennesState, stack: Stack, units: tuple[int, ...], why: Message) -> GoalHexes:
    """Return the adjacent rearward hex if the stack can fall back to it, otherwise none."""
    to = rearward_hex(state, stack.hex, ALLIED)
    goal, none = say("system.move.hex-back", why=why), say("system.move.no-hex-back")
    if to is None or not units or fit_refusal(state, units, to) is not None:
        return GoalHexes([], (), goal, none)
    way = (state.hex_id(to),)
    return GoalHexes([to] if all(check_move(state, n, way).legal for n in units) else [], (), goal, none)


# Closing up


def order_close_up(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Order the first able OutOfContact stack to move Proximate to a German unit, or as near as possible."""
    considered: list[Candidate] = []
    near = proximate_distances(state, GERMAN)

    def may_move_and_is_out_of_contact(unit_number: int) -> bool:
        """Return whether a unit may move and is OutOfContact."""
        return move_refusal(state, unit_number) is None and is_out_of_contact(state, unit_number)

    for stack in acting_stacks(state, active.units, may_move_and_is_out_of_contact):
        if near[stack.hex] >= 0:
            considered.append(_explain_staying(state, stack, say("system.because.near-already"), RULE))
            continue
        units = units_free_to_leave(state, stack)
        if not units:
            considered.append(_explain_staying(state, stack, say("system.because.holds-vp-hex"), "ARD-A0-16"))
            continue
        found = _hexes_nearer_to_germans(state, stack, units)
        order = order_move(state, card, stack, units, found, considered, RULE)
        if order is not None:
            return OrderSearch(order, considered)
        if not found.hexes:
            considered.append(_explain_staying(state, stack, found.none, RULE))
    nobody = Candidate(say("system.named.every-unit"), say("system.because.none-out-of-contact"), "ARD-D0-16")
    return OrderSearch(None, considered or [nobody])


def _explain_staying(state: ArdennesState, stack: Stack, why: Message, rule: str) -> Candidate:
    """Explain why an OutOfContact stack does not move."""
    return Candidate(stack_label(state, stack), say("system.because.out-of-contact-but", why=why), rule)


def _hexes_nearer_to_germans(state: ArdennesState, stack: Stack, units: tuple[int, ...]) -> GoalHexes:
    """Return the hexes a stack can reach that are Proximate to a German unit, or else closer to one."""
    germans, distance, near = german_stacks(state), state.ground.distance, proximate_distances(state, GERMAN)
    none = say("system.because.no-nearer-hex")
    if not germans:
        return GoalHexes([], (), none, none)

    def distance_to_nearest_german(hex: int) -> int:
        """Return the distance to the nearest German unit, in hexes."""
        return int(distance[hex][germans].min())

    found = common_destinations(state, units)
    close = [hex for hex in found if near[hex] >= 0]
    if close:
        return rank_goals(state, close, found, say("system.move.near-germans"), none)
    toward = [hex for hex in found if distance_to_nearest_german(hex) < distance_to_nearest_german(stack.hex)]
    return rank_goals(
        state,
        toward,
        found,
        say("system.move.toward-germans"),
        none,
        Criterion("german", RULE, distance_to_nearest_german),
    )
