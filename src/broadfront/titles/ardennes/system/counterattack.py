"""The special event Counterattack: Allied units of any formation attack a lone German stack nearby."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.markers import MONTY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.action_cards import carry_out
from broadfront.titles.ardennes.system.allied_activation import activation_eligibility_of_formation
from broadfront.titles.ardennes.system.converging_attacks import order_counterattack
from broadfront.titles.ardennes.system.orders import ActiveUnits, OrderSearch
from broadfront.titles.ardennes.system.targets import lone_german_stacks
from broadfront.titles.ardennes.system.traces import log_choice, reason_message

__all__ = ["COUNTERATTACK", "CounterattackPlan", "plan_counterattack"]

COUNTERATTACK = "Counterattack"
RULE = "ARD-H-57"
MAX_DISTANCE = 5
"""Distance in hexes from a lone German stack within which Allied units take part."""


class CounterattackPlan(NamedTuple):
    """The attack that the Counterattack event makes, or the reason why there is none."""

    sought: OrderSearch
    why_not: Message | None = None
    eligibility: Ruling | None = None
    """Ruling that one of the units is eligible for activation."""

    def carry_out(self, state: ArdennesState) -> None:
        """Log the planned attack and carry it out."""
        order = self.sought.order
        assert order is not None
        assert self.eligibility is not None
        asked, rules, sought = (
            say("system.counterattack.asked"),
            (RULE, *self.eligibility.rules, *order.rules),
            self.sought,
        )
        follows = reason_message(self.eligibility)
        log_choice(state, asked, order.choice, rules, sought.considered, counted=sought.counted, follows=follows)
        carry_out(state, order)


@decides("ARD-H-57")
def units_taking_part(state: ArdennesState) -> tuple[int, ...]:
    """Return the Allied units near a lone German stack that the Counterattack event may use.

    Monty Tidies The Lines excludes the US 1st Army.
    """
    near, tips = state.ground.hexes_within_as_bits(MAX_DISTANCE), sum([1 << hex for hex in lone_german_stacks(state)])
    kept = MONTY in state.clock.lasting
    board = state.board
    units = [n for hex in board.stands[ALLIED] if near[hex] & tips for n in board.at[hex]]
    return state.title.sort_units([n for n in units if not (kept and army_of(state, n) == "1US")])


@decides("ARD-H-57")
def plan_counterattack(state: ArdennesState) -> CounterattackPlan:
    """Plan an attack by nearby units on a German stack with no other near it, if one of them may be activated."""
    units, nothing = units_taking_part(state), OrderSearch(None, [])
    if not units:
        return CounterattackPlan(nothing, say("system.counterattack.nobody-near", distance=MAX_DISTANCE))
    ruling = activation_eligibility_of_formation(state, units)
    if not ruling.legal:
        return CounterattackPlan(nothing, reason_message(ruling))
    sought = order_counterattack(state, ActiveUnits(frozenset(units)))
    why_not = say("system.counterattack.no-attack") if sought.order is None else None
    return CounterattackPlan(sought, why_not, ruling)
