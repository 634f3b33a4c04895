"""The start page: one click starts a game as chosen, and problems are reported where they occur."""

from playwright.sync_api import Route

from tests.page.browsing import expect
from tests.page.conftest import OpenBrowser
from tests.page.on_screen import header_of
from tests.web.serving import Client


def test_one_click_begins_the_bulge_and_the_game_is_then_listed(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.go()
    page.get_by_role("button", name="Play Initial Assault").click()
    visitor.wait_for_board()
    told = header_of(client, page)
    assert (told["title"], told["variant"], told["seat"], told["dice"]) == ("ardennes", "gs", ["german"], "auto")
    assert told["scenario"] == "Initial Assault, 16 December"
    page.get_by_role("link", name="Play", exact=True).click()
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link", name="Ardennes, Initial Assault, 16 December")).to_be_visible()
    mine.get_by_role("button", name="Remove game").click()
    expect(mine.get_by_role("link")).to_have_count(0)


def test_scenario_seats_and_dice_are_chosen_beside_the_button(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.go()
    page.get_by_role("radio", name="Bastogne Surrounded").check()
    page.get_by_label("Who plays").select_option("You are the Allied, against the machine")
    page.get_by_label("Dice").select_option("You press for each roll")
    page.get_by_role("button", name="Play Bastogne Surrounded").click()
    page.wait_for_url("**/#/game/*")
    told = header_of(client, page)
    assert (told["variant"], told["persons"], told["machines"]) == ("2p", ["allied"], {"german": "regular"})
    assert (told["scenario"], told["dice"]) == ("Bastogne Surrounded, 20-29 December", "ask")


def test_errors_are_shown_beside_the_button_and_the_list_of_games_can_be_reloaded(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go()
    page.evaluate("localStorage.setItem('broadfront.seats', JSON.stringify({ feed: ['f'.repeat(43)] }))")
    visitor.in_trouble = True

    def away(route: Route) -> None:
        route.abort()

    page.route("**/api/games", away)
    page.reload()
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("alert")).to_contain_text("does not answer")
    start = page.get_by_role("button", name="Play Initial Assault")
    start.click()
    expect(page.locator(".lead").get_by_role("alert")).to_contain_text("does not answer")
    expect(start).to_be_enabled()
    page.unroute("**/api/games", away)
    mine.get_by_role("button", name="Try again").click()
    expect(mine).to_be_hidden()


def test_every_address_on_the_start_page_leads_somewhere(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go()
    page.wait_for_selector(".lead")
    names = page.locator(".start-page a").evaluate_all("links => [...new Set(links.map(link => link.hash))]")
    assert {"#/ask", "#/rules", "#/editor/ardennes", "#/map/rhine"} <= set(names)
    known = page.evaluate("fetch('/api/titles').then(answer => answer.json())")
    titles = {title["title"] for title in known}
    assert {name.split("/")[2] for name in names if name.count("/") == 2} <= titles
    expect(page.get_by_text("independent of all designers and publishers")).to_be_visible()


def test_each_other_card_begins_what_it_says(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    for button, title, scenario in (
        ("Peiper on the Amblève", "wacht", "Amblève"),
        ("The corridor, 19 September", "rhine", "corridor"),
        ("With your own dice", "ardennes", "Initial Assault"),
    ):
        page = visitor.go("/#/")
        page.get_by_role("button", name=button).click()
        page.wait_for_url("**/#/game/*")
        told = header_of(client, page)
        assert told["title"] == title
        assert scenario.casefold() in told["scenario"].casefold()
        expect(page.locator(".prompt")).to_be_visible()
