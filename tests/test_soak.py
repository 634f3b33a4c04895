"""The soak runner counts, resumes after a stop, reports failures, and never loses results."""

import io
import json
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from broadfront.analyst import levels
from soak import Figures, Totals, jobs, registry
from soak import progress as progress_file
from soak.__main__ import main
from soak.jobs import analyst as analyzing
from soak.jobs import ardennes_solitaire as playing_alone
from soak.jobs import exploits as exploiting
from soak.jobs import rhine_map as campaigning
from soak.jobs import simulate as simulating
from soak.jobs import web as serving
from soak.registry import Family, Job, load_jobs
from soak.report import verdict
from soak.runner import FAILURES_KEPT, ProgressLine, run_job, run_one_seed
from soak.workers import run_in_workers
from tests.conftest import Missing
from tests.store.cluster import programs

ROOT = Path(__file__).resolve().parent.parent
SMALL: tuple[tuple[ModuleType, str, object], ...] = (
    (simulating, "GAMES", 12),
    (serving, "AT_ONCE", 15),
    (serving, "DEEDS", 4),
    (exploiting, "SCENARIO", "initial_assault"),
    (playing_alone, "SCENARIO", "initial_assault"),
    (analyzing, "LINES", 30),
    (analyzing, "PLAYOUTS", 2),
    (levels, "PLAYOUTS", {"veteran": 2, "elite": 2}),
    (campaigning, "TURNS", 4),
)
"""Smaller versions of what each job does with its first seed."""


def counting(seeds: range) -> Iterator[Figures]:
    """Seeds can be counted."""
    for seed in seeds:
        yield {"sum": seed}


def failing_on(*bad: int) -> Job:
    def work(seeds: range) -> Iterator[Figures]:
        """No seed is bad."""
        for seed in seeds:
            assert seed not in bad, f"seed {seed} is bad"
            yield {"good": 1}

    return Job("failing", range(10, 60), work)


def quiet() -> ProgressLine:
    return ProgressLine(io.StringIO())


def call(folder: Path, job: Job, *words: str) -> tuple[int, dict[str, Any]]:
    code = main(["--folder", str(folder), *words], {job.name: job}, quiet())
    report = json.loads((folder / "report.json").read_text())
    return code, report


def test_the_beginning_of_names_chooses_all_that_begin_so(capsys: pytest.CaptureFixture[str]) -> None:
    jobs = {name: Job(name, range(1), counting) for name in ("map-reach", "map-trace", "mapping", "other")}
    for word, chosen in (("map", ["map-reach", "map-trace"]), ("mapping", ["mapping"])):
        assert main(["--list", "--only", word], jobs, quiet()) == 0
        assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == chosen


def test_a_job_sums_its_figures_over_all_seeds(tmp_path: Path) -> None:
    code, report = call(tmp_path, Job("counting", range(3, 8), counting))
    assert code == 0
    (row,) = report["jobs"]
    assert (row["verdict"], row["done"], row["totals"]) == ("passed", 5, {"sum": 25})
    assert (row["first_seed"], row["last_seed"], row["claim"]) == (3, 7, "Seeds can be counted.")
    assert report["commit"] == progress_file.describe_commit(ROOT)
    assert "| counting | Seeds can be counted. | 3-7 | 5 |" in (tmp_path / "report.md").read_text()


@pytest.mark.parametrize(
    ("kinds", "told"),
    [(2, "Totals of tallying: kind-00 3, kind-01 3."), (13, "Totals of tallying: 13 figures, in report.json.")],
)
def test_a_page_for_people_tells_a_few_totals_and_where_many_are(tmp_path: Path, kinds: int, told: str) -> None:
    def tallying(seeds: range) -> Iterator[Figures]:
        """Kinds are tallied."""
        for _ in seeds:
            yield {f"kind-{kind:02}": 1 for kind in range(kinds)}

    _, report = call(tmp_path, Job("tallying", range(3), tallying))
    assert told in (tmp_path / "report.md").read_text().splitlines()
    assert len(report["jobs"][0]["totals"]) == kinds


def test_a_failing_seed_is_reported_and_the_others_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, report = call(tmp_path, failing_on(17, 59))
    assert code == 1
    (row,) = report["jobs"]
    assert [failure["seed"] for failure in row["failures"]] == [17, 59]
    assert (row["verdict"], row["done"], row["totals"]) == ("failed", 50, {"good": 48})
    assert "seed 17: AssertionError: seed 17 is bad" in capsys.readouterr().out
    assert "Traceback" in (tmp_path / "report.md").read_text()


def test_a_job_that_keeps_failing_is_given_up(tmp_path: Path) -> None:
    code, report = call(tmp_path, failing_on(*range(10, 60)))
    assert code == 1
    assert len(report["jobs"][0]["failures"]) == FAILURES_KEPT == report["jobs"][0]["done"]


def test_an_interrupted_job_goes_on_with_the_next_seed(tmp_path: Path) -> None:
    seen: list[int] = []

    def work(seeds: range) -> Iterator[Figures]:
        """Each seed is done once."""
        for seed in seeds:
            if seed == 4 and len(seen) == 4:
                raise KeyboardInterrupt
            seen.append(seed)
            yield {"sum": seed}

    job = Job("stopping", range(9), work)
    code, report = call(tmp_path, job)
    assert code == 130
    assert (report["jobs"][0]["verdict"], report["jobs"][0]["done"]) == ("unfinished", 4)
    seen.append(-1)  # the second run gets past seed 4
    code, report = call(tmp_path, job)
    assert code == 0
    assert seen == [0, 1, 2, 3, -1, 4, 5, 6, 7, 8]
    assert report["jobs"][0]["totals"] == {"sum": 36}


def test_a_finished_job_is_not_run_again_unless_asked_for_afresh(tmp_path: Path) -> None:
    runs = 0

    def work(seeds: range) -> Iterator[Figures]:
        """Counts its runs."""
        nonlocal runs
        runs += 1
        for _ in seeds:
            yield {}

    job = Job("once", range(3), work)
    call(tmp_path, job)
    call(tmp_path, job)
    assert runs == 1
    call(tmp_path, job, "--fresh")
    assert runs == 2


def test_the_conclusion_judges_the_totals(tmp_path: Path) -> None:
    def conclude(totals: Totals) -> None:
        assert totals["sum"] / totals["seeds"] == 99, "the mean is wrong"

    code, report = call(tmp_path, Job("concluding", range(5), counting, conclude))
    assert code == 1
    assert report["jobs"][0]["failures"] == [{"seed": None, "message": "AssertionError: the mean is wrong"}]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"job": "counting", "commit": "other", "first_seed": 0, "seeds": 5, "done": 2}', "the code has changed"),
        ('{"job": "counting", "commit": "here", "first_seed": 0, "seeds": 4, "done": 2}', "other seeds"),
        ('{"job": "counting", "commit": "he', "damaged"),
    ],
)
def test_progress_that_does_not_fit_is_not_used(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "counting.json"
    path.write_text(text)
    progress, said = progress_file.load_progress(path, Job("counting", range(5), counting), "here")
    assert progress.done == 0
    assert said is not None
    assert reason in said


def test_seeds_of_earlier_code_count_when_that_is_asked_for_and_the_report_names_its_commit(tmp_path: Path) -> None:
    path = tmp_path / "counting.json"
    earlier = {"job": "counting", "commit": "other", "first_seed": 0, "seeds": 5, "done": 2, "totals": {"sum": 1}}
    path.write_text(json.dumps(earlier))
    code, report = call(tmp_path, Job("counting", range(5), counting), "--go-on")
    (row,) = report["jobs"]
    assert (code, row["done"], row["totals"]["sum"], row["commits"][0]) == (0, 5, sum(range(5)), "other")
    assert "Seeds of counting were run at `other`." in (tmp_path / "report.md").read_text("utf-8")
    _, again = call(tmp_path, Job("counting", range(5), counting), "--go-on")
    assert again["jobs"][0]["commits"] == row["commits"]


def test_a_job_that_yields_too_seldom_is_an_error_in_the_job(tmp_path: Path) -> None:
    def work(seeds: range) -> Iterator[Figures]:
        """Stops early."""
        yield {}

    job = Job("short", range(2), work)
    with pytest.raises(RuntimeError, match="once for each"):
        run_job(job, progress_file.new_progress(job, "here"), tmp_path / "short.json", quiet())


def test_one_seed_can_be_run_alone_to_see_its_traceback() -> None:
    assert run_one_seed(failing_on(17), 18) == {"good": 1}
    with pytest.raises(AssertionError, match="seed 17 is bad"):
        run_one_seed(failing_on(17), 17)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--only", "nonsense"], "there is no job 'nonsense'; there are: counting"),
        (["--seed", "99"], "has seeds 0 to 4, not 99"),
    ],
)
def test_a_call_that_makes_no_sense_is_refused_in_one_line(
    words: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["--folder", str(tmp_path), *words], {"counting": Job("counting", range(5), counting)}, quiet())
    said = capsys.readouterr().err
    assert code == 2
    assert message in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "seeds", "message"),
    [("Bad Name", range(5), "small letters"), ("empty", range(0), "range of seeds"), ("twice", range(5), "two jobs")],
)
def test_a_job_that_cannot_be_run_is_not_registered(
    name: str, seeds: range, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_jobs", {"twice": Job("twice", range(1), counting)})
    with pytest.raises(ValueError, match=message):
        registry.job(name, seeds=seeds)(counting)


def test_a_killed_run_leaves_progress_that_can_be_read(tmp_path: Path) -> None:
    script = (
        "import io, pathlib, sys\n"
        "from soak import progress, runner\n"
        "from soak.registry import Job\n"
        "def work(seeds):\n"
        "    for seed in seeds:\n"
        "        yield {}\n"
        "runner.SAVE_EVERY_SECONDS = 0.0\n"
        "job = Job('endless', range(10**9), work)\n"
        "at, line = pathlib.Path(sys.argv[1]), runner.ProgressLine(io.StringIO())\n"
        "runner.run_job(job, progress.new_progress(job, 'here'), at, line)\n"
    )
    path = tmp_path / "endless.json"
    process = subprocess.Popen([sys.executable, "-c", script, str(path)], cwd=ROOT)
    deadline = time.monotonic() + 30
    while not path.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    progress, reason = progress_file.load_progress(path, Job("endless", range(10**9), counting), "here")
    assert reason is None
    assert progress.done > 0
    assert verdict(progress) == "unfinished"


@pytest.mark.parametrize("name", load_jobs(jobs))
def test_every_job_passes_its_first_seed(name: str, missing: Missing, monkeypatch: pytest.MonkeyPatch) -> None:
    if name.endswith("postgresql") and programs() is None:
        missing("postgresql", "apt-get install --no-install-recommends postgresql")
    job = load_jobs(jobs)[name]
    for module, size, small in SMALL:
        monkeypatch.setattr(module, size, small)
    run_one_seed(job, job.seeds.start)


def in_a_family(family: Family, *names: str) -> dict[str, Job]:
    return {name: Job(name, range(3), counting, family=family) for name in names}


def test_jobs_of_a_family_are_concluded_together(tmp_path: Path) -> None:
    jobs = in_a_family(Family("both", lambda totals: [f"{totals['sum']:g} in {totals['seeds']:g} seeds"]), "one", "two")
    assert main(["--folder", str(tmp_path)], jobs, quiet()) == 0
    assert "## both, all jobs together\n\n6 in 6 seeds" in (tmp_path / "report.md").read_text()
    assert main(["--folder", str(tmp_path), "--only", "one"], jobs, quiet()) == 0
    assert "Nothing can be said yet: two did not run through." in (tmp_path / "report.md").read_text()


def test_a_family_that_fails_together_fails_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def wrong(totals: Totals) -> list[str]:
        raise AssertionError(f"{totals['sum']:g} is too much")

    jobs = in_a_family(Family("both", wrong), "one", "two")
    assert main(["--folder", str(tmp_path)], jobs, quiet()) == 1
    assert "soak: both, all jobs together: AssertionError: 6 is too much" in capsys.readouterr().out
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["together"][0]["failure"]["message"] == "AssertionError: 6 is too much"


def test_workers_give_results_in_the_order_of_the_seeds_and_hand_on_what_fails() -> None:
    assert list(run_in_workers(bin, range(3, 6))) == ["0b11", "0b100", "0b101"]
    assert list(run_in_workers(bin, range(3, 4))) == ["0b11"]
    results = run_in_workers(math.factorial, range(-1, 3))
    with pytest.raises(ValueError, match="negative"):
        next(results)
