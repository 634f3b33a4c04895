"""Seats: what each may see and do. Two browsers learn nothing of each other's hands."""

import json
from typing import Any

import pytest

from broadfront.core.record import Record
from broadfront.web.seats import is_token, new_token, token_hash
from tests.web.serving import Client, Person, play_out, sit_down


def test_a_token_has_128_bits_and_only_its_hash_is_kept(client: Client) -> None:
    (german,) = sit_down(client)
    assert is_token(german.token)
    assert len({new_token() for _ in range(50)}) == 50
    store = client.games.store
    with store.engine.connect() as on:
        kept = [row.token for row in on.exec_driver_sql("select token from seats")]
    assert token_hash(german.token) in kept
    assert german.token not in kept


def test_without_a_seat_nothing_of_a_game_is_shown(client: Client) -> None:
    (german,) = sit_down(client)
    (other,) = sit_down(client)
    for token in ("", "short", other.token, new_token()):
        stranger = Person(client, german.game, token)
        for path in ("", "/log", "/options", "/record", "/log/file", "/events", "/attacks", "/reach"):
            assert stranger.expect_error("GET", german.at + path, 403)["parameter"] == "Seat"
        for path in ("apply", "roll", "outcome", "undo", "fork", "note", "why", "odds"):
            assert stranger.expect_error("POST", f"{german.at}/{path}", 403, json={})["parameter"] == "Seat"
    assert Person(client, "", new_token()).get("/api/games") == []


def test_a_seat_cannot_act_or_look_for_the_other_side(client: Client) -> None:
    german, american = sit_down(client, mode="seats")
    assert american.expect_error("GET", german.at, 403, params={"side": "german"})["parameter"] == "side"
    error = american.expect_error("POST", f"{german.at}/apply", 422, json={"action": {"do": "Done"}})
    assert error["ruling"]["rules"] == ["BF-01"]
    assert american.see()["options"] == 0


def hands(person: Person) -> dict[str, Any]:
    return {name: zone.get("items") for name, zone in person.see()["zones"].items() if name.endswith("hand")}


def test_two_seats_see_only_their_own_hands(client: Client) -> None:
    german, american = sit_down(client, mode="seats")
    german.done()
    assert hands(german)["german hand"]
    assert hands(german)["american hand"] is None
    assert hands(american)["german hand"] is None
    told = german.get(f"{german.at}/log")["log"]
    seen = american.get(f"{american.at}/log")["log"]
    draws = {entry["n"]: entry for entry in told if entry["text"].startswith("a card: ")}
    assert draws
    for n in draws:
        theirs = next(entry for entry in seen if entry["n"] == n)
        assert theirs["text"] == "a card"
        assert [e["text"] for e in theirs["events"]] == ["German draws a card."]


def test_the_whole_record_waits_for_the_end_and_the_own_log_does_not(client: Client) -> None:
    german, american = sit_down(client, mode="seats")
    for path, method in (("record", "GET"), ("fork", "POST")):
        more: dict[str, Any] = {"json": {}} if method == "POST" else {}
        assert german.expect_error(method, f"{german.at}/{path}", 422, **more)["ruling"]["rules"] == ["BF-06"]
    lines = american.raw("GET", f"{american.at}/log/file").text.splitlines()
    assert [json.loads(line)["n"] for line in lines] == list(range(german.see()["lines"] + 1))
    assert not any("draws Ambush" in line or "draws Rations" in line for line in lines)


def test_after_the_end_each_seat_may_have_the_whole_record(client: Client) -> None:
    german, american = sit_down(client, mode="seats")
    assert not american.see()["whole_record"]
    play_out([german, american])
    for seat in (german, american):
        assert seat.see()["whole_record"]
        record = Record.from_bytes(seat.raw("GET", f"{seat.at}/record").content)
        assert record.lines[-1].seed == "7"


@pytest.mark.rule("BF-06")
def test_on_one_screen_the_whole_record_is_given(client: Client) -> None:
    (both,) = sit_down(client, mode="hot-seat")
    assert both.see()["seat"] == ["german", "american"]
    assert both.raw("GET", f"{both.at}/record").status_code == 200
    assert both.see(side="american")["zones"]["german hand"].get("items") is None
    german, _ = sit_down(client, mode="seats")
    assert german.expect_error("GET", f"{german.at}/record", 422)["ruling"]["rules"] == ["BF-06"]
