"""Allied events as the system plays them: whether an event applies, and its choices."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
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
from broadfront.titles.ardennes.rules.figures import Figure, best_first, selector_of
from broadfront.titles.ardennes.rules.lines.rearward import edge_distance, rearward
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.compared import compared, rule_of
from broadfront.titles.ardennes.system.deploying import best_hex, no_more_today, trace_of
from broadfront.titles.ardennes.system.engineering import engineers_can_act
from broadfront.titles.ardennes.system.traces import names, unit_named

__all__ = [
    "choose_alarm",
    "choose_placing",
    "choose_strike",
    "choose_withdrawal",
    "why_not",
]

FAR = 99
"""Distance used for hexes from which no map edge can be reached."""


def why_not(state: ArdennesState, event: str) -> Ruling | None:
    """Return why an event does not apply for the system, or None if it does."""
    no = event_refusal(state, event)
    if no is not None:
        return no
    if event == "Raise The Alarm" and (no := _no_alarm(state)) is not None:
        return no
    if event == "Engineers" and not engineers_can_act(state):
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
    """Choose the unit with the lowest selector that can be placed."""
    candidates: list[Candidate] = []
    for n in alarm_units(state):
        unit = unit_named(state, n)
        if best_hex(state, n) is not None:
            why = say("system.alarm.first", number=state.units[n].selector)
            candidates.append(Candidate(unit, why, "ARD-E1-09", chosen=True))
            trace = Trace(say("system.alarm.asked"), unit, ("ARD-E1-09",), tuple(candidates))
            return SelectUnit(state.units[n].id), trace
        why = say("system.alarm.no-hex", number=state.units[n].selector)
        candidates.append(Candidate(unit, why, "ARD-E1-09"))
    return NoMore(), Trace(say("system.alarm.asked"), say("system.alarm.nobody"), ("ARD-E1-09",), tuple(candidates))


def choose_placing(state: ArdennesState, step: PlacingUnit) -> tuple[Action, Trace | None]:
    """Choose the best hex for a unit by method A, else B."""
    candidates: list[Candidate] = []
    found, unit = best_hex(state, step.unit, candidates), state.units[step.unit].id
    if found is None:
        return LeaveUnit(), None
    return Deploy(unit, state.name(found.hex)), trace_of(state, found, candidates)


def choose_strike(state: ArdennesState, step: Striking) -> tuple[Action, Trace]:
    """Choose the strongest target; ties go by the unit tie-break."""
    targets = strike_targets(state)
    board = state.board
    figures: tuple[Figure[int], ...] = (
        Figure("strongest", "ARD-E1-12", lambda n: -board.strength(n), board.strength),
        selector_of(state, "ARD-DEF-04"),
        Figure("corps", "ARD-DEF-04", lambda n: (state.title.corps_rank[n], n), lambda n: state.units[n].corps),
    )

    def named(number: int) -> Message:
        hex = board.hex(number)
        assert hex is not None
        return say("system.named.unit-in-hex", unit=state.units[number].id, hex=state.name(hex))

    candidates = compared(targets, figures, named, say("system.strike.only"), "ARD-E1-12")
    rules = tuple(dict.fromkeys(("ARD-E1-12", rule_of(candidates))))
    trace = Trace(say("system.strike.asked"), named(targets[0]), rules, tuple(candidates))
    return StrikeUnit(state.units[targets[0]].id), trace


def _steps(state: ArdennesState, start: int) -> int:
    """Return the number of steps that would withdraw from a hex."""
    return sum(state.board.steps[n] for n in withdrawing(state, start))


def choose_withdrawal(state: ArdennesState, step: Withdrawing) -> tuple[Action, Trace]:
    """Choose the withdrawal: most steps, then easternmost; into a hex with friends, then the rearward one."""
    west = state.ground.west
    away = edge_distance(state, ALLIED).lengths
    which, where = "ARD-E1-14", "ARD-E1-15"

    def edge_length(end: int) -> int:
        return away[end] if away[end] >= 0 else FAR

    figures: tuple[Figure[tuple[int, int]], ...] = (
        Figure("steps", which, lambda pair: -_steps(state, pair[0]), lambda pair: _steps(state, pair[0])),
        Figure("east", which, lambda pair: west[pair[0]], lambda pair: f"{west[pair[0]] / 2:g}"),
        Figure("number", which, lambda pair: state.name(pair[0])),
        Figure("friends", where, lambda pair: not state.board.units_at(pair[1], ALLIED)),
        Figure("rearward", where, lambda pair: pair[1] != rearward(state, pair[0], ALLIED)),
        Figure("edge", where, lambda pair: edge_length(pair[1])),
        Figure("west", where, lambda pair: -west[pair[1]], lambda pair: f"{west[pair[1]] / 2:g}"),
        Figure("number", where, lambda pair: state.name(pair[1])),
    )

    def named(pair: tuple[int, int]) -> Message:
        units = names(state, state.title.in_order(withdrawing(state, pair[0])))
        return say("system.withdrawal.from-to", units=units, start=state.name(pair[0]), end=state.name(pair[1]))

    ranked = best_first(withdrawals(state), figures)
    candidates = compared(ranked, figures, named, say("system.withdrawal.only"), "ARD-E1-13")
    start, end = ranked[0]
    rules = ["ARD-E1-13"]
    if any(other != start for other, _ in ranked):
        rules.append(which)
    if sum(other == start for other, _ in ranked) > 1:
        rules.append(where)
    trace = Trace(say("system.withdrawal.asked"), named(ranked[0]), tuple(rules), tuple(candidates))
    return Withdraw(state.name(start), state.name(end)), trace
