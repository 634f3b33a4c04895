"""The 22 action cards: which stack of the formation carries out a card, and how."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.core.events import Candidate
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, sort_best_first
from broadfront.titles.ardennes.rules.fighting.unit_states import check_build_ip
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.attacks import order_advance_attack, order_attack
from broadfront.titles.ardennes.system.converging_attacks import order_reinforce_attack
from broadfront.titles.ardennes.system.marches import order_close_up, order_reinforce, order_withdraw
from broadfront.titles.ardennes.system.orders import (
    BUILD,
    EVERY_STACK,
    RALLY,
    ActiveUnits,
    Order,
    OrderSearch,
    stack_label,
)
from broadfront.titles.ardennes.system.ranking import deciding_rule, explain_ranking
from broadfront.titles.ardennes.system.stacks import Stack, acting_stacks, stack_strength
from broadfront.titles.ardennes.system.traces import log_choice, unit_ids

__all__ = ["ApplyCard", "adjacent_german_strength", "build_ip", "plan_order"]

CARD_RULE = "ARD-H-36"


def adjacent_german_strength(state: ArdennesState, hex: int) -> int:
    """Return the strength points of all German units next to a hex."""
    ground = state.ground
    return sum(stack_strength(state, there, GERMAN) for there in ground.six_neighbors[hex] if there != ground.count)


def order_entrench(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Order the stack next to the greatest German strength to dig in; ties go to the lowest selector (order number)."""
    stacks = list(acting_stacks(state, active.units, lambda n: check_build_ip(state, n).legal))
    if not stacks:
        return OrderSearch(None, [Candidate(EVERY_STACK, say("system.because.no-ip"), "ARD-A0-04")])
    order = {stack: position for position, stack in enumerate(stacks)}
    points = {stack: adjacent_german_strength(state, stack.hex) for stack in stacks}
    figures: tuple[Criterion[Stack], ...] = (
        Criterion("facing", CARD_RULE, lambda stack: -points[stack], lambda stack: points[stack]),
        Criterion("selector", "ARD-A0-11", lambda stack: order[stack], lambda stack: lead_selector(state, stack)),
    )
    ranked = sort_best_first(stacks, figures)
    best = ranked[0]
    if not points[best]:
        why = say("system.because.no-germans-beside")
        return OrderSearch(None, [Candidate(stack_label(state, stack), why, CARD_RULE) for stack in ranked])
    only = say("system.because.only-ip", points=points[best])
    considered = explain_ranking(ranked, figures, lambda stack: stack_label(state, stack), only, CARD_RULE)
    choice = say("system.action-card.digs-in", units=unit_ids(state, best.units), hex=state.hex_id(best.hex))
    return OrderSearch(
        Order(best.units, choice, ("ARD-A0-04", "ARD-H-25", deciding_rule(considered)), (), BUILD), considered
    )


def lead_selector(state: ArdennesState, stack: Stack) -> int:
    """Return the selector (order number) of a stack's lead unit."""
    return state.units[stack.units[0]].selector


def order_stand_fast(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Order the first stack to stand fast; the first stack eligible for an Improved Position (IP) gets it."""
    for stack in acting_stacks(state, active.units, lambda n: not state.board.dispersed[n]):
        digs = not active.dug_in and any(check_build_ip(state, n).legal for n in stack.units)
        topic = "system.action-card.stands-and-digs-in" if digs else "system.action-card.stands"
        choice = say(topic, units=unit_ids(state, stack.units), hex=state.hex_id(stack.hex))
        order = Order(stack.units, choice, ("ARD-A0-11", *rule_for_acting_as_stack(stack)))
        if digs:
            order = order._replace(done=BUILD, rules=(*order.rules, "ARD-A0-04"))
        why = say("system.because.first-to-act", number=lead_selector(state, stack))
        return OrderSearch(order, [Candidate(stack_label(state, stack), why, CARD_RULE, chosen=True)])
    return OrderSearch(None, [Candidate(EVERY_STACK, say("system.because.all-acted"), CARD_RULE)])


def rule_for_acting_as_stack(stack: Stack) -> tuple[str, ...]:
    """Return the rule that lets several units act as one stack; empty for a single unit."""
    return ("ARD-A0-14",) if len(stack.units) > 1 else ()


def order_rally(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Order the first Dispersed stack in Communication to recover."""
    considered: list[Candidate] = []
    net = communication_paths(state, ALLIED)
    for stack in acting_stacks(state, active.units, lambda n: bool(state.board.dispersed[n])):
        if stack.hex not in net:
            considered.append(Candidate(stack_label(state, stack), say("system.because.cut-off"), "ARD-DEF-13"))
            continue
        why = say("system.because.first-dispersed", number=lead_selector(state, stack))
        considered.append(Candidate(stack_label(state, stack), why, CARD_RULE, chosen=True))
        choice = say("system.action-card.recovers", units=unit_ids(state, stack.units), hex=state.hex_id(stack.hex))
        return OrderSearch(
            Order(stack.units, choice, ("ARD-A0-11", *rule_for_acting_as_stack(stack)), (), RALLY), considered
        )
    return OrderSearch(None, considered or [Candidate(EVERY_STACK, say("system.because.none-dispersed"), CARD_RULE)])


ORDER_FUNCTIONS: dict[str, Callable[[ArdennesState, ActionCard, ActiveUnits], OrderSearch]] = {
    "attack": order_attack,
    "advance_attack": order_advance_attack,
    "reinforce_attack": order_reinforce_attack,
    "reinforce": order_reinforce,
    "withdraw": order_withdraw,
    "advance": order_close_up,
    "entrench": order_entrench,
    "hold": order_stand_fast,
    "recover": order_rally,
}


def plan_order(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Return the order for the next stack that can carry out an action card, if any, and the stacks considered."""
    return ORDER_FUNCTIONS[card.action](state, card, active)


class ApplyCard(Step[ArdennesState], frozen=True):
    """Carry out an action card with one stack after another, up to the number of stacks printed on it."""

    card: str
    units: tuple[int, ...]
    support: tuple[str, ...]
    left: int
    first: bool = True
    dug_in: bool = False
    """Whether a stack has already dug in for this card."""

    def advance(self, state: ArdennesState) -> None:
        """Let the next stack carry out the action card and log why; end the step if no stack can or none is left."""
        card = state.title.action_cards[self.card]
        active = ActiveUnits(frozenset(self.units), self.support, self.dug_in)
        sought = plan_order(state, card, active) if self.left else OrderSearch(None, [])
        question, order = say("system.action-card.asked", number=card.number, name=card.name), sought.order
        if order is None:
            if self.first:
                choice, follows = say("system.action-card.passed-over"), say("system.action-card.text", text=card.text)
                log_choice(state, question, choice, ("ARD-A0-11", CARD_RULE), sought.considered, follows=follows)
            state.pop()
            return
        dug_in = self.dug_in or order.done == BUILD
        state.become(ApplyCard(self.card, self.units, self.support, self.left - 1, False, dug_in))
        follows = say("system.action-card.text", text=card.text)
        rules = (*order.rules, CARD_RULE)
        log_choice(state, question, order.choice, rules, sought.considered, counted=sought.counted, follows=follows)
        carry_out(state, order)


def carry_out(state: ArdennesState, order: Order) -> None:
    """Carry out an order and mark its units as having acted."""
    for n in order.units:
        state.activation.mark_done(n, order.done)
    board = state.board
    hex = board.hex_of_unit(order.units[0])
    assert hex is not None
    if order.done == BUILD:
        build_ip(state, hex)
    elif order.done == RALLY:
        for n in order.units:
            board.set_dispersed(n, False)
        state.emit(say("recover.units", units=unit_ids(state, order.units)), "ARD-A0-11")
    state.push(*order.steps)


def build_ip(state: ArdennesState, hex: int) -> None:
    """Build an Improved Position (IP) in a hex and log it."""
    state.land.add_ip(state.hex_id(hex))
    state.emit(say("ip.built.for-stack", hex=state.hex_id(hex)), "ARD-H-25")
