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
    possible_withdrawals,
    tank_battalion_targets,
    withdrawable_units,
)
from broadfront.titles.ardennes.events.allied_reserve import Alarm, PlacingUnit, units_raise_the_alarm_may_deploy
from broadfront.titles.ardennes.rules.actions import Deploy, LeaveUnit, NoMore, SelectUnit, StrikeUnit, Withdraw
from broadfront.titles.ardennes.rules.criteria import Criterion, by_selector, sort_best_first
from broadfront.titles.ardennes.rules.lines.rearward import edge_paths, rearward_hex
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.deployment_choices import best_placement, make_trace, reserve_closed_refusal
from broadfront.titles.ardennes.system.engineering import engineers_can_act
from broadfront.titles.ardennes.system.ranking import deciding_rule, explain_ranking
from broadfront.titles.ardennes.system.traces import unit_ids, unit_message

__all__ = [
    "choose_hex_for_event_unit",
    "choose_strike_target",
    "choose_unit_for_alarm",
    "choose_withdrawal",
    "system_event_refusal",
]

NO_PATH = 99
"""Distance used for hexes from which no map edge can be reached."""


def system_event_refusal(state: ArdennesState, event: str) -> Ruling | None:
    """Return why the solitaire rules do not let the Allies use an event now, or None if they do."""
    no = event_refusal(state, event)
    if no is not None:
        return no
    if event == "Raise The Alarm" and (no := _alarm_refusal(state)) is not None:
        return no
    if event == "Engineers" and not engineers_can_act(state):
        return refused("ARD-E2-01", say("system.event.no-engineers"))
    if event == "Artillery Barrage":
        cards = state.title.german_cards
        if not any(cards[card].is_primary for card in state.zones["german-hand"]):
            return refused("ARD-E1-05", say("system.event.no-division-card"))
    if event == "German Plans Intercepted" and not (state.zones["german-deck"] or state.zones["german-hand"]):
        return refused("ARD-E1-07", say("system.event.no-card"))
    return None


def _alarm_refusal(state: ArdennesState) -> Ruling | None:
    """Return why the Alarm event cannot deploy any unit, or None if it can."""
    if (no := reserve_closed_refusal(state)) is not None:
        return no
    if all(best_placement(state, n) is None for n in units_raise_the_alarm_may_deploy(state)):
        return refused("ARD-E1-09", say("system.event.nobody-to-deploy"))
    return None


def choose_unit_for_alarm(state: ArdennesState, step: Alarm) -> tuple[Action, Trace]:
    """Choose the unit that the Alarm event deploys: the lowest selector (order number) that can be placed."""
    candidates: list[Candidate] = []
    for n in units_raise_the_alarm_may_deploy(state):
        unit = unit_message(state, n)
        if best_placement(state, n) is not None:
            why = say("system.alarm.first", number=state.units[n].selector)
            candidates.append(Candidate(unit, why, "ARD-E1-09", chosen=True))
            trace = Trace(say("system.alarm.asked"), unit, ("ARD-E1-09",), tuple(candidates))
            return SelectUnit(state.units[n].id), trace
        why = say("system.alarm.no-hex", number=state.units[n].selector)
        candidates.append(Candidate(unit, why, "ARD-E1-09"))
    return NoMore(), Trace(say("system.alarm.asked"), say("system.alarm.nobody"), ("ARD-E1-09",), tuple(candidates))


def choose_hex_for_event_unit(state: ArdennesState, step: PlacingUnit) -> tuple[Action, Trace | None]:
    """Choose the best hex for a unit that an event deploys, by deployment method A, else B.

    Without a hex the unit is left in Reserve, and the explanation is None.
    """
    candidates: list[Candidate] = []
    found, unit = best_placement(state, step.unit, candidates), state.units[step.unit].id
    if found is None:
        return LeaveUnit(), None
    return Deploy(unit, state.hex_id(found.hex)), make_trace(state, found, candidates)


def choose_strike_target(state: ArdennesState, step: Striking) -> tuple[Action, Trace]:
    """Choose the strongest German unit as the target of a strike; ties go by the usual order of units."""
    targets = tank_battalion_targets(state)
    board = state.board
    figures: tuple[Criterion[int], ...] = (
        Criterion("strongest", "ARD-E1-12", lambda n: -board.strength(n), board.strength),
        by_selector(state, "ARD-DEF-04"),
        Criterion("corps", "ARD-DEF-04", lambda n: (state.title.corps_rank[n], n), lambda n: state.units[n].corps),
    )

    def describe_unit(unit_number: int) -> Message:
        """Return the message that names a German unit and its hex."""
        hex = board.hex_of_unit(unit_number)
        assert hex is not None
        return say("system.named.unit-in-hex", unit=state.units[unit_number].id, hex=state.hex_id(hex))

    candidates = explain_ranking(targets, figures, describe_unit, say("system.strike.only"), "ARD-E1-12")
    rules = tuple(dict.fromkeys(("ARD-E1-12", deciding_rule(candidates))))
    trace = Trace(say("system.strike.asked"), describe_unit(targets[0]), rules, tuple(candidates))
    return StrikeUnit(state.units[targets[0]].id), trace


def _withdrawing_steps(state: ArdennesState, start: int) -> int:
    """Return the number of Allied steps that would withdraw from a hex."""
    return sum(state.board.steps[n] for n in withdrawable_units(state, start))


def choose_withdrawal(state: ArdennesState, step: Withdrawing) -> tuple[Action, Trace]:
    """Choose the stack that an event withdraws, and where.

    The stack with the most steps goes first, then the easternmost. It goes into a hex with friends, then the rearward
    one.
    """
    west = state.ground.west
    away = edge_paths(state, ALLIED).lengths
    which, where = "ARD-E1-14", "ARD-E1-15"

    def edge_length(end: int) -> int:
        """Return the distance of a hex to the Allied map edge, or a large number without a path."""
        return away[end] if away[end] >= 0 else NO_PATH

    figures: tuple[Criterion[tuple[int, int]], ...] = (
        Criterion(
            "steps",
            which,
            lambda pair: -_withdrawing_steps(state, pair[0]),
            lambda pair: _withdrawing_steps(state, pair[0]),
        ),
        Criterion("east", which, lambda pair: west[pair[0]], lambda pair: f"{west[pair[0]] / 2:g}"),
        Criterion("number", which, lambda pair: state.hex_id(pair[0])),
        Criterion("friends", where, lambda pair: not state.board.units_at(pair[1], ALLIED)),
        Criterion("rearward", where, lambda pair: pair[1] != rearward_hex(state, pair[0], ALLIED)),
        Criterion("edge", where, lambda pair: edge_length(pair[1])),
        Criterion("west", where, lambda pair: -west[pair[1]], lambda pair: f"{west[pair[1]] / 2:g}"),
        Criterion("number", where, lambda pair: state.hex_id(pair[1])),
    )

    def describe_withdrawal(pair: tuple[int, int]) -> Message:
        """Return the message that names the withdrawing units, their hex and their destination."""
        units = unit_ids(state, state.title.sort_units(withdrawable_units(state, pair[0])))
        return say("system.withdrawal.from-to", units=units, start=state.hex_id(pair[0]), end=state.hex_id(pair[1]))

    ranked = sort_best_first(possible_withdrawals(state), figures)
    candidates = explain_ranking(ranked, figures, describe_withdrawal, say("system.withdrawal.only"), "ARD-E1-13")
    start, end = ranked[0]
    rules = ["ARD-E1-13"]
    if any(other != start for other, _ in ranked):
        rules.append(which)
    if sum(other == start for other, _ in ranked) > 1:
        rules.append(where)
    trace = Trace(say("system.withdrawal.asked"), describe_withdrawal(ranked[0]), tuple(rules), tuple(candidates))
    return Withdraw(state.hex_id(start), state.hex_id(end)), trace
