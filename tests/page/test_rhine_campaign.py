"""A campaign on the theatre map in a real browser: set up from a list, with arrivals and questions."""

from tests.page.browsing import Visitor, expect
from tests.page.conftest import OpenBrowser
from tests.page.rhine_table import press, sit
from tests.web.serving import Client, Person

LIST = "id,hex,side,nation,combat,steps,re\nUS 79 Inf Div,C20.05,,,,,\n12 VG Div,C20.06,german,GE,10-3-3 Leg,3,3\n"


FRONT = LIST.replace("C20.06", "C20.07").replace("C20.05", "C20.06") + "8 Rgt,C20.06,allied,US,6-3-3 Leg,1,1\n"
"""A set-up with a division and a regiment beside a German division."""


WITH_HQ = (
    "id,hex,side,nation,combat,steps,re,kind,throw\nUS 79 Inf Div,C20.06,,,,,,,\n"
    "12 VG Div,C20.07,german,GE,10-3-3 Leg,3,3,,\n"
    "8 Tk Bn,C20.05,allied,US,6-3-8 Track,1,1,,\nXX Corps,C20.05,allied,US,(5)-0-3 Truck,1,1,HQ,6\n"
)
"""A set-up with an HQ that may move and may fuel a battalion beside it."""


def play_to(visitor: Visitor, client: Client, words: str, dice: str = "auto", front: str = FRONT) -> Person:
    """Play a campaign to the first question with these words, with supply for an attack on C20.07."""
    asked = {"title": "rhine", "seed": "7", "variant": "clerk", "scenario": "clerk", "dice": dice}
    made = Person(client).post("/api/games", asked | {"options": {"player_turns": True, "set_up": front}})
    person = Person(client, made["game"], made["seats"][0]["token"])
    supplied = False
    for _ in range(200):
        pending = person.see()["pending"]
        if words in pending.get("prompt", pending.get("what", "")):
            break
        if pending["kind"] == "chance":
            person.post(f"{person.at}/roll")
            continue
        if not supplied and "Open" in pending["accepts"]:
            person.do(do="Dump", owner="US", hex="C20.06", tokens=40)
            supplied = True
        options = [one["action"] for one in person.options()]
        person.do(**next((one for one in options if one == {"do": "Finish"}), options[0]))
    visitor.page.goto(visitor.address + made["seats"][0]["link"])
    visitor.page.wait_for_selector(".prompt")
    visitor.wait_for_board()
    return person


def fight(visitor: Visitor) -> None:
    """Play the prepared attack to its end."""
    page = visitor.page
    expect(page.locator(".prompt .stands").first).to_contain_text(" on the ")
    expect(page.locator(".prompt").get_by_label("Odds", exact=True)).to_contain_text("%")
    press(visitor, "Attack with")
    expect(page.locator(".log")).to_contain_text("Surprise, ")


def test_an_attack_of_a_campaign_is_made_by_clicking_the_enemy(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    play_to(visitor, client, "Combat Phase")
    page = visitor.page
    expect(page.locator(".prompt")).to_contain_text("1 enemy hex may be attacked")
    assert visitor.scene()["marks"]["C20.07"] == ["target", ""]
    visitor.point_at("C20.07")
    odds = page.get_by_label("Odds", exact=True)
    expect(odds).to_contain_text(" : 10 = ")  # strengths, column and price before the chances
    expect(odds).to_contain_text("T of C20.06, which has 10 SP.")
    expect(odds.locator("details")).not_to_have_attribute("open", "")
    visitor.click_hex("C20.07")
    prompt = page.locator(".prompt")
    expect(prompt.get_by_role("checkbox", name="US 79 Inf Div")).to_be_checked()
    prompt.get_by_role("checkbox", name="8 Rgt").uncheck()
    expect(prompt).to_contain_text("Attack with 1 of 2")
    assert visitor.scene()["marks"]["C20.06"] == ["told", ""]
    visitor.click_hex("C20.06")  # all that stand there, then none of them
    expect(prompt).to_contain_text("Attack with 2 of 2")
    visitor.click_hex("C20.06")
    expect(prompt).to_contain_text("who attacks?")
    assert visitor.scene()["marks"]["C20.06"] == ["target", ""]
    expect(prompt.get_by_role("button", name="Attack with 0 of 2")).to_be_disabled()
    before = visitor.lines()
    prompt.get_by_role("button", name="Call it off").click()
    expect(prompt).to_contain_text("1 enemy hex may be attacked")
    assert visitor.lines() == before  # nothing was announced yet
    visitor.click_hex("C20.07")
    assert not visitor.serious_violations()
    fight(visitor)


def test_combat_dice_show_their_effects_and_the_result_is_shown_above_the_question(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    play_to(visitor, client, "Combat Phase", dice="ask")
    page, prompt = visitor.page, visitor.page.locator(".prompt")
    visitor.click_hex("C20.07")
    press(visitor, "Attack with")
    expect(prompt.locator("h2")).to_contain_text("Surprise, US 79 Inf Div and 8 Rgt against C20.07, ")
    expect(prompt.locator(".die-face small").first).to_contain_text("defender")
    press(visitor, "7 none")
    expect(prompt.locator("h2")).to_contain_text("line, modifier ")
    assert all("A" in face or "D" in face for face in prompt.locator(".die-face small").all_inner_texts())
    press(visitor, "11")
    news = page.locator(".asked .news")
    expect(news).to_contain_text("Result of 11: ")
    assert page.locator(".lookup .news").count() == 0
    box, asked = news.bounding_box(), prompt.bounding_box()
    assert box is not None
    assert asked is not None
    assert box["y"] < asked["y"]


def test_an_attack_of_a_campaign_is_made_by_dragging_onto_the_enemy(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    play_to(visitor, client, "Combat Phase")
    mouse = visitor.page.mouse
    mouse.move(*visitor.screen_position("C20.06"))
    mouse.down()
    mouse.move(*visitor.screen_position("C20.07"), steps=8)
    mouse.up()
    fight(visitor)


def tab_onto(visitor: Visitor, words: str) -> None:
    """Press Tab until the focused button contains these words."""
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(
            "words => document.activeElement.matches('button') && document.activeElement.textContent.includes(words)",
            words,
        ):
            break


def test_an_attack_of_a_campaign_is_made_by_keyboard_alone(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    play_to(visitor, client, "Combat Phase")
    page, hint = visitor.page, visitor.page.locator(".hint")
    expect(hint).to_contain_text("To attack, choose an enemy hex with an orange ring")
    page.keyboard.press("m")  # to the map
    page.keyboard.press("l")
    expect(page.locator("dialog")).to_contain_text("C20.07")
    tab_onto(visitor, "C20.07")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Attack with 2 of 2")
    tab_onto(visitor, "Attack with 2 of 2")
    before = visitor.lines()
    page.keyboard.press("Enter")
    visitor.wait_for_change(before)
    expect(page.locator(".log")).to_contain_text("Surprise, ")


def test_a_field_that_waits_for_the_map_shows_it_and_waits_no_longer_than_its_report(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    play_to(visitor, client, "Movement Phase")
    page = visitor.page
    page.get_by_role("button", name="Report something").click()
    page.get_by_text("Losses", exact=True).click()
    unit, armed = page.get_by_label("Unit", exact=True).first, page.locator(".pointed.armed")
    unit.click()
    expect(armed).to_contain_text("Click a unit on the map")
    page.keyboard.press("Escape")
    expect(armed).to_have_count(0)
    unit.click()
    visitor.click_hex("C20.07")
    expect(unit).to_have_value("12 VG Div")
    unit.click()
    expect(armed).to_have_count(1)
    press(visitor, "Enter loss", ".lookup")
    expect(armed).to_have_count(0)
    visitor.click_hex("C20.07")  # the click is for the counter now
    expect(page.locator(".about .unit-card")).to_contain_text("12 VG Div")


def test_a_unit_that_may_move_is_asked_about_and_is_counted_once(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    person = play_to(visitor, client, "Movement Phase", front=WITH_HQ)
    prompt = visitor.page.locator(".prompt")
    named = [one["action"]["unit"] for one in person.options() if one["action"]["do"] == "Pick"]
    assert any(one["action"]["do"] == "Fuel" for one in person.options())
    expect(prompt).to_contain_text(f"{len(named)} may be chosen on the map")
    visitor.select("US 79 Inf Div")
    prompt.get_by_role("button", name="Supply", exact=True).click()
    expect(prompt.locator(".unit-card")).to_contain_text("OCS-SUPPLY")
    prompt.get_by_role("button", name="Odds against Hex C20.07").click()
    expect(prompt.locator(".unit-card .stands")).to_contain_text(" on the open line")


def test_a_counter_entered_in_play_has_a_move_side(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    play_to(visitor, client, "Movement Phase")
    page = visitor.page
    page.get_by_role("button", name="Report something").click()
    page.get_by_text("A counter of your own", exact=True).click()
    form = page.locator(".account[open] form")
    form.get_by_label("Name, such as 12 VG Div").fill("3 Rgt")
    form.get_by_label("Nation").select_option("US")
    form.get_by_label("Combat side, such as 10-3-3 Leg").fill("6-3-3 Leg")
    form.get_by_label("Move side, if it has another").fill("3-3-12 Truck")
    form.get_by_label("Hex or place").fill("C21.06")
    press(visitor, "Enter counter", ".lookup")
    visitor.select("3 Rgt")
    expect(page.get_by_role("button", name="Move 12 MP by Truck")).to_have_count(1)


def test_a_campaign_is_found_first_on_the_start_page_by_its_maps_and_turn(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    options = {"campaign": "north-1944", "on_map": True}
    sit(visitor, client, variant="clerk", scenario="clerk", dice="auto", options=options)
    visitor.wait_for_board()
    page = visitor.go("/#/")
    mine = page.locator(".mine")
    expect(mine).to_contain_text("Northern maps, 1944, turn 1 of 26, 5 September 1944")
    expect(mine).to_contain_text("Allied to choose")
    box, lead = mine.bounding_box(), page.locator(".lead").first.bounding_box()
    assert box is not None
    assert lead is not None
    assert box["y"] < lead["y"]
    page.get_by_role("link", name="Open the books").click()
    expect(page.get_by_label("On the map")).to_be_visible()


def test_attrition_takes_the_persons_own_dice_and_names_who_suffers(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    play_to(visitor, client, "attrition", dice="ask")
    prompt = visitor.page.locator(".prompt")
    expect(prompt).to_contain_text("Hex C20.07: 12 VG Div")
    press(visitor, "12 ")
    expect(visitor.page.locator(".log")).to_contain_text("ttrition")


def counters(visitor: Visitor) -> dict[str, str]:
    found: dict[str, str] = visitor.scene()["units"]
    return found


def test_arrivals_are_placed_by_clicking_and_a_counter_answers_questions(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    options = {"player_turns": True, "set_up": LIST}
    sit(visitor, client, variant="clerk", scenario="clerk", dice="auto", options=options)
    visitor.wait_for_board()
    page = visitor.page
    press(visitor, "First")
    while "Before the Allied" not in page.locator(".prompt h2").inner_text():
        press(visitor, "Everything reported")
    press(visitor, "Everything reported")
    expect(page.locator(".prompt h2")).to_contain_text("CW 30 Corps HQ arrives")
    assert len(visitor.scene()["marks"]) == 24
    visitor.click_hex("A10.10")  # not in its entry
    expect(page.locator(".why.refused")).to_contain_text("the chart says Map A, west edge south of 25.xx")
    before = visitor.lines()
    visitor.click_hex("A04.01")
    visitor.wait_for_change(before)
    press(visitor, "As before")
    page.get_by_label("Hex of arrival").select_option("A06.01")
    press(visitor, "Place it there")
    assert {hex for hex in counters(visitor).values() if hex.startswith("A")} == {"A04.01", "A06.01"}
    press(visitor, "Leave all that come now on the table")
    expect(page.locator(".prompt h2")).to_contain_text("American SP")
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Sheet A: 3 Allied, 0 German")).to_be_focused()
    page.get_by_role("button", name="Sheet C: 1 Allied, 1 German").press("Enter")
    page.wait_for_function("() => window.board.inSight('C20.05')")
    visitor.click_hex("C20.06")
    page.get_by_role("button", name="Supply", exact=True).click()
    expect(page.locator(".unit-card")).to_contain_text("OCS-SUPPLY-04")
    page.get_by_role("button", name="Reach", exact=True).click()
    page.wait_for_function("() => window.board.scene.marks.length > 5")
    visitor.click_hex("C21.07")
    expect(page.locator(".unit-card .ledger")).to_contain_text("BTR-TECM-01")
    page.get_by_role("button", name="Odds against Hex C20.05").click()
    expect(page.locator(".unit-card")).to_contain_text("%")
    assert not visitor.serious_violations()


def test_a_campaign_begins_with_a_list_and_wrong_lines_are_reported(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    visitor.in_trouble = True  # a list that is refused has status 400
    page = visitor.go("/#/rhine")
    page.get_by_label("On the map").select_option("on_map")
    page.locator(".counter-list summary").click()
    wrong_list = LIST.replace("79 Inf Div", "79 Inf Dv").replace("10-3-3", "10-3")
    file = page.locator(".counter-list input[type=file]")
    file.set_input_files({"name": "counters.csv", "mimeType": "text/csv", "buffer": wrong_list.encode()})
    expect(page.get_by_label("List of counters, as CSV")).to_have_value(wrong_list)
    expect(file).to_have_value("")  # the same file may be chosen again
    page.get_by_role("button", name="Open the books").click()
    wrong = page.get_by_role("alert").get_by_role("listitem")
    expect(wrong).to_have_count(2)
    expect(wrong.first).to_contain_text("Line 2, column id: Unknown unit 'US 79 Inf Dv'")
    expect(wrong.last).to_contain_text("Line 3, column combat")
    wrong.last.get_by_role("button").click()
    field = page.get_by_label("List of counters, as CSV")
    chosen = field.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert chosen.startswith("12 VG Div,C20.06")
    expect(page.locator(".numbered pre")).to_contain_text("3")
    assert not visitor.serious_violations()
    page.get_by_label("List of counters, as CSV").fill(LIST)
    page.get_by_role("button", name="Open the books").click()
    visitor.wait_for_board()
    assert counters(visitor) == {"US 79 Inf Div": "C20.05", "12 VG Div": "C20.06"}


def test_a_set_up_is_made_by_pointing_and_taken_to_the_start(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/rhine")
    page.get_by_label("Campaign").select_option("south-1944")
    page.get_by_label("On the map").select_option("player_turns")
    page.locator(".counter-list summary").click()
    page.get_by_role("link", name="Make the list on the map").click()
    page.wait_for_selector(".board[data-ready=yes]")
    page.get_by_label("Find a unit").fill("us 79 inf")
    page.locator(".found .counter-button").first.click()
    visitor.click_hex("C20.05")
    page.wait_for_function("() => document.body.dataset.edits === '1'")
    page.keyboard.press("Escape")
    visitor.click_hex("C20.06")
    page.get_by_text("A counter of your own").click()
    page.get_by_label("Called").fill("12 VG Div")
    page.get_by_label("Combat side").fill("10-3-3 Leg")
    page.get_by_role("button", name="Add it").click()
    page.wait_for_function("() => document.body.dataset.edits === '2'")
    with page.expect_download() as started:
        page.get_by_role("button", name="Download the list").click()
    text = started.value.path().read_text(encoding="utf-8")
    assert text.splitlines() == [
        "id,hex,side,nation,combat,kind",
        "US 79 Inf Div,C20.05,,,,",
        "12 VG Div,C20.06,german,GE,10-3-3 Leg,combat",
    ]
    page.get_by_role("button", name="Begin a campaign with it").click()
    expect(page.get_by_label("List of counters, as CSV")).to_have_value(text)
    expect(page.get_by_label("Campaign")).to_have_value("south-1944")
