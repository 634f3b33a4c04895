"""A combat is shown as a scene beside the map: both sides, chits, hits, losses, and a lasting result."""

import pytest

from tests.page.ardennes_table import Table, press, sit
from tests.page.browsing import MOVING, expect, new_game
from tests.page.combat_table import TARGET, start_first_attack
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client, Person


@pytest.mark.usefixtures("example_dice")
def test_chits_lie_beside_the_map_and_what_does_not_count_is_struck_out_with_its_reason(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser(viewport={"width": 1366, "height": 768})
    page = start_first_attack(client, visitor)
    scene = page.locator(".combat-scene")
    chits = scene.locator(".chit")
    expect(chits).to_have_count(3)
    expect(chits.nth(0).locator(".chit-condition.struck")).to_have_text("Flanked")
    expect(chits.nth(0).locator(".chit-why")).to_have_text("the defender is not Flanked")
    expect(chits.nth(1).locator(".chit-why")).to_have_text("neither side has Armor")
    expect(chits.nth(2).locator(".hits-on.counts")).to_have_text("1")
    expect(scene.locator(".versus")).to_contain_text("12 to 4")
    expect(scene.locator(".beat.hits")).to_have_attribute("aria-label", "Hits: 1 on the defender, 0 on the attacker")
    expect(scene.locator(".beat.retreat")).to_contain_text("retreats to Honsfeld")
    expect(scene.locator(".result")).to_have_text("Chance to take it: 75 %")
    assert not visitor.serious_violations()

    # The result stays when the combat is over, also folded; closed, it is gone.
    press(visitor, "48/12VG advances to Losheimergraben (0804)")
    press(visitor, "Nobody (else) advances")
    told = f"Good for you: {TARGET} taken, the attacker lost no step; the chance to take it was 75 %."
    expect(scene.locator(".result")).to_have_text(told)
    page.get_by_role("button", name="Show only its result").press("Enter")
    expect(chits).to_have_count(0)
    expect(scene.locator(".result")).to_be_visible()
    page.get_by_role("button", name="Close the combat").click()
    expect(scene).to_have_count(0)


STANDS = "() => window.board.scene.counters.filter(one => one.hex === '0804').length"


@pytest.mark.usefixtures("example_dice")
def test_the_result_of_the_chits_is_shown_after_the_last_one(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(**MOVING)
    page = start_first_attack(client, visitor)
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Combat Chits are drawn")
    expect(page.locator(".hint")).to_have_count(0)
    assert page.evaluate(STANDS) == 1, "the defender is still there"
    expect(prompt).to_contain_text("advances")
    expect(page.locator(".combat-scene .chit.face-down")).to_have_count(0)
    expect(page.locator(".combat-scene .beat.hits")).to_be_visible()
    assert page.evaluate(STANDS) == 0


@pytest.mark.usefixtures("example_dice")
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_one_key_shows_all_chits_at_once_and_answers_nothing(
    open_browser: OpenBrowser, client: Client, key: str
) -> None:
    visitor = open_browser(**MOVING)
    page = start_first_attack(client, visitor)
    expect(page.locator(".prompt .drawing")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press(key)
    page.keyboard.press(key)
    expect(page.locator(".combat-scene .chit")).to_have_count(3)
    expect(page.locator(".combat-scene .chit.face-down")).to_have_count(0)
    press(visitor, "48/12VG advances to Losheimergraben (0804)")


MORE_CHITS = """() => {
    const list = document.querySelector('.combat-scene .chits');
    for (const chit of [...list.children]) list.append(chit.cloneNode(true));
    list.classList.add('many');
    const slot = document.querySelector('.scene-slot');
    slot.scrollTop = slot.scrollHeight;
}"""
WITHIN = """name => {
    const [inner, outer] = [document.querySelector(name), document.querySelector('.scene-slot')]
        .map(one => one.getBoundingClientRect());
    return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
}"""


@pytest.mark.usefixtures("example_dice")
def test_odds_and_units_stay_above_six_chits_and_played_cards_are_shown(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser(viewport={"width": 1366, "height": 768})
    page = start_first_attack(client, visitor)
    expect(page.locator(".combat-scene .beat.hits")).to_be_visible()
    page.evaluate(MORE_CHITS)
    assert page.evaluate(WITHIN, ".combat-scene .versus")
    assert page.evaluate(WITHIN, ".combat-scene .force")
    expect(page.locator(".cards-played > .beat.tactic").first).to_be_visible()


LED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
    done(window.board.motion.glide !== null))))"""


@pytest.mark.usefixtures("example_dice")
def test_a_combat_that_is_over_does_not_lead_the_map_away_from_where_it_was_left(
    open_browser: OpenBrowser, client: Client
) -> None:
    table, visitor = Table(client), open_browser(viewport={"width": 1366, "height": 768}, **MOVING)
    table.play_to(82)
    page = sit(visitor, table)
    page.locator(".board-overview").click(position={"x": 20, "y": 90})
    page.wait_for_function("() => (localStorage.getItem('broadfront.views') ?? '').length > 4")
    page.reload()
    visitor.wait_for_board()
    expect(page.locator(".combat-scene .result")).to_be_visible()
    assert not page.evaluate("() => window.board.inSight('0805')"), "the combat was out of sight"
    assert not page.evaluate(LED)


WANTED = ("Activate", "AttackHex", "JoinAttack", "StartAttack", "NoTactic", "DrawChits")
"""Actions that lead to a combat, the surest last."""


def two_players(client: Client) -> dict[str, str]:
    """Play a game until the Allied player must choose how to take hits; return the seat links by side."""
    links = new_game(client, title="ardennes", scenario="initial_assault", variant="2p", mode="seats", seed="7")
    persons = [Person(client, *link.split("/")[-2:]) for link in links]
    seats = {person.see()["side"]: person for person in persons}
    for _ in range(300):
        pending = seats["german"].see()["pending"]
        options = seats[pending["side"]].options()
        kinds = [option["kind"] for option in options]
        if pending["side"] == "allied" and "TakeRetreat" in kinds:
            return {side: f"/#/game/{person.game}/{person.token}" for side, person in seats.items()}
        wanted = max(range(len(kinds)), key=lambda n: WANTED.index(kinds[n]) if kinds[n] in WANTED else -1)
        last = len(kinds) - 1
        seats[pending["side"]].do(**options[wanted if kinds[wanted] in WANTED else last]["action"])
    raise AssertionError("no Allied unit was ever hit")


def test_the_defender_of_a_two_player_game_sees_the_combat_before_deciding(
    open_browser: OpenBrowser, client: Client
) -> None:
    links = two_players(client)
    visitor = open_browser(viewport={"width": 1366, "height": 768})
    page = visitor.sit(links["allied"])
    expect(page.locator(".prompt")).to_contain_text("retreat or stand?")
    scene = page.locator(".combat-scene")
    expect(scene.locator(".chit").first).to_be_visible()
    expect(scene.locator(".beat.hits")).to_be_visible()
    expect(scene.locator(".versus")).to_contain_text(" to ")
    assert not visitor.serious_violations()


def test_on_a_phone_the_result_comes_first_and_a_tap_unfolds_the_rest(
    open_browser: OpenBrowser, client: Client
) -> None:
    links = two_players(client)
    visitor = open_browser(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = visitor.sit(links["allied"])
    scene = page.locator(".combat-scene")
    expect(scene.locator(".result")).to_contain_text("Chance to take it")
    expect(scene.locator(".chit")).to_have_count(0)
    page.get_by_role("button", name="Show the combat").tap()
    expect(scene.locator(".chit").first).to_be_visible()
