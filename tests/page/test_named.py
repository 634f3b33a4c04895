"""Cards say in words what they do; hexes have the names of their places, and a name lights up on the map."""

import pytest

from tests.page.ardennes_table import Table, sit
from tests.page.browsing import expect
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

LIT = "hex => window.board.scene.marks.some(mark => mark.hex === hex && mark.kind === 'told')"


@pytest.mark.usefixtures("example_dice")
def test_a_card_says_in_words_what_each_use_does_and_what_opens_it(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser(viewport={"width": 1366, "height": 768})
    table.play_to(12)
    page = sit(visitor, table)
    card = page.locator(".ardennes-card", has_text="Panzer Lehr")
    card.hover()
    told = page.locator(".about .card-told")
    expect(told).to_contain_text("Its units on the map move and attack. In your impulse.")
    expect(told).to_contain_text("Keeps a formation from running out of fuel. When fuel is checked")
    expect(told.locator("dt", has_text="Activate")).to_contain_text("open now")
    # Why not now, without the name of a class; by keys and at any time.
    card.get_by_role("button", name="Fuel Priority").focus()
    page.keyboard.press("Enter")
    expect(told.locator(".card-why")).to_contain_text("In an opening impulse no card is played for its event.")
    card.get_by_role("button", name="Panzer Battalion").click()
    expect(told.locator(".card-why")).to_contain_text("that cannot be chosen now")
    assert "PlayTactic" not in (page.text_content("body") or "")
    assert not visitor.serious_violations()


@pytest.mark.usefixtures("example_dice")
def test_hexes_have_names_and_a_name_that_is_pointed_at_lights_up(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser(viewport={"width": 1366, "height": 768})
    table.play_to(82)
    page = sit(visitor, table)
    visitor.point_at("1709")
    # On a counter the unit is told first.
    expect(page.locator(".about h4")).to_have_text("Clervaux (1709)")
    row = page.locator(".prompt button", has_text="1709")
    assert not page.evaluate(LIT, "1709")
    row.hover()
    page.wait_for_function(LIT, arg="1709")
    page.mouse.move(300, 200)
    page.wait_for_function(f"hex => !({LIT})(hex)", arg="1709")
    token = page.locator(".log .token", has_text="Losheimergraben (0804)").first
    token.scroll_into_view_if_needed()
    token.focus()
    page.wait_for_function(LIT, arg="0804")
