"""What of a set-up can be edited: units, bridges, fieldworks, the game turn, the ground, fuel and transport."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from typing import Any

from broadfront.board.editing import Edit, Editable, Field, Laid, Piece
from broadfront.board.shown import Panel
from broadfront.core.errors import Invalid, unknown
from broadfront.core.locations import OnMap
from broadfront.core.rulings import exact
from broadfront.core.state import Problem, State
from broadfront.titles.wacht.data.charts import GROUNDS, PARTS
from broadfront.titles.wacht.data.records import BATTERIES, KINDS, MARKERS, SIDES
from broadfront.titles.wacht.data.set_up_file import FORMAT, data_in
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.game import WachtGame
from broadfront.titles.wacht.game.set_up import set_up_from
from broadfront.titles.wacht.rules.state import DESTROYED, WachtState
from broadfront.titles.wacht.table.counters import counter_of
from broadfront.titles.wacht.table.markers import markers

__all__ = ["EDITOR"]

Data = dict[str, Any]
OFF_MAP, TAKEN_OUT = "Off map", "Taken out"
MODE_NAMES = {
    "tactical": "Tactical Mode", "exploitation": "Exploitation Mode", "strategic": "Strategic Mode",
    "pa": "Prepared Assault", "mr": "Maneuver Reserve",
}  # fmt: skip
WORK_NAMES = {"ip": "improved position", "et": "entrenchment", "fort": "fort"}
BRIDGE_NAMES = {
    "road": "a road bridge", "trail": "a trail bridge", "german_engineer": "a German engineer bridge",
    "german_heavy": "a German heavy bridge", "us_engineer": "a US engineer bridge",
}  # fmt: skip
MOST_POINTS = 12
MOST_TURNS = 90


class SetUpEditor:
    """Positions are set-ups: the data of a set-up file."""

    def start(self, title: WachtGame, scenario: str, variant: str) -> Data:
        """The set-up of a scenario, every place written as its hex."""
        name = f"house/setups/{title.scenario(scenario)}.toml"
        return _placed(title, data_in(title.files.text(name), name), name)

    def read(self, title: WachtGame, text: str, name: str) -> Data:
        """The set-up of a file somebody brings."""
        return _placed(title, data_in(text, name), name)

    def editable(self, title: WachtGame, position: Mapping[str, Any]) -> Editable:
        held = {one["id"]: tuple(unit["id"] for unit in one.get("units", ())) for one in position["formation"]}
        facts = _fact_fields(title, position)
        return Editable((OFF_MAP, TAKEN_OUT), _unit_fields(), facts, held, _new_fields(position))

    def edited(self, title: WachtGame, position: Mapping[str, Any], edits: Sequence[Edit]) -> Data:
        """The set-up after some edits; it can be read, though a game may not be possible from it."""
        data = deepcopy(dict(position))
        if data.get("format") != FORMAT:
            raise Invalid(
                f"This is no set-up: format is {data.get('format')!r}.", parameter="position", accepted=FORMAT
            )
        if any(edit.where == TAKEN_OUT or edit.formation or "copy" in edit.values for edit in edits):
            # What a saved game has of the middle of a turn goes by the numbers of units.
            data.pop("now", None)
            data.pop("stack", None)
        for edit in edits:
            if edit.unit:
                _edit_unit(title, data, edit)
            elif edit.formation:
                _add_formation(data, edit)
            else:
                _edit_fact(data, edit)
        set_up_from(title, data, strict=False)
        return data

    def laid(self, title: WachtGame, position: Mapping[str, Any]) -> Laid:
        state = set_up_from(title, position, strict=False)
        held = {unit["id"]: unit for unit in _units(position)}
        on_map = [n for n in range(len(state.units)) if state.hex_of(n) is not None]
        rows = tuple((side, f"{sum(state.side_of[n] == side for n in on_map)} units on the map") for side in SIDES)
        return Laid(
            state.scenario,
            state.variant,
            tuple(_piece(state, n, held[state.unit(n).id]) for n in range(len(state.units))),
            _facts(state, position),
            tuple(markers(state)),
            (Panel(str(position["label"]), rows),),
            tuple(_problems(state)),
        )

    def playable(self, title: WachtGame, position: Mapping[str, Any]) -> State:
        return title.in_words(position)


EDITOR = SetUpEditor()


def _placed(title: WachtGame, data: Data, source: str) -> Data:
    """Places become hexes, so that what is edited is what is written."""
    state = set_up_from(title, data, source, strict=False)
    for unit in _units(data):
        spot = state.hex_of(state.number(unit["id"]))
        _keep(unit, "at", spot.hex if spot else "")
    _keep(data, "works", dict(state.works))
    _keep(data, "bridge", _bridges(state))
    return data


def _bridges(state: WachtState) -> list[Data]:
    told = []
    for key, said in state.bridges.items():
        kind, _, safe = said.partition("+")
        told.append({"between": key.split("-"), "kind": kind} | ({"held": True} if safe else {}))
    return told


def _units(position: Mapping[str, Any]) -> Iterator[Data]:
    for formation in position["formation"]:
        yield from formation.get("units", ())


def _keep(data: Data, name: str, value: object) -> None:
    """What is empty is not written."""
    if value in ("", [], {}, False, 0, None):
        data.pop(name, None)
    else:
        data[name] = value


# What can be set


def _unit_fields() -> tuple[Field, ...]:
    return (
        Field("steps", "Steps", "number", low=1),
        Field("mode", "Mode", "choice", MODE_NAMES),
        Field("battery", "Battery", "choice", {"IB": "in battery", "OOB": "out of battery"}),
        Field("movement_class", "Moves as", "choice", {"": "Leg until it chooses", "Leg": "Leg", "Mech": "Mech"}),
        Field("carried", "Carried by", "choice", {"none": "nothing", "tp": "TP", "intrinsic": "its division"}),
        Field("activated", "Activated", "flag"),
        Field("markers", "Markers", "words", {word: word.replace("_", " ") for word in MARKERS}),
        Field("copy", "Another unit like it, called", "text", text="It begins off the map."),
    )


def _new_fields(position: Mapping[str, Any]) -> tuple[Field, ...]:
    """What is said of a new formation, its first unit included: without one there is nothing to see of it."""
    armies = {army["id"]: f"{army['id']} ({army['side']})" for army in position["army"]}
    return (
        Field("army", "Army", "choice", armies),
        Field("kind", "Kind", "choice", {kind: kind for kind in KINDS}),
        Field("corps", "Corps", "text"),
        Field("unit", "Its first unit is called", "text"),
        Field("row", "and is, in the chart of special units,", "text", text="such as AFV or US Leg units"),
    )


def _add_formation(data: Data, edit: Edit) -> None:
    """A new formation of an army, with its first unit off the map."""
    given = {name: str(value).strip() for name, value in edit.values.items()}
    army = next((one for one in data["army"] if one["id"] == given.get("army")), None)
    if army is None:
        raise unknown("army", given.get("army"), [one["id"] for one in data["army"]], parameter="army")
    for name in ("kind", "unit", "row"):
        if not given.get(name):
            raise Invalid(f"A new formation needs {name}.", parameter=name)
    if any(one["id"] == edit.formation for one in data["formation"]):
        raise Invalid(f"There is a formation {edit.formation!r} already.", parameter="formation", given=edit.formation)
    made = {"id": edit.formation, "side": army["side"], "kind": given["kind"], "army": army["id"]}
    _keep(made, "corps", given.get("corps", ""))
    data["formation"].append(made | {"units": [{"id": given["unit"], "row": given["row"]}]})


def _fact_fields(title: WachtGame, position: Mapping[str, Any]) -> tuple[Field, ...]:
    turns = {f"Dec {day} {part}": f"Dec {day} {part}" for day in range(16, 32) for part in PARTS}
    points = {str(exact(Fraction(n, 2))): str(exact(Fraction(n, 2))) for n in range(2 * MOST_POINTS + 1)}
    kinds = {"": "as printed"} | {kind: words.removeprefix("a ") for kind, words in BRIDGE_NAMES.items()}
    kinds |= {f"{kind}+safe": f"{words.removeprefix('a ')} that has held" for kind, words in BRIDGE_NAMES.items()}
    kinds |= {DESTROYED: "destroyed"}
    atlas = title.atlas
    water = sorted({atlas.key(i, d) for i, d in title.map.sides["rivers"]})
    armies = list(position["army"])
    return (
        Field("label", "Name", "text"),
        Field("turn", "Game turn", "choice", turns),
        Field("turns", "Game turns to play", "number", low=1, high=MOST_TURNS),
        Field("ground", "Ground", "choice", {word: word for word in GROUNDS}),
        Field("night_activity", "Extended Night Activity", "words", {side: side for side in SIDES}),
        Field("dump_captured", "US fuel dump captured", "choice", {"": "no", **turns}),
        *(Field(f"fuel {a['id']}", f"Fuel points of {a['id']}", "choice", points)
          for a in armies if a["side"] == "german"),
        *(Field(f"tp {army['id']}", f"Transport points of {army['id']}", "choice", points) for army in armies),
        Field("works", "Fieldwork", "hex-choice", {"": "none", **WORK_NAMES}),
        Field("bridges", "Bridge", "side-choice", kinds, places=tuple(water)),
    )  # fmt: skip


# Showing


def _piece(state: WachtState, n: int, given: Data) -> Piece:
    unit, at = state.unit(n), state.where[n]
    values = {
        "steps": state.steps[n],
        "mode": given.get("mode", "tactical"),
        "battery": given.get("battery", ""),
        "movement_class": given.get("movement_class", ""),
        "carried": given.get("carried", "none"),
        "activated": unit.activated,
        "markers": list(given.get("markers", ())),
        "copy": "",
    }
    able = {
        "battery": state.battery[n] > 0,
        "movement_class": state.chooses(n),
        "carried": "TP" in state.profile(n).row.motorize,
        "activated": unit.is_leader,
    }
    only = tuple(name for name in values if able.get(name, True))
    name = f"{unit.id}, {state.profile(n).row.name}"
    return Piece(counter_of(state, n), at.hex if isinstance(at, OnMap) else OFF_MAP, name, unit.formation, values, only)


def _facts(state: WachtState, position: Mapping[str, Any]) -> Data:
    armies = state.roster.armies
    return {
        "label": position["label"],
        "turn": str(state.game_turn),
        "turns": position.get("turns", 1),
        "ground": state.ground,
        "night_activity": sorted(state.night_activity),
        "dump_captured": str(state.title.game_turn(state.dump)) if state.dump >= 0 else "",
        **{f"fuel {army.id}": str(exact(Fraction(army.fuel))) for army in armies if army.side == "german"},
        **{f"tp {army.id}": str(exact(Fraction(army.tp))) for army in armies},
        "works": dict(state.works),
        "bridges": dict(state.bridges),
    }


def _problems(state: WachtState) -> Iterator[Problem]:
    """What forbids a game from here, and what one would rather know."""
    yield from state.status()
    for hex, units in sorted(state.at.items()):
        if rule := state.overstacked(hex, state.side_of[units[0]]):
            name = state.title.map.ids[hex]
            yield Problem(say("problem.overstacked", hex=name, units=[state.unit(n).id for n in units]), rule, name)


# Editing


def _edit_unit(title: WachtGame, data: Data, edit: Edit) -> None:
    home = next((f for f in data["formation"] if any(u["id"] == edit.unit for u in f.get("units", ()))), None)
    if home is None:
        raise unknown("unit", edit.unit, [unit["id"] for unit in _units(data)], parameter="unit")
    unit = next(one for one in home["units"] if one["id"] == edit.unit)
    if edit.where == TAKEN_OUT:
        home["units"].remove(unit)
        if not home["units"]:
            data["formation"].remove(home)
        return
    if edit.where is not None:
        _keep(unit, "at", "" if edit.where == OFF_MAP else title.map.find(edit.where))
    for name, value in edit.values.items():
        if name not in UNIT:
            raise unknown("value of a unit", name, UNIT, parameter=name)
        UNIT[name](home, unit, value)


def _set_steps(home: Data, unit: Data, value: Any) -> None:
    full = unit.get("steps", 2)
    if type(value) is not int or not 1 <= value <= full:
        raise Invalid(f"{unit['id']} has 1 to {full} steps, not {value!r}.", parameter="steps", given=value)
    _keep(unit, "lost", full - value)


def _copy(home: Data, unit: Data, value: Any) -> None:
    if value:
        twin = {name: deepcopy(part) for name, part in unit.items() if name not in ("at", "lost", "markers")}
        home["units"].append(twin | {"id": str(value)})


def _plainly(name: str, default: object) -> Callable[[Data, Data, Any], None]:
    """A value written as it is; the set-up's own check says what is accepted."""

    def set_it(home: Data, unit: Data, value: Any) -> None:
        _keep(unit, name, "" if value == default else value)

    return set_it


UNIT: dict[str, Callable[[Data, Data, Any], None]] = {
    "steps": _set_steps,
    "mode": _plainly("mode", "tactical"),
    "battery": _plainly("battery", BATTERIES[0]),
    "movement_class": _plainly("movement_class", ""),
    "carried": _plainly("carried", "none"),
    "activated": _plainly("activated", False),
    "markers": _plainly("markers", ()),
    "copy": _copy,
}


def _edit_fact(data: Data, edit: Edit) -> None:
    name, value = edit.fact, edit.value
    what, _, army = name.partition(" ")
    if name in ("label", "turn", "turns", "ground"):
        data[name] = value
    elif name in ("night_activity", "dump_captured"):
        _keep(data, name, value)
    elif what in ("fuel", "tp") and army in (one["id"] for one in data["army"]):
        _keep(next(one for one in data["army"] if one["id"] == army), what, "" if value == "0" else value)
    elif name == "works":
        held = {**data.get("works", {}), **_words(value, name)}
        _keep(data, "works", {hex: work for hex, work in held.items() if work})
    elif name == "bridges":
        _keep(data, "bridge", _with_bridges(data.get("bridge", []), _words(value, name)))
    else:
        known = ("label", "turn", "turns", "ground", "night_activity", "dump_captured", "works", "bridges")
        raise unknown("fact of a set-up", name, known, parameter="fact")


def _words(value: Any, name: str) -> dict[str, str]:
    if not isinstance(value, dict) or not all(isinstance(word, str) for word in value.values()):
        raise Invalid(f"{name}: give a word for each.", parameter=name, given=value)
    return value


def _with_bridges(bridges: list[Data], changes: Mapping[str, str]) -> list[Data]:
    """The bridges that are not as printed, after these have been set."""
    held = {"-".join(one["between"]): one for one in bridges}
    for key, said in changes.items():
        kind, _, safe = said.partition("+")
        if kind:
            held[key] = {"between": key.split("-"), "kind": kind} | ({"held": True} if safe else {})
        else:
            held.pop(key, None)
    return list(held.values())
