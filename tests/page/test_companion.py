"""Use beside a real board: corrections and undone dice, lists in the editor, the Allied system's moves."""

from tests.page.browsing import expect
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client, sit_down


def test_the_position_is_set_right_in_a_form_and_a_die_is_taken_back_alone(
    open_browser: OpenBrowser, client: Client
) -> None:
    one, *_ = sit_down(client, mode="solo", dice="own")
    visitor = open_browser()
    visitor.in_trouble = True  # a correction that does not fit is refused
    page = visitor.go(f"/#/game/{one.game}/{one.token}")
    page.get_by_role("button", name="6", exact=True).click()
    expect(page.get_by_role("heading", name="Draw a card")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="6", exact=True)).to_be_visible()

    page.get_by_role("button", name="Correct").click()
    form = page.get_by_role("dialog", name="Correct the position")
    form.locator("select[name=what]").select_option(label="Steps left")
    expect(form.get_by_text("steps 1.German = 2")).to_be_visible()
    form.locator("input[name=of]").fill("1.German")
    form.locator("input[name=to]").fill("7")
    form.get_by_role("button", name="Correct it").click()
    expect(form.get_by_role("alert")).to_contain_text("is 0 to 2, not 7")
    expect(form.get_by_text("instead of 2")).to_be_visible()
    form.locator("input[name=to]").fill("1")
    assert visitor.serious_violations() == []
    form.get_by_role("button", name="Correct it").click()
    expect(form).to_have_count(0)
    expect(page.get_by_text("Corrected: steps of 1.German is 1, not 2.").first).to_be_visible()
    assert one.get(f"{one.at}/settings", what="steps")["values"]["1.German"] == 1


def test_the_editor_takes_a_list_and_says_what_the_allies_do(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    visitor.in_trouble = True  # a position in which the Allies are not next is refused
    page = visitor.go("/#/editor/ardennes")
    page.wait_for_selector(".board[data-ready=yes]", timeout=60_000)
    page.get_by_text("Enter many units").click()
    page.get_by_label("Units, a line each").fill("27/12VG 0804\nPeiper, Stoumont, 2")
    page.get_by_role("button", name="Put them there").click()
    page.wait_for_function("n => document.body.dataset.edits === n", arg="1")
    assert visitor.scene()["units"]["27.12VG.ISS"] == "0804"
    page.get_by_text("What do they do?").click()
    expect(page.get_by_role("alert").first).to_contain_text("does not come next")
    impulse = page.locator("details", has_text="What do they do?")
    impulse.get_by_label("German impulses so far today").fill("2")
    impulse.get_by_label("German impulses so far today").press("Tab")
    impulse.get_by_label("Next in the Command Phase").select_option("allied")
    expect(impulse.get_by_role("searchbox", name="command card")).to_be_visible()
    page.wait_for_function("n => document.body.dataset.edits === n", arg="3")
    page.get_by_role("button", name="Print").click()
    expect(page.get_by_role("dialog")).to_contain_text("27/12VG")
    assert visitor.serious_violations() == []


def test_what_the_allies_do_is_asked_card_by_card(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    visitor.in_trouble = True  # a position in which the Allies are not next is refused
    page = visitor.go("/#/editor/ardennes")
    page.wait_for_selector(".board[data-ready=yes]", timeout=60_000)
    text = 'format = 2\nday = 20\n[today]\nside = "allied"\nimpulse = 2\n'
    page.set_input_files("#bring-position", {"name": "noon.toml", "mimeType": "text/plain", "buffer": text.encode()})
    page.get_by_text("What do they do?").click()
    page.get_by_role("searchbox", name="command card").fill("AC22")
    page.get_by_role("searchbox", name="command card").press("Enter")
    expect(page.get_by_text("Entered: AC22")).to_be_visible()
    expect(page.locator(".impulse .told li").first).to_contain_text("AC22")
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Entered: AC22")).to_have_count(0)


def test_with_own_dice_the_film_of_the_allied_impulse_continues_after_each_draw(
    open_browser: OpenBrowser, client: Client
) -> None:
    today = {"side": "allied", "impulse": 2, "special_event": True}
    position = {"format": 2, "day": 18, "today": today, "zones": {"german-hand": ["GP01"]}}
    asked = {"position": position, "dice": "own", "mode": "solo"}
    seat = client.post("/api/positions/ardennes/game", json=asked).json()["seats"][0]
    page = open_browser().sit(seat["link"])
    found, story = page.get_by_role("searchbox"), page.locator(".story")
    expect(page.get_by_role("heading", name="Draw an Allied command card (Allied deck)")).to_be_visible()
    for card in ("99th", "Hold the town"):
        found.fill(card)
        found.press("Enter")
        expect(story).to_be_visible()
        while story.get_by_role("button", name="Next").count():
            story.get_by_role("button", name="Next").click()
        expect(story.locator("button.main")).to_contain_text("Enter the draw")
        story.locator("button.main").click()
        expect(story).to_have_count(0)


def test_the_editor_opens_where_a_game_stands(open_browser: OpenBrowser, client: Client) -> None:
    one, *_ = sit_down(client, title="ardennes", scenario="initial_assault", mode="solo")
    visitor = open_browser()
    page = visitor.go(f"/#/game/{one.game}/{one.token}")
    page.wait_for_selector(".board[data-ready=yes]", timeout=60_000)
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_text("The position is legal.")).to_be_visible(timeout=60_000)
