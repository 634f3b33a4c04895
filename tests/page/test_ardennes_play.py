"""The Ardennes in a real browser: attacks, moves, the Allied answer, a whole day, own dice, two at one screen."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

import broadfront as bf
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import Decision
from broadfront.core.title import Playable
from broadfront.titles.ardennes.rules.fighting.combat_actions import TakeRetreat
from broadfront.titles.ardennes.steps.combat import Retreating
from tests.page.ardennes_table import EXAMPLE, Table, press, sit
from tests.page.browsing import expect
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client


def prompt_text(page: Page) -> str:
    return page.inner_text(".prompt h2")


@pytest.mark.usefixtures("example_dice")
def test_an_attack_is_planned_fought_and_undone(open_browser: OpenBrowser, client: Client, tmp_path: Path) -> None:
    table, visitor = Table(client), open_browser()
    table.play_to(12)
    page = sit(visitor, table)
    expect(page.locator(".sequence [aria-current=step]").first).to_have_text("Impulses")
    row = page.locator(".card-rows li", has_text="5th Parachute Division")
    expect(row).to_contain_text("nothing to attack now")
    press(visitor, "Activate 12th Volksgrenadier Division")
    assert visitor.scene()["marks"]["0804"][0] == "target"

    # A unit of this activation may not move in the opening impulse.
    visitor.click_hex("0904")
    expect(page.locator(".why.refused")).to_contain_text("may only attack")
    expect(page.locator(".why.refused .rule").first).to_have_text("ARD-D16-09")
    page.keyboard.press("Escape")

    # Planning changes nothing: attackers in and out, every modifier, the exact odds.
    before = visitor.lines()
    visitor.click_hex("0804")
    plan = page.locator(".plan")
    expect(plan.locator(".total")).to_contain_text("3 of 3 units, printed strength 12")
    expect(plan.locator(".ledger")).to_contain_text("12 to 4")
    full = plan.locator(".bars.chances .number").first.inner_text()
    plan.get_by_label("27/12VG").click()
    expect(plan.locator(".total")).to_contain_text("2 of 3 units, printed strength 8")
    expect(plan.locator(".ledger")).to_contain_text("8 to 4")
    fewer = plan.locator(".bars.chances .number").first.inner_text()
    assert int(fewer.split()[0]) < int(full.split()[0])
    plan.get_by_label("27/12VG").click()
    expect(plan.locator(".ledger")).to_contain_text("12 to 4")
    expect(plan.locator(".spreads caption")).to_have_text(
        ["Attacker's steps lost", "Defender's steps lost", "Hexes of retreat"]
    )
    assert visitor.lines() == before
    assert not visitor.serious_violations()
    press(visitor, "Attack with 3 units")

    expect(page.locator(".combat [aria-current=step]")).to_have_text("Attacker's tactics")
    expect(page.locator(".prompt .chance").first).to_have_text(re.compile(r"\d+ %"))
    press(visitor, "Fight now, without a tactic")
    expect(page.locator(".chit-rows tbody tr").last).to_contain_text("%")
    press(visitor, "Draw 3 chits")
    expect(page.locator(".news")).to_contain_text("394th Infantry retreats to Honsfeld (0805)")
    expect(page.locator(".prompt [data-key='2']")).to_have_text("48/12VG advances to Losheimergraben (0804)")
    page.keyboard.press("2")
    page.wait_for_function("() => window.board.scene.counters.some(c => c.label === '48/12VG' && c.hex === '0804')")

    # Undone, and there it stays through a reload and in a file.
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => window.board.scene.counters.some(c => c.label === '48/12VG' && c.hex === '0803')")
    page.reload()
    visitor.wait_for_board()
    expect(page.locator(".prompt h2")).to_contain_text("Who advances into Losheimergraben (0804)?")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    old = page.url
    visitor.go()
    page.set_input_files("#bring", file)
    page.wait_for_url("**/#/game/*")
    visitor.wait_for_board()
    assert page.url != old
    expect(page.locator(".prompt h2")).to_contain_text("Who advances into Losheimergraben (0804)?")


@pytest.mark.usefixtures("example_dice")
def test_a_division_moves_and_the_allied_answer_explains_itself(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser()
    table.play_to(56)
    page = sit(visitor, table)
    page.locator(".chips").get_by_role("button", name="Peiper/1SS", exact=True).click()
    page.wait_for_function("() => window.board.scene.marks.some(m => m.hex === '0905' && m.label === '2')")
    visitor.point_at("0905")
    expect(page.locator(".why.legal .ledger")).to_contain_text("0905")
    assert visitor.scene()["path"] == ["0903", "0904", "0905"]
    visitor.click_hex("0604")
    expect(page.locator(".why.refused")).to_contain_text("Peiper/1SS to hex 0604 near Wahlerscheid")
    assert page.locator(".why.refused .rule").count() >= 1
    assert visitor.lines() == 56
    visitor.click_hex("0905")
    visitor.wait_for_change(56)
    expect(page.locator(".prompt")).to_contain_text("Manderfeld (1004)")

    table.play_to(94)
    page.wait_for_function("() => document.body.dataset.lines === '94'")
    press(visitor, "End the activation")
    story = page.locator(".story")
    expect(story.locator("h2")).to_contain_text("Command card AC25, 4th Infantry Division, on 16 December: activate")
    expect(story.locator(".candidates .chosen")).to_contain_text("activate the formation: 22nd Infantry may receive")
    expect(story.locator(".candidates li")).to_have_count(5)
    expect(story.locator(".dice")).to_contain_text("Allied command card")
    assert not visitor.serious_violations()
    # A unit that the reasons name is shown on the map.
    named = story.locator(".candidates .chosen .token", has_text="22nd Infantry").first
    unit = (named.get_attribute("title") or "").split(":")[0]
    named.click()
    page.wait_for_function(
        """unit => {
            const { counters, marks } = window.board.scene;
            const hex = counters.find((counter) => counter.name.startsWith(unit)).hex;
            return marks.some((mark) => mark.kind === "told" && mark.hex === hex);
        }""",
        arg=unit,
    )
    story.get_by_role("button", name="Next").click()
    expect(story).to_contain_text("step 2 of 6")
    page.wait_for_function(
        "() => window.board.scene.marks.length === 3 && window.board.scene.marks.every(m => m.kind === 'told')"
    )
    story.get_by_role("button", name="Previous").click()
    expect(story).to_contain_text("step 1 of 6")
    story.get_by_role("button", name="Skip").click()
    expect(page.locator(".prompt h2")).to_contain_text("Play your first card")
    page.get_by_role("button", name="What the Allies did (6 steps)").click()
    expect(story).to_contain_text("step 1 of 6")
    story.get_by_role("button", name="Skip").click()

    # The log gives the same reasons, and a way to the position of any line.
    trace = page.locator(".log details.trace", has_text="An IP for a unit that took no action").last
    trace.locator("summary").click()
    expect(trace.locator(".candidates li").first).to_be_visible()
    page.get_by_role("button", name="Line 57: the position at that moment").click()
    expect(page.locator(".prompt.looking h2")).to_have_text("Replay: line 57 of 103")
    page.wait_for_function("() => window.board.scene.counters.some(c => c.label === 'Hansen/1SS' && c.hex === '1002')")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".prompt h2")).to_contain_text("Play your first card")


def test_a_whole_day_is_played_by_clicks(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client, scenario="campaign"), open_browser()
    page = sit(visitor, table)
    press(visitor, re.compile("Jeep parties"))
    press(visitor, "Enough: draw the hand")
    before = visitor.lines()
    press(visitor, re.compile("^Kampfgruppe"))
    page.locator(".find-rows button").first.click()
    visitor.wait_for_change(before + 1)
    days = {page.inner_text(".sequence [aria-current=step] >> nth=0")}
    for _ in range(40):
        if page.locator(".story").count():
            page.locator(".story").get_by_role("button", name="Skip").or_(
                page.locator(".story").get_by_role("button", name="Your turn")
            ).first.click()
            expect(page.locator(".story")).to_have_count(0)
        days.add(page.inner_text(".sequence [aria-current=step] >> nth=0"))
        asked = prompt_text(page)
        if "supplemental" in asked:
            break
        if "goes back" in asked:
            press(visitor, re.compile("^Put back"))
        elif "card" in asked:
            press(visitor, re.compile("^(Stop|Pass)"))
        elif page.locator(".prompt .ends button").count():
            press(visitor, re.compile("^(End|Enough|No|Let|Leave|Nobody)"))
        else:
            press(visitor, re.compile("."))
    assert "17 December" in (page.text_content(".log") or "")
    assert {"Impulses", "Cards"} <= days


def test_a_combat_is_fought_with_own_dice(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client, dice="own"), open_browser()
    person = table.person
    for line in EXAMPLE.lines[:13]:
        if line.do is not None:
            person.do(**line.do)
        else:
            person.post(f"{person.at}/outcome", {"outcome": line.chance})
    page = sit(visitor, table)
    visitor.click_hex("0804")
    press(visitor, "Attack with 3 units")
    press(visitor, "Fight now, without a tactic")
    press(visitor, "Draw 3 chits")
    expect(page.locator(".prompt h2")).to_contain_text("Draw a Combat Chit")
    field = page.get_by_label("What you rolled or drew")
    visitor.in_trouble = True
    field.fill("chit-99")
    field.press("Enter")
    expect(page.locator(".toast.wrong")).to_contain_text("is not possible for a Combat Chit: what remains is chit-01")
    visitor.in_trouble = False
    for _ in range(3):
        before = visitor.lines()
        field = page.get_by_label("What you rolled or drew")
        field.fill("steady fire")
        expect(page.locator(".find-rows li:visible")).to_have_count(1)
        field.press("Enter")
        visitor.wait_for_change(before)
    assert (page.text_content(".log") or "").count("Chit Steady fire") == 3
    for _ in range(6):
        faces = page.locator(".faces button")
        if not faces.count():
            break
        before = visitor.lines()
        faces.first.click()
        visitor.wait_for_change(before)
    expect(page.locator(".prompt h2")).to_contain_text("0804")


@pytest.fixture(scope="module")
def game_with_retreat() -> Game:
    """Find a random two-player game in which the German must choose where to retreat to."""
    title = bf.load_title("ardennes")
    assert isinstance(title, Playable)
    for seed in range(30, 60):
        game = Game.new(title, scenario="initial_assault", variant="2p", seed=str(seed), options={"persons": 2})
        rng = random.Random(seed)
        while len(game.record.lines) < 80:
            if isinstance(game.pending, Chance):
                game.roll()
                continue
            if not isinstance(game.pending, Decision):
                break
            options = list(game.options())
            if isinstance(game.state.stack[-1], Retreating) and len(options) > 1:
                return game
            game.apply(rng.choice([o for o in options if isinstance(o, TakeRetreat)] or options))
    raise AssertionError("no retreat was found")


def test_two_at_one_screen_retreat_to_a_marked_hex(
    open_browser: OpenBrowser, client: Client, game_with_retreat: Game
) -> None:
    text = game_with_retreat.record.to_bytes().decode()
    made = client.post("/api/games/load", json={"record": text, "mode": "hot-seat"}).json()
    visitor = open_browser()
    visitor.page.goto(visitor.address + made["seats"][0]["link"])
    page = visitor.page
    page.wait_for_selector(".prompt")
    if page.locator(".cover").count():
        page.keyboard.press("Enter")
    expect(page.locator(".prompt h2")).to_contain_text("retreat to?")
    expect(page.locator(".prompt .side-name")).to_have_text("German")
    options = [str(option).split()[1] for option in game_with_retreat.options()]
    assert {hex for hex, (kind, _) in visitor.scene()["marks"].items() if kind == "target"} == set(options)
    expect(page.locator(".find-rows")).to_contain_text("priority")
    before = visitor.lines()
    visitor.click_hex(options[0])
    page.wait_for_function("n => document.body.dataset.lines > n || document.querySelector('.cover')", arg=before)
    record = client.get(f"/api/games/{made['game']}/record", headers={"Seat": made["seats"][0]["token"]}).text
    assert f'"do":"RetreatTo","hex":"{options[0]}"' in record
