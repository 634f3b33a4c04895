"""Short messages between seats: who may write and read, length and number; they are not in the record or log."""

import logging

import pytest

from tests.web.serving import Client, Person, seat_tokens

SECRET = "meet me at the crossroads"


@pytest.fixture
def two_players(client: Client) -> tuple[Person, Person]:
    made = client.post("/api/games", json={"title": "patrol", "seed": "7", "mode": "seats"}).json()
    first, second = seat_tokens(client, made)
    return Person(client, made["game"], first), Person(client, made["game"], second)


def test_a_message_reaches_the_other_seat_and_stays_out_of_the_record_and_the_log(
    two_players: tuple[Person, Person], caplog: pytest.LogCaptureFixture
) -> None:
    one, other = two_players
    lines = one.see()["lines"]
    with caplog.at_level(logging.DEBUG):
        sent = one.post(f"{one.at}/message", {"text": f"  {SECRET}\n\u0007 "})
        one.expect_error("POST", f"{one.at}/message", 400, json={"text": SECRET * 40})
    assert sent["text"] == SECRET
    assert [told["text"] for told in other.get(f"{other.at}/messages")["messages"]] == [SECRET]
    assert other.get(f"{other.at}/messages", since=sent["n"])["messages"] == []
    assert one.see()["lines"] == lines
    assert SECRET not in caplog.text
    assert SECRET not in one.raw("GET", f"{one.at}/log").text


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 301])
def test_a_message_has_some_letters_and_not_too_many(two_players: tuple[Person, Person], text: str) -> None:
    one, _ = two_players
    error = one.expect_error("POST", f"{one.at}/message", 400, json={"text": text})
    assert error["parameter"] == "text"


def test_a_side_writes_a_few_a_minute_and_the_other_is_not_kept_from_it(two_players: tuple[Person, Person]) -> None:
    one, other = two_players
    for n in range(8):
        one.post(f"{one.at}/message", {"text": str(n)})
    error = one.expect_error("POST", f"{one.at}/message", 429, json={"text": "one more"})
    assert error["accepted"] == 8
    other.post(f"{other.at}/message", {"text": "calm down"})


def test_only_a_seat_of_the_game_reads_and_writes_and_only_where_there_are_two(
    two_players: tuple[Person, Person], client: Client
) -> None:
    one, _ = two_players
    stranger = Person(client, one.game, "x" * 22)
    stranger.expect_error("GET", f"{one.at}/messages", 403)
    stranger.expect_error("POST", f"{one.at}/message", 403, json={"text": "hello"})
    made = client.post("/api/games", json={"title": "patrol", "seed": "7", "mode": "hot-seat"}).json()
    alone = Person(client, made["game"], made["seats"][0]["token"])
    alone.expect_error("POST", f"{alone.at}/message", 400, json={"text": "hello"})
