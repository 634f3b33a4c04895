"""The tutor on the page: on request or always; it warns before a costly choice and shows why."""

import json

from playwright.sync_api import Route

from tests.page.browsing import expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

TWO = {"variant": "two-player", "mode": "solo", "against": "regular"}


def test_the_tutor_plays_the_options_out_when_it_is_asked(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.sit(new_game(client, **TWO)[0])
    hint = page.locator(".prompt .hint")
    expect(hint.get_by_role("button", name="What would a good player do?")).to_be_visible()
    hint.get_by_label("Tutor").select_option("when I ask")
    hint.get_by_role("button", name="What would you do?").click()
    expect(hint.locator(".weighed tr").first).to_contain_text("% ±")
    expect(hint.locator(".chosen")).to_contain_text("I would choose:")
    hint.get_by_role("button", name="Why?").click()
    expect(hint.locator(".two-lines section")).to_have_count(2)
    page.wait_for_function("() => window.board.scene.marks.some(mark => mark.label === 'A')")


def test_while_it_looks_ahead_it_tells_how_far_it_has_come_and_can_be_cut_short(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    visitor.page.add_init_script("localStorage.setItem('broadfront.tutor', 'asked')")
    page = visitor.sit(new_game(client, **TWO)[0])
    far = {"far": {"done": 12, "meant": 48}}
    page.route("**/tutor/far*", lambda route: route.fulfill(body=json.dumps(far), content_type="application/json"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/tutor?*", hold)
    hint = page.locator(".prompt .hint")
    hint.get_by_role("button", name="What would you do?").click()
    expect(hint.locator(".looks")).to_contain_text("Looking ahead: 25%")
    with page.expect_request("**/tutor/stop"):
        hint.get_by_role("button", name="That is enough").click()
    held[0].continue_()
    expect(hint.locator(".weighed tr").first).to_contain_text("% ±")


def test_it_warns_before_a_costly_choice_which_can_be_made_anyway(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    visitor.page.add_init_script("localStorage.setItem('broadfront.tutor', 'always')")
    page = visitor.sit(new_game(client, **TWO)[0])
    token = page.evaluate("id => sessionStorage.getItem(`broadfront.seat.${id}`)", page.url.split("/")[-1])
    at = f"/api/games/{page.url.split('/')[-1]}"
    first, second = client.get(f"{at}/options", headers={"Seat": token}).json()["options"][:2]
    told = [{"action": one["action"], "text": one["text"], "worth": 0, "error": None} for one in (first, second)]
    answer = {"warning": {"loss": 0.123, "error": 0.041, "taken": told[0], "better": told[1]}}

    def warns(route: Route) -> None:
        route.fulfill(body=json.dumps(answer), content_type="application/json")

    page.route("**/tutor/warning", warns)
    before = visitor.lines()
    page.locator(".prompt .choices button").first.click()
    warning = page.get_by_role("alertdialog", name="Tutor")
    expect(warning).to_contain_text("This costs about 12 points of winning chance (± 4).")
    assert visitor.lines() == before
    warning.get_by_role("button", name="Think again").click()
    expect(warning).to_have_count(0)
    page.locator(".prompt .choices button").first.click()
    warning.get_by_role("button", name="Play anyway").click()
    visitor.wait_for_change(before)
    expect(warning).to_have_count(0)
