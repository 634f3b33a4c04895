"""The Ardennes table in a real browser: cards, overlays, stacks, the calendar and the track."""

from tests.page.browsing import ROOT, Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

BASTOGNE, AMERICAN = "1814", "394.99.V"
STACK = """() => {
  const many = new Map();
  for (const c of window.board.scene.counters) if (c.hex) many.set(c.hex, [...(many.get(c.hex) ?? []), c.unit]);
  return [...many].find(([, units]) => units.length > 2);
}"""


def sit_down(visitor: Visitor, client: Client) -> None:
    visitor.sit(new_game(client, title="ardennes", scenario="campaign", variant="gs")[0])


def test_cards_overlays_and_stacks_by_mouse_and_keys(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    sit_down(visitor, client)
    page = visitor.page
    cards = page.locator(".ardennes-card")

    # The hand is drawn; a use that is not open says why, with its rule; one that is open is done.
    expect(cards.first).to_contain_text("Shuffle in")
    before = visitor.lines()
    page.get_by_role("button", name="Enough: draw the hand").click()
    visitor.wait_for_change(before)
    expect(page.locator(".dock-title")).to_have_text("German hand: 9")
    expect(cards).to_have_count(9)
    cards.locator("button.use.closed.tactic").first.click()
    expect(page.locator(".card-why").locator("button.rule")).to_contain_text("BF-02")
    expect(page.locator(".card-told")).to_contain_text("When one of your units attacks")
    before = visitor.lines()
    division = page.locator(".ardennes-card.open", has_text="12th Volksgrenadier Division")  # it can attack at once
    division.locator("button.use:not(.closed)", has_text="Activate").first.click()
    visitor.wait_for_change(before)
    page.wait_for_function("() => window.board.scene.counters.some(c => c.badges.includes('activated'))")

    # Overlays are laid by keys, explain themselves on the map, and are remembered.
    page.locator(".board-canvas").focus()
    page.keyboard.press("o")
    expect(page.locator("[data-overlay=supply-german]")).to_be_focused()
    page.keyboard.press("Space")
    page.locator("[data-overlay=zones]").check()
    expect(page.locator(".overlay-legend")).to_contain_text("German zone")
    expect(page.locator(".overlay-legend")).to_contain_text("Supply Heads")
    page.keyboard.press("Escape")
    expect(page.locator("details.overlays summary")).to_be_focused()
    enemy = visitor.scene()["units"][AMERICAN]
    visitor.point_at(enemy)
    expect(page.locator(".overlay-legend")).to_contain_text(f"{enemy} holds an enemy unit")
    page.keyboard.press("o")
    page.locator("[data-overlay=odds]").check()
    page.wait_for_function(
        "() => window.board.scene.overlays.some(o => Object.values(o.hexes).some(([, label]) => label.endsWith('%')))"
    )
    page.locator("[data-overlay=odds]").uncheck()
    assert not visitor.serious_violations()
    page.reload()
    visitor.wait_for_board()
    page.wait_for_function("() => window.board.scene.overlays.length === 2")

    # A stack is spread out by a resting pointer and by a key, and any unit of it can be taken.
    hex, units = page.evaluate(STACK)
    visitor.point_at(hex)
    fan = page.get_by_role("group", name=f"Units in hex {hex}")
    expect(fan.get_by_role("button")).to_have_count(len(units))
    page.mouse.move(5, 5)
    page.evaluate("hex => window.board.moveCursorTo(hex)", hex)
    page.locator(".board-canvas").focus()
    page.keyboard.press("f")
    expect(fan.get_by_role("button").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(fan.get_by_role("button").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(fan).to_be_hidden()
    expect(page.locator(".board-canvas")).to_be_focused()

    # The calendar and the track.
    page.get_by_title("Sun 17 December").click()
    expect(page.locator(".day-told h4")).to_contain_text("Sun 17 December")
    expect(page.locator(".day-told .arrival").first).to_be_visible()
    page.locator(".vp-hexes summary").click()
    page.locator(".vp-hexes").get_by_role("button", name="Bastogne").click()
    expect(page.locator("#board-told")).to_contain_text(f"Hex {BASTOGNE}")


def test_a_stack_and_the_hand_under_a_finger(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(viewport={"width": 360, "height": 740}, has_touch=True)
    sit_down(visitor, client)
    page = visitor.page
    hex, units = page.evaluate(STACK)
    page.touchscreen.tap(*visitor.screen_position(hex))
    expect(page.locator(".fan button")).to_have_count(len(units))
    page.locator(".fan button").nth(1).tap()
    expect(page.locator(".why, .hex-told")).to_be_visible()
    page.locator(".dock summary").tap()
    expect(page.locator(".ardennes-card").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not visitor.serious_violations()


def test_losses_are_listed_by_side_and_day(open_browser: OpenBrowser, client: Client) -> None:
    record = (ROOT / "tests" / "golden" / "ardennes" / "gs-initial-assault-german.bf").read_text(encoding="utf-8")
    made = client.post("/api/games/load", json={"record": record}).json()
    seat = made["seats"][0]
    log = client.get(f"/api/games/{made['game']}/log", headers={"Seat": seat["token"]}).json()["log"]
    told = [event["data"] for entry in log for event in entry["events"]]
    lost = {side: sum(d["lost"] for d in told if "lost" in d and d["side"] == side) for side in ("german", "allied")}
    assert min(lost.values()) > 0
    visitor = open_browser()
    page = visitor.sit(seat["link"])
    panel = page.locator(".losses")
    expect(panel.locator("summary")).to_have_text(f"Steps lost: German {lost['german']}, Allied {lost['allied']}")
    panel.locator("summary").click()
    figures = [str(lost["german"]), str(lost["allied"])]
    expect(panel.locator("tbody tr").first.locator("th, td")).to_have_text(["16", *figures])
    expect(panel.locator("tbody tr").last.locator("th, td")).to_have_text(["All days", *figures])
