"""Guided games in a real browser: played as intended, badly, and differently; left and resumed."""

from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.page.browsing import Visitor, expect
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client, Person

ASKED = "() => document.body.dataset.lines + document.querySelector('.prompt').innerText"
"""What the page asks now, and after how many lines of the record."""


class Learner:
    """A player of a guided game in the browser; long orders are sent to the server directly."""

    def __init__(self, open_browser: OpenBrowser, client: Client, title: str, seed: str = "3") -> None:
        made = client.post("/api/games", json={"title": title, "guide": True, "seed": seed}).json()
        self.visitor: Visitor = open_browser()
        self.page = self.visitor.page
        self.person = Person(client, made["game"], made["seats"][0]["token"])
        self.page.goto(self.visitor.address + made["seats"][0]["link"])
        self.page.wait_for_selector(".guide")

    @property
    def guide(self) -> Locator:
        return self.page.locator(".guide")

    def lesson(self, title: str) -> None:
        expect(self.guide.locator("h2")).to_contain_text(title)

    def says(self, text: str) -> None:
        expect(self.guide).to_contain_text(text)

    def press(self, name: str) -> None:
        """Press a button of the prompt and wait until the game has changed."""
        before = self.visitor.lines()
        self.page.locator(".prompt").get_by_role("button", name=name, exact=False).first.click()
        self.visitor.wait_for_change(before)

    def do(self, do: str, **fields: Any) -> None:
        before = self.visitor.lines()
        self.person.do(do=do, **fields)
        self.visitor.wait_for_change(before)

    def play(self, *buttons: str) -> None:
        """Keep pressing the first of these buttons that is visible until the game is over."""
        prompt, over = self.page.locator(".prompt"), self.page.locator(".prompt.over")
        named = [prompt.get_by_role("button", name=name).filter(visible=True).first for name in buttons]
        for _ in range(60):
            some = over
            for button in named:
                some = some.or_(button)
            expect(some.first).to_be_visible()
            if over.count():
                return
            asked = self.page.evaluate(ASKED)
            next(button for button in named if button.count()).click()
            self.page.wait_for_function(f"asked => ({ASKED})() !== asked", arg=asked)
            self.visitor.idle()
        raise AssertionError(prompt.inner_text())


Begin = Any


@pytest.fixture
def learn(open_browser: OpenBrowser, client: Client) -> Begin:
    return lambda title, seed="3": Learner(open_browser, client, title, seed)


def test_the_start_page_leads_to_the_first_attack_of_the_ardennes(open_browser: OpenBrowser) -> None:
    visitor = open_browser(viewport={"width": 1366, "height": 768})
    page = visitor.go()
    page.get_by_role("button", name="Learn: Your first day in the Ardennes").click()
    visitor.wait_for_board()
    heading = page.locator(".guide h2")
    expect(heading).to_contain_text("Lesson 1 of 11")
    assert {"0904", "1004"} <= set(visitor.scene()["marks"])
    visitor.click_hex("0904")
    visitor.click_hex("1004")
    expect(heading).to_contain_text("Activate a division")
    page.locator(".ardennes-card", has_text="GP05").get_by_role("button", name="Activate").click()
    expect(heading).to_contain_text("See the odds")
    assert visitor.serious_violations() == []
    visitor.idle()
    expect(page.locator(".guide-do")).to_contain_text("such as Manderfeld (1004)")
    visitor.click_hex("1004")
    # It stays until it is read, and speaks of what is there now.
    expect(page.locator(".guide-do")).to_contain_text("Here they are")
    expect(heading).to_contain_text("See the odds")
    page.locator(".guide").get_by_role("button", name="Continue").click()
    expect(heading).to_contain_text("Lesson 4 of 11 Attack")
    expect(page.locator(".guide-do")).to_contain_text("Press Attack below the odds")
    page.get_by_role("button", name="Attack with 2 units").click()
    expect(heading).to_contain_text("Before lesson 5 of 11 First: tactics for the attack")
    expect(page.locator(".guide")).to_contain_text("German attacks Manderfeld (1004)")
    expect(page.locator(".guide").get_by_role("button", name="Skip this lesson")).to_have_count(0)


def test_while_the_allied_impulse_is_shown_no_lesson_runs_ahead_of_it(learn: Begin) -> None:
    at = learn("ardennes")
    at.visitor.wait_for_board()
    at.guide.get_by_role("button", name="Continue").click()
    at.do("Activate", card="GP05")
    at.do("EndActivation")
    at.do("Pass")
    story = at.page.locator(".story")
    expect(story).to_contain_text("Your impulse is over: German stops.")
    # The lesson on attacks comes when there is something to attack with.
    at.says("It is the other side's impulse.")
    expect(at.guide.locator("h2")).to_have_count(0)
    story.get_by_role("button", name="Skip").click()
    at.lesson("Attack")


def test_the_reasons_of_the_allies_are_spoken_of_until_they_are_read(learn: Begin) -> None:
    at = learn("ardennes")
    at.visitor.wait_for_board()
    at.guide.get_by_role("button", name="Continue").click()
    at.do("Activate", card="GP05")
    at.guide.get_by_role("button", name="Continue").click()
    for title in ("Attack", "Choose chits", "Advance"):
        at.lesson(title)
        at.guide.get_by_role("button", name="Skip this lesson").click()
    at.lesson("Let the Allies answer")
    at.do("EndActivation")
    at.do("Pass")
    at.lesson("Why did they do that?")
    expect(at.page.locator(".guide-do")).to_contain_text("Read this step")
    story = at.page.locator(".story")
    story.get_by_role("button", name="Next").click()
    at.lesson("Why did they do that?")
    while story.count():
        story.locator("button.main").click()
    at.lesson("Meet a Roadblock")


def test_a_player_who_stops_and_passes_is_still_led_to_the_score(learn: Begin) -> None:
    at = learn("ardennes")
    at.visitor.wait_for_board()
    at.play("Skip", "Pass", "Stop")
    at.page.locator(".story").get_by_role("button", name="Skip").click()
    at.lesson("Read the score")
    at.says("The day is over.")
    at.guide.get_by_role("button", name="Continue").click()
    at.says("That was the whole game")
    at.guide.get_by_role("button", name="Close the guide").click()
    expect(at.guide.get_by_role("button", name="Resume the guide")).to_be_visible()


def test_a_player_who_ends_every_activation_gets_a_reply(learn: Begin) -> None:
    at = learn("ardennes")
    at.visitor.wait_for_board()
    at.guide.get_by_role("button", name="Continue").click()
    at.do("Activate", card="GP05")
    at.guide.get_by_role("button", name="Continue").click()
    at.lesson("Attack")
    at.do("EndActivation")
    expect(at.page.locator(".guide-reply")).to_contain_text("No division is active now")
    at.guide.get_by_role("button", name="Skip this lesson").click()
    at.lesson("Choose chits")


def test_a_guide_is_left_and_resumed_where_the_game_stands(learn: Begin) -> None:
    at = learn("ardennes")
    at.visitor.wait_for_board()
    at.guide.get_by_role("button", name="Continue").click()
    at.lesson("Activate a division")
    at.guide.get_by_role("button", name="Leave the guide").click()
    expect(at.guide.locator("h2")).to_have_count(0)
    at.do("Activate", card="GP05")
    at.page.reload()
    at.visitor.wait_for_board()
    expect(at.guide.locator("h2")).to_have_count(0)
    assert "1004" not in at.visitor.scene()["marks"] or at.visitor.scene()["marks"]["1004"][0] == "target"
    at.guide.get_by_role("button", name="Resume the guide").click()
    at.lesson("See the odds")
    at.page.locator(".tools").get_by_role("button", name="Undo").click()
    at.lesson("Activate a division")


def test_wacht_is_led_to_stavelot(learn: Begin) -> None:
    at = learn("wacht")
    at.lesson("Choose modes")
    at.do("SetMode", unit="1 SS AA", mode="strategic")
    at.lesson("Give fuel")
    at.press("Done: the modes stand")
    at.do("Fuel", formation="1 SS Pz", points="2")
    at.lesson("Let Peiper drive them on")
    at.says("1 SS Pz receives 2 fuel points")
    at.do("TryBonus", leader="Peiper")
    at.lesson("Take the road")
    assert at.visitor.serious_violations() == []


def test_wacht_tells_what_it_costs_to_choose_nothing(learn: Begin) -> None:
    at = learn("wacht")
    at.do("Done")
    at.says("You left all units in tactical mode.")
    at.do("Done")
    at.lesson("Let Peiper drive them on")
    expect(at.page.locator(".guide-reply")).to_contain_text("Fuel is short")
    at.do("FuelAsMA")
    at.do("Done")
    expect(at.page.locator(".guide-reply")).to_contain_text("Choose the division to move")


def test_wacht_ends_with_the_phase_that_nobody_used(learn: Begin) -> None:
    at = learn("wacht")
    for do in ("Done", "Done", "FuelAsMA", "Done", "Done"):
        at.do(do)
    expect(at.page.locator(".prompt.over")).to_be_visible()
    at.says("That is how Wacht moves")
    expect(at.guide.locator(".step-passed")).to_have_count(6)


def test_rhine_is_led_through_a_turn_of_the_clerk(learn: Begin) -> None:
    at = learn("rhine")
    at.lesson("Roll the weather")
    at.press("Roll for me")
    at.lesson("Who goes first?")
    while at.page.get_by_role("button", name="Roll for me").count():
        at.press("Roll for me")
    at.press("First")
    at.lesson("Report what happened")
    at.press("Everything reported")
    at.lesson("Place what arrives")
    assert at.visitor.serious_violations() == []


def test_rhine_replies_when_an_account_is_opened(learn: Begin) -> None:
    at = learn("rhine")
    at.press("Roll for me")
    while at.page.get_by_role("button", name="Roll for me").count():
        at.press("Roll for me")
    at.do("ChooseOrder", first=False)
    at.do("Open", account="ports")
    expect(at.page.locator(".guide-reply")).to_contain_text("This account is open")


def test_rhine_goes_on_when_every_lesson_is_left_out(learn: Begin) -> None:
    at = learn("rhine")
    for title in ("Roll the weather", "Who goes first?", "Report what happened", "Place what arrives"):
        at.lesson(title)
        at.guide.get_by_role("button", name="Skip this lesson").click()
    at.lesson("Roll and place supply")


def test_the_guide_fits_a_phone_and_speaks_german_around_its_lessons(open_browser: OpenBrowser, client: Client) -> None:
    made = client.post("/api/games", json={"title": "patrol", "guide": True, "seed": "5"}).json()
    visitor = open_browser(viewport={"width": 390, "height": 780}, locale="de-DE")
    page = visitor.page
    page.goto(visitor.address + made["seats"][0]["link"])
    expect(page.locator(".guide h2")).to_contain_text("Lektion 1 von 3")
    expect(page.get_by_role("button", name="Führung verlassen")).to_be_visible()
    assert visitor.serious_violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
