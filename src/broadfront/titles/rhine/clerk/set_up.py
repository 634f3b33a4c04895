"""The books at the start of a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from broadfront.core.errors import Invalid, unknown
from broadfront.core.steps import InOrder
from broadfront.titles.rhine.clerk.roster import DEAD, ELSEWHERE, ON_MAP, REMOVED, TO_ARRIVE
from broadfront.titles.rhine.clerk.state import STOCKS, ClerkState

if TYPE_CHECKING:
    from broadfront.titles.rhine.title import Rhine

__all__ = ["CAMPAIGNS", "OPTIONS", "set_up_clerk"]

CAMPAIGNS = ("full", "north-1944", "south-1944", "north-1945", "south-1945")
OPTIONS = ("campaign", "collapse_north", "alpine_redoubt", "reserve_markers")
ENGINE_OPTIONS = ("dice", "persons")


def set_up_clerk(title: Rhine, state: ClerkState, options: Mapping[str, Any]) -> None:
    """Fill a state: pools by the chart, empty stocks, ports and markers by the house values."""
    for name in options:
        if name not in (*OPTIONS, *ENGINE_OPTIONS):
            raise unknown("option of the clerk", name, OPTIONS, parameter="options")
    state.campaign = str(options.get("campaign", "full"))
    if state.campaign not in CAMPAIGNS:
        raise unknown("campaign", state.campaign, CAMPAIGNS, parameter="campaign")
    state.flanks = tuple(name for name in ("collapse_north", "alpine_redoubt") if _flag(options, name))
    reserve = options.get("reserve_markers", title.campaigns.reserve_markers["start"])
    if not isinstance(reserve, int) or isinstance(reserve, bool) or not 0 <= reserve <= 99:
        raise Invalid(
            f"reserve_markers: {reserve!r} is not accepted; give a whole number from 0 to 99.",
            parameter="reserve_markers",
            given=reserve,
            accepted="a whole number from 0 to 99",
        )
    state.turn = first_turn(title, state.campaign) - 1
    state.ground, state.flight, state.first = "Dry", "Normal", "allied"
    state.steps = bytearray(counter.steps for counter in title.roster.counters)
    state.loaded = bytearray(len(state.steps))
    state.sp = dict.fromkeys(STOCKS, 0)
    state.repls = {f"{nation} {kind}": 0 for nation in ("US", "CW") for kind in ("Pax", "Eq")}
    state.tally = {}
    state.markers = {"bridge": int(title.bridges.markers["start"]), "reserve": reserve, "reserve used": 0}
    state.hits = {name: port.hits for name, port in title.ports.port.items()}
    state.holder = {name: port.holder for name, port in title.ports.port.items()}
    state.repaired, state.dropped, state.scheldt = (), (), False
    state.shifts = {"US": 0, "CW": 0}
    state.caps = {"rail": 0, "sea": 0}
    state.drops, state.history = {}, []
    boxes = title.locations.boxes
    state.where = [boxes[counter.box or TO_ARRIVE] for counter in title.roster.counters]
    if state.campaign != "full":
        _two_map_pools(title, state)
    state.push(InOrder("clerk"))


def first_turn(title: Rhine, campaign: str) -> int:
    return title.calendar.number(window(title, campaign)[0])


def last_turn(title: Rhine, campaign: str) -> int:
    return title.calendar.number(window(title, campaign)[1])


def window(title: Rhine, campaign: str) -> tuple[Any, Any]:
    """First and last date of a campaign."""
    if campaign == "full":
        return title.calendar.turns[0], title.calendar.turns[-1]
    year = campaign.split("-")[1]
    found = next(c for c in title.campaigns.two_map if c.label == year)
    return found.start, found.end


def _flag(options: Mapping[str, Any], name: str) -> bool:
    given = options.get(name, False)
    if not isinstance(given, bool):
        raise Invalid(f"{name}: {given!r} is not accepted; give true or false.", parameter=name, given=given)
    return given


def _two_map_pools(title: Rhine, state: ClerkState) -> None:
    """Units of the half in play; a campaign of 1945 begins with what the chart brought there before."""
    roster, arrivals = title.roster, title.arrivals
    start, end = window(title, state.campaign)
    half = state.half
    for n, counter in enumerate(roster.counters):
        state.put(n, counter.box if counter.region == half else ELSEWHERE)
    coming: set[int] = set()
    for at, entry in enumerate(arrivals.entries):
        named = roster.of_entry.get(at, ())
        if entry.action == "transfer":
            if start <= entry.date <= end:
                for n in named:
                    state.put(n, TO_ARRIVE if entry.where.endswith(half) else ON_MAP)
                    coming.add(n)
            continue
        if entry.region not in (half, "both"):
            continue
        if entry.date >= start:
            _expect(state, at, entry.action, named, coming)
        else:
            _happened(state, at, entry.action, named, entry.piece.quantity)
    for n in range(len(state.where)):
        if state.box(n) == DEAD:
            state.steps[n] = 0


def _expect(state: ClerkState, at: int, action: str, named: tuple[int, ...], coming: set[int]) -> None:
    """Units a later line brings wait, unless they are in play by then."""
    if action in ("arrive", "dead-pile"):
        for n in named:
            if n not in coming and state.box(n) == ELSEWHERE:
                state.put(n, TO_ARRIVE)
    elif action == "exchange":
        new = state.title.roster.new_piece[at]
        if state.box(new) == ELSEWHERE:
            state.put(new, TO_ARRIVE)


def _happened(state: ClerkState, at: int, action: str, named: tuple[int, ...], quantity: int) -> None:
    """A line of a date before the campaign, taken as carried out."""
    roster = state.title.roster
    if action == "arrive":
        for n in named:
            state.put(n, ON_MAP)
    elif action == "dead-pile":
        for n in named:
            state.put(n, DEAD)
    elif action == "reserve-marker":
        state.markers["reserve"] += quantity
    elif action == "remove":
        for n in named:
            state.put(n, REMOVED)
    elif action == "exchange":
        old = named[0] if named else _generic(state, at)
        if old is not None:
            state.put(roster.new_piece[at], state.box(old))
            state.put(old, REMOVED)


def _generic(state: ClerkState, at: int) -> int | None:
    """A piece on the map that an exchange of a generic piece takes."""
    entry = state.title.arrivals.entries[at]
    return next(
        (
            n
            for n, counter in enumerate(state.counters)
            if counter.nation == entry.nation and counter.type == entry.piece.type and state.box(n) == ON_MAP
        ),
        None,
    )
