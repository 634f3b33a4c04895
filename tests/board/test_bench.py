"""The bench measures what it says, and says what it missed."""

import json
from pathlib import Path

import pytest

from bench import Measured, Missing, Row, against, compared, native, row
from bench import rows as rows_package
from bench.__main__ import main
from bench.board import Board, load_board
from bench.native import flood_timer, load_library, reach_timer
from bench.others import masked_networkx_search, networkx_search, plain_python_flood, plain_python_search, scipy_search
from bench.registry import load_rows
from bench.report import format_figure, format_table, verdicts
from tests.conftest import Missing as EndMissing
from tools.trees import this_tree


@pytest.fixture(scope="module")
def small() -> Board:
    return load_board("60x60")


def rows(*measured: Measured) -> list[Row]:
    return [Row(f"row {number}", number, lambda one=one: one) for number, one in enumerate(measured)]  # type: ignore[misc]


def test_every_contender_gives_our_answers(small: Board) -> None:
    for build in (networkx_search, masked_networkx_search, scipy_search, plain_python_search):
        search = build(small)
        for start in small.starts[:5]:
            assert search(start) == small.points_spent(start)
    assert plain_python_flood(small) == small.lengths()


def test_c_gives_our_answers(small: Board, missing: EndMissing) -> None:
    try:
        load_library()
    except Missing:
        missing("a C compiler", "apt-get install gcc")
    assert reach_timer(small)(3) > 0  # the timers compare answers before they time
    assert flood_timer(small)(3) > 0


def test_without_a_compiler_the_row_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    load_library.cache_clear()
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(Missing, match=r"no C compiler \(cc\); install one to have this figure"):
        native.load_library()
    missing_c = Measured(1e-6, others={"C": "no C compiler (cc)"}, at_most={"C": 2})
    assert verdicts(missing_c) == []
    assert "row 0: C: no C compiler (cc)" in format_table([(rows(missing_c)[0], missing_c)])


def test_limits_are_judged_by_the_ratio_in_one_run() -> None:
    measured = Measured(
        2e-6,
        others={"slow": 100e-6, "C": 0.5e-6},
        at_least={"slow": 40},
        at_most={"C": 2},
        limit=3e-6,
    )
    assert [verdict["met"] for verdict in verdicts(measured)] == [True, False, True]
    assert [verdict["what"] for verdict in verdicts(measured)] == [
        "50x faster than slow, at least 40x",
        "4.00x the time of C, at most 2x",
        "2 µs, at most 3 µs",
    ]


def test_the_run_fails_when_a_limit_is_missed_and_writes_json(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    kept, broken = Measured(1.0, limit=2.0), Measured(3e6, "bytes", limit=2e6, note="too much")

    def absent() -> Measured:
        raise Missing("the map is not built")

    path = tmp_path / "results.json"
    assert main(["--json", str(path)], rows(kept)) == 0
    assert main(["--json", str(path)], [*rows(kept, broken), Row("absent", 9, absent)]) == 1
    told = capsys.readouterr().out
    assert "MISSED: 3 MB, at most 2 MB" in told
    assert "row 1: too much" in told
    assert "the map is not built" in told
    data = json.loads(path.read_text())
    assert [found.get("value") for found in data["rows"]] == [1.0, 3e6, None]
    assert data["rows"][1]["limits"] == [{"what": "3 MB, at most 2 MB", "met": False}]
    assert data["machine"]["cores"] >= 1


def test_rows_are_chosen_by_words_of_their_name(capsys: pytest.CaptureFixture[str]) -> None:
    every = load_rows(rows_package)
    assert main(["--list", "--only", "reach, 60x60"], every) == 0
    assert capsys.readouterr().out == "reach, 60x60\n"
    assert main(["--only", "no such row"], every) == 2
    assert "no row has no such row in its name" in capsys.readouterr().err
    names = {one.name for one in every}
    assert {"trace, 250x200", "load the rhine map", "peak memory, wacht map with kernels"} <= names


def test_two_rows_cannot_share_a_name() -> None:
    load_rows(rows_package)
    with pytest.raises(ValueError, match="There are two rows called 'reach, 60x60'"):
        row("reach, 60x60")(lambda: Measured(1.0))


def test_figures_are_shown_with_three_digits() -> None:
    assert [format_figure(value, "s") for value in (1.5, 0.0123456, 4.2e-6, 7e-8)] == [
        "1.5 s",
        "12.3 ms",
        "4.2 µs",
        "70 ns",
    ]
    assert [format_figure(value, "bytes") for value in (2.5e8, 1200)] == ["250 MB", "1.2 kB"]


def test_the_best_round_counts() -> None:
    rounds = iter([9.0, 5.0, 4.0, 3.0, 6.0])
    assert compared({"call": lambda count: next(rounds)}, rounds=3) == {"call": 3.0}


def test_two_trees_are_judged_by_the_median_of_their_rounds() -> None:
    """One slow spell of the machine says nothing; a row that stays slower does."""
    names = ["copy", "import broadfront", "page: paint"]

    def figures(copy: float, start: float) -> against.Figures:
        measured = {name: {"value": value, "unit": "s"} for name, value in zip(names, (copy, start), strict=False)}
        return measured | {"page: paint": {"missing": "Missing: the page is not built"}}

    rounds = [(figures(1.0, 1.0), figures(1.02, 1.08)), (figures(1.0, 1.0), figures(9.0, 1.09))]
    rounds.append((figures(2.0, 1.0), figures(2.0, 1.11)))
    found, missing = against.compare_rounds(rounds, names)
    assert [(row.name, round(row.ratio, 3), row.is_met) for row in found] == [
        ("copy", 1.02, True),
        ("import broadfront", 1.09, True),
    ]
    assert missing == {"page: paint": "before: Missing: the page is not built; after: Missing: the page is not built"}
    slower, _ = against.compare_rounds([(figures(1.0, 1.0), figures(1.04, 1.2))], names[:2])
    assert [row.is_met for row in slower] == [False, False]
    told = against.format_table(slower, missing)
    assert "copy" in told
    assert "MISSED: at most 1.03" in told
    assert "MISSED: at most 1.10" in told


def test_a_round_that_was_measured_is_not_measured_again(tmp_path: Path) -> None:
    tree, file = this_tree(), tmp_path / "01-after.json"
    first = against.measure(tree, ["copy of a state, patrol"], file)
    assert first["copy of a state, patrol"]["value"] > 0
    written = file.stat().st_mtime_ns
    assert against.measure(tree, ["copy of a state, patrol"], file) == first
    assert file.stat().st_mtime_ns == written


def test_a_comparison_needs_a_commit_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--against", "no-such-commit"], []) == 2
    assert "no-such-commit is no commit" in capsys.readouterr().err
