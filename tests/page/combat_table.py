"""A combat in the Ardennes example game, with the example's dice."""

from playwright.sync_api import Page

from tests.page.ardennes_table import Table, press, sit
from tests.page.browsing import Visitor, expect
from tests.web.serving import Client

TARGET = "Losheimergraben"


def start_first_attack(client: Client, visitor: Visitor) -> Page:
    """Play the example's first attack, on Losheimergraben, up to its chits, and return the page."""
    table = Table(client)
    table.play_to(12)
    page = sit(visitor, table)
    press(visitor, "Activate 12th Volksgrenadier Division")
    visitor.click_hex("0804")
    press(visitor, "Attack with 3 units")
    scene = page.locator(".combat-scene")
    expect(scene).to_have_attribute("aria-label", f"Combat at {TARGET}")
    expect(scene.locator(".force").first.locator(".fighter")).to_have_count(3)
    expect(scene.locator(".force").last.locator(".fighter")).to_have_count(1)
    press(visitor, "Fight now, without a tactic")
    press(visitor, "Draw 3 chits")
    return page
