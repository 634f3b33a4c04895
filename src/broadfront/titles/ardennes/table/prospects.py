"""Previews of a card or an attack: which units could attack, move or advance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import GERMAN, GermanCard
from broadfront.titles.ardennes.data.words import phrase, say
from broadfront.titles.ardennes.rules.fighting.unit_states import check_advance
from broadfront.titles.ardennes.rules.forces.boundaries import LAST_BOUNDARY_DAY, is_across_army_boundary
from broadfront.titles.ardennes.rules.forces.formations import divisions_of
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import objection_to_enter
from broadfront.titles.ardennes.rules.routes.movement import find_reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.german_activation import activatable_units, was_active_last_impulse
from broadfront.titles.ardennes.table.labels import doubled_cost_label, hex_label

__all__ = ["Prospect", "attackable_hexes", "can_reach_enemy", "no_entry_refusal", "preview_card"]

MAX_NAMED = 3
"""Maximum number of attackable places named."""


class Prospect(NamedTuple):
    """A short description of what activating a card could achieve."""

    note: str
    idle: bool
    """Whether its units can neither attack nor move."""


def preview_card(state: ArdennesState, card: GermanCard) -> Prospect:
    """Return what the units of a card could do if activated now, and whether the card costs double."""
    found = _preview_activation(state, card)
    return Prospect(" · ".join(filter(None, (_double_cost_note(state, card), found.note))), found.idle)


def _double_cost_note(state: ArdennesState, card: GermanCard) -> str:
    """Return a note if a card costs double, or would with some divisions; otherwise ""."""
    divisions = divisions_of(state, activatable_units(state, card)) if card.formations else ()
    again = [division for division in divisions if was_active_last_impulse(state, division)]
    if not again:
        return ""
    counted = doubled_cost_label(card.command_value)
    if card.is_primary:
        return phrase("prospect.costs", figure=counted)
    return phrase("prospect.costs-with", divisions=again, figure=counted)


def _preview_activation(state: ArdennesState, card: GermanCard) -> Prospect:
    """Return which hexes the units of a card could attack, or that activating them achieves little."""
    units = activatable_units(state, card) if card.formations else ()
    if not units:
        return Prospect("", idle=False)
    # Beginning the activation clears the marks of the previous one.
    then = state.copy()
    then.begin_activation()
    targets = attackable_hexes(then, card)
    if targets:
        named = [hex_label(state, state.hex_id(hex)) for hex in targets]
        some = ", ".join(named[:MAX_NAMED])
        if len(named) > MAX_NAMED:
            return Prospect(phrase("prospect.attacks-many", text=some, count=len(named) - MAX_NAMED), idle=False)
        return Prospect(phrase("prospect.attacks", text=some), idle=False)
    if state.clock.opening:
        return Prospect(phrase("prospect.nothing"), idle=True)
    placed = [n for n in units if state.board.hex_of_unit(n) is not None]
    if len(placed) < len(units) or any(can_reach_enemy(then, n) for n in placed):
        return Prospect("", idle=False)
    if any(state.board.dispersed[n] for n in placed) or any(find_reach(then, n).end_hexes() for n in placed):
        return Prospect(phrase("prospect.no-enemy"), idle=False)
    return Prospect(phrase("prospect.idle"), idle=True)


def attackable_hexes(state: ArdennesState, card: GermanCard) -> list[int]:
    """Return the hexes that the units of a card could attack without moving."""
    units = activatable_units(state, card) if card.formations else ()
    return list(Activation("german", card.id, units, 0, attack_only=state.clock.opening).attackers_by_target(state))


def can_reach_enemy(state: ArdennesState, unit_number: int) -> bool:
    """Return whether a unit on the map is next to an enemy or can move next to one now."""
    board = state.board
    side, around = board.side_of(unit_number), state.ground.six_neighbors
    enemies = frozenset(board.occupied_hexes(1 - side))
    at = board.hex_of_unit(unit_number)
    assert at is not None
    ends = [] if state.clock.opening else find_reach(state, unit_number).end_hexes()
    return any(there in enemies for hex in (at, *ends) for there in around[hex])


def no_entry_refusal(state: ArdennesState, units: Iterable[int], target: int) -> Ruling | None:
    """Return why no unit could advance into a hex even if it were empty, or None if one could."""
    found: Ruling | None = None
    for number in units:
        no = _advance_into_empty_hex_refusal(state, number, target)
        if no is None:
            return None
        found = found or no
    return found


def _advance_into_empty_hex_refusal(state: ArdennesState, unit_number: int, target: int) -> Ruling | None:
    """Return why a unit could not advance into a hex even if it were empty, or None if it could."""
    able = check_advance(state, unit_number)
    if not able.legal:
        return able
    if (bar := objection_to_enter(state, Cause.ADVANCE, unit_number, target)) is not None:
        return bar.to_ruling(hex=state.hex_id(target))
    bound = state.board.side_of(unit_number) == GERMAN and state.clock.day <= LAST_BOUNDARY_DAY
    if bound and is_across_army_boundary(state, unit_number, target):
        return refused("ARD-C3-10", say("advance.across-boundary", hex=state.hex_id(target)))
    return None
