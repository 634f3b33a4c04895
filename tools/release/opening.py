"""Tests that `broadfront play`, typed in a terminal without Node, serves the page and opens it in a browser."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

import httpx

from tools.release.building import ReleaseError

__all__ = ["check_page_opens"]

SAYS = "broadfront: "
BROWSER = '#!/bin/sh\nprintf %s "$1" > "$0.asked"\n'
"""A stand-in for a browser that only notes what it was asked to open."""
PATIENCE = 60
"""Timeout in seconds; the first start of a fresh copy compiles what it imports."""


def check_page_opens(program: Path, environment: Mapping[str, str], folder: Path) -> str:
    """Start `broadfront play` and return the page's address.

    Raise if the page does not answer, or no browser was sent there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    browser = folder / "browser"
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [program, "play"],
        cwd=folder,
        env={**environment, "BROWSER": str(browser), "DISPLAY": ":0"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        with os.fdopen(ours, encoding="utf-8") as terminal:
            address = _parse_address(terminal.readline())
            page = httpx.get(address, timeout=PATIENCE)
            if page.status_code != 200 or "<script" not in page.text:
                raise ReleaseError(f"{program} play: the page answers {page.status_code} at {address}.")
            _check_browser(Path(f"{browser}.asked"), address)
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(20)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    return address


def _parse_address(line: str) -> str:
    if not line.startswith(SAYS):
        raise ReleaseError(f"broadfront play: expected the address of the page, it says {line.strip()!r}.")
    return line.removeprefix(SAYS).strip()


def _check_browser(asked: Path, address: str) -> None:
    """Check that the browser was given a file leading to the page, so that others do not see the address
    with its seat.
    """
    until = time.monotonic() + PATIENCE
    while not (asked.is_file() and asked.read_text()):
        if time.monotonic() > until:
            raise ReleaseError("broadfront play: no browser was opened.")
        time.sleep(0.1)
    leads = Path(unquote(urlsplit(asked.read_text()).path)).read_text(encoding="utf-8")
    if address not in leads:
        raise ReleaseError(f"broadfront play: the browser was not sent to {address}.")
