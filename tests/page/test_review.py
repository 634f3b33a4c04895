"""The review on the page: computed while the user watches, with links from its points to the game."""

from playwright.sync_api import Route

from broadfront.core.game import Game
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from tests.page.browsing import expect
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client


def limit_playouts(route: Route) -> None:
    if route.request.method == "GET":
        route.continue_(url=f"{route.request.url}?playouts=2")
    else:
        route.continue_(post_data='{"playouts": 2}')


def test_a_game_is_reviewed_and_its_points_lead_to_the_map(open_browser: OpenBrowser, client: Client) -> None:
    game = Game.new(playable("patrol"), seed=5)
    play_out(game, {side: make_player("random", side, "patrol") for side in game.state.played})
    made = client.post("/api/games/load", json={"record": game.record.to_bytes().decode()}).json()
    visitor = open_browser()
    page = visitor.sit(made["seats"][0]["link"])
    # Fewer playouts than a person gets: here it is what the page does with them that counts.
    page.route("**/review", limit_playouts)
    page.locator(".prompt .over").get_by_role("button", name="Review").click()
    review = page.get_by_role("region", name="Review")
    review.get_by_role("button", name="Review this game").click()
    expect(review).to_contain_text("Your dice were worth ", timeout=120_000)
    expect(review).to_contain_text("What is left over is ")
    expect(review.locator(".review-graph .moment").first).to_be_visible()
    review.locator(".review-graph .moment").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Replay: line")
    assert visitor.serious_violations() == []
    review.get_by_role("button", name="Close the review").click()
    expect(review).to_have_count(0)
    page.get_by_role("toolbar").get_by_role("button", name="Review").click()
    expect(review).to_contain_text("Your dice were worth ")
