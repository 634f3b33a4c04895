"""Orders that action cards give to stacks, and the messages that explain them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from broadfront.board.points import format_mp
from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, by_number, sort_best_first
from broadfront.titles.ardennes.rules.markers import ACTED, BUILT, MOVED, RECOVERED
from broadfront.titles.ardennes.rules.routes.movement_costs import can_cross_meuse
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.battle import Battle
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.system.ranking import deciding_rule, explain_ranking
from broadfront.titles.ardennes.system.stacks import PossibleAttack, Stack, card_limit_refusal, common_path
from broadfront.titles.ardennes.system.traces import reason_message, unit_ids

__all__ = [
    "BUILD",
    "EVERY_STACK",
    "RALLY",
    "ActiveUnits",
    "GoalHexes",
    "Order",
    "OrderSearch",
    "arrival_criteria",
    "make_attack_order",
    "odds_message",
    "order_move",
    "rank_goals",
    "stack_label",
    "units_in_hex_message",
]

MAX_BARRED_SHOWN = 4
"""Maximum number of forbidden hexes listed in a trace."""

BUILD, RALLY = ACTED | BUILT, ACTED | RECOVERED
"""Activation marks of units that dig in or recover."""
EVERY_STACK = say("system.named.every-stack")
"""Trace label used if no particular stack was considered."""


class ActiveUnits(NamedTuple):
    """The units that the action cards of an activation may use, and the support an army card gives them."""

    units: frozenset[int]
    support: tuple[str, ...] = ()
    dug_in: bool = False
    """Whether a stack has already dug in for the current card."""


class Order(NamedTuple):
    """An order of an action card: the units that carry it out, and what they do."""

    units: tuple[int, ...]
    choice: Message
    rules: tuple[str, ...]
    steps: tuple[Step[Any], ...] = ()
    done: int = ACTED
    """Activation marks to set on these units."""


class OrderSearch(NamedTuple):
    """The result of looking for an order: the order or None, the options considered, and the odds line by line."""

    order: Order | None
    considered: list[Candidate]
    counted: tuple[LedgerLine, ...] = ()


def stack_label(state: ArdennesState, stack: Stack) -> Message:
    """Return the message that names the units of a stack and its hex."""
    return say("system.named.stack", units=unit_ids(state, stack.units), hex=state.hex_id(stack.hex))


def units_in_hex_message(state: ArdennesState, hex: int, side: int) -> Message:
    """Return the message that names a side's units in a hex."""
    units = unit_ids(state, state.title.sort_units(state.board.units_at(hex, side)))
    return say("system.named.stack", units=units, hex=state.hex_id(hex))


# Moves


@decides("ARD-A0-23")
def arrival_criteria(state: ArdennesState, movement_left: Mapping[int, int]) -> tuple[Criterion[int], ...]:
    """Return the criteria for choosing a destination.

    In order: empty hex, most movement points left, fewest Allied units, lowest number.
    """

    def allied_unit_count(hex: int) -> int:
        """Return the number of Allied units in a hex."""
        return len(state.board.units_at(hex, ALLIED))

    return (
        Criterion("empty", "ARD-A0-23", lambda hex: allied_unit_count(hex) > 0),
        Criterion("left", "ARD-A0-23", lambda hex: -movement_left[hex], lambda hex: format_mp(movement_left[hex])),
        Criterion("fewest", "ARD-A0-23", allied_unit_count),
        by_number(state, "ARD-H-36"),
    )


class GoalHexes(NamedTuple):
    """The hexes to which an action card sends units, best first, with the criteria and the purpose of the move."""

    hexes: list[int]
    figures: tuple[Criterion[int], ...]
    goal: Message
    none: Message
    """Reason used if there are no hexes."""


def rank_goals(
    state: ArdennesState,
    hexes: Iterable[int],
    movement_left: Mapping[int, int],
    goal: Message,
    none: Message,
    *first: Criterion[int],
) -> GoalHexes:
    """Rank hexes a stack could move to by the criteria of the action card, then by the usual ones."""
    figures = (*first, *arrival_criteria(state, movement_left))
    return GoalHexes(sort_best_first(hexes, figures), figures, goal, none)


def order_move(
    state: ArdennesState,
    card: ActionCard,
    stack: Stack,
    units: tuple[int, ...],
    goals: GoalHexes,
    considered: list[Candidate],
    rule: str,
) -> Order | None:
    """Return the order to move to the best hex that the action card allows, or None if it allows none."""
    barred_here: list[Ruling] = []
    for position, hex in enumerate(goals.hexes):
        no = card_limit_refusal(state, card, units, hex)
        path = () if no is not None else common_path(state, units, hex)
        if not path:
            no = no or refused("ARD-A0-14", say("system.because.not-together"))
            barred_here.append(no)
            if len(barred_here) <= MAX_BARRED_SHOWN:
                considered.append(Candidate(_move_message(state, units, hex), reason_message(no), no.rules[0]))
            continue
        ranked = (hex, *goals.hexes[position + 1 :])
        corps = state.units[units[0]].corps if not can_cross_meuse(state) else ""
        only = say("system.move.only" if position == 0 else "system.move.last", corps=corps)
        candidates = explain_ranking(
            ranked, goals.figures, lambda one: _move_message(state, units, one), only, rule, goals.goal
        )
        considered += (*_count_unlisted_forbidden_hexes(state, units, barred_here[MAX_BARRED_SHOWN:]), *candidates)
        return make_move_order(state, stack, units, hex, path, (rule, deciding_rule(candidates)))
    considered += _count_unlisted_forbidden_hexes(state, units, barred_here[MAX_BARRED_SHOWN:])
    return None


def _count_unlisted_forbidden_hexes(
    state: ArdennesState, units: tuple[int, ...], rulings: Sequence[Ruling]
) -> Iterator[Candidate]:
    """Yield one log entry that counts the forbidden hexes not listed one by one."""
    if rulings:
        why = say("system.move.more-barred", count=len(rulings), why=reason_message(rulings[0]))
        yield Candidate(say("system.move.other-hexes", units=unit_ids(state, units)), why, rulings[0].rules[0])


def _move_message(state: ArdennesState, units: tuple[int, ...], hex: int) -> Message:
    """Return the message that names units and the hex they would move to."""
    return say("system.move.to", units=unit_ids(state, units), hex=state.hex_id(hex))


def make_move_order(
    state: ArdennesState, stack: Stack, units: tuple[int, ...], hex: int, path: tuple[str, ...], rules: Iterable[str]
) -> Order:
    """Return the order that moves units of a stack along a path, with its explanation and rules."""
    cited = ["ARD-A0-11", *_group_rules(units), *rules]
    if len(units) < len(stack.units):
        cited.append("ARD-A0-16")
    choice = say("system.move.goes", units=unit_ids(state, units), start=state.hex_id(stack.hex), hex=state.hex_id(hex))
    return Order(units, choice, tuple(cited), (Moving(units, path),), ACTED | MOVED)


def _group_rules(units: tuple[int, ...]) -> tuple[str, ...]:
    """Return the rules by which several units of a hex act one after another; empty for a single unit."""
    return ("ARD-A0-14", "ARD-A0-22") if len(units) > 1 else ()


# Attacks


def odds_message(odds: int) -> Message:
    """Return the message that gives the odds of an attack."""
    return say("system.attack.odds", odds=odds)


def _move_before_attack_message(state: ArdennesState, units: tuple[int, ...], hex: str) -> Message:
    """Return the message that says where units move before they attack."""
    start = state.board.hex_of_unit(units[0])
    assert start is not None
    return say("system.attack.by-way-of", units=unit_ids(state, units), start=state.hex_id(start), hex=hex)


def make_attack_order(
    state: ArdennesState,
    active: ActiveUnits,
    assault: PossibleAttack,
    lead: tuple[int, ...],
    moves: tuple[tuple[tuple[int, ...], tuple[str, ...]], ...],
) -> Order:
    """Return the order for an attack after the given moves; other able units join the leading ones."""
    went = tuple(n for units, _ in moves for n in units)
    ways = [_move_before_attack_message(state, units, path[-1]) for units, path in moves]
    choice = say(
        "system.attack.order-after-moves" if moves else "system.attack.order",
        what=units_in_hex_message(state, assault.target, GERMAN),
        odds=assault.odds,
        value=odds_message(assault.odds),
        parts=ways,
        units=unit_ids(state, (n for n in assault.attackers if n in lead)),
        joined=unit_ids(state, (n for n in assault.attackers if n not in lead)),
    )
    group = [rule for units, _ in moves for rule in _group_rules(units)]
    steps_in_vp_hex = ("ARD-A0-15",) if assault.from_vp_hex else ()
    rules = dict.fromkeys(("ARD-A0-11", *group, *steps_in_vp_hex, *(line.rule for line in assault.ledger)))
    steps: list[Step[Any]] = [Moving(units, path) for units, path in moves]
    members = tuple(sorted(active.units))
    steps.append(Battle("allied", assault.target, assault.attackers, 1, active.support, active=members))
    return Order(tuple(dict.fromkeys((*went, *assault.attackers))), choice, tuple(rules), tuple(steps))
