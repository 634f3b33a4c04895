"""Units as counters: steps and current MA, with a badge for whatever changes it."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.shown import Counter
from broadfront.core.locations import Box, OnMap
from broadfront.titles.wacht.data import fuel_table
from broadfront.titles.wacht.data.records import MARKERS
from broadfront.titles.wacht.data.words import phrase
from broadfront.titles.wacht.rules.mover import allowances_by_condition, movement_refusal
from broadfront.titles.wacht.rules.state.board import DONE, LOCKED, OVERSTACKED, PENALIZED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.table.picture import counter_symbol


def all_counters(state: WachtState) -> Iterator[Counter]:
    """Yield the counters of all units from the bottom of stacks up: leaders, HQs, artillery, fighting units."""
    board = state.board

    def height(unit_number: int) -> tuple[bool, ...]:
        """Return a sort key that puts fighting units above artillery, HQs and leaders."""
        return (
            not board.unit(unit_number).is_leader,
            not board.unit(unit_number).is_hq,
            not board.profile(unit_number).row.is_artillery,
        )

    for n in sorted(range(len(board.roster.units)), key=height):
        yield make_counter(state, n)


def make_counter(state: WachtState, unit_number: int) -> Counter:
    """Return the counter of a unit: steps, current movement allowance, and badges for its state."""
    board = state.board
    unit, at = board.unit(unit_number), board.where[unit_number]
    return Counter(
        unit.id,
        board.side_of[unit_number],
        hex=at.hex if isinstance(at, OnMap) else "",
        box=at.name if isinstance(at, Box) else "",
        kind=counter_symbol(unit),
        size="" if unit.is_leader or unit.is_hq else "battalion" if unit.is_battalion else "company",
        label=unit.id,
        strength="" if unit.is_leader else str(board.steps[unit_number]),
        movement=movement_text(state, unit_number),
        steps=board.steps[unit_number],
        full_steps=unit.steps,
        badges=tuple(_counter_badges(state, unit_number)),
        done=_has_finished(state, unit_number),
        colours="ss" if "SS" in unit.formation else "",
    )


def movement_text(state: WachtState, unit_number: int) -> str:
    """Return a unit's movement as printed on its counter: MP, hexes as `2h`, or a dash if it never moves."""
    profile = state.board.profile(unit_number)
    if not profile.cls:
        return "–"
    if profile.counts_hexes:
        return f"{profile.hexes}h"
    if state.board.mode_of(unit_number) == "pa":
        return f"{state.title.charts.assault_hexes['Leg' if profile.cls == 'Leg' else 'Mech']['hexes']}h"
    return str(max(allowances_by_condition(state, unit_number, congested=False)))


def _counter_badges(state: WachtState, unit_number: int) -> Iterator[str]:
    """Yield the short labels on a unit's counter, such as mode, fuel status, markers or transport."""
    board = state.board
    mode, unit = board.mode_of(unit_number), board.unit(unit_number)
    if mode != "tactical":
        yield phrase("badge.mode", mode=mode)
    status = state.armies.fuel_status.get(unit.formation, "Normal")
    if fuel_table.must_roll_for_ma(status):
        yield phrase("badge.fuel", status=status)
    for marker in MARKERS:
        if board.has_marker(unit_number, marker):
            yield phrase("badge.marker", kind=marker)
    if board.carried[unit_number]:
        yield phrase("badge.carried", by=board.transport_of(unit_number))
    if battery := board.battery_of(unit_number):
        yield battery
    if board.flags[unit_number] & PENALIZED:
        yield phrase("badge.foreign-area")
    if board.flags[unit_number] & LOCKED:
        yield phrase("badge.helps")
    if board.flags[unit_number] & OVERSTACKED:
        yield phrase("badge.overstacked")
    if board.steps[unit_number] < unit.steps:
        yield phrase("badge.reduced")


def _has_finished(state: WachtState, unit_number: int) -> bool:
    """Return whether a unit can do nothing more in the current phase."""
    side, _, phase = state.clock.phase.partition(" ")
    if side != state.board.side_of[unit_number] or phase not in ("movement", "exploitation"):
        return False
    return bool(state.board.flags[unit_number] & DONE) or movement_refusal(state, unit_number, phase) is not None
