"""The 22 action cards: which stack of the formation carries out a card, and how."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.core.events import Candidate
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.unit_states import may_build_ip
from broadfront.titles.ardennes.rules.figures import Figure, best_first
from broadfront.titles.ardennes.rules.lines.communication import communication
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.attacks import advance_attack, attack
from broadfront.titles.ardennes.system.compared import compared, rule_of
from broadfront.titles.ardennes.system.converging import reinforce_attack
from broadfront.titles.ardennes.system.marches import close_up, reinforce, withdraw
from broadfront.titles.ardennes.system.orders import BUILD, EVERY_STACK, RALLY, Active, Order, Sought, label
from broadfront.titles.ardennes.system.stacks import Stack, acting_stacks, strength_of
from broadfront.titles.ardennes.system.traces import names, tell

__all__ = ["ApplyCard", "dig_in", "facing", "plan"]

RULE = "ARD-H-36"


def facing(state: ArdennesState, hex: int) -> int:
    """Return the strength points of all German units next to a hex."""
    ground = state.ground
    return sum(strength_of(state, there, GERMAN) for there in ground.around[hex] if there != ground.count)


def entrench(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Order the stack next to the greatest German strength to dig in; ties go to the lowest selector."""
    stacks = list(acting_stacks(state, active.units, lambda n: may_build_ip(state, n).legal))
    if not stacks:
        return Sought(None, [Candidate(EVERY_STACK, say("system.because.no-ip"), "ARD-A0-04")])
    order = {stack: position for position, stack in enumerate(stacks)}
    points = {stack: facing(state, stack.hex) for stack in stacks}
    figures: tuple[Figure[Stack], ...] = (
        Figure("facing", RULE, lambda stack: -points[stack], lambda stack: points[stack]),
        Figure("selector", "ARD-A0-11", lambda stack: order[stack], lambda stack: selector(state, stack)),
    )
    ranked = best_first(stacks, figures)
    best = ranked[0]
    if not points[best]:
        why = say("system.because.no-germans-beside")
        return Sought(None, [Candidate(label(state, stack), why, RULE) for stack in ranked])
    only = say("system.because.only-ip", points=points[best])
    considered = compared(ranked, figures, lambda stack: label(state, stack), only, RULE)
    choice = say("system.action-card.digs-in", units=names(state, best.units), hex=state.name(best.hex))
    return Sought(Order(best.units, choice, ("ARD-A0-04", "ARD-H-25", rule_of(considered)), (), BUILD), considered)


def selector(state: ArdennesState, stack: Stack) -> int:
    """Return the selector of a stack's lead unit."""
    return state.units[stack.units[0]].selector


def hold(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Order the first stack to stand fast; the first one eligible for an IP gets it."""
    for stack in acting_stacks(state, active.units, lambda n: not state.board.dispersed[n]):
        digs = not active.dug_in and any(may_build_ip(state, n).legal for n in stack.units)
        topic = "system.action-card.stands-and-digs-in" if digs else "system.action-card.stands"
        choice = say(topic, units=names(state, stack.units), hex=state.name(stack.hex))
        order = Order(stack.units, choice, ("ARD-A0-11", *together(stack)))
        if digs:
            order = order._replace(done=BUILD, rules=(*order.rules, "ARD-A0-04"))
        why = say("system.because.first-to-act", number=selector(state, stack))
        return Sought(order, [Candidate(label(state, stack), why, RULE, chosen=True)])
    return Sought(None, [Candidate(EVERY_STACK, say("system.because.all-acted"), RULE)])


def together(stack: Stack) -> tuple[str, ...]:
    """Return the rule that lets several units act as one stack; empty for a single unit."""
    return ("ARD-A0-14",) if len(stack.units) > 1 else ()


def rally(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Order the first Dispersed stack in Communication to recover."""
    considered: list[Candidate] = []
    net = communication(state, ALLIED)
    for stack in acting_stacks(state, active.units, lambda n: bool(state.board.dispersed[n])):
        if stack.hex not in net:
            considered.append(Candidate(label(state, stack), say("system.because.cut-off"), "ARD-DEF-13"))
            continue
        why = say("system.because.first-dispersed", number=selector(state, stack))
        considered.append(Candidate(label(state, stack), why, RULE, chosen=True))
        choice = say("system.action-card.recovers", units=names(state, stack.units), hex=state.name(stack.hex))
        return Sought(Order(stack.units, choice, ("ARD-A0-11", *together(stack)), (), RALLY), considered)
    return Sought(None, considered or [Candidate(EVERY_STACK, say("system.because.none-dispersed"), RULE)])


ACTIONS: dict[str, Callable[[ArdennesState, ActionCard, Active], Sought]] = {
    "attack": attack,
    "advance_attack": advance_attack,
    "reinforce_attack": reinforce_attack,
    "reinforce": reinforce,
    "withdraw": withdraw,
    "advance": close_up,
    "entrench": entrench,
    "hold": hold,
    "recover": rally,
}


def plan(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Return the order of the next stack for a card; without an order if no stack can carry it out."""
    return ACTIONS[card.action](state, card, active)


class ApplyCard(Step[ArdennesState], frozen=True):
    """Carry out an action card with one stack after another, up to the number on the card."""

    card: str
    units: tuple[int, ...]
    support: tuple[str, ...]
    left: int
    first: bool = True
    dug_in: bool = False
    """Whether a stack has already dug in for this card."""

    def advance(self, state: ArdennesState) -> None:
        card = state.title.action_cards[self.card]
        active = Active(frozenset(self.units), self.support, self.dug_in)
        sought = plan(state, card, active) if self.left else Sought(None, [])
        question, order = say("system.action-card.asked", number=card.number, name=card.name), sought.order
        if order is None:
            if self.first:
                choice, follows = say("system.action-card.passed-over"), say("system.action-card.text", text=card.text)
                tell(state, question, choice, ("ARD-A0-11", RULE), sought.considered, follows=follows)
            state.pop()
            return
        dug_in = self.dug_in or order.done == BUILD
        state.become(ApplyCard(self.card, self.units, self.support, self.left - 1, False, dug_in))
        follows = say("system.action-card.text", text=card.text)
        rules = (*order.rules, RULE)
        tell(state, question, order.choice, rules, sought.considered, counted=sought.counted, follows=follows)
        carry_out(state, order)


def carry_out(state: ArdennesState, order: Order) -> None:
    """Carry out an order and mark its units as having acted."""
    for n in order.units:
        state.activation.mark_done(n, order.done)
    board = state.board
    hex = board.hex(order.units[0])
    assert hex is not None
    if order.done == BUILD:
        dig_in(state, hex)
    elif order.done == RALLY:
        for n in order.units:
            board.set_dispersed(n, False)
        state.emit(say("recover.units", units=names(state, order.units)), "ARD-A0-11")
    state.push(*order.steps)


def dig_in(state: ArdennesState, hex: int) -> None:
    """Build an IP in a hex and log it."""
    state.land.add_ip(state.name(hex))
    state.emit(say("ip.built.for-stack", hex=state.name(hex)), "ARD-H-25")
