"""British XXX Corps: its first arrival on the Meuse."""

from __future__ import annotations

from broadfront.core.findings import finding
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.forces.deployment import CLOSE, nearest_german
from broadfront.titles.ardennes.rules.lines.proximate import proximate, proximity
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = [
    "LISTED_RULES",
    "arrives_as_listed",
    "check_first_hex",
    "first_hexes",
    "listed_hexes",
    "on_the_map",
]

LISTED_RULES = {"GA": "ARD-D2-02", "43": "ARD-D2-03", "53": "ARD-D2-04", "Ind": "ARD-D2-05"}
"""By division, the rule that lists its hexes."""


def on_the_map(state: ArdennesState) -> bool:
    """Whether a unit of XXX Corps is on the map."""
    return any(state.hex(n) is not None for n in state.title.formation("XXX"))


def arrives_as_listed(state: ArdennesState) -> Ruling:
    """Does XXX Corps arrive all at once in its listed hexes: none on the map, and no German near the west bank."""
    if on_the_map(state):
        return refused("ARD-D2-11", "XXX Corps is on the map: it deploys by the normal methods.")
    near = proximity(state, GERMAN)
    reached = sorted(state.name(hex) for hex in state.ground.meuse_west if near[hex] >= 0)
    if reached:
        return refused(("ARD-D2-01", "ARD-D2-06"), f"{reached[0]} beyond the Meuse is Proximate to a German unit.",
                       facts={"hexes": reached})  # fmt: skip
    return allowed("ARD-D2-01", text="No hex beyond the Meuse is Proximate to a German unit.")


def listed_hexes(state: ArdennesState) -> dict[int, tuple[str, str]]:
    """By unit number, the listed hex of the first arrival and its rule; optional divisions have none."""
    found: dict[int, tuple[str, str]] = {}
    for n in state.title.formation("XXX"):
        unit = state.units[n]
        if unit.place:
            found[n] = (state.title.hex_of(unit.place), LISTED_RULES[unit.division])
    return found


def check_first_hex(state: ArdennesState, hex: int) -> Ruling:
    """May the first unit of XXX Corps be placed in a hex when Germans are near the west bank."""
    ground, id = state.ground, state.name(hex)
    facts: dict[str, object] = {"hex": id}
    if hex not in ground.meuse_west:
        return refused("ARD-D2-06", f"{id} is not west of the Meuse.", facts=facts)
    if state.enemy_town(hex, ALLIED):
        return refused("ARD-D2-08", f"{id} is a German-held City or Town.", facts=facts)
    if state.at[hex] or hex not in ground.position or hex not in supply(state, ALLIED):
        return refused("ARD-D2-07", f"{id} is no empty Position in Allied Supply.", facts=facts)
    if not proximate(state, hex, GERMAN) and nearest_german(state, hex) > CLOSE:
        return refused("ARD-D2-09", f"{id} is neither Proximate to nor within 3 hexes of a German unit.", facts=facts)
    rules = ("ARD-D2-06", "ARD-D2-07", "ARD-D2-08", "ARD-D2-09")
    return Ruling(True, f"The first unit may be placed in {id}.", rules, facts)


@finding(rests_on=(supply, proximity))
def first_hexes(state: ArdennesState) -> list[int]:
    """Hexes for the first unit, best first: highest HV, closest to a German, northernmost, lowest number."""
    ground = state.ground
    fitting = [hex for hex in sorted(ground.meuse_west & ground.position) if check_first_hex(state, hex).legal]
    return sorted(fitting, key=lambda h: (-ground.hv[h], nearest_german(state, h), ground.row[h], state.name(h)))
