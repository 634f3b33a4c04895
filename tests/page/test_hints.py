"""The engine's hints on the page."""

from tests.page.browsing import expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client


def test_the_main_game_says_what_a_question_is_about_and_on_request_what_to_choose(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    visitor.sit(new_game(client, title="ardennes", scenario="campaign", seed="3")[0])
    hint = visitor.page.locator(".prompt .hint")
    expect(hint).to_contain_text("Supplemental cards make your deck better for today")
    hint.get_by_role("button", name="What would a good player do?").click()
    expect(hint.locator(".chosen")).to_contain_text("A good player would choose:")
    visitor.page.get_by_role("button", name="Hints").click()
    expect(hint).to_have_count(0)
