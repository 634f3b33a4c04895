"""Persisted names stay readable: records, position files, boxes, tables, scripts, HTTP."""

import pytest

from broadfront.titles import playable
from tests.core.persisted_names import (
    COMMAND,
    LIST,
    Names,
    current_names,
    gone_and_new,
    is_read,
    list_text,
    listed_names,
    title_names_of,
)


@pytest.fixture(scope="module")
def names_now() -> Names:
    return current_names()


def test_no_name_of_the_list_is_gone_and_no_name_is_missing_in_it(names_now: Names) -> None:
    gone, new = gone_and_new(*listed_names(), names_now)
    lines = [*(f"no longer known: {name}" for name in gone), *(f"not in the list: {name}" for name in new)]
    if gone:
        lines.append("Give a name that is gone back, or read it as another: see the head of persisted_names.txt.")
    if new:
        lines.append(f"Add what is new: {COMMAND}")
    assert not lines, "\n" + "\n".join(lines)


def test_the_list_is_in_order_and_says_each_name_once() -> None:
    assert LIST.read_text(encoding="utf-8") == list_text(*listed_names())


def test_every_kind_of_name_is_found(names_now: Names) -> None:
    kinds = {name.partition(" ")[0] for names in names_now.values() for name in names}
    assert kinds == {
        "action",
        "editor",
        "fact",
        "field",
        "fix",
        "heading",
        "option",
        "player",
        "position",
        "query",
        "question",
        "record",
        "route",
        "scenario",
        "sequence",
        "sheet",
        "state",
        "step",
        "topic",
        "track",
        "variant",
        "zone",
    }
    assert names_now["patrol"] >= {
        "action Move",
        "action Move.path",
        "fact where",
        "question combat die",
        "zone german deck",
    }
    assert "fact memory" in names_now["ardennes"], "a fact of an earlier form of states is read"


def test_an_action_that_a_title_has_no_more_is_missed(names_now: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    title = type(playable("patrol"))
    first, *others = title.ACTIONS
    monkeypatch.setattr(title, "ACTIONS", tuple(others))
    gone, new = gone_and_new(names_now, {}, names_now | {"patrol": title_names_of("patrol")})
    assert f"patrol: action {first.__name__}" in gone
    assert all(name.startswith(f"patrol: action {first.__name__}") for name in gone)
    assert new == []


def test_a_name_that_is_gone_or_new_is_named() -> None:
    kept = {"patrol": {"action Move", "action March"}}
    assert gone_and_new(kept, {}, {"patrol": {"action Move", "action Rest"}}) == (
        ["patrol: action March"],
        ["patrol: action Rest"],
    )


def test_a_name_may_be_read_as_another_if_the_program_reads_it() -> None:
    now = {"patrol": {"action Move"}}
    nowhere = {"patrol": {"action March": "action Move"}}
    gone, _ = gone_and_new(now, nowhere, now)
    assert gone == ["patrol: action March, which should be read as action Move"], "nothing reads it"


@pytest.mark.parametrize("name", ["action Move", "step InOrder", "fix turn", "question combat", "question combat die"])
def test_whether_a_name_is_read_is_asked_of_the_program(name: str) -> None:
    assert is_read("patrol", name)
    kind, _, _ = name.partition(" ")
    assert not is_read("patrol", f"{kind} nothing")


def test_of_other_kinds_of_names_no_reading_under_another_is_known() -> None:
    assert not is_read("patrol", "topic loss.steps")
    assert not is_read("http", "route GET /api/titles")
