"""The ledger of a path, with its rolls: bridges that may fall or must, and stop rolls."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.wacht.data.bridges import bridge_collapse_result
from broadfront.titles.wacht.data.next_to_enemy import forced_stop_next_to_enemy, resolve_stop_roll
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.march import ROLL, LegalPath, March, Stride
from broadfront.titles.wacht.rules.mover import REGULAR, Mover, begins_overstacked
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import threats_to_side

DIE = range(10)


class PathRoll(NamedTuple):
    """A die roll that a path brings, or a bridge on it that falls without one."""

    message: Message
    """The message that says what must succeed, or what happens."""
    needed: bool
    """Whether the unit arrives only if the roll succeeds."""
    line: LedgerLine
    """A ledger line of 0 MP that mentions the roll."""


def stop_roll_result(state: WachtState, mover: Mover, hex: int, roll: int) -> tuple[bool, list[LedgerLine]]:
    """Return whether a die roll ends the move in a hex next to the enemy, and the reasons."""
    charts, threats = state.title.charts, threats_to_side(state, mover.side)
    cover = threats.is_covering_terrain(hex)
    fort = forced_stop_next_to_enemy(charts, mover.gait.column, threats.adjacent_enemies(hex).threats, cover=cover).fort
    return resolve_stop_roll(charts, mover.special, roll, fort=fort, cover=cover)


def step_rolls(state: WachtState, mover: Mover, one: Stride, *, last: bool) -> list[PathRoll]:
    """Return the die rolls that one step brings, in order; `last` says that the path ends with the step."""
    charts, hex = state.title.charts, state.title.map.ids[one.hex]
    if one.falls:
        line = LedgerLine(0, say("cost.bridge-falls"), one.check_rules[-1])
        return [PathRoll(say("condition.bridge-falls", hex=hex), False, line)]
    found = []
    if one.check:
        good = sum(not bridge_collapse_result(charts, roll)[0] for roll in DIE)
        line = LedgerLine(0, say("cost.bridge", count=good), one.check_rules[-1])
        found.append(PathRoll(say("condition.bridge", hex=hex, count=good), True, line))
    if one.stop == ROLL:
        good = sum(not stop_roll_result(state, mover, one.hex, roll)[0] for roll in DIE)
        line = LedgerLine(0, say("cost.stop-roll", count=good), charts.stop_rolls[mover.special]["rule"])
        topic = "condition.stop-roll-last" if last else "condition.stop-roll"
        found.append(PathRoll(say(topic, hex=hex, count=good), not last, line))
    return found


def path_rolls(state: WachtState, mover: Mover, strides: Sequence[Stride]) -> list[PathRoll]:
    """Return the die rolls that the steps of a path bring, in order, and the bridge that falls at its end."""
    last = len(strides) - 1
    return [roll for n, one in enumerate(strides) for roll in step_rolls(state, mover, one, last=n == last)]


def path_ledger(
    state: WachtState, mover: Mover, march: March, judged: LegalPath
) -> list[tuple[str, tuple[LedgerLine, ...]]]:
    """Return each hex of a legal path with the parts of its cost, which add up to the cost of the move."""
    found = []
    ids, strides = state.title.map.ids, judged.strides
    if march.is_unmoved and mover.kind == REGULAR:
        lines = _start_hex_lines(state, mover, march)
        if lines:
            found.append((ids[march.began], tuple(lines)))
    for one in strides:
        rolls = [roll.line for roll in step_rolls(state, mover, one, last=one is strides[-1])]
        lines_of = one.toll.lines
        if one.falls:
            lines_of = ()
        elif one.whole:
            paid = exact_plain(Fraction(judged.limit, 2))
            lines_of = (LedgerLine(paid, say("cost.whole-ma"), one.whole),)
        stops = () if one.falls else one.stops.ledger
        found.append((ids[one.hex], (*lines_of, *stops, *rolls)))
    return found


def _start_hex_lines(state: WachtState, mover: Mover, march: March) -> list[LedgerLine]:
    """Return lines of 0 MP saying that the stack in the start hex does not hinder regular movement."""
    lines = []
    if begins_overstacked(state, mover.n):
        lines.append(LedgerLine(0, say("cost.overstacked"), "WAR-TEC-27"))
    if mover.profile.cls != "Leg" and state.unit_stack(march.began, mover.side, without=mover.n).mech:
        lines.append(LedgerLine(0, say("cost.with-mechanized"), "WAR-TEC-28"))
    return lines
