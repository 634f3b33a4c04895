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
from broadfront.titles.ardennes.data.records import FIRST_DAY, LAST_DAY, Unit
from broadfront.titles.ardennes.data.title import BOXES, RESERVE, calendar_box
from broadfront.titles.ardennes.game.corrections import LASTING, once_a_game, put_unit
from broadfront.titles.ardennes.game.place_in_day import place_in_words, steps_at
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.game.position import load_position
from broadfront.titles.ardennes.game.position_text import Source, decoded
from broadfront.titles.ardennes.game.position_words import TodayEntry
from broadfront.titles.ardennes.game.position_written import position_data
from broadfront.titles.ardennes.game.sequence import PHASES, pause
from broadfront.titles.ardennes.game.set_up import as_on
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED, INTACT, NO_BRIDGE, SUPPLY_STATES
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.table.counters import counter, markers
from broadfront.titles.ardennes.table.hand import told

__all__ = ["EDITOR", "editable", "edited", "laid", "playable", "read", "start"]

ELIMINATED = "Eliminated"
HOLDERS = {"german": "German", "allied": "Allied"}
SUPPLY_WORDS = dict(zip(SUPPLY_STATES, ("in supply", "low supply", "out of supply", "isolated"), strict=True))
PHASE_WORDS = dict(zip(PHASES, ("Reserve", "Card Preparation", "Supply", "Command"), strict=True))
ARMIES = {"": "none yet", "6SSPz": "Sixth SS Panzer", "5Pz": "Fifth Panzer", "7A": "Seventh"}
WHOSE = {"": "none: the phase begins", "german": "the German impulse", "allied": "the Allied impulse"}
MOST_IMPULSES = 20
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
    once = once_a_game(title)
    bridges = {"": "none", INTACT: "intact", DEMOLISHED: "demolished", BUILT_BRIDGE: "built"}
    sites = tuple(c.id for c in ground.crossings if c.bridged or c.road)
    facts = (
        Field("variant", "Game", "choice", {"gs": "German solitaire", "2p": "Two players"}),
        Field("day", "Day of December", "number", low=FIRST_DAY, high=LAST_DAY),
        Field("phase", "The game goes on with", "choice", {word: f"{PHASE_WORDS[word]} Phase" for word in PHASES}),
        Field("side", "Next in the Command Phase", "choice", WHOSE),
        Field("impulse", "German impulses so far today", "number", low=0, high=MOST_IMPULSES),
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
    formations = {name: tuple(title.units[n].id for n in held) for name, held in title.formations.items() if name}
    return Editable((*BOXES, ELIMINATED), units, facts, formations)


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
    rows = [("Day", f"{state.day} December"), ("German VP", str(victory_points(state)))]
    if _side(state) and not state.zones["german-hand"]:
        rows.append(("German hand", "empty: he is not asked before the next day; give him cards below"))
    return Laid(
        state.scenario,
        state.variant,
        tuple(_piece(state, n) for n in title.in_order(range(len(state.units)))),
        _facts(state, position),
        tuple(markers(state)),
        (Panel("Situation", tuple(rows)),),
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
        "side": _side(state),
        "impulse": state.impulse,
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
        elif edit.fact == "variant":
            variant = edit.value
        elif edit.fact in ("day", "phase", "side"):
            _set_when(state, edit)
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


def _set_when(state: ArdennesState, edit: Edit) -> None:
    """Units of the calendar are in the Reserve once they are due, and not before; decks are those of the day."""
    day, before = state.day, _arrivals(state)
    if edit.fact == "phase":
        pause(state, edit.value)
    else:
        FACTS[edit.fact](state, edit.value)
    now = _arrivals(state)
    for unit in state.units:
        early = unit.arrival == "calendar" and now < unit.day <= before
        if early and unit.number in state.in_box(RESERVE[unit.side_number]):
            state.put_in_box(unit.number, calendar_box(unit.day))
    if (state.day, now) != (day, before):
        as_on(state, state.day, arrived=now == state.day)


def _arrivals(state: ArdennesState) -> int:
    """The last day whose units have arrived."""
    return state.day - (position_data(state).get("phase") == PHASES[0])


def _edit_unit(state: ArdennesState, unit: Unit, edit: Edit) -> None:
    n = unit.number
    if edit.where is not None:
        put_unit(state, n, edit.where)
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


def _number(
    name: str, low: int, high: int, setter: Callable[[ArdennesState, int], None]
) -> Callable[[ArdennesState, Any], None]:
    def set_it(state: ArdennesState, value: Any) -> None:
        if type(value) is not int or not low <= value <= high:
            raise Invalid(f"{name}: {value!r} is not a whole number from {low} to {high}.", parameter=name, given=value)
        setter(state, value)

    return set_it


def _side(state: ArdennesState) -> str:
    """Whose impulse it is or comes next; nobody's outside of one, and in the middle of an activation."""
    found = place_in_words(state, TodayEntry(impulse=state.impulse))
    return (found[1].side or "") if found is not None else ""


def _set_side(state: ArdennesState, value: Any) -> None:
    """The impulse of a side comes next; what of an earlier one was under way is dropped."""
    if value not in WHOSE:
        raise unknown("side", str(value), WHOSE, parameter="side")
    if value == _side(state):
        return
    state.set_right(german_impulse=False, opening=False)
    if value:
        state.stack[:] = steps_at(state.variant, state.day, PHASES[-1], TodayEntry(side=value))
    else:
        pause(state, PHASES[-1])


def _set_impulse(state: ArdennesState, impulse: int) -> None:
    state.set_right(impulse=impulse)


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
    state.set_ips(state.title.map.find(hex) for hex in _words(value, "ips"))


def _set_roadblocks(state: ArdennesState, value: Any) -> None:
    state.set_roadblocks(state.title.map.find(hex) for hex in _words(value, "roadblocks"))


def _set_held(state: ArdennesState, value: Any) -> None:
    for hex, side in _holders(value, "held"):
        state.hold_place(state.title.map.index[state.title.map.find(hex)], 0 if side == "german" else 1)


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
    "side": _set_side,
    "impulse": _number("impulse", 0, MOST_IMPULSES, _set_impulse),
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
