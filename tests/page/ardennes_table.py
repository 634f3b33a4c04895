"""A browser at a table of the Ardennes game: start games, press buttons, enter dice."""

import re
from typing import Any

from playwright.sync_api import Page

from broadfront.core.record import Record
from tests.page.browsing import ROOT, Visitor
from tests.web.serving import Client, Person

EXAMPLE = Record.read(ROOT / "examples" / "initial-assault-by-hand.bf")
SEED = EXAMPLE.lines[-1].seed
ROLLS = [line.chance for line in EXAMPLE.lines if line.chance is not None]


class Table:
    """The example game replayed by calls up to a line, and continued on the page."""

    def __init__(self, client: Client, **wanted: Any) -> None:
        asked = {"title": "ardennes", "scenario": "initial_assault", "seed": SEED} | wanted
        self.made = client.post("/api/games", json=asked).json()
        seat = self.made["seats"][0]
        self.link = seat["link"]
        self.person = Person(client, self.made["game"], seat["token"])

    def play_to(self, n: int) -> None:
        """Repeat the example's actions and undos up to line `n`, with the example's dice."""
        at = self.person.see()["lines"]
        for line in EXAMPLE.lines[at:n]:
            if line.do is not None:
                self.person.do(**line.do)
            elif line.undo_to is not None:
                self.person.post(f"{self.person.at}/undo", {"to": line.undo_to})
        assert self.person.see()["lines"] == n


def press(visitor: Visitor, name: str | re.Pattern[str]) -> None:
    """Press a button of the prompt and wait until the game has changed."""
    before = visitor.lines()
    visitor.page.locator(".prompt").get_by_role("button", name=name).first.click()
    visitor.page.wait_for_function(
        "n => Number(document.body.dataset.lines) > n && !document.querySelector('.play.busy')", arg=before
    )


def sit(visitor: Visitor, table: Table) -> Page:
    page = visitor.sit(table.link)
    page.wait_for_function(f"() => Number(document.body.dataset.lines) === {table.person.see()['lines']}")
    return page


def link_to_second_day(client: Client, *, beginner: bool = False) -> str:
    """Play a campaign in which the German passes all of 16 December; return the link to it on the 17th."""
    asked = {"title": "ardennes", "scenario": "campaign", "seed": "7", "beginner": beginner}
    made = client.post("/api/games", json=asked).json()
    seat = made["seats"][0]
    person = Person(client, made["game"], seat["token"])
    while person.see()["table"]["extra"]["calendar"]["today"] == 16:
        options = person.options()
        kinds = [option["kind"] for option in options]
        person.do(**options[kinds.index("Pass") if "Pass" in kinds else -1]["action"])
    return str(seat["link"])
