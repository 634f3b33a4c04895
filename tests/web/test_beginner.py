"""Beginners: preparatory questions are answered by lines of the record, and the answers can be changed."""

import pytest

from tests.web.serving import Client, Person, sit_down

ARDENNES = {"title": "ardennes", "variant": "gs", "scenario": "initial_assault"}


def new(client: Client, **wanted: object) -> Person:
    return sit_down(client, **ARDENNES, **wanted)[0]


def test_a_beginner_is_first_asked_which_card_to_play(client: Client) -> None:
    seen = new(client, beginner=True).see()
    assert seen["pending"]["topic"] == "ask.impulse.card-by-level"
    assert seen["prepared"] == [1, 2, 3]
    assert seen["beginner"]


def test_who_is_no_beginner_is_asked_everything(client: Client) -> None:
    seen = new(client).see()
    assert seen["pending"]["topic"] == "ask.cards.supplemental"
    assert seen["prepared"] == []
    assert not seen["beginner"]


def test_what_was_prepared_is_changed_by_going_back_to_the_question(client: Client) -> None:
    person = new(client, beginner=True)
    person.post(f"{person.at}/undo", {"to": person.see()["prepared"][0] - 1})
    assert person.see()["pending"]["topic"] == "ask.cards.supplemental"
    for card in ("GS01", "GS04"):
        person.do(do="TakeSupplemental", card=card)
        assert person.see()["pending"]["topic"] == "ask.cards.supplemental"
    person.do(do="NoMore")
    seen = person.see()
    assert seen["pending"]["topic"] == "ask.impulse.card-by-level"
    assert seen["prepared"] == []


def test_one_of_the_prepared_answers_is_changed_by_one_undo(client: Client) -> None:
    person = new(client, beginner=True)
    person.post(f"{person.at}/undo", {})
    seen = person.see()
    assert seen["pending"]["topic"] == "ask.cards.supplemental"
    assert seen["prepared"] == [1, 2]


def test_it_says_what_was_prepared_until_the_person_acts(client: Client) -> None:
    person = new(client, beginner=True)
    person.do(do="Pass")
    assert person.see()["prepared"] == []


def test_the_record_of_a_beginner_is_any_record(client: Client) -> None:
    person = new(client, beginner=True)
    lines = person.raw("GET", f"{person.at}/record").text.splitlines()
    assert '"TakeSupplemental"' in lines[1]
    assert "beginner" not in lines[0]
    brought = Person(client).post("/api/games/load", {"record": "\n".join(lines) + "\n"})
    again = Person(client, brought["game"], brought["seats"][0]["token"]).see()
    assert again["lines"] == person.see()["lines"]
    assert not again["beginner"]


def test_the_switch_works_in_a_running_game_and_is_kept(client: Client) -> None:
    person = new(client)
    person.post(f"{person.at}/beginner", {"on": True})
    assert person.see()["pending"]["topic"] == "ask.impulse.card-by-level"
    client.forget_games()
    assert person.see()["beginner"]
    assert person.see()["prepared"] == [1, 2, 3]
    person.post(f"{person.at}/beginner", {"on": False})
    client.forget_games()
    assert not person.see()["beginner"]


def test_a_preparation_begun_by_hand_stays_in_that_hand(client: Client) -> None:
    person = new(client)
    person.do(do="TakeSupplemental", card="GS01")
    person.post(f"{person.at}/beginner", {"on": True})
    seen = person.see()
    assert seen["pending"]["topic"] == "ask.cards.supplemental"
    assert seen["prepared"] == []


@pytest.mark.parametrize("wanted", [True, False])
def test_in_two_browsers_nobody_is_answered_for(client: Client, wanted: bool) -> None:
    german, _ = sit_down(client, title="ardennes", variant="2p", mode="seats", beginner=wanted)
    assert german.see()["pending"]["topic"] == "ask.cards.supplemental"
    german.expect_error("POST", f"{german.at}/beginner", 400, json={"on": True})
