"""Two players: nobody alone undoes the other's actions or secrets, or repeats a roll."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from broadfront.core.record import Record
from tests.web.serving import Client, Person, play_out, sit_down


def undo(person: Person, **wanted: Any) -> dict[str, Any]:
    told: dict[str, Any] = person.post(f"{person.at}/undo", wanted)
    return told


def refused_undo(person: Person, status: int = 422, **wanted: Any) -> dict[str, Any]:
    return person.expect_error("POST", f"{person.at}/undo", status, json=wanted)


def two_players(client: Client) -> tuple[Person, Person]:
    german, american = sit_down(client, mode="seats")
    return german, american


@pytest.mark.rule("BF-04")
def test_beyond_a_die_two_persons_must_agree(client: Client) -> None:
    german, american = two_players(client)
    german.do(do="Move", unit="2.German", path=["0304"])
    german.done()
    american.see()
    assert refused_undo(german)["ruling"]["rules"] == ["BF-04"]
    assert undo(german, propose=True)["asked"]
    asked = american.see()["undo_asked"]
    assert asked["by"] == "german"
    lines = german.see()["lines"]
    undo(american, decline=asked["id"])
    assert german.see()["undo_asked"] is None
    assert german.see()["lines"] == lines
    undo(german, propose=True)
    undo(american, agree=american.see()["undo_asked"]["id"])
    assert german.see()["lines"] == lines + 1
    assert german.see()["pending"]["side"] == "german"


def test_nobody_agrees_with_himself(client: Client) -> None:
    german, _ = two_players(client)
    german.done()
    lines = german.see()["lines"]
    undo(german, propose=True)
    own = german.see()["undo_asked"]["id"]
    assert refused_undo(german, agree=own)["ruling"]["rules"] == ["BF-04"]
    assert german.see()["lines"] == lines


@pytest.mark.rule("BF-04")
def test_a_seat_without_an_action_of_its_own_takes_nothing_back(client: Client) -> None:
    german, american = two_players(client)
    german.do(do="Move", unit="2.German", path=["0304"])
    lines = german.see()["lines"]
    assert refused_undo(american)["ruling"]["rules"] == ["BF-04"]
    assert refused_undo(american, to=lines - 1)["ruling"]["rules"] == ["BF-04"]
    assert german.see()["lines"] == lines


def test_a_proposal_falls_with_the_next_action_and_agreeing_answers_no_other(client: Client) -> None:
    german, american = two_players(client)
    german.do(do="Move", unit="2.German", path=["0304"])
    german.done()
    undo(german, propose=True)
    old = american.see()["undo_asked"]["id"]
    undo(american, decline=old)
    undo(german, to=0, propose=True)
    lines = german.see()["lines"]
    refused_undo(american, 409, agree=old)
    assert german.see()["lines"] == lines, "an answer to the first proposal is none to the second"
    newer = american.see()["undo_asked"]["id"]
    asked = american.see()["pending"]
    (american if asked.get("side") == "american" else german).post(f"{german.at}/note", {"text": "Hm."})
    assert german.see()["undo_asked"] is None
    refused_undo(american, 409, agree=newer)


def test_a_proposal_is_stored_and_another_server_knows_it(client: Client) -> None:
    german, american = two_players(client)
    german.done()
    undo(german, propose=True)
    client.forget_games()
    assert american.see()["undo_asked"]["by"] == "german"


# Seats


def test_the_creator_of_a_game_gets_one_seat_and_an_invitation_that_works_once(client: Client) -> None:
    made = Person(client).post("/api/games", {"title": "patrol", "mode": "seats", "side": "american"})
    (own,), (invited,) = made["seats"], made["invitations"]
    assert (own["sides"], invited["sides"]) == (["american"], ["german"])
    stranger = Person(client, made["game"], invited["token"])
    assert stranger.raw("GET", stranger.at).status_code == 403, "an invitation is no seat"
    claim = f"/api/games/{made['game']}/claim"
    taken = Person(client).post(claim, {"invitation": invited["token"]})
    assert taken["sides"] == ["german"]
    assert taken["token"] not in (own["token"], invited["token"])
    assert Person(client, made["game"], taken["token"]).see()["side"] == "german"
    assert (
        "has been used"
        in Person(client).expect_error("POST", claim, 403, json={"invitation": invited["token"]})["message"]
    )


def test_of_many_who_claim_one_invitation_one_gets_the_seat(client: Client) -> None:
    made = Person(client).post("/api/games", {"title": "patrol", "mode": "seats"})
    token, claim = made["invitations"][0]["token"], f"/api/games/{made['game']}/claim"

    def once(_: int) -> int:
        return Person(client).raw("POST", claim, json={"invitation": token}).status_code

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(once, range(8))) == [200] + [403] * 7


# Dice


def test_the_creator_of_a_game_of_two_neither_chooses_nor_learns_the_seed(client: Client) -> None:
    made = Person(client).post("/api/games", {"title": "patrol", "mode": "seats"})
    assert not made["open_dice"]
    assert "seed" not in str(made)


def test_a_stated_seed_makes_an_open_game_and_both_players_see_it(client: Client) -> None:
    german, american = two_players(client)
    assert german.see()["open_dice"]
    assert american.see()["open_dice"]


def test_a_note_does_not_change_the_next_roll_nor_what_a_machine_does(client: Client) -> None:
    records = []
    for noted in (False, True):
        (german,) = sit_down(client, mode="solo", variant="two-player", against="random")
        if noted:
            german.post(f"{german.at}/note", {"text": "I think."})
        for _ in range(4):
            german.done()
        data = Record.from_bytes(german.raw("GET", f"{german.at}/record").content)
        records.append([(line.do, line.chance) for line in data.lines if line.note is None])
    assert records[0] == records[1]


def test_redo_brings_back_ones_own_move_and_not_the_other_persons(client: Client) -> None:
    german, american = two_players(client)
    german.do(do="Move", unit="2.German", path=["0304"])
    table = german.see()["table"]
    undo(german)
    assert german.see()["redo"]
    assert not american.see()["redo"]
    assert american.expect_error("POST", f"{american.at}/redo", 422, json={})["ruling"]["rules"] == ["BF-04"]
    german.post(f"{german.at}/redo", {})
    assert german.see()["table"] == table


def test_nothing_is_rolled_from_a_seed_that_the_end_has_shown(client: Client) -> None:
    (german,) = sit_down(client, mode="solo", variant="solo")
    play_out([german])
    first = Record.from_bytes(german.raw("GET", f"{german.at}/record").content)
    assert first.lines[-1].seed == "7"
    undo(german, to=0)
    play_out([german])
    again = Record.from_bytes(german.raw("GET", f"{german.at}/record").content)
    seeds = [line.seed for line in again.lines if line.seed is not None]
    assert len(seeds) == 2
    assert seeds[1] != "7"
