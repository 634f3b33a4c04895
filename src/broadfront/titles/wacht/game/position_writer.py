"""Writing positions: any moment of a game as a set-up file.

What set-up fields cannot express stands under `now` and `stack`, as in a saved game.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from broadfront.core.errors import BroadfrontError
from broadfront.core.positions.words import facts_for_file_section, facts_for_unit_entry
from broadfront.titles.wacht.data.bridges import bridge_class_of_vehicle
from broadfront.titles.wacht.data.records import SIDES
from broadfront.titles.wacht.data.set_up_file import FORMAT, SetUnit, SetUp
from broadfront.titles.wacht.game.place_in_turn import PHASES
from broadfront.titles.wacht.rules.state.wacht_state import WachtState

if TYPE_CHECKING:
    from broadfront.titles.wacht.game import WachtGame

__all__ = ["facts_as_set_up_fields", "unit_state_as_set_up_fields", "write_position"]

Data = dict[str, Any]
PLACES: list[Data] = [{}, *({"side": side, "phase": phase} for side in SIDES for phase in PHASES)]
"""Starting points within a game turn, as set-up fields."""


def write_position(title: WachtGame, state: WachtState) -> Data:
    """Return a position as set-up data; as a saved game if no set-up file can reproduce the position exactly."""
    bare, wanted = _set_up_data(state), state.to_data()
    found: list[Data] = []
    for place in PLACES:
        data = bare | place
        try:
            read = title.state_from_words(data)
            at_first = read.to_data()["facts"]
            read.settle()
        except BroadfrontError:
            continue
        result = read.to_data()
        if result["stack"] == wanted["stack"]:
            found.append(data | _fact_differences(wanted["facts"], result["facts"]))
        elif not place:
            found.append(data | _fact_differences(wanted["facts"], at_first) | {"stack": wanted["stack"]})
    # Prefer a set-up that needs no stack, then the one with the fewest saved facts.
    found.sort(key=lambda one: ("stack" in one, len(one.get("now", ()))))
    return next((one for one in found if _saved_form_of_set_up(title, one) == wanted), wanted)


def _fact_differences(wanted: Data, read: Data) -> Data:
    """Return the stored values of a position that its set-up fields do not reproduce, as the section `now`."""
    now = {name: value for name, value in wanted.items() if value != read[name] and name != "roster"}
    return {"now": now} if now else {}


def _saved_form_of_set_up(title: WachtGame, data: Data) -> Data:
    """Return the saved form of the state that set-up data produces, to compare it with the original."""
    state = title.state_from_words(data)
    state.settle()
    return state.to_data()


def _set_up_data(state: WachtState) -> Data:
    """Return a game state as set-up data, without the side and phase it is in."""
    roster, title = state.board.roster, state.title
    data: Data = {
        "title": title.name,
        "format": FORMAT,
        "scenario": state.scenario,
        "variant": state.variant,
        "label": roster.label,
        "turn": str(state.clock.game_turn),
        "turns": max(1, state.clock.last_turn - state.clock.turn + 1),
        "later_ground": {str(title.game_turn(turn)): ground for turn, ground in roster.ground},
        "lehr_bridge": roster.lehr_bridge,
        "dump_captured": str(title.game_turn(state.land.dump)) if state.land.dump >= 0 else "",
        **facts_as_set_up_fields(state),
        "army": [msgspec.to_builtins(army) for army in roster.armies],
        "formation": [
            msgspec.to_builtins(one) | {"units": [_unit_entry(state, n) for n in state.board.members_of(one.id)]}
            for one in roster.formations
        ],
    }
    return {name: value for name, value in data.items() if value not in ("", [], {})}


def facts_as_set_up_fields(state: WachtState) -> Data:
    """Return the values of the whole position, not of single units, that set-up files have a field for."""
    words = {name: word for name, word in facts_for_file_section(state).items() if name in SetUp.__struct_fields__}
    bridges = [_bridge_entry(key, kind) for key, kind in words.get("bridge", {}).items()]
    return {"night_activity": [], "works": {}} | words | {"bridge": bridges}


def _bridge_entry(hexside_key: str, stored_kind: str) -> Data:
    """Return the set-up entry of a bridge from its hexside key and its stored kind, such as `trail+safe`."""
    kind, _, safe = stored_kind.partition("+")
    return {"between": hexside_key.split("-"), "kind": kind} | ({"held": True} if safe else {})


def _unit_entry(state: WachtState, unit_number: int) -> Data:
    """Return the set-up entry of a unit: printed values, hex and state, leaving out default values."""
    unit = state.board.unit(unit_number)
    printed: Data = msgspec.to_builtins(unit)
    for name in ("formation", "armour"):
        printed.pop(name, None)
    vehicles = {"vehicles": [_vehicle_of_bridge_class(state, unit.armour)]} if unit.armour else {}
    return (
        printed
        | vehicles
        | {
            name: value
            for name, value in unit_state_as_set_up_fields(state, unit_number).items()
            if value not in ("", 0, None)
        }
    )


def unit_state_as_set_up_fields(state: WachtState, unit_number: int) -> Data:
    """Return hex, lost steps and state of a unit as set-up fields; a normal value is empty, 0 or None."""
    spot = state.board.hex_of(unit_number)
    words = {
        name: word
        for name, word in facts_for_unit_entry(state, unit_number).items()
        if name in SetUnit.__struct_fields__
    }
    usual: Data = dict.fromkeys(("mode", "battery", "movement_class", "carried", "markers"))
    lost = state.board.unit(unit_number).steps - state.board.steps[unit_number]
    return {"at": spot.hex if spot is not None else "", "lost": lost} | usual | words


def _vehicle_of_bridge_class(state: WachtState, armour: str) -> str:
    """Return the name of any vehicle with this bridge class (L, M or H); set-up files name vehicles, not classes."""
    charts = state.title.charts
    for row in charts.bridge_file.rows("classes"):
        with suppress(BroadfrontError):
            if bridge_class_of_vehicle(charts, row["vehicle"])[1] == armour:
                return str(row["vehicle"])
    raise AssertionError(f"no vehicle of class {armour}")
