"""The teaching game in a real browser: solo and with two players, by mouse, keys and touch."""

import json
from pathlib import Path

import pytest

from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client


@pytest.fixture
def german(open_browser: OpenBrowser, client: Client) -> Visitor:
    """Return a visitor in a new solo game."""
    visitor = open_browser()
    visitor.sit(new_game(client)[0])
    return visitor


def take_one_step(visitor: Visitor) -> None:
    """Play as a newcomer does: choose a marked hex, else move a ready unit, else press the last button."""
    page, scene, before = visitor.page, visitor.scene(), visitor.lines()
    on_map = [unit for unit in scene["ready"] if scene["units"].get(unit)]
    targets = [hex for hex, (kind, _) in scene["marks"].items() if kind == "target"]
    moving = "Move a unit" in page.inner_text(".prompt")
    if targets:
        visitor.click_hex(targets[0])
    elif on_map and moving:
        visitor.click_hex(scene["units"][on_map[0]])
        page.wait_for_function(
            "n => window.board.scene.marks.some(m => m.kind === 'reach') || Number(document.body.dataset.lines) > n",
            arg=before,
        )
        if visitor.lines() == before:
            visitor.click_hex(min(hex for hex, (kind, _) in visitor.scene()["marks"].items() if kind == "reach"))
    elif on_map:
        visitor.click_hex(scene["units"][on_map[0]])
    else:
        page.locator(".choices button").last.click()
    visitor.wait_for_change(before)


def test_the_tutorial_is_played_to_its_end(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go()
    page.get_by_role("button", name="Start the tutorial").click()
    visitor.wait_for_board()
    expect(page.locator(".hint")).to_contain_text("Choose 2.German: blue hexes")
    hints = set()
    for _ in range(120):
        if page.locator(".prompt.over").count():
            break
        hints.add(page.inner_text(".hint"))
        take_one_step(visitor)
        page.wait_for_function("() => !document.querySelector('.play').classList.contains('busy')")
    assert page.inner_text(".prompt.over h2") in ("German wins", "American wins", "A draw")
    assert page.locator(".prompt.over .rule").count() >= 1
    assert len(hints) >= 3


def test_rows_of_the_log_stay_when_the_game_goes_on_and_one_request_does_it(german: Visitor) -> None:
    page, asked = german.page, list[str]()
    take_one_step(german)
    german.idle()
    page.evaluate("() => { window.row = document.querySelector('.log li'); }")
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    before = page.locator(".log li").count()
    take_one_step(german)
    assert page.locator(".log li").count() > before
    assert page.evaluate("window.row === document.querySelector('.log li')")
    assert asked.count("apply") == 1
    assert not {"log", "changes"} & {name.partition("?")[0] for name in asked}


def test_a_unit_shows_its_reach_and_a_hex_its_way_and_ledger(german: Visitor) -> None:
    marks = german.select("2.German")
    assert marks["0304"] == ["reach", "3"]
    german.point_at("0303")
    expect(german.page.locator(".why.legal")).to_contain_text("enter 0303")
    expect(german.page.locator(".why.legal .rule").first).to_have_text("PAT-MOVE-01")
    assert german.scene()["path"] == ["0305", "0304", "0303"]


def test_a_refusal_names_its_rule_and_the_rule_its_sentence(german: Visitor) -> None:
    german.select("2.German")
    before = german.lines()
    german.click_hex("0101")
    refusal = german.page.locator(".why.refused")
    expect(refusal).to_contain_text("cannot enter")
    refusal.locator(".rule").first.click()
    expect(german.page.locator("dialog")).to_contain_text("enters an enemy zone stops there")
    german.page.keyboard.press("Escape")
    assert german.lines() == before


def test_a_move_survives_a_reload_and_is_undone_and_redone_with_keys(german: Visitor) -> None:
    page, before = german.page, german.lines()
    german.select("2.German")
    german.click_hex("0304")
    german.wait_for_change(before)
    assert german.scene()["units"]["2.German"] == "0304"
    page.reload()
    german.wait_for_board()
    page.wait_for_function("() => window.board.scene.counters.length > 0")
    assert german.scene()["units"]["2.German"] == "0304"
    lines = german.lines()
    page.keyboard.press("u")
    german.wait_for_change(lines)
    assert german.scene()["units"]["2.German"] == "0305"
    expect(page.locator(".entry.undone")).to_have_count(1)
    lines = german.lines()
    page.keyboard.press("Shift+U")
    german.wait_for_change(lines)
    assert german.scene()["units"]["2.German"] == "0304"
    expect(page.locator(".entry.undone")).to_have_count(0)


def test_redo_is_offered_while_something_is_undone_and_nothing_was_done_since(german: Visitor) -> None:
    page, before = german.page, german.lines()
    redo = page.get_by_role("button", name="Redo")
    expect(redo).to_be_disabled()
    page.keyboard.press("Shift+U")
    german.wait_for_toast("There is nothing to redo.")
    german.select("2.German")
    german.click_hex("0304")
    german.wait_for_change(before)
    lines = german.lines()
    page.get_by_role("button", name="Undo").click()
    german.wait_for_change(lines)
    lines = german.lines()
    redo.click()
    german.wait_for_change(lines)
    assert german.scene()["units"]["2.German"] == "0304"
    expect(redo).to_be_disabled()
    lines = german.lines()
    page.get_by_role("button", name="Undo").click()
    german.wait_for_change(lines)
    expect(redo).to_be_enabled()
    lines = german.lines()
    german.select("2.German")
    german.click_hex("0303")
    german.wait_for_change(lines)
    expect(redo).to_be_disabled()


def test_the_past_is_looked_at_and_gone_on_from(german: Visitor) -> None:
    page, before = german.page, german.lines()
    german.select("2.German")
    german.click_hex("0304")
    german.wait_for_change(before)
    page.get_by_label("Line of the record").fill(str(before))
    expect(page.locator(".prompt.looking")).to_contain_text(f"Replay: line {before} of")
    page.wait_for_function("() => window.board.scene.counters.some(c => c.unit === '2.German' && c.hex === '0305')")
    page.get_by_role("button", name="Back to now").click()
    page.wait_for_function("() => window.board.scene.counters.some(c => c.unit === '2.German' && c.hex === '0304')")
    page.get_by_role("button", name=f"Line {before}: the position at that moment").click()
    expect(page.locator(".prompt.looking")).to_be_visible()
    address = page.url
    page.get_by_role("button", name="Play on from here as a new game").click()
    page.wait_for_function("old => location.href !== old", arg=address)
    german.wait_for_board()
    page.wait_for_function("() => window.board.scene.counters.some(c => c.unit === '2.German' && c.hex === '0305')")


def test_a_game_is_downloaded_and_opened_again(german: Visitor, tmp_path: Path) -> None:
    page, before = german.page, german.lines()
    german.select("2.German")
    german.click_hex("0304")
    german.wait_for_change(before)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert json.loads(file.read_text().splitlines()[0])["title"] == "patrol"
    old = page.url
    german.go()
    page.set_input_files("#bring", file)
    page.wait_for_url("**/#/game/*")
    german.wait_for_board()
    assert page.url != old
    page.wait_for_function("() => window.board.scene.counters.some(c => c.unit === '2.German' && c.hex === '0304')")


def test_a_link_carries_the_game_and_asks_before_it_opens_one(german: Visitor, client: Client) -> None:
    page = german.page
    page.get_by_role("button", name="Share").click()
    links = page.locator(".share-link")
    expect(links).to_have_count(2)
    for n in range(2):
        other = german.new_page()
        before = len(list(client.games.store.game_ids()))
        other.goto(links.nth(n).input_value())
        expect(other.get_by_role("heading", name="Open this game?")).to_be_visible()
        assert len(list(client.games.store.game_ids())) == before
        other.get_by_role("button", name="Open the game").click()
        other.wait_for_selector(".prompt")
        assert "/game/" in other.url
        other.close()


@pytest.mark.parametrize("packed", ["!!!", "AAAA", "a" * 70_000])
def test_a_damaged_link_is_refused_in_words(open_browser: OpenBrowser, packed: str) -> None:
    visitor = open_browser()
    page = visitor.go(f"/#/open/{packed}")
    expect(page.get_by_role("alert")).to_contain_text("link")


def test_a_link_that_unpacks_to_more_than_a_record_is_stopped(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go()
    packed = page.evaluate(
        """async () => { const s = new Blob([new Uint8Array(9e6)]).stream()
        .pipeThrough(new CompressionStream('deflate-raw'));
        const b = new Uint8Array(await new Response(s).arrayBuffer());
        return btoa(String.fromCharCode(...b)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''); }"""
    )
    visitor.go(f"/#/open/{packed}")
    expect(page.get_by_role("alert")).to_contain_text("4 MB")


def test_two_at_one_screen_have_a_cover_between_them(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.sit(new_game(client, mode="hot-seat")[0])
    expect(page.locator(".cards li")).to_have_count(1)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".cover")).to_contain_text("American to the screen")
    assert page.evaluate("getComputedStyle(document.querySelector('main')).visibility") == "hidden"
    page.keyboard.press("Enter")
    expect(page.locator(".cover")).to_have_count(0)
    expect(page.locator(".prompt .side-name")).to_have_text("American")
    assert "German hand" not in (page.text_content(".side") or "")


def test_own_dice_are_entered(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.sit(new_game(client, dice="own")[0])
    expect(page.locator(".prompt h2")).to_contain_text("weather")
    page.locator(".prompt").get_by_role("button", name="6", exact=True).click()
    expect(page.locator(".prompt h2")).to_contain_text("a card")
    page.locator(".prompt").get_by_role("button", name="Ambush").click()
    expect(page.locator(".cards li")).to_have_text(["Ambush"])
    expect(page.get_by_label("Situation")).to_contain_text("snow")


def test_a_turn_is_played_with_keys_alone(german: Visitor) -> None:
    page, before = german.page, german.lines()
    page.locator(".board-canvas").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.wait_for_function("() => window.board.scene.selected === '2.German' && window.board.scene.marks.length > 0")
    expect(page.locator("#board-told")).to_contain_text("Hex 0305; Roth, village")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#board-told")).to_contain_text("can be reached, 3 points left")
    page.keyboard.press("Enter")
    german.wait_for_change(before)
    assert german.scene()["units"]["2.German"] == "0304"
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("redo")
    page.keyboard.press("Escape")
    lines = german.lines()
    german.wait_for_keys()
    page.keyboard.press("1")
    german.wait_for_change(lines)


def test_every_option_is_in_a_list_too(german: Visitor) -> None:
    page, before = german.page, german.lines()
    page.get_by_text("options as a list").click()
    page.get_by_role("button", name="Move 2.German to 0304").first.click()
    german.wait_for_change(before)
    assert german.scene()["units"]["2.German"] == "0304"


def test_a_finger_plays_on_a_small_screen(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = visitor.sit(new_game(client)[0])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    before = visitor.lines()
    page.touchscreen.tap(*visitor.screen_position("0305"))
    page.wait_for_function("() => window.board.scene.marks.length > 3")
    page.touchscreen.tap(*visitor.screen_position("0304"))
    visitor.wait_for_change(before)
    assert visitor.scene()["units"]["2.German"] == "0304"


def test_when_the_server_is_gone_the_page_says_so(german: Visitor) -> None:
    german.in_trouble = True
    german.page.route("**/api/games/**", lambda route: route.abort())
    german.page.get_by_role("button", name="Done").click()
    expect(german.page.locator(".toast.wrong")).to_contain_text("does not answer")
