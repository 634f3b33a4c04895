"""Editor of set-ups: units, bridges, fieldworks, the game turn, the ground, fuel and transport."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

from broadfront.board.editing import Edit, Editable, Field, Laid, Piece
from broadfront.board.fields import fact_fields, fact_values, set_fact, set_unit, unit_fields, unit_values
from broadfront.board.shown import Panel
from broadfront.core.errors import Invalid, unknown
from broadfront.core.locations import OnMap
from broadfront.core.positions.settings import label_of
from broadfront.core.reading.toml_lines import toml_data
from broadfront.core.state import Problem, State
from broadfront.titles.wacht.data.charts import PARTS
from broadfront.titles.wacht.data.records import KINDS, SIDES
from broadfront.titles.wacht.data.set_up_file import FORMAT
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.game import WachtGame
from broadfront.titles.wacht.game.position_written import facts_in_words, stands
from broadfront.titles.wacht.game.set_up import set_up_from, without_words
from broadfront.titles.wacht.rules.state.armies import Halves
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.table.counters import counter_of
from broadfront.titles.wacht.table.markers import markers

__all__ = ["EDITOR"]

Data = dict[str, Any]
OFF_MAP, TAKEN_OUT = "Off map", "Taken out"
MOST_TURNS = 90
OF_THE_FILE = ("label", "turn", "turns", "dump_captured")
"""Set-up fields that are not facts of a position."""
OF_A_UNIT = {"activated", "copy"}
"""Editor fields of a unit that are not facts of a position."""


class SetUpEditor:
    """Editor whose positions are the data of a set-up file."""

    def start(self, title: WachtGame, scenario: str, variant: str) -> Data:
        """Return the set-up of a scenario, with every place as a hex."""
        name = f"house/setups/{title.scenario(scenario)}.toml"
        return _placed(title, toml_data(title.files.text(name), name), name)

    def read(self, title: WachtGame, text: str, name: str) -> Data:
        """Parse a set-up file that a user supplies."""
        return _placed(title, toml_data(text, name), name)

    def editable(self, title: WachtGame, position: Mapping[str, Any]) -> Editable:
        held = {one["id"]: tuple(unit["id"] for unit in one.get("units", ())) for one in position["formation"]}
        state = set_up_from(title, position, strict=False)
        facts = _fact_fields(title, state)
        return Editable((OFF_MAP, TAKEN_OUT), _unit_fields(title, state), facts, held, _new_fields(position))

    def edited(self, title: WachtGame, position: Mapping[str, Any], edits: Sequence[Edit]) -> Data:
        """Return the set-up after some edits; it can be read, though it may not be playable."""
        data = deepcopy(dict(position))
        if data.get("format") != FORMAT:
            raise Invalid(
                f"This is no set-up: format is {data.get('format')!r}.", parameter="position", accepted=FORMAT
            )
        if any(edit.where == TAKEN_OUT or edit.formation or "copy" in edit.values for edit in edits):
            # Saved facts of the middle of a turn refer to units by number, which change.
            data.pop("now", None)
            data.pop("stack", None)
        state: WachtState | None = None
        for edit in edits:
            if edit.formation or edit.fact in OF_THE_FILE or edit.where == TAKEN_OUT or edit.values.get("copy"):
                # The data changes, so the state must be built again.
                _write(state, data)
                state = None
            if edit.formation:
                _add_formation(data, edit)
            elif edit.fact in OF_THE_FILE:
                _keep(data, edit.fact, edit.value)
            else:
                _edit_listed(data, edit)
                if edit.where != TAKEN_OUT:
                    state = state or set_up_from(title, data, strict=False)
                    _edit_state(state, edit)
        _write(state, data)
        set_up_from(title, data, strict=False)
        return data

    def laid(self, title: WachtGame, position: Mapping[str, Any]) -> Laid:
        state = set_up_from(title, position, strict=False)
        board = state.board
        many = {side: sum(board.hex_of(n) is not None for n in board.units_of[side]) for side in SIDES}
        rows = tuple((side.capitalize(), f"{n} units on the map") for side, n in many.items())
        return Laid(
            state.scenario,
            state.variant,
            tuple(_piece(state, n) for n in range(len(board.roster.units))),
            _facts(state, position),
            tuple(markers(state)),
            (Panel(str(position["label"]), rows),),
            tuple(_problems(state)),
        )

    def playable(self, title: WachtGame, position: Mapping[str, Any]) -> State:
        return title.in_words(position)


EDITOR = SetUpEditor()


def _placed(title: WachtGame, data: Data, source: str) -> Data:
    """Replace names of places by hexes, so that the edited data is what is written."""
    state = set_up_from(title, data, source, strict=False)
    for unit in _units(data):
        _keep(unit, "at", stands(state, state.number(unit["id"]))["at"])
    words = facts_in_words(state)
    for name in ("works", "bridge"):
        _keep(data, name, words[name])
    return data


def _units(position: Mapping[str, Any]) -> Iterator[Data]:
    """Yield the entries of all units."""
    for formation in position["formation"]:
        yield from formation.get("units", ())


def _keep(data: Data, name: str, value: object) -> None:
    """Set a value in the data, or remove it if it is empty."""
    if value in ("", [], {}, False, 0, None):
        data.pop(name, None)
    else:
        data[name] = value


# Fields


def _unit_fields(title: WachtGame, state: WachtState) -> tuple[Field, ...]:
    """Return the editor fields of a unit."""
    return (
        *unit_fields(title, state),
        Field("activated", label_of(title, "activated"), "flag"),
        Field("copy", label_of(title, "copy"), "text", text="It begins off the map."),
    )


def _new_fields(position: Mapping[str, Any]) -> tuple[Field, ...]:
    """Return the fields for a new formation, including its first unit."""
    armies = {army["id"]: f"{army['id']} ({army['side']})" for army in position["army"]}
    return (
        Field("army", "Army", "choice", armies),
        Field("kind", "Kind", "choice", {kind: kind for kind in KINDS}),
        Field("corps", "Corps", "text"),
        Field("unit", "Its first unit is called", "text"),
        Field("row", "and is, in the chart of special units,", "text", text="such as AFV or US Leg units"),
    )


def _add_formation(data: Data, edit: Edit) -> None:
    """Add a new formation to an army, with its first unit off the map."""
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


def _fact_fields(title: WachtGame, state: WachtState) -> tuple[Field, ...]:
    """Return the editor fields of the whole position."""
    turns = {f"Dec {day} {part}": f"Dec {day} {part}" for day in range(16, 32) for part in PARTS}
    own = (
        Field("label", label_of(title, "label"), "text"),
        Field("turn", label_of(title, "turn"), "choice", turns),
        Field("turns", label_of(title, "turns"), "number", low=1, high=MOST_TURNS),
        Field("dump_captured", label_of(title, "dump"), "choice", {"": "no", **turns}),
    )
    others = {*_unfuelled(state), *OF_THE_FILE}
    return (*own, *(field for field in fact_fields(title, state) if field.name not in others))


def _unfuelled(state: WachtState) -> set[str]:
    """Return the fuel fields of armies that need no fuel points."""
    return {f"fuel {army.id}" for army in state.board.roster.armies if army.side != "german"}


# Display


def _piece(state: WachtState, n: int) -> Piece:
    board = state.board
    unit, at = board.unit(n), board.where[n]
    values = unit_values(state, n) | {"activated": unit.activated, "copy": ""}
    able = {
        "battery": board.battery[n] > 0,
        "movement_class": board.chooses(n),
        "carried": "TP" in board.profile(n).row.motorize,
        "activated": unit.is_leader,
    }
    only = tuple(name for name in values if able.get(name, True))
    name = f"{unit.id}, {board.profile(n).row.name}"
    return Piece(counter_of(state, n), at.hex if isinstance(at, OnMap) else OFF_MAP, name, unit.formation, values, only)


def _facts(state: WachtState, position: Mapping[str, Any]) -> Data:
    facts = fact_values(state) | {
        "label": position["label"],
        "turn": str(state.clock.game_turn),
        "turns": position.get("turns", 1),
        "dump_captured": str(state.title.game_turn(state.land.dump)) if state.land.dump >= 0 else "",
    }
    return {name: value for name, value in facts.items() if name not in _unfuelled(state)}


def _problems(state: WachtState) -> Iterator[Problem]:
    """Yield the problems that prevent a game from here, and warnings."""
    yield from state.status()
    board = state.board
    for hex, units in sorted(board.at.items()):
        if rule := state.overstacked(hex, board.side_of[units[0]]):
            name = state.title.map.ids[hex]
            yield Problem(say("problem.overstacked", hex=name, units=[board.unit(n).id for n in units]), rule, name)


# Editing


def _edit_listed(data: Data, edit: Edit) -> None:
    """Apply an edit to a unit's entry in the data: printed values, copies, removal."""
    if edit.where != TAKEN_OUT and not OF_A_UNIT & edit.values.keys():
        return
    listed = {unit["id"]: (home, unit) for home in data["formation"] for unit in home.get("units", ())}
    if edit.unit not in listed:
        raise unknown("unit", edit.unit, listed, parameter="unit")
    home, unit = listed[edit.unit]
    if edit.where == TAKEN_OUT:
        home["units"].remove(unit)
        if not home["units"]:
            data["formation"].remove(home)
        return
    if "activated" in edit.values:
        _keep(unit, "activated", edit.values["activated"])
    if edit.values.get("copy"):
        twin = {name: deepcopy(part) for name, part in unit.items() if name not in ("at", "lost", "markers")}
        home["units"].append(twin | {"id": str(edit.values["copy"])})


def _edit_state(state: WachtState, edit: Edit) -> None:
    """Apply an edit to the state through the setters that `fix` uses."""
    if edit.fact:
        set_fact(state, edit.fact, edit.value)
        return
    if edit.where is not None:
        state.board.put(state.number(edit.unit), state.spot(edit.where, edit.unit))
    values = {name: value for name, value in edit.values.items() if name not in OF_A_UNIT}
    set_unit(state, edit.unit, values)


def _write(state: WachtState | None, data: Data) -> None:
    """Write the facts of a state into set-up data; do nothing without a state."""
    if state is None:
        return
    for unit in _units(data):
        for name, value in stands(state, state.number(unit["id"])).items():
            _keep(unit, name, value)
    for name, value in facts_in_words(state).items():
        _keep(data, name, value)
    wordless = {name: fact.dump(state.fact(name)) for name, fact in without_words(type(state)).items()}
    _keep(data, "now", {**data.get("now", {}), **wordless})
    for army in data["army"]:
        for name, held in (("fuel", state.armies.fp), ("tp", state.armies.tp)):
            points = Halves().said(state, held[army["id"]])
            _keep(army, name, "" if points == "0" else points)
