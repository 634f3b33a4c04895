"""Explanation of an Allied retreat choice: each adjacent hex and why it was chosen or passed over."""

from __future__ import annotations

from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.retreat import Group, leads_away
from broadfront.titles.ardennes.rules.fighting.retreat_priority import (
    RetreatHex,
    check_retreat_hex,
    retreat_hexes,
)
from broadfront.titles.ardennes.rules.figures import Figure, deciding
from broadfront.titles.ardennes.rules.lines.rearward import source_distance
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["told_retreat"]

PRIORITY = ("", "ARD-C2-13", "ARD-C2-14", "ARD-C2-15", "ARD-C2-16")
"""Rule id of each retreat priority."""


def _figures(state: ArdennesState) -> tuple[Figure[RetreatHex], ...]:
    """Return the criteria that rank retreat hexes, in the card's order; `retreat_hexes` sorts by them, too."""
    ground, away = state.ground, source_distance(state, ALLIED).lengths

    def distance(way: RetreatHex) -> int:
        return away[way.hex] if away[way.hex] >= 0 else ground.count

    return (
        Figure("resort", "ARD-C2-17", lambda way: way.last_resort),
        Figure("priority", "ARD-C2-13", lambda way: way.priority, lambda way: say("retreat.kind", level=way.priority)),
        Figure("town", "ARD-C2-18", lambda way: way.hex not in ground.town),
        Figure("source", "ARD-C2-18", distance),
        Figure("west", "ARD-C2-18", lambda way: -ground.west[way.hex], lambda way: f"{ground.west[way.hex] / 2:g}"),
        Figure("number", "ARD-DEF-05", lambda way: state.name(way.hex)),
    )


def told_retreat(state: ArdennesState, fight: Fight, group: Group, way: RetreatHex, open_: list[RetreatHex]) -> Trace:
    """Return the trace of an Allied retreat choice, with every adjacent hex as a candidate.

    `open_` are the hexes the group could have taken.
    """
    board = state.board
    start = board.hex(group[0])
    assert start is not None
    figures, others = _figures(state), [one for one in retreat_hexes(state, group, start) if one.hex != way.hex]
    usable = {one.hex for one in open_}
    steps = sum(board.steps[n] for n in group)
    lost: list[Candidate] = []
    rivals: list[RetreatHex] = []
    for one in others:
        no = _unusable(state, fight, one, steps)
        if no is None and one.rank <= way.rank and one.hex not in usable:
            no = say("retreat.passed.no-room"), "ARD-C2-02"
        if no is not None:
            lost.append(Candidate(_hex(state, one.hex), *no))
            continue
        rivals.append(one)
        figure = deciding(way, one, figures)
        why = say("system.lost", figure=figure.name, value=figure.told(one), best=figure.told(way))
        lost.append(Candidate(_hex(state, one.hex), why, _rule(figure, one)))
    for hex in state.ground.map.beside[start]:
        closed = check_retreat_hex(state, group, hex)
        if not closed.legal and hex != fight.target:
            lost.append(Candidate(_hex(state, hex), say("system.because.ruling", why=closed.why), closed.rules[0]))
    if rivals:
        figure = deciding(way, rivals[0], figures)
        why = say("system.won", figure=figure.name, value=figure.told(way), best=figure.told(rivals[0]))
        rule = _rule(figure, way)
    else:
        why, rule = say("retreat.passed.only", what=say("retreat.kind", level=way.priority)), PRIORITY[way.priority]
    best = Candidate(_hex(state, way.hex), why, rule, chosen=True)
    units = [state.units[n].id for n in group]
    asked = say("retreat.passed.asked", units=units, hex=state.name(start))
    return Trace(asked, _hex(state, way.hex), (rule,), (best, *lost))


def _rule(figure: Figure[RetreatHex], way: RetreatHex) -> str:
    return PRIORITY[way.priority] if figure.name == "priority" else figure.rule


def _hex(state: ArdennesState, hex: int) -> Message:
    return say("name.hex", hex=state.name(hex))


def _unusable(state: ArdennesState, fight: Fight, way: RetreatHex, steps: int) -> tuple[Message, str] | None:
    """Return why these defenders cannot use an open hex and the rule, or None."""
    if way.hex == fight.target:
        return say("retreat.passed.defended"), "ARD-C2-10"
    if not leads_away(state, fight, way.hex):
        return say("retreat.passed.too-near", hex=state.name(fight.target)), "ARD-C2-10"
    if way.steps >= steps:
        return say("retreat.passed.eliminates"), "ARD-C2-12"
    return None
