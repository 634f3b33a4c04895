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
    """Yield the counters of all units from bottom to top: leaders, HQs and artillery below fighting units."""
    board = state.board

    def height(n: int) -> tuple[bool, ...]:
        return (not board.unit(n).is_leader, not board.unit(n).is_hq, not board.profile(n).row.is_artillery)

    for n in sorted(range(len(board.roster.units)), key=height):
        yield make_counter(state, n)


def make_counter(state: WachtState, n: int) -> Counter:
    """Return the counter of a unit: steps and current MA, with a badge for whatever changes it."""
    board = state.board
    unit, at = board.unit(n), board.where[n]
    return Counter(
        unit.id,
        board.side_of[n],
        hex=at.hex if isinstance(at, OnMap) else "",
        box=at.name if isinstance(at, Box) else "",
        kind=counter_symbol(unit),
        size="" if unit.is_leader or unit.is_hq else "battalion" if unit.is_battalion else "company",
        label=unit.id,
        strength="" if unit.is_leader else str(board.steps[n]),
        movement=movement_text(state, n),
        steps=board.steps[n],
        full_steps=unit.steps,
        badges=tuple(_badges(state, n)),
        done=_has_finished(state, n),
        colours="ss" if "SS" in unit.formation else "",
    )


def movement_text(state: WachtState, n: int) -> str:
    """Return the current MA as text: hexes for units that count them, a dash for units that never move."""
    profile = state.board.profile(n)
    if not profile.cls:
        return "–"
    if profile.counts_hexes:
        return f"{profile.hexes}h"
    if state.board.mode_of(n) == "pa":
        return f"{state.title.charts.assault_hexes['Leg' if profile.cls == 'Leg' else 'Mech']['hexes']}h"
    return str(max(allowances_by_condition(state, n, congested=False)))


def _badges(state: WachtState, n: int) -> Iterator[str]:
    board = state.board
    mode, unit = board.mode_of(n), board.unit(n)
    if mode != "tactical":
        yield phrase("badge.mode", mode=mode)
    status = state.armies.fuel_status.get(unit.formation, "Normal")
    if fuel_table.must_roll(status):
        yield phrase("badge.fuel", status=status)
    for marker in MARKERS:
        if board.has_marker(n, marker):
            yield phrase("badge.marker", kind=marker)
    if board.carried[n]:
        yield phrase("badge.carried", by=board.transport_of(n))
    if battery := board.battery_of(n):
        yield battery
    if board.flags[n] & PENALIZED:
        yield phrase("badge.foreign-area")
    if board.flags[n] & LOCKED:
        yield phrase("badge.helps")
    if board.flags[n] & OVERSTACKED:
        yield phrase("badge.overstacked")
    if board.steps[n] < unit.steps:
        yield phrase("badge.reduced")


def _has_finished(state: WachtState, n: int) -> bool:
    """Return whether the unit can do nothing more in the current phase."""
    side, _, phase = state.clock.phase.partition(" ")
    if side != state.board.side_of[n] or phase not in ("movement", "exploitation"):
        return False
    return bool(state.board.flags[n] & DONE) or movement_refusal(state, n, phase) is not None
