"""The German stacks that an attacking action card targets, and why others are not targeted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple

from broadfront.core.findings import finding
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.figures import Figure
from broadfront.titles.ardennes.rules.lines.proximate import proximity
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.lines.surround import surrounded_stacks
from broadfront.titles.ardennes.rules.markers import OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.compared import lost_by
from broadfront.titles.ardennes.system.stacks import german_stacks, strength_of

__all__ = [
    "BESIEGERS",
    "EVEN",
    "LONE",
    "ROAD_CENTRE",
    "SUPPLY_ROAD",
    "USUAL",
    "lone_stacks",
    "odds_needed",
    "supply_roads",
    "wanted",
    "why_unwanted",
    "worth_attacking",
]

RULE = "ARD-H-36"
ROAD_CENTRE = "nearest German-held VP hex"
SUPPLY_ROAD = "road hex on a German supply path"
BESIEGERS = "German stack next to a Surrounded Allied stack"
LONE: Final = "German stack with no friend within 2 hexes"
ALONE = 2
"""Radius in hexes around a lone stack without another German stack."""
EVEN = 1
"""Minimum odds against a lone stack."""
USUAL = 2
"""Minimum odds against a stack that the card does not name."""


def _proximate(state: ArdennesState, hex: int) -> bool:
    return proximity(state, ALLIED)[hex] >= 0


def _german_town(state: ArdennesState, hex: int) -> bool:
    return hex in state.ground.town and state.land.held_by(hex) == GERMAN


def _stranded(state: ArdennesState, hex: int) -> bool:
    board = state.board

    def helpless(number: int) -> bool:
        return board.supply[number] >= OUT_OF_SUPPLY or board.fuelless(number)

    return all(map(helpless, board.units_at(hex, GERMAN)))


def _besieges(state: ArdennesState, hex: int) -> bool:
    besieged = surrounded_stacks(state, ALLIED)
    return any(there in besieged for there in state.ground.around[hex])


@finding(rests_on=(german_stacks,))
def worth_attacking(state: ArdennesState) -> frozenset[int]:
    """Return the hexes of German stacks that action cards attack.

    Stacks of fortress troops only, which never move, count only in a VP hex.
    """
    units, vp_hexes = state.units, state.vp_hexes

    def stays(hex: int) -> bool:
        return all("static" in units[n].flags for n in state.board.units_at(hex, GERMAN))

    return frozenset(hex for hex in german_stacks(state) if hex in vp_hexes or not stays(hex))


@finding(rests_on=(german_stacks,))
def lone_stacks(state: ArdennesState) -> frozenset[int]:
    """Return the hexes of German stacks worth attacking that have no other German stack near."""
    near, stacks = state.ground.bits_within(ALONE), sum([1 << hex for hex in german_stacks(state)])
    return frozenset([hex for hex in worth_attacking(state) if near[hex] & stacks == 1 << hex])


def _alone(state: ArdennesState, hex: int) -> bool:
    return hex in lone_stacks(state)


def _carries_supply(state: ArdennesState, hex: int) -> bool:
    return hex in supply_roads(state)


def _weakest(state: ArdennesState) -> Figure[int]:
    return Figure("weakest", RULE, lambda hex: strength_of(state, hex, GERMAN))


def _most_neighbours(state: ArdennesState) -> Figure[int]:
    ground = state.ground

    def neighbours(hex: int) -> int:
        return sum(len(state.board.units_at(there, ALLIED)) for there in ground.around[hex] if there != ground.count)

    return Figure("neighbours", RULE, lambda hex: -neighbours(hex), neighbours)


class Target(NamedTuple):
    """The condition a card sets for a target, and the criterion by which it prefers one."""

    asks: Callable[[ArdennesState, int], bool] | None = None
    prefers: Callable[[ArdennesState], Figure[int]] | None = None


TARGETS: dict[str, Target] = {
    ROAD_CENTRE: Target(),
    "German-held City or Town": Target(_german_town),
    SUPPLY_ROAD: Target(_carries_supply),
    "Proximate German stack with most Allied neighbours": Target(_proximate, _most_neighbours),
    "German stack OutOfSupply, Isolated or OutOfFuel": Target(_stranded),
    LONE: Target(_alone),
    "weakest Proximate German stack": Target(_proximate, _weakest),
    "weakest adjacent German stack": Target(None, _weakest),
    BESIEGERS: Target(_besieges),
    "every adjacent German stack": Target(),
}
"""Target condition and preference by the target text of the card."""


def wanted(state: ArdennesState, card: ActionCard, hexes: Iterable[int]) -> list[int]:
    """Return the stacks in reach that the card targets."""
    target = TARGETS[card.target]
    fitting = [hex for hex in sorted(hexes) if target.asks is None or target.asks(state, hex)]
    if target.prefers is None or not fitting:
        return fitting
    figure = target.prefers(state)
    least = min(map(figure.of, fitting))
    return [hex for hex in fitting if figure.of(hex) == least]


def odds_needed(state: ArdennesState, card: ActionCard, hex: int, meant: Collection[int]) -> int:
    """Return the minimum odds for attacking a stack with a card.

    They are even against a lone stack, otherwise those of the card, and at least 2:1 if the card does not name it.
    """
    if hex in lone_stacks(state):
        return EVEN
    return card.min_odds if hex in meant else max(card.min_odds, USUAL)


def why_unwanted(state: ArdennesState, card: ActionCard, hex: int, meant: Sequence[int]) -> Message:
    """Explain why the card does not target a stack in reach."""
    target = TARGETS[card.target]
    if target.asks is not None and not target.asks(state, hex):
        return say("system.attack.not-meant", target=card.target)
    assert target.prefers is not None
    return lost_by(hex, meant[0], (target.prefers(state),))[0]


@finding(rests_on=(supply, german_stacks))
def supply_roads(state: ArdennesState) -> frozenset[int]:
    """Return the road hexes on the current supply paths of German units."""
    net, index = supply(state, GERMAN), state.ground.map.index
    used = {index[id] for hex in german_stacks(state) if hex in net for id in net.path(hex)}
    return frozenset(used & state.ground.road)
