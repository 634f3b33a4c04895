"""Allied events as the system plays them: whether one applies, and what it chooses in them."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.allied import (
    Striking,
    Withdrawing,
    event_refusal,
    strike_targets,
    withdrawals,
    withdrawing,
)
from broadfront.titles.ardennes.events.allied_reserve import Alarm, PlacingUnit, alarm_units
from broadfront.titles.ardennes.rules.actions import Deploy, LeaveUnit, NoMore, SelectUnit, StrikeUnit, Withdraw
from broadfront.titles.ardennes.rules.lines.rearward import edge_distance, rearward
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.system import engineering as engineers
from broadfront.titles.ardennes.system.deploying import best_hex, no_more_today, trace_of
from broadfront.titles.ardennes.system.traces import unit_named

__all__ = [
    "choose_alarm",
    "choose_placing",
    "choose_strike",
    "choose_withdrawal",
    "why_not",
]


def why_not(state: ArdennesState, event: str) -> Ruling | None:
    """Why an event is not applicable for the system; None when it is."""
    no = event_refusal(state, event)
    if no is not None:
        return no
    if event == "Raise The Alarm" and (no := _no_alarm(state)) is not None:
        return no
    if event == "Engineers" and not engineers.possible(state):
        return refused("ARD-E2-01", say("system.event.no-engineers"))
    if event == "Artillery Barrage":
        cards = state.title.german_cards
        if not any(cards[card].primary for card in state.zones["german-hand"]):
            return refused("ARD-E1-05", say("system.event.no-division-card"))
    if event == "German Plans Intercepted" and not (state.zones["german-deck"] or state.zones["german-hand"]):
        return refused("ARD-E1-07", say("system.event.no-card"))
    return None


def _no_alarm(state: ArdennesState) -> Ruling | None:
    if (no := no_more_today(state)) is not None:
        return no
    if all(best_hex(state, n) is None for n in alarm_units(state)):
        return refused("ARD-E1-09", say("system.event.nobody-to-deploy"))
    return None


def choose_alarm(state: ArdennesState, step: Alarm) -> tuple[Action, Trace]:
    """The lowest selector that can be placed."""
    told: list[Candidate] = []
    for n in alarm_units(state):
        unit = unit_named(state, n)
        if best_hex(state, n) is not None:
            told.append(Candidate(unit, say("system.alarm.first"), "ARD-E1-09", chosen=True))
            trace = Trace(say("system.alarm.asked"), unit, ("ARD-E1-09",), tuple(told))
            return SelectUnit(state.units[n].id), trace
        told.append(Candidate(unit, say("system.alarm.no-hex"), "ARD-E1-09"))
    return NoMore(), Trace(say("system.alarm.asked"), say("system.alarm.nobody"), ("ARD-E1-09",), tuple(told))


def choose_placing(state: ArdennesState, step: PlacingUnit) -> tuple[Action, Trace | None]:
    """The best hex by method A, else B."""
    told: list[Candidate] = []
    found, unit = best_hex(state, step.unit, told), state.units[step.unit].id
    if found is None:
        return LeaveUnit(), None
    return Deploy(unit, state.name(found.hex)), trace_of(state, found, told)


def choose_strike(state: ArdennesState, step: Striking) -> tuple[Action, Trace]:
    """The strongest target, then the unit tie-break."""
    targets = strike_targets(state)
    told = tuple(
        Candidate(unit_named(state, n), say("system.strike.strength", strength=state.strength(n)), "ARD-E1-12", k == 0)
        for k, n in enumerate(targets[:6])
    )
    trace = Trace(say("system.strike.asked"), unit_named(state, targets[0]), ("ARD-E1-12",), told)
    return StrikeUnit(state.units[targets[0]].id), trace


def _steps(state: ArdennesState, start: int) -> int:
    """The steps that would withdraw from a hex."""
    return sum(state.steps[n] for n in withdrawing(state, start))


def choose_withdrawal(state: ArdennesState, step: Withdrawing) -> tuple[Action, Trace]:
    """Most steps, then easternmost; to a hex with friends, then the rearward one."""
    ground = state.ground
    away = edge_distance(state, ALLIED).lengths

    def key(pair: tuple[int, int]) -> tuple[object, ...]:
        start, end = pair
        friends = bool(state.units_at(end, ALLIED))
        far = away[end] if away[end] >= 0 else 99
        back = end != rearward(state, start, ALLIED)
        return (
            -_steps(state, start), ground.west[start], state.name(start),
            not friends, back, far, -ground.west[end], state.name(end),
        )  # fmt: skip

    ranked = sorted(withdrawals(state), key=key)
    told = []
    for k, (start, end) in enumerate(ranked[:6]):
        topic = "system.withdrawal.with-friends" if state.units_at(end, ALLIED) else "system.withdrawal.empty"
        rule = "ARD-E1-14" if start != ranked[0][0] else "ARD-E1-15"
        what = say("system.named.from-to", start=state.name(start), end=state.name(end))
        told.append(Candidate(what, say(topic, steps=_steps(state, start)), rule, k == 0))
    action = Withdraw(state.name(ranked[0][0]), state.name(ranked[0][1]))
    choice = say("system.named.from-to", start=action.start, end=action.end)
    rules = ("ARD-E1-13", "ARD-E1-14", "ARD-E1-15")
    return action, Trace(say("system.withdrawal.asked"), choice, rules, tuple(told))
