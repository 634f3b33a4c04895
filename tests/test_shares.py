"""The processor time of a test run is counted by part, with that of programs that live longer than a test."""

import subprocess
import sys

from tests.shares import BROWSER, PARTS, SERVERS, children_seconds, part_of
from tests.web.waiting import until


def test_each_test_belongs_to_a_part() -> None:
    assert part_of("tests/page/test_bar.py::test_one") == BROWSER
    assert part_of("tests/web/test_news.py::test_one[a]") == SERVERS
    assert part_of("src/broadfront/core/game.py::broadfront.core.game") == "engine"
    assert list(PARTS)[-1] == "engine"


def test_a_program_that_still_runs_is_counted() -> None:
    before = children_seconds()
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as process:
        try:
            until(lambda: children_seconds() > before + 0.1)
        finally:
            process.kill()
