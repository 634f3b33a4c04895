"""The German Reserve: where units are deployed, which are overdue, and when OKW is released."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import NamedTuple

from broadfront.board.zones import ENEMY
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.boundaries import army_of
from broadfront.titles.ardennes.effects import may_deploy
from broadfront.titles.ardennes.idle import idle_hexes
from broadfront.titles.ardennes.markers import ENEMY_TOWN, IN_SUPPLY, ISOLATED
from broadfront.titles.ardennes.records import ALLIED, GERMAN
from broadfront.titles.ardennes.stacking import has_room, stacking_refusal
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.supply import Supply, in_supply, supply

__all__ = [
    "check_deployment",
    "deployment_hexes",
    "explain_overdue",
    "may_be_deployed",
    "okw_release",
    "overdue",
]

AWAY, CLOSE = 3, 3
OVERDUE_FROM, LATE = 18, 2


def okw_release(state: ArdennesState) -> Ruling:
    """Is OKW released: an InSupply German unit at or beyond the Meuse is able to trace Supply."""
    ground = state.ground
    for n in state.on_map(GERMAN):
        hex = state.hex(n)
        if (hex in ground.meuse or hex in ground.meuse_west) and state.supply[n] == IN_SUPPLY and in_supply(state, n):
            unit = state.units[n].id
            return allowed("ARD-SEQ-03", "ARD-D1-10", text=f"{unit} releases OKW.", unit=unit)
    return refused(("ARD-SEQ-03", "ARD-D1-10"), "No InSupply German unit at or beyond the Meuse can trace Supply.")


def overdue(state: ArdennesState) -> tuple[int, ...]:
    """German Reserve units that must be placed in this Reserve Phase: due two days ago or earlier (ARD-SEQ-02)."""
    if state.day < OVERDUE_FROM:
        return ()

    def find() -> tuple[int, ...]:
        late = [n for n in state.in_box("German Reserve") if state.units[n].arrival != "okw"]
        return tuple(n for n in late if state.units[n].day <= state.day - LATE)

    return state.known("overdue", find)


def explain_overdue(state: ArdennesState, number: int) -> Ruling:
    """Must a German Reserve unit be placed in this Reserve Phase."""
    unit = state.units[number]
    facts: dict[str, object] = {"unit": unit.id, "due": unit.day, "day": state.day}
    if number in overdue(state):
        return Ruling(True, f"{unit.id} was due on {unit.day} December and must be placed now.", ("ARD-SEQ-02",), facts)
    return refused("ARD-SEQ-02", f"{unit.id}, due on {unit.day} December, may wait.", facts=facts)


class Terms(NamedTuple):
    """What the hexes are measured by in which one German Reserve unit may be deployed."""

    fuel: Ruling
    net: Supply
    area: Set[int] | None
    """The hexes of its army; None when it has no boundaries."""
    allies: bytes
    """Per hex, how far it is to the nearest Allied unit or place."""
    kin: Set[int]
    """Hexes near enough to a unit it must be near, and by which rule."""
    rule: str


def _terms(state: ArdennesState, number: int) -> Terms:
    def find() -> Terms:
        kin, rule = _kin(state, number)
        close = frozenset().union(*(state.ground.within(hex, CLOSE) for hex in kin))
        area = state.ground.army_area.get(army_of(state, number))
        return Terms(may_deploy(state, number), supply(state, GERMAN), area, _away_from_allies(state), close, rule)

    return state.known(("german terms", number, state.okw_army), find)


def _bar(state: ArdennesState, number: int, hex: int, terms: Terms) -> str:
    """What forbids the unit a hex, in a word that `check_deployment` explains; empty when it may be deployed there."""
    if not terms.fuel.legal:
        return "fuel"
    if state.zoc.holds(ALLIED, hex):
        return "enemy"
    if not terms.net.is_head(hex):
        return "supply"
    if terms.area is not None and hex not in terms.area:
        return "boundary"
    if terms.allies[hex] < AWAY:
        return "too near"
    if hex not in terms.kin:
        return "too far"
    return "" if has_room(state, number, hex) else "full"


def check_deployment(state: ArdennesState, number: int, hex: int) -> Ruling:
    """May a German Reserve unit be deployed in a hex."""
    unit, id, terms = state.units[number], state.name(hex), _terms(state, number)
    facts: dict[str, object] = {"unit": unit.id, "hex": id}
    match _bar(state, number, hex, terms):
        case "fuel":
            return terms.fuel
        case "enemy":
            return refused("ARD-D1-06", f"Allied units stand in {id}.", facts=facts)
        case "supply":
            return refused("ARD-D1-06", f"{id} is no German Supply Head.", facts=facts)
        case "boundary":
            return refused("ARD-D1-06", f"{id} is outside the boundaries of {army_of(state, number)}.", facts=facts)
        case "too near":
            return refused("ARD-D1-07", _too_near(state, hex), facts=facts)
        case "too far":
            return refused(terms.rule, f"No unit of its formation is within 3 hexes of {id}.", facts=facts)
        case "full":
            full = stacking_refusal(state, number, hex)
            assert full is not None
            return refused(full.rules, f"{full.text}.", facts=facts)
    rules = ("ARD-D1-06", "ARD-D1-07", terms.rule)
    return Ruling(True, f"{unit.id} may be deployed in {id}.", rules, facts)


def may_be_deployed(state: ArdennesState, number: int, hex: int) -> bool:
    """The same without the reason."""
    return not _bar(state, number, hex, _terms(state, number))


def deployment_hexes(state: ArdennesState, number: int) -> list[int]:
    """Every hex in which a German Reserve unit may be deployed now, in reading order."""
    terms = _terms(state, number)
    heads, allies = terms.net.head_bytes, terms.allies
    likely = sorted([hex for hex in terms.kin if heads[hex] and allies[hex] >= AWAY])
    return [hex for hex in likely if not _bar(state, number, hex, terms)]


def _away_from_allies(state: ArdennesState) -> bytes:
    """Per hex, hexes to the nearest Allied unit not Isolated or Allied-held City or Town (ARD-D1-07)."""

    def find() -> bytes:
        allied = state.zoc.of_bits(GERMAN, ENEMY | ENEMY_TOWN)
        for hex in idle_hexes(state, ALLIED):
            allied[hex] &= ENEMY_TOWN
        return state.known_while("away from allies", allied, lambda: state.ground.away_from_marked(allied))

    return state.known_of_zones("away from allies", find)


def _too_near(state: ArdennesState, hex: int) -> str:
    """Which Allied unit or City or Town is nearer than 3 hexes."""
    id, away = state.name(hex), state.ground.distance[hex]
    for n in state.on_map(ALLIED):
        there = state.hex(n)
        if there is not None and state.supply[n] != ISOLATED and away[there] < AWAY:
            return f"{state.units[n].id} in {state.name(there)} is nearer than 3 hexes to {id}."
    towns = (town for town in sorted(state.ground.town) if away[town] < AWAY and state.held_by(town) == ALLIED)
    return f"The Allied-held City or Town {state.name(next(towns))} is nearer than 3 hexes to {id}."


def _kin(state: ArdennesState, number: int) -> tuple[Iterable[int], str]:
    """Hexes of the units it must be near, by which rule; the first of OKW may join anybody.

    Those of its division; if none is on the map of its corps; failing that of its army.
    """
    unit, units, hexes = state.units[number], state.units, state.hexes
    if unit.corps == "OKW" and not any(hexes[n] is not None for n in state.ardennes.formation("OKW")):
        return state.occupied(GERMAN), "ARD-D1-13"
    named = [n for n in state.ardennes.formation(unit.division) if hexes[n] is not None]
    kin = [n for n in named if units[n].division == unit.division and units[n].side == unit.side]
    if not kin:
        german, army = tuple(state.on_map(GERMAN)), army_of(state, number)
        kin = [n for n in german if units[n].corps == unit.corps] or [n for n in german if army_of(state, n) == army]
    return {hex for n in kin if (hex := hexes[n]) is not None}, "ARD-D1-08"
