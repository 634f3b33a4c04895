"""Criteria for comparing the attacks a stack could make, and for the hex to attack from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from broadfront.board.points import show_mp
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.records import ALLIED, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.figures import Figure
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.compared import won_by
from broadfront.titles.ardennes.system.orders import odds_said
from broadfront.titles.ardennes.system.stacks import Assault
from broadfront.titles.ardennes.system.targets import ROAD_CENTRE, lone_stacks

__all__ = ["Option", "merits", "why_from"]

RULE = "ARD-H-36"


class Option(NamedTuple):
    """An attack a stack could make, from its hex or after a move."""

    assault: Assault
    units: tuple[int, ...]
    to: int | None
    left: int


Merits = tuple[Figure[Option], ...]


def merits(state: ArdennesState, card: ActionCard, means: Collection[int]) -> tuple[Merits, Merits]:
    """Return the criteria for comparing attacks, and those for attacks on the same target.

    In order: lone stack, target named by the card, highest odds, VP hex, lowest number, then the starting hex.
    For a drive on a road center the first target met precedes all of these.
    """

    def first(option: Option) -> tuple[bool, int]:
        return option.to is not None, -option.left

    met: Merits = ()
    if card.target == ROAD_CENTRE:
        met = (Figure("first-met", RULE, first, lambda option: show_mp(option.left)),)
    meant = Figure[Option]("meant", RULE, lambda option: option.assault.target not in means)
    tips = lone_stacks(state)
    alone = Figure[Option]("alone", RULE, lambda option: option.assault.target not in tips)
    odds = Figure[Option](
        "odds", RULE, lambda option: -option.assault.odds, lambda option: odds_said(option.assault.odds)
    )
    vp_hex = Figure[Option]("vp-hex", RULE, lambda option: option.assault.target not in state.vp_hexes)
    number = Figure[Option]("number", RULE, lambda option: state.name(option.assault.target))
    start = _starts(state)
    return (*met, alone, meant, odds, vp_hex, number, *start), (*met, odds, *start)


@decides("ARD-A0-23")
def _starts(state: ArdennesState) -> Merits:
    """Return the criteria for the hex to attack from: the current hex, then the usual order of destinations."""

    def there(option: Option) -> int:
        return 0 if option.to is None else len(state.board.units_at(option.to, ALLIED))

    def left(option: Option) -> int:
        return 0 if option.to is None else -option.left

    return (
        Figure("standing", RULE, lambda option: option.to is not None),
        Figure("empty", "ARD-A0-23", lambda option: there(option) > 0),
        Figure("left", "ARD-A0-23", left, lambda option: show_mp(option.left)),
        Figure("fewest", "ARD-A0-23", there),
        Figure("number", RULE, lambda option: "" if option.to is None else state.name(option.to)),
    )


def why_from(state: ArdennesState, option: Option, later: Sequence[Option], figures: Merits) -> Message:
    """Explain why an attack starts from its hex: no move, the only possible hex, or the best one."""
    if option.to is None:
        return say("system.attack.start-standing")
    same = [other for other in later if other.assault.target == option.assault.target]
    if not same:
        return say("system.attack.start-only", start=state.name(option.to))
    return say("system.attack.start-best", count=1 + len(same), reason=won_by(option, same[0], figures)[0])
