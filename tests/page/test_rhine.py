"""The Rhine in a real browser: a turn of the clerk, a phase of the corridor, tools for the user's own board."""

import re

from tests.page.browsing import expect
from tests.page.conftest import OpenBrowser
from tests.page.rhine_table import press, sit
from tests.web.serving import Client

HOFFMANN = "A25.28"
"""A hex where a German unit faces three of the Guards."""


def test_the_clerk_keeps_a_turn_with_our_dice_and_the_persons_own(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    sit(visitor, client, variant="clerk", scenario="clerk", dice="ask")
    page = visitor.page
    expect(page.locator(".desk h2").first).to_contain_text("Turn 1 of 70, 5 Sept 1944")
    now = page.locator(".checklist li.now")
    expect(now).to_contain_text("Flight")
    press(visitor, "4 Limited")  # a roll of the person's own: each face says what it brings
    expect(page.locator(".desk-heading")).to_contain_text("Flight: Limited")
    for _ in range(4):  # player order, a tie rolled again
        if page.get_by_role("button", name="Roll for me").count():
            press(visitor, "Roll for me")
    press(visitor, "First")
    expect(now).to_contain_text("Reports: before the Allied Reinforcement Phase")
    press(visitor, "Everything reported")
    expect(page.locator(".chart-lines li.done").first).to_contain_text("30 Corps HQ")
    expect(now).to_contain_text("US supply")
    press(visitor, "7 ")  # 6 SP
    press(visitor, "Divide them this way")
    press(visitor, "Roll for me")  # Commonwealth supply
    expect(page.locator(".checklist")).to_contain_text("6 SP, column")
    press(visitor, "Roll for me")
    for _ in range(8):  # replacements, and whatever choices they bring, down to the reports
        if "player turns" in now.inner_text():
            break
        press(visitor, "Roll for me" if page.get_by_role("button", name="Roll for me").count() else "Done")
    page.get_by_text("Losses", exact=True).click()
    page.get_by_label("Unit", exact=True).first.fill("CW 15 Inf Div")
    press(visitor, "Enter loss")
    expect(page.get_by_role("region", name="What just happened")).to_contain_text("CW 15 Inf Div loses 1 step")
    stock = page.locator(".figure", has_text="SP in stock")
    expect(stock.get_by_role("img")).to_have_attribute("aria-label", re.compile("Now US North 3, US South 3"))
    page.get_by_label("Find a unit in all pools").fill("15 inf")
    expect(page.locator(".pool tr.reduced")).to_contain_text("3/4")
    assert not visitor.serious_violations()
    press(visitor, "Everything reported")
    expect(page.locator(".desk h2").first).to_contain_text("Turn 2 of 70, 8 Sept 1944")
    page.get_by_role("button", name="Theater map").click()
    expect(page.locator(".desk")).to_have_count(0)
    before = visitor.lines()
    page.keyboard.press("u")
    page.wait_for_function("n => Number(document.body.dataset.lines) > n", arg=before)
    page.get_by_role("button", name="Books").click()
    expect(page.locator(".desk h2").first).to_contain_text("Turn 1 of 70")


def test_a_unit_of_the_corridor_is_moved_in_a_mode_and_an_attack_is_fought(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    sit(visitor, client, variant="two-player", scenario="corridor", mode="solo", side="allied", against="random")
    visitor.wait_for_board()
    page = visitor.page
    expect(page.locator(".prompt h2")).to_contain_text("Movement Phase", timeout=60_000)
    combat = visitor.select("15 Inf Div")
    expect(page.get_by_role("button", name="Combat 3 MP by Leg")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Move 12 MP by Truck").click()
    page.wait_for_function("n => window.board.scene.marks.length > n", arg=len(combat))
    marks = visitor.scene()["marks"]
    goal = next(hex for hex, (_, left) in marks.items() if left == "10")
    visitor.point_at(goal)
    expect(page.locator(".why.legal .ledger")).to_contain_text("BTR-TECM")
    before = visitor.lines()
    visitor.click_hex(goal)
    visitor.wait_for_change(before)
    page.wait_for_function(
        "at => window.board.scene.counters.some(c => c.unit === '15 Inf Div' && c.hex === at && c.done)", arg=goal
    )
    press(visitor, "Done")
    expect(page.locator(".prompt h2")).to_contain_text("Combat Phase", timeout=60_000)
    assert visitor.scene()["marks"][HOFFMANN] == ["target", ""]
    visitor.point_at(HOFFMANN)
    expect(page.get_by_label("Odds", exact=True)).to_contain_text("%")
    visitor.click_hex(HOFFMANN)
    expect(page.locator(".prompt .stands").first).to_contain_text("on the open line")
    assert not visitor.serious_violations()
    press(visitor, "Attack with")
    expect(page.locator(".log")).to_contain_text("Surprise, ")


def test_reach_and_combat_for_a_board_of_ones_own(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/rhine")
    expect(page.get_by_role("button", name="Open the books")).to_be_visible()
    page.get_by_role("link", name="Combat calculator").first.click()
    line = page.locator(".result-line").first
    expect(line).to_contain_text("7:1 on the open line, dice +1")
    expect(page.get_by_label("Every result with its chance").locator("tbody tr")).to_have_count(11)
    page.get_by_label("Terrain attacked").select_option("Heavy Woods")
    expect(line).to_contain_text("very close line")
    page.get_by_role("button", name="Look it up").click()
    expect(page.locator(".result-line").last).to_contain_text("No Surprise")
    assert not visitor.serious_violations()
    page.get_by_role("link", name="Reach on the map").click()
    page.wait_for_function("() => Number(document.body.dataset.reached) > 0", timeout=60_000)
    dry = int(page.evaluate("document.body.dataset.reached"))
    page.get_by_label("Ground").select_option("Mud")
    page.wait_for_function("n => Number(document.body.dataset.reached) < n", arg=dry, timeout=60_000)
    visitor.click_hex("A26.28")
    expect(page.get_by_label("Path")).to_contain_text("MP left")
    assert not visitor.serious_violations()
