"""Writing position files: any moment of a game, in the words that `load_position` reads back to the same state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from broadfront.titles.ardennes.data.title import NOT_IN_PLAY
from broadfront.titles.ardennes.game.place_in_day import is_opening, phase_under_way, place_in_words
from broadfront.titles.ardennes.game.position_words import (
    FORMAT,
    ActivationEntry,
    Crossed,
    Did,
    PositionFile,
    Today,
    TodayEntry,
    UnitEntry,
)
from broadfront.titles.ardennes.rules.markers import SUPPLY_STATES
from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = ["position_data", "words_of_bits"]


def position_data(state: ArdennesState) -> dict[str, Any]:
    """The position as plain data that `load_position` reads back to an equal state."""
    ground = state.ground
    held = {state.name(hex) for hex in state.holdable}
    found = place_in_words(state, _today(state))
    phase, today = found or (phase_under_way(state), _today(state))
    under_way = today.side == "german" and today.begun
    if state.german_impulse != under_way:
        today = msgspec.structs.replace(today, german_impulse=state.german_impulse)
    if state.opening != (state.german_impulse and is_opening(state.variant, state.day, state.impulse)):
        today = msgspec.structs.replace(today, opening=state.opening)
    file = PositionFile(
        format=FORMAT,
        scenario=state.scenario,
        variant=state.variant,  # type: ignore[arg-type]
        phase=phase,  # type: ignore[arg-type]
        day=state.day,
        only_listed=True,
        unit=tuple(_unit(state, n) for n in _in_order(state) if _is_listed(state, n)),
        ips=tuple(sorted(state.ips)),
        roadblocks=tuple(sorted(state.roadblocks)),
        german_held=tuple(sorted(state.german_held)),
        allied_held=tuple(sorted(held - state.german_held)),
        bridges=dict(sorted(state.bridges.items())),  # type: ignore[arg-type]
        german_bridges=tuple(sorted(state.german_bridges)),
        allied_bridges=tuple(sorted(c.id for c in ground.crossings if c.id not in state.german_bridges)),
        depots=dict(sorted(state.depots.items())),
        exit_vp=state.exit_vp,
        meuse_reached=state.meuse_reached,
        okw_army=state.okw_army,  # type: ignore[arg-type]
        lasting=tuple(sorted(state.lasting)),
        used=tuple(sorted(state.used)),
        replacement_points=state.replacement_points,
        today=today,
        activation=_activation(state),
        zones=dict(sorted(state.zones.items())),
        stack=None if found else tuple(msgspec.to_builtins(step) for step in state.stack),
    )
    data: dict[str, Any] = msgspec.to_builtins(file)
    head = {"title": "ardennes", "format": FORMAT, "scenario": state.scenario, "variant": state.variant}
    return head | {"day": state.day, "phase": phase} | data


def _in_order(state: ArdennesState) -> Iterator[int]:
    """All units by number; those of a hex together where they came in another order."""
    for n, hex in enumerate(state.hexes):
        stack = () if hex is None else state.stacks.get(state.name(hex), ())
        if not stack:
            yield n
        elif n == min(stack):
            yield from stack


def _is_listed(state: ArdennesState, n: int) -> bool:
    """Units that are not in play are not listed, unless something happened to them."""
    aside = state.title.locations.boxes[NOT_IN_PLAY]
    if state.where[n] is not aside or state.steps[n] != state.units[n].steps:
        return True
    facts = (state.supply, state.dispersed, state.out_of_fuel, state.done, state.today, state.activated)
    return any(fact[n] for fact in facts)


def _unit(state: ArdennesState, n: int) -> UnitEntry:
    return UnitEntry(
        state.units[n].id,
        state.where[n].text,
        state.steps[n] or None,
        SUPPLY_STATES[state.supply[n]] if state.supply[n] else None,  # type: ignore[arg-type]
        bool(state.dispersed[n]) or None,
        bool(state.out_of_fuel[n]) or None,
        words_of_bits(Did, state.done[n]) or None,
        words_of_bits(Today, state.today[n]) or None,
        state.activated[n] or None,
    )


def words_of_bits(kinds: object, bits: int) -> tuple[Any, ...]:
    """The bits of a fact as words."""
    return tuple(word for place, word in enumerate(get_args(kinds)) if bits >> place & 1)


def _today(state: ArdennesState) -> TodayEntry:
    """The day so far, without where it stands."""
    return TodayEntry(
        impulse=state.impulse,
        level_spent=state.level_spent,
        cards_played=state.cards_played,
        passes=state.passes,
        special_event=state.special_event,
        skips_german=state.skips_german,
        skips_allied=state.skips_allied,
        blocked_slots=state.blocked_slots,
        allied_draws=state.allied_draws,
        allied_deployed=state.allied_deployed,
        opened_corps=tuple(sorted(state.opened_corps)),
        division_impulses=dict(sorted(state.division_impulses.items())),
        division_hexes={name: state.name(hex) for name, hex in sorted(state.division_hexes.items())},
    )


def _activation(state: ArdennesState) -> ActivationEntry:
    return ActivationEntry(
        attacked=tuple(sorted(map(state.name, state.attacked))),
        tactics_used=state.tactics_used,
        crossed={id: words_of_bits(Crossed, bits) for id, bits in sorted(state.crossed.items())},
        checked=tuple(sorted(state.checked)),
    )
