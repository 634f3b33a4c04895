"""Units as counters: steps and the MA they have now, with a badge for whatever changes it."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.shown import Counter
from broadfront.core.locations import Box, OnMap
from broadfront.titles.wacht.data import fuel_table
from broadfront.titles.wacht.data.records import MARKERS
from broadfront.titles.wacht.data.words import phrase
from broadfront.titles.wacht.rules.mover import allowances, may_move
from broadfront.titles.wacht.rules.state import DONE, LOCKED, OVERSTACKED, PENALISED, WachtState
from broadfront.titles.wacht.table.picture import symbol_of


def all_counters(state: WachtState) -> Iterator[Counter]:
    """Fighting units lie on top; leaders, HQ and artillery below."""

    def height(n: int) -> tuple[bool, ...]:
        return (not state.unit(n).is_leader, not state.unit(n).is_hq, not state.profile(n).row.artillery)

    for n in sorted(range(len(state.units)), key=height):
        yield counter_of(state, n)


def counter_of(state: WachtState, n: int) -> Counter:
    """A unit as it stands: steps and the MA it has now, with a badge for whatever changes it."""
    unit, at = state.unit(n), state.where[n]
    return Counter(
        unit.id,
        state.side_of[n],
        hex=at.hex if isinstance(at, OnMap) else "",
        box=at.name if isinstance(at, Box) else "",
        kind=symbol_of(unit),
        size="" if unit.is_leader or unit.is_hq else "battalion" if unit.battalion else "company",
        label=unit.id,
        strength="" if unit.is_leader else str(state.steps[n]),
        movement=movement_of(state, n),
        steps=state.steps[n],
        full_steps=unit.steps,
        badges=tuple(_badges(state, n)),
        done=_finished(state, n),
        colours="ss" if "SS" in unit.formation else "",
    )


def movement_of(state: WachtState, n: int) -> str:
    """The MA now; hexes for units that count them, a dash for those that do not move."""
    profile = state.profile(n)
    if not profile.cls:
        return "–"
    if profile.counts_hexes:
        return f"{profile.hexes}h"
    if state.mode_of(n) == "pa":
        return f"{state.title.charts.assault_hexes['Leg' if profile.cls == 'Leg' else 'Mech']['hexes']}h"
    return str(max(allowances(state, n, congested=False)))


def _badges(state: WachtState, n: int) -> Iterator[str]:
    mode, unit = state.mode_of(n), state.unit(n)
    if mode != "tactical":
        yield phrase("badge.mode", mode=mode)
    status = state.fuel_status.get(unit.formation, "Normal")
    if fuel_table.rolls(status):
        yield phrase("badge.fuel", status=status)
    for marker in MARKERS:
        if state.has(n, marker):
            yield phrase("badge.marker", kind=marker)
    if state.carried[n]:
        yield phrase("badge.carried", by=state.carried_by(n))
    if battery := state.battery_of(n):
        yield battery
    if state.flags[n] & PENALISED:
        yield phrase("badge.foreign-area")
    if state.flags[n] & LOCKED:
        yield phrase("badge.helps")
    if state.flags[n] & OVERSTACKED:
        yield phrase("badge.overstacked")
    if state.steps[n] < unit.steps:
        yield phrase("badge.reduced")


def _finished(state: WachtState, n: int) -> bool:
    """Nothing more to do with it in the phase that is played."""
    side, _, phase = state.phase.partition(" ")
    if side != state.side_of[n] or phase not in ("movement", "exploitation"):
        return False
    return bool(state.flags[n] & DONE) or may_move(state, n, phase) is not None
