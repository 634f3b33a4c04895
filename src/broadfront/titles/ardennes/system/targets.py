"""The German stacks that an attacking action card targets, and why others are not targeted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple

from broadfront.core.memoization import memoized
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion
from broadfront.titles.ardennes.rules.lines.proximity import proximate_distances
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.lines.surround import surrounded_hexes
from broadfront.titles.ardennes.rules.markers import OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.ranking import losing_reason
from broadfront.titles.ardennes.system.stacks import german_stacks, stack_strength

__all__ = [
    "BESIEGERS",
    "GERMAN_TOWN",
    "LONE_ODDS",
    "LONE_STACK",
    "ROAD_CENTRE",
    "SUPPLY_ROAD",
    "USUAL_ODDS",
    "attackable_stacks",
    "explain_not_targeted",
    "german_held_vp_hexes",
    "hexes_to_occupy",
    "lone_german_stacks",
    "minimum_odds",
    "supply_roads",
    "targeted_stacks",
]

RULE = "ARD-H-36"
ROAD_CENTRE = "nearest German-held VP hex"
GERMAN_TOWN = "German-held City or Town"
SUPPLY_ROAD = "road hex on a German supply path"
BESIEGERS = "German stack next to a Surrounded Allied stack"
LONE_STACK: Final = "German stack with no friend within 2 hexes"
LONE_RADIUS = 2
"""Radius in hexes around a lone stack without another German stack."""
LONE_ODDS = 1
"""Minimum odds against a lone stack."""
USUAL_ODDS = 2
"""Minimum odds against a stack that the card does not name."""


def _is_proximate(state: ArdennesState, hex: int) -> bool:
    """Return whether a hex is Proximate to an Allied unit."""
    return proximate_distances(state, ALLIED)[hex] >= 0


def _is_german_town(state: ArdennesState, hex: int) -> bool:
    """Return whether a hex is a town that the German holds."""
    return hex in state.ground.town and state.land.place_holder(hex) == GERMAN


def _lacks_supply_or_fuel(state: ArdennesState, hex: int) -> bool:
    """Return whether all German units in a hex lack supply or fuel."""
    board = state.board

    def lacks_supply_or_fuel(unit_number: int) -> bool:
        """Return whether a unit is out of supply or OutOfFuel."""
        return board.supply[unit_number] >= OUT_OF_SUPPLY or board.is_out_of_fuel(unit_number)

    return all(map(lacks_supply_or_fuel, board.units_at(hex, GERMAN)))


def _is_besieging(state: ArdennesState, hex: int) -> bool:
    """Return whether a hex is next to a Surrounded Allied stack."""
    besieged = surrounded_hexes(state, ALLIED)
    return any(there in besieged for there in state.ground.six_neighbors[hex])


@memoized(rests_on=(german_stacks,))
def attackable_stacks(state: ArdennesState) -> frozenset[int]:
    """Return the hexes of German stacks that action cards may attack.

    A stack of fortress troops only, which never move, counts only in a VP hex.
    """
    units, vp_hexes = state.units, state.vp_hexes

    def has_only_fortress_troops(hex: int) -> bool:
        """Return whether all German units in a hex are fortress troops."""
        return all("static" in units[n].flags for n in state.board.units_at(hex, GERMAN))

    return frozenset(hex for hex in german_stacks(state) if hex in vp_hexes or not has_only_fortress_troops(hex))


@memoized(rests_on=(german_stacks,))
def lone_german_stacks(state: ArdennesState) -> frozenset[int]:
    """Return the hexes of German stacks worth attacking that have no other German stack nearby."""
    near, stacks = state.ground.hexes_within_as_bits(LONE_RADIUS), sum([1 << hex for hex in german_stacks(state)])
    return frozenset([hex for hex in attackable_stacks(state) if near[hex] & stacks == 1 << hex])


def _is_lone(state: ArdennesState, hex: int) -> bool:
    """Return whether a hex holds a German stack with no other German stack nearby."""
    return hex in lone_german_stacks(state)


def _carries_supply(state: ArdennesState, hex: int) -> bool:
    """Return whether a hex lies on a German supply path."""
    return hex in supply_roads(state)


def _weakest_first(state: ArdennesState) -> Criterion[int]:
    """Return the ranking criterion "weakest stack first"."""
    return Criterion("weakest", RULE, lambda hex: stack_strength(state, hex, GERMAN))


def _most_allied_neighbors_first(state: ArdennesState) -> Criterion[int]:
    """Return the ranking criterion "most adjacent Allied units first"."""
    ground = state.ground

    def adjacent_allied_units(hex: int) -> int:
        """Return the number of Allied units next to a hex."""
        return sum(
            len(state.board.units_at(there, ALLIED)) for there in ground.six_neighbors[hex] if there != ground.count
        )

    return Criterion("neighbours", RULE, lambda hex: -adjacent_allied_units(hex), adjacent_allied_units)


class TargetPreference(NamedTuple):
    """The condition an action card sets for its target, and the criterion by which it prefers one."""

    accepts: Callable[[ArdennesState, int], bool] | None = None
    prefers: Callable[[ArdennesState], Criterion[int]] | None = None


TARGETS: dict[str, TargetPreference] = {
    ROAD_CENTRE: TargetPreference(),
    GERMAN_TOWN: TargetPreference(_is_german_town),
    SUPPLY_ROAD: TargetPreference(_carries_supply),
    "Proximate German stack with most Allied neighbours": TargetPreference(_is_proximate, _most_allied_neighbors_first),
    "German stack OutOfSupply, Isolated or OutOfFuel": TargetPreference(_lacks_supply_or_fuel),
    LONE_STACK: TargetPreference(_is_lone),
    "weakest Proximate German stack": TargetPreference(_is_proximate, _weakest_first),
    "weakest adjacent German stack": TargetPreference(None, _weakest_first),
    BESIEGERS: TargetPreference(_is_besieging),
    "every adjacent German stack": TargetPreference(),
}
"""Target condition and preference by the target text of the card."""


def targeted_stacks(state: ArdennesState, card: ActionCard, hexes: Iterable[int]) -> list[int]:
    """Return the hexes of the German stacks that an action card names as targets, of those in reach."""
    target = TARGETS[card.target]
    fitting = [hex for hex in sorted(hexes) if target.accepts is None or target.accepts(state, hex)]
    if target.prefers is None or not fitting:
        return fitting
    figure = target.prefers(state)
    least = min(map(figure.of, fitting))
    return [hex for hex in fitting if figure.of(hex) == least]


def minimum_odds(state: ArdennesState, card: ActionCard, hex: int, named_targets: Collection[int]) -> int:
    """Return the minimum odds at which an action card attacks a German stack.

    They are even against a lone stack, otherwise those of the card, and at least 2:1 if the card does not name the
    stack.
    """
    if hex in lone_german_stacks(state):
        return LONE_ODDS
    return card.min_odds if hex in named_targets else max(card.min_odds, USUAL_ODDS)


def explain_not_targeted(state: ArdennesState, card: ActionCard, hex: int, named_targets: Sequence[int]) -> Message:
    """Explain why an action card does not name a German stack in reach as a target."""
    target = TARGETS[card.target]
    if target.accepts is not None and not target.accepts(state, hex):
        return say("system.attack.not-meant", target=card.target)
    assert target.prefers is not None
    return losing_reason(hex, named_targets[0], (target.prefers(state),))[0]


@memoized(rests_on=(supply, german_stacks))
def supply_roads(state: ArdennesState) -> frozenset[int]:
    """Return the road hexes on the current supply paths of German units."""
    net, index = supply(state, GERMAN), state.ground.map.index
    used = {index[id] for hex in german_stacks(state) if hex in net for id in net.path(hex)}
    return frozenset(used & state.ground.road)


def german_held_vp_hexes(state: ArdennesState) -> list[int]:
    """Return the victory hexes that the German holds."""
    return [hex for hex in state.vp_hexes if state.land.place_holder(hex) == GERMAN]


HEX_FINDERS: dict[str, Callable[[ArdennesState], Iterable[int]]] = {
    ROAD_CENTRE: german_held_vp_hexes,
    GERMAN_TOWN: lambda state: [hex for hex in state.ground.town if _is_german_town(state, hex)],
    SUPPLY_ROAD: supply_roads,
}
"""Hexes a card sends a stack into when there is nobody to attack, by the target text of the card."""


def hexes_to_occupy(state: ArdennesState, card: ActionCard) -> frozenset[int]:
    """Return the empty hexes into which a card sends a stack that has nobody to attack; most cards name none."""
    find = HEX_FINDERS.get(card.target)
    return frozenset() if find is None else frozenset(hex for hex in find(state) if not state.board.at[hex])
