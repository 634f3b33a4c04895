"""The start page, the menus and a whole game of patrol in German: no English words and no topic names."""

import re

import pytest
from playwright.sync_api import Page

from broadfront.titles import load_printed, title_names
from tests.languages import english_in, english_on_page, labels_of_english_titles, words_of
from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

TOLD = """() => { const said = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription'])
      if (one.getAttribute(name)) said.push(one.getAttribute(name));
    if (one.matches('.unseen, option, summary')) said.push(one.textContent); }
  return said; }"""
"""Returns all text that is read or heard on a page."""
KEYS = re.compile(r"undefined|\[object|\{\w+\}|\$\{|\b[a-z]+\.[a-z]+(?:-[a-z]+)+\b")
"""Matches text that was not rendered."""
LABELS = [load_printed(name).card.label for name in title_names()]
"""Labels of the other titles, whose rules are offered beside patrol's."""
RULE = re.compile(r"\b(?:PAT|BF)(?:-[A-Z]+)?-\d+\b")
"""Matches rule ids, which are the same in every language."""


class Listener:
    """Checks the text of a page for English words and topic names."""

    def __init__(self, page: Page) -> None:
        self.page, self.english, self.heard = page, english_on_page(), 0

    def listen(self) -> None:
        told = [RULE.sub(" ", text) for text in self.page.evaluate(TOLD)]
        self.heard += 1
        assert not (found := english_in(told, self.english)), {word: text[-300:] for word, text in found.items()}
        assert not (keys := [key for text in told for key in KEYS.findall(text)]), keys


@pytest.fixture
def german(open_browser: OpenBrowser) -> tuple[Visitor, Listener]:
    visitor = open_browser(locale="de-AT")
    return visitor, Listener(visitor.page)


def test_english_words_are_known_from_german_ones() -> None:
    english = english_on_page()
    assert {"undo", "the", "play", "woods", "rolled", "charts"} <= english
    assert not {"spielen", "hand", "in", "reserve", "weiler"} & english


def test_the_start_page_and_its_dialogs_are_german(german: tuple[Visitor, Listener], client: Client) -> None:
    visitor, listener = german
    listener.english -= labels_of_english_titles()
    page = visitor.go()
    expect(page.get_by_role("heading", name="Heute Abend die Ardennenoffensive")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    listener.listen()
    page.get_by_role("radio", name="Bastogne Surrounded").check()
    expect(page.get_by_role("button", name="„Bastogne Surrounded“ spielen")).to_be_visible()
    listener.listen()
    page.get_by_role("button", name="Zwei Browser").click()
    expect(page.get_by_role("dialog", name="Die andere Person einladen")).to_be_visible()
    invitation = page.get_by_label("Einladung", exact=True).input_value()
    listener.listen()
    page.get_by_role("button", name="Zum Spiel").click()
    visitor.wait_for_board()
    visitor.go(invitation)
    expect(page.get_by_role("heading", name="Du bist eingeladen")).to_be_visible()
    listener.listen()
    page.get_by_role("link", name="Spielen").click()
    expect(page.get_by_role("region", name="Deine Spiele").get_by_role("link")).to_have_count(1)
    listener.listen()
    visitor.go("/#/open/xyz")
    expect(page.get_by_role("alert")).to_contain_text("Der Link ist beschädigt")
    listener.listen()


def test_a_language_is_chosen_in_the_header_and_kept_in_the_browser(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.sit(new_game(client, variant="solo")[0])
    expect(page.locator(".prompt h2")).to_contain_text("Move a unit")
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".prompt h2")).to_contain_text("Eine Einheit ziehen")
    page.reload()
    expect(page.locator(".prompt h2")).to_contain_text("Eine Einheit ziehen")
    page.get_by_label("Sprache").select_option("en")
    expect(page.locator(".prompt h2")).to_contain_text("Move a unit")


def test_around_a_title_in_english_the_page_is_english_too(german: tuple[Visitor, Listener], client: Client) -> None:
    visitor, _ = german
    page = visitor.sit(new_game(client, title="ardennes", variant="gs", scenario="initial_assault")[0])
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    assert not page.get_by_role("button", name="Zurück").count()
    visitor.go("/#/")
    expect(page.get_by_role("heading", name="Heute Abend die Ardennenoffensive")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_a_whole_game_of_patrol_is_german(german: tuple[Visitor, Listener], client: Client) -> None:
    visitor, listener = german
    page = visitor.sit(new_game(client, variant="solo")[0])
    page.locator(".advice button.small").click()
    expect(page.locator(".advice .chosen")).to_be_visible()
    listener.listen()
    menus(visitor, listener)
    for turn in range(80):
        if page.locator(".prompt.over").count():
            break
        before = visitor.lines()
        scene = visitor.scene()
        wait = page.locator(".prompt .choices button")
        if turn % 3 == 0 and (unit := next((u for u in scene["ready"] if scene["units"].get(u)), "")):
            marks = visitor.select(unit) if scene["units"][unit] not in scene["marks"] else scene["marks"]
            hex = max(marks)
            visitor.point_at(hex)
            page.wait_for_selector(".why.legal, .odds, .hex-told")
            listener.listen()
            visitor.click_hex(hex)
        elif targets := [hex for hex, (kind, _) in scene["marks"].items() if kind == "target"]:
            visitor.point_at(targets[0])
            visitor.click_hex(targets[0])
        else:
            listener.listen()
            wait.nth(turn % wait.count()).click()
        visitor.wait_for_change(before)
        listener.listen()
    expect(page.locator(".prompt.over h2")).to_contain_text(re.compile("gewinnen|Unentschieden"))
    for trace in page.locator("details.trace summary").all()[:4]:
        trace.click()
    listener.listen()
    page.get_by_role("button", name="Noch einmal ansehen").click()
    expect(page.locator(".prompt.looking")).to_contain_text("frühere Stellung")
    listener.listen()
    assert listener.heard > 30


def test_the_rule_book_its_words_and_the_key_of_patrol_are_german(german: tuple[Visitor, Listener]) -> None:
    visitor, listener = german
    listener.english -= words_of(label.partition(":")[0] for label in LABELS)
    screens = {"manual/patrol": "#section-words dt", "key/patrol": ".key-parts dt", "rules/patrol": ".card"}
    for path, shown in screens.items():
        page = visitor.go(f"/#/{path}")
        page.reload()
        expect(page.locator(shown).first).to_be_visible()
        listener.listen()


def menus(visitor: Visitor, listener: Listener) -> None:
    """Open every tool and dialog of a game, a refusal and a rule, and check the text of each."""
    page = visitor.page
    page.keyboard.press("w")
    expect(page.get_by_role("dialog", name="Was die Wörter bedeuten").locator("dt").first).to_be_visible()
    listener.listen()
    page.keyboard.press("Escape")
    for name in ("Hilfe", "Teilen", "Notiz"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        if name == "Hilfe":
            page.locator("dialog[open]").get_by_text("Zeichenerklärung").click()
            expect(page.locator("dialog[open] .key-parts")).to_contain_text("Stufen, die der Einheit bleiben.")
        listener.listen()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    visitor.select("2.German")
    visitor.click_hex("0101")
    expect(page.locator(".why.refused")).to_be_visible()
    listener.listen()
    page.locator(".why.refused .rule").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Hausregel")
    listener.listen()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("details.all-options summary").click()
    expect(page.locator("details.all-options li").first).to_be_visible()
    listener.listen()
    page.locator("details.all-options summary").click()
    page.locator(".board-buttons details.layers summary").first.click()
    listener.listen()
    page.locator(".board-buttons details.layers summary").first.click()
