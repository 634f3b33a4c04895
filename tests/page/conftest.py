"""A server with the built page, and Chromium."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from broadfront.core.chance import Chance, Outcome
from tests.page.ardennes_table import ROLLS
from tests.page.browsing import Visitor
from tests.shares import BROWSER, ended_in
from tests.web.serving import Client, server

OpenBrowser = Callable[..., Visitor]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Return the client of a server with plain maps, shared by all files so that titles are loaded once."""
    opened = server(tmp_path_factory.mktemp("page"), drawn=False, writes=1000.0, reads=2000.0)
    with ended_in(BROWSER, opened) as found:
        yield found


@pytest.fixture
def drawn(client: Client) -> Iterator[None]:
    """Serve real map pictures, for a test that looks at the map itself."""
    client.ground.drawn = True
    yield
    client.ground.drawn = False


@pytest.fixture
def open_browser(browser: Browser, client: Client) -> Iterator[OpenBrowser]:
    """Return a function that opens a browser; at the end, check that none has contacted another host."""
    here: list[Visitor] = []

    def make(**how: Any) -> Visitor:
        visitor = Visitor(browser, how.pop("address", f"http://127.0.0.1:{client.port}"), **how)
        here.append(visitor)
        return visitor

    yield make
    for visitor in here:
        visitor.close()


@pytest.fixture
def example_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Roll the example's dice one after another, since seeds gave other rolls when it was recorded."""

    def pick(chance: Chance, _seed: str, rolls: int) -> Outcome:
        chance.weight(ROLLS[rolls])
        return ROLLS[rolls]

    monkeypatch.setattr("broadfront.core.history.roller.outcome_from_seed_and_roll", pick)
