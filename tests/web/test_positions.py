"""Positions over HTTP: opened, edited, written as a file, asked about, played."""

import tomllib

from tests.web.serving import Client, Person, sit_down

PEIPER = "Peiper.1SS.ISS"


def test_a_position_is_opened_edited_written_asked_and_played(anyone: Person) -> None:
    opened = anyone.post("/api/positions/ardennes", {"scenario": "initial_assault"})
    assert opened["problems"] == []
    assert {"boxes", "units", "facts", "formations", "new_formation", "new_name", "begins"} == opened["editable"].keys()
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
    refused = anyone.expect_error("POST", "/api/positions/ardennes/game", 400, json={"position": changed["position"]})
    assert "not legal" in refused["message"]


def test_what_cannot_be_opened_is_refused_in_words(anyone: Person) -> None:
    assert "cannot be edited" in anyone.expect_error("POST", "/api/positions/patrol", 404, json={})["message"]
    assert (
        "line 2"
        in anyone.expect_error("POST", "/api/positions/ardennes", 400, json={"text": "day = 19\nday"})["message"]
    )
    wrong = anyone.expect_error("POST", "/api/positions/ardennes", 400, json={"position": {"day": "x"}})
    assert "day" in wrong["message"]
    many = anyone.expect_error("POST", "/api/positions/ardennes/edit", 400, json={"position": {}, "edits": [{}] * 501})
    assert many["parameter"] == "edits"


def test_the_page_is_told_whether_a_game_can_be_edited(anyone: Person) -> None:
    def editable(title: str) -> bool:
        made = anyone.post("/api/games", {"title": title, "seed": "7"})
        return bool(Person(anyone.client, made["game"], made["seats"][0]["token"]).see()["editable"])

    # The editor of the Rhine makes set-ups; patrol has none.
    assert {title: editable(title) for title in ("ardennes", "patrol", "rhine", "wacht")} == {
        "ardennes": True,
        "patrol": False,
        "rhine": False,
        "wacht": True,
    }


def test_the_editor_starts_from_a_game_in_progress(anyone: Person) -> None:
    made = anyone.post("/api/games", {"title": "ardennes", "scenario": "initial_assault", "seed": "7"})
    player = Person(anyone.client, made["game"], made["seats"][0]["token"])
    player.first_option()
    found = player.get(f"{player.at}/position")
    assert (found["title"], found["at"]) == ("ardennes", player.see()["lines"])
    opened = anyone.post("/api/positions/ardennes", {"position": found["position"]})
    hexes = {counter["unit"]: counter["hex"] for counter in player.see()["table"]["counters"] if counter["hex"]}
    assert {p["counter"]["unit"]: p["where"] for p in opened["pieces"] if p["counter"]["hex"]} == hexes
    assert player.get(f"{player.at}/position", at=0)["at"] == 0


def test_a_position_is_kept_from_a_seat_that_may_not_know_all(client: Client) -> None:
    german, _ = sit_down(client, mode="seats")
    assert german.expect_error("GET", f"{german.at}/position", 422)["ruling"]["rules"] == ["BF-06"]


LIST = """\
27/12VG 0804
KG Peiper La Gleize 2   # with two steps left
Hansen, Stoumont
Losheim: 5/3FJ, Parachute Regiment 9
277VG\tGerman Reserve
"""


def test_many_units_are_entered_as_a_list(anyone: Person) -> None:
    position = anyone.post("/api/positions/ardennes", {})["position"]
    laid = anyone.post("/api/positions/ardennes/edit", {"position": position, "edits": [{"lines": LIST}]})
    where = {piece["counter"]["unit"]: piece["where"] for piece in laid["pieces"]}
    assert where["27.12VG.ISS"] == "0804"
    assert where["5.3FJ.ISS"] == where["9.3FJ.ISS"] == "0904"
    assert {where[unit] for unit in where if ".277VG." in unit} == {"German Reserve"}
    peiper = next(piece for piece in laid["pieces"] if piece["counter"]["unit"] == PEIPER)
    assert peiper["values"]["steps"] == 2
    for line, said in (("27/12VG", "a unit and a place"), ("27/12VG Atlantis", "Atlantis"), ("Nobody 0804", "Nobody")):
        body = {"position": position, "edits": [{"lines": f"Peiper 0904\n{line}"}]}
        refused = anyone.expect_error("POST", "/api/positions/ardennes/edit", 400, json=body)["message"]
        assert refused.startswith(f"Line 2, '{line}': ")
        assert said in refused


def test_formations_are_added_and_taken_out(anyone: Person) -> None:
    opened = anyone.post("/api/positions/wacht", {"scenario": "ambleve"})
    values = {"army": "6 Pz", "kind": "division", "unit": "I/9 SS Pz", "row": "AFV"}
    edits = [
        {"formation": "82 Abn", "where": "Taken out"},
        {"formation": "9 SS Pz", "values": values},
        {"unit": "I/9 SS Pz", "where": "Coo"},
    ]
    laid = anyone.post("/api/positions/wacht/edit", {"position": opened["position"], "edits": edits})
    groups = {piece["group"] for piece in laid["pieces"]}
    assert "9 SS Pz" in groups
    assert "82 Abn" not in groups
    again = {"position": laid["position"], "edits": [{"formation": "9 SS Pz", "values": values}]}
    assert "already" in anyone.expect_error("POST", "/api/positions/wacht/edit", 400, json=again)["message"]
    body = {"position": laid["position"], "edits": [{"formation": "99 SS", "where": "Off map"}]}
    assert "Unknown formation" in anyone.expect_error("POST", "/api/positions/wacht/edit", 400, json=body)["message"]
