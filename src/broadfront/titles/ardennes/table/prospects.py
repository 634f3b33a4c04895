"""Previews of a card or an attack: which units could attack, move or advance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import GERMAN, GermanCard
from broadfront.titles.ardennes.data.words import phrase, say
from broadfront.titles.ardennes.rules.fighting.unit_states import may_advance
from broadfront.titles.ardennes.rules.forces.boundaries import BINDS_UNTIL, across_army_boundary
from broadfront.titles.ardennes.rules.forces.formations import divisions_of
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.entering import bar_to_enter
from broadfront.titles.ardennes.rules.routes.movement import reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.german_activation import commanded, consecutive
from broadfront.titles.ardennes.table.labels import doubled, place

__all__ = ["Prospect", "attacked_by", "meets_enemy", "no_way_in", "prospect"]

NAMED = 3
"""Maximum number of attackable places named."""


class Prospect(NamedTuple):
    """A short description of what an activation could do."""

    note: str
    idle: bool
    """Whether its units can neither attack nor move."""


def prospect(state: ArdennesState, card: GermanCard) -> Prospect:
    """Return what the units of a card could do if activated now, and whether it costs double."""
    found = _prospect(state, card)
    return Prospect(" · ".join(filter(None, (_double(state, card), found.note))), found.idle)


def _double(state: ArdennesState, card: GermanCard) -> str:
    """Return a note if a card costs double, or would with some divisions; "" otherwise."""
    divisions = divisions_of(state, commanded(state, card)) if card.formations else ()
    again = [division for division in divisions if consecutive(state, division)]
    if not again:
        return ""
    counted = doubled(card.command_value)
    if card.primary:
        return phrase("prospect.costs", figure=counted)
    return phrase("prospect.costs-with", divisions=again, figure=counted)


def _prospect(state: ArdennesState, card: GermanCard) -> Prospect:
    units = commanded(state, card) if card.formations else ()
    if not units:
        return Prospect("", idle=False)
    # Beginning the activation clears the marks of the previous one.
    then = state.copy()
    then.begin_activation()
    targets = attacked_by(then, card)
    if targets:
        named = [place(state, state.name(hex)) for hex in targets]
        some = ", ".join(named[:NAMED])
        if len(named) > NAMED:
            return Prospect(phrase("prospect.attacks-many", text=some, count=len(named) - NAMED), idle=False)
        return Prospect(phrase("prospect.attacks", text=some), idle=False)
    if state.clock.opening:
        return Prospect(phrase("prospect.nothing"), idle=True)
    placed = [n for n in units if state.board.hex(n) is not None]
    if len(placed) < len(units) or any(meets_enemy(then, n) for n in placed):
        return Prospect("", idle=False)
    if any(state.board.dispersed[n] for n in placed) or any(reach(then, n).ends() for n in placed):
        return Prospect(phrase("prospect.no-enemy"), idle=False)
    return Prospect(phrase("prospect.idle"), idle=True)


def attacked_by(state: ArdennesState, card: GermanCard) -> list[int]:
    """Return the hexes that the units of a card could attack without moving."""
    units = commanded(state, card) if card.formations else ()
    return list(Activation("german", card.id, units, 0, attack_only=state.clock.opening).targets(state))


def meets_enemy(state: ArdennesState, number: int) -> bool:
    """Return whether a unit on the map is next to an enemy or can move next to one now."""
    board = state.board
    side, around = board.side_of(number), state.ground.around
    enemies = frozenset(board.occupied(1 - side))
    at = board.hex(number)
    assert at is not None
    ends = [] if state.clock.opening else reach(state, number).ends()
    return any(there in enemies for hex in (at, *ends) for there in around[hex])


def no_way_in(state: ArdennesState, units: Iterable[int], target: int) -> Ruling | None:
    """Return why no unit could advance into a hex even if it were empty, or None if one could."""
    found: Ruling | None = None
    for number in units:
        no = _bar(state, number, target)
        if no is None:
            return None
        found = found or no
    return found


def _bar(state: ArdennesState, number: int, target: int) -> Ruling | None:
    able = may_advance(state, number)
    if not able.legal:
        return able
    if (bar := bar_to_enter(state, Cause.ADVANCE, number, target)) is not None:
        return bar.ruling(hex=state.name(target))
    bound = state.board.side_of(number) == GERMAN and state.clock.day <= BINDS_UNTIL
    if bound and across_army_boundary(state, number, target):
        return refused("ARD-C3-10", say("advance.across-boundary", hex=state.name(target)))
    return None
