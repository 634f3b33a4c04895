"""The special unit table: a row for each type of unit, some for one battery state, by printed name."""

from __future__ import annotations

import re

import msgspec

from broadfront.core.errors import Ambiguous, unknown_name
from broadfront.titles.wacht.data.chart_file import ChartFile, Row

NEBELWERFER = "GE Nebelw. 150 mm"
CORPS_ARMY = "GE Corps/Army"
HEAVY_ARMY = "GE H A Art"
US_GUNS = ("US 105 mm", "US 155 mm")
EINHEIT_STIELAU = "Einheit Stielau"
US_LEG = "US Leg units"
GE_AT_LEG = "GE AT Leg"
GE_AT_MECH = "GE AT Mech"
US_AT = "US AT"
BRIDGE_COLUMN = "German H Bridge Col."
SELF_PROPELLED = "Self Propelled"


def fold_name(name: str) -> str:
    """Return a name without case, spaces and punctuation, for comparing printed names.

    >>> fold_name("US/German Recon (MECH)")
    'usgermanreconmech'
    """
    return re.sub(r"[^0-9a-z]+", "", name.casefold())


class UnitRow(msgspec.Struct, frozen=True):
    """One row of the special unit table: the printed cells of a type of unit, with `-` for a printed dash."""

    name: str
    stem: str
    battery: str
    """IB or OOB if the row is printed for one battery state, else empty."""
    leg: bool
    mech: bool
    ma_leg: str
    ma_mech: str
    motorize: str
    cost: str
    fire_oob: str
    stack_ib: str
    stack_oob: str
    stop: str
    strategic: str
    retreat_ge: str
    retreat_us: str
    notes: tuple[str, ...]
    rule: str

    @property
    def side(self) -> str:
        """GE or US if the row is only for German or US units, else empty."""
        if self.name.startswith("US/"):
            return ""
        if self.name.startswith("US "):
            return "US"
        return "GE" if self.name.startswith(("GE ", "German ", "Einheit")) else ""

    @property
    def covers_both_battery_states(self) -> bool:
        """Whether this one row serves for artillery both in battery and out of battery."""
        return not self.battery and self.stack_oob != "-"

    @property
    def is_artillery(self) -> bool:
        return bool(self.battery) or self.covers_both_battery_states or self.stem == HEAVY_ARMY


class UnitTable:
    """The special unit table, searchable by printed name."""

    def __init__(self, file: ChartFile) -> None:
        self.rows = [_parse_unit_row(row) for row in file.rows()]
        self.notes: dict[str, str] = file.section("notes")
        self.stems = list(dict.fromkeys(row.stem for row in self.rows))
        self._rows = {fold_name(row.name): row for row in self.rows}

    def find(self, name: str, battery: str | None = None, *, parameter: str = "unit") -> tuple[str, str | None]:
        """Return the unit type and battery state that a printed name or part of it means; raise an error if unclear.

        If the name does not tell the battery state, it is the one given as `battery`, or None.
        """
        key = fold_name(name)
        if key in self._rows:
            row = self._rows[key]
            return row.stem, row.battery or battery
        stems = {fold_name(stem): stem for stem in self.stems}
        if key in stems:
            return stems[key], battery
        parts = [stem for plain, stem in stems.items() if key and key in plain]
        if len(parts) == 1:
            return parts[0], battery
        if parts:
            raise Ambiguous(
                f"Unit {name!r} may be {', '.join(parts)}: give one of them.",
                parameter=parameter,
                given=name,
                accepted=parts,
            )
        raise unknown_name("unit", name, [row.name for row in self.rows], parameter=parameter)

    def row(self, stem: str, battery: str | None) -> UnitRow:
        """Return the row of the special unit table for a unit type and a battery state."""
        return self._rows.get(fold_name(f"{stem} {battery or ''}")) or self._rows[fold_name(stem)]

    def depends_on_battery_state(self, stem: str) -> bool:
        """Return whether the values of a unit type depend on being in battery (ready to fire) or out of it."""
        row = self._rows.get(fold_name(stem))
        return row is None or row.covers_both_battery_states


def _parse_unit_row(row: Row) -> UnitRow:
    """Return a typed row of the special unit table from the cells of the chart file."""
    name: str = row["unit"]
    stem, _, last = name.rpartition(" ")
    battery = last if last in ("IB", "OOB") else ""
    return UnitRow(
        name,
        stem if battery else name,
        battery,
        row["leg"] != "-",
        row["mech"] != "-",
        row["MA leg"],
        row["MA mech"],
        row["motorize"],
        row["cost"],
        row["fire OOB"],
        row["stack IB"],
        row["stack OOB"],
        row["stop"],
        row["strategic"],
        row["GE"],
        row["US"],
        tuple(row["notes"]),
        row["rule"],
    )
