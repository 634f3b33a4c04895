"""Games on a local Ray cluster; a single test checks everything, since starting the cluster takes most of the time."""

import importlib.util
from pathlib import Path

import pytest

import broadfront as bf
from tests.conftest import Missing
from tests.sim import measures
from tests.sim.measures import MARK

GAMES = 12
TRACKS = ["held Weiler", "control", f"{measures.__name__}:deadly"]


def test_ray_with_two_workers_of_which_one_is_killed_writes_the_same_bytes_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: Missing
) -> None:
    if importlib.util.find_spec("ray") is None:
        missing("Ray", "pip install 'broadfront[cluster]'")
    players = {"german": "random", "american": "random"}
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    bf.simulate("patrol", variant="two-player", players=players, games=GAMES, track=TRACKS, out=here)
    kept = Path(f"{here}.journal").read_bytes().splitlines(keepends=True)
    Path(f"{there}.journal").write_bytes(b"".join(kept[:3]) + kept[3][:20])
    monkeypatch.setenv(MARK, str(tmp_path))
    monkeypatch.setenv("RAY_ADDRESS", "no.such.cluster:6379")  # local is local, whatever else there is
    counted: list[int] = []
    bf.simulate(
        "patrol",
        variant="two-player",
        players=players,
        games=GAMES,
        track=TRACKS,
        out=there,
        jobs=2,
        ray="local",
        told=lambda done, _total: counted.append(done),
    )
    assert (tmp_path / "killed").exists()
    assert counted == list(range(2, GAMES + 1))
    assert there.read_bytes() == here.read_bytes()


def test_a_cluster_that_is_not_there_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch, missing: Missing) -> None:
    if importlib.util.find_spec("ray") is None:
        missing("Ray", "pip install 'broadfront[cluster]'")

    def none_runs(**_how: object) -> None:
        # What Ray says; asked in earnest, it would find the cluster of a test that runs beside this one.
        raise ConnectionError("Could not find any running Ray instance.\nPlease specify the one to connect to.")

    monkeypatch.setattr("ray.init", none_runs)
    with pytest.raises(bf.Invalid, match=r"--ray auto: .* Give local, auto, or the address"):
        bf.simulate("patrol", games=1, ray="auto")
