"""The card of a new day: yesterday's events, arrivals, and rules that begin."""

from tests.page.ardennes_table import link_to_second_day
from tests.page.browsing import expect
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client


def test_a_new_day_lays_a_card_beside_the_map_that_can_be_put_away_and_read_again(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser(viewport={"width": 1366, "height": 768})
    page = visitor.sit(link_to_second_day(client))
    card = page.locator(".day-card")
    # What the Allies did on the 16th is told first, with the bar of that moment.
    expect(page.locator(".story")).to_be_visible()
    expect(card).to_have_count(0)
    expect(page.locator(".status-bar")).to_contain_text("Sat 16 Dec")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".status-bar")).to_contain_text("Sun 17 Dec")
    expect(card.locator("h3")).to_have_text("Sunday 17 December")
    expect(card).to_contain_text("0, as before")
    expect(card).to_contain_text("German 0, Allied 0")
    # A card expedited two of those due, both of 10th Armored, on the 16th: the Allies go on when the German stops.
    expect(card.locator(".arrives h4")).to_have_text("9 arrive")
    expect(card).to_contain_text("A bridge is blown on 4 or less.")
    expect(card).to_contain_text("Allied infantry moves 1 hex an activation.")
    assert not visitor.serious_violations()
    card.get_by_role("button", name="Put the card away").press("Enter")
    expect(card).to_have_count(0)
    page.reload()
    visitor.wait_for_board()
    expect(page.locator(".prompt")).to_be_visible()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Card of the day").click()
    expect(card).to_be_visible()
