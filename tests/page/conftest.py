"""A server with the built page, and Chromium from the system."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from broadfront.web.settings import STATIC
from tests.conftest import Missing
from tests.page.browsing import AXE, Visitor
from tests.web.serving import Client, server

Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One server for all files: what it has read and drawn of a title it has for the next."""
    with server(tmp_path_factory.mktemp("page"), writes=1000.0, reads=2000.0) as found:
        yield found


@pytest.fixture(scope="session")
def launched() -> Iterator[Browser | None]:
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
    if launched is None:
        missing("chromium", "apt-get install --no-install-recommends chromium")
    if not (STATIC / "index.html").is_file() or not AXE.is_file():
        missing("the built page", "make page")
    return launched


@pytest.fixture
def come(browser: Browser, client: Client) -> Iterator[Come]:
    """Somebody opens a browser; at the end, nothing may have been asked of another host."""
    here: list[Visitor] = []

    def make(**how: Any) -> Visitor:
        visitor = Visitor(browser, how.pop("address", f"http://127.0.0.1:{client.port}"), **how)
        here.append(visitor)
        return visitor

    yield make
    for visitor in here:
        visitor.close()
