"""Checks the requirements of every title, wherever it comes from: `broadfront check TITLE`.

The project's own tests run the same checks on its titles with more games.

>>> from broadfront.checking import check_title
>>> check_title("patrol", seconds=0, only="data").faults
()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import Literal

import msgspec

from broadfront.board.hexmap import MAP_FILE, load_map
from broadfront.board.map_check import Finding, find_map_faults
from broadfront.checking.code import CODE
from broadfront.checking.faults import Fault, error_fault, faults_and_error
from broadfront.checking.kit import KIT
from broadfront.checking.playing import PLAYING, PlayCheck, Samples, compare_with_rebuild, scenario_variants
from broadfront.checking.printed import PRINTED
from broadfront.core.errors import BroadfrontError
from broadfront.core.files import find_line
from broadfront.core.title import Playable, Title
from broadfront.titles import ENTRY_POINTS, folder_of, load_title

__all__ = ["Check", "Fault", "MapCheck", "Parts", "Report", "check_title"]

SECONDS = 60.0
Parts = Literal["all", "data"]
MapCheck = Callable[[Title], list[Finding]]


class Check(msgspec.Struct, frozen=True):
    """One check of a title and the faults it found."""

    name: str
    faults: tuple[Fault, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """All checks made of a title, with the faults they found."""

    title: str
    checks: tuple[Check, ...]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Return the faults of all checks in one list."""
        return tuple(dict.fromkeys(fault for check in self.checks for fault in check.faults))


def check_title(name: str, *, seconds: float = SECONDS, only: Parts = "all", maps: MapCheck | None = None) -> Report:
    """Check a title: its data files and code, then random games for about this many seconds.

    Games are played only if data and code have no faults, because these would cause misleading faults in the games.
    `maps` replaces the default check of the map, for callers that can compare the map with the real geography.
    """
    return Report(name, tuple(_run_checks(name, seconds, only, maps or _check_map)))


def _run_checks(name: str, seconds: float, only: Parts, maps: MapCheck) -> Iterator[Check]:
    """Run the selected checks of a title one after the other and yield each with its faults."""
    folder, fault_count = folder_of(name), 0
    try:
        title = load_title(name)
    except BroadfrontError as error:
        yield Check("the title can be loaded", (error_fault(error, folder),))
        return
    named = [entry.value for entry in entry_points(group=ENTRY_POINTS, name=name)]
    taken = [Fault(str(folder), 0, f"{name} is registered by {', '.join(named)}; a title needs a name of its own.")]
    yield Check("the title can be loaded", tuple(taken) if len(named) > 1 else ())
    looked: dict[str, Iterator[Fault]] = {what: check(title, name) for what, check in {**PRINTED, **KIT}.items()}
    looked["the map"] = _map_faults(title, maps)
    if isinstance(title, Playable):
        looked |= {what: check(title) for what, check in CODE.items()}
    for what, found in looked.items():
        check = Check(what, tuple(faults_and_error(found, folder)))
        fault_count += len(check.faults)
        yield check
    if fault_count or only == "data" or not isinstance(title, Playable):
        return
    games = list(scenario_variants(title))
    samples = Samples(seconds=seconds / (len(games) * len(PLAYING)))
    for what, play in PLAYING.items():
        faults: list[Fault] = []
        for scenario, variant in games:
            faults += faults_and_error(
                _play_checked(partial(play, PlayCheck(title, scenario, variant, samples))), folder
            )
        yield Check(what, tuple(faults))


def _play_checked(play: Callable[[], None]) -> Iterator[Fault]:
    """Run a check that plays games, comparing derived data with a rebuild after every change. Yield no fault: a failed
    check raises an error."""
    with compare_with_rebuild():
        play()
    yield from ()


def _check_map(title: Title) -> list[Finding]:
    """Return what the default map check finds on a title's map."""
    return sorted(set(find_map_faults(load_map(title.files.path(MAP_FILE)))))


def _map_faults(title: Title, maps: MapCheck) -> Iterator[Fault]:
    """Yield what the map check finds wrong with a title's map, as faults at the map file."""
    if title.files.exists(MAP_FILE):
        path = Path(title.files.path(MAP_FILE))
        text = path.read_text(encoding="utf-8")
        yield from (Fault(str(path), find_line(text, finding.where), f"{finding}.") for finding in maps(title))
