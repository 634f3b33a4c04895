"""Reads the house files into records, and says what is wrong with file and line."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from broadfront.core.errors import Invalid, unknown
from broadfront.core.files import TitleFiles, line_of
from broadfront.titles.ardennes.data.records import (
    LAST_DAY,
    ActionCard,
    AlliedCard,
    Chit,
    DeckRules,
    FuelDepot,
    GermanCard,
    Placement,
    Scenario,
    Unit,
    VictoryHex,
    day_of,
)

T = TypeVar("T")

COLUMNS = (
    "id", "side", "army", "corps", "division", "unit", "name", "kind", "mechanized", "elite", "steps",
    "strength_by_steps", "bracketed_at", "movement", "selector", "surrender", "arrival", "arrival_date", "arrival_hex",
    "gs16", "alt_date", "alt_event", "flags", "source_note",
)  # fmt: skip

Hex = Callable[[str], str]
"""The hex of an id or a place name."""


def load_units(files: TitleFiles) -> tuple[Unit, ...]:
    """All counters in file order; two units of one corps may not share a selector."""
    name = "house/units.csv"
    units: list[Unit] = []
    ids: dict[str, int] = {}
    selectors: dict[tuple[str, str, int], str] = {}
    for line, row in enumerate(files.rows(name, COLUMNS), 2):
        where = f"{files.path(name)}, line {line}"
        try:
            unit = _unit(len(units), row)
        except (ValueError, KeyError) as error:
            raise Invalid(f"{where}: {row['id']}: {error}.", given=row["id"], parameter="units") from None
        key = (unit.side, unit.corps, unit.selector)
        if unit.id in ids:
            raise Invalid(f"{where}: unit {unit.id} stands twice, first on line {ids[unit.id]}.", given=unit.id)
        if key in selectors:
            raise Invalid(
                f"{where}: {unit.id} and {selectors[key]} of {unit.corps} share selector {unit.selector}; "
                f"a selector is unique within a corps.",
                given=unit.selector,
            )
        ids[unit.id] = line
        selectors[key] = unit.id
        units.append(unit)
    return tuple(units)


def _unit(number: int, row: Mapping[str, str]) -> Unit:
    steps = int(row["steps"])
    strengths = [int(part) for part in row["strength_by_steps"].split("/")]
    if len(strengths) != steps:
        raise ValueError(f"{steps} steps need {steps} strengths, not {row['strength_by_steps']!r}")
    return Unit(
        number=number,
        id=row["id"],
        side=_one_of("side", row["side"], ("german", "allied")),
        army=row["army"],
        corps=row["corps"],
        division=row["division"],
        unit=row["unit"],
        name=row["name"],
        kind=row["kind"],
        mechanized=_yes(row, "mechanized"),
        elite=_yes(row, "elite"),
        steps=steps,
        strengths=(0, *reversed(strengths)),
        bracketed_at=int(row["bracketed_at"]),
        movement=int(row["movement"]),
        selector=int(row["selector"]),
        surrender=_one_of("surrender", row["surrender"], ("open", "half", "filled")),
        arrival=_one_of("arrival", row["arrival"], ("setup", "reserve", "calendar", "okw", "event")),
        day=day_of(dt.date.fromisoformat(row["arrival_date"])),
        place=row["arrival_hex"],
        gs16=row["gs16"],
        alt_day=day_of(dt.date.fromisoformat(row["alt_date"])) if row["alt_date"] else 0,
        alt_event=row["alt_event"],
        flags=frozenset(flag for flag in row["flags"].split(";") if flag),
        note=row["source_note"],
    )


def _one_of(what: str, given: str, accepted: tuple[str, ...]) -> str:
    if given not in accepted:
        raise ValueError(f"{what} {given!r} is none of {', '.join(accepted)}")
    return given


def _yes(row: Mapping[str, str], column: str) -> bool:
    return _one_of(column, row[column], ("yes", "no")) == "yes"


def load_list(files: TitleFiles, name: str, key: str, kind: type[T]) -> tuple[T, ...]:
    """The tables `[[key]]` of a TOML file as records."""
    entries = files.toml(name).get(key, [])
    loaded: list[T] = []
    for entry in entries:
        try:
            loaded.append(msgspec.convert(entry, kind, strict=False))
        except msgspec.ValidationError as error:
            line = line_of(files.text(name), rf"id\s*=\s*\"?{entry.get('id', '')}\b")
            raise Invalid(f"{files.path(name)}, line {line}: {entry.get('id', key)}: {error}.", given=name) from None
    return tuple(loaded)


def load_german_cards(files: TitleFiles) -> tuple[GermanCard, ...]:
    return load_list(files, "house/cards.toml", "german_card", GermanCard)


def load_allied_cards(files: TitleFiles) -> tuple[AlliedCard, ...]:
    return load_list(files, "house/cards.toml", "allied_card", AlliedCard)


def load_action_cards(files: TitleFiles) -> tuple[ActionCard, ...]:
    return load_list(files, "house/cards.toml", "action_card", ActionCard)


def load_chits(files: TitleFiles) -> tuple[Chit, ...]:
    return load_list(files, "house/chits.toml", "chit", Chit)


def load_special_events(files: TitleFiles) -> dict[int, str]:
    """The special event of each day; days without one are left out."""
    return {
        day_of(dt.date.fromisoformat(entry["date"])): entry["event"]
        for entry in files.toml("house/cards.toml")["allied_special_event"]
        if entry["event"] != "none"
    }


def load_deck_rules(files: TitleFiles) -> DeckRules:
    """How the German deck is used; text that only explains is left out."""
    try:
        return msgspec.convert(files.toml("house/cards.toml")["german_deck"], DeckRules)
    except msgspec.ValidationError as error:
        raise Invalid(f"{files.path('house/cards.toml')}: german_deck: {error}.", given="german_deck") from None


def load_two_player_draws(files: TitleFiles) -> dict[int, int]:
    """By day, how many cards the Allied player of two draws at most; the file names first days."""
    draws = files.toml("house/cards.toml")["allied_deck"]["two_player_draws"]
    firsts = {day_of(dt.date.fromisoformat(date)): cards for date, cards in draws.items()}
    return {day: firsts[max(first for first in firsts if first <= day)] for day in range(min(firsts), LAST_DAY + 1)}


SCENARIOS = "house/scenarios.toml"


def load_victory_hexes(files: TitleFiles, hex_of: Hex) -> tuple[VictoryHex, ...]:
    return _victory_hexes(files.toml(SCENARIOS)["vp_hex"], hex_of)


def _victory_hexes(entries: list[dict[str, Any]], hex_of: Hex) -> tuple[VictoryHex, ...]:
    return tuple(VictoryHex(e["name"], hex_of(e["name"]), e["value"]) for e in entries)


def load_depots(files: TitleFiles, hex_of: Hex) -> tuple[FuelDepot, ...]:
    return tuple(FuelDepot(e["name"], hex_of(e["name"]), e["uses"]) for e in files.toml(SCENARIOS)["fuel_depot"])


def load_bar(files: TitleFiles) -> dict[int, int]:
    """By day, the points the German must exceed."""
    bar = files.toml(SCENARIOS)["campaign_bar"]
    return {day_of(dt.date.fromisoformat(date)): points for date, points in bar.items()}


def load_army_changes(files: TitleFiles) -> dict[str, tuple[int, str]]:
    """Corps that change army: until which day (not included) they belong to which army."""
    return {
        e["corps"]: (day_of(dt.date.fromisoformat(e["date"])), e["from_army"])
        for e in files.toml(SCENARIOS)["army_change"]
    }


def load_scenarios(
    files: TitleFiles, units: Mapping[str, Unit], hex_of: Hex, victory_hexes: tuple[VictoryHex, ...]
) -> dict[str, Scenario]:
    """The scenarios by id; every unit and place they name must exist."""
    found: dict[str, Scenario] = {}
    for entry in files.toml(SCENARIOS)["scenario"]:
        try:
            found[entry["id"]] = _scenario(entry, units, hex_of, victory_hexes)
        except Invalid as error:
            given = str(error.given)
            line = line_of(files.text(SCENARIOS), rf"\"{given}\"") if given else 1
            raise Invalid(f"{files.path(SCENARIOS)}, line {line}: {entry['id']}: {error}", given=given) from None
    return found


def _scenario(
    entry: dict[str, Any], units: Mapping[str, Unit], hex_of: Hex, victory_hexes: tuple[VictoryHex, ...]
) -> Scenario:
    placements: list[Placement] = []
    by_hex: dict[str, list[int]] = {}
    for place in entry.get("placements", []):
        hex = hex_of(place["hex"])
        for item in place["units"]:
            unit = _named(units, item["id"])
            if not 1 <= item["steps"] <= unit.steps:
                raise Invalid(f"{unit.id} has 1 to {unit.steps} steps, not {item['steps']}.", given=unit.id)
            placements.append(Placement(unit.number, hex, item["steps"]))
            by_hex.setdefault(hex, []).append(unit.number)
    supply: list[tuple[int, str]] = []
    out_of_fuel: list[int] = []
    for item in entry.get("state", []):
        marked = by_hex.get(hex_of(item["hex"]), []) if "hex" in item else [_named(units, item["unit"]).number]
        for number in marked:
            if item["state"] == "OutOfFuel":
                out_of_fuel.append(number)
            else:
                supply.append((number, item["state"]))
    return Scenario(
        id=entry["id"],
        name=entry["name"],
        start=day_of(dt.date.fromisoformat(entry["start"])),
        end=day_of(dt.date.fromisoformat(entry["end"])),
        placements=tuple(placements),
        uses_units_csv=entry["setup"] == "units.csv",
        calendar=entry["include_calendar"],
        victory_hexes=_victory_hexes(entry["vp_hexes"], hex_of) if "vp_hexes" in entry else victory_hexes,
        win_vp=entry.get("german_win_vp", 0),
        german_held=tuple(entry.get("german_held_vp", ())),
        allied_held=tuple(hex_of(name) for name in entry.get("allied_held", ())),
        in_reserve=tuple(_named(units, id).number for id in entry.get("in_reserve", ())),
        eliminated=tuple(_named(units, id).number for id in entry.get("eliminated", ())),
        supply=tuple(supply),
        out_of_fuel=tuple(out_of_fuel),
        start_vp=entry.get("start_vp", 0),
        note=entry["note"],
    )


def _named(units: Mapping[str, Unit], id: str) -> Unit:
    if id not in units:
        raise unknown("unit", id, units, parameter="unit")
    return units[id]
