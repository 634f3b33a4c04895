"""What of a position of the Ardennes can be edited: units, markers, bridges, who holds what, the day, the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import PurePath
from typing import Any

from broadfront.board.editing import Edit, Editable, Editor, Field, Laid, Piece, Pile
from broadfront.board.shown import Panel
from broadfront.core.errors import Invalid, unknown
from broadfront.core.locations import Eliminated, OnMap
from broadfront.core.state import State
from broadfront.titles.ardennes.data.records import FIRST_DAY, LAST_DAY, OKW_RELEASED, XXX_ARRIVED, Unit
from broadfront.titles.ardennes.data.title import BOXES
from broadfront.titles.ardennes.events.allied import ALERT, CLOUDS, PATTON
from broadfront.titles.ardennes.events.german import FURY, MONTY
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.game.position import Source, decoded, load_position
from broadfront.titles.ardennes.game.position_written import position_data
from broadfront.titles.ardennes.game.sequence import PHASES, pause
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED, INTACT, NO_BRIDGE, SUPPLY_STATES
from broadfront.titles.ardennes.rules.routes.movement_costs import FREEZE
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.steps.fuel import FUEL_PRIORITY
from broadfront.titles.ardennes.table.counters import counter, markers
from broadfront.titles.ardennes.table.hand import told

__all__ = ["EDITOR", "editable", "edited", "laid", "playable", "read", "start"]

ELIMINATED = "Eliminated"
HOLDERS = {"german": "German", "allied": "Allied"}
LASTING = (FREEZE, FURY, MONTY, ALERT, CLOUDS, FUEL_PRIORITY)
SUPPLY_WORDS = dict(zip(SUPPLY_STATES, ("in supply", "low supply", "out of supply", "isolated"), strict=True))
PHASE_WORDS = dict(zip(PHASES, ("Reserve", "Card Preparation", "Supply", "Command"), strict=True))
ARMIES = {"": "none yet", "6SSPz": "Sixth SS Panzer", "5Pz": "Fifth Panzer", "7A": "Seventh"}
MOST_EXIT_VP = 200
DEPOT_WORDS = {"": "no mechanized German unit has been there", "0": "used up", "1": "one use left"}


def start(title: ArdennesGame, scenario: str, variant: str) -> dict[str, Any]:
    """The start of a scenario, written out; the day begins with its first phase."""
    return title.written(title.set_up(title.scenario(scenario), title.variant(variant), {}))


def read(title: ArdennesGame, text: str, name: str) -> dict[str, Any]:
    """The position of a file, TOML or JSON; what is wrong is told with its line."""
    file = PurePath(name)
    data = decoded(text, file if file.suffix in (".toml", ".json") else file.with_suffix(".toml"))
    return position_data(load_position(title, data, source=Source(name, text))[0])


def _loaded(title: ArdennesGame, position: Mapping[str, Any]) -> ArdennesState:
    return load_position(title, position)[0]


def playable(title: ArdennesGame, position: Mapping[str, Any]) -> State:
    return _loaded(title, position)


# What can be set


def editable(title: ArdennesGame, position: Mapping[str, Any]) -> Editable:
    scenario = title.scenario(str(position.get("scenario", "campaign")))
    ids, ground = title.map.ids, title.attributes
    once = (*title.decks.once_per_game_events, PATTON, OKW_RELEASED, XXX_ARRIVED)
    bridges = {"": "none", INTACT: "intact", DEMOLISHED: "demolished", BUILT_BRIDGE: "built"}
    sites = tuple(c.id for c in ground.crossings if c.bridged or c.road)
    facts = (
        Field("variant", "Game", "choice", {"gs": "German solitaire", "2p": "Two players"}),
        Field("day", "Day of December", "number", low=FIRST_DAY, high=LAST_DAY),
        Field("phase", "The game goes on with", "choice", {word: f"{PHASE_WORDS[word]} Phase" for word in PHASES}),
        Field("exit_vp", "VP for units that left the map", "number", low=0, high=MOST_EXIT_VP),
        Field("meuse_reached", "A German unit has been at the Meuse", "flag"),
        Field("okw_army", "Army of the OKW units", "choice", ARMIES),
        Field("lasting", "In force today", "words", {word: word.replace("_", " ") for word in LASTING}),
        Field("used", "Happened this game", "words", {word: word for word in once}),
        Field("ips", "Improved position", "hexes"),
        Field("roadblocks", "Roadblock", "hexes", places=tuple(ids[i] for i in sorted(ground.road))),
        Field("held", "Held by", "hex-choice", HOLDERS, places=tuple(ids[i] for i in sorted(title.holdable(scenario)))),
        Field("depots", "Fuel depot", "hex-choice", DEPOT_WORDS, places=tuple(d.hex for d in title.fuel_depots)),
        Field("bridges", "Bridge", "side-choice", bridges, places=sites),
        Field("bridge_held", "Bridge held by", "side-choice", HOLDERS, places=sites),
        Field("zones", "Cards and chits", "piles", piles=tuple(_piles(title))),
    )
    units = (
        Field("steps", "Steps", "number", low=1),
        Field("supply", "Supply", "choice", SUPPLY_WORDS),
        Field("dispersed", "Dispersed", "flag"),
        Field("out_of_fuel", "OutOfFuel", "flag"),
    )
    return Editable((*BOXES, ELIMINATED), units, facts)


def _piles(title: ArdennesGame) -> Iterable[Pile]:
    named = {
        "german-cards": {id: f"{card.name} ({told(card)})" for id, card in title.german_cards.items()},
        "allied-cards": {id: f"{card.name} ({told(card)})" for id, card in title.allied_cards.items()},
        "action-cards": {id: card.name for id, card in title.action_cards.items()},
        "chits": {id: id for id in title.chits},
    }
    for family, items in named.items():
        yield Pile(family, tuple(name for name, zone in title.zones.items() if zone.family == family), items)


# Showing


def laid(title: ArdennesGame, position: Mapping[str, Any]) -> Laid:
    state = _loaded(title, position)
    rows = (("Day", f"{state.day} December"), ("German VP", str(victory_points(state))))
    return Laid(
        state.scenario,
        state.variant,
        tuple(_piece(state, n) for n in title.in_order(range(len(state.units)))),
        _facts(state, position),
        tuple(markers(state)),
        (Panel("Situation", rows),),
        tuple(state.status()),
    )


def _piece(state: ArdennesState, n: int) -> Piece:
    unit, at = state.units[n], state.where[n]
    where = at.hex if isinstance(at, OnMap) else ELIMINATED if isinstance(at, Eliminated) else at.name
    values = {
        "steps": state.steps[n],
        "supply": SUPPLY_STATES[state.supply[n]],
        "dispersed": bool(state.dispersed[n]),
        "out_of_fuel": bool(state.out_of_fuel[n]),
    }
    only: tuple[str, ...] = () if isinstance(at, Eliminated) else ("steps",)
    if isinstance(at, OnMap):
        only = ("steps", "supply", "dispersed") + (("out_of_fuel",) if _can_lack_fuel(unit) else ())
    return Piece(
        counter(state, n), where, unit.name, f"{unit.corps} Corps" if unit.corps != "OKW" else "OKW", values, only
    )


def _can_lack_fuel(unit: Unit) -> bool:
    return unit.side == "german" and unit.mechanized


def _facts(state: ArdennesState, position: Mapping[str, Any]) -> dict[str, Any]:
    crossings = state.ground.crossings
    return {
        "variant": state.variant,
        "day": state.day,
        "phase": position.get("phase", "command"),
        "exit_vp": state.exit_vp,
        "meuse_reached": state.meuse_reached,
        "okw_army": state.okw_army,
        "lasting": sorted(state.lasting),
        "used": sorted(state.used),
        "ips": sorted(state.ips),
        "roadblocks": sorted(state.roadblocks),
        "held": {
            state.name(hex): "german" if state.name(hex) in state.german_held else "allied" for hex in state.holdable
        },
        "depots": {d.hex: str(state.depots.get(d.name, "")) for d in state.title.fuel_depots},
        "bridges": {c.id: "" if (word := state.bridge(c)) not in (INTACT, DEMOLISHED, BUILT_BRIDGE) else word
                    for c in crossings if c.bridged or c.road},
        "bridge_held": {c.id: "german" if c.id in state.german_bridges else "allied"
                        for c in crossings if c.bridged or c.road},
        "zones": {item: zone for zone, items in state.zones.items() for item in items},
    }  # fmt: skip


# Editing


def edited(title: ArdennesGame, position: Mapping[str, Any], edits: Iterable[Edit]) -> dict[str, Any]:
    """The edits go through the state's setters: a hex entered is held, a Roadblock swept away, an IP left is lost."""
    state = _loaded(title, position)
    variant = state.variant
    for edit in edits:
        if edit.unit:
            _edit_unit(state, title.unit(edit.unit), edit)
            _hold(state)
        elif edit.fact == "variant":
            variant = edit.value
        elif edit.fact == "phase":
            pause(state, edit.value)
        elif edit.fact in FACTS:
            FACTS[edit.fact](state, edit.value)
        else:
            raise unknown("fact of a position", edit.fact, FACTS, parameter="fact")
    data = position_data(state)
    if variant != state.variant and "stack" in data:  # the steps under way are those of the other game
        pause(state, PHASES[-1])
        data = position_data(state)
    data["variant"] = variant
    _loaded(title, data)
    return data


def _edit_unit(state: ArdennesState, unit: Unit, edit: Edit) -> None:
    n = unit.number
    if edit.where is not None:
        _put(state, unit, edit.where)
    for name, value in edit.values.items():
        if name == "steps":
            if type(value) is not int or not 1 <= value <= unit.steps:
                raise Invalid(f"{unit.id} has 1 to {unit.steps} steps, not {value!r}.", parameter=name, given=value)
            state.set_steps(n, value)
        elif name == "supply":
            if value not in SUPPLY_STATES:
                raise unknown("supply state", str(value), SUPPLY_STATES, parameter=name)
            state.set_supply(n, SUPPLY_STATES.index(value))
        elif name == "dispersed":
            state.set_dispersed(n, bool(value))
        elif name == "out_of_fuel":
            state.set_out_of_fuel(n, bool(value))
        else:
            raise unknown("value of a unit", name, ("steps", "supply", "dispersed", "out_of_fuel"), parameter=name)


def _put(state: ArdennesState, unit: Unit, where: str) -> None:
    n, places = unit.number, state.title.locations
    if where == ELIMINATED:
        state.eliminate(n)
        return
    if state.steps[n] == 0:
        state.set_steps(n, unit.steps)
    if where in places.boxes:
        # Markers lie on the map only.
        state.set_supply(n, 0)
        state.set_dispersed(n, False)
        state.set_out_of_fuel(n, False)
        state.place(n, places.boxes[where])
    else:
        state.place(n, places.hex(state.title.hex_of(where)))


def _hold(state: ArdennesState) -> None:
    """Whoever stands alone in a hex holds it: also a side whose enemy was just taken away."""
    for hex in state.holdable:
        sides = {state.side_of(n) for n in state.at[hex]}
        if len(sides) == 1:
            state.hold(hex, *sides)


def _number(
    name: str, low: int, high: int, setter: Callable[[ArdennesState, int], None]
) -> Callable[[ArdennesState, Any], None]:
    def set_it(state: ArdennesState, value: Any) -> None:
        if type(value) is not int or not low <= value <= high:
            raise Invalid(f"{name}: {value!r} is not a whole number from {low} to {high}.", parameter=name, given=value)
        setter(state, value)

    return set_it


def _set_meuse(state: ArdennesState, value: Any) -> None:
    state.set_meuse_reached(bool(value))


def _set_okw_army(state: ArdennesState, value: Any) -> None:
    if value not in ARMIES:
        raise unknown("army", str(value), ARMIES, parameter="okw_army")
    state.attach_okw(value)


def _set_lasting(state: ArdennesState, value: Any) -> None:
    state.set_lasting(_words(value, "lasting"))


def _set_used(state: ArdennesState, value: Any) -> None:
    state.set_used(_words(value, "used"))


def _set_ips(state: ArdennesState, value: Any) -> None:
    state.set_ips(state.title.hex_of(hex) for hex in _words(value, "ips"))


def _set_roadblocks(state: ArdennesState, value: Any) -> None:
    state.set_roadblocks(state.title.hex_of(hex) for hex in _words(value, "roadblocks"))


def _set_held(state: ArdennesState, value: Any) -> None:
    for hex, side in _holders(value, "held"):
        state.hold_place(state.title.map.index[state.title.hex_of(hex)], 0 if side == "german" else 1)


def _set_depots(state: ArdennesState, value: Any) -> None:
    for hex, word in _pairs(value, "depots"):
        depot = next((d for d in state.title.fuel_depots if d.hex == hex), None)
        if depot is None or word not in DEPOT_WORDS:
            raise unknown("fuel depot" if depot is None else "word for a depot", hex if depot is None else word,
                          [d.hex for d in state.title.fuel_depots] if depot is None else DEPOT_WORDS,
                          parameter="depots")  # fmt: skip
        state.set_depot(depot.name, int(word) if word else None)


def _set_bridges(state: ArdennesState, value: Any) -> None:
    for id, word in _pairs(value, "bridges"):
        crossing = state.ground.crossing(id)
        if word == "" and crossing.bridged:
            raise Invalid(f"A bridge stands at {id} on the map: it is intact or demolished.", parameter="bridges")
        state.set_bridge(crossing, word or NO_BRIDGE)


def _set_bridge_held(state: ArdennesState, value: Any) -> None:
    for id, side in _holders(value, "bridge_held"):
        state.hold_bridge(state.ground.crossing(id), 0 if side == "german" else 1)


def _set_zones(state: ArdennesState, value: Any) -> None:
    for item, zone in _pairs(value, "zones"):
        holder = next((name for name, items in state.zones.items() if item in items), None)
        if holder is None or zone not in state.zones:
            raise unknown("card or chit" if holder is None else "zone", item if holder is None else zone,
                          state.zones, parameter="zones")  # fmt: skip
        if holder != zone:
            state.move_item(item, holder, zone)


def _words(value: Any, name: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise Invalid(f"{name}: give a list of words.", parameter=name, given=value)
    return value


def _pairs(value: Any, name: str) -> Iterable[tuple[str, str]]:
    if not isinstance(value, dict) or not all(isinstance(word, str) for word in value.values()):
        raise Invalid(f"{name}: give a word for each.", parameter=name, given=value)
    return value.items()


def _holders(value: Any, name: str) -> Iterable[tuple[str, str]]:
    for place, side in _pairs(value, name):
        if side not in HOLDERS:
            raise unknown("side", side, HOLDERS, parameter=name)
        yield place, side


FACTS: dict[str, Callable[[ArdennesState, Any], None]] = {
    "day": _number("day", FIRST_DAY, LAST_DAY, ArdennesState.set_day),
    "exit_vp": _number("exit_vp", 0, MOST_EXIT_VP, ArdennesState.set_exit_vp),
    "meuse_reached": _set_meuse,
    "okw_army": _set_okw_army,
    "lasting": _set_lasting,
    "used": _set_used,
    "ips": _set_ips,
    "roadblocks": _set_roadblocks,
    "held": _set_held,
    "depots": _set_depots,
    "bridges": _set_bridges,
    "bridge_held": _set_bridge_held,
    "zones": _set_zones,
}


class _Editor(Editor[ArdennesGame]):
    start = staticmethod(start)
    read = staticmethod(read)
    editable = staticmethod(editable)
    edited = staticmethod(edited)
    laid = staticmethod(laid)
    playable = staticmethod(playable)


EDITOR = _Editor()
