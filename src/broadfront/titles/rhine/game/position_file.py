"""Position files: a position written by a player, loaded into the state of a game.

    scenario = "corridor"
    ground = "Mud"
    side = "allied"
    phase = "Movement"
    only_listed = true

    [[unit]]
    id = "43 Inf Div"
    where = "Veghel"            # a hex or a place
    mode = "Combat"
    steps = 3

    [dumps.allied]
    Veghel = 4                  # SP

Whatever the file leaves out is as at the start of the scenario; with `only_listed = true` all other units are off
the map.

With `scenario = "clerk"` the map is the whole theatre and the counters are those of the campaign, which are off the
map unless listed. Other counters of either side can be added:

    [[counter]]
    id = "12 VG Div"
    side = "german"
    nation = "GE"
    combat = "10-3-3 Leg"
    hex = "Saarbrücken"
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import msgspec

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.positions.words import UNIT, read_facts, read_units, section_fields
from broadfront.core.reading.type_check import convert_data
from broadfront.core.title import illegal_position_error
from broadfront.titles.rhine.data.roster import TO_ARRIVE
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.tokens import parse_tokens
from broadfront.titles.rhine.game.listed_rows import CounterEntry, UnitEntry, enter_counter, place_unit
from broadfront.titles.rhine.game.set_up import set_up_field
from broadfront.titles.rhine.rules.map_actions import Railhead
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.theatre.map_report_checks import map_report_refusal

__all__ = ["load_position", "position_file_type"]

SET_BY_ENTRY = ("where", "steps", "modes", "oos")
"""Facts of units that `place_unit` already sets."""


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields a position file may have, in addition to the stored values (facts) of the game state."""

    scenario: str = "corridor"
    turn: int = 1
    side: str = "allied"
    phase: str = "Movement"
    only_listed: bool = False
    unit: tuple[UnitEntry, ...] = ()
    counter: tuple[CounterEntry, ...] = ()
    dumps: dict[str, dict[str, int | str]] | None = None
    railheads: dict[str, tuple[str, ...]] = {}
    """Rail heads by side: hexes or places of the theatre."""


ACCEPTED_WORDS = {"side": SIDES, "phase": ("Movement", "Reaction", "Combat", "Exploitation")}


@lru_cache(maxsize=8)
def position_file_type(kind: Any) -> type[PositionFile]:
    """Return the schema class of position files for a class of game state, with all fields."""
    how: Any = {"frozen": True, "forbid_unknown_fields": True, "kw_only": True}
    own = [field for field in section_fields(kind, UNIT, strict=False) if field[0] not in UnitEntry.__struct_fields__]
    several: Any = tuple
    units = several[msgspec.defstruct("UnitEntry", own, bases=(UnitEntry,), **how), ...]
    fields = [*section_fields(kind, "", strict=False), ("unit", units, ())]
    made: Any = msgspec.defstruct("PositionFile", fields, bases=(PositionFile,), **how)
    found: type[PositionFile] = made
    return found


def load_position(title: Rhine, given: Mapping[str, Any], *, strict: bool = True) -> RhineState:
    """Return the state that a position file describes; raise `Invalid` for faults.

    Without `strict`, illegal positions are accepted and only unreadable values raise an error.
    """
    try:
        file = convert_data(dict(given), position_file_type(RhineState))
    except msgspec.ValidationError as error:
        accepted = list(position_file_type(RhineState).__struct_fields__)
        raise Invalid(f"position: {error}.", parameter="position", given=None, accepted=accepted) from None
    for name, words in ACCEPTED_WORDS.items():
        if getattr(file, name) not in words:
            raise unknown_name(name, getattr(file, name), words, parameter="position")
    state = _state_before_position(title, file.scenario)
    state.clock.set_turn(file.turn)
    state.clock.begin_player_turn(file.side)
    if file.only_listed:
        for n in range(len(state.board.where)):
            state.place_unit(n, title.locations.boxes[TO_ARRIVE])
    for counter in file.counter:
        with _prefix_errors(counter.id):
            enter_counter(state, counter)
    for entry in file.unit:
        with _prefix_errors(entry.id):
            place_unit(state, entry)
    if file.dumps is not None:
        state.supply.clear_dumps()
        for side, held in file.dumps.items():
            owners = tuple(owner for of in SIDES for owner in state.dump_owners(of))
            if side not in owners:
                raise unknown_name("owner of dumps", side, owners, parameter="position")
            for place, sp in held.items():
                state.supply.set_dump(side, title.map.find(place), _parse_dump(sp))
    entries = {state.number(entry.id): entry for entry in file.unit}
    state.set_facts(
        **read_facts(state, file, "", _refuse_value),
        **read_units(state, entries, lambda _n: _refuse_value, SET_BY_ENTRY),
    )
    for side, places in file.railheads.items():
        for place in places:
            action = Railhead(side, title.map.find(place))
            if no := map_report_refusal(state, action):
                raise Invalid(f"position: {no}", parameter="position", given=place)
            state.land.set_railhead(action.hex, side)
    state.start_phase(file.phase)
    if strict and (problems := state.status()):
        raise illegal_position_error("position:", problems, "position")
    return state


def _refuse_value(value: object, reason: str, _repair: str) -> None:
    """Raise `Invalid` for an impossible value in a position file."""
    raise Invalid(f"position: {reason}.", parameter="position", given=value)


def _parse_dump(sp: int | str) -> int:
    """Parse the contents of a supply dump, such as 6 or `2 SP 1T`; return the number of Tokens."""
    try:
        return parse_tokens(str(sp))
    except ValueError as error:
        raise Invalid(f"position: dumps: {error}.", parameter="position", given=sp) from None


@contextmanager
def _prefix_errors(unit: str) -> Iterator[None]:
    """Prefix the text of an error raised within the `with` block with the unit at fault."""
    try:
        yield
    except Invalid as error:
        raise Invalid(f"position: {unit}: {error}", parameter="position", given=error.given) from None


def _state_before_position(title: Rhine, scenario: str) -> RhineState:
    """Return the state to which a position file is applied: a part of the map at its start, or an empty campaign."""
    if scenario != "clerk" and scenario not in title.sectors:
        raise unknown_name("scenario", scenario, (*title.sectors, "clerk"), parameter="position")
    state = RhineState(title, "two-player", scenario)
    if scenario == "clerk":
        state.begin_game("full", on_map=True)
        return state
    set_up_field(state, {})
    state.stack.clear()
    return state
