"""What an action card makes a stack do, and how the system tells it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.markers import ACTED, BUILT, MOVED, RECOVERED
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.battle import Battle
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.system.stacks import Assault, Stack, barred, path_of
from broadfront.titles.ardennes.system.traces import because, names

__all__ = [
    "BUILD",
    "EVERY_STACK",
    "RALLY",
    "TOLD",
    "Active",
    "Order",
    "Sought",
    "assault_order",
    "label",
    "move_to",
    "rank",
]

TOLD = 4
"""Hexes a trace lists that come after the chosen one."""

BUILD, RALLY = ACTED | BUILT, ACTED | RECOVERED
"""What is noted of units that dig in or recover."""
EVERY_STACK = say("system.named.every-stack")
"""What was considered where no stack can be named."""


class Active(NamedTuple):
    """The units an activation gives to the action cards, and the support an army card lends to their attacks."""

    units: frozenset[int]
    support: tuple[str, ...] = ()
    dug_in: bool = False
    """A stack has dug in for the present card."""


class Order(NamedTuple):
    """What some units do for an action card."""

    units: tuple[int, ...]
    choice: Message
    rules: tuple[str, ...]
    steps: tuple[Step[Any], ...] = ()
    done: int = ACTED
    """What is noted of these units besides."""


class Sought(NamedTuple):
    """An order found, or none, with everything considered on the way."""

    order: Order | None
    considered: list[Candidate]


def label(state: ArdennesState, stack: Stack) -> Message:
    return say("system.named.stack", units=names(state, stack.units), hex=state.name(stack.hex))


@decides("ARD-A0-23")
def rank(state: ArdennesState, hex: int, left: int) -> tuple[bool, int, int, str]:
    """Among equally good hexes: an empty one, most movement points left, fewest Allied units, lowest number."""
    there = len(state.units_at(hex, ALLIED))
    return there > 0, -left, there, state.name(hex)


def move_to(
    state: ArdennesState, card: ActionCard, units: tuple[int, ...], hexes: list[int], considered: list[Candidate],
    why: Message, rule: str,
) -> Order | None:  # fmt: skip
    """The order to move to the first of these hexes, best first, that no limit of the card forbids."""
    for position, hex in enumerate(hexes):
        no = barred(state, card, units, hex)
        if no is not None:
            considered.append(Candidate(_move(state, units, hex), because(no), no.rules[0]))
            continue
        path = path_of(state, units, hex)
        if not path:
            considered.append(Candidate(_move(state, units, hex), say("system.because.not-together"), "ARD-A0-14"))
            continue
        considered.append(Candidate(_move(state, units, hex), why, rule, chosen=True))
        for later in hexes[position + 1 : position + 1 + TOLD]:
            considered.append(Candidate(_move(state, units, later), say("system.because.comes-after"), "ARD-A0-23"))
        return move_order(state, units, hex, path, (rule,))
    return None


def _move(state: ArdennesState, units: tuple[int, ...], hex: int) -> Message:
    return say("system.move.to", units=names(state, units), hex=state.name(hex))


def move_order(
    state: ArdennesState, units: tuple[int, ...], hex: int, path: tuple[str, ...], rules: Iterable[str]
) -> Order:
    cited = ("ARD-A0-11", "ARD-A0-14", *rules, "ARD-A0-16", "ARD-A0-22", "ARD-A0-23")
    return Order(units, _move(state, units, hex), cited, (Moving(units, path),), ACTED | MOVED)


def assault_order(
    state: ArdennesState, active: Active, assault: Assault, moves: tuple[tuple[tuple[int, ...], tuple[str, ...]], ...]
) -> Order:
    """The order to attack, after these moves."""
    went = tuple(n for units, _ in moves for n in units)
    ways = [say("system.attack.by-way-of", units=names(state, units), hex=path[-1]) for units, path in moves]
    choice = say(
        "system.attack.order-after-moves" if moves else "system.attack.order",
        hex=state.name(assault.target), odds=assault.odds, units=names(state, assault.attackers), parts=ways,
    )  # fmt: skip
    moved = ("ARD-A0-16", "ARD-A0-22", "ARD-A0-23") if moves else ()
    rules = dict.fromkeys(("ARD-A0-11", "ARD-A0-14", *moved, "ARD-A0-15", *(line.rule for line in assault.ledger)))
    steps: list[Step[Any]] = [Moving(units, path) for units, path in moves]
    members = tuple(sorted(active.units))
    steps.append(Battle("allied", assault.target, assault.attackers, 1, active.support, active=members))
    return Order(tuple(dict.fromkeys((*went, *assault.attackers))), choice, tuple(rules), tuple(steps))
