"""Loading of the data files of the Ardennes into records; errors name the file and line."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar, get_args

from broadfront.core.errors import unknown_name
from broadfront.core.files import TitleFiles
from broadfront.core.reading.toml_lines import Keys
from broadfront.titles.ardennes.data.file_schemas import (
    CardsFile,
    ChitsFile,
    PlacementEntry,
    ScenarioEntry,
    ScenariosFile,
    VictoryEntry,
)
from broadfront.titles.ardennes.data.records import (
    FIRST_DAY,
    LAST_DAY,
    ActionCard,
    AlliedCard,
    AltEvent,
    Chit,
    DeckRules,
    FuelDepot,
    GermanCard,
    Holding,
    Placement,
    Scenario,
    Unit,
    VictoryHex,
    december_day,
)

C = TypeVar("C", bound=Any)

COLUMNS = (
    "id", "side", "army", "corps", "division", "unit", "name", "kind", "mechanized", "elite", "steps", "strength",
    "strength_by_steps", "bracketed", "bracketed_at", "movement", "selector", "surrender", "arrival", "arrival_date",
    "arrival_box", "arrival_hex", "gs16", "alt_date", "alt_event", "flags", "source_note",
)  # fmt: skip
KINDS = (
    "armor", "armored_infantry", "brigade", "cavalry", "commando", "engineer", "fortress", "glider", "infantry",
    "kampfgruppe", "panzergrenadier", "parachute", "ranger", "recon", "tank_battalion", "tank_destroyer",
)  # fmt: skip
FLAGS = (
    "150th_panzer_brigade", "airborne_18dec", "british_xxx_corps", "greif", "gs16_hex_0608", "gs16_reserve",
    "historical_corps_viii", "meuse_guard", "no_retreat", "no_tactics", "northern_shoulder", "okw_reserve", "optional",
    "patton_22dec", "peiper", "static", "to_xii_corps_22dec", "vdh", "viii_9a", "xviii_may_deploy_16dec",
)  # fmt: skip
ARMIES = ("6SSPz", "5Pz", "7A", "OKW", "1US", "3US", "21AG")
CARDS, CHITS, SCENARIOS, UNITS = "house/cards.toml", "house/chits.toml", "house/scenarios.toml", "house/units.csv"
FIRST_DATE, LAST_DATE = dt.date(1944, 12, FIRST_DAY), dt.date(1944, 12, LAST_DAY)

FindHex = Callable[[str], str]
"""Function that returns the hex id for a hex id or place name."""


def load_units(files: TitleFiles) -> tuple[Unit, ...]:
    """Load the units from the counters file, in file order; a printed selector number must be unique within a corps."""
    units: list[Unit] = []
    ids: dict[str, int] = {}
    selectors: dict[tuple[str, str, int], str] = {}
    for line, row in files.read_rows(UNITS, COLUMNS):
        with files.blame_file(UNITS, line):
            unit = _parse_unit(len(units), row)
            key = (unit.side, unit.corps, unit.selector)
            if unit.id in ids:
                raise ValueError(f"unit {unit.id} stands twice, first on line {ids[unit.id]}")
            if key in selectors:
                raise ValueError(
                    f"{unit.id} and {selectors[key]} of {unit.corps} share selector {unit.selector}; "
                    f"a selector is unique within a corps"
                )
        ids[unit.id] = line
        selectors[key] = unit.id
        units.append(unit)
    return tuple(units)


def _parse_unit(number: int, row: Mapping[str, str]) -> Unit:
    """Return the unit described by a row of the counters file."""
    if not row["id"]:
        raise ValueError("a unit without an id")
    steps = _parse_integer_column(row, "steps", 1, 4)
    strengths = [_parse_integer("strength_by_steps", part, 0, 40) for part in row["strength_by_steps"].split("/")]
    if len(strengths) != steps:
        raise ValueError(f"{row['id']}: {steps} steps need {steps} strengths, not {row['strength_by_steps']!r}")
    flags = frozenset(flag for flag in row["flags"].split(";") if flag)
    for flag in sorted(flags):
        _check_choice("flag", flag, FLAGS)
    if not re.fullmatch(r"[IVXL]+(SS)?|OKW", row["corps"]):
        raise ValueError(f"{row['id']}: corps {row['corps']!r}; expected a Roman number such as XLVII or ISS, or OKW")
    if not re.fullmatch(r"|reserve|hex:\d{4}", row["gs16"]):
        raise ValueError(f"{row['id']}: gs16 {row['gs16']!r}; expected nothing, reserve or hex:0608")
    return Unit(
        number=number,
        id=row["id"],
        side=_check_choice("side", row["side"], ("german", "allied")),
        army=_check_choice("army", row["army"], ARMIES),
        corps=row["corps"],
        division=row["division"],
        unit=row["unit"],
        name=row["name"],
        kind=_check_choice("kind", row["kind"], KINDS),
        mechanized=_parse_yes_no(row, "mechanized"),
        elite=_parse_yes_no(row, "elite"),
        steps=steps,
        strengths=(0, *reversed(strengths)),
        bracketed_at=_parse_integer_column(row, "bracketed_at", 0, steps),
        movement=_parse_integer_column(row, "movement", 0, 20),
        selector=_parse_integer_column(row, "selector", 0, 99),
        surrender=_check_choice("surrender", row["surrender"], ("open", "half", "filled")),
        arrival=_check_choice("arrival", row["arrival"], ("setup", "reserve", "calendar", "okw", "event")),
        day=_parse_day(row, "arrival_date"),
        place=row["arrival_hex"],
        gs16=row["gs16"],
        alt_day=_parse_day(row, "alt_date") if row["alt_date"] else 0,
        alt_event=_check_choice("alt_event", row["alt_event"], get_args(AltEvent)),
        flags=flags,
        note=row["source_note"],
    )


def _check_choice(field: str, given: str, accepted: tuple[str, ...]) -> str:
    """Return a word read from a file unchanged; raise ValueError unless it is one of the accepted words."""
    if given not in accepted:
        raise ValueError(f"{field} {given!r}; expected {', '.join(word or 'nothing' for word in accepted)}")
    return given


def _parse_integer(field: str, given: str, low: int, high: int) -> int:
    """Return the whole number that a text holds; raise ValueError if it holds none, or one out of range."""
    if not re.fullmatch(r"[0-9]{1,4}", given) or not low <= int(given) <= high:
        raise ValueError(f"{field} {given!r}; expected a whole number from {low} to {high}")
    return int(given)


def _parse_integer_column(row: Mapping[str, str], column: str, low: int, high: int) -> int:
    """Return the whole number in a column of the counters file, checked against a range."""
    return _parse_integer(f"{row['id']}: {column}", row[column], low, high)


def _parse_day(row: Mapping[str, str], column: str) -> int:
    """Return the day of December in a date column of a row; raise ValueError for dates outside the game."""
    try:
        date = dt.date.fromisoformat(row[column])
    except ValueError:
        date = dt.date.min
    if not FIRST_DATE <= date <= LAST_DATE:
        message = f"{column} {row[column]!r}; expected a date from {FIRST_DATE} to {LAST_DATE}"
        raise ValueError(f"{row['id']}: {message}")
    return december_day(date)


def _parse_yes_no(row: Mapping[str, str], column: str) -> bool:
    """Return whether a column of the counters file says `yes`; raise ValueError unless it says `yes` or `no`."""
    return _check_choice(column, row[column], ("yes", "no")) == "yes"


def _read_cards(files: TitleFiles) -> CardsFile:
    """Read the cards file and check its fields."""
    return files.read(CARDS, CardsFile)


def _check_cards(files: TitleFiles, name: str, key: str, cards: tuple[C, ...]) -> tuple[C, ...]:
    """Return the given cards unchanged after checking that ids are unique and dates fall within the game."""
    seen: set[object] = set()
    for n, card in enumerate(cards):
        id = card.id
        if id in seen:
            raise files.file_error(name, (key, n, "id"), f"{id} stands twice", given=id)
        seen.add(id)
        for field, printed in zip(card.__struct_fields__, card.__struct_encode_fields__, strict=True):
            date = getattr(card, field)
            if isinstance(date, dt.date) and not FIRST_DATE <= date <= LAST_DATE:
                message = f"{id}: {printed} is {date}; expected a date from {FIRST_DATE} to {LAST_DATE}"
                raise files.file_error(name, (key, n, printed), message, given=str(date))
    return cards


def load_german_cards(files: TitleFiles) -> tuple[GermanCard, ...]:
    """Load the German cards, in file order."""
    return _check_cards(files, CARDS, "german_card", _read_cards(files).german_card)


def load_allied_cards(files: TitleFiles) -> tuple[AlliedCard, ...]:
    """Load the Allied command cards; a card with a later alternative event must have both its date and its name."""
    cards = _check_cards(files, CARDS, "allied_card", _read_cards(files).allied_card)
    for n, card in enumerate(cards):
        if (card.alt_from is None) != (card.alt_event == "") or (card.alt_from and not card.formations):
            message = f"{card.id}: alt_from and alt_event go together, with a formation"
            raise files.file_error(CARDS, ("allied_card", n), message, given=card.id)
    return cards


def load_action_cards(files: TitleFiles) -> tuple[ActionCard, ...]:
    """Load the Allied action cards, in file order."""
    return _check_cards(files, CARDS, "action_card", _read_cards(files).action_card)


def load_chits(files: TitleFiles) -> tuple[Chit, ...]:
    """Load the Combat Chits, in file order."""
    return _check_cards(files, CHITS, "chit", files.read(CHITS, ChitsFile).chit)


def load_special_events(files: TitleFiles) -> dict[int, str]:
    """Load the Allied special event of each day; days without one are left out."""
    events = _read_cards(files).allied_special_event
    return {_day_of_iso_date(entry.date): entry.event for entry in events if entry.event != "none"}


def load_deck_rules(files: TitleFiles) -> DeckRules:
    """Load the hand sizes and limits of the German deck, without the explanatory texts of the cards file."""
    deck = _read_cards(files).german_deck
    return DeckRules(deck.hand, deck.hand_first_impulse_16dec, deck.supplemental_per_day, deck.once_per_game_events)


def load_two_player_draws(files: TitleFiles) -> dict[int, int]:
    """Load the most cards the Allied player may draw on each day of a two-player game.

    The file lists only the first day on which each limit applies.
    """
    firsts = {_day_of_iso_date(date): cards for date, cards in _read_cards(files).allied_deck.two_player_draws.items()}
    if FIRST_DAY not in firsts:
        at = ("allied_deck", "two_player_draws")
        raise files.file_error(CARDS, at, f"no draws from {FIRST_DATE} on", given=sorted(firsts))
    return {day: firsts[max(first for first in firsts if first <= day)] for day in range(FIRST_DAY, LAST_DAY + 1)}


def _day_of_iso_date(date: str) -> int:
    """Return the day of December 1944 of a date such as `1944-12-19`."""
    return december_day(dt.date.fromisoformat(date))


def load_victory_hexes(files: TitleFiles, hex_of: FindHex) -> tuple[VictoryHex, ...]:
    """Load the places worth victory points in the campaign, with their hexes."""
    return _resolve_victory_hexes(files, files.read(SCENARIOS, ScenariosFile).vp_hex, ("vp_hex",), hex_of)


def _resolve_victory_hexes(
    files: TitleFiles, entries: tuple[VictoryEntry, ...], at: Keys, hex_of: FindHex
) -> tuple[VictoryHex, ...]:
    """Return the victory hexes listed in the scenarios file; an unknown place raises an error with its line."""
    found: list[VictoryHex] = []
    for n, entry in enumerate(entries):
        with files.blame_file(SCENARIOS, (*at, n, "name")):
            found.append(VictoryHex(entry.name, hex_of(entry.name), entry.value))
    return tuple(found)


def load_depots(files: TitleFiles, hex_of: FindHex) -> tuple[FuelDepot, ...]:
    """Load the fuel depots; an unknown place raises an error with its line."""
    found: list[FuelDepot] = []
    for n, entry in enumerate(files.read(SCENARIOS, ScenariosFile).fuel_depot):
        with files.blame_file(SCENARIOS, ("fuel_depot", n, "name")):
            found.append(FuelDepot(entry.name, hex_of(entry.name), entry.uses))
    return tuple(found)


def load_required_daily_points(files: TitleFiles) -> dict[int, int]:
    """Load the victory points that the German must exceed at the end of each day of the campaign."""
    return {
        _day_of_iso_date(date): points for date, points in files.read(SCENARIOS, ScenariosFile).campaign_bar.items()
    }


def load_holding(files: TitleFiles, hex_of: FindHex) -> Holding:
    """Load the campaign's victory hexes whose value grows every day; return an empty Holding if the file has none."""
    entry = files.read(SCENARIOS, ScenariosFile).holding
    if entry is None:
        return Holding(0, 0, frozenset())
    hexes: set[str] = set()
    for n, name in enumerate(entry.hexes):
        with files.blame_file(SCENARIOS, ("holding", "hexes", n)):
            hexes.add(hex_of(name))
    return Holding(_day_of_iso_date(entry.since), entry.points, frozenset(hexes))


def load_army_changes(files: TitleFiles) -> dict[str, tuple[int, str]]:
    """Load the corps that change army during the game, each with the day of the change and the army before it."""
    return {e.corps: (_day_of_iso_date(e.date), e.from_army) for e in files.read(SCENARIOS, ScenariosFile).army_change}


def load_scenarios(
    files: TitleFiles, units: Mapping[str, Unit], hex_of: FindHex, victory_hexes: tuple[VictoryHex, ...]
) -> dict[str, Scenario]:
    """Load all scenarios by id; raise an error if one names an unknown unit or place."""
    found: dict[str, Scenario] = {}
    for n, entry in enumerate(files.read(SCENARIOS, ScenariosFile).scenario):
        if entry.id in found:
            raise files.file_error(
                SCENARIOS, ("scenario", n, "id"), f"scenario {entry.id} stands twice", given=entry.id
            )
        if entry.start > entry.end:
            message = f"{entry.id} starts on {entry.start} and ends on {entry.end}"
            raise files.file_error(SCENARIOS, ("scenario", n, "end"), message, given=entry.end)
        found[entry.id] = _ScenarioReader(files, n, entry, units, hex_of).read(victory_hexes)
    return found


class _ScenarioReader:
    """Reader of one scenario in the scenarios file; an unknown unit or place raises an error with its line."""

    def __init__(
        self, files: TitleFiles, n: int, entry: ScenarioEntry, units: Mapping[str, Unit], hex_of: FindHex
    ) -> None:
        self.files, self.at, self.entry, self.units, self.hex_of = files, ("scenario", n), entry, units, hex_of
        self.placements: list[Placement] = []
        self.by_hex: dict[str, list[int]] = {}

    def read(self, victory_hexes: tuple[VictoryHex, ...]) -> Scenario:
        """Return the scenario; the given victory hexes apply if the scenario lists none of its own."""
        entry = self.entry
        for n, place in enumerate(entry.placements):
            self.add_placement(n, place)
        supply: list[tuple[int, str]] = []
        out_of_fuel: list[int] = []
        for n, item in enumerate(entry.state):
            with self.files.blame_file(SCENARIOS, (*self.at, "state", n)):
                if bool(item.hex) == bool(item.unit):
                    raise ValueError("a state is of a hex or of a unit; give one of them")
                marked = self.by_hex.get(self.hex_of(item.hex), []) if item.hex else [self.unit_number(item.unit)]
            out_of_fuel += marked if item.state == "OutOfFuel" else []
            supply += [] if item.state == "OutOfFuel" else [(number, item.state) for number in marked]
        own = entry.vp_hexes
        return Scenario(
            id=entry.id,
            name=entry.name,
            start=_day_of_iso_date(entry.start),
            end=_day_of_iso_date(entry.end),
            placements=tuple(self.placements),
            uses_units_csv=entry.setup == "units.csv",
            calendar=entry.include_calendar,
            victory_hexes=victory_hexes
            if own is None
            else _resolve_victory_hexes(self.files, own, (*self.at, "vp_hexes"), self.hex_of),
            win_vp=entry.german_win_vp,
            win_vp_2p=entry.german_win_vp_2p or entry.german_win_vp,
            german_held=entry.german_held_vp,
            allied_held=tuple(self.resolve_each("allied_held", entry.allied_held, self.hex_of)),
            in_reserve=tuple(self.resolve_each("in_reserve", entry.in_reserve, self.unit_number)),
            eliminated=tuple(self.resolve_each("eliminated", entry.eliminated, self.unit_number)),
            supply=tuple(supply),
            out_of_fuel=tuple(out_of_fuel),
            start_vp=entry.start_vp,
            note=entry.note,
        )

    def add_placement(self, entry_index: int, place: PlacementEntry) -> None:
        """Add the units placed in one hex, checking unit ids, steps and duplicates."""
        at = (*self.at, "placements", entry_index)
        with self.files.blame_file(SCENARIOS, (*at, "hex")):
            hex = self.hex_of(place.hex)
        for k, item in enumerate(place.units):
            with self.files.blame_file(SCENARIOS, (*at, "units", k)):
                unit = _find_unit(self.units, item.id)
                if not 1 <= item.steps <= unit.steps:
                    raise ValueError(f"{unit.id} has 1 to {unit.steps} steps, not {item.steps}")
                if any(placed.unit == unit.number for placed in self.placements):
                    raise ValueError(f"{unit.id} is placed twice")
            self.placements.append(Placement(unit.number, hex, item.steps))
            self.by_hex.setdefault(hex, []).append(unit.number)

    def resolve_each(self, key: str, names: tuple[str, ...], find: Callable[[str], C]) -> Iterator[C]:
        """Yield what `find` returns for each name in a scenario field; an unknown name raises an error with line."""
        for n, name in enumerate(names):
            with self.files.blame_file(SCENARIOS, (*self.at, key, n)):
                yield find(name)

    def unit_number(self, id: str) -> int:
        """Return the number of the unit with an id; raise an error if there is none."""
        return _find_unit(self.units, id).number


def _find_unit(units: Mapping[str, Unit], id: str) -> Unit:
    """Return the unit with an id; raise an error that suggests similar ids if there is none."""
    if id not in units:
        raise unknown_name("unit", id, units, parameter="unit")
    return units[id]
