"""Map overlays, as a seat requests them."""

from broadfront.board.shown import Overlay
from broadfront.web.overlay_handlers import MOST_KEPT
from tests.web.serving import Client, Person, sit_down


def ardennes(client: Client) -> Person:
    return sit_down(client, title="ardennes", scenario="initial_assault", variant="gs")[0]


def test_overlays_are_listed_and_laid(client: Client) -> None:
    person = ardennes(client)
    listed = [one["name"] for one in person.get(f"{person.at}/overlays")["overlays"]]
    assert {"supply-german", "supply-allied", "zones", "front", "odds"} <= set(listed)
    sheet = person.get(f"{person.at}/overlay", name="supply-german")
    assert sheet["of_hex"]
    hex = next(iter(sheet["hexes"]))
    assert person.get(f"{person.at}/overlay", name=f"supply-german:{hex}")["text"].startswith(hex)
    back = person.get(f"{person.at}/overlay", name="zones", at=0)
    assert back["hexes"]


def test_an_overlay_is_found_once_for_a_line_and_forgotten_in_time(client: Client) -> None:
    person = ardennes(client)
    first = person.get(f"{person.at}/overlay", name="zones")
    with client.games.open_game(person.game) as opened:
        kept = opened.overlays
        assert list(kept) == [(opened.line_count, "german", "zones", "en")]
        kept |= {(0, "german", str(n), "en"): Overlay() for n in range(MOST_KEPT)}
    assert person.get(f"{person.at}/overlay", name="zones") == first
    person.get(f"{person.at}/overlay", name="front")
    assert len(kept) == 1


def test_a_title_without_overlays_lists_none_and_refuses_by_name(client: Client) -> None:
    person = sit_down(client)[0]
    assert person.get(f"{person.at}/overlays") == {"overlays": []}
    assert person.expect_error("GET", f"{person.at}/overlay?name=zones", 400)["parameter"] == "name"
    assert ardennes(client).expect_error("GET", f"/api/games/{person.game}/overlays", 403)
