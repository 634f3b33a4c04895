"""Continuous integration runs each failed test once more by itself."""

import json
import shutil
import subprocess
from pathlib import Path

from tests.repository import ROOT

MAKE = """#!/bin/sh
mkdir -p build/pytest/v/cache
{said}
exit {status}
"""
LAST_FAILED = "build/pytest/v/cache/lastfailed"
FAILED = ["tests/page/test_play.py::test_a_click", "tests/web/test_news.py::test_two[a b]"]


def run(folder: Path, *, failed: list[str], make: int, again: int) -> subprocess.CompletedProcess[str]:
    """Run the CI script with a fake `make test` that ends with status `make` and leaves tests as failed.

    `again` is the exit status of the second test run.
    """
    (folder / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", folder / ".ci")
    found = json.dumps(dict.fromkeys(failed, True), indent=2)
    said = f"cat >{LAST_FAILED} <<'END'\n{found}\nEND" if failed else ":"
    programs = {
        "bin/make": MAKE.format(said=said, status=make),
        ".venv/bin/pytest": f'#!/bin/sh\necho "$@"\nexit {again}\n',
    }
    for name, text in programs.items():
        (folder / name).parent.mkdir(parents=True)
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    path = f"{folder / 'bin'}:/usr/bin:/bin"
    return subprocess.run([folder / ".ci" / "run"], env={"PATH": path}, capture_output=True, text=True, check=False)


def test_a_green_run_passes_at_once(tmp_path: Path) -> None:
    told = run(tmp_path, failed=[], make=0, again=1)
    assert (told.returncode, told.stdout) == (0, "+ make test\n")


def test_a_test_that_passes_the_second_time_is_named_as_unstable(tmp_path: Path) -> None:
    told = run(tmp_path, failed=FAILED, make=2, again=0)
    assert told.returncode == 0
    assert "--last-failed --last-failed-no-failures none" in told.stdout
    assert told.stdout.splitlines()[-3:] == ["unstable (failed once, then passed):", *(f"  {name}" for name in FAILED)]


def test_a_test_that_fails_twice_fails_the_run(tmp_path: Path) -> None:
    assert run(tmp_path, failed=FAILED, make=2, again=1).returncode == 1


def test_what_fails_before_the_tests_or_beside_them_is_not_run_again(tmp_path: Path) -> None:
    (tmp_path / LAST_FAILED).parent.mkdir(parents=True)
    (tmp_path / LAST_FAILED).write_text('{"an older run": true}')
    told = run(tmp_path, failed=[], make=2, again=0)
    assert (told.returncode, told.stdout) == (1, "+ make test\n")


def test_the_list_of_unstable_tests_is_empty_and_says_how_it_is_filled() -> None:
    text = (ROOT / "tests" / "unstable.md").read_text(encoding="utf-8")
    assert "The list is empty." in text.splitlines()
    assert "::" not in text
    assert "`unstable (failed once, then passed):`" in text
    assert 'echo "unstable (failed once, then passed):"' in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
