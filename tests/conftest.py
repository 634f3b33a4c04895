"""What all tests share."""

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

# The same examples every time: a red run can be repeated. `make soak` looks further.
settings.register_profile(
    "test", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("test")

# Games that a person keeps on this machine are neither seen nor touched, also not by programs that a test starts.
STATE = tempfile.mkdtemp(prefix="broadfront-tests-")
os.environ["XDG_STATE_HOME"] = STATE
os.environ.pop("BROADFRONT_DATABASE", None)


def pytest_unconfigure() -> None:
    shutil.rmtree(STATE, ignore_errors=True)


LONG = (
    "tests/theatre/test_rebuild.py", "tests/test_soak.py", "tests/test_packaging.py", "tests/test_notebooks.py",
    "tests/house/", "tests/page/",
)  # fmt: skip
"""Tests of which one may take a minute, the longest first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first: begun last, one of them runs alone while the other processes have nothing left."""

    def place(item: pytest.Item) -> int:
        return next((n for n, start in enumerate(LONG) if item.nodeid.startswith(start)), len(LONG))

    items.sort(key=place)


@pytest.fixture(autouse=True)
def seeds_nobody_gave(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a seed draws one from the test's name, for the same reason."""
    drawn = count()

    def token(size: int) -> str:
        return blake2b(f"{request.node.nodeid} {next(drawn)}".encode(), digest_size=size).hexdigest()

    monkeypatch.setattr(secrets, "token_hex", token)


class Missing(Protocol):
    def __call__(self, part: str, command: str) -> NoReturn: ...


@pytest.fixture
def missing() -> Missing:
    """Ends a test whose part from outside is not there: skipped on a desk, failed with CI=true."""

    def end(part: str, command: str) -> NoReturn:
        message = f"{part} is missing. Run: {command}"
        if os.environ.get("CI") == "true":
            pytest.fail(f"{message} (with CI=true a missing part is a failure)", pytrace=False)
        pytest.skip(message)

    return end


@pytest.fixture(scope="session")
def launched() -> Iterator[Browser | None]:
    """One Chromium for all tests of a process that need one: a second one beside it cannot be driven."""
    from playwright.sync_api import sync_playwright  # only who needs a browser waits for it

    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if program is None:
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture
def browser(launched: Browser | None, missing: Missing) -> Browser:
    from broadfront.web.settings import STATIC
    from tests.page.browsing import AXE

    if launched is None:
        missing("chromium", "apt-get install --no-install-recommends chromium")
    if not (STATIC / "index.html").is_file() or not AXE.is_file():
        missing("the built page", "make page")
    return launched
