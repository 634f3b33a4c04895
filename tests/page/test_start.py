"""`make play` as a new user runs it, and its messages when the page cannot be built."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import ROOT, Visitor, expect
from tools import page as page_tool

LIMIT = 120


@contextmanager
def make_play(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    ours = ("MAKE", "ARGS")  # of `make test`
    outer = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    process = subprocess.Popen(
        ["make", "play", *words],
        cwd=ROOT,
        env=outer | {"XDG_STATE_HOME": str(folder)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(60)
        assert process.stdout is not None
        process.stdout.close()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+(\S*)", line):
            return found.group(0)
    raise AssertionError("no address was printed")


def test_make_play_without_a_terminal_prints_an_address_and_serves_until_a_signal(
    tmp_path: Path, browser: Browser
) -> None:
    with make_play(tmp_path) as process:
        address = address_of(process).rstrip("/")
        visitor = Visitor(browser, address)
        page = visitor.go()
        page.get_by_role("button", name="Start the tutorial").click()
        visitor.wait_for_board()
        before = visitor.lines() if page.evaluate("'lines' in document.body.dataset") else 0
        visitor.select("2.German")
        visitor.click_hex("0304")
        visitor.wait_for_change(before)
        expect(page.locator(".news")).to_contain_text("2.German moves to 0304.")
        visitor.close()
        assert process.poll() is None
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(60)
    assert (tmp_path / "broadfront" / "games.sqlite").is_file()


def test_make_play_with_a_title_prints_the_way_to_its_seat(tmp_path: Path, browser: Browser) -> None:
    with make_play(tmp_path, "ARGS=patrol --seed 7") as process:
        link = address_of(process)
        address, _, path = link.partition("/#")
        visitor = Visitor(browser, address)
        visitor.sit(f"/#{path}")
        assert "2.German" in visitor.scene()["ready"]
        visitor.close()


def test_in_the_terminal_without_input_it_ends_with_a_message(tmp_path: Path) -> None:
    with make_play(tmp_path, "TERMINAL=1") as process:
        told, _ = process.communicate(timeout=LIMIT)
    assert process.returncode == 0
    assert "The input ended; the game is not saved." in told


@pytest.fixture
def bare_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create page sources outside this checkout, on a machine without Node or a registry."""
    (tmp_path / "page" / "src").mkdir(parents=True)
    (tmp_path / "page" / "package.json").write_text("{}")
    (tmp_path / "page" / "src" / "main.ts").write_text("export {};\n")
    monkeypatch.setattr(page_tool, "ROOT", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    return tmp_path


@pytest.mark.usefixtures("bare_checkout")
def test_without_node_one_line_says_so_and_the_terminal_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    assert page_tool.main() == 3
    told = capsys.readouterr()
    assert told.err == ""
    assert re.fullmatch(r"page: no Node 20\.19 or newer.*; playing in the terminal instead\.\n", told.out)


@pytest.mark.usefixtures("bare_checkout")
def test_without_a_registry_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "prefix", "a .venv")
    assert page_tool.main() == 3
    assert capsys.readouterr().out.splitlines()[-1].endswith("can be had; playing in the terminal instead.")


def test_an_existing_page_is_used_where_it_cannot_be_rebuilt(
    bare_checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    static = bare_checkout / "src" / "broadfront" / "web" / "static"
    static.mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    assert page_tool.main() == 0
    assert capsys.readouterr().out.endswith("; using the page as it was built before.\n")


def test_the_lock_of_the_page_names_no_registry() -> None:
    text = (ROOT / "page" / "package-lock.json").read_text()
    assert '"resolved"' not in text
    assert '"integrity"' in text


def test_the_lock_of_the_page_serves_every_machine() -> None:
    """`npm ci` rejects a lock file that omits packages needed only by another system."""
    packages = json.loads((ROOT / "page" / "package-lock.json").read_text())["packages"]
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert {name for name in wanted if f"node_modules/{name}" not in packages} == set()
    assert len(wanted) > 40
