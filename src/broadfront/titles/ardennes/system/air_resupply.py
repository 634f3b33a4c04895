"""The Airpower event as the system plays it: choosing the stack supplied from the air."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.events import Trace
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.allied import AirSupply, air_supply_hexes
from broadfront.titles.ardennes.rules.actions import ResupplyHex
from broadfront.titles.ardennes.rules.criteria import Criterion, sort_best_first
from broadfront.titles.ardennes.rules.markers import ISOLATED, OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.ranking import deciding_rule, explain_ranking
from broadfront.titles.ardennes.system.traces import unit_ids

__all__ = ["choose_resupply"]

RULE = "ARD-E1-02"


def choose_resupply(state: ArdennesState, step: AirSupply) -> tuple[Action, Trace]:
    """Choose the Allied stack to supply from the air.

    The greatest strength comes first, then Isolated before OutOfSupply, then the lowest selector (order number).
    """
    board = state.board

    def unsupplied_units(hex: int) -> list[int]:
        """Return the Allied units in a hex that are out of supply."""
        return [n for n in board.units_at(hex, ALLIED) if board.supply[n] >= OUT_OF_SUPPLY]

    def strength_points(hex: int) -> int:
        """Return the strength points of the unsupplied units in a hex."""
        return sum(map(board.strength, unsupplied_units(hex)))

    def unit_with_lowest_selector(hex: int) -> int:
        return state.title.sort_units(unsupplied_units(hex))[0]

    figures: tuple[Criterion[int], ...] = (
        Criterion("strongest", RULE, lambda hex: -strength_points(hex), strength_points),
        Criterion("isolated", RULE, lambda hex: not any(board.supply[n] == ISOLATED for n in unsupplied_units(hex))),
        Criterion("selector", RULE, lambda hex: state.units[unit_with_lowest_selector(hex)].selector),
        Criterion("corps", "ARD-DEF-04", lambda hex: state.title.corps_rank[unit_with_lowest_selector(hex)]),
        Criterion("number", RULE, lambda hex: hex),
    )
    ranked = sort_best_first(air_supply_hexes(state), figures)
    only = say("system.airpower.only")
    candidates = explain_ranking(
        ranked, figures, lambda hex: _stack_message(state, hex, unsupplied_units(hex)), only, "ARD-E1-01"
    )
    rules = tuple(dict.fromkeys(("ARD-E1-01", deciding_rule(candidates))))
    choice = _stack_message(state, ranked[0], unsupplied_units(ranked[0]))
    return ResupplyHex(state.hex_id(ranked[0])), Trace(say("system.airpower.asked"), choice, rules, tuple(candidates))


def _stack_message(state: ArdennesState, hex: int, units: list[int]) -> Message:
    """Return the message that names the units of a stack and its hex."""
    return say("system.named.stack", units=unit_ids(state, state.title.sort_units(units)), hex=state.hex_id(hex))
