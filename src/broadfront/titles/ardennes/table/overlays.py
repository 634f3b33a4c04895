"""Map overlays: supply, communication, zones, the front, threats, reach and odds.

Each overlay draws an answer of the rules engine; nothing is computed here that a rule does not define.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Overlay
from broadfront.board.zones import ENEMY_ZONE, FRIENDLY_ZONE
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.errors import unknown_name
from broadfront.core.rulings import Ruling
from broadfront.core.state import State
from broadfront.titles.ardennes.data.records import GERMAN, SIDES
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.game.odds import possible_attacks
from broadfront.titles.ardennes.rules.lines.communication import check_communication, communication_paths
from broadfront.titles.ardennes.rules.lines.supply import check_supply, supply
from broadfront.titles.ardennes.rules.routes.movement import find_reach, move_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.labels import hex_label, unit_labels
from broadfront.titles.ardennes.table.picture import front_edges
from broadfront.titles.ardennes.table.prospects import no_entry_refusal

__all__ = ["make_overlay", "overlay_labels"]

CHANCE_COLORS = (("good", Fraction(2, 3)), ("fair", Fraction(2, 5)), ("poor", Fraction(1, 5)), ("bad", Fraction(0)))
"""Minimum chance to take a hex for each color, best first."""


def overlay_labels(state: State, side: str) -> dict[str, str]:
    """Return the texts that name the available map overlays (hexes colored to answer a question), own side's first."""
    other = SIDES[1 - SIDES.index(side)]
    labels_by_name: dict[str, str] = {}
    for who, own in ((side, True), (other, False)):
        labels_by_name |= {
            f"supply-{who}": phrase("overlay.my-supply" if own else "overlay.enemy-supply"),
            f"communication-{who}": phrase("overlay.my-communication" if own else "overlay.enemy-communication"),
            f"reach-{who}": phrase("overlay.my-reach" if own else "overlay.enemy-reach"),
            f"threats-{who}": phrase("overlay.my-attacks" if own else "overlay.enemy-attacks"),
        }
    return labels_by_name | {
        "odds": phrase("overlay.odds"),
        "zones": phrase("overlay.zones"),
        "front": phrase("overlay.front"),
        "hold": phrase("overlay.hold"),
        "boundaries": phrase("overlay.boundaries"),
        "objectives": phrase("overlay.objectives"),
        "improved": phrase("overlay.improved"),
    }


def make_overlay(state: State, side: str, name: str) -> Overlay:
    """Return the map overlay with a name such as `supply-german:1709` (the supply path of hex 1709).

    `odds:1709` shows the chance to take hex 1709.
    """
    assert isinstance(state, ArdennesState)
    sheet, _, of = name.partition(":")
    if sheet not in overlay_labels(state, side):
        raise unknown_name("overlay", sheet, overlay_labels(state, side), parameter="name")
    if sheet == "odds":
        return _chance_overlay(state, side, of) if of else _targets_overlay(state, side)
    what, _, who = sheet.partition("-")
    number = SIDES.index(who) if who else 0
    if of:
        if what not in PATH_RULINGS:
            known = [f"{one}-{whose}" for one in PATH_RULINGS for whose in SIDES]
            raise unknown_name(phrase("overlay.of-a-hex"), sheet, known, parameter="name")
        return _path_overlay(PATH_RULINGS[what](state, number, state.ground.map.index_of(of)))
    return OVERLAY_FUNCTIONS[what](state, number)


# Lines of supply and communication


def _supply_overlay(state: ArdennesState, side: int) -> Overlay:
    """Return the map overlay of hexes that a side can supply, and its units that are cut off."""
    net = supply(state, side)
    heads = {state.hex_id(hex) for hex in net.heads}
    hexes = {
        state.hex_id(hex): ("good" if state.hex_id(hex) in heads else "fair", "")
        for hex in range(state.ground.count)
        if hex in net
    }
    cut = _hexes_with_units(state, side, lambda hex: hex not in net)
    return Overlay(
        hexes | dict.fromkeys(cut, ("bad", phrase("laid.cut"))),
        legend=(
            ("good", phrase("laid.supply.heads")),
            ("fair", phrase("laid.supply.in")),
            ("bad", phrase("laid.without")),
        ),
        text=phrase("laid.supply.told", side=SIDES[side], hexes=cut),
        rules=("ARD-DEF-06", "ARD-DEF-12"),
        of_hex=True,
    )


def _communication_overlay(state: ArdennesState, side: int) -> Overlay:
    """Return the map overlay of hexes without Communication for a side, and its units that are cut off."""
    net = communication_paths(state, side)
    hexes = {state.hex_id(hex): ("poor", "") for hex in range(state.ground.count) if hex not in net}
    cut = _hexes_with_units(state, side, lambda hex: hex not in net)
    return Overlay(
        hexes | dict.fromkeys(cut, ("bad", phrase("laid.cut"))),
        legend=(("poor", phrase("laid.communication.no-path")), ("bad", phrase("laid.without"))),
        text=phrase("laid.communication.told", side=SIDES[side], hexes=cut),
        rules=("ARD-DEF-13",),
        of_hex=True,
    )


def _path_overlay(ruling: Ruling) -> Overlay:
    """Return the map overlay of a hex's supply path; if the path is blocked, up to that point and with the reason."""
    way = tuple(str(hex) for hex in _as_list(ruling.facts.get("path")))
    blocked = {str(hex): ("bad", "✕") for hex in _as_list(ruling.facts.get("blocked"))}
    lines = (("good" if ruling.legal else "bad", way),) if len(way) > 1 else ()
    return Overlay(blocked, lines=lines, text=ruling.text, rules=ruling.rules)


def _as_list(given: object) -> list[object]:
    """Return a value as a list; empty if it is neither a list nor a tuple."""
    return list(given) if isinstance(given, list | tuple) else []


def _hexes_with_units(state: ArdennesState, side: int, which: Callable[[int], bool]) -> list[str]:
    """Return the hexes with units of a side that satisfy a condition, in map order."""
    hexes = {hex for n in state.on_map(side) if (hex := state.board.hex_of_unit(n)) is not None}
    return [state.hex_id(hex) for hex in sorted(hexes) if which(hex)]


PATH_RULINGS: dict[str, Callable[[ArdennesState, int, int], Ruling]] = {
    "supply": check_supply,
    "communication": check_communication,
}


# Zones, front, terrain


def _zones_overlay(state: ArdennesState, _: int) -> Overlay:
    """Return the map overlay of the zones of control of both sides."""
    flags = state.board.zoc.flags(GERMAN)
    kinds = {FRIENDLY_ZONE: "german", ENEMY_ZONE: "allied", FRIENDLY_ZONE | ENEMY_ZONE: "both"}
    hexes = {
        state.hex_id(hex): (kinds[zone], "")
        for hex in range(state.ground.count)
        if (zone := flags[hex] & (FRIENDLY_ZONE | ENEMY_ZONE))
    }
    of_a_side = ((side, phrase("laid.zones.of", side=side)) for side in SIDES)
    return Overlay(hexes, legend=(*of_a_side, ("both", phrase("laid.zones.both"))), rules=("ARD-TEC-21",))


def _front_overlay(state: ArdennesState, _: int) -> Overlay:
    """Return the map overlay of the front line between the sides."""
    index, around = state.ground.map.index, state.ground.six_neighbors
    sides = tuple((a, DIRECTIONS[around[index[a]].index(index[b])], "bad") for a, b in front_edges(state))
    return Overlay(hexsides=sides, legend=(("bad", phrase("laid.front.line")),))


def _hold_value_overlay(state: ArdennesState, _: int) -> Overlay:
    """Return the map overlay of hexes with a high HV (hold value)."""
    ground = state.ground
    hexes = {state.hex_id(hex): ("good" if hv > 2 else "fair", str(hv)) for hex, hv in enumerate(ground.hv) if hv >= 2}
    return Overlay(hexes, legend=(("good", phrase("laid.hold.three")), ("fair", "2")), text=phrase("laid.hold.told"))


def _boundaries_overlay(state: ArdennesState, _: int) -> Overlay:
    """Return the map overlay of army and corps boundaries; a hex that a boundary cuts belongs to both areas."""
    ground = state.ground
    sides = [
        (state.hex_id(hex), DIRECTIONS[way], kind)
        for kind, areas in (("german", ground.army_area), ("allied", ground.corps_area))
        for hex in range(ground.count)
        for way, there in enumerate(ground.six_neighbors[hex][:3])
        if there != ground.count and _areas_of_hex(areas, hex) != _areas_of_hex(areas, there)
    ]
    named = {
        _central_hex(state, area): (kind, name)
        for kind, areas in (("german", ground.army_area), ("allied", ground.corps_area))
        for name, area in areas.items()
        if area
    }
    return Overlay(
        named,
        hexsides=tuple(sides),
        legend=(("german", phrase("laid.boundaries.armies")), ("allied", phrase("laid.boundaries.corps"))),
        text=phrase("laid.boundaries.told"),
        rules=("ARD-H-08",),
    )


def _central_hex(state: ArdennesState, area: frozenset[int]) -> str:
    """Return the most central hex of an area, where the area's name is shown."""
    hexes = sorted(area)
    away = state.ground.distance
    return state.hex_id(min(hexes, key=lambda hex: int(away[hex, hexes].max())))


def _areas_of_hex(areas: dict[str, frozenset[int]], hex: int) -> frozenset[str]:
    """Return the names of the areas that contain a hex."""
    return frozenset(name for name, area in areas.items() if hex in area)


def _objectives_overlay(state: ArdennesState, _: int) -> Overlay:
    """Return the map overlay of victory hexes, fuel depots and exit hexes, each by holder."""
    index = state.ground.map.index
    hexes = {state.hex_id(hex): ("note", phrase("laid.objectives.exit")) for hex in state.ground.exits}
    hexes |= {
        depot.hex: (SIDES[state.land.place_holder(index[depot.hex])], phrase("laid.objectives.fuel"))
        for depot in state.title.fuel_depots
    }
    hexes |= {
        vp.hex: (SIDES[state.land.place_holder(index[vp.hex])], phrase("laid.objectives.vp", vp=vp.value))
        for vp in state.victory_hexes
    }
    return Overlay(
        hexes,
        legend=(
            *((side, phrase("laid.objectives.held", side=side)) for side in SIDES),
            ("note", phrase("laid.objectives.exits")),
        ),
        rules=("ARD-H-05", "ARD-H-45"),
    )


def _improvements_overlay(state: ArdennesState, _: int) -> Overlay:
    """Return the map overlay of Improved Positions and Roadblocks."""
    hexes = dict.fromkeys(sorted(state.land.ips), ("good", "IP")) | dict.fromkeys(
        sorted(state.land.roadblocks), ("bad", "RB")
    )
    return Overlay(
        hexes, legend=(("good", phrase("laid.improved.position")), ("bad", phrase("laid.improved.roadblock")))
    )


# Reach and threats


def _reach_counts(state: ArdennesState, side: int) -> dict[str, int]:
    """Return how many units of a side could move to each hex, each taken alone."""
    many: dict[str, int] = {}
    for number in state.on_map(side):
        if move_refusal(state, number) is None:
            for hex in find_reach(state, number).end_ids():
                many[hex] = many.get(hex, 0) + 1
    return many


def _reach_overlay(state: ArdennesState, side: int) -> Overlay:
    """Return the map overlay of hexes that a side's units can move to, with the number of units."""
    found = _reach_counts(state, side)
    hexes = {hex: ("good" if many > 2 else "fair", str(many)) for hex, many in found.items()}
    return Overlay(
        hexes,
        legend=(("good", phrase("laid.reach.many")), ("fair", phrase("laid.reach.few"))),
        text=phrase("laid.reach.told", count=len(found)),
    )


def _threats_overlay(state: ArdennesState, side: int) -> Overlay:
    """Return the map overlay of enemy stacks that a side can attack now or after a normal move."""
    ground = state.ground
    now = {attack.target for attack in possible_attacks(state, SIDES[side])}
    near = {there for hex in _reach_counts(state, side) for there in ground.six_neighbors[ground.map.index[hex]]}
    hexes = dict.fromkeys(_hexes_with_units(state, 1 - side, lambda hex: hex in near), ("poor", ""))
    return Overlay(
        hexes | dict.fromkeys(sorted(now), ("bad", "")),
        legend=(("bad", phrase("laid.threats.now")), ("poor", phrase("laid.threats.after"))),
        text=phrase("laid.threats.told", count=len(now)),
    )


# The chance to take a hex


def _targets_overlay(state: ArdennesState, side: str) -> Overlay:
    """Return the map overlay of hexes that a side can attack; the chances are computed one by one later."""
    found = sorted(attack.target for attack in possible_attacks(state, side))
    return Overlay(
        dict.fromkeys(found, ("wait", "…")),
        legend=(
            *(
                (kind, phrase("laid.odds.better", number=chance.numerator, count=chance.denominator))
                for kind, chance in CHANCE_COLORS
                if chance
            ),
            ("bad", phrase("laid.odds.less")),
            ("wait", phrase("laid.odds.wait")),
        ),
        text=phrase("laid.odds.told"),
        parts=tuple(f"odds:{hex}" for hex in found),
    )


def _chance_overlay(state: ArdennesState, side: str, target: str) -> Overlay:
    """Return the map overlay with the chance to take one target, from what the attacking side knows."""
    attack = next((attack for attack in possible_attacks(state, side) if attack.target == target), None)
    if attack is None:
        return Overlay(
            {target: ("note", phrase("laid.odds.no"))}, text=phrase("laid.odds.not-now", where=hex_label(state, target))
        )
    units = [state.title.unit(unit).number for unit in attack.attackers]
    closed = no_entry_refusal(state, units, state.ground.map.index[target])
    if closed is not None:
        why = phrase("laid.odds.nobody", what=closed.why.with_names(state.title.names))
        return Overlay({target: ("note", phrase("laid.odds.no-entry"))}, text=why, rules=closed.rules)
    odds = odds_of_attack(state, attack, side=side)
    taken = odds.probability(taken=True)
    kind = next(kind for kind, least in CHANCE_COLORS if taken >= least)
    share = f"{'' if odds.exact else '≈'}{float(taken):.0%}"
    text = phrase("laid.odds.chance", where=hex_label(state, target), figure=share, text=unit_labels(state, units))
    return Overlay({target: (kind, share)}, text=text)


OVERLAY_FUNCTIONS: dict[str, Callable[[ArdennesState, int], Overlay]] = {
    "supply": _supply_overlay,
    "communication": _communication_overlay,
    "zones": _zones_overlay,
    "front": _front_overlay,
    "hold": _hold_value_overlay,
    "boundaries": _boundaries_overlay,
    "objectives": _objectives_overlay,
    "improved": _improvements_overlay,
    "reach": _reach_overlay,
    "threats": _threats_overlay,
}
