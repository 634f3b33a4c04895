"""British XXX Corps: its first arrival at the Meuse."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, by_hv, by_north, by_number, sort_best_first
from broadfront.titles.ardennes.rules.forces.deployment import CLOSE_DISTANCE, distance_to_german
from broadfront.titles.ardennes.rules.lines.proximity import is_proximate, proximate_distances
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.attributes import MapAttributes
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = [
    "LISTED_RULES",
    "check_first_hex",
    "check_listed_arrival",
    "first_hex_criteria",
    "first_hexes",
    "is_xxx_corps_on_map",
    "listed_hexes",
]

LISTED_RULES = {"GA": "ARD-D2-02", "43": "ARD-D2-03", "53": "ARD-D2-04", "Ind": "ARD-D2-05"}
"""Rule that lists the arrival hexes of each division."""


def is_xxx_corps_on_map(state: ArdennesState) -> bool:
    """Return whether any unit of XXX Corps is on the map."""
    return None in {state.board.roster[n] for n in state.title.formation_units("XXX")}


def check_listed_arrival(state: ArdennesState) -> Ruling:
    """Return the ruling, with reasons, on whether XXX Corps arrives all at once, in the hexes that the rules list.

    No unit of the corps may be on the map, and no German unit near the west bank of the Meuse.
    """
    if is_xxx_corps_on_map(state):
        return refused("ARD-D2-11", say("xxx-corps.on-map"))
    near = proximate_distances(state, GERMAN)
    reached = sorted(state.hex_id(hex) for hex in state.ground.meuse_west if near[hex] >= 0)
    if reached:
        near_bank = say("xxx-corps.germans-near-bank", hex=reached[0], hexes=reached)
        return refused(("ARD-D2-01", "ARD-D2-06"), near_bank)
    return allowed("ARD-D2-01", message=say("xxx-corps.bank-free"))


class ListedHex(NamedTuple):
    """Hex where a unit of XXX Corps arrives, and the rules that determine the hex."""

    hex: int
    rules: tuple[str, ...]


@decides("ARD-D2-02", "ARD-D2-03", "ARD-D2-04", "ARD-D2-05", "ARD-H-07")
def listed_hexes(state: ArdennesState) -> Mapping[int, ListedHex]:
    """Return the hex where each unit of XXX Corps first arrives, by unit number; optional divisions have none."""
    return _find_listed_hexes(state.title)


@lru_cache(maxsize=8)
def _find_listed_hexes(title: Ardennes) -> Mapping[int, ListedHex]:
    """Return the first hex of each XXX Corps unit; a listed hex east of the Meuse is replaced by one west of it."""
    index, units = title.map.index, [title.units[n] for n in title.formation_units("XXX")]
    named = {unit.number: title.hex_of(unit.place) for unit in units if unit.place}
    printed = {number: index[hex] for number, hex in named.items() if hex in index}
    taken, found = {hex for hex in printed.values() if hex in title.attributes.meuse_west}, {}
    for number, hex in printed.items():
        rule, there = LISTED_RULES[title.units[number].division], hex
        if hex not in taken:
            there = _hex_across_meuse(title.attributes, hex, taken)
            taken.add(there)
        found[number] = ListedHex(there, (rule,) if there == hex else (rule, "ARD-H-07"))
    return found


def _hex_across_meuse(ground: MapAttributes, hex: int, taken: Set[int]) -> int:
    """Return the hex west of the Meuse that replaces a listed arrival hex that lies east of it on our map.

    A hex with a bridge to the listed one is preferred, then highest HV (hold value), westernmost, lowest number. If
    there is none, the listed hex itself is returned.
    """

    def key(there: int) -> tuple[bool, int, int, str]:
        """Return the sort key of a hex west of the Meuse; the best replacement comes first."""
        crossing = ground.crossings_by_hexes.get((hex, there))
        bridged = crossing is not None and crossing.bridged
        return not bridged, -ground.hv[there], -ground.west[there], ground.map.ids[there]

    beside = [there for there in ground.map.beside[hex] if there in ground.meuse_west and there not in taken]
    return min(beside, key=key, default=hex)


def check_first_hex(state: ArdennesState, hex: int) -> Ruling:
    """Return the ruling on placing the first XXX Corps unit in a hex while Germans are near the Meuse."""
    ground, id = state.ground, state.hex_id(hex)
    if hex not in ground.meuse_west:
        return refused("ARD-D2-06", say("hex.not-west-of-meuse", hex=id))
    if state.land.is_enemy_town(hex, ALLIED):
        return refused("ARD-D2-08", say("hex.german-town", hex=id))
    if state.board.at[hex] or hex not in ground.position or hex not in supply(state, ALLIED):
        return refused("ARD-D2-07", say("xxx-corps.no-place", hex=id))
    if not is_proximate(state, hex, GERMAN) and distance_to_german(state, hex) > CLOSE_DISTANCE:
        return refused("ARD-D2-09", say("xxx-corps.germans-far", hex=id))
    rules = ("ARD-D2-06", "ARD-D2-07", "ARD-D2-08", "ARD-D2-09")
    return Ruling(True, say("xxx-corps.first-unit", hex=id), rules)


@decides("ARD-D2-10")
def first_hex_criteria(state: ArdennesState) -> tuple[Criterion[int], ...]:
    """Return the criteria that rank hexes for the first unit of XXX Corps.

    They are: highest HV (hold value), closest to a German, northernmost, lowest hex number.
    """
    rule = "ARD-D2-10"
    german = Criterion[int]("german", rule, lambda hex: distance_to_german(state, hex))
    return by_hv(state, rule), german, by_north(state, rule), by_number(state, rule)


@memoized(rests_on=(supply, proximate_distances))
def first_hexes(state: ArdennesState) -> list[int]:
    """Return the hexes where the first unit of XXX Corps may be placed, best first."""
    ground = state.ground
    fitting = [hex for hex in sorted(ground.meuse_west & ground.position) if check_first_hex(state, hex).legal]
    return sort_best_first(fitting, first_hex_criteria(state))
