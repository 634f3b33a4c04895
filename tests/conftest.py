"""Fixtures and hooks shared by all tests."""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count
from typing import TYPE_CHECKING, NoReturn, Protocol

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytest_plugins = ["pytester", "tests.witness", "tests.rule_coverage", "tests.shares"]

# The same examples in every run, so that failures can be reproduced; `make soak` tries more.
settings.register_profile(
    "test", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("test")

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    # All pages in one process: each process of its own would load and compile the page's code again.
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
]

# Keep tests, and programs they start, away from the user's own saved games.
STATE = tempfile.mkdtemp(prefix="broadfront-tests-")
os.environ["XDG_STATE_HOME"] = STATE
os.environ.pop("BROADFRONT_DATABASE", None)


def pytest_unconfigure() -> None:
    shutil.rmtree(STATE, ignore_errors=True)


LONG = (
    "tests/theatre/test_rebuild.py", "tests/test_soak.py", "tests/test_packaging.py", "tests/test_notebooks.py",
    "tests/house/", "tests/page/",
)  # fmt: skip
"""Files whose tests may take up to a minute each, longest first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run long tests first, so that none of them runs alone at the end while other processes are idle."""

    def place(item: pytest.Item) -> int:
        return next((n for n, start in enumerate(LONG) if item.nodeid.startswith(start)), len(LONG))

    items.sort(key=place)


@pytest.fixture(autouse=True)
def seeds_nobody_gave(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Derive the seed of games without one from the test's name, so that runs are reproducible."""
    drawn = count()

    def token(size: int) -> str:
        return blake2b(f"{request.node.nodeid} {next(drawn)}".encode(), digest_size=size).hexdigest()

    monkeypatch.setattr(secrets, "token_hex", token)


class Missing(Protocol):
    def __call__(self, part: str, command: str) -> NoReturn: ...


@pytest.fixture
def missing() -> Missing:
    """Return a function that ends a test for lack of an external program: skip locally, fail with CI=true."""

    def end(part: str, command: str) -> NoReturn:
        message = f"{part} is missing. Run: {command}"
        if os.environ.get("CI") == "true":
            pytest.fail(f"{message} (with CI=true a missing part is a failure)", pytrace=False)
        pytest.skip(message)

    return end


@pytest.fixture(scope="session")
def launched_chromium() -> Iterator[Browser | None]:
    """Start one Chromium per test process; a second one in the same process cannot be driven."""
    from playwright.sync_api import sync_playwright  # slow to import, and needed only by browser tests

    from tests.shares import BROWSER, counted_in  # a plugin, which pytest has to import first

    shell = shutil.which("chromium-headless-shell")  # without windows, a third less work
    program = os.environ.get("CHROMIUM") or shell or shutil.which("chromium")
    if program is None:
        yield None
        return
    playwright = sync_playwright().start()
    try:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM_FLAGS)
        yield browser
    finally:
        with counted_in(BROWSER):
            playwright.stop()  # and the browser with it


@pytest.fixture
def browser(launched_chromium: Browser | None, missing: Missing) -> Browser:
    from broadfront.web.settings import STATIC
    from tests.page.browsing import AXE

    if launched_chromium is None:
        missing("chromium", "apt-get install --no-install-recommends chromium")
    if not (STATIC / "index.html").is_file() or not AXE.is_file():
        missing("the built page", "make page")
    return launched_chromium
