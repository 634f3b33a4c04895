"""The pytest plugin that prints the processor time of each part of a full test run, beside its planned share.

A test counts with what it sets up and takes down, and with the programs it starts and waits for. A program that many
tests use is counted when it ends, in the part that the fixture which ends it names (`counted_in`).
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")
BROWSER, SERVERS = "browser", "databases, cluster, notebooks, packaging"
PARTS = {
    BROWSER: ("tests/page/", "tests/house/"),
    SERVERS: (
        "tests/store/", "tests/web/", "tests/sim/test_on_ray", "tests/test_notebooks", "tests/test_packaging",
        "tests/test_release", "tests/test_soak.py::test_every_job_passes_its_first_seed[web-",
        "tests/test_soak.py::test_every_job_passes_its_first_seed[simulate-",
    ),
    "engine": ("",),
}  # fmt: skip
"""Parts of the test suite, by the prefixes of test ids; the first match counts."""
REST = "starting, importing and collecting"
SHARES = {BROWSER: 200, SERVERS: 120, "engine": 220, REST: 60}
"""Planned seconds of processor time."""
FULL = 120
"""Seconds below which a run is not that of the whole suite, and nothing is printed."""
USED = "processor seconds"
"""The property of a test's last report: seconds by part."""

KNOWN = ""
"""Seconds of ended programs that the system counted in the test they ended in."""

_apart: dict[str, float] = {}
"""Seconds by part that do not belong to the part of the test they were used in."""


def part_of(nodeid: str) -> str:
    return next(part for part, starts in PARTS.items() if nodeid.startswith(starts))


def processor_seconds() -> float:
    """Return the processor time of this process and of its ended children, with theirs."""
    return sum(os.times()[:4])


def children_seconds() -> float:
    """Return the processor time so far of running programs that this process started, with theirs; 0 without /proc.

    A browser does not wait for the ends of its own processes, so the system forgets their time.
    """
    used: dict[int, float] = {}
    started: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        process = int(path.parent.name)
        started.setdefault(int(words[1]), []).append(process)
        used[process] = sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")
    total, found = 0.0, [os.getpid()]
    while found:
        more = started.get(found.pop(), [])
        total += sum(used[process] for process in more)
        found += more
    return total


@contextmanager
def counted_in(part: str) -> Iterator[None]:
    """Count the programs that end inside in this part, whatever test it happens in."""
    before, running = processor_seconds(), children_seconds()
    yield
    _apart[part] = _apart.get(part, 0.0) + max(running - children_seconds(), processor_seconds() - before)
    _apart[KNOWN] = _apart.get(KNOWN, 0.0) + processor_seconds() - before


@contextmanager
def ended_in(part: str, opened: AbstractContextManager[T]) -> Iterator[T]:
    """Count the programs that a context ends in this part."""
    with ExitStack() as held:
        yield held.enter_context(opened)
        with counted_in(part):
            held.close()


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Shares(), "shares-of-this-run")


class Shares:
    """Counts the tests of this process; what those of other processes used arrives with their reports."""

    def __init__(self) -> None:
        self.counted = 0.0

    def pytest_collection_finish(self) -> None:
        self.counted = _apart[REST] = processor_seconds()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None, None, None]:
        try:
            yield
        finally:
            before, self.counted = self.counted, processor_seconds()
            used, part = dict(_apart), part_of(item.nodeid)
            _apart.clear()
            used[part] = used.get(part, 0.0) + self.counted - before - used.pop(KNOWN, 0.0)
            item.user_properties.append((USED, used))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        used = dict.fromkeys((*PARTS, REST), 0.0)
        for report in terminalreporter.getreports(""):
            for name, value in getattr(report, "user_properties", ()):
                if name == USED:
                    for part, seconds in value.items():
                        used[part] += seconds
        if terminalreporter.config.getoption("numprocesses", None):
            used[REST] += sum(os.times()[:2])  # of this process, which hands out the tests
        if (total := sum(used.values())) < FULL:
            return
        terminalreporter.write_line(f"test: {total:.0f} s of processor time (share {sum(SHARES.values())})")
        for part, seconds in used.items():
            terminalreporter.write_line(f"  {part}: {seconds:.0f} s (share {SHARES[part]})")
