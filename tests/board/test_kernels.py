"""numpy comes with what searches a map, numba with the first search; compiled kernels lie outside the package."""

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from broadfront.board.costs import Costs
from broadfront.board.kernels import shim
from broadfront.board.points import mp_to_twelfths
from broadfront.board.reach import reach
from tests.board.maps import open_ground
from tests.board.rules import on_foot

ROOT = Path(__file__).resolve().parents[2]

READ = """
from broadfront.board.hexmap import HexMap
head = "# broadfront-map 1\\n# title=t numbering=rrcc-west rows=1 columns=3 stagger=even-west hex_km=1\\n"
hexmap = HexMap.parse(head + "0101 Clear\\n0102 Clear\\n0103 Clear\\n")
"""
PREPARE = (
    READ
    + """
from broadfront.board.costs import Costs
from broadfront.board.points import charge
from broadfront.board.reach import reach
costs = Costs(hexmap, lambda step: charge(1, "flat"))
"""
)
SEARCH = (
    PREPARE
    + """
print(reach(costs, "0101", 12).destinations())
"""
)


def python(code: str, **environment: str) -> str:
    path = {"PYTHONPATH": str(ROOT / "src")}
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | path | environment,
    )
    assert told.stderr == ""
    return told.stdout.strip()


def heavy(names: Sequence[str], code: str = "") -> set[str]:
    """Which heavy packages come with these modules of the board, and some code."""
    imports = "; ".join(f"import broadfront.{name}" for name in names)
    told = python(f"import sys; {imports}\n{code}\nprint(*{{'numpy', 'numba'}} & set(sys.modules))")
    return set(told.split())


def test_what_a_chart_needs_of_the_board_imports_neither_numpy_nor_numba() -> None:
    light = "board", "board.hexmap", "board.points", "board.tabletop", "board.editing"
    assert heavy(light) == set()
    assert heavy(light, READ) == set()


def test_what_searches_a_map_imports_numpy_and_leaves_numba_to_the_first_search() -> None:
    assert heavy(["board.reach", "board.trace", "board.walk", "board.costs", "board.zones"]) == {"numpy"}
    assert heavy([], PREPARE) == {"numpy"}


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is set through XDG_CACHE_HOME")
def test_compiled_kernels_go_to_the_users_cache_and_not_into_the_package(tmp_path: Path) -> None:
    assert python(SEARCH, XDG_CACHE_HOME=str(tmp_path), NUMBA_CACHE_DIR="") == "('0102',)"
    (kept,) = (tmp_path / "broadfront").glob("*/kernels")
    assert any(path.name.startswith("reach.search") for path in kept.rglob("*.nbi"))
    assert not list((ROOT / "src").rglob("*.nbi"))


BOTH = "from broadfront.board.kernels.shim import reach_kernel; reach_kernel(True), reach_kernel(False); print('both')"


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is set through XDG_CACHE_HOME")
def test_each_signature_is_kept_apart_so_that_processes_never_read_each_others(tmp_path: Path) -> None:
    assert python(BOTH, XDG_CACHE_HOME=str(tmp_path), NUMBA_CACHE_DIR="") == "both"
    kept = [path.parent for path in tmp_path.rglob("reach.search*.nbc")]
    assert len(kept) == len(set(kept)) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is set through XDG_CACHE_HOME")
def test_without_a_cache_folder_the_kernels_are_compiled_in_the_process(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert python(SEARCH, XDG_CACHE_HOME=str(file), NUMBA_CACHE_DIR="") == "('0102',)"


@pytest.mark.parametrize(
    ("platform", "variable"),
    [("win32", "LOCALAPPDATA"), ("linux", "XDG_CACHE_HOME")],
)
def test_the_cache_folder_is_the_platforms_and_names_the_version(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    platform: str,
    variable: str,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    folder = shim.cache_folder()
    assert folder.parent.parent == tmp_path / "broadfront"
    assert folder.name == "kernels"


def test_threads_do_not_share_scratch() -> None:
    costs = Costs(open_ground(40, 40), on_foot)
    expected = {start: sorted(reach(costs, start, mp_to_twelfths(5)).best_rows) for start in range(0, 1600, 97)}
    wrong: list[int] = []

    def search() -> None:
        for start, hexes in expected.items():
            if sorted(reach(costs, start, mp_to_twelfths(5)).best_rows) != hexes:
                wrong.append(start)

    threads = [threading.Thread(target=search) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
