"""Check that the charts agree with each other, and that every unit of the special unit table has values."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from broadfront.core.errors import BroadfrontError
from broadfront.core.files import TitleFiles
from broadfront.core.reading.toml_lines import Keys
from broadfront.titles.wacht.data.allowance import CALCULATION_STEPS
from broadfront.titles.wacht.data.chart_file import ChartFile
from broadfront.titles.wacht.data.chart_schemas import SCHEMAS
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.profile import build_profile
from broadfront.titles.wacht.data.records import CLASSES, LETTERS, TRANSPORTS

__all__ = ["check_charts"]

EXTENSIBLE_TABLE = ("charts/bridge.toml", ("classes",))
"""The only table to which a user may add rows: vehicles."""


def check_charts(files: TitleFiles, charts: Charts) -> None:
    """Check that the chart files fit together; raise an error that names file and line if they do not."""
    for name in SCHEMAS:
        file = ChartFile(files, name)
        if files.is_own(name):
            _check_row_labels(files, file)
    order = charts.house_file.texts_at("H-02", "order")
    if sorted(order) != sorted(CALCULATION_STEPS):
        problem = f"order holds {', '.join(order)}; expected each of {', '.join(CALCULATION_STEPS)} once"
        charts.house_file.raise_error(problem, "H-02", "order", given=list(order), accepted=CALCULATION_STEPS)
    if charts.house_file.integer_at("H-20", "lowest") > charts.house_file.integer_at("H-20", "highest"):
        charts.house_file.raise_error("lowest is above highest", "H-20", "lowest")
    _ = charts.leader_bonus_table, charts.collapse_table
    _check_entry_costs(charts)
    _check_fuel_table(charts)
    if files.is_own("charts/units.toml") or files.is_own("house/house.toml"):
        _check_units(charts)


def _iter_tables(data: Any, path: Keys = ()) -> Iterator[tuple[Keys, list[Any]]]:
    """Yield each table of a chart file: its path of keys, and the labels in its first column."""
    if isinstance(data, dict):
        if isinstance(data.get("columns"), list) and isinstance(data.get("rows"), list):
            yield path, [row[0] for row in data["rows"]]
        for key, part in data.items():
            yield from _iter_tables(part, (*path, key))


def _check_row_labels(files: TitleFiles, file: ChartFile) -> None:
    """Check that a user's own chart has the same row labels as the bundled chart, each once."""
    ours = dict(_iter_tables(TitleFiles(files.folder).toml(file.name)))
    for path, labels in _iter_tables(file.data):
        known = ours.get(path)
        if known is None:
            continue  # a table of rolls, checked where it is read
        for n, label in enumerate(labels):
            if label in labels[:n]:
                file.raise_error(f"row {label!r} stands twice", *path, "rows", n, given=label)
            if label not in known and (file.name, path) != EXTENSIBLE_TABLE:
                file.raise_error(f"row {label!r} is unknown; expected {', '.join(map(str, known))}", *path, "rows", n)
        if missing := [label for label in known if label not in labels and (file.name, path) != EXTENSIBLE_TABLE]:
            file.raise_error(f"row {missing[0]!r} is missing", *path, "rows", given=missing[0], accepted=known)


def _check_entry_costs(charts: Charts) -> None:
    """Check that every terrain of H-04 has a cost of its own in the terrain chart, not just `other`."""
    counted = (
        *charts.house_file.texts_at("H-04", "base"),
        *charts.house_file.texts_at("H-04", "higher_only"),
        "clear",
        "marsh",
    )
    for n, row in enumerate(charts.terrain_file.rows("regular")):
        if row["terrain"] in (*counted, "marsh in thaw") and "other" in row.values():
            charts.terrain_file.raise_error(
                f"{row['terrain']} has no cost of its own", "regular", "rows", n, given="other"
            )
    missing = [name for name in counted if name not in charts.entry_costs["tactical_leg"]]
    if missing:
        charts.house_file.raise_error(f"{missing[0]} has no row in the terrain chart", "H-04", "base", given=missing[0])


def _check_fuel_table(charts: Charts) -> None:
    """Check that bonuses and dashes stand in the MR-Bonus row of the fuel table and nowhere else."""
    for n, row in enumerate(charts.fuel_file.rows("table")):
        cells = [str(row[str(face)]) for face in range(10)]
        bonus = row["status"] == "MR-Bonus"
        misplaced = [cell for cell in cells if (cell.startswith("+") or cell == "-") != bonus]
        if misplaced:
            charts.fuel_file.raise_error(
                f"row {row['status']}: {misplaced[0]!r} does not belong there", "table", "rows", n
            )


def _check_units(charts: Charts) -> None:
    """Check that every row of the special unit table has a movement allowance in each state its units can have."""
    table = charts.unit_table
    states = product(("IB", "OOB", None), (None, *LETTERS.values()), (None, *CLASSES[1:]), TRANSPORTS)
    for battery, side, cls, carried in states:
        for n, row in enumerate(table.rows):
            for motive in (None, "horse", "motor", "self_propelled"):
                try:
                    build_profile(
                        charts,
                        row.stem,
                        battery=row.battery or battery,
                        side=side,
                        movement_class=cls,
                        carried=carried,
                        motive=motive,
                    )
                except BroadfrontError:
                    continue  # a state this unit never has
                except (LookupError, ValueError):
                    file = ChartFile(charts.files, "charts/units.toml")
                    file.raise_error(
                        f"{row.name} has no MA or retreat where one is asked for", "rows", n, given=row.name
                    )
