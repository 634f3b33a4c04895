"""Charts, answers and rules on paper: the questions and answers, no buttons, black on white."""

from tests.page.browsing import Visitor, expect
from tests.page.conftest import OpenBrowser


def check_on_paper(visitor: Visitor) -> None:
    page = visitor.page
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation", name="Main")).to_be_hidden()
    assert page.locator("button:not(.rule)").evaluate_all("all => all.every(one => !one.checkVisibility())")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('main')).overflowY") == "visible"
    page.emulate_media(media="screen")


def test_a_question_is_drawn_as_a_chart_and_printed(open_browser: OpenBrowser) -> None:
    visitor = open_browser(color_scheme="dark")
    page = visitor.go("/#/ask/rhine.supply?nation=US&date=1944-09-26&ground=Dry&dice=7")
    expect(page.locator(".answer .values").first).to_contain_text("8")
    check_on_paper(visitor)
    page.get_by_label("Down").select_option("dice")
    page.get_by_label("Across").select_option("nation")
    page.get_by_role("button", name="Draw the chart").click()
    rows = page.locator("table.chart tbody tr")
    expect(rows).to_have_count(11)
    expect(page.locator("table.chart thead th")).to_have_text(["Dice \\ Nation", "US", "CW"])
    expect(rows.nth(5)).to_contain_text("7")
    check_on_paper(visitor)
    assert visitor.serious_violations() == []
    visitor.go("/#/rules/patrol?q=bridge")
    expect(page.locator(".rule-id").first).to_be_visible()
    check_on_paper(visitor)


def test_a_question_about_a_position_starts_from_a_scenario(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/ask/ardennes.points")
    page.get_by_label("Position", exact=True).select_option("bastogne_surrounded")
    page.get_by_role("button", name="Ask").click()
    expect(page.locator(".answer table").first).to_be_visible()
    expect(page.get_by_role("link", name="in the editor")).to_have_attribute("href", "#/editor/ardennes")
