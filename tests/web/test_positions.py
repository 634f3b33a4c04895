"""Positions over HTTP: opened, edited, written as a file, asked, played."""

import tomllib

from tests.web.serving import Person

PEIPER = "Peiper.1SS.ISS"


def test_a_position_is_opened_edited_written_asked_and_played(anyone: Person) -> None:
    opened = anyone.post("/api/positions/ardennes", {"scenario": "initial_assault"})
    assert opened["problems"] == []
    assert {"boxes", "units", "facts"} == opened["editable"].keys()
    edits = [{"unit": PEIPER, "where": "1003"}, {"fact": "day", "value": 17}]
    changed = anyone.post("/api/positions/ardennes/edit", {"position": opened["position"], "edits": edits})
    where = {piece["counter"]["unit"]: piece["where"] for piece in changed["pieces"]}
    assert (where[PEIPER], changed["facts"]["day"]) == ("1003", 17)

    written = anyone.raw("POST", "/api/positions/ardennes/file", json={"position": changed["position"]})
    assert "ardennes-position.toml" in written.headers["content-disposition"]
    assert tomllib.loads(written.text) == changed["position"]
    again = anyone.post("/api/positions/ardennes", {"text": written.text, "name": "mine.toml"})
    assert again["position"] == changed["position"]

    reach = anyone.post("/api/ask/ardennes.reach", {"position": changed["position"], "unit": PEIPER})
    assert "0903" in reach["shown"]["figures"]

    made = anyone.post("/api/positions/ardennes/game", {"position": changed["position"], "dice": "own", "seed": "7"})
    player = Person(anyone.client, made["game"], made["seats"][0]["token"])
    table = player.get(f"/api/games/{made['game']}")
    hexes = {counter["unit"]: counter["hex"] for counter in table["table"]["counters"]}
    assert (hexes[PEIPER], table["mode"], table["dice"]) == ("1003", "solo", "own")


def test_a_game_does_not_start_from_an_illegal_position(anyone: Person) -> None:
    opened = anyone.post("/api/positions/ardennes", {})
    enemy = next(
        piece for piece in opened["pieces"] if piece["counter"]["side"] == "allied" and piece["counter"]["hex"]
    )
    edits = [{"unit": PEIPER, "where": enemy["where"]}]
    changed = anyone.post("/api/positions/ardennes/edit", {"position": opened["position"], "edits": edits})
    assert "both sides together" in changed["problems"][0]["text"]
    refused = anyone.wrong("POST", "/api/positions/ardennes/game", 400, json={"position": changed["position"]})
    assert "not legal" in refused["message"]


def test_what_cannot_be_opened_is_refused_in_words(anyone: Person) -> None:
    assert "cannot be edited" in anyone.wrong("POST", "/api/positions/patrol", 404, json={})["message"]
    assert "line 2" in anyone.wrong("POST", "/api/positions/ardennes", 400, json={"text": "day = 19\nday"})["message"]
    wrong = anyone.wrong("POST", "/api/positions/ardennes", 400, json={"position": {"day": "x"}})
    assert "day" in wrong["message"]
    many = anyone.wrong("POST", "/api/positions/ardennes/edit", 400, json={"position": {}, "edits": [{}] * 501})
    assert many["parameter"] == "edits"
