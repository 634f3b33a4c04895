"""A browser at a table of the Rhine."""

from typing import Any

from tests.page.browsing import Visitor
from tests.web.serving import Client


def sit(visitor: Visitor, client: Client, **wanted: Any) -> None:
    made = client.post("/api/games", json={"title": "rhine", "seed": "7"} | wanted).json()
    visitor.page.goto(visitor.address + made["seats"][0]["link"])
    visitor.page.wait_for_selector(".prompt")


def press(visitor: Visitor, name: str, place: str = ".prompt") -> None:
    """Press a button of the prompt or another place, and wait until the game has changed."""
    before = visitor.lines()
    visitor.page.locator(place).get_by_role("button", name=name, exact=False).first.click()
    visitor.wait_for_change(before)
