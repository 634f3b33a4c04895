"""After an action a page receives only the changes, which give the same table as a full request."""

import json
from typing import Any

import pytest

from broadfront.web.game_view import MOST_VIEWS
from tests.web.serving import Client, Person, sit_down
from tests.web.waiting import apply_changes


def updated_log(log: list[Any], told: dict[str, Any]) -> list[Any]:
    lines = [entry for entry in log if entry["n"] <= told["since"]]
    if "undone" in told:
        lines = [entry | {"live": entry["n"] not in told["undone"]} for entry in lines]
    return [*lines, *told["log"]]


def full_view(person: Person) -> tuple[dict[str, Any], list[Any]]:
    return person.see(), person.get(f"{person.at}/log")["log"]


def get_changes(person: Person, view: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = person.get(f"{person.at}/changes", since=view["lines"])
    return told


def change_game(person: Person, view: dict[str, Any], turn: int) -> dict[str, Any]:
    """Do something that changes the game and return the answer for a client that has seen `view`."""
    seen = {"since": view["lines"]}
    told: dict[str, Any] = {}
    if turn % 5 == 4 and view.get("undo"):
        told = person.post(f"{person.at}/undo", seen)
    elif turn % 5 == 0 and view.get("redo"):
        told = person.post(f"{person.at}/redo", seen)
    elif view.get("rolls"):
        told = person.post(f"{person.at}/roll", seen)
    elif view.get("options"):
        told = person.post(f"{person.at}/apply", seen | {"action": person.options()[0]["action"]})
    else:
        told = person.post(f"{person.at}/note", seen | {"text": "A word."})
    return told


@pytest.mark.parametrize(
    "wanted",
    [
        {"title": "patrol", "variant": "solo"},
        {"title": "ardennes", "variant": "gs"},
        {"title": "wacht", "mode": "hot-seat"},
        {"title": "rhine", "variant": "clerk", "dice": "ask"},
    ],
)
def test_who_follows_the_changes_sees_what_is_there(client: Client, wanted: dict[str, Any]) -> None:
    person, *_ = sit_down(client, seed="7", **wanted)
    view, log = full_view(person)
    for turn in range(12):
        done = change_game(person, view, turn)
        told = done if turn % 2 else get_changes(person, view)
        assert "whole" not in told or told["whole"]["side"] != view["side"]
        view, log = apply_changes(view, told), updated_log(log, told)
        if "whole" in told:
            log = person.get(f"{person.at}/log")["log"]
        assert (view, log) == full_view(person)


def test_what_has_changed_is_little(client: Client) -> None:
    person, *_ = sit_down(client, title="ardennes", variant="gs", seed="7")
    view = person.see()
    person.first_option()
    told = get_changes(person, view)
    assert len(json.dumps(told)) < 20_000 < len(json.dumps(person.see()))


def test_who_does_not_look_at_the_table_gets_the_new_lines_and_no_more(client: Client) -> None:
    person, *_ = sit_down(client, title="patrol", variant="solo", seed="7")
    lines = person.see()["lines"]
    told = person.first_option()
    assert told.keys() == {"since", "lines", "log"}
    assert [entry["n"] for entry in told["log"]] == list(range(lines + 1, told["lines"] + 1))


def test_who_was_away_for_long_gets_the_whole_table_and_only_the_new_lines(client: Client) -> None:
    person, *_ = sit_down(client, title="patrol", variant="solo", seed="7")
    view = person.see()
    for _ in range(MOST_VIEWS + 1):
        person.post(f"{person.at}/note", {"text": "A word."})
        person.see()
    told = get_changes(person, view)
    assert told["whole"] == person.see()
    assert [entry["kind"] for entry in told["log"]] == ["note"] * (MOST_VIEWS + 1)


def test_what_lay_on_the_map_after_a_line_is_that_of_the_table_then_and_no_more(client: Client) -> None:
    german, _ = sit_down(client, title="patrol", seed="7", mode="seats")
    before = german.see()
    german.done()
    for at in (before["lines"], german.see()["lines"]):
        then = german.see(at=at)["table"]
        laid = german.get(f"{german.at}/laid", at=at)
        assert laid == {"at": at, **{name: then[name] for name in ("counters", "markers", "bar")}}
    assert german.get(f"{german.at}/laid")["counters"] == german.see()["table"]["counters"]
