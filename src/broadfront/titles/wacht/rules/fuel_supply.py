"""Reasons why a formation cannot be given fuel, or has too little."""

from __future__ import annotations

from broadfront.core.messages import Message
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.wacht.data.fuel_table import fuel_barring_rule
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.state.wacht_state import WachtState


def formation_hqs(state: WachtState, formation: str) -> list[int]:
    """Return the unit numbers of the HQs that a formation has on the map."""
    board = state.board
    return [n for n in board.members_of(formation) if board.unit(n).is_hq and board.hex_of(n) is not None]


def fuel_barrier(state: WachtState, formation: str, side: str) -> Ruling | None:
    """Return the refusal that says why a side cannot give a formation any fuel points, or None if it can."""
    found, hqs = state.board.formation(formation), formation_hqs(state, formation)
    own = found.side == side and found.mechanized
    supplied = any(not state.board.has_marker(n, "oos") for n in hqs)
    rule = fuel_barring_rule(own, supplied)
    if not rule:
        return None
    if not own:
        return refused(rule, say("fuel.not-mechanized", formation=formation, side=side))
    return refused(rule, say("fuel.hq-out-of-supply" if hqs else "fuel.no-hq", formation=formation))


def fuel_denial(state: WachtState, formation: str) -> Message | None:
    """Return the reason why a formation can receive no fuel points, or None if its owner can choose to give some."""
    barrier = fuel_barrier(state, formation, state.board.formation(formation).side)
    if barrier is not None:
        return barrier.why
    army = state.armies.army_of[formation]
    return None if state.armies.fp[army] else say("fuel.army-has-none", army=army)


def fuel_shortage(state: WachtState, formation: str) -> Message:
    """Return the reason why a formation has less than Normal fuel."""
    status = state.armies.fuel_status.get(formation, "None")
    denial = fuel_denial(state, formation) if status == "None" else None
    return denial or say("fuel.given", formation=formation, status=status)
