"""Victory points: which hexes score, who holds them, and which hexes the Allies must keep."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, VictoryHex
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.proximity import is_proximate
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.memo_inputs import GERMAN_HELD
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "check_attack_from",
    "check_daily_points",
    "check_vacate",
    "holding_bonus",
    "must_keep",
    "points_ledger",
    "scoring_hexes",
    "victory_points",
    "winning_points",
]

GUARD_DISTANCE = 2
"""Distance from a German unit within which the Allies do not vacate a VP hex."""
MIN_ATTACK_STEPS = 4


def points_ledger(state: ArdennesState) -> tuple[LedgerLine, ...]:
    """Return the itemized German victory points: hexes held and units that left the map."""
    counting = scoring_hexes(state)
    lines = [LedgerLine(vp.value, say("points.of-hex", name=vp.name, hex=vp.hex), "ARD-H-05") for vp in counting]
    if more := sum(holding_bonus(state, vp) for vp in counting):
        days = state.clock.day - state.title.holding.since
        lines.append(LedgerLine(more, say("points.of-holding", count=days), "ARD-H-49"))
    if state.totals.exit_vp:
        lines.append(LedgerLine(state.totals.exit_vp, say("points.of-exits"), "ARD-H-45"))
    return tuple(lines)


def victory_points(state: ArdennesState, day: int | None = None) -> int:
    """Return the victory points the German has now, valued as of a day (today by default)."""
    return sum([vp.value + holding_bonus(state, vp, day) for vp in scoring_hexes(state)]) + state.totals.exit_vp


@decides("ARD-H-49")
def holding_bonus(state: ArdennesState, vp: VictoryHex, day: int | None = None) -> int:
    """Return the points that a victory hex of the solitaire campaign has gained since the date printed for it."""
    holding, today = state.title.holding, state.clock.day if day is None else day
    if today <= holding.since or vp.hex not in holding.hexes or winning_points(state) or state.variant == "2p":
        return 0
    return holding.points * (today - holding.since)


@decides("ARD-H-46")
def winning_points(state: ArdennesState) -> int:
    """Return the German points that win at the end of the scenario; 0 in the campaign, which is decided day by day."""
    return state.plan.win_vp_2p if state.variant == "2p" else state.plan.win_vp


@decides("ARD-H-05")
def scoring_hexes(state: ArdennesState) -> list[VictoryHex]:
    """Return the victory hexes that score for the German: he holds them and either supplies or occupies them."""
    taken, holds = _german_held_hexes(state), state.board.zoc.has_unit
    if all(holds(GERMAN, hex) for hex, _ in taken):
        return [vp for _, vp in taken]
    reached = supply(state, GERMAN).reached
    return [vp for hex, vp in taken if reached[hex] or holds(GERMAN, hex)]


@memoized(rests_on=(GERMAN_HELD,))
def _german_held_hexes(state: ArdennesState) -> tuple[tuple[int, VictoryHex], ...]:
    """Return the victory hexes the German holds, as (hex number, victory hex)."""
    index, held = state.ground.map.index, state.land.german_held
    return tuple([(index[vp.hex], vp) for vp in state.victory_hexes if vp.hex in held])


def check_daily_points(state: ArdennesState) -> Ruling:
    """Rule (yes or no, and why) on whether the German exceeds the points that the campaign requires today."""
    bar, points = state.title.bar.get(state.clock.day), victory_points(state)
    if bar is None:
        return refused("ARD-SEQ-20", say("points.no-bar", day=state.clock.day, points=points))
    if points > bar:
        return allowed("ARD-SEQ-20", message=say("points.over-bar", points=points, bar=bar))
    return refused("ARD-SEQ-20", say("points.below-bar", points=points, bar=bar))


@decides("ARD-A0-16")
def must_keep(state: ArdennesState, hex: int) -> bool:
    """Return whether the Allies must not vacate a hex: a VP hex with a German unit Proximate or within 2 hexes."""
    if hex not in state.vp_hexes:
        return False
    if is_proximate(state, hex, GERMAN):
        return True
    far = state.ground.distance_rows[hex]
    return any(far[there] <= GUARD_DISTANCE for there in state.board.stands[GERMAN])


def check_vacate(state: ArdennesState, numbers: tuple[int, ...]) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether these Allied units may leave their hex.

    At least one unit must stay in a VP hex near Germans.
    """
    board = state.board
    hex = board.hex_of_unit(numbers[0])
    assert hex is not None
    stay = [n for n in board.units_at(hex, ALLIED) if n not in numbers]
    if not stay and must_keep(state, hex):
        return refused("ARD-A0-16", say("vp-hex.vacated", hex=state.hex_id(hex)))
    return allowed("ARD-A0-16", message=say("vp-hex.may-be-left", hex=state.hex_id(hex)))


def check_attack_from(state: ArdennesState, hex: int, arriving: Iterable[int] = ()) -> Ruling:
    """Rule (yes or no, and why) on whether an Allied stack may attack from its hex.

    In a VP hex it needs 4 steps to do so.
    """
    board = state.board
    id, steps = state.hex_id(hex), sum(board.steps[n] for n in (*board.units_at(hex, ALLIED), *arriving))
    if hex in state.vp_hexes and steps < MIN_ATTACK_STEPS:
        return refused("ARD-A0-15", say("vp-hex.too-few-steps", hex=id, steps=steps, least=MIN_ATTACK_STEPS))
    return allowed("ARD-A0-15", message=say("vp-hex.may-attack", hex=id, steps=steps))
