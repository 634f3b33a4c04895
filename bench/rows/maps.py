"""Loading the maps: time, and peak memory of a process that uses the kernels."""

import subprocess
import sys
from functools import partial
from pathlib import Path

from bench import Measured, Missing, row
from bench.board import REAL, map_file

LOAD = """
import sys, time
from pathlib import Path
from broadfront.board.hexmap import load_map
started = time.perf_counter()
hexmap = load_map(Path(sys.argv[1]))
print(time.perf_counter() - started)
"""
USE = (
    LOAD
    + """
from broadfront.board.costs import Costs
from broadfront.board.points import charge
from broadfront.board.reach import reach
from broadfront.board.trace import trace
costs = Costs(hexmap, lambda step: charge(1, "any"))
reach(costs, len(hexmap) // 2, 144).destinations()
trace(hexmap, [0]).lengths
status = Path("/proc/self/status").read_text()
print(1024 * int(status.partition("VmHWM:")[2].split()[0]))
"""
)


def run_script(code: str, title: str) -> list[float]:
    command = [sys.executable, "-c", code, str(map_file(title))]
    return [float(line) for line in subprocess.run(command, capture_output=True, check=True, text=True).stdout.split()]


def measure_load(title: str) -> Measured:
    """Measure the best of five processes, each loading the map once, as a command does."""
    return Measured(min(run_script(LOAD, title)[0] for _ in range(5)), limit=0.3)


def measure_memory(title: str) -> Measured:
    if not Path("/proc/self/status").exists():
        raise Missing("peak memory is read from /proc, which this system does not have")
    return Measured(run_script(USE, title)[1], "bytes", limit=250e6)


for number, title in enumerate(REAL):
    row(f"load the {title} map", order=20 + number)(partial(measure_load, title))
    row(f"peak memory, {title} map with kernels", order=30 + number)(partial(measure_memory, title))
