"""A server with the built page, and Chromium from the system."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from broadfront.core.chance import Chance, Outcome
from tests.page.ardennes_table import ROLLS
from tests.page.browsing import Visitor
from tests.web.serving import Client, server

Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One server for all files: what it has read of a title it has for the next. Its maps are plain."""
    with server(tmp_path_factory.mktemp("page"), drawn=False, writes=1000.0, reads=2000.0) as found:
        yield found


@pytest.fixture
def drawn(client: Client) -> Iterator[None]:
    """For a test that looks at the ground itself: its maps are drawn, as everywhere else."""
    client.ground.drawn = True
    yield
    client.ground.drawn = False


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


@pytest.fixture
def example_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rolls of the example, one after another: a seed gave others when it was played."""

    def pick(chance: Chance, _seed: str, rolls: int) -> Outcome:
        chance.weight(ROLLS[rolls])
        return ROLLS[rolls]

    monkeypatch.setattr("broadfront.core.history.roller.roller_pick", pick)
