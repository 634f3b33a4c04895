"""Supply in a campaign on the page: sources of units, places for SP, overlays, the sheets."""

from tests.page.browsing import Visitor, expect
from tests.page.conftest import OpenBrowser
from tests.page.rhine_table import sit
from tests.titles.rhine.support.asking import rhine_title
from tests.web.serving import Client, Person

LIST = (
    "id,hex,side,nation,combat,steps,re,kind,sp\nUS 79 Inf Div,A09.33,,,,,,,\n"
    "12 VG Div,Jülich,german,GE,10-3-3 Leg,3,3,,\n"
    "US dump,Verviers,,US,,,,dump,6\nHead,Liège,allied,,,,,railhead,\n"
)


def start_campaign(visitor: Visitor, client: Client, campaign: str = "north-1944") -> None:
    options = {"player_turns": True, "set_up": LIST, "campaign": campaign}
    sit(visitor, client, variant="clerk", scenario="clerk", dice="auto", options=options)
    visitor.wait_for_board()


def test_a_unit_names_what_it_draws_on_or_how_far_it_is_from_supply(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    start_campaign(visitor, client)
    page = visitor.page
    visitor.click_hex("A09.33")
    page.get_by_role("button", name="Supply", exact=True).click()
    card = page.locator(".unit-card")
    expect(card).to_contain_text("US 79 Inf Div draws on the rail head Liège (A11.30)")
    expect(card.locator(".ledger")).to_contain_text("from the rail head Liège (A11.30)")
    visitor.click_hex(rhine_title().map.find("Jülich"))
    page.get_by_role("button", name="Supply", exact=True).click()
    expect(card).to_contain_text("12 VG Div is too far from supply. The nearest source is the east edge of Map B")


def test_the_sheets_lie_as_one_map_and_those_not_in_play_are_closed(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    start_campaign(visitor, client)
    page = visitor.page
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Sheet A: 1 Allied, 1 German")).to_be_focused()
    expect(page.get_by_role("button", name="Sheet C: not in play")).to_be_disabled()
    tops = [page.locator(".sheet-button").nth(n).bounding_box() for n in range(4)]
    a, b, c = (box or {"x": 0, "y": 0, "width": 0, "height": 0} for box in tops[:3])
    assert a["width"] > 60
    assert abs(a["y"] - b["y"]) < 3 or abs(a["x"] - b["x"]) < 3
    assert a != c
    page.wait_for_function("() => document.querySelector('.sheets canvas').width > 100")
    assert not visitor.serious_violations()


def test_overlays_name_the_sides_and_a_legend_folds(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    start_campaign(visitor, client)
    page = visitor.page
    page.keyboard.press("o")
    page.get_by_label("Supply: Allied").check()
    page.get_by_label("Dumps, and who can draw on them").check()
    legend = page.locator(".overlay-legend")
    expect(legend).to_contain_text("1 dump; 1 combat unit can draw on none: 12 VG Div.")
    expect(legend.locator("li").first).to_be_visible()
    legend.locator("summary").first.click()
    expect(legend.locator("li").first).to_be_hidden()


def test_a_report_takes_a_unit_by_words_that_only_its_name_has(client: Client) -> None:
    asked = {"title": "rhine", "seed": "7", "variant": "clerk", "scenario": "clerk", "dice": "auto"}
    made = Person(client).post("/api/games", asked | {"options": {"player_turns": True, "set_up": LIST}})
    person = Person(client, made["game"], made["seats"][0]["token"])
    for _ in range(30):
        pending = person.see()["pending"]
        if pending["kind"] == "chance":
            person.post(f"{person.at}/roll")
        elif "Mark" in pending["accepts"]:
            break
        else:
            person.do(**person.options()[0]["action"])
    person.do(do="Mark", unit="12 vg", mode="DG")
    counter = next(one for one in person.see()["table"]["counters"] if one["unit"] == "12 VG Div")
    assert "DG" in str(counter)
