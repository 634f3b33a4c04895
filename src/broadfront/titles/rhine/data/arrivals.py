"""The Allied Arrival Chart: one entry for each printed line of the 70 turns."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator
from functools import cached_property
from itertools import zip_longest
from typing import Literal

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.reading.toml_lines import Keys
from broadfront.titles.rhine.data.calendar import Calendar
from broadfront.titles.rhine.data.campaigns import Campaigns
from broadfront.titles.rhine.data.entry import EntryHouse, parse_chart_place
from broadfront.titles.rhine.data.loading import Form

__all__ = ["ArrivalChart", "Entry", "Piece", "load_arrivals", "parse_chart_line"]

# Patterns of the printed lines. They are compiled on first use, so that loading other charts stays fast.
RATINGS = r"\(?\d+\)?-\d+-\d+"
FORMATION = (
    r"(?P<id>\d+(?:[. ](?:Can|Pol|Fr|Gd))?)[. ](?P<type>(?:Arm|Tk|AL|Para|Abn) (?:Div|Bde)) \((?P<held>[^()]+)\)"
)
HQ = r"(?P<id>\d+(?: Canadian)?) (?P<type>(?:Abn )?Corps HQ)"
SUPPLY = r"(?P<count>\d+) (?P<type>SP)"
GENERIC = (
    rf"(?:(?P<count>\d+)x )(?:(?P<ratings>{RATINGS}) )?(?P<type>[A-Z][\w-]*(?: [\w-]+)*)(?: \((?P<note>[^()]+)\))?"
)
RATED = rf"(?P<ratings>{RATINGS})(?: (?P<type>[A-Z][\w-]*(?: [\w-]+)*))?(?: \((?P<held>[^()]+)\))?"

NATIONALITIES = {
    "Can": "Canadian",
    "Canadian": "Canadian",
    "Pol": "Polish",
    "Bel": "Belgian",
    "Brit": "British",
    "Fr": "French",
}
FILE = "charts/arrivals.toml"
PLAIN_PLACES = ("any", "North", "South")
"""Places that name a half of the map, or `any`."""
DEFAULT_NATIONALITY = {"CW": "British", "US": "American", "FR": "French", "Allied": ""}


class Piece(msgspec.Struct, frozen=True):
    """The counters named on a printed line of the arrival chart: quantity, type, ratings and identifiers."""

    quantity: int
    ratings: str
    type: str
    identifiers: tuple[str, ...] = ()
    note: str = ""
    parts: tuple[str, ...] = ()
    """The named parts of a formation."""
    units: int = 1
    """Number of counters."""
    less: int = 0
    """Steps each unit has already lost on arrival; in a whole armored division, each combat command."""

    @property
    def is_loaded(self) -> bool:
        """Whether the transport counter named on the line arrives loaded with supply."""
        return self.note == "loaded"


class Entry(msgspec.Struct, frozen=True):
    """One printed line of the arrival chart, with its date, nation, place and action."""

    date: dt.date
    nation: str
    action: str
    where: str
    region: str
    campaign: Literal["all", "two-map"]
    piece: Piece
    becomes: Piece | None
    rule: str
    text: str
    at: Keys
    """Keys of the line in the file."""

    @property
    def nationality(self) -> str:
        """Nationality, such as British or Canadian; a CW unit is British unless its line names another."""
        words = re.split(r"[ .]", f"{self.piece.type} {' '.join(self.piece.identifiers)}")
        named = next((NATIONALITIES[w] for w in words if w in NATIONALITIES), None)
        return named or DEFAULT_NATIONALITY[self.nation]

    def printed_data(self) -> dict[str, object]:
        """Return the values printed on this line of the arrival chart as plain data."""
        piece = self.piece
        return {
            "date": self.date.isoformat(),
            "nation": self.nation,
            "action": self.action,
            "where": self.where,
            "region": self.region,
            "campaign": self.campaign,
            "quantity": piece.quantity,
            "ratings": piece.ratings,
            "type": piece.type,
            "identifiers": list(piece.identifiers),
            "note": piece.note,
        }

    def derived_data(self) -> dict[str, object]:
        """Return the values derived from this arrival chart line, such as nationality, parts and number of units."""
        piece, new = self.piece, self.becomes
        becomes = (
            None
            if new is None
            else {
                "quantity": new.quantity,
                "ratings": new.ratings,
                "type": new.type,
                "identifiers": list(new.identifiers),
            }
        )
        return {
            "nationality": self.nationality,
            "parts": list(piece.parts),
            "units": piece.units,
            "steps_lost": piece.less,
            "becomes": becomes,
        }


class Group(Form, frozen=True):
    """Lines of one turn of the arrival chart with the same nation, place and action."""

    nation: Literal["CW", "US", "FR", "Allied"]
    where: str
    lines: tuple[str, ...]
    action: Literal["arrive", "remove", "exchange", "transfer", "dead-pile"] = "arrive"
    two_map: bool = False


class Turn(Form, frozen=True):
    """One turn of the arrival chart, with its lines grouped by nation, place and action."""

    date: dt.date
    rule: str
    group: tuple[Group, ...] = ()


class ArrivalsFile(Form, frozen=True):
    """The contents of `charts/arrivals.toml`: the printed arrival chart, turn by turn."""

    turn: tuple[Turn, ...]


class ArrivalChart:
    """The arrival schedule of the Allied side: its entries (printed lines) in chart order."""

    def __init__(self, entries: tuple[Entry, ...], rules: dict[dt.date, str], campaigns: Campaigns) -> None:
        self.entries = entries
        self.rules = rules
        self.campaigns = campaigns

    @cached_property
    def _entries_by_date(self) -> dict[dt.date, list[Entry]]:
        """Chart lines by the date of their turn."""
        found: dict[dt.date, list[Entry]] = {date: [] for date in self.rules}
        for entry in self.entries:
            found[entry.date].append(entry)
        return found

    def entries_on(self, date: dt.date) -> list[Entry]:
        """Return the lines (entries) of the arrival chart for the turn on a date."""
        return self._entries_by_date[date]

    @cached_property
    def _first_removal_dates(self) -> dict[tuple[str, tuple[str, ...], tuple[str, ...]], dt.date]:
        """For each named unit, the first date on which the arrival chart removes it."""
        found: dict[tuple[str, tuple[str, ...], tuple[str, ...]], dt.date] = {}
        for entry in self.entries:
            if entry.action == "remove" and entry.piece.identifiers:
                found.setdefault(_unit_key(entry), entry.date)
        return found

    def brings_unit_back(self, entry: Entry) -> bool:
        """Return whether a line (entry) of the arrival chart brings back a unit removed on an earlier date."""
        removed = self._first_removal_dates.get(_unit_key(entry))
        return entry.action == "arrive" and removed is not None and removed < entry.date

    def rules_of_entry(self, entry: Entry) -> tuple[str, ...]:
        """Return the ids of the rules that apply to a line (entry) of the arrival chart."""
        piece = entry.piece
        transport = piece.type.casefold() in ("truck point", "mule point")
        applicable = (
            (True, "BTR-ARRIVAL-01"),
            (not piece.identifiers, "BTR-ARRIVAL-02"),
            (entry.action == "arrive" and "HQ" in entry.where, "BTR-ARRIVAL-05"),
            (entry.action == "arrive" and "HQ" in entry.where, "BTR-ARRIVAL-06"),
            ("Brussels" in entry.where, "BTR-ARRIVAL-05"),
            (entry.action == "remove", "BTR-ARRIVAL-09"),
            (entry.action == "remove", "BTR-ARRIVAL-10"),
            (entry.region != "both", "BTR-ARRIVAL-11"),
            (entry.action == "transfer", "BTR-ARRIVAL-12"),
            (entry.action == "transfer", "BTR-ARRIVAL-14"),
            (piece.is_loaded, "BTR-ARRIVAL-15"),
            (transport and not piece.is_loaded, "BTR-ARRIVAL-16"),
            (piece.less > 0, "BTR-ARRIVAL-17"),
            (piece.note.startswith("all "), "BTR-ARRIVAL-18"),
            (bool(piece.parts), "BTR-ARRIVAL-19"),
            (entry.action == "exchange", "BTR-ARRIVAL-20"),
            (entry.action == "dead-pile", "BTR-ARRIVAL-21"),
            (entry.action == "reserve-marker", "BTR-ARRIVAL-22"),
            (entry.action == "reserve-marker" and entry.nation == "Allied", "BTR-ARRIVAL-23"),
            (entry.action == "arrive" and _is_air_place(entry.where), "BTR-ARRIVAL-24"),
            (piece.type == "SP", "BTR-ARRIVAL-25"),
            (self.brings_unit_back(entry), "BTR-ARRIVAL-26"),
            (entry.nation == "FR" and piece.type == "Arty Grp", "BTR-ARRIVAL-34"),
            (True, "BTR-ARRIVAL-35"),
            (True, entry.rule),
        )
        return tuple(dict.fromkeys(rule for applies, rule in applicable if applies))

    def action_in_campaign(self, entry: Entry, campaign: str) -> str:
        """Return the action of an arrival chart line in a full, north or south campaign; empty if it does nothing.

        A transfer between the two halves of the map is `arrive` or `leave` in a two-map campaign.
        """
        if campaign == "full":
            return entry.action if entry.campaign == "all" else ""
        if self.campaigns.find_two_map(entry.date) is None:
            return ""
        half = campaign.capitalize()
        if entry.action == "transfer":
            return "arrive" if entry.where.endswith(half) else "leave"
        return entry.action if entry.region in (half, "both") else ""


def _unit_key(entry: Entry) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Return the key shared by entries for the same named unit: nation and type, plain identifiers, and parts."""
    names = tuple(re.sub(r"[. ]", "", name) for name in entry.piece.identifiers)
    return f"{entry.nation} {entry.piece.type}", names, entry.piece.parts


def _is_air_place(where: str) -> bool:
    """Return whether a printed place is an air base or an airfield box."""
    return "air base" in where or "Airfields" in where or where == "England Box"


def parse_chart_line(line: str, action: str) -> tuple[Piece, Piece | None, str]:
    """Parse an arrival chart line: return its counters, those they become in an exchange (or None), and the action."""
    before, _, after = line.partition(" becomes ")
    piece = _parse_piece(before)
    if (action == "exchange") != bool(after):
        raise ValueError("an exchange, and only an exchange, says what the piece becomes")
    if after:
        return msgspec.structs.replace(piece, note=f"becomes {after}"), _parse_piece(after), action
    if piece.type.casefold().startswith("reserve marker"):
        return piece, None, "reserve-marker"
    return piece, None, action


def _parse_piece(text: str) -> Piece:
    """Parse the counters named on an arrival chart line; raise ValueError for text in no known form."""
    if m := re.fullmatch(FORMATION, text):
        return _parse_formation(m["id"], m["type"], m["held"])
    if m := re.fullmatch(HQ, text):
        return Piece(1, "", m["type"], (m["id"],))
    if m := re.fullmatch(SUPPLY, text):
        return Piece(int(m["count"]), "", m["type"], units=0)
    if m := re.fullmatch(GENERIC, text):
        count = int(m["count"])
        return Piece(count, m["ratings"] or "", m["type"], note=m["note"] or "", units=count)
    if m := re.fullmatch(RATED, text):
        held = [word.strip() for word in (m["held"] or "").split(",") if word.strip()]
        less = next((word for word in held if word.startswith("less ")), "")
        names = tuple(word for word in held if word != less)
        steps = int(less.split()[1]) if less else 0
        count = len(names) or 1
        if names or m["type"]:
            return Piece(count, m["ratings"], m["type"] or "", names, less, units=count, less=steps)
    raise ValueError("not a line of the chart: [Nx] ratings, type, (identifiers), or a formation or HQ")


def _parse_formation(id: str, unit_type: str, parentheses: str) -> Piece:
    """Parse a formation on an arrival chart line: its id, its type and the text in parentheses after them."""
    words = [word.strip() for word in parentheses.split(",")]
    if m := re.fullmatch(r"all (\d+) units", words[0]):
        less = next((int(n[1]) for w in words[1:] if (n := re.fullmatch(r"each CC -(\d+) steps?", w))), 0)
        return Piece(1, "", unit_type, (id,), parentheses, (), int(m[1]), less)
    # "155, 156 Inf Bde": the last part carries the type of all that are bare numbers.
    tail = words[-1].partition(" ")[2]
    parts = tuple(f"{word} {tail}" if word.isdigit() and tail else word for word in words)
    return Piece(1, "", unit_type, (id,), parentheses, parts, len(parts))


def load_arrivals(files: TitleFiles, calendar: Calendar, campaigns: Campaigns, house: EntryHouse) -> ArrivalChart:
    """Load the arrival chart; raise an error unless it has exactly the calendar's turns in order."""
    turns = files.read(FILE, ArrivalsFile).turn
    for n, (turn, date) in enumerate(zip_longest(turns, calendar.turns)):
        if turn is None or turn.date != date:
            given = "nothing more" if turn is None else turn.date
            reason = f"turn {n + 1} is {given}; expected {date or 'no more'}: the {len(calendar.turns)} turns in order"
            raise files.file_error(FILE, ("turn", min(n, len(turns) - 1), "date"), reason, given=str(given))
    entries = tuple(entry for n, turn in enumerate(turns) for entry in _read_entries(files, n, turn, campaigns, house))
    return ArrivalChart(entries, {turn.date: turn.rule for turn in turns}, campaigns)


def _read_entries(
    files: TitleFiles, turn_index: int, turn: Turn, campaigns: Campaigns, house: EntryHouse
) -> Iterator[Entry]:
    """Yield the entries of one turn of the arrival chart file; raise an error for the first bad line."""
    for k, group in enumerate(turn.group):
        at = ("turn", turn_index, "group", k)
        region = campaigns.region_of_entry(group.nation, group.where, group.action)
        if group.where not in PLAIN_PLACES and files.is_own(FILE):
            with files.blame_file(FILE, (*at, "where")):
                parse_chart_place(group.where, house)
        for m, line in enumerate(group.lines):
            try:
                piece, becomes, action = parse_chart_line(line, group.action)
            except ValueError as error:
                raise files.file_error(FILE, (*at, "lines", m), f"{line!r} is {error}", given=line) from None
            campaign: Literal["all", "two-map"] = "two-map" if group.two_map else "all"
            yield Entry(
                turn.date,
                group.nation,
                action,
                group.where,
                region,
                campaign,
                piece,
                becomes,
                turn.rule,
                line,
                (*at, "lines", m),
            )
