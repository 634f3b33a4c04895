"""Tries a release as a new user: a fresh environment, no Node, every command of the README, and the page."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import sync_playwright

from tests.page.browsing import Visitor
from tools.blocks import shown_commands
from tools.release.building import ReleaseError, without_node
from tools.release.size import disk_megabytes

__all__ = ["Copy", "install", "play_a_move", "run_readme", "small_install"]

QUIT = "quit\n"
FEWER = ("--games 1000", "--games 20")
"""Replacement that shortens long simulations of the README."""
BY_HAND = ("pipx", "git", "cd", "make")
"""README commands tested elsewhere: the installers, and the commands of a clone."""
NOT_OURS = ("pip", "setuptools", "pkg_resources", "_distutils_hack")
"""Packages of every fresh environment."""


class Copy:
    """An installed broadfront: its folder of programs and its working folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.work = folder / "somewhere"
        self.environment = {
            name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")
        } | {
            "PATH": os.pathsep.join((str(self.bin), without_node(os.environ["PATH"]))),
            "XDG_STATE_HOME": str(folder / "state"),
            "XDG_CACHE_HOME": str(folder / "cache"),
        }

    @property
    def site_packages(self) -> Path:
        (found,) = self.folder.glob("lib/python*/site-packages")
        return found

    def run(self, *words: str, typed: str = "") -> str:
        """Run a command and return its output. Raise if it fails."""
        done = subprocess.run(
            [shutil.which(words[0], path=self.environment["PATH"]) or words[0], *words[1:]],
            cwd=self.work,
            env=self.environment,
            input=typed,
            capture_output=True,
            check=False,
            text=True,
        )
        if done.returncode != 0:
            raise ReleaseError(
                f"{shlex.join(words)}: code {done.returncode}: {(done.stderr or done.stdout).strip()[-600:]}"
            )
        return done.stdout


def install(file: Path, folder: Path, lock: Path | None, extra: str = "") -> Copy:
    """Install a release file into a fresh environment, with dependencies pinned by the lock."""
    venv.create(folder, with_pip=True, clear=True)
    copy = Copy(folder)
    copy.work.mkdir()
    if shutil.which("node", path=copy.environment["PATH"]) is not None:
        raise ReleaseError("Node is still on the PATH of the fresh environment.")
    pip = ["python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if lock is not None:
        pinned = re.findall(r"^([a-z0-9._-]+==.+) \\$", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
        (folder / "constraints.txt").write_text("\n".join(pinned) + "\n")
        pip += ["--constraint", str(folder / "constraints.txt")]
    copy.run(*pip, f"{file}[{extra}]" if extra else str(file))
    return copy


def run_readme(copy: Copy, readme: Path) -> list[str]:
    """Run every command of the README that an installed copy has, and return those that were run."""
    ran = []
    for _, command in shown_commands(readme.read_text(encoding="utf-8")):
        words = shlex.split(command.replace(*FEWER))
        if words[0] not in BY_HAND and "--page" not in words:
            copy.run(*words, typed=QUIT)
            ran.append(shlex.join(words))
    return ran


@contextmanager
def serve_page(copy: Copy, *words: str) -> Iterator[str]:
    """Serve the page from an installed copy inside this context, and give its address."""
    process = subprocess.Popen(
        [copy.bin / "broadfront", *words],
        cwd=copy.work,
        env=copy.environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().partition(": ")[2].strip().rstrip("/")
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(20)
        process.stdout.close()


def play_a_move(copy: Copy) -> str:
    """Open the start page of `broadfront play --page` in Chromium, make a move in `patrol`, and return the move."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with serve_page(copy, "play", "--page") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        visitor = Visitor(browser, address)
        visitor.go("/").wait_for_selector("h1")
        # The first game of a fresh copy compiles the map searches, which is slow on a busy machine.
        made = httpx.post(f"{address}/api/games", json={"title": "patrol", "seed": "7"}, timeout=120).json()
        visitor.sit(f"/#/game/{made['game']}/{made['seats'][0]['token']}")
        before = visitor.lines()
        hex = min(visitor.select("1.German"))
        visitor.click_hex(hex)
        visitor.wait_for_change(before)
        stands = visitor.scene()["units"]["1.German"]
        visitor.context.close()
        browser.close()
    if visitor.problems or stands != hex:
        raise ReleaseError(f"the page: 1.German stands in {stands}, sent to {hex}; {'; '.join(visitor.problems)}")
    return f"1.German to {hex}"


def small_install(file: Path, folder: Path) -> float:
    """Install without extras, answer a chart, and return the megabytes on disk, not counting pip."""
    copy = install(file, folder, None)
    copy.run("broadfront", *shlex.split("ask rhine.supply nation=us date=1944-09-26 dice=7 ground=dry"))
    if heavy := {"numpy", "numba"} & {one.name for one in copy.site_packages.iterdir()}:
        raise ReleaseError(f"the install without extras brings {', '.join(sorted(heavy))}.")
    beside = (
        one
        for one in copy.site_packages.rglob("*")
        if one.relative_to(copy.site_packages).parts[0].split("-")[0] not in NOT_OURS
    )
    return disk_megabytes(beside)
