"""A game played with keys and the accessibility tree alone, without a pointer or the picture."""

import re

import pytest
from playwright.sync_api import Locator, Page

from tests.page.ardennes_table import Table, sit
from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

FOCUSED = "() => { const one = document.activeElement; return one.getAttribute('aria-label') ?? one.textContent; }"


class ScreenReaderUser:
    """A player with a keyboard and a screen reader."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.map: Locator = self.page.get_by_role("application")

    def focus(self, name: str) -> None:
        """Press Tab until the focused element has this name."""
        met = []
        for _ in range(160):
            met.append(str(self.page.evaluate(FOCUSED)).strip()[:60])
            if re.search(name, met[-1]):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {name}, but to {met}")

    def press(self, *keys: str) -> str:
        """Press keys and return what the screen reader then says about the map."""
        for key in keys:
            self.page.keyboard.press(key)
        return self.page.locator("#board-told").aria_snapshot()

    def press_and_wait(self, *keys: str) -> str:
        """Press keys that change the game and return what the screen reader says has happened."""
        before = self.visitor.lines()
        self.visitor.wait_for_keys()
        for key in keys:
            self.page.keyboard.press(key)
        self.visitor.wait_for_change(before)
        return self.page.get_by_role("status", name="What just happened").aria_snapshot()

    @property
    def prompt_snapshot(self) -> str:
        return self.page.get_by_role("region", name="Prompt").aria_snapshot()

    def walk(self, wanted: str, keys: tuple[str, ...]) -> str:
        """Move from hex to hex until the description contains the wanted text, and return it."""
        for key in keys:
            told = self.press(key)
            if wanted in told:
                return told
        raise AssertionError(f"no hex {wanted} on the way")


def test_a_turn_of_patrol_is_heard_and_played_with_the_keyboard(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.sit(new_game(client, variant="solo", dice="ask")[0])
    hearer = ScreenReaderUser(visitor)
    hearer.focus("^Map of patrol")
    assert "Rolled" in hearer.press_and_wait("r")
    assert "German draws" in hearer.press_and_wait("r")
    assert "Move a unit, play a card, or done" in hearer.prompt_snapshot

    # A unit, the hex it stands in, and what is around it.
    hearer.press("m", "m")
    expect(page.locator("#board-told")).to_contain_text("2.German (German infantry), strength 5")
    expect(page.locator("#board-told")).to_contain_text("selected")
    told = hearer.press("a")
    assert "Around 0305; northeast: 0206" in told
    assert "west: 0304, Clear, along a road" in told
    assert "1.German" in told

    # Six directions, each with a key; a hex says what it is, what stands there, and whether it can be reached.
    assert "Hex 0304; can be reached" in hearer.press("ArrowLeft")
    west = hearer.press("ArrowLeft")
    assert "Hex 0303" in west
    assert "stream northeast, east, southeast (Weilerbach)" in west
    assert "The bridge: not yet tested." in west
    assert "Hex 0302; Weiler, village; A.American (American infantry)" in hearer.press("ArrowLeft")
    for key, hex in (("PageUp", "0203"), ("Home", "0102"), ("End", "0202"), ("PageDown", "0302")):
        assert f"Hex {hex}" in hearer.press(key), key

    # A refusal is heard, with its rule; a move that is legal is made.
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Why not")).to_contain_text("cannot enter 0302")
    hearer.press("ArrowRight", "ArrowRight")
    assert "2.German moves to 0304" in hearer.press_and_wait("Enter")

    # A list of what may be chosen does what a click would do.
    page.keyboard.press("l")
    listed = page.get_by_role("dialog", name="What may be chosen")
    expect(listed.get_by_role("button", name=re.compile("^1.German"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#board-told")).to_contain_text("1.German (German infantry)")
    page.keyboard.press("l")
    expect(listed.get_by_role("button", name=re.compile("can be reached")).first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    heard = hearer.press_and_wait("1")
    for _ in range(12):
        if "Turn 2." in heard:
            break
        heard = hearer.press_and_wait(
            "r" if "Roll R" in hearer.prompt_snapshot or '"Roll' in hearer.prompt_snapshot else "1"
        )
    assert "Turn 2." in heard


@pytest.mark.usefixtures("example_dice")
def test_an_order_of_the_ardennes_is_given_with_the_keyboard(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser()
    table.play_to(12)
    page: Page = sit(visitor, table)
    hearer = ScreenReaderUser(visitor)
    hearer.focus("Activate 12th Volksgrenadier")
    hearer.press_and_wait("Enter")
    page.keyboard.press("l")
    listed = page.get_by_role("dialog", name="What may be chosen")
    hearer.focus("^0804")
    expect(listed).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#board-told")).to_contain_text("Hex 0804")
    expect(page.locator(".plan")).to_contain_text("3 of 3 units")
    hearer.focus("^Attack")
    assert hearer.press_and_wait("Enter")
