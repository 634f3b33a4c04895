"""The map: legend, marks that cover nothing, an overview, hidden counters, a remembered view."""

import pytest
from playwright.sync_api import Route

from tests.page.ardennes_table import Table, sit
from tests.page.browsing import expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

CAMERA = "() => [Math.round(window.board.camera.x), Math.round(window.board.camera.y)]"
INK = """() => { const from = window.board.canvas, copy = document.createElement('canvas');
    copy.width = from.width; copy.height = from.height;
    const to = copy.getContext('2d', { willReadFrequently: true }); to.drawImage(from, 0, 0);
    const all = to.getImageData(0, 0, copy.width, copy.height).data, seen = new Set();
    for (let n = 0; n < all.length; n += 4 * 97) seen.add(`${all[n] >> 4} ${all[n + 1] >> 4} ${all[n + 2] >> 4}`);
    return seen.size; }"""
"""Returns the number of colors of the map."""


@pytest.mark.usefixtures("example_dice", "drawn")
def test_a_large_map_has_a_legend_and_an_overview_and_is_found_as_it_was_left(
    open_browser: OpenBrowser, client: Client
) -> None:
    table, visitor = Table(client), open_browser(viewport={"width": 1366, "height": 768})
    table.play_to(12)
    page = sit(visitor, table)
    page.get_by_label("Legend").first.click()
    legend = page.locator(".map-legend ul").first
    expect(legend).to_contain_text("Forest")
    expect(page.locator(".map-legend")).to_contain_text("victory points")
    assert not visitor.serious_violations()
    page.get_by_label("Legend").first.click()

    overview = page.locator(".board-overview")
    expect(overview).to_be_visible()
    before = page.evaluate(CAMERA)
    overview.click(position={"x": 20, "y": 90})
    page.wait_for_function(f"before => JSON.stringify(({CAMERA})()) !== before", arg=str(before).replace(" ", ""))
    left = page.evaluate(CAMERA)
    page.wait_for_function("() => (localStorage.getItem('broadfront.views') ?? '').length > 4")
    page.reload()
    visitor.wait_for_board()
    assert page.evaluate(CAMERA) == left


CARDBOARD = """shown => { const { board } = window, counter = board.scene.counters.find(one => one.hex);
    const at = board.grid.centre(board.grid.index.get(counter.hex)), { x, y } = board.camera.toScreen(at.x, at.y);
    const ratio = devicePixelRatio, copy = document.createElement('canvas'); copy.width = copy.height = 40;
    const to = copy.getContext('2d', { willReadFrequently: true });
    to.drawImage(board.canvas, x * ratio - 20, y * ratio - 20, 40, 40, 0, 0, 40, 40);
    const fill = board.look.sides[counter.colours || counter.side][0], all = to.getImageData(0, 0, 40, 40).data;
    const wanted = [1, 3, 5].map(n => parseInt(fill.slice(n, n + 2), 16));
    let many = 0;
    for (let n = 0; n < all.length; n += 4) many += wanted.every((part, m) => Math.abs(all[n + m] - part) < 3);
    return shown ? many > 100 : many === 0; }"""
"""Returns whether the color of a counter's side is drawn at its place."""


@pytest.mark.usefixtures("drawn")
def test_counters_are_out_of_the_way_while_a_key_is_held(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.sit(new_game(client, variant="solo", dice="auto")[0])
    expect(page.locator(".board-overview")).to_be_hidden()
    page.wait_for_function(CARDBOARD, arg=True)
    page.keyboard.down("h")
    page.wait_for_function(CARDBOARD, arg=False)
    page.keyboard.up("h")
    page.wait_for_function(CARDBOARD, arg=True)


@pytest.mark.usefixtures("drawn")
def test_before_the_picture_of_the_map_is_there_its_ground_and_counters_are(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    page = visitor.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/maps/*/picture*", hold)
    made = client.post("/api/games", json={"title": "wacht", "seed": "7"}).json()
    page.goto(visitor.address + made["seats"][0]["link"])
    page.wait_for_function("() => window.board?.scene.counters.length > 0")
    expect(page.locator(".board-wait")).to_be_visible()
    page.wait_for_function(f"() => ({INK})() > 12")
    for route in held:
        route.continue_()
    visitor.wait_for_board()
