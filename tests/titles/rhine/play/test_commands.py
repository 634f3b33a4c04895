"""`broadfront rhine`: the calendar and the report."""

import json
from pathlib import Path

import pytest

from broadfront.cli import main
from broadfront.core.opening import open_file
from broadfront.titles.rhine.rules.clerk.campaign_data import arrival_rows, supply_rows, weather_rows
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.table.campaign_text import describe_campaign
from tests.titles.rhine.support.asking import rhine_title
from tests.titles.rhine.support.books import make_books


def test_the_calendar_is_a_line_a_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rhine", "calendar", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == 70
    assert rows[0] == {
        "turn": 1,
        "date": "1944-09-05",
        "ground": "Dry",
        "US status": 5,
        "CW status": 6,
        "rail": 0,
        "sea": 1,
        "US arrive": 5,
        "CW arrive": 4,
        "FR arrive": 0,
        "leave": 0,
        "notes": "",
    }
    assert main(["rhine", "calendar", "--month", "1945-02"]) == 0
    told = capsys.readouterr().out
    assert told.count("1945-02-") == 8
    assert main(["rhine", "calendar", "--month", "1946-02"]) == 2
    assert "months are 1944-09" in capsys.readouterr().err


@pytest.mark.parametrize("suffix", [".json", ".svg"])
def test_the_report_is_written(tmp_path: Path, suffix: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / f"report{suffix}"
    assert main(["rhine", "report", "-o", str(out), "--seeds", "50"]) == 0
    assert out.stat().st_size > 10_000
    assert "SP expected by 1945-04-29" in capsys.readouterr().out
    assert main(["rhine", "report", "-o", str(tmp_path / "report.doc")]) == 2
    assert ".svg" in capsys.readouterr().err


def test_the_bands_hold_the_mean_and_the_chances_sum_to_one() -> None:
    last = [row for row in supply_rows(rhine_title(), 200) if row["date"] == "1945-04-29"]
    assert [row["nation"] for row in last] == ["US", "CW"]
    assert all(row["q5"] < row["mean"] < row["q95"] for row in last)
    chances: dict[tuple[str, str], float] = {}
    for row in weather_rows(rhine_title()):
        key = row["date"], row["kind"]
        chances[key] = chances.get(key, 0) + row["chance"]
    assert len(chances) == 140
    assert all(total == pytest.approx(1, abs=1e-5) for total in chances.values())
    arriving = [e.piece.units for e in rhine_title().arrivals.entries if e.campaign == "all" and e.action == "arrive"]
    assert sum(row["counters"] for row in arrival_rows(rhine_title())) == sum(arriving)


def test_the_books_can_be_read() -> None:
    told = describe_campaign(make_books("1944-11-01"))
    assert "Turn 18, 1944-11-01, full campaign" in told
    assert "Scheldt closed" in told


def test_the_books_of_a_campaign_are_begun_with_its_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "campaign.bf"
    words = ["rhine", "clerk", str(file), "--campaign", "south-1945", "--alpine-redoubt", "--own-dice", "--seed", "1"]
    assert main(words) == 0
    game = open_file(rhine_title(), file).game
    assert isinstance(game.state, RhineState)
    assert (game.state.clock.campaign, game.state.clock.flanks) == ("south-1945", ("alpine_redoubt",))
    assert game.record.header.options["dice"] == "own"
    assert main(words) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["rhine", "clerk", str(tmp_path / "other.bf"), "--campaign", "east"]) == 2
    assert "north-1944" in capsys.readouterr().err
