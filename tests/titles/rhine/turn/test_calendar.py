"""The 70 turns of the calendar and what their headings announce (BTR-ARRIVAL-13, 28..33)."""

import datetime as dt

import pytest

from tests.titles.rhine.support.asking import answer_value, ask_rhine, rhine_title


@pytest.mark.rule("BTR-ARRIVAL-13")
def test_there_are_seventy_turns_on_nine_days_of_a_month() -> None:
    first = answer_value("calendar", date="1944-09-05")
    assert (first["number"], first["previous"], first["next"], first["turns"]) == (1, None, "1944-09-08", 70)
    last = answer_value("calendar", date="1945-04-29")
    assert (last["number"], last["previous"], last["next"]) == (70, "1945-04-26", None)
    days = {date.day for date in rhine_title().calendar.turns}
    assert days == {1, 5, 8, 12, 15, 19, 22, 26, 29}
    assert ask_rhine("calendar", date="1944-10-01").value["number"] == 9


@pytest.mark.rule("BTR-ARRIVAL-33")
def test_the_turn_after_26_february_is_1_march() -> None:
    assert answer_value("calendar", date="1945-02-26")["next"] == "1945-03-01"
    assert answer_value("calendar", date="1945-03-01")["previous"] == "1945-02-26"
    assert dt.date(1945, 2, 28) not in rhine_title().calendar
    assert "1 March" in ask_rhine("calendar", date="1945-02-26").ledger[0].reason


def _announced_rules(turn: dt.date) -> list[str]:
    return [note.rule for note in rhine_title().calendar.notes if note.date == turn]


@pytest.mark.parametrize(
    ("rule", "date"),
    [
        pytest.param(rule, date, marks=pytest.mark.rule(rule))
        for rule, date in (
            ("BTR-ARRIVAL-28", "1944-09-08"),
            ("BTR-ARRIVAL-29", "1944-09-12"),
            ("BTR-ARRIVAL-30", "1944-11-01"),
            ("BTR-ARRIVAL-31", "1944-11-29"),
            ("BTR-ARRIVAL-32", "1945-02-08"),
        )
    ],
)
def test_a_heading_announces_what_begins_or_ends(rule: str, date: str) -> None:
    turns = [turn for turn in rhine_title().calendar.turns if rule in _announced_rules(turn)]
    assert [turn.isoformat() for turn in turns] == [date]
    assert rule in ask_rhine("arrivals", date=date).rules


def _two_map_turn_line(turn: dt.date) -> object:
    lines = [line.amount for line in ask_rhine("calendar", date=turn).ledger if "two-map campaigns of" in line.reason]
    return lines[0] if lines else None


def test_two_map_campaigns_have_the_turns_of_autumn_and_of_spring() -> None:
    named = {turn: _two_map_turn_line(turn) for turn in rhine_title().calendar.turns}
    assert [turn.isoformat() for turn, label in named.items() if label == "1944"][-1] == "1944-11-29"
    assert next(turn.isoformat() for turn, label in named.items() if label == "1945") == "1945-02-08"
    assert named[dt.date(1944, 12, 1)] is None
