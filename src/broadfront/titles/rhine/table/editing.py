"""Editor for positions of the theatre: counters and their hexes, new counters, dumps, rail heads."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

import msgspec

from broadfront.board.editing import Edit, Editable, Field, Laid, Piece
from broadfront.board.fields import (
    fact_field_names,
    fact_fields,
    fact_values,
    unit_field_names,
    unit_fields,
    unit_values,
)
from broadfront.board.shown import Panel
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.locations import OnMap
from broadfront.core.positions.settings import fact_label
from broadfront.core.reading.toml_lines import parse_toml
from broadfront.core.state import Problem, State
from broadfront.titles.rhine.data.loading import GROUNDS
from broadfront.titles.rhine.data.sector import SIDES, exceeds_stack_limit
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP, format_tokens
from broadfront.titles.rhine.data.units import COLUMNS, KINDS
from broadfront.titles.rhine.data.weather import FLIGHTS
from broadfront.titles.rhine.game.counter_list import parse_counter_list
from broadfront.titles.rhine.game.listed_rows import OWNER_BY_NATION, CounterEntry
from broadfront.titles.rhine.game.playable import RhineGame
from broadfront.titles.rhine.game.position_file import load_position
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import SIDE_BY_OWNER
from broadfront.titles.rhine.table.map_markers import map_markers
from broadfront.titles.rhine.table.sector_table import display_counter

__all__ = ["EDITOR"]

Data = dict[str, Any]
OFF_MAP = "Off the map"
THEATRE = "clerk"
PHASES = ("Movement", "Reaction", "Combat", "Exploitation")
MAX_SP = 20
START_PAGE = "#/rhine"
"""Page on which a campaign starts with the edited counters."""


class TheatreEditor:
    """Editor for positions on the whole campaign map, which it reads and returns as position files."""

    def start_position(self, title: RhineGame, scenario: str, variant: str) -> Data:
        """Return the position of the empty campaign map; raise `Invalid` for scenarios on part of the map."""
        if title.scenario(scenario) != THEATRE:
            raise Invalid(
                "Positions of the whole theatre are edited; a sector begins as its files say.",
                parameter="scenario",
                given=scenario,
                accepted=[THEATRE],
            )
        return {"scenario": THEATRE}

    def read_position(self, title: RhineGame, text: str, name: str) -> Data:
        """Read a position from the text of a position file or of a CSV list of counters."""
        if not name.lower().endswith(".csv"):
            return self._require_readable_position(title, parse_toml(text, name))
        data: Data = {"scenario": THEATRE}
        for one in parse_counter_list(title, text.encode(), name):
            given = one.row
            if given.get("kind") == "dump" and "hex" in given:
                held = data.setdefault("dumps", {}).setdefault(OWNER_BY_NATION.get(given.get("nation", ""), ""), {})
                held[given["hex"]] = given.get("sp", "0")
            elif given.get("kind") == "railhead" and "hex" in given:
                data.setdefault("railheads", {}).setdefault(given.get("side", ""), []).append(given["hex"])
            elif "combat" in given:
                data.setdefault("counter", []).append(given)
            else:
                data.setdefault("unit", []).append({"where" if key == "hex" else key: given[key] for key in given})
        return self._require_readable_position(title, data)

    def _require_readable_position(self, title: RhineGame, data: Data) -> Data:
        """Return an edited position unchanged; raise an error if its values cannot be read."""
        _load_state(title, data)
        return data

    def editable_values(self, title: RhineGame, position: Mapping[str, Any]) -> Editable:
        """Return the fields of a position that the editor can change."""
        state = _load_state(title, position)
        return Editable(
            (OFF_MAP,),
            unit_fields(title, state),
            _fact_fields(title, state),
            new_formation=_new_counter_fields(),
            new_name="counter",
            begins=START_PAGE,
        )

    def apply_edits(self, title: RhineGame, position: Mapping[str, Any], edits: Sequence[Edit]) -> Data:
        """Return a position with the given edits applied."""
        data = deepcopy(_to_position_file_data(title, position))
        for edit in edits:
            if edit.unit:
                _edit_unit(title, data, edit)
            elif edit.formation:
                _add_counter(title, data, edit)
            else:
                _edit_fact(title, data, edit)
        return self._require_readable_position(title, data)

    def displayed_position(self, title: RhineGame, position: Mapping[str, Any]) -> Laid:
        """Return the display of an edited position: counters, values, markers, panel and problems."""
        state = _load_state(title, position)
        placed = [n for n in range(len(state.units)) if state.board.hex_of(n) is not None]
        many = {side: sum(state.units[n].side == side for n in placed) for side in SIDES}
        rows = tuple((side.capitalize(), f"{n} counter{'' if n == 1 else 's'} on the map") for side, n in many.items())
        return Laid(
            THEATRE,
            THEATRE,
            tuple(_editor_piece(state, n) for n in range(len(state.units))),
            _fact_values(state),
            tuple(map_markers(state)),
            (Panel("The theatre", rows),),
            tuple(_problems(state)),
        )

    def playable_state(self, title: RhineGame, position: Mapping[str, Any]) -> State:
        """Return a new campaign with player turns that starts with the counters of an edited position."""
        data = _to_position_file_data(title, position)
        known = [
            {"hex" if name == "where" else name: row[name] for name in row if name in ("id", "where", "mode", "steps")}
            for row in data.get("unit", ())
        ]
        rows = [*known, *data.get("counter", ()), *_dump_and_railhead_rows(data)]
        return title.set_up(THEATRE, THEATRE, {"player_turns": True, **({"set_up": rows} if rows else {})})


EDITOR = TheatreEditor()


def _dump_and_railhead_rows(data: Data) -> Iterator[Data]:
    """Yield the dumps and rail heads of a position as rows of a list of counters."""
    nations = {owner: nation for nation, owner in reversed(OWNER_BY_NATION.items())}
    for owner, held in data.get("dumps", {}).items():
        for hex, sp in held.items():
            yield {
                "id": f"{nations[owner]} dump {hex}",
                "hex": hex,
                "nation": nations[owner],
                "kind": "dump",
                "sp": str(sp),
            }
    for side, heads in data.get("railheads", {}).items():
        for hex in heads:
            yield {"id": f"{side.capitalize()} rail head {hex}", "hex": hex, "side": side, "kind": "railhead"}


def _load_state(title: RhineGame, position: Mapping[str, Any]) -> RhineState:
    """Return the game state of an edited position; illegal positions are accepted, so that they can be reported."""
    return load_position(title, _to_position_file_data(title, position), strict=False)


# A position of a game


def _to_position_file_data(title: RhineGame, position: Mapping[str, Any]) -> Data:
    """Convert a position to position file data; of a saved campaign only what is on the map is kept."""
    if "facts" not in position:
        return dict(position)
    state = title.position(position)
    assert isinstance(state, RhineState)
    board, clock = state.board, state.clock
    if not clock.campaign:
        raise Invalid("Positions of the whole theatre are edited; this game is one of a sector.", parameter="position")
    ids = state.title.map.ids
    own = {line: dict(zip(COLUMNS, next(csv.reader([line])), strict=True)) for line in board.added}
    counters, units = [], []
    first = len(state.units) - len(board.added)
    for n, unit in enumerate(state.units):
        if (hex := board.hex_of(n)) is None:
            continue
        if n >= first:
            counters.append(_counter_row_to_entry(own[board.added[n - first]], ids[hex]))
        units.append(
            {
                "id": unit.id,
                "where": ids[hex],
                "mode": board.mode(n),
                "steps": board.steps[n],
                "out_of_supply": bool(board.oos[n]),
            }
        )
    dumps: Data = {}
    for key, tokens in state.supply.dumps.items():
        owner, _, hex_id = key.partition(" ")
        dumps.setdefault(owner, {})[hex_id] = (
            tokens // TOKENS_PER_SP if not tokens % TOKENS_PER_SP else format_tokens(tokens)
        )
    heads = {side: [hex for hex, of in sorted(state.land.railheads.items()) if of == side] for side in SIDES}
    return {
        "scenario": THEATRE, "turn": max(clock.turn, 1), "ground": clock.ground or GROUNDS[0],
        "flight": clock.flight or FLIGHTS[0], "side": clock.side if clock.side in SIDES else SIDES[0],
        "phase": clock.phase if clock.phase in PHASES else PHASES[0], "unit": units, "counter": counters,
        "dumps": dumps, "railheads": heads,
    }  # fmt: skip


def _counter_row_to_entry(row: Mapping[str, str], hex: str) -> Data:
    """Convert a row of a counter file to a counter entry of a position file."""
    given = {name: value for name, value in row.items() if value and name not in ("arrives", "hex")}
    for name in ("steps", "throw"):
        if name in given:
            given[name] = int(given[name])  # type: ignore[assignment]
    if "engineer" in given:
        given["engineer"] = True  # type: ignore[assignment]
    return {**given, "hex": hex}


# Fields


def _fact_fields(title: RhineGame, state: RhineState) -> tuple[Field, ...]:
    """Return the editor's fields for the whole position: turn, weather, side, phase, dumps and rail heads."""
    amounts = {"": "none", **{str(sp): f"{sp} SP" for sp in range(1, MAX_SP + 1)}}
    sides = {side: side.capitalize() for side in SIDES}
    turns = {str(n): f"{date.day} {date:%B %Y}" for n, date in enumerate(title.calendar.turns, 1)}
    return (
        Field("turn", fact_label(title, "turn"), "choice", turns),
        *fact_fields(title, state),
        Field("side", fact_label(title, "side"), "choice", sides),
        Field("phase", fact_label(title, "phase"), "choice", {phase: phase for phase in PHASES}),
        *(Field(f"dump {owner}", fact_label(title, f"dump_{owner}"), "hex-choice", amounts) for owner in SIDE_BY_OWNER),
        Field("railheads", fact_label(title, "railheads"), "hex-choice", {"": "none", **sides}),
    )


def _new_counter_fields() -> tuple[Field, ...]:
    """Return the editor's fields for a new counter that the arrival chart does not name."""
    return (
        Field("hex", "Hex or place", "text"),
        Field("nation", "Nation", "choice", {"GE": "German", "US": "US", "CW": "Commonwealth", "FR": "French"}),
        Field("combat", "Combat side", "text", text="10-3-3 Leg"),
        Field("move", "Move side", "text", text="empty: as the Combat side"),
        Field("kind", "Kind", "choice", {kind: kind for kind in KINDS}),
        Field("category", "Category", "choice", {"": "Other", "Mech": "Mech", "Armor": "Armor"}),
        Field("anti_tank", "Anti-tank", "choice", {"": "none", "Light": "Light", "Heavy": "Heavy"}),
        Field("formation", "Formation", "text", text="empty: none"),
        Field("steps", "Steps", "text", text="1"),
        Field("re", "RE", "text", text="1"),
        Field("throw", "Throw range of an HQ", "text", text="0"),
    )


# Display


def _editor_piece(state: RhineState, unit_number: int) -> Piece:
    """Return a counter with its place and values for display in the position editor."""
    at = state.board.where[unit_number]
    values = unit_values(state, unit_number) | {
        "steps": state.board.steps[unit_number] or state.units[unit_number].steps
    }
    counter = msgspec.structs.replace(display_counter(state, unit_number), box="", steps=values["steps"])
    if not isinstance(at, OnMap):
        counter = msgspec.structs.replace(counter, badges=())
    group = state.units[unit_number].formation or state.units[unit_number].nation
    return Piece(counter, at.hex if isinstance(at, OnMap) else OFF_MAP, state.units[unit_number].id, group, values)


def _fact_values(state: RhineState) -> Data:
    """Return the values of the editor's fields for the whole position: turn, weather, dumps and so on."""
    clock, dumps = state.clock, state.supply.dumps
    values: Data = fact_values(state) | {
        "turn": str(clock.turn),
        "side": clock.side,
        "phase": clock.phase,
        "railheads": dict(state.land.railheads),
    }
    for owner in SIDE_BY_OWNER:
        held = {key.partition(" ")[2]: tokens for key, tokens in dumps.items() if key.startswith(f"{owner} ")}
        values[f"dump {owner}"] = {hex: str(tokens // TOKENS_PER_SP) for hex, tokens in held.items()}
    return values


def _problems(state: RhineState) -> Iterator[Problem]:
    """Yield the problems of an edited position, including stacks above the stacking limit."""
    yield from state.status()
    for hex in dict.fromkeys(state.board.overstacked_hexes()):
        for side in SIDES:
            if exceeds_stack_limit(state.board.regimental_equivalents_in_hex(hex, side)):
                yield Problem(state.board.stack_problem(hex, side), "OCS-STACK-01", state.title.map.ids[hex])


# Editing


def _edit_unit(title: RhineGame, data: Data, edit: Edit) -> None:
    """Apply an edit of a counter: move it on or off the map (a new counter is deleted), or change its values."""
    units, own = data.setdefault("unit", []), data.setdefault("counter", [])
    entered = next((one for one in own if one["id"] == edit.unit), None)
    listed = next((one for one in units if one["id"] == edit.unit), None)
    if entered is None and edit.unit not in title.roster.number:
        raise unknown_name("unit", edit.unit, [*title.roster.number, *(one["id"] for one in own)], parameter="unit")
    if edit.where == OFF_MAP:
        data["unit"] = [one for one in units if one is not listed]
        data["counter"] = [one for one in own if one is not entered]
        return
    if listed is None:
        listed = {"id": edit.unit}
        if entered is None and edit.where is None:
            raise Invalid(f"{edit.unit} is off the map; give it a hex first.", parameter="unit", given=edit.unit)
        if entered is None or edit.values:
            units.append(listed)
    if edit.where is not None:
        hex = title.map.find(edit.where)
        if entered is not None:
            entered["hex"] = hex
        if entered is None or "where" in listed:
            listed["where"] = hex
    for name, value in edit.values.items():
        if name not in (known := unit_field_names(RhineState)):
            raise unknown_name("value of a unit", name, known, parameter=name)
        listed[name] = value


def _add_counter(title: RhineGame, data: Data, edit: Edit) -> None:
    """Apply an edit that adds a new counter, one that the arrival chart does not name."""
    given = {name: str(value).strip() for name, value in edit.values.items() if str(value).strip()}
    if "hex" not in given:
        raise Invalid("Choose a hex on the map for the new counter, or type one.", parameter="hex")
    if "combat" not in given:
        raise Invalid("Give the Combat side of the new counter, such as 10-3-3 Leg.", parameter="combat")
    row: Data = {"id": edit.formation, **given, "hex": title.map.find(given["hex"])}
    row["side"] = "german" if given.get("nation") == "GE" else "allied"
    for name in ("steps", "throw"):
        if name in row:
            if not row[name].isdecimal():
                raise Invalid(f"{name}: {row[name]!r} is not a whole number.", parameter=name, given=row[name])
            row[name] = int(row[name])
    for name in row:
        if name not in CounterEntry.__struct_fields__:
            raise unknown_name("value of a counter", name, CounterEntry.__struct_fields__, parameter=name)
    data.setdefault("counter", []).append(row)


def _edit_fact(title: RhineGame, data: Data, edit: Edit) -> None:
    """Apply an edit of a value of the whole position, such as turn, weather or dumps."""
    name, value = edit.fact, edit.value
    what, _, owner = name.partition(" ")
    if name in ("side", "phase", *(known := fact_field_names(RhineState))):
        data[name] = value
    elif name == "turn":
        data["turn"] = int(value)
    elif what == "dump" and owner in SIDE_BY_OWNER:
        held = {**data.get("dumps", {}).get(owner, {}), **_check_hex_words(title, name, value)}
        dumps = {**data.get("dumps", {}), owner: {hex: sp for hex, sp in held.items() if sp}}
        data["dumps"] = dumps
    elif name == "railheads":
        heads = {hex: side for side, hexes in data.get("railheads", {}).items() for hex in hexes}
        heads |= _check_hex_words(title, name, value)
        data["railheads"] = {side: sorted(hex for hex, of in heads.items() if of == side) for side in SIDES}
    else:
        raise unknown_name("fact of a position", name, ("turn", "side", "phase", "railheads", *known), parameter="fact")


def _check_hex_words(title: RhineGame, name: str, value: Any) -> dict[str, str]:
    """Check the value of an editor field that maps hexes to words (such as rail heads), and return it by hex id."""
    if not isinstance(value, dict) or not all(isinstance(word, str) for word in value.values()):
        raise Invalid(f"{name}: give a word for each hex.", parameter=name, given=value)
    return {title.map.find(hex): word for hex, word in value.items()}
