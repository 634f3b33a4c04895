"""The after-action report: result, points, places, losses, luck, swings with links; a picture, two printed pages."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from broadfront.core.record import Record
from tests.page.browsing import ROOT, Visitor, expect
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

EXAMPLE = ROOT / "examples" / "initial-assault-by-hand.bf"


def open_report(client: Client, visitor: Visitor) -> Page:
    """Open the example played to its end, and go to its after-action report."""
    made = client.post("/api/games/load", json={"record": EXAMPLE.read_text(encoding="utf-8")}).json()
    page = visitor.sit(made["seats"][0]["link"])
    page.get_by_role("link", name="After-action report").first.click()
    expect(page.get_by_role("heading", name="After-action report")).to_be_visible()
    return page


def test_the_report_tells_result_points_places_losses_luck_and_swings(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser(viewport={"width": 1366, "height": 768})
    page = open_report(client, visitor)
    report = page.locator(".after-action")
    expect(report.locator(".verdict")).to_have_text("Allied victory")
    told = "VP at the end of each day of December. 16: 10 of 12"
    expect(report.locator(".points-chart")).to_have_attribute("aria-label", told)
    expect(report.get_by_text("Taken: ")).to_be_visible()
    expect(report.locator(".loss-table caption").first).to_contain_text("German: ")
    expect(report.locator(".fights li").first).to_contain_text(" hits")
    expect(report.locator(".fights li").first).to_contain_text(" %")
    assert not visitor.serious_violations()
    # A swing leads into the replay.
    link = report.get_by_role("heading", name="The largest swings").locator("xpath=..").get_by_role("link").first
    line = str(link.get_attribute("href")).split("=")[1]
    link.press("Enter")
    expect(page.locator(".line-of")).to_have_text(f"{line} / {len(Record.read(EXAMPLE).lines)}")
    expect(page.locator(".combat-scene")).to_be_visible()


def test_the_report_is_shared_as_one_picture(open_browser: OpenBrowser, client: Client, tmp_path: Path) -> None:
    page = open_report(client, open_browser())
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Share as a picture").click()
    file = tmp_path / "report.png"
    waiting.value.save_as(file)
    data = file.read_bytes()
    assert data[:4] == b"\x89PNG"
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (1200, 675)


def test_the_report_prints_on_two_pages(open_browser: OpenBrowser, client: Client) -> None:
    page = open_report(client, open_browser())
    expect(page.locator(".fights li").first).to_contain_text(" %")
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 2


@pytest.mark.parametrize("how", [{"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}])
def test_the_report_fits_a_phone(open_browser: OpenBrowser, client: Client, how: dict[str, object]) -> None:
    page = open_report(client, open_browser(**how))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
