"""Checks across the data files of the Ardennes: ids that one file names must exist in another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.titles.ardennes.data.loading import CARDS, COLUMNS, SCENARIOS, UNITS

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["check_files"]


def check_files(title: Ardennes) -> None:
    """Raise an error with file and line if the data files of the Ardennes contradict each other."""
    _check_units(title)
    _check_cards(title)
    missing = [name for name in title.card.scenarios if name not in title.scenarios]
    if missing:
        raise title.files.file_error(SCENARIOS, ("scenario",), f"there is no scenario {missing[0]}", given=missing[0])


def _check_units(title: Ardennes) -> None:
    """Raise an error if the counters file names a hex or place that the map does not have."""
    lines = {row["id"]: line for line, row in title.files.read_rows(UNITS, COLUMNS)}
    for unit in title.units:
        with title.files.blame_file(UNITS, lines[unit.id]):
            if unit.place or unit.arrival == "setup":
                title.hex_of(unit.place)
            if unit.gs16.startswith("hex:"):
                title.hex_of(unit.gs16.removeprefix("hex:"))


def _check_cards(title: Ardennes) -> None:
    """Raise an error if the cards file names an unknown formation or target hex."""
    named = {
        "german_card": [card.formations for card in title.german_cards.values()],
        "allied_card": [card.formations for card in title.allied_cards.values()],
    }
    for key, formations in named.items():
        for n, names in enumerate(formations):
            for k, name in enumerate(names):
                with title.files.blame_file(CARDS, (key, n, "formations", k)):
                    title.formation_units(name)
    for n, command in enumerate(title.allied_cards.values()):
        for k, hex in enumerate(command.target_hexes):
            with title.files.blame_file(CARDS, ("allied_card", n, "target_hexes", k)):
                title.map.index_of(hex)
