"""Criteria for comparing the attacks a stack could make, and for the hex to attack from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from broadfront.board.points import format_mp
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.records import ALLIED, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.orders import odds_message
from broadfront.titles.ardennes.system.ranking import winning_reason
from broadfront.titles.ardennes.system.stacks import PossibleAttack
from broadfront.titles.ardennes.system.targets import ROAD_CENTRE, lone_german_stacks

__all__ = ["AttackOption", "attack_criteria", "explain_starting_hex"]

RULE = "ARD-H-36"


class AttackOption(NamedTuple):
    """An attack that an Allied stack could make, from its hex or after a move."""

    assault: PossibleAttack
    units: tuple[int, ...]
    to: int | None
    left: int


AttackCriteria = tuple[Criterion[AttackOption], ...]


def attack_criteria(
    state: ArdennesState, card: ActionCard, named_targets: Collection[int]
) -> tuple[AttackCriteria, AttackCriteria]:
    """Return the criteria for comparing the attacks of a stack, and those for attacks on the same target.

    In order: lone stack, target named by the card, highest odds, VP hex, lowest number, then the starting hex. If the
    card orders a drive on a road center, the first target met comes before all others.
    """

    def target_met_first(option: AttackOption) -> tuple[bool, int]:
        """Return a sort key: attacks without a move come first, then those after the shortest move."""
        return option.to is not None, -option.left

    met: AttackCriteria = ()
    if card.target == ROAD_CENTRE:
        met = (Criterion("first-met", RULE, target_met_first, lambda option: format_mp(option.left)),)
    meant = Criterion[AttackOption]("meant", RULE, lambda option: option.assault.target not in named_targets)
    tips = lone_german_stacks(state)
    alone = Criterion[AttackOption]("alone", RULE, lambda option: option.assault.target not in tips)
    odds = Criterion[AttackOption](
        "odds", RULE, lambda option: -option.assault.odds, lambda option: odds_message(option.assault.odds)
    )
    vp_hex = Criterion[AttackOption]("vp-hex", RULE, lambda option: option.assault.target not in state.vp_hexes)
    number = Criterion[AttackOption]("number", RULE, lambda option: state.hex_id(option.assault.target))
    start = _start_criteria(state)
    return (*met, alone, meant, odds, vp_hex, number, *start), (*met, odds, *start)


@decides("ARD-A0-23")
def _start_criteria(state: ArdennesState) -> AttackCriteria:
    """Return the criteria for the hex from which to attack: the current hex, then the usual order of destinations."""

    def allied_units_in_start_hex(option: AttackOption) -> int:
        """Return the number of Allied units in the hex moved to; 0 without a move."""
        return 0 if option.to is None else len(state.board.units_at(option.to, ALLIED))

    def minus_movement_left(option: AttackOption) -> int:
        """Return the movement left after the move as a negative number, so that most comes first."""
        return 0 if option.to is None else -option.left

    return (
        Criterion("standing", RULE, lambda option: option.to is not None),
        Criterion("empty", "ARD-A0-23", lambda option: allied_units_in_start_hex(option) > 0),
        Criterion("left", "ARD-A0-23", minus_movement_left, lambda option: format_mp(option.left)),
        Criterion("fewest", "ARD-A0-23", allied_units_in_start_hex),
        Criterion("number", RULE, lambda option: "" if option.to is None else state.hex_id(option.to)),
    )


def explain_starting_hex(
    state: ArdennesState, option: AttackOption, later: Sequence[AttackOption], criteria: AttackCriteria
) -> Message:
    """Explain why an attack starts from its hex: the stack need not move, or it is the only or best hex."""
    if option.to is None:
        return say("system.attack.start-standing")
    same = [other for other in later if other.assault.target == option.assault.target]
    if not same:
        return say("system.attack.start-only", start=state.hex_id(option.to))
    return say("system.attack.start-best", count=1 + len(same), reason=winning_reason(option, same[0], criteria)[0])
