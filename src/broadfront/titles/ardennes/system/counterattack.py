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
from broadfront.titles.ardennes.system.allied_activation import eligible
from broadfront.titles.ardennes.system.converging import pinch
from broadfront.titles.ardennes.system.orders import Active, Sought
from broadfront.titles.ardennes.system.targets import lone_stacks
from broadfront.titles.ardennes.system.traces import because, tell

__all__ = ["COUNTERATTACK", "Counterattack", "counterattack"]

COUNTERATTACK = "Counterattack"
RULE = "ARD-H-57"
REACH = 5
"""Distance in hexes from a lone German stack within which Allied units take part."""


class Counterattack(NamedTuple):
    """The attack made by the event, or the reason there is none."""

    sought: Sought
    why_not: Message | None = None
    ground: Ruling | None = None
    """Ruling that one of the units is eligible for activation."""

    def run(self, state: ArdennesState) -> None:
        """Log the attack and carry it out."""
        order = self.sought.order
        assert order is not None
        assert self.ground is not None
        asked, rules, sought = say("system.counterattack.asked"), (RULE, *self.ground.rules, *order.rules), self.sought
        follows = because(self.ground)
        tell(state, asked, order.choice, rules, sought.considered, counted=sought.counted, follows=follows)
        carry_out(state, order)


@decides("ARD-H-57")
def called(state: ArdennesState) -> tuple[int, ...]:
    """Return the Allied units near a lone German stack, without the US 1st Army under Monty Tidies The Lines."""
    near, tips = state.ground.bits_within(REACH), sum([1 << hex for hex in lone_stacks(state)])
    kept = MONTY in state.clock.lasting
    board = state.board
    units = [n for hex in board.stands[ALLIED] if near[hex] & tips for n in board.at[hex]]
    return state.title.in_order([n for n in units if not (kept and army_of(state, n) == "1US")])


@decides("ARD-H-57")
def counterattack(state: ArdennesState) -> Counterattack:
    """Plan an attack on a lone German stack by nearby units, if one of them is eligible for activation."""
    units, nothing = called(state), Sought(None, [])
    if not units:
        return Counterattack(nothing, say("system.counterattack.nobody-near", distance=REACH))
    ruling = eligible(state, units)
    if not ruling.legal:
        return Counterattack(nothing, because(ruling))
    sought = pinch(state, Active(frozenset(units)))
    why_not = say("system.counterattack.no-attack") if sought.order is None else None
    return Counterattack(sought, why_not, ruling)
