"""Editor of set-ups: units, bridges, fieldworks, the game turn, the ground, fuel and transport."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

from broadfront.board.editing import Edit, Editable, Field, Laid, Piece
from broadfront.board.fields import fact_fields, fact_values, set_fact_field, set_unit_fields, unit_fields, unit_values
from broadfront.board.shown import Panel
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.locations import OnMap
from broadfront.core.positions.settings import fact_label
from broadfront.core.reading.toml_lines import parse_toml
from broadfront.core.state import Problem, State
from broadfront.titles.wacht.data.charts import PARTS
from broadfront.titles.wacht.data.records import KINDS, SIDES
from broadfront.titles.wacht.data.set_up_file import FORMAT
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.game import WachtGame
from broadfront.titles.wacht.game.position_writer import facts_as_set_up_fields, unit_state_as_set_up_fields
from broadfront.titles.wacht.game.set_up import facts_without_set_up_fields, state_from_set_up
from broadfront.titles.wacht.rules.state.armies import Halves
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.table.counters import make_counter
from broadfront.titles.wacht.table.markers import markers

__all__ = ["EDITOR"]

Data = dict[str, Any]
OFF_MAP, TAKEN_OUT = "Off map", "Taken out"
MAX_TURNS = 90
FILE_FIELDS = ("label", "turn", "turns", "dump_captured")
"""Set-up fields that are not facts of a position."""
UNIT_ENTRY_FIELDS = {"activated", "copy"}
"""Editor fields of a unit that are not facts of a position."""


class SetUpEditor:
    """Editor for set-ups; the position it edits is the data of a set-up file."""

    def start_position(self, title: WachtGame, scenario: str, variant: str) -> Data:
        """Return the set-up of a scenario as data, with places replaced by hex ids."""
        name = f"house/setups/{title.scenario(scenario)}.toml"
        return _with_places_as_hexes(title, parse_toml(title.files.text(name), name), name)

    def read_position(self, title: WachtGame, text: str, name: str) -> Data:
        """Return the data of a set-up file that the user supplies, with places replaced by hex ids."""
        return _with_places_as_hexes(title, parse_toml(text, name), name)

    def editable_values(self, title: WachtGame, position: Mapping[str, Any]) -> Editable:
        """Return the fields of a set-up that the editor can change."""
        held = {one["id"]: tuple(unit["id"] for unit in one.get("units", ())) for one in position["formation"]}
        state = state_from_set_up(title, position, strict=False)
        facts = _fact_fields(title, state)
        return Editable((OFF_MAP, TAKEN_OUT), _unit_fields(title, state), facts, held, _new_formation_fields(position))

    def apply_edits(self, title: WachtGame, position: Mapping[str, Any], edits: Sequence[Edit]) -> Data:
        """Return the set-up after some edits; a result that cannot be played yet is allowed, an unreadable one not."""
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
            if edit.formation or edit.fact in FILE_FIELDS or edit.where == TAKEN_OUT or edit.values.get("copy"):
                # The data changes, so the state must be built again.
                _write_facts_to_set_up(state, data)
                state = None
            if edit.formation:
                _add_formation(data, edit)
            elif edit.fact in FILE_FIELDS:
                _set_or_remove(data, edit.fact, edit.value)
            else:
                _edit_unit_entry(data, edit)
                if edit.where != TAKEN_OUT:
                    state = state or state_from_set_up(title, data, strict=False)
                    _edit_state(state, edit)
        _write_facts_to_set_up(state, data)
        state_from_set_up(title, data, strict=False)
        return data

    def displayed_position(self, title: WachtGame, position: Mapping[str, Any]) -> Laid:
        """Return the display of an edited set-up: units, other values, markers, panel and problems."""
        state = state_from_set_up(title, position, strict=False)
        board = state.board
        many = {side: sum(board.hex_of(n) is not None for n in board.units_of[side]) for side in SIDES}
        rows = tuple((side.capitalize(), f"{n} units on the map") for side, n in many.items())
        return Laid(
            state.scenario,
            state.variant,
            tuple(_make_piece(state, n) for n in range(len(board.roster.units))),
            _fact_values(state, position),
            tuple(markers(state)),
            (Panel(str(position["label"]), rows),),
            tuple(_problems(state)),
        )

    def playable_state(self, title: WachtGame, position: Mapping[str, Any]) -> State:
        """Return the game state that starts with an edited set-up."""
        return title.state_from_words(position)


EDITOR = SetUpEditor()


def _with_places_as_hexes(title: WachtGame, data: Data, source: str) -> Data:
    """Return set-up data with names of places replaced by hex ids."""
    state = state_from_set_up(title, data, source, strict=False)
    for unit in _unit_entries(data):
        _set_or_remove(unit, "at", unit_state_as_set_up_fields(state, state.number(unit["id"]))["at"])
    words = facts_as_set_up_fields(state)
    for name in ("works", "bridge"):
        _set_or_remove(data, name, words[name])
    return data


def _unit_entries(position: Mapping[str, Any]) -> Iterator[Data]:
    """Yield the entries of all units in set-up data."""
    for formation in position["formation"]:
        yield from formation.get("units", ())


def _set_or_remove(data: Data, name: str, value: object) -> None:
    """Set a field of set-up data, or remove it if the value is empty."""
    if value in ("", [], {}, False, 0, None):
        data.pop(name, None)
    else:
        data[name] = value


# Fields


def _unit_fields(title: WachtGame, state: WachtState) -> tuple[Field, ...]:
    """Return the fields that the editor shows for a unit."""
    return (
        *unit_fields(title, state),
        Field("activated", fact_label(title, "activated"), "flag"),
        Field("copy", fact_label(title, "copy"), "text", text="It begins off the map."),
    )


def _new_formation_fields(position: Mapping[str, Any]) -> tuple[Field, ...]:
    """Return the fields of the editor's form for a new formation and its first unit."""
    armies = {army["id"]: f"{army['id']} ({army['side']})" for army in position["army"]}
    return (
        Field("army", "Army", "choice", armies),
        Field("kind", "Kind", "choice", {kind: kind for kind in KINDS}),
        Field("corps", "Corps", "text"),
        Field("unit", "Its first unit is called", "text"),
        Field("row", "and is, in the chart of special units,", "text", text="such as AFV or US Leg units"),
    )


def _add_formation(data: Data, edit: Edit) -> None:
    """Add a new formation to set-up data, with its first unit off the map."""
    given = {name: str(value).strip() for name, value in edit.values.items()}
    army = next((one for one in data["army"] if one["id"] == given.get("army")), None)
    if army is None:
        raise unknown_name("army", given.get("army"), [one["id"] for one in data["army"]], parameter="army")
    for name in ("kind", "unit", "row"):
        if not given.get(name):
            raise Invalid(f"A new formation needs {name}.", parameter=name)
    if any(one["id"] == edit.formation for one in data["formation"]):
        raise Invalid(f"There is a formation {edit.formation!r} already.", parameter="formation", given=edit.formation)
    made = {"id": edit.formation, "side": army["side"], "kind": given["kind"], "army": army["id"]}
    _set_or_remove(made, "corps", given.get("corps", ""))
    data["formation"].append(made | {"units": [{"id": given["unit"], "row": given["row"]}]})


def _fact_fields(title: WachtGame, state: WachtState) -> tuple[Field, ...]:
    """Return the editor's fields for the position as a whole, such as game turn and ground."""
    turns = {f"Dec {day} {part}": f"Dec {day} {part}" for day in range(16, 32) for part in PARTS}
    own = (
        Field("label", fact_label(title, "label"), "text"),
        Field("turn", fact_label(title, "turn"), "choice", turns),
        Field("turns", fact_label(title, "turns"), "number", low=1, high=MAX_TURNS),
        Field("dump_captured", fact_label(title, "dump"), "choice", {"": "no", **turns}),
    )
    others = {*_unneeded_fuel_fields(state), *FILE_FIELDS}
    return (*own, *(field for field in fact_fields(title, state) if field.name not in others))


def _unneeded_fuel_fields(state: WachtState) -> set[str]:
    """Return the names of the fuel fields of armies that use no fuel points."""
    return {f"fuel {army.id}" for army in state.board.roster.armies if army.side != "german"}


# Display


def _make_piece(state: WachtState, unit_number: int) -> Piece:
    """Return a unit as the editor shows it: counter, hex, and the values that can be edited."""
    board = state.board
    unit, at = board.unit(unit_number), board.where[unit_number]
    values = unit_values(state, unit_number) | {"activated": unit.activated, "copy": ""}
    able = {
        "battery": board.battery[unit_number] > 0,
        "movement_class": board.may_choose_class(unit_number),
        "carried": "TP" in board.profile(unit_number).row.motorize,
        "activated": unit.is_leader,
    }
    only = tuple(name for name in values if able.get(name, True))
    name = f"{unit.id}, {board.profile(unit_number).row.name}"
    return Piece(
        make_counter(state, unit_number),
        at.hex if isinstance(at, OnMap) else OFF_MAP,
        name,
        unit.formation,
        values,
        only,
    )


def _fact_values(state: WachtState, position: Mapping[str, Any]) -> Data:
    """Return the values of the editor's fields for the position as a whole."""
    facts = fact_values(state) | {
        "label": position["label"],
        "turn": str(state.clock.game_turn),
        "turns": position.get("turns", 1),
        "dump_captured": str(state.title.game_turn(state.land.dump)) if state.land.dump >= 0 else "",
    }
    return {name: value for name, value in facts.items() if name not in _unneeded_fuel_fields(state)}


def _problems(state: WachtState) -> Iterator[Problem]:
    """Yield what prevents a game from starting at this position, and warnings such as overstacked hexes."""
    yield from state.status()
    board = state.board
    for hex, units in sorted(board.at.items()):
        if rule := state.overstacking_rule(hex, board.side_of[units[0]]):
            name = state.title.map.ids[hex]
            yield Problem(say("problem.overstacked", hex=name, units=[board.unit(n).id for n in units]), rule, name)


# Editing


def _edit_unit_entry(data: Data, edit: Edit) -> None:
    """Apply to a unit's set-up entry an edit that changes what is printed, copies the unit or removes it."""
    if edit.where != TAKEN_OUT and not UNIT_ENTRY_FIELDS & edit.values.keys():
        return
    listed = {unit["id"]: (home, unit) for home in data["formation"] for unit in home.get("units", ())}
    if edit.unit not in listed:
        raise unknown_name("unit", edit.unit, listed, parameter="unit")
    home, unit = listed[edit.unit]
    if edit.where == TAKEN_OUT:
        home["units"].remove(unit)
        if not home["units"]:
            data["formation"].remove(home)
        return
    if "activated" in edit.values:
        _set_or_remove(unit, "activated", edit.values["activated"])
    if edit.values.get("copy"):
        twin = {name: deepcopy(part) for name, part in unit.items() if name not in ("at", "lost", "markers")}
        home["units"].append(twin | {"id": str(edit.values["copy"])})


def _edit_state(state: WachtState, edit: Edit) -> None:
    """Apply an edit of a unit or of another stored value (fact) to the game state."""
    if edit.fact:
        set_fact_field(state, edit.fact, edit.value)
        return
    if edit.where is not None:
        state.board.put(state.number(edit.unit), state.spot(edit.where, edit.unit))
    values = {name: value for name, value in edit.values.items() if name not in UNIT_ENTRY_FIELDS}
    set_unit_fields(state, edit.unit, values)


def _write_facts_to_set_up(state: WachtState | None, data: Data) -> None:
    """Write the values of a game state back into set-up data; do nothing if the state is None."""
    if state is None:
        return
    for unit in _unit_entries(data):
        for name, value in unit_state_as_set_up_fields(state, state.number(unit["id"])).items():
            _set_or_remove(unit, name, value)
    for name, value in facts_as_set_up_fields(state).items():
        _set_or_remove(data, name, value)
    wordless = {name: fact.dump(state.fact(name)) for name, fact in facts_without_set_up_fields(type(state)).items()}
    _set_or_remove(data, "now", {**data.get("now", {}), **wordless})
    for army in data["army"]:
        for name, held in (("fuel", state.armies.fp), ("tp", state.armies.tp)):
            points = Halves().to_plain(state, held[army["id"]])
            _set_or_remove(army, name, "" if points == "0" else points)
