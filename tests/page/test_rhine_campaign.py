"""A campaign on the theatre map in a real browser: begun with a list, arrivals placed, questions, a set-up."""

from tests.page.browsing import Visitor, expect
from tests.page.conftest import Come
from tests.page.test_rhine import press, sit
from tests.web.serving import Client, Person

LIST = "id,hex,side,nation,combat,steps,re\nUS 79 Inf Div,C20.05,,,,,\n12 VG Div,C20.06,german,GE,10-3-3 Leg,3,3\n"


FRONT = LIST.replace("C20.06", "C20.07").replace("C20.05", "C20.06") + "8 Rgt,C20.06,allied,US,6-3-3 Leg,1,1\n"
"""A division and a regiment beside a German division."""


def play_to(visitor: Visitor, client: Client, words: str, dice: str = "auto") -> None:
    """A campaign at the first question with these words, with supply for an attack on C20.07."""
    asked = {"title": "rhine", "seed": "7", "variant": "clerk", "scenario": "clerk", "dice": dice}
    made = Person(client).post("/api/games", asked | {"options": {"player_turns": True, "set_up": FRONT}})
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


def fight(visitor: Visitor) -> None:
    """The attack that is prepared, to its end."""
    page = visitor.page
    expect(page.get_by_label("Odds", exact=True)).to_contain_text("%")
    expect(page.get_by_label("Odds column")).to_contain_text("line")
    press(visitor, "attacks too")  # the last that can: it is fought
    expect(page.locator(".log")).to_contain_text("Surprise, ")


def test_an_attack_of_a_campaign_is_made_by_clicking_the_enemy(come: Come, client: Client) -> None:
    visitor = come()
    play_to(visitor, client, "Combat Phase")
    page = visitor.page
    expect(page.locator(".prompt")).to_contain_text("1 enemy hex may be attacked")
    assert visitor.scene()["marks"]["C20.07"] == ["target", ""]
    visitor.point_at("C20.07")
    expect(page.get_by_label("Odds", exact=True)).to_contain_text("%")
    before = visitor.lines()
    visitor.click_hex("C20.07")
    visitor.changed(before)
    press(visitor, "US 79 Inf Div")
    assert not visitor.serious_violations()
    fight(visitor)


def test_an_attack_of_a_campaign_is_made_by_dragging_onto_the_enemy(come: Come, client: Client) -> None:
    visitor = come()
    play_to(visitor, client, "Combat Phase")
    mouse = visitor.page.mouse
    before = visitor.lines()
    mouse.move(*visitor.where("C20.06"))
    mouse.down()
    mouse.move(*visitor.where("C20.07"), steps=8)
    mouse.up()
    visitor.changed(before)
    fight(visitor)


def tab_to(visitor: Visitor, words: str) -> None:
    """Tab from control to control until one has these words, and choose it."""
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(
            "words => document.activeElement.matches('button') && document.activeElement.textContent.includes(words)",
            words,
        ):
            break
    before = visitor.lines()
    visitor.page.keyboard.press("Enter")
    visitor.changed(before)


def test_an_attack_of_a_campaign_is_made_by_keyboard_alone(come: Come, client: Client) -> None:
    visitor = come()
    play_to(visitor, client, "Combat Phase")
    page, hint = visitor.page, visitor.page.locator(".hint")
    expect(hint).to_contain_text("To attack, choose an enemy hex with an orange ring")
    page.keyboard.press("m")  # to the map
    page.keyboard.press("l")
    expect(page.locator("dialog")).to_contain_text("C20.07")
    tab_to(visitor, "C20.07")
    expect(hint).to_contain_text("Add attackers one by one")
    tab_to(visitor, "US 79 Inf Div attacks too")
    tab_to(visitor, "8 Rgt attacks too")
    expect(page.locator(".log")).to_contain_text("Surprise, ")


def test_attrition_takes_the_persons_own_dice_and_names_who_suffers(come: Come, client: Client) -> None:
    visitor = come()
    play_to(visitor, client, "attrition", dice="ask")
    prompt = visitor.page.locator(".prompt")
    expect(prompt).to_contain_text("Hex C20.07: 12 VG Div")
    press(visitor, "12 ")
    expect(visitor.page.locator(".log")).to_contain_text("ttrition")


def counters(visitor: Visitor) -> dict[str, str]:
    found: dict[str, str] = visitor.scene()["units"]
    return found


def test_arrivals_are_placed_by_clicking_and_a_counter_answers_questions(come: Come, client: Client) -> None:
    visitor = come()
    options = {"player_turns": True, "set_up": LIST}
    sit(visitor, client, variant="clerk", scenario="clerk", dice="auto", options=options)
    visitor.wait_for_board()
    page = visitor.page
    press(visitor, "First")
    while "Before the Allied" not in page.locator(".prompt h2").inner_text():
        press(visitor, "All told")
    press(visitor, "All told")
    expect(page.locator(".prompt h2")).to_contain_text("CW 30 Corps HQ arrives")
    assert len(visitor.scene()["marks"]) == 24
    visitor.click_hex("A10.10")  # not in its entry
    expect(page.locator(".why.refused")).to_contain_text("the chart says Map A, west edge south of 25.xx")
    before = visitor.lines()
    visitor.click_hex("A04.01")
    visitor.changed(before)
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


def test_a_campaign_begins_with_a_list_and_wrong_lines_are_told(come: Come) -> None:
    visitor = come()
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


def test_a_set_up_is_made_by_pointing_and_taken_to_the_start(come: Come) -> None:
    visitor = come()
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
