"""The engine: copying and changing a state, loading a record, starting up, answering a chart."""

import copy
import json
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

from bench import Measured, Missing, compared, row, seconds
from bench.timing import calls
from broadfront.core.game import Game
from broadfront.core.opening import open_file
from broadfront.core.record import Record
from broadfront.core.state import State
from broadfront.core.title import Playable
from broadfront.titles import playable
from broadfront.titles.patrol.rules.state import PatrolState

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "golden" / "patrol" / "german-wins.bf"

PEAK = """
import sys
from pathlib import Path
from broadfront.cli import main
main(sys.argv[1:])
print(1024 * int(Path("/proc/self/status").read_text().partition("VmHWM:")[2].split()[0]), file=sys.stderr)
"""
CHARTS = {
    "patrol": ("ask", "patrol.combat", "odds=2:1", "die=4"),
    "rhine": ("ask", "rhine.supply", "nation=us", "date=1944-09-26", "dice=7", "ground=dry"),
}


def load_title_and_record() -> tuple[Playable, Record]:
    return playable("patrol"), Record.read(RECORD)


def halfway_state() -> State:
    """Return the state of a patrol game half-way through."""
    title, record = load_title_and_record()
    return Game.replay(title, Record(record.header, record.lines[: len(record.lines) // 2])).state


@row("copy of a state, patrol", order=40)
def measure_patrol_copy() -> Measured:
    state = halfway_state()
    assert isinstance(state, PatrolState)
    facts = (state.facts(), state.zones, state.stack)
    times = compared(
        {
            "broadfront": calls(state.copy),
            "deepcopy": calls(lambda: copy.deepcopy(facts)),
        }
    )
    assert state.copy() == state
    return Measured(times.pop("broadfront"), others=times, note="deepcopy takes the facts alone, nothing derived")


@row("copy of a state, ardennes", order=41)
def measure_ardennes_copy() -> Measured:
    state = Game.new(playable("ardennes"), scenario="campaign", seed=1).state
    return Measured(seconds(state.copy))


@row("apply a line, patrol", order=42)
def measure_apply() -> Measured:
    """Measure a line of a game with known actions and outcomes, with and without checking every action."""
    title, record = load_title_and_record()
    actions = {line.n: title.codec.decode(line.do) for line in record.lines if line.do is not None}
    start = Game(title, record.header).state

    def trusted() -> State:
        state = start.copy()
        for line in record.lines:
            if line.n in actions:
                state.do(actions[line.n])
            elif line.chance is not None:
                state.happen(line.chance)
            state.settle()
        return state

    assert trusted() == Game.replay(title, record).state
    times = compared({"broadfront": calls(trusted), "checked and recorded": calls(lambda: Game.replay(title, record))})
    lines = len(record.lines)
    return Measured(
        times["broadfront"] / lines,
        others={"checked and recorded": times["checked and recorded"] / lines},
        note=f"a game of {lines} lines",
    )


@row("load a record, patrol", order=43)
def measure_load() -> Measured:
    title, record = load_title_and_record()
    texts = RECORD.read_bytes().splitlines()
    times = compared(
        {
            "broadfront": calls(lambda: open_file(title, RECORD)),
            "json alone": calls(lambda: [json.loads(text) for text in texts]),
        }
    )
    return Measured(
        times.pop("broadfront"), others=times, limit=0.1, note=f"{len(record.lines)} lines, each action checked again"
    )


def process_seconds(*command: str) -> float:
    """Return the wall-clock seconds of a process, the best of ten."""
    best = float("inf")
    for _ in range(10):
        before = time.perf_counter()
        subprocess.run([sys.executable, *command], capture_output=True, check=True)
        best = min(best, time.perf_counter() - before)
    return best


@row("import broadfront", order=50)
def measure_import() -> Measured:
    """Measure the whole process, including Python's own start."""
    return Measured(
        process_seconds("-c", "import broadfront"),
        others={"bare Python": process_seconds("-c", "pass")},
        limit=0.3,
    )


def measure_ask(title: str) -> Measured:
    return Measured(
        process_seconds("-m", "broadfront.cli", *CHARTS[title]),
        others={"bare Python": process_seconds("-c", "pass")},
        limit=0.25,
    )


def measure_memory(title: str) -> Measured:
    if not Path("/proc/self/status").exists():
        raise Missing("peak memory is read from /proc, which this system does not have")
    command = [sys.executable, "-c", PEAK, *CHARTS[title]]
    output = subprocess.run(command, capture_output=True, check=True, text=True).stderr
    return Measured(float(output.splitlines()[-1]), "bytes", limit=80e6)


for number, title in enumerate(CHARTS):
    row(f"broadfront ask, a chart of {title}", order=51 + number)(partial(measure_ask, title))
    row(f"peak memory, ask a chart of {title}", order=55 + number)(partial(measure_memory, title))
