"""Action cards that attack: from where a stack stands, after a move, or with stacks brought up."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import structs

from broadfront.core.events import Candidate
from broadfront.core.findings import finding
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.unit_states import may_lead_attack
from broadfront.titles.ardennes.rules.lines.proximate import proximity
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.lines.surround import surrounded_stacks
from broadfront.titles.ardennes.rules.markers import OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.system.orders import (
    EVERY_STACK,
    Active,
    Order,
    Sought,
    assault_order,
    label,
    move_to,
    rank,
)
from broadfront.titles.ardennes.system.stacks import (
    Assault,
    Stack,
    acting_stacks,
    barred,
    ends,
    german_stacks,
    leaving,
    path_of,
    strength_of,
    weigh,
)
from broadfront.titles.ardennes.system.traces import because, names

__all__ = ["able", "advance_attack", "attack", "reinforce_attack"]

RULE = "ARD-H-36"
MOST_BROUGHT_UP = 2
ROAD_CENTRE = "nearest German-held VP hex"
SUPPLY_ROAD = "road hex on a German supply path"
BESIEGERS = "German stack next to a Surrounded Allied stack"


def able(state: ArdennesState, card: ActionCard) -> Callable[[int], bool]:
    """Which units an attacking card calls: mechanized, infantry or any, able to lead an attack."""

    def called(number: int) -> bool:
        unit = state.units[number]
        kind = card.units == "any" or unit.mechanized == (card.units == "mechanized")
        return kind and may_lead_attack(state, number).legal

    return called


# Which German stacks a card means


def _towns(state: ArdennesState, hexes: list[int]) -> list[int]:
    return [hex for hex in hexes if hex in state.ground.town and state.held_by(hex) == GERMAN]


def _weakest(state: ArdennesState, hexes: list[int]) -> list[int]:
    least = min((strength_of(state, hex, GERMAN) for hex in hexes), default=0)
    return [hex for hex in hexes if strength_of(state, hex, GERMAN) == least]


def _proximate(state: ArdennesState, hexes: list[int]) -> list[int]:
    near = proximity(state, ALLIED)
    return [hex for hex in hexes if near[hex] >= 0]


def _westernmost(state: ArdennesState, hexes: list[int]) -> list[int]:
    west = state.ground.west
    most = max((west[hex] for hex in hexes), default=0)
    return [hex for hex in hexes if west[hex] == most]


def _stranded(state: ArdennesState, hexes: list[int]) -> list[int]:
    def helpless(number: int) -> bool:
        return state.supply[number] >= OUT_OF_SUPPLY or state.fuelless(number)

    return [hex for hex in hexes if all(map(helpless, state.units_at(hex, GERMAN)))]


def _besiegers(state: ArdennesState, hexes: list[int]) -> list[int]:
    besieged = surrounded_stacks(state, ALLIED)
    return [hex for hex in hexes if any(there in besieged for there in state.ground.around[hex])]


def _most_neighbours(state: ArdennesState, hexes: list[int]) -> list[int]:
    ground = state.ground

    def neighbours(hex: int) -> int:
        return sum(len(state.units_at(there, ALLIED)) for there in ground.around[hex] if there != ground.count)

    most = max((neighbours(hex) for hex in hexes), default=0)
    return [hex for hex in hexes if neighbours(hex) == most]


def _on_supply_roads(state: ArdennesState, hexes: list[int]) -> list[int]:
    carrying = supply_roads(state)
    return [hex for hex in hexes if hex in carrying]


def _all(state: ArdennesState, hexes: list[int]) -> list[int]:
    return hexes


TARGETS: dict[str, Callable[[ArdennesState, list[int]], list[int]]] = {
    ROAD_CENTRE: _all,
    "German-held City or Town": _towns,
    SUPPLY_ROAD: _on_supply_roads,
    "Proximate German stack with most Allied neighbours": lambda s, hexes: _most_neighbours(s, _proximate(s, hexes)),
    "westernmost Proximate German stack": lambda s, hexes: _westernmost(s, _proximate(s, hexes)),
    "German stack OutOfSupply, Isolated or OutOfFuel": _stranded,
    "weakest Proximate German stack": lambda s, hexes: _weakest(s, _proximate(s, hexes)),
    "weakest adjacent German stack": _weakest,
    BESIEGERS: _besiegers,
    "every adjacent German stack": _all,
}
"""By the words of the card, the stacks it means among those the units can get at."""


@finding(rests_on=(supply, german_stacks))
def supply_roads(state: ArdennesState) -> frozenset[int]:
    """Road hexes over which German units draw their Supply now."""
    net, index = supply(state, GERMAN), state.ground.map.index
    used = {index[id] for hex in german_stacks(state) if hex in net for id in net.path(hex)}
    return frozenset(used & state.ground.road)


# Choosing


class Option(NamedTuple):
    """An attack a stack could make: from where it stands, or from the end of a move."""

    assault: Assault
    units: tuple[int, ...]
    to: int | None
    left: int


def _merit(state: ArdennesState, card: ActionCard, option: Option) -> tuple[object, ...]:
    """Highest odds, a VP hex, the lowest number; then the hex to attack from. "First met" comes before all that."""
    target, moved = option.assault.target, option.to is not None
    from_where = (False, 0, 0, "") if option.to is None else rank(state, option.to, option.left)
    met = (moved, -option.left) if card.target == ROAD_CENTRE else (False, 0)
    return met, -option.assault.odds, target not in state.vp_hexes, state.name(target), moved, from_where


def weighed(assault: Assault) -> list[Candidate]:
    """The situational strengths, part by part."""
    return [
        Candidate(line.message, say("system.because.amount", amount=line.amount), line.rule)
        for line in assault.ledger
        if isinstance(line.amount, int)
    ]


def _why_lost(state: ArdennesState, card: ActionCard, assault: Assault, lead: int) -> Ruling | None:
    """Why an attack is not made; None when it may be."""
    if assault.refusal is not None:
        return assault.refusal
    if lead not in assault.attackers:
        return refused("ARD-A0-15", say("system.attack.not-itself"))
    if assault.odds < card.min_odds:
        return refused(RULE, say("system.attack.odds-too-low", odds=assault.odds, needed=card.min_odds))
    return None


def _pick(
    state: ArdennesState, card: ActionCard, active: Active, options: list[Option], considered: list[Candidate]
) -> Order | None:
    """The best attack among what a stack could do, limits kept."""
    wanted = set(TARGETS[card.target](state, sorted({option.assault.target for option in options})))
    told: set[int] = set()
    for option in sorted(options, key=lambda option: _merit(state, card, option)):
        assault, target = option.assault, option.assault.target
        start = option.to if option.to is not None else state.hex(option.units[0])
        assert start is not None
        units, here = names(state, option.units), state.name(start)
        what = say("system.attack.from-hex", units=units, start=here, hex=state.name(target))
        if target not in wanted:
            if target not in told:
                considered.append(Candidate(what, say("system.attack.not-meant", target=card.target), RULE))
                told.add(target)
            continue
        no = _why_lost(state, card, assault, option.units[0])
        path: tuple[str, ...] = ()
        if no is None and option.to is not None:
            no = barred(state, card, option.units, option.to)
            path = () if no is not None else path_of(state, option.units, option.to)
            if no is None and not path:
                no = refused("ARD-A0-14", say("system.because.not-together"))
        if no is not None:
            if target not in told:
                considered.append(Candidate(what, because(no), no.rules[0]))
                told.add(target)
            continue
        considered.append(Candidate(what, say("system.attack.best-target", odds=assault.odds), RULE, chosen=True))
        considered += weighed(assault)
        return assault_order(state, active, assault, ((option.units, path),) if option.to is not None else ())
    return None


def _standing(state: ArdennesState, active: Active, stack: Stack) -> list[Option]:
    """Attacks from where the stack stands."""
    beside = [hex for hex in state.ground.around[stack.hex] if hex in german_stacks(state)]
    return [Option(weigh(state, active.units, hex), stack.units, None, 0) for hex in beside]


def _moving(state: ArdennesState, card: ActionCard, active: Active, stack: Stack) -> list[Option]:
    """Attacks after a move of the stack."""
    units = leaving(state, stack)
    found = []
    germans = set(german_stacks(state))
    for to, left in ends(state, units).items():
        targets = [hex for hex in state.ground.around[to] if hex in germans]
        if targets and _on_the_way(state, card, stack, units, to):
            found += [Option(weigh(state, active.units, hex, ((units, to),)), units, to, left) for hex in targets]
    return found


def _on_the_way(state: ArdennesState, card: ActionCard, stack: Stack, units: tuple[int, ...], to: int) -> bool:
    """For a drive on a road centre: nearer to the VP hex, along a primary route all the way."""
    if card.target != ROAD_CENTRE:
        return True
    ground, goal = state.ground, _nearest_goal(state, stack.hex)
    if goal is None or to not in ground.primary or ground.distance[to][goal] >= ground.distance[stack.hex][goal]:
        return False
    return all(ground.map.index[id] in ground.primary for id in path_of(state, units, to))


def _nearest_goal(state: ArdennesState, hex: int) -> int | None:
    """The nearest German-held VP hex."""
    held = [there for there in state.vp_hexes if state.held_by(there) == GERMAN]
    return min(held, key=lambda there: (int(state.ground.distance[hex][there]), state.name(there)), default=None)


# The three kinds of card


def attack(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """The first stack that can attacks what the card means, from where it stands."""
    considered: list[Candidate] = []
    for stack in acting_stacks(state, active.units, able(state, card)):
        options = _standing(state, active, stack)
        if not options:
            continue
        order = _pick(state, card, active, options, considered)
        if order is not None:
            return Sought(order, considered)
    nobody = Candidate(EVERY_STACK, say("system.attack.next-to-no", target=card.target), RULE)
    return Sought(None, considered or [nobody])


def advance_attack(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """The first stack that can moves if it must and attacks what the card means; or occupies, or closes up."""
    considered: list[Candidate] = []
    for stack in acting_stacks(state, active.units, able(state, card)):
        if card.target == ROAD_CENTRE and _nearest_goal(state, stack.hex) is None:
            return Sought(None, [Candidate(EVERY_STACK, say("system.attack.no-vp-hex"), RULE)])
        options = _standing(state, active, stack) + _moving(state, card, active, stack)
        order = _pick(state, card, active, options, considered) if options else None
        if order is None and card.target == SUPPLY_ROAD:
            order = _occupy(state, card, stack, considered)
        if order is None and card.target == BESIEGERS:
            order = _toward_the_surrounded(state, card, stack, considered)
        if order is not None:
            return Sought(order, considered)
        considered.append(Candidate(label(state, stack), say("system.attack.none-in-reach"), RULE))
    return Sought(None, considered or [Candidate(EVERY_STACK, say("system.because.none-able"), RULE)])


def _occupy(state: ArdennesState, card: ActionCard, stack: Stack, considered: list[Candidate]) -> Order | None:
    """Stand on an empty road hex that carries German Supply, if not in danger of Surround there."""
    units = leaving(state, stack)
    carrying = supply_roads(state)
    found = {hex: left for hex, left in ends(state, units).items() if hex in carrying and not state.at[hex]}
    hexes = sorted(found, key=lambda hex: rank(state, hex, found[hex]))
    safe = structs.replace(card, limits=(*card.limits, "no_danger_of_surround"))
    return move_to(state, safe, units, hexes, considered, say("system.move.supply-road"), RULE)


def _toward_the_surrounded(
    state: ArdennesState, card: ActionCard, stack: Stack, considered: list[Candidate]
) -> Order | None:
    """Nearer to the nearest Surrounded Allied stack."""
    distance = state.ground.distance
    besieged = [hex for hex in surrounded_stacks(state, ALLIED) if hex != stack.hex]
    if not besieged:
        considered.append(Candidate(label(state, stack), say("system.move.none-surrounded"), RULE))
        return None

    def away(hex: int) -> int:
        return min(int(distance[hex][there]) for there in besieged)

    units = leaving(state, stack)
    found = {hex: left for hex, left in ends(state, units).items() if away(hex) < away(stack.hex)}
    hexes = sorted(found, key=lambda hex: (away(hex), rank(state, hex, found[hex])))
    return move_to(state, card, units, hexes, considered, say("system.move.near-surrounded"), RULE)


def reinforce_attack(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Up to two stacks are brought next to one German stack until the odds suffice, then all attack it."""
    considered: list[Candidate] = []
    stacks = list(acting_stacks(state, active.units, able(state, card)))
    around, germans = state.ground.around, set(german_stacks(state))
    goes = {stack: ends(state, leaving(state, stack)) for stack in stacks}
    at_hand = {hex for stack in stacks for hex in around[stack.hex]}
    at_hand |= {hex for reached in goes.values() for to in reached for hex in around[to]}
    options: list[tuple[Assault, tuple[tuple[tuple[int, ...], tuple[str, ...]], ...]]] = []
    for target in TARGETS[card.target](state, sorted(germans & at_hand)):
        moves: list[tuple[tuple[int, ...], int]] = []
        paths: list[tuple[tuple[int, ...], tuple[str, ...]]] = []
        assault = weigh(state, active.units, target)
        for stack in stacks:
            if assault.odds >= card.min_odds or len(moves) == MOST_BROUGHT_UP:
                break
            if target in around[stack.hex]:
                continue
            units, taken = leaving(state, stack), [to for _, to in moves]
            beside = [hex for hex in goes[stack] if target in around[hex] and hex not in taken]
            for to in sorted(beside, key=lambda hex: rank(state, hex, goes[stack][hex])):
                if barred(state, card, units, to) is None and (path := path_of(state, units, to)):
                    moves.append((units, to))
                    paths.append((units, path))
                    assault = weigh(state, active.units, target, tuple(moves))
                    break
        if assault.refusal is not None or assault.odds < card.min_odds:
            why = (
                because(assault.refusal)
                if assault.refusal is not None
                else say("system.attack.odds-too-low", odds=assault.odds, needed=card.min_odds)
            )
            considered.append(Candidate(say("system.attack.on-hex", hex=state.name(target)), why, RULE))
        else:
            options.append((assault, tuple(paths)))
    if not options:
        nobody = Candidate(EVERY_STACK, say("system.because.no-goal", target=card.target), RULE)
        return Sought(None, considered or [nobody])
    options.sort(key=lambda o: (-o[0].odds, o[0].target not in state.vp_hexes, state.name(o[0].target)))
    assault, chosen = options[0]
    what = say("system.attack.on-hex", hex=state.name(assault.target))
    considered.append(Candidate(what, say("system.attack.odds", odds=assault.odds), RULE, chosen=True))
    considered += weighed(assault)
    return Sought(assault_order(state, active, assault, chosen), considered)
