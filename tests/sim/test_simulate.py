"""Simulations: the same table wherever games are played, saved to disk, and resumed."""

import csv
import subprocess
import sys
from pathlib import Path

import pandas as pd
import polars as pl
import pyarrow.parquet
import pytest

import broadfront as bf
from broadfront.core.errors import Invalid
from broadfront.sim.simulation import Simulation
from broadfront.titles import playable
from tests.sim import measures
from tests.sim.measures import MARK

TRACKS = ["held Weiler", "taken Weiler by american", "steps lost", "control"]
RANDOM = {"german": "random", "american": "random"}
DEADLY = f"{measures.__name__}:deadly"


def patrol(games: int = 6, **more: object) -> Simulation:
    given = {"variant": "two-player", "players": RANDOM, "track": TRACKS} | more
    return bf.simulate("patrol", games=games, **given)  # type: ignore[arg-type]


def test_one_process_and_two_of_which_one_is_killed_write_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tracks = [*TRACKS, DEADLY]
    patrol(12, track=tracks, out=tmp_path / "one.parquet")
    monkeypatch.setenv(MARK, str(tmp_path))
    patrol(12, track=tracks, jobs=2, out=tmp_path / "two.parquet")
    assert (tmp_path / "killed").exists()
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def test_a_game_that_kills_every_process_is_blamed_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def dead(_job: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-c", ""], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    monkeypatch.setattr("broadfront.sim.workers._start_worker", dead)
    with pytest.raises(Invalid, match=r"Seed [45]: 3 processes died over this game"):
        patrol(2, seed=4, jobs=2)


def test_a_game_that_cannot_be_played_is_reported_by_another_process_in_one_line() -> None:
    with pytest.raises(Invalid, match="gave list; expected a number"):
        patrol(2, track=[f"{measures.__name__}:words"], jobs=2)


def test_a_stopped_run_goes_on_also_after_a_torn_line(tmp_path: Path) -> None:
    out, journal = tmp_path / "games.csv", tmp_path / "games.csv.journal"
    whole = patrol(5, out=tmp_path / "whole.csv").rows

    def stop(done: int, _total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        patrol(5, out=out, told=stop)
    kept = journal.read_bytes()
    assert kept.count(b"\n") == 4
    assert not out.exists()
    journal.write_bytes(kept + b'{"seed":3,"world":"ou')
    counted: list[int] = []
    assert patrol(5, out=out, told=lambda done, _total: counted.append(done)).rows == whole
    assert counted == [3, 4, 5]
    assert out.read_bytes() == (tmp_path / "whole.csv").read_bytes()
    counted.clear()
    patrol(7, out=out, told=lambda done, _total: counted.append(done))
    assert counted == [5, 6, 7]


def test_a_journal_of_other_games_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    patrol(1, out=out)
    with pytest.raises(Invalid, match=r"another job \(variant two-player, now solo\)"):
        patrol(1, out=out, variant="solo", players={})
    with pytest.raises(Invalid, match=r"another job \(tracks .*, now none\)"):
        patrol(1, out=out, track=[])
    (tmp_path / "games.csv.journal").write_text("nonsense\n")
    with pytest.raises(Invalid, match="not a journal of games"):
        patrol(1, out=out)
    (tmp_path / "games.csv.journal").write_text("torn in the first li")
    assert len(patrol(1, out=out)) == 1


def test_the_table_is_plain_rows_that_pandas_polars_and_files_hold_alike(tmp_path: Path) -> None:
    found = patrol(4)
    rows = found.rows
    assert list(rows[0]) == [
        "data",
        "seed",
        "turn",
        "date",
        "held Weiler",
        "taken Weiler by american",
        "steps lost german",
        "steps lost american",
        "control",
        "over",
        "winner",
        "lines",
    ]
    assert [row["turn"] for row in rows if row["seed"] == 0] == [1, 2, 3, 4, 5]
    assert sum(row["over"] for row in rows) == 4
    frame, other = pd.DataFrame(rows), pl.DataFrame(rows)
    assert frame.shape == other.shape == (len(rows), len(rows[0]))
    found.write(tmp_path / "t.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "t.parquet").to_pylist() == rows
    found.write(tmp_path / "t.csv")
    with (tmp_path / "t.csv").open(newline="") as file:
        read = list(csv.DictReader(file))
    assert [row["held Weiler"] for row in read] == [str(row["held Weiler"]).lower() for row in rows]
    with pytest.raises(Invalid, match=r"ends in \.csv or \.parquet"):
        found.write(tmp_path / "t.xlsx")


def test_without_tracks_a_game_is_one_row() -> None:
    found = patrol(3, track=[])
    assert [(row["seed"], row["over"]) for row in found.rows] == [(0, True), (1, True), (2, True)]


def test_a_function_of_ones_own_is_a_column() -> None:
    name = measures.__name__
    found = patrol(2, track=[f"{name}:all_steps", f"{name}:snow"])
    assert [column.kind for column in found.columns] == ["number", "yes"]
    assert found.rows[0]["all_steps"] > 0
    assert found.chances("snow")[0]["games"] == 2
    with pytest.raises(Invalid, match="has no function nothing"):
        patrol(1, track=[f"{name}:nothing"])
    with pytest.raises(Invalid, match=r"cannot import no\.such\.module"):
        patrol(1, track=["no.such.module:f"])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "games: 0 is not a whole number from 1 to"),
        ({"games": 2.5}, "games: 2.5 is not a whole number"),
        ({"seed": -1}, "seed: -1 is not a whole number from 0"),
        ({"jobs": 0}, "jobs: 0 is not a number of processes"),
        ({"scenario": "moon"}, "Unknown scenario of patrol 'moon'"),
        ({"variant": "three"}, "Unknown variant of patrol 'three'"),
        ({"players": {"german": "genius"}}, "Unknown player of patrol 'genius'"),
        ({"players": {"dutch": "random"}}, "Unknown side of patrol 'dutch'"),
        ({"variant": "solo", "players": {"american": "random"}}, "The system plays american in solo"),
        ({"track": ["luck"]}, "Unknown track of patrol 'luck'"),
        ({"track": ["held Moon"]}, "no hex or place 'Moon'"),
        ({"track": ["held 0101"]}, "only Weiler is held"),
        ({"track": ["control", "control"]}, "'control' is given twice"),
        ({"options": {"dice": "own"}}, "Nobody is there to roll"),
        ({"data": "/no/such/folder"}, "No data folder"),
        ({"sweep": "turns=4"}, "expected FILE:KEY=VALUE,VALUE"),
        ({"sweep": "house/forces.toml:moons=4"}, "the file has no moons"),
        ({"sweep": "house/forces.toml:unit=4"}, "unit is not a single value"),
        ({"sweep": "house/forces.toml:turns=4,99"}, "--sweep turns=99: "),
        ({"sweep": "map/hexes.txt:turns=4"}, "only values of .toml files can be swept"),
        ({"sweep": "house/forces.toml:turns=4", "data": "x"}, "Give --data or --sweep, not both"),
        ({"out": "games.xls"}, "ends in .csv or .parquet"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line_before_a_game(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(Invalid) as error:
        patrol(**({"games": 1} | wrong))  # type: ignore[arg-type]
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_a_sweep_plays_the_same_seeds_with_each_value() -> None:
    found = patrol(2, sweep="house/forces.toml:turns=3,4", track="control")
    assert [(row["data"], row["seed"]) for row in found.rows if row["over"]] == [
        ("turns=3", 0),
        ("turns=4", 0),
        ("turns=3", 1),
        ("turns=4", 1),
    ]
    assert max(row["turn"] for row in found.rows if row["data"] == "turns=4") == 4
    crossed = patrol(1, sweep=["house/forces.toml:turns=3,4", "house/forces.toml:snow_from=2,5"], track=[])
    assert [world.label for world in crossed.job.worlds] == [
        "turns=3 snow_from=2",
        "turns=3 snow_from=5",
        "turns=4 snow_from=2",
        "turns=4 snow_from=5",
    ]


def test_other_data_are_played_on_the_same_seeds_and_the_change_is_reported(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    (mine / "house").mkdir(parents=True)
    forces = playable("patrol").files.text("house/forces.toml")
    (mine / "house" / "forces.toml").write_text(forces.replace("turns = 5", "turns = 4"))
    found = patrol(4, data=mine, jobs=2)
    assert [world.label for world in found.job.worlds] == ["ours", "mine"]
    assert {row["what"]: row for row in found.changes()}["another winner"]["games"] == 4
    assert {row["data"] for row in found.balance()} == {"ours", "mine"}


def test_mistakes_in_the_data_are_found_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "forces.toml").write_text("turns = 'many'\n")
    with pytest.raises(Invalid, match=r"forces\.toml, line 1"):
        patrol(1, data=tmp_path, told=lambda done, _total: pytest.fail("a game began"))


def test_a_scenario_that_only_the_overlay_has_is_played(tmp_path: Path) -> None:
    own = tmp_path / "own" / "house" / "sectors"
    own.mkdir(parents=True)
    files = playable("rhine").files
    for kind in ("toml", "csv"):
        (own / f"dash.{kind}").write_text(files.text(f"house/sectors/corridor.{kind}"))
    found = bf.simulate("rhine", scenario="dash", variant="two-player", games=1, data=tmp_path / "own", track="vp")
    assert [world.label for world in found.job.worlds] == ["own"]
    assert found.rows[-1]["over"]


def test_levels_play_in_simulations_as_they_do_elsewhere() -> None:
    """The games equal those of `play_out`, and a misspelled level gives an error that lists all levels."""
    levels = {"german": "recruit", "american": "veteran"}
    made = patrol(1, players=levels, track=[], seed=5)
    game = bf.new("patrol", variant="two-player", seed=5)
    over = bf.play_out(game, levels, seed=5)
    assert made.rows[0]["winner"] == over.winner
    with pytest.raises(Invalid, match="elite"):
        patrol(1, players={"german": "eliet"})
    with pytest.raises(Invalid, match="elite"):
        bf.play_out(bf.new("patrol"), {"german": "eliet"})
