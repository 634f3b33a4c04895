"""Computer opponents of a chosen strength: the game starts as chosen, and a button skips the wait."""

from tests.page.browsing import expect, new_game
from tests.page.conftest import OpenBrowser
from tests.page.on_screen import header_of
from tests.web.serving import Client


def test_the_level_is_chosen_where_a_game_is_begun_and_says_what_it_does(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    page = visitor.go()
    card = page.locator(".card", has=page.get_by_role("button", name="Against the machine"))
    level = card.get_by_label("The machine plays as")
    expect(card.locator(".machine-level")).to_contain_text("without looking ahead")
    level.select_option("Recruit")
    expect(card.locator(".machine-level")).to_contain_text("one choice in five is random")
    card.get_by_role("button", name="Against the machine").click()
    visitor.wait_for_board()
    assert header_of(client, page)["machines"] == {"american": "recruit"}
    visitor.go()
    page.get_by_label("Who plays").select_option("You are the Allied, against the machine")
    lead = page.locator(".card.lead")
    expect(lead.get_by_label("The machine plays as")).to_have_value("recruit")
    page.get_by_label("Who plays").select_option("Two at this screen")
    expect(lead.locator(".machine-level")).to_have_count(0)


def test_while_it_thinks_the_page_says_how_far_and_play_now_cuts_it_short(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    page = visitor.sit(new_game(client, variant="two-player", mode="solo", side="american", against="elite")[0])
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("German is thinking")
    expect(prompt).to_contain_text("thinking: ")
    before = visitor.lines()
    prompt.get_by_role("button", name="Play now").click()
    visitor.wait_for_change(before)
    for _ in range(40):
        if not prompt.get_by_role("button", name="Play now").is_visible():
            break
        before = visitor.lines()
        page.evaluate("document.querySelector('.thinking button')?.click()")
        visitor.wait_for_change(before)
    expect(prompt).not_to_contain_text("is thinking")
    expect(prompt).to_contain_text("American")
