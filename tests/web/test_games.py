"""Games over HTTP: created, played, reviewed, undone, forked, uploaded and deleted."""

import json
from pathlib import Path
from typing import Any

import pytest

from broadfront.board.hexmap import map_of
from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.record import Record
from broadfront.core.steps import GameOver
from broadfront.titles import playable
from broadfront.titles.patrol.rules.composed import MoveTo
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.wording import plain_action_words
from tests.web.serving import Client, Person, play_out, server, sit_down


def test_a_new_game_has_seats_and_asks_the_person_first(client: Client) -> None:
    (german,) = sit_down(client)
    seen = german.see()
    assert (seen["side"], seen["mode"], seen["pending"]["kind"]) == ("german", "solo", "decision")
    assert seen["movers"].keys() == {"1.German", "2.German", "3.German"}
    assert {"2.German"} <= {c["unit"] for c in seen["table"]["counters"] if c["hex"] == "0305"}
    assert [c["text"] for c in seen["choices"]] == ["Done"]


def test_a_move_is_applied_reported_and_undone(client: Client) -> None:
    (german,) = sit_down(client)
    before = german.see()
    told = german.do(do="Move", unit="2.German", path=["0304"])
    assert [e["text"] for e in told["log"][0]["events"]] == ["2.German moves to 0304."]
    assert told["log"][0]["events"][0]["rules"] == ["PAT-MOVE-01"]
    assert german.see()["movers"].keys() == {"1.German", "3.German"}
    german.post(f"{german.at}/undo")
    after = german.see()
    assert after["table"] == before["table"]
    assert [entry["live"] for entry in german.get(f"{german.at}/log")["log"]][-2:] == [False, True]


def test_an_undo_tells_what_it_took_back(client: Client) -> None:
    """The answer must not include what an earlier undo took back."""
    (german,) = sit_down(client)
    before = german.see()["lines"]
    for path in (["0304"], ["0304", "0303"]):
        german.do(do="Move", unit="2.German", path=path)
        german.post(f"{german.at}/undo")
        log = german.get(f"{german.at}/log")["log"]
        did, back = log[before + 1]["text"], log[-1]["text"]
        assert path[-1] in did
        assert back.startswith("Back to line ")
        assert back.endswith(f". Undone: {did}")
        before = len(log) - 1


def test_a_refusal_names_the_rule_and_changes_nothing(client: Client) -> None:
    (german,) = sit_down(client)
    lines = german.see()["lines"]
    error = german.expect_error(
        "POST", f"{german.at}/apply", 422, json={"action": {"do": "Move", "unit": "1.German", "path": ["0302"]}}
    )
    assert error["kind"] == "illegal"
    assert error["ruling"]["rules"] == ["PAT-MOVE-01"]
    assert german.see()["lines"] == lines


def test_pointing_at_a_hex_gives_the_ruling_with_its_ledger(client: Client) -> None:
    (german,) = sit_down(client)
    told = german.post(f"{german.at}/why", {"unit": "2.German", "hex": "0303"})
    assert told["ruling"]["legal"]
    assert told["action"] == {"do": "MoveTo", "unit": "2.German", "hex": "0303"}
    assert {"PAT-MOVE-01"} <= {line["rule"] for line in told["ruling"]["ledger"]}
    far = german.post(f"{german.at}/why", {"unit": "2.German", "hex": "0101"})
    assert not far["ruling"]["legal"]
    assert far["ruling"]["rules"]


def test_reach_tells_the_points_left_and_each_choice_is_an_option(client: Client) -> None:
    (german,) = sit_down(client)
    found = german.get(f"{german.at}/reach", unit="2.German")["choices"]
    by_hex = {choice["hex"]: choice for choice in found}
    movement = next(c for c in german.see()["table"]["counters"] if c["unit"] == "2.German")["movement"]
    assert by_hex["0304"]["left"] == str(int(movement) - 1)
    listed = [option["action"] for option in german.options()]
    assert all(choice["action"] in listed for choice in found)
    assert german.get(f"{german.at}/reach", unit="A.American")["choices"] == []


def test_the_position_at_any_line_can_be_looked_at(client: Client) -> None:
    (german,) = sit_down(client)
    start = german.see()
    german.do(do="Move", unit="2.German", path=["0304"])
    german.do(do="Move", unit="1.German", path=["0205"])
    assert german.see(at=start["lines"])["table"]["counters"] == start["table"]["counters"]
    assert "choices" not in german.see(at=start["lines"])
    assert german.expect_error("GET", german.at, 400, params={"at": 999})["parameter"] == "at"
    assert german.expect_error("GET", german.at, 400, params={"at": "x"})["parameter"] == "at"


def test_looking_back_over_hundreds_of_notes_finds_the_position_of_each(client: Client) -> None:
    (german,) = sit_down(client)
    with client.games.open_game(german.game) as opened:
        before = opened.game.state.key()
        first = opened.line_count
        for _ in range(300):
            opened.game.note("Hm.")
        opened.game.apply(next(iter(opened.game.options())))
        assert {opened.state_after_line(n).key() for n in range(first, first + 301)} == {before}
        assert opened.state_after_line(opened.line_count).key() != before


def test_odds_are_counted_for_an_attack(client: Client) -> None:
    game = Game.new(playable("patrol"), variant="solo", seed="7", options={"persons": 1})
    state = game.title.set_up("bridge", "solo", {})
    assert isinstance(state, PatrolState)
    state.board.put(0, state.title.locations.parse("0203"))
    start = Game.new(playable("patrol"), variant="solo", options={"persons": 1}, start=state.to_data())
    made = Person(client).post("/api/games/load", {"record": start.record.to_bytes().decode()})
    german = Person(client, made["game"], made["seats"][0]["token"])
    attack = next(a["action"] for a in german.get(f"{german.at}/attacks")["attacks"] if a["action"]["target"] == "0302")
    told = german.post(f"{german.at}/odds", {"action": attack})
    assert told["exact"]
    assert sum(outcome["weight"] for outcome in told["outcomes"]) == int(told["total"])


def test_a_game_ends_and_then_its_record_tells_the_seed(client: Client) -> None:
    (german,) = sit_down(client)
    seen = play_out([german])
    assert seen["pending"]["kind"] == "over"
    answer = german.raw("GET", f"{german.at}/record")
    record = Record.from_bytes(answer.content)
    assert record.lines[-1].seed == "7"
    assert isinstance(Game.replay(playable("patrol"), record).pending, GameOver)


def test_a_downloaded_record_is_opened_as_a_new_game(client: Client) -> None:
    (german,) = sit_down(client)
    german.do(do="Move", unit="2.German", path=["0304"])
    record = german.raw("GET", f"{german.at}/record").text
    made = Person(client).post("/api/games/load", {"record": record})
    again = Person(client, made["game"], made["seats"][0]["token"])
    assert made["game"] != german.game
    assert again.see()["table"] == german.see()["table"]


def test_a_position_travels_as_a_record_that_starts_there(client: Client) -> None:
    (german,) = sit_down(client)
    german.do(do="Move", unit="2.German", path=["0304"])
    lines = german.see()["lines"]
    record = german.raw("GET", f"{german.at}/record", params={"position": lines}).text
    assert len(record.splitlines()) == 1
    made = Person(client).post("/api/games/load", {"record": record})
    again = Person(client, made["game"], made["seats"][0]["token"])
    assert again.see()["table"] == german.see()["table"]


@pytest.mark.parametrize(
    "record",
    [
        "",
        "[]\n",
        '{"broadfront": 1}\n',
        '{"broadfront": 99}\n',
        "not a record",
        '{"broadfront":1,"title":"patrol","variant":"solo","scenario":"moon","rules":1,"data":"other"}\n',
    ],
)
def test_a_damaged_record_is_refused_in_one_line(anyone: Person, record: str) -> None:
    assert anyone.expect_error("POST", "/api/games/load", 400, json={"record": record})["message"]


def test_damaged_positions_and_lines_are_refused(anyone: Person) -> None:
    (german,) = sit_down(anyone.client)
    header = json.loads(german.raw("GET", f"{german.at}/record", params={"position": 0}).text)
    changes: tuple[dict[str, Any], ...] = (
        {"facts": {}},
        {"stack": [{"step": "Nothing"}]},
        {"zones": 7},
        {"scenario": "elsewhere"},
    )
    for change in changes:
        broken = header | {"start": header["start"] | change}
        error = anyone.expect_error("POST", "/api/games/load", 400, json={"record": json.dumps(broken) + "\n"})
        assert error["parameter"] == "record"
    whole = german.raw("GET", f"{german.at}/record").text
    cut = whole + '{"n":99,"note":"gap"}\n'
    assert "line" in anyone.expect_error("POST", "/api/games/load", 400, json={"record": cut})["message"]


def test_a_record_above_four_megabytes_is_refused(anyone: Person) -> None:
    error = anyone.expect_error("POST", "/api/games/load", 400, json={"record": "x" * 4_100_000})
    assert error["parameter"] == "record"
    assert anyone.expect_error("POST", "/api/games/load", 413, json={"record": "x" * 7_000_000})["parameter"] == "body"


def test_a_fork_goes_its_own_way_from_an_earlier_line(client: Client) -> None:
    (german,) = sit_down(client)
    start = german.see()
    german.do(do="Move", unit="2.German", path=["0304"])
    made = german.post(f"{german.at}/fork", {"at": start["lines"]})
    other = Person(client, made["game"], made["seats"][0]["token"])
    assert other.see()["table"] == start["table"]
    other.do(do="Move", unit="1.German", path=["0205"])
    assert other.see()["table"] != german.see()["table"]


def test_a_note_is_a_line_of_the_record(client: Client) -> None:
    (german,) = sit_down(client)
    german.post(f"{german.at}/note", {"text": "remember the bridge"})
    assert german.get(f"{german.at}/log")["log"][-1]["text"] == "remember the bridge"
    assert german.expect_error("POST", f"{german.at}/note", 400, json={"text": " "})["parameter"] == "text"


def test_with_own_dice_a_person_enters_what_came(client: Client) -> None:
    (german,) = sit_down(client, dice="own")
    assert german.see()["pending"]["what"] == "weather"
    assert german.expect_error("POST", f"{german.at}/roll", 422, json={})["ruling"]["rules"] == ["BF-03"]
    assert german.expect_error("POST", f"{german.at}/outcome", 400, json={"outcome": 9})["parameter"] == "outcome"
    german.post(f"{german.at}/outcome", {"outcome": 6})
    german.post(f"{german.at}/outcome", {"outcome": "Ambush"})
    assert dict(german.see()["table"]["panels"][0]["rows"])["Weather"].startswith("snow")


def test_when_asked_for_the_die_waits_for_the_person(client: Client) -> None:
    (german,) = sit_down(client, dice="ask")
    assert german.see()["rolls"]
    german.post(f"{german.at}/roll")
    assert german.see()["pending"]["what"] == "a card"


def test_who_plays_alone_may_enter_a_roll_too_when_asked_but_two_persons_may_not(client: Client) -> None:
    (german,) = sit_down(client, dice="ask")
    german.post(f"{german.at}/outcome", {"outcome": 3})
    assert german.see()["pending"]["what"] == "a card"
    both = sit_down(client, variant="two-player", mode="hot-seat", dice="ask")[0]
    assert both.expect_error("POST", f"{both.at}/outcome", 422, json={"outcome": 3})["ruling"]["rules"] == ["BF-03"]


def test_a_machine_plays_the_side_nobody_takes(client: Client) -> None:
    (american,) = sit_down(client, variant="two-player", mode="solo", side="american")
    seen = american.see()
    assert (seen["side"], seen["machines"]) == ("american", {"german": "greedy"})
    assert seen["pending"]["side"] == "american"
    assert play_out([american])["over"]


def test_a_game_survives_the_server(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        (german,) = sit_down(first)
        german.do(do="Move", unit="2.German", path=["0304"])
        seen, log = german.see(), german.get(f"{german.at}/log")
    with server(tmp_path) as second:
        again = Person(second, german.game, german.token)
        assert again.see() == seen
        assert again.get(f"{again.at}/log") == log
        assert [g["game"] for g in again.get("/api/games")] == [german.game]


def test_two_servers_on_one_database_see_each_others_lines_and_cannot_both_win(tmp_path: Path) -> None:
    with server(tmp_path) as first, server(tmp_path) as second:
        (here,) = sit_down(first)
        there = Person(second, here.game, here.token)
        assert there.see() == here.see()
        here.do(do="Move", unit="2.German", path=["0304"])
        assert there.see() == here.see()
        stale = there.see()["lines"] - 1
        body = {"action": {"do": "Done"}, "lines": stale}
        assert there.expect_error("POST", f"{there.at}/apply", 409, json=body)["kind"] == "conflict"


def test_few_games_are_kept_in_memory_and_the_others_come_back(tmp_path: Path) -> None:
    with server(tmp_path, open_games=2) as client:
        tables = [sit_down(client, seed=str(n))[0] for n in range(5)]
        for table in tables:
            table.do(do="Move", unit="2.German", path=["0304"])
        assert all("0304" in {c.get("hex") for c in table.see()["table"]["counters"]} for table in tables)
        assert len(client.games._open) == 2


class Order(Action, frozen=True):
    first: bool


class Tactic(Action, frozen=True):
    card: str
    air: bool


def test_an_action_is_put_in_words() -> None:
    hexmap = map_of(playable("patrol"))
    assert plain_action_words(Order(True), None) == "Order first"
    assert plain_action_words(Order(False), None) == "Order not first"
    assert plain_action_words(Tactic("GP01", False), None) == "Tactic GP01"
    assert plain_action_words(MoveTo("2.German", "0302"), hexmap) == "Move 2.German to 0302 Weiler"


def test_options_of_the_title_start_another_campaign_and_the_engines_own_are_not_among_them(client: Client) -> None:
    wanted = {"title": "rhine", "variant": "clerk", "dice": "ask", "options": {"campaign": "north-1945"}}
    (clerk,) = sit_down(client, **wanted)
    assert clerk.see()["table"]["extra"]["campaign"] == "north-1945"
    unknown = clerk.expect_error("POST", "/api/games", 400, json={**wanted, "options": {"campaign": "west"}})
    assert "north-1944" in unknown["accepted"]
    assert (
        clerk.expect_error("POST", "/api/games", 400, json={**wanted, "options": {"dice": "own"}})["parameter"]
        == "options"
    )
