"""Charts, maps, rules and the start page in a real browser."""

import pytest

from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client


def test_a_chart_is_asked_and_its_link_asks_it_again(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/ask")
    page.get_by_label("Find a chart").fill("combat result")
    page.get_by_role("link", name="How often each combat result comes up").click()
    page.wait_for_url("**/#/ask/*")
    visitor.go("/#/ask/patrol.combat")
    page.get_by_label("Odds").select_option("2:1")
    page.get_by_label("Die").fill("4")
    page.get_by_role("button", name="Ask").click()
    expect(page.locator(".answer")).to_contain_text("DR")
    expect(page.locator(".answer .rule").first).to_have_text("PAT-COMBAT-02")
    assert page.url.endswith("#/ask/patrol.combat?odds=2%3A1&die=4")
    other = visitor.new_page()
    other.goto(page.url)
    expect(other.locator(".answer")).to_contain_text("DR")


def test_a_wrong_parameter_is_marked_at_its_field(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    visitor.in_trouble = True  # the browser notes the status 400
    page = visitor.go("/#/ask/patrol.combat")
    page.get_by_label("Die").fill("9")
    page.get_by_role("button", name="Ask").click()
    expect(page.locator(".field.bad")).to_contain_text("a whole number from 1 to 6")


def test_every_question_of_every_title_has_a_form(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.go("/#/ask")
    expect(page.locator(".questions a").first).to_be_visible()
    labels = {question["name"]: question["label"] for question in client.get("/api/questions").json()}
    assert page.locator(".questions a").count() == len(labels)
    for name, label in labels.items():
        schema = client.get(f"/api/questions/{name}").json()
        page.evaluate("name => { location.hash = `#/ask/${name}`; }", name)
        page.wait_for_function(
            "([title, count]) => document.querySelector('.ask form') && document.title.startsWith(title)"
            " && document.querySelectorAll('.ask .field').length === count",
            arg=[label, len(schema["properties"])],
        )


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize(("title", "place"), [("ardennes", "Bastogne"), ("wacht", "Clervaux"), ("rhine", "Aachen")])
def test_a_map_is_looked_at_and_a_place_found(open_browser: OpenBrowser, title: str, place: str) -> None:
    visitor = open_browser()
    page = visitor.go(f"/#/map/{title}")
    page.wait_for_selector(".board[data-ready=yes]", timeout=60_000)
    page.get_by_label("Find a place or hex").fill(place)
    page.get_by_role("button", name="Find").click()
    expect(page.locator(".hex-told")).to_contain_text(place)


def test_pointing_is_exact_on_every_part_of_a_map(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/map/ardennes")
    page.wait_for_selector(".board[data-ready=yes]", timeout=60_000)
    wrong = page.evaluate(
        """() => { const { grid } = window.board, n = grid.map.ids.length, wrong = [];
        for (let i = 0; i < n; i++) { const c = grid.centre(i), r = grid.map.pixels;
          for (const [x, y] of [[0, 0], [.45, 0], [-.45, 0], [0, .5], [0, -.5], [.3, .3], [-.3, -.3]])
            if (grid.hexAtPoint(c.x + x * r, c.y + y * r) !== i) wrong.push([grid.map.ids[i], x, y]); }
        return wrong; }"""
    )
    assert wrong == []


def test_rules_are_searched(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/rules/patrol")
    page.get_by_label("Search rules").fill("bridge blown")
    expect(page.locator(".rule-id")).to_have_text(["PAT-BRIDGE-01"])
    page.get_by_role("button", name="all", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("rules")


def test_an_unknown_page_and_a_table_without_a_seat_are_explained_in_words(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no page")
    visitor.go("/#/game/0000000000000000")
    expect(page.get_by_role("alert")).to_contain_text("no seat")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_no_serious_barrier_on_any_view(open_browser: OpenBrowser, client: Client, scheme: str, width: int) -> None:
    visitor = open_browser(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page = visitor.go()
    page.wait_for_selector(".lead")
    assert visitor.serious_violations() == []
    visitor.sit(new_game(client)[0])
    visitor.select("2.German")
    visitor.point_at("0304")
    page.wait_for_selector(".why.legal")
    assert visitor.serious_violations() == []
    visitor.click_hex("0101")
    page.wait_for_selector(".why.refused")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    assert visitor.serious_violations() == []
    for path, shown in (
        ("/#/ask", ".questions"),
        ("/#/ask/patrol.combat?odds=2%3A1&die=4", ".answer .sentences li"),
        ("/#/ask/rhine.supply?nation=US&date=1944-09-26&dice=7&ground=Dry", ".answer .sentences li"),
        ("/#/map/patrol", ".board[data-ready=yes]"),
        ("/#/rules/patrol", ".rule-id"),
    ):
        visitor.go(path)
        page.wait_for_selector(shown)
        assert visitor.serious_violations() == [], path
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path


def test_the_board_pans_and_zooms_with_wheel_drag_and_buttons(open_browser: OpenBrowser, client: Client) -> None:
    visitor: Visitor = open_browser()
    page = visitor.sit(new_game(client)[0])
    zoom = "window.board.camera.zoom"
    before = page.evaluate(zoom)
    page.get_by_role("button", name="Zoom in").click()
    assert page.evaluate(zoom) > before
    x, y = page.evaluate("[window.board.camera.x, window.board.camera.y]")
    page.mouse.move(400, 400)
    page.mouse.down()
    page.mouse.move(300, 350, steps=4)
    page.mouse.up()
    assert page.evaluate("[window.board.camera.x, window.board.camera.y]") != [x, y]
    page.mouse.wheel(0, -240)
    page.wait_for_function("z => window.board.camera.zoom > z", arg=page.evaluate(zoom) * 0.999)
    page.get_by_role("button", name="Whole map").click()
    page.get_by_label("Layers").click()
    page.get_by_label("Counters").uncheck()
    assert page.evaluate("window.board.layers.counters") is False


def test_the_rules_are_read_in_order_with_examples_and_words(open_browser: OpenBrowser) -> None:
    page = open_browser().go("/#/rules/patrol")
    page.get_by_role("link", name="Read these rules in order").click()
    expect(page.get_by_role("heading", name="Sequence of play")).to_be_visible()
    page.get_by_role("link", name="Retreat and advance").click()
    figure = page.locator("figure.example", has_text="Over the bridge")
    expect(figure.locator("li").first).to_contain_text("moves to")
    picture = figure.locator("img")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("image => image.complete && image.naturalWidth > 100", arg=picture.element_handle())
    expect(page.locator(".glossary")).to_contain_text("Ambush")


def test_a_search_matches_words_and_not_letters(open_browser: OpenBrowser) -> None:
    page = open_browser().go("/#/rules/ardennes?q=IP")
    expect(page.locator(".rule-list")).to_contain_text("Dispersed unit may not build an IP")
    expect(page.get_by_role("heading", name="ARD-E0-05")).to_have_count(0)
