"""Explanation of an Allied retreat: why each adjacent hex was chosen or passed over."""

from __future__ import annotations

from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, deciding_criterion
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.retreat import Group, is_farther_away
from broadfront.titles.ardennes.rules.fighting.retreat_priority import (
    RetreatHex,
    check_retreat_hex,
    retreat_hexes,
)
from broadfront.titles.ardennes.rules.lines.rearward import supply_source_paths
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["explain_retreat"]

PRIORITY = ("", "ARD-C2-13", "ARD-C2-14", "ARD-C2-15", "ARD-C2-16")
"""Rule id of each retreat priority."""


def _criteria(state: ArdennesState) -> tuple[Criterion[RetreatHex], ...]:
    """Return the criteria that rank Allied retreat hexes, in the order of the solitaire card."""
    ground, away = state.ground, supply_source_paths(state, ALLIED).lengths

    def distance(way: RetreatHex) -> int:
        """Return the distance from a retreat hex to a friendly map-edge road hex, the source of Supply."""
        return away[way.hex] if away[way.hex] >= 0 else ground.count

    return (
        Criterion("resort", "ARD-C2-17", lambda way: way.resort_level),
        Criterion(
            "priority", "ARD-C2-13", lambda way: way.priority, lambda way: say("retreat.kind", level=way.priority)
        ),
        Criterion("town", "ARD-C2-18", lambda way: way.hex not in ground.town),
        Criterion("source", "ARD-C2-18", distance),
        Criterion("west", "ARD-C2-18", lambda way: -ground.west[way.hex], lambda way: f"{ground.west[way.hex] / 2:g}"),
        Criterion("number", "ARD-DEF-05", lambda way: state.hex_id(way.hex)),
    )


def explain_retreat(
    state: ArdennesState, fight: Fight, group: Group, chosen: RetreatHex, open_hexes: list[RetreatHex]
) -> Trace:
    """Return the explanation of an Allied retreat choice, with every adjacent hex as a candidate.

    `chosen` is the chosen retreat hex, and `open_hexes` lists the hexes that the group could have taken.
    """
    board = state.board
    start = board.hex_of_unit(group[0])
    assert start is not None
    figures, others = _criteria(state), [one for one in retreat_hexes(state, group, start) if one.hex != chosen.hex]
    usable = {one.hex for one in open_hexes}
    steps = sum(board.steps[n] for n in group)
    lost: list[Candidate] = []
    rivals: list[RetreatHex] = []
    for one in others:
        no = _unusable_reason(state, fight, one, steps)
        if no is None and one.rank <= chosen.rank and one.hex not in usable:
            no = say("retreat.passed.no-room"), "ARD-C2-02"
        if no is not None:
            lost.append(Candidate(_hex_message(state, one.hex), *no))
            continue
        rivals.append(one)
        figure = deciding_criterion(chosen, one, figures)
        why = say("system.lost", figure=figure.name, value=figure.shown_value(one), best=figure.shown_value(chosen))
        lost.append(Candidate(_hex_message(state, one.hex), why, _rule_of_criterion(figure, one)))
    for hex in state.ground.map.beside[start]:
        closed = check_retreat_hex(state, group, hex)
        if not closed.legal and hex != fight.target:
            lost.append(
                Candidate(_hex_message(state, hex), say("system.because.ruling", why=closed.why), closed.rules[0])
            )
    if rivals:
        figure = deciding_criterion(chosen, rivals[0], figures)
        why = say(
            "system.won", figure=figure.name, value=figure.shown_value(chosen), best=figure.shown_value(rivals[0])
        )
        rule = _rule_of_criterion(figure, chosen)
    else:
        why, rule = (
            say("retreat.passed.only", what=say("retreat.kind", level=chosen.priority)),
            PRIORITY[chosen.priority],
        )
    best = Candidate(_hex_message(state, chosen.hex), why, rule, chosen=True)
    units = [state.units[n].id for n in group]
    asked = say("retreat.passed.asked", units=units, hex=state.hex_id(start))
    return Trace(asked, _hex_message(state, chosen.hex), (rule,), (best, *lost))


def _rule_of_criterion(criterion: Criterion[RetreatHex], retreat_hex: RetreatHex) -> str:
    """Return the id of the rule by which a retreat hex is ranked in a criterion."""
    return PRIORITY[retreat_hex.priority] if criterion.name == "priority" else criterion.rule


def _hex_message(state: ArdennesState, hex: int) -> Message:
    """Return a message that names a hex."""
    return say("name.hex", hex=state.hex_id(hex))


def _unusable_reason(
    state: ArdennesState, fight: Fight, retreat_hex: RetreatHex, steps: int
) -> tuple[Message, str] | None:
    """Return why the defenders cannot retreat into an open hex, with the rule id, or None if they can."""
    if retreat_hex.hex == fight.target:
        return say("retreat.passed.defended"), "ARD-C2-10"
    if not is_farther_away(state, fight, retreat_hex.hex):
        return say("retreat.passed.too-near", hex=state.hex_id(fight.target)), "ARD-C2-10"
    if retreat_hex.steps >= steps:
        return say("retreat.passed.eliminates"), "ARD-C2-12"
    return None
