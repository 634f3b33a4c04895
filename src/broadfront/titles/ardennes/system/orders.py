"""Orders that action cards give to stacks, and the messages that explain them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from broadfront.board.points import show_mp
from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.figures import Figure, best_first, number_of
from broadfront.titles.ardennes.rules.markers import ACTED, BUILT, MOVED, RECOVERED
from broadfront.titles.ardennes.rules.routes.movement_costs import may_cross_the_meuse
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.battle import Battle
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.system.compared import compared, rule_of
from broadfront.titles.ardennes.system.stacks import Assault, Stack, barred, path_of
from broadfront.titles.ardennes.system.traces import because, names

__all__ = [
    "BUILD",
    "EVERY_STACK",
    "RALLY",
    "Active",
    "Meant",
    "Order",
    "Sought",
    "arrival",
    "assault_order",
    "hexes_meant",
    "label",
    "move_to",
    "odds_said",
    "stack_at",
]

BARRED = 4
"""Maximum number of forbidden hexes listed in a trace."""

BUILD, RALLY = ACTED | BUILT, ACTED | RECOVERED
"""Activation marks of units that dig in or recover."""
EVERY_STACK = say("system.named.every-stack")
"""Trace label used if no particular stack was considered."""


class Active(NamedTuple):
    """The units available to the action cards of an activation, and the support of an army card."""

    units: frozenset[int]
    support: tuple[str, ...] = ()
    dug_in: bool = False
    """Whether a stack has already dug in for the current card."""


class Order(NamedTuple):
    """The units that carry out an action card, and what they do."""

    units: tuple[int, ...]
    choice: Message
    rules: tuple[str, ...]
    steps: tuple[Step[Any], ...] = ()
    done: int = ACTED
    """Activation marks to set on these units."""


class Sought(NamedTuple):
    """The order found (or None), the candidates considered, and the ledger of the odds."""

    order: Order | None
    considered: list[Candidate]
    counted: tuple[LedgerLine, ...] = ()


def label(state: ArdennesState, stack: Stack) -> Message:
    return say("system.named.stack", units=names(state, stack.units), hex=state.name(stack.hex))


def stack_at(state: ArdennesState, hex: int, side: int) -> Message:
    """Return the message that names a side's units in a hex."""
    units = names(state, state.title.in_order(state.board.units_at(hex, side)))
    return say("system.named.stack", units=units, hex=state.name(hex))


# Moves


@decides("ARD-A0-23")
def arrival(state: ArdennesState, left: Mapping[int, int]) -> tuple[Figure[int], ...]:
    """Return the criteria for destinations: empty, most movement points left, fewest Allied units, lowest number."""

    def there(hex: int) -> int:
        return len(state.board.units_at(hex, ALLIED))

    return (
        Figure("empty", "ARD-A0-23", lambda hex: there(hex) > 0),
        Figure("left", "ARD-A0-23", lambda hex: -left[hex], lambda hex: show_mp(left[hex])),
        Figure("fewest", "ARD-A0-23", there),
        number_of(state, "ARD-H-36"),
    )


class Meant(NamedTuple):
    """The hexes a card sends units to, best first, with the ranking criteria and the goal."""

    hexes: list[int]
    figures: tuple[Figure[int], ...]
    goal: Message
    none: Message
    """Reason used if there are no hexes."""


def hexes_meant(
    state: ArdennesState, hexes: Iterable[int], left: Mapping[int, int], goal: Message, none: Message,
    *first: Figure[int],
) -> Meant:  # fmt: skip
    """Rank hexes by the criteria of the card, then by the usual criteria for destinations."""
    figures = (*first, *arrival(state, left))
    return Meant(best_first(hexes, figures), figures, goal, none)


def move_to(
    state: ArdennesState, card: ActionCard, stack: Stack, units: tuple[int, ...], found: Meant,
    considered: list[Candidate], rule: str,
) -> Order | None:  # fmt: skip
    """Return the order to move to the best hex that no limit of the card forbids, or None."""
    barred_here: list[Ruling] = []
    for position, hex in enumerate(found.hexes):
        no = barred(state, card, units, hex)
        path = () if no is not None else path_of(state, units, hex)
        if not path:
            no = no or refused("ARD-A0-14", say("system.because.not-together"))
            barred_here.append(no)
            if len(barred_here) <= BARRED:
                considered.append(Candidate(_move(state, units, hex), because(no), no.rules[0]))
            continue
        ranked = (hex, *found.hexes[position + 1 :])
        corps = state.units[units[0]].corps if not may_cross_the_meuse(state) else ""
        only = say("system.move.only" if position == 0 else "system.move.last", corps=corps)
        candidates = compared(ranked, found.figures, lambda one: _move(state, units, one), only, rule, found.goal)
        considered += (*_more(state, units, barred_here[BARRED:]), *candidates)
        return move_order(state, stack, units, hex, path, (rule, rule_of(candidates)))
    considered += _more(state, units, barred_here[BARRED:])
    return None


def _more(state: ArdennesState, units: tuple[int, ...], rulings: Sequence[Ruling]) -> Iterator[Candidate]:
    """Yield a trace entry counting the forbidden hexes that are not listed."""
    if rulings:
        why = say("system.move.more-barred", count=len(rulings), why=because(rulings[0]))
        yield Candidate(say("system.move.other-hexes", units=names(state, units)), why, rulings[0].rules[0])


def _move(state: ArdennesState, units: tuple[int, ...], hex: int) -> Message:
    return say("system.move.to", units=names(state, units), hex=state.name(hex))


def move_order(
    state: ArdennesState, stack: Stack, units: tuple[int, ...], hex: int, path: tuple[str, ...], rules: Iterable[str]
) -> Order:
    cited = ["ARD-A0-11", *_of_group(units), *rules]
    if len(units) < len(stack.units):
        cited.append("ARD-A0-16")
    choice = say("system.move.goes", units=names(state, units), start=state.name(stack.hex), hex=state.name(hex))
    return Order(units, choice, tuple(cited), (Moving(units, path),), ACTED | MOVED)


def _of_group(units: tuple[int, ...]) -> tuple[str, ...]:
    """Return the rules that let several units of a hex act in turn; empty for a single unit."""
    return ("ARD-A0-14", "ARD-A0-22") if len(units) > 1 else ()


# Attacks


def odds_said(odds: int) -> Message:
    return say("system.attack.odds", odds=odds)


def _way(state: ArdennesState, units: tuple[int, ...], hex: str) -> Message:
    start = state.board.hex(units[0])
    assert start is not None
    return say("system.attack.by-way-of", units=names(state, units), start=state.name(start), hex=hex)


def assault_order(
    state: ArdennesState, active: Active, assault: Assault, lead: tuple[int, ...],
    moves: tuple[tuple[tuple[int, ...], tuple[str, ...]], ...],
) -> Order:  # fmt: skip
    """Return the order for an attack after the given moves; other attackers join the leading units."""
    went = tuple(n for units, _ in moves for n in units)
    ways = [_way(state, units, path[-1]) for units, path in moves]
    choice = say(
        "system.attack.order-after-moves" if moves else "system.attack.order",
        what=stack_at(state, assault.target, GERMAN), odds=assault.odds, value=odds_said(assault.odds), parts=ways,
        units=names(state, (n for n in assault.attackers if n in lead)),
        joined=names(state, (n for n in assault.attackers if n not in lead)),
    )  # fmt: skip
    group = [rule for units, _ in moves for rule in _of_group(units)]
    steps_in_vp_hex = ("ARD-A0-15",) if assault.from_vp_hex else ()
    rules = dict.fromkeys(("ARD-A0-11", *group, *steps_in_vp_hex, *(line.rule for line in assault.ledger)))
    steps: list[Step[Any]] = [Moving(units, path) for units, path in moves]
    members = tuple(sorted(active.units))
    steps.append(Battle("allied", assault.target, assault.attackers, 1, active.support, active=members))
    return Order(tuple(dict.fromkeys((*went, *assault.attackers))), choice, tuple(rules), tuple(steps))
