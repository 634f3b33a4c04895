"""Whether the charts fit together: rows the rules ask for, and every unit of the special unit table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from broadfront.core.errors import BroadfrontError
from broadfront.core.files import TitleFiles
from broadfront.core.reading.toml_lines import Keys
from broadfront.titles.wacht.data.allowance import CHANGES
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.forms import FORMS
from broadfront.titles.wacht.data.loading import ChartFile
from broadfront.titles.wacht.data.profile import profile
from broadfront.titles.wacht.data.records import CLASSES, LETTERS, TRANSPORTS

__all__ = ["check"]

FREE_ROWS = ("charts/bridge.toml", ("classes",))
"""The one table whose rows a person may add to: vehicles."""


def check(files: TitleFiles, charts: Charts) -> None:
    """What does not fit is refused with file and line."""
    for name in FORMS:
        file = ChartFile(files, name)
        if files.own(name):
            _check_labels(files, file)
    order = charts.house.words("H-02", "order")
    if sorted(order) != sorted(CHANGES):
        said = f"order holds {', '.join(order)}; expected each of {', '.join(CHANGES)} once"
        charts.house.wrong(said, "H-02", "order", given=list(order), accepted=CHANGES)
    if charts.house.number("H-20", "lowest") > charts.house.number("H-20", "highest"):
        charts.house.wrong("lowest is above highest", "H-20", "lowest")
    _ = charts.leader_bonus, charts.collapse_table
    _check_entry_costs(charts)
    _check_fuel(charts)
    if files.own("charts/units.toml") or files.own("house/house.toml"):
        _check_units(charts)


def _tables(data: Any, path: Keys = ()) -> Iterator[tuple[Keys, list[Any]]]:
    """The tables of columns and rows in a file, with the words in their first column."""
    if isinstance(data, dict):
        if isinstance(data.get("columns"), list) and isinstance(data.get("rows"), list):
            yield path, [row[0] for row in data["rows"]]
        for key, part in data.items():
            yield from _tables(part, (*path, key))


def _check_labels(files: TitleFiles, file: ChartFile) -> None:
    """The rows of a person's own chart are those of ours."""
    ours = dict(_tables(TitleFiles(files.folder).toml(file.name)))
    for path, labels in _tables(file.data):
        known = ours.get(path)
        if known is None:
            continue  # a table of rolls, which is checked where it is read
        for n, label in enumerate(labels):
            if label in labels[:n]:
                file.wrong(f"row {label!r} stands twice", *path, "rows", n, given=label)
            if label not in known and (file.name, path) != FREE_ROWS:
                file.wrong(f"row {label!r} is unknown; expected {', '.join(map(str, known))}", *path, "rows", n)
        if missing := [label for label in known if label not in labels and (file.name, path) != FREE_ROWS]:
            file.wrong(f"row {missing[0]!r} is missing", *path, "rows", given=missing[0], accepted=known)


def _check_entry_costs(charts: Charts) -> None:
    """Terrain that is counted needs a cost; `other` is for what lies in a hex beside its terrain."""
    counted = (*charts.house.words("H-04", "base"), *charts.house.words("H-04", "higher_only"), "clear", "marsh")
    for n, row in enumerate(charts.terrain.rows("regular")):
        if row["terrain"] in (*counted, "marsh in thaw") and "other" in row.values():
            charts.terrain.wrong(f"{row['terrain']} has no cost of its own", "regular", "rows", n, given="other")
    missing = [name for name in counted if name not in charts.entry["tactical_leg"]]
    if missing:
        charts.house.wrong(f"{missing[0]} has no row in the terrain chart", "H-04", "base", given=missing[0])


def _check_fuel(charts: Charts) -> None:
    """A bonus row holds bonuses, the others numbers or N; less fuel gives no better status."""
    for n, row in enumerate(charts.fuel.rows("table")):
        cells = [str(row[str(face)]) for face in range(10)]
        bonus = row["status"] == "MR-Bonus"
        odd = [cell for cell in cells if (cell.startswith("+") or cell == "-") != bonus]
        if odd:
            charts.fuel.wrong(f"row {row['status']}: {odd[0]!r} does not belong there", "table", "rows", n)


def _check_units(charts: Charts) -> None:
    """Every unit of the table must have an MA in every state a game can put it in."""
    table = charts.unit_table
    states = product(("IB", "OOB", None), (None, *LETTERS.values()), (None, *CLASSES[1:]), TRANSPORTS)
    for battery, side, cls, carried in states:
        for n, row in enumerate(table.rows):
            for motive in (None, "horse", "motor", "self_propelled"):
                try:
                    profile(
                        charts, row.stem, battery=row.battery or battery, side=side, movement_class=cls,
                        carried=carried, motive=motive,
                    )  # fmt: skip
                except BroadfrontError:
                    continue  # a state this unit never has
                except (LookupError, ValueError):
                    file = ChartFile(charts.files, "charts/units.toml")
                    file.wrong(f"{row.name} has no MA or retreat where one is asked for", "rows", n, given=row.name)
