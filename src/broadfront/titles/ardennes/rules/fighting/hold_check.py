"""HoldCheck of Allied defenders in the solitaire game: the number that their die roll must not exceed."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.retreat import all_retreat_options, units_able_to_retreat
from broadfront.titles.ardennes.rules.fighting.terrain_effects import river_crossing
from broadfront.titles.ardennes.rules.lines.communication import is_in_communication
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["hold_check_number"]


def hold_check_number(
    state: ArdennesState, fight: Fight, *, first: bool = False, more_hits: bool = False
) -> list[LedgerLine]:
    """Return the itemized sum of the number that a HoldCheck roll must not exceed.

    `first` is set for the HoldCheck of a Bug Out, and `more_hits` if further hits follow.
    """
    group = fight.still_on_map(state, fight.defenders)
    mobile = units_able_to_retreat(state, fight)
    board = state.board
    hex = board.hex_of_unit((mobile or group)[0])
    assert hex is not None
    steps = sum(board.steps[n] for n in group)
    lines = [
        LedgerLine(state.ground.hv[hex], say("hold-check.value", hex=state.hex_id(hex)), "ARD-C1-07"),
        LedgerLine(steps, say("hold-check.steps"), "ARD-C1-07"),
    ]
    cut = not all(is_in_communication(state, n) for n in group)
    if is_surrounded(state, hex, ALLIED) or cut:
        lines.append(LedgerLine(-3, say("hold-check.surrounded"), "ARD-C1-08"))
    if fight.retreated == 1 and not first:
        lines.append(LedgerLine(2, say("hold-check.retreated"), "ARD-C1-09"))
    if not fight.retreated and all(river_crossing(state, start, fight.target) for start in fight.from_hexes):
        lines.append(LedgerLine(2, say("hold-check.across-river"), "ARD-C1-10"))
    if _every_retreat_costs(state, fight, more_hits):
        lines.append(LedgerLine(4, say("hold-check.retreat-costs"), "ARD-C1-11"))
    return lines


@decides("ARD-C1-11")
def _every_retreat_costs(state: ArdennesState, fight: Fight, more_hits: bool) -> bool:
    """Return whether the defenders lose a step by every possible retreat; False if they cannot retreat at all."""
    found = all_retreat_options(state, fight, more_hits=more_hits)
    return bool(found) and all(way.steps for way in found)
