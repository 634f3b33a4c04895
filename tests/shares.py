"""Report how much of the time of a full test run each part took, beside its planned share."""

from __future__ import annotations

import pytest

PARTS = {
    "browser": ("tests/page/", "tests/house/"),
    "databases, cluster, notebooks, packaging": (
        "tests/store/", "tests/web/", "tests/sim/test_on_ray", "tests/test_notebooks", "tests/test_packaging",
        "tests/test_release", "tests/test_soak.py::test_every_job_passes_its_first_seed[web-",
        "tests/test_soak.py::test_every_job_passes_its_first_seed[simulate-",
    ),
    "engine": ("",),
}  # fmt: skip
"""Parts of the test suite, by the prefixes of test ids; the first match counts."""
SHARES = {"browser": 3, "databases, cluster, notebooks, packaging": 2, "engine": 4}
"""Planned minutes on two cores."""


def part_of(nodeid: str) -> str:
    return next(part for part, starts in PARTS.items() if nodeid.startswith(starts))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print a line for each part; with several processes, tests also wait for those of other processes."""
    took = dict.fromkeys(PARTS, 0.0)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[part_of(report.nodeid)] += report.duration
    if sum(took.values()) < 120:
        return
    processes = config.getoption("numprocesses", None) or 1
    terminalreporter.write_line(f"test: minutes by part, in {processes} processes at once")
    for part, seconds in took.items():
        terminalreporter.write_line(f"  {part}: {seconds / 60 / processes:.1f} (share {SHARES[part]})")
