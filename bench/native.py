"""Compiles bench/reach.c and times it, for comparison in the same run."""

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import numpy as np

from bench.board import Board
from bench.registry import Missing
from bench.timing import Timer, compared

SOURCE = Path(__file__).with_name("reach.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")


@cache
def load_library() -> ctypes.CDLL:
    """Return the compiled C searches. Raise `Missing` without a C compiler."""
    compiler = os.environ.get("CC") or shutil.which("cc")
    if not compiler or not shutil.which(compiler):
        raise Missing("no C compiler (cc); install one to have this figure")
    folder = tempfile.mkdtemp(prefix="broadfront-bench-")
    target = Path(folder) / "reach.so"
    done = subprocess.run([compiler, *FLAGS, "-o", target, SOURCE], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(f"{compiler} cannot compile reach.c: {done.stderr.strip().splitlines()[-1]}")
    loaded = ctypes.CDLL(str(target))
    loaded.time_reach.restype = ctypes.c_double
    loaded.time_flood.restype = ctypes.c_double
    shutil.rmtree(folder)  # the library remains loaded
    return loaded


def compare_with_c(
    timers: Mapping[str, Timer], in_c: Callable[[], Timer]
) -> tuple[dict[str, float], dict[str, float | str]]:
    """Return the times of all searches, including C, or the reason why there is no C."""
    try:
        return compared({**timers, "C": in_c()}), {}
    except Missing as reason:
        return compared(timers), {"C": str(reason)}


def reach_timer(board: Board) -> Timer:
    """Return a timer of searches in C, after checking one result."""
    code = load_library()
    hexes = len(board.hexmap) + 1
    starts = np.array(board.starts, dtype=np.int32)
    labels = np.empty((2 * hexes, 4), dtype=np.int32)
    found = ctypes.c_int32()

    def timer(count: int) -> float:
        took: float = code.time_reach(
            _pointer(board.hexmap.neighbour),
            _pointer(board.costs.array),
            _pointer(board.flags),
            _pointer(board.rules.table),
            hexes,
            _pointer(starts),
            len(starts),
            board.allowance,
            count,
            _pointer(labels),
            ctypes.byref(found),
        )
        return took

    timer(1)
    answer: dict[int, int] = {}
    for hex, spent, _, _ in labels[: found.value].tolist():
        answer.setdefault(hex, spent)
    assert answer == board.points_spent(board.starts[0]), "C gives another answer"
    return timer


def flood_timer(board: Board) -> Timer:
    """Return a timer of floods in C, after checking the result."""
    code = load_library()
    hexes = len(board.hexmap) + 1
    sources = np.array(board.sources, dtype=np.int32)
    length = np.empty(hexes, dtype=np.int32)
    toward = np.empty(hexes, dtype=np.int32)

    def timer(count: int) -> float:
        took: float = code.time_flood(
            _pointer(board.hexmap.neighbour),
            _pointer(board.flags),
            _pointer(board.rules.table),
            hexes,
            _pointer(sources),
            len(sources),
            1 << 29,
            count,
            _pointer(length),
            _pointer(toward),
        )
        return took

    timer(1)
    assert length[:-1].tolist() == board.lengths(), "C gives another answer"
    return timer


def _pointer(array: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)
