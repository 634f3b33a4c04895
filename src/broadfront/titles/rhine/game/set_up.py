"""Set-up of a campaign of the clerk, and of a sector."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.rules import decides
from broadfront.core.steps import InOrder
from broadfront.titles.rhine.data.roster import DEAD, ELSEWHERE, ON_MAP, REMOVED, TO_ARRIVE, possible_destinations
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.game.counter_list import enter_counter_list, enter_counter_list_text, enter_set_up_lists
from broadfront.titles.rhine.rules.clerk.campaign import CAMPAIGNS
from broadfront.titles.rhine.rules.field.supply import unsupplied_hexes
from broadfront.titles.rhine.rules.field.trace import describe_source_edges
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import ArrivalChoice

__all__ = ["CLERK_OPTIONS", "set_up_clerk", "set_up_field"]

CLERK_OPTIONS = ("campaign", "collapse_north", "alpine_redoubt", "reserve_markers", "on_map", "player_turns", "set_up")
ENGINE_OPTIONS = ("dice", "guide", "persons")


# The clerk


def set_up_clerk(title: Rhine, state: RhineState, options: Mapping[str, Any]) -> None:
    """Set up a campaign in an empty state: units, supply stocks, ports, markers and the player's set-up lists."""
    campaign = str(options.get("campaign", "full"))
    if campaign not in CAMPAIGNS:
        raise unknown_name("campaign", campaign, CAMPAIGNS, parameter="campaign")
    flanks = tuple(name for name in ("collapse_north", "alpine_redoubt") if _bool_option(options, name))
    reserve = options.get("reserve_markers", title.campaigns.reserve_markers["start"])
    if not isinstance(reserve, int) or isinstance(reserve, bool) or not 0 <= reserve <= 99:
        raise Invalid(
            f"reserve_markers: {reserve!r} is not accepted; give a whole number from 0 to 99.",
            parameter="reserve_markers",
            given=reserve,
            accepted="a whole number from 0 to 99",
        )
    player_turns = _bool_option(options, "player_turns")
    rows = options.get("set_up", [])
    own = any(title.set_up_lists[sheet] for sheet in title.campaigns.sheets(campaign))
    on_map = player_turns or own or bool(rows) or _bool_option(options, "on_map")
    state.begin_game(campaign, flanks, reserve, on_map, player_turns)
    state.push(InOrder("clerk"))
    if campaign != "full":
        state.push(*_fill_two_map_boxes(title, state))
    enter_set_up_lists(state)
    if rows:
        _enter_counter_list(state, rows)
    if player_turns:
        _warn_of_missing_supply(state)


@decides("OCS-SUPPLY-04")
def _warn_of_missing_supply(state: RhineState) -> None:
    """Log for each side whether no unit of its set-up has trace supply, before the first Supply Phase."""
    for side in SIDES:
        held = {hex for hex in state.board.units_in if state.board.combat_units_in(hex, side)}
        if held and held == set(unsupplied_hexes(state, side)):
            why = describe_source_edges(state, side)
            state.emit(say("supply.none", side=side, why=why), "OCS-SUPPLY-04", "OCS-SUPPLY-06")


def _enter_counter_list(state: RhineState, rows: Any) -> None:
    """Enter the player's list of counters, given as rows or as the text of a file."""
    if isinstance(rows, str):
        enter_counter_list_text(state, rows)
    elif isinstance(rows, list) and all(isinstance(row, Mapping) for row in rows):
        enter_counter_list(state, rows)
    else:
        raise Invalid("set_up: expected a list of counters, each with id and hex.", parameter="set_up", given=rows)


def _bool_option(options: Mapping[str, Any], name: str) -> bool:
    """Return a true/false game option, False by default; raise `Invalid` for any other value."""
    given = options.get(name, False)
    if not isinstance(given, bool):
        raise Invalid(f"{name}: {given!r} is not accepted; give true or false.", parameter=name, given=given)
    return given


def _fill_two_map_boxes(title: Rhine, state: RhineState) -> list[ArrivalChoice]:
    """Put the units of a campaign on half of the map in their boxes, with all earlier arrivals carried out.

    Return the choices that those entries leave to the player, who makes them before the first turn.
    """
    roster, arrivals = title.roster, title.arrivals
    start, end = state.window.first, state.window.last
    half = state.clock.half
    for n, counter in enumerate(roster.counters):
        state.place_in_box(n, counter.box if counter.region == half else ELSEWHERE)
    coming: set[int] = set()
    choices: list[ArrivalChoice] = []
    for at, entry in enumerate(arrivals.entries):
        named = roster.counters_by_entry.get(at, ())
        if entry.action == "transfer":
            if start <= entry.date <= end:
                for n in named:
                    state.place_in_box(n, TO_ARRIVE if entry.where.endswith(half) else ON_MAP)
                    coming.add(n)
            continue
        if entry.region not in (half, "both"):
            continue
        if entry.date >= start:
            _put_in_arrival_box(state, at, entry.action, named, coming)
        else:
            choices += _apply_past_entry(state, at, entry.action, named, entry.piece.quantity)
    for n in range(len(state.board.where)):
        if state.board.box(n) == DEAD:
            state.put_in_dead_pile(n)
    return [choice for choice in choices if state.board.box(choice.unit) == TO_ARRIVE]


def _put_in_arrival_box(
    state: RhineState, entry_index: int, action: str, named_units: tuple[int, ...], already_coming: set[int]
) -> None:
    """Put the units that a later arrival chart line brings in the box To arrive, unless they are in play."""
    if action in ("arrive", "dead-pile"):
        for n in named_units:
            if n not in already_coming and state.board.box(n) == ELSEWHERE:
                state.place_in_box(n, TO_ARRIVE)
    elif action == "exchange":
        new = state.title.roster.new_counter_by_entry[entry_index]
        if state.board.box(new) == ELSEWHERE:
            state.place_in_box(new, TO_ARRIVE)


def _apply_past_entry(
    state: RhineState, entry_index: int, action: str, named_units: tuple[int, ...], quantity: int
) -> Iterator[ArrivalChoice]:
    """Carry out an arrival chart line dated before the campaign; yield the choices of box it leaves to the player.

    Aircraft need no choice, as they can change boxes later.
    """
    roster = state.title.roster
    if action == "arrive":
        boxes = possible_destinations(state.title.arrivals.entries[entry_index], state.title.entry)
        for n in named_units:
            open_yet = len(boxes) > 1 and state.units[n].kind != "aircraft"
            state.place_in_box(n, TO_ARRIVE if open_yet else boxes[0] if len(boxes) == 1 else ON_MAP)
            if open_yet:
                yield ArrivalChoice(entry_index, n)
    elif action == "dead-pile":
        for n in named_units:
            state.place_in_box(n, DEAD)
    elif action == "reserve-marker":
        state.land.add_reserve_markers(quantity)
    elif action == "remove":
        for n in named_units:
            state.place_in_box(n, REMOVED)
    elif action == "exchange":
        old = named_units[0] if named_units else _unit_to_exchange_by_type(state, entry_index)
        if old is not None:
            state.place_unit(roster.new_counter_by_entry[entry_index], state.board.where[old])
            state.place_in_box(old, REMOVED)


def _unit_to_exchange_by_type(state: RhineState, entry_index: int) -> int | None:
    """Return the number of the unit that an arrival chart line removes when it exchanges a unit by type only.

    It is the first unit of that nation and type on the map, or None if there is none.
    """
    entry = state.title.arrivals.entries[entry_index]
    return next(
        (
            n
            for n, counter in enumerate(state.units)
            if counter.nation == entry.nation and counter.type == entry.piece.type and state.board.box(n) == ON_MAP
        ),
        None,
    )


# A sector


def set_up_field(state: RhineState, options: Mapping[str, Any]) -> None:
    """Set up a sector (scenario on part of the map) in an empty state, as its files describe it."""
    for name in options:
        if name not in ENGINE_OPTIONS:
            raise unknown_name("option of a sector", name, ENGINE_OPTIONS, parameter="options")
    state.begin_game()
    state.push(InOrder("field"))
