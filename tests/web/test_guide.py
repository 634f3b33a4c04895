"""Guided games on the server: started, followed, reopened, and visible to the guided side only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.serving import Client, Person, server


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("guide"), writes=1000.0, reads=2000.0) as found:
        yield found


def begin(client: Client, title: str, **more: str) -> Person:
    made = client.post("/api/games", json={"title": title, "guide": True, "seed": "3", **more}).json()
    return Person(client, made["game"], made["seats"][0]["token"])


def test_titles_tell_their_guides(client: Client) -> None:
    told = {one["title"]: one["guide"] for one in client.get("/api/titles").json()}
    assert told["ardennes"]["minutes"] == 15
    assert all(guide["title"] and guide["about"] for guide in told.values())


def test_a_guided_game_is_followed_from_its_record_and_from_what_was_seen(client: Client) -> None:
    person = begin(client, "ardennes")
    assert person.see()["guide"] == "losheim"
    assert person.get(f"{person.at}/guide")["guide"]["now"]["id"] == "map"
    assert person.get(f"{person.at}/guide", seen="map")["guide"]["now"]["id"] == "activate"
    person.do(do="Activate", card="GP05")
    assert person.get(f"{person.at}/guide", seen="map,skip:odds")["guide"]["now"]["id"] == "attack"


def test_it_is_resumed_by_a_server_that_has_forgotten_the_game(client: Client) -> None:
    person = begin(client, "ardennes")
    person.do(do="Activate", card="GP05")
    before = person.get(f"{person.at}/guide")
    client.forget_games()
    assert person.get(f"{person.at}/guide") == before


def test_a_record_that_is_saved_and_uploaded_again_keeps_its_guide(client: Client) -> None:
    person = begin(client, "patrol")
    record = person.raw("GET", f"{person.at}/record").text
    made = client.post("/api/games/load", json={"record": record}).json()
    again = Person(client, made["game"], made["seats"][0]["token"])
    assert again.get(f"{again.at}/guide")["guide"]["guide"] == "weiler"


def test_an_ordinary_game_and_another_side_have_no_guide(client: Client) -> None:
    made = client.post("/api/games", json={"title": "patrol", "seed": "3"}).json()
    person = Person(client, made["game"], made["seats"][0]["token"])
    assert person.see()["guide"] == ""
    assert person.get(f"{person.at}/guide")["guide"] is None


def test_the_guide_is_no_option_that_a_request_may_give(client: Client) -> None:
    wrong = client.post("/api/games", json={"title": "patrol", "options": {"guide": "weiler"}})
    assert wrong.status_code == 400
    assert "guide is not an option of the title" in wrong.json()["error"]["message"]


@pytest.mark.parametrize("title", ["ardennes", "patrol", "rhine", "wacht"])
def test_each_title_begins_its_guide(client: Client, title: str, tmp_path: Path) -> None:
    person = begin(client, title)
    told = person.get(f"{person.at}/guide")["guide"]
    assert told["lessons"][0]["status"] == "now"
    assert told["now"]["rules"]


def test_a_refusal_calls_units_and_hexes_by_their_names(client: Client) -> None:
    person = begin(client, "ardennes")
    person.do(do="Activate", card="GP05")
    told = person.post(f"{person.at}/why", {"unit": "Peiper.1SS.ISS", "hex": "0804"})["ruling"]
    assert told["legal"] is False
    assert "Peiper.1SS.ISS" not in told["text"]
    assert "Peiper" in told["text"]
