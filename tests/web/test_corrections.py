"""Corrections from the page: what can be set, what is refused, and what the other side must not learn."""

from tests.web.serving import Client, Person, sit_down


def own_dice_game(client: Client, **wanted: object) -> list[Person]:
    return sit_down(client, dice="own", **wanted)


def test_a_person_sees_what_can_be_set_and_sets_it_right(client: Client) -> None:
    one, *_ = own_dice_game(client, mode="hot-seat")
    told = one.get(f"{one.at}/settings", what="steps")
    words = {"label": "Weather of the turn", "example": "weather = clear"}
    assert {"what": "weather", "kind": "whole", "choices": ["clear", "snow"], **words} in told["settings"]
    assert told["values"]["1.German"] == 2
    done = one.post(f"{one.at}/correct", {"changes": [{"what": "steps", "of": "1.German", "to": "1"}]})
    assert [entry["kind"] for entry in done["log"]] == ["correct"]
    assert done["log"][0]["events"][0]["text"] == "Corrected: steps of 1.German is 1, not 2."
    assert one.get(one.at)["undo"] == {"to": 0}
    one.post(f"{one.at}/undo")
    assert one.get(f"{one.at}/settings", what="steps")["values"]["1.German"] == 2


def test_what_does_not_fit_is_refused_and_writes_no_line(client: Client) -> None:
    one, *_ = own_dice_game(client, mode="hot-seat")
    body = {"changes": [{"what": "steps", "of": "1.German", "to": 9}]}
    error = one.expect_error("POST", f"{one.at}/correct", 400, json=body)
    assert "0 to 2" in error["message"]
    one.expect_error("POST", f"{one.at}/correct", 400, json={"changes": []})
    one.expect_error("GET", f"{one.at}/settings", 400, params={"what": "luck"})
    assert one.get(one.at)["lines"] == 0


def test_a_game_with_the_programs_dice_is_not_corrected(client: Client) -> None:
    one, *_ = sit_down(client, mode="hot-seat")
    body = {"changes": [{"what": "weather", "to": "snow"}]}
    assert one.expect_error("POST", f"{one.at}/correct", 422, json=body)["ruling"]["rules"] == ["BF-08"]


def test_of_two_seats_neither_learns_where_a_hidden_card_lies(client: Client) -> None:
    german, american = own_dice_game(client, mode="seats")
    german.post(f"{german.at}/outcome", {"outcome": 6})
    german.post(f"{german.at}/outcome", {"outcome": "Ambush"})
    mine = german.get(f"{german.at}/settings", what="card")["values"]
    theirs = american.get(f"{american.at}/settings", what="card")["values"]
    assert mine["Ambush in german hand"] == "german hand"
    assert not any("hand" in of for of in theirs)
    body = {"changes": [{"what": "card", "of": "Ambush in german hand", "to": "german discard"}]}
    american.expect_error("POST", f"{american.at}/correct", 422, json=body)


def test_undo_takes_back_one_die_at_a_time(client: Client) -> None:
    one, *_ = own_dice_game(client, mode="hot-seat")
    one.post(f"{one.at}/outcome", {"outcome": 6})
    one.post(f"{one.at}/outcome", {"outcome": "Ambush"})
    for left in (1, 0):
        assert one.get(one.at)["undo"] == {"to": left}
        one.post(f"{one.at}/undo")
    assert one.get(one.at)["undo"] is None
