"""User data on the page: tables, paste from a spreadsheet, the check, and the origin of figures in a game."""

import io
import zipfile
from pathlib import Path

from broadfront.titles.boxes import new_box_files
from tests.page.browsing import Visitor, expect
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client, Person, server, sit_down

PASTE = """(input, text) => { const data = new DataTransfer(); data.setData("text/plain", text);
  input.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })); }"""


def paste(visitor: Visitor, label: str, text: str) -> None:
    """Paste cells into a table, as text with tabs and line ends from a spreadsheet."""
    visitor.page.get_by_label(label, exact=True).evaluate(PASTE, text)


def test_a_box_is_filled_by_paste_checked_corrected_and_downloaded(open_browser: OpenBrowser, client: Client) -> None:
    ours = next(sheet["ours"] for sheet in Person(client).get("/api/boxes/ardennes") if sheet["name"] == "chits")
    visitor = open_browser()
    page = visitor.go("/#/box/ardennes")
    page.get_by_label("Sheet", exact=True).select_option(label=f"chits (1 of yours, {ours} of ours)")
    table = page.get_by_role("table", name="chits")
    expect(table.locator("thead th").nth(1)).to_have_text("id")
    first = page.get_by_label("id, row 2", exact=True)
    expect(first).not_to_have_value("")
    paste(visitor, "id, row 2", "1\tFirst\n2\tSecond\n3\tThird\n")
    expect(page.get_by_label("name, row 4", exact=True)).to_have_value("Third")
    page.get_by_label("defender_hits, row 3", exact=True).fill("many")
    page.get_by_role("button", name="Check").click()
    wrong = page.locator(".box-page").get_by_role("status")
    expect(wrong).to_contain_text("1 to correct")
    expect(wrong).to_contain_text("chits.csv, row 3, column defender_hits")
    expect(table.locator("td.wrong input")).to_have_attribute("aria-label", "defender_hits, row 3")
    assert visitor.serious_violations() == []

    page.get_by_label("defender_hits, row 3", exact=True).fill("2")
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".box-page").get_by_role("status")).to_contain_text("It can be played")
    expect(page.locator(".box-page").get_by_role("status")).to_contain_text(f"chits: 3 from your box, {ours - 3} ours")
    expect(page.locator(".box-page").get_by_role("status")).to_contain_text("play ardennes --page --data ardennes-box")
    page.reload()
    page.get_by_label("Sheet", exact=True).select_option(label=f"chits (3 of yours, {ours} of ours)")
    expect(page.get_by_label("name, row 4", exact=True)).to_have_value("Third")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the sheets").click()
    archive = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    assert "1,First," in archive.read("ardennes-box/chits.csv").decode()
    assert visitor.problems == []


def test_a_game_with_a_box_says_whose_its_figures_are(open_browser: OpenBrowser, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    for name, text in new_box_files("ardennes", "own").items():
        if not name.endswith(".csv"):
            (own / name).write_text(text.replace('label = ""', 'label = "My copy"'))
    (own / "counters.csv").write_text("id,movement\nPeiper.1SS.ISS,6\n")
    with server(tmp_path, drawn=False, writes=1000.0, reads=2000.0, data=own) as client:
        one, *_ = sit_down(client, title="ardennes", scenario="initial_assault", mode="solo")
        visitor = open_browser(address=f"http://127.0.0.1:{client.port}")
        page = visitor.sit(f"/#/game/{one.game}/{one.token}")
        expect(page.locator(".own-box")).to_contain_text("With the figures of your box “My copy”; what it leaves")
        page.get_by_role("button", name="Which are mine?").click()
        told = page.get_by_role("dialog", name="Whose figures")
        expect(told).to_contain_text("counters: 1 from your box, ")
        expect(told).to_contain_text("Peiper.1SS.ISS yours: movement. Ours: ")
        assert visitor.serious_violations() == []
        visitor.close()
