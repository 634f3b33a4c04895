"""Questions about the campaign calendar and the arrival chart."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Any

from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.questions import Answer, OneOrMore, Span, Text, Words, question
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.titles.rhine.data.arrivals import Entry
from broadfront.titles.rhine.data.entry import (
    Entrance,
    EntryAlternative,
    find_edge_entrance,
    impassable_edge_hexes,
    parse_chart_place,
    transfer_border_hexes,
    transfer_entry_hexes,
)
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.questions.kinds import AnyNation, Date, GroundName, MobilityName


@question
def calendar(title: Rhine, date: Date) -> Answer:
    """The number of a turn (5 September 1944 is 1), the turns beside it, and what its heading announces."""
    number = title.calendar.turn_number(date)
    turns = title.calendar.turns
    notes = [note for note in title.calendar.notes if note.date == date]
    two_map = title.campaigns.find_two_map(date)
    value = {
        "number": number,
        "previous": turns[number - 2].isoformat() if number > 1 else None,
        "next": turns[number].isoformat() if number < len(turns) else None,
        "turns": len(turns),
    }
    ledger = [LedgerLine("note", note.message, note.rule) for note in notes]
    rules = [title.calendar.campaign.rule, *(note.rule for note in notes)]
    if two_map is not None:
        rules.append(two_map.rule)
        ledger.append(LedgerLine(two_map.label, say("chart.two-map"), two_map.rule))
    return Answer(value, tuple(ledger), tuple(dict.fromkeys(rules)))


@question
def arrivals(
    title: Rhine,
    date: Date | None = None,
    start: Date | None = None,
    end: Date | None = None,
    nation: AnyNation | None = None,
    region: Annotated[str, Words("North", "South")] | None = None,
    campaign: Annotated[str, Words("full", "north", "south")] | None = None,
    detail: bool = False,
) -> Answer:
    """The printed lines of the arrival chart for a turn, or for all turns from `start` to `end`. `campaign` keeps the
    lines that do something in the full or a two-map campaign. `detail` adds nationality, parts, counters and
    their ids, which a list of counters takes, steps lost, what an exchange becomes, the rules, and the effect in the
    campaign."""
    chart = title.arrivals
    entries: list[Entry] = []
    dates = _requested_turns(title, date, start, end)
    for day in dates:
        for entry in chart.entries_on(day):
            if nation is not None and entry.nation != nation:
                continue
            if region is not None and entry.region not in (region, "both"):
                continue
            if campaign is not None and not chart.action_in_campaign(entry, campaign):
                continue
            entries.append(entry)
    printed: list[dict[str, Any]] = []
    rules: dict[str, None] = {title.calendar.campaign.rule: None}
    rules |= dict.fromkeys(chart.rules[day] for day in dates)
    for entry in entries:
        called = chart.rules_of_entry(entry)
        rules |= dict.fromkeys(called)
        data = entry.printed_data()
        if detail:
            effect = {} if campaign is None else {"effect": chart.action_in_campaign(entry, campaign)}
            at = next(n for n, one in enumerate(chart.entries) if one is entry)
            ids = [title.roster.counters[n].id for n in title.roster.counters_by_entry.get(at, ())]
            data |= entry.derived_data() | {"ids": ids} | effect | {"rules": list(called)}
        printed.append(data)
    notes = [note for note in title.calendar.notes if note.date in dates]
    rules |= dict.fromkeys(note.rule for note in notes)
    dated = [(say("note.dated", date=note.date, reason=note.message), note.rule) for note in notes]
    ledger = tuple(LedgerLine("note", message, rule) for message, rule in dated)
    return Answer({"entries": printed}, ledger, tuple(rules))


def _requested_turns(
    title: Rhine, date: dt.date | None, start: dt.date | None, end: dt.date | None
) -> tuple[dt.date, ...]:
    """Return the turn dates a question names: one, or those from start to end; raise `Invalid` for bad dates."""
    turns = title.calendar.turns
    if date is not None:
        if start is not None or end is not None:
            raise Invalid("date: give a date, or start and end, not both.", parameter="date", given=date.isoformat())
        title.calendar.turn_number(date)
        return (date,)
    if start is None and end is None:
        raise Invalid(
            f"rhine.arrivals needs date, or start and end: give dates from {turns[0]} to {turns[-1]}.",
            parameter="date",
            accepted=[turn.isoformat() for turn in turns],
        )
    first, last = start or turns[0], end or turns[-1]
    for name, day in (("start", first), ("end", last)):
        if not turns[0] <= day <= turns[-1]:
            title.calendar.turn_number(day, name)
    if first > last:
        raise Invalid(f"start: {first} is after end {last}.", parameter="start", given=first.isoformat())
    return title.calendar.turns_between(first, last)


@question
def entry(
    title: Rhine,
    where: Annotated[str, Text("a place of the arrival chart, such as Map A, west edge south of 25.xx")],
    occupied: Annotated[
        tuple[str, ...], OneOrMore(Text("hexes or places with German combat units, such as A10.01"))
    ] = (),
    mobility: MobilityName | None = None,
    ground: GroundName = "Dry",
    region: Annotated[str, Words("North", "South")] = "North",
) -> Answer:
    """The entry hexes and boxes that a place in the arrival chart means, and those open if enemies hold some. With
    `mobility` hexes closed to it on that `ground` are left out; `region` tells where American units without an HQ
    belong."""
    held = {_occupied_hex(title, name) for name in occupied}
    value: dict[str, Any] = {
        "hexes": [],
        "open": [],
        "blocked": [],
        "nearest": [],
        "may_use": [],
        "boxes": [],
        "waits": False,
    }
    ledger: list[LedgerLine] = []
    rules: list[str] = ["BTR-ARRIVAL-03"]
    for way in parse_chart_place(where, title.entry):
        _add_place_alternative(title, way, held, mobility, ground, region, value, ledger, rules)
    value["may_use"] = [*value["open"], *value["nearest"]]
    if not value["may_use"] and value["boxes"]:
        value["waits"] = False
    return Answer(value, tuple(ledger), tuple(dict.fromkeys(rules)))


@decides("BTR-ARRIVAL-05", "BTR-ARRIVAL-06", "BTR-ARRIVAL-07")
def _add_place_alternative(
    title: Rhine,
    alternative: EntryAlternative,
    occupied_hexes: set[str],
    mobility: str | None,
    ground: str,
    region: str,
    value: dict[str, Any],
    ledger: list[LedgerLine],
    rules: list[str],
) -> None:
    """Add one alternative of an arrival chart place (edge, box, HQ) to the answer about entry hexes."""
    if alternative.edge is not None:
        closed = impassable_edge_hexes(title.map, title.movement, mobility, ground) if mobility else frozenset()
        _add_entrance(
            value, find_edge_entrance(title.map, title.entry, alternative.edge, occupied_hexes, closed), ledger, rules
        )
    elif alternative.box:
        value["boxes"].append(alternative.box)
        ledger.append(LedgerLine(0, say("entrance.box", box=alternative.box), "BTR-ARRIVAL-24"))
    elif alternative.place:
        hexes = title.map.named(title.entry.places[alternative.place])
        value["hexes"] += hexes
        value["open"] += [hex for hex in hexes if hex not in occupied_hexes]
        value["blocked"] += [hex for hex in hexes if hex in occupied_hexes]
        ledger.append(LedgerLine(0, say("entrance.place", where=alternative.place), "BTR-ARRIVAL-05"))
    elif alternative.hq:
        fitting = title.entry.fitting_edge[f"US {region}" if alternative.hq == "US" else alternative.hq]
        value["with_hq"], value["otherwise"] = alternative.hq, fitting
        ledger.append(LedgerLine(0, say("entrance.hq", nation=alternative.hq), "BTR-ARRIVAL-05"))
        ledger.append(LedgerLine(0, say("entrance.hq-mode"), "BTR-ARRIVAL-06"))
        ledger.append(LedgerLine(0, say("entrance.no-hq", where=fitting), "BTR-ARRIVAL-07"))
    elif alternative.air_bases:
        value["air_bases"] = f"any friendly air base of Map {alternative.air_bases}"
        ledger.append(LedgerLine(0, say("entrance.air-bases", sheet=alternative.air_bases), "BTR-ARRIVAL-24"))
    elif alternative.joint:
        joint = transfer_border_hexes(title.map, title.campaigns.maps, alternative.joint)
        behind = _hexes_behind_front_line(title, alternative.joint, occupied_hexes)
        value["hexes"] += joint
        value["open"] += behind
        value["blocked"] += [hex for hex in joint if hex in occupied_hexes]
        ledger.append(LedgerLine(len(joint), say("entrance.joint"), "BTR-ARRIVAL-12"))
        ledger.append(LedgerLine(len(behind), say("entrance.behind"), "BTR-HOUSE-11"))
    else:
        value["stock"] = True
        ledger.append(LedgerLine(0, say("entrance.stock"), "BTR-ARRIVAL-23"))


def _hexes_behind_front_line(title: Rhine, transfer: str, occupied_hexes: set[str]) -> list[str]:
    """Return the border hexes of a transfer behind the front line, by the supply edges and outside enemy zones."""
    board = title.map
    occupied = {board.index[hex] for hex in occupied_hexes}
    enemy = occupied.union(*(board.beside[hex] for hex in occupied))
    half = transfer.rsplit(maxsplit=1)[-1].casefold()
    edges = title.window("clerk", f"{half}-1944").supply_sources["allied"]
    return transfer_entry_hexes(board, title.campaigns.maps, transfer, edges, enemy, ())


def _add_entrance(value: dict[str, Any], entrance: Entrance, ledger: list[LedgerLine], rules: list[str]) -> None:
    """Add the entry hexes of a map edge to the answer about a place of the arrival chart."""
    value["hexes"] += entrance.hexes
    value["open"] += entrance.open
    value["blocked"] += entrance.blocked
    value["nearest"] += entrance.nearest
    value["waits"] = entrance.waits
    ledger += entrance.ledger
    rules += entrance.rules


def _occupied_hex(title: Rhine, name: str) -> str:
    """Return the id of a hex given by id or place name; raise `Invalid` if it is unknown."""
    try:
        return title.map.find(name)
    except BroadfrontError as error:
        raise Invalid(f"occupied: {error.message}", parameter="occupied", given=name, accepted=error.accepted) from None


@question
def broadfront(
    title: Rhine,
    date: Date,
    nation: Annotated[str, Words("US", "CW", "FR")],
    sp: Annotated[int, Span(0, 99)] = 0,
    north: Annotated[int, Span(0, 99)] = 0,
    sheet: Annotated[str, Words("A", "B", "C", "D")] | None = None,
    campaign: Annotated[str, Words("full", "north", "south")] = "full",
) -> Answer:
    """Whether the Broadfront restrictions allow so many of the nation's SP in the North, and its units on a sheet
    of the map."""
    title.calendar.turn_number(date)
    house, rule = title.campaigns.broadfront, title.campaigns.broadfront.rule
    if north > sp:
        raise Invalid(
            f"north: {north} of {sp} SP; give at most {sp}.", parameter="north", given=north, accepted=f"0-{sp}"
        )
    in_force = campaign == "full" and date >= title.calendar.find_note(rule).date
    low, high, barred = 0, sp, list[str]()
    ledger = [LedgerLine("yes" if in_force else "no", say("broadfront.in-force"), rule)]
    allowed = True
    if in_force:
        least = house.min_per_half(sp)
        low, high = (least, sp - least) if nation == "US" else (sp, sp)
        barred = list(house.barred.get(nation, ()))
        fits = low <= north <= high
        share = say("broadfront.share", north=north, sp=sp, least=low, most=high)
        ledger.append(LedgerLine("yes" if fits else "no", share, "BTR-HOUSE-04"))
        open_map = sheet is None or not house.is_barred(nation, sheet)
        if sheet is not None:
            on_map = say("broadfront.sheet", nation=nation, sheet=sheet)
            ledger.append(LedgerLine("yes" if open_map else "no", on_map, "BTR-HOUSE-04"))
        allowed = fits and open_map
    value = {"in_force": in_force, "allowed": allowed, "least_north": low, "most_north": high, "barred": barred}
    return Answer(value, tuple(ledger), (rule, "BTR-HOUSE-04"))
