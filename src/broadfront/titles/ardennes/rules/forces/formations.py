"""Formations: the units and corps that a card commands."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.titles.ardennes.data.records import GERMAN, AlliedCard, GermanCard
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["ARMY_LEVELS", "corps_in_formations", "divisions_of", "units_in_formations", "units_on_card"]

ARMY_LEVELS = ("army", "army group")


def units_in_formations(state: ArdennesState, side: int, names: tuple[str, ...], level: str = "") -> tuple[int, ...]:
    """Return the units of a side that belong to the named formations, wherever they are.

    At army level OKW units count with the army they are attached to.
    """
    kept = state.title.members_cache
    whole = level in ARMY_LEVELS and side == GERMAN
    key = (side, names, state.totals.okw_army, state.clock.day) if whole else (side, names)
    found = kept.get(key)
    if found is None:
        found = kept[key] = _army_units(state, names) if whole else _formation_units(state, side, names)
    return found


def units_on_card(state: ArdennesState, side: int, card: GermanCard | AlliedCard) -> tuple[int, ...]:
    """Return the units of the formations printed on a card, wherever they are."""
    kept = state.title.members_cache
    found = kept.get(card.id)
    if found is None:
        found = units_in_formations(state, side, card.formations, card.level)
        if card.level not in ARMY_LEVELS:
            kept[card.id] = found
    return found


def _army_units(state: ArdennesState, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the units of the named German armies today."""
    return tuple(n for n in range(len(state.units)) if state.board.side_of(n) == GERMAN and army_of(state, n) in names)


def _formation_units(state: ArdennesState, side: int, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the units of a side in the named formations, each once."""
    title = state.title
    return tuple(
        dict.fromkeys(n for name in names for n in title.formation_units(name) if title.side_numbers[n] == side)
    )


def corps_in_formations(state: ArdennesState, names: tuple[str, ...], side: int) -> tuple[str, ...]:
    """Return the corps that belong to the named formations of a side."""
    kept = state.title.corps_cache
    found = kept.get((side, names))
    if found is None:
        units = state.units
        found = kept[side, names] = tuple(
            dict.fromkeys(units[n].corps for n in units_in_formations(state, side, names))
        )
    return found


def divisions_of(state: ArdennesState, units: Iterable[int]) -> tuple[str, ...]:
    """Return the divisions and brigades of the given units, each once, in the order of the units."""
    return tuple(dict.fromkeys(state.units[n].division for n in units))
