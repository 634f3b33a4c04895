"""The page teaches: a useful first question, definitions of words in place, a key, contextual help."""

from playwright.sync_api import Locator, Page

from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

WORD = """async ([place, word]) => {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.nodeValue.indexOf(word);
    if (at < 0) continue;
    node.parentElement.scrollIntoView({ block: "center" });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);  // scrolling hides it
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    const box = range.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
  return null;
}"""


def word_position(place: Locator, word: str) -> tuple[float, float]:
    """Return the screen coordinates of a word."""
    x, y = place.evaluate(f"(place, word) => ({WORD})([place, word])", word)
    return x, y


def ardennes(visitor: Visitor, client: Client) -> Page:
    return visitor.sit(new_game(client, title="ardennes", scenario="initial_assault", seed="5", beginner=True)[0])


def test_a_newcomer_is_first_asked_for_a_card_and_may_change_what_was_prepared(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/")
    expect(page.get_by_role("button", name="I am new to this")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play Initial Assault").click()
    visitor.wait_for_board()
    expect(page.locator(".prompt h2").first).to_contain_text("Play your first card")
    prepared = page.locator(".prepared")
    prepared.locator("summary").click()
    expect(prepared.locator("li")).to_have_count(3)
    expect(prepared).to_contain_text("joins the German draw pile")
    prepared.get_by_role("button", name="Change").click()
    expect(page.locator(".prompt")).to_contain_text("Shuffle supplemental cards")
    expect(page.locator(".prepared")).to_have_count(0)


def test_who_knows_the_games_is_asked_everything_and_that_is_remembered(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/")
    page.get_by_role("button", name="I know these games").click()
    page.get_by_role("button", name="Play Initial Assault").click()
    visitor.wait_for_board()
    expect(page.locator(".prompt")).to_contain_text("Shuffle supplemental cards")
    expect(page.locator(".prompt .hint")).to_have_count(0)
    page.get_by_role("button", name="Help").click()
    page.locator("dialog").get_by_role("button", name="I am new to this").click()
    expect(page.locator(".prompt h2").first).to_contain_text("Play your first card")
    page.keyboard.press("Escape")
    visitor.go("/#/")
    expect(page.get_by_role("button", name="I am new to this")).to_have_attribute("aria-pressed", "true")


def test_a_word_is_defined_under_the_pointer_and_nothing_of_the_page_changes(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    page = ardennes(visitor, client)
    expect(page.locator(".prompt .tutor")).to_be_visible()
    before = page.locator(".prompt").inner_html()
    page.mouse.move(*word_position(page.locator(".prompt"), "Command Level"))
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text("How much Command Value the German may play before the Allies have an impulse")
    assert page.locator(".prompt").inner_html() == before
    assert page.evaluate("CSS.highlights.get('term').size") > 0
    page.mouse.move(4, 4)
    expect(told).to_be_hidden()
    page.mouse.move(*word_position(page.locator(".desk-slot, .dock-slot, .middle").first, "Kampf"))
    expect(told).to_contain_text("Kampfgruppe")


def test_a_tap_defines_a_word_and_presses_no_button(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(has_touch=True)
    page = ardennes(visitor, client)
    told = page.get_by_role("tooltip")
    page.touchscreen.tap(*word_position(page.locator(".prompt"), "Command Level"))
    expect(told).to_contain_text("How much Command Value")
    page.touchscreen.tap(*word_position(page.locator(".prompt .question-foot, .prompt").first, "Pass:"))
    expect(told).to_be_hidden()


def test_the_words_in_sight_are_listed_by_a_key(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = ardennes(visitor, client)
    page.keyboard.press("w")
    words = page.get_by_role("dialog", name="What the words mean")
    expect(words.locator("dt", has_text="Kampfgruppe")).to_have_count(1)
    expect(words.locator("dd").first).not_to_be_empty()
    assert not visitor.serious_violations()


def test_help_says_what_to_do_now_and_has_the_key(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = ardennes(visitor, client)
    page.keyboard.press("?")
    box = page.get_by_role("dialog", name="How to play")
    expect(box).to_contain_text("Formations next to the enemy first.")
    box.get_by_text("Key to counter, card, chit and map").click()
    expect(box.locator(".key-parts")).to_contain_text("Steps the unit has left.")
    assert not visitor.serious_violations()
    visitor.go("/#/key/patrol")
    expect(page.locator(".key-parts h2").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('.key-parts img').naturalWidth > 0")
