"""User-defined measures, for tests of simulations."""

import os
import signal
from pathlib import Path

from broadfront.core.state import State

MARK = "BROADFRONT_TEST_KILLS"
"""Environment variable with a folder; the process that creates the file `killed` in it kills itself, once."""
AFTER = 20
"""Number of turns that all processes track before one of them is killed."""


def all_steps(state: State) -> int:
    """Return a figure that no title declares as a measure."""
    return sum(bytes(state.fact("steps")))


def snow(state: State) -> bool:
    return bool(state.fact("weather") == "snow")


def words(state: State) -> list[str]:
    """Return a value that is neither a number nor true or false."""
    return ["no"]


def deadly(state: State) -> int:
    """Kill one worker process midway; the measure itself is always 0."""
    folder = os.environ.get(MARK)
    if folder:
        with (Path(folder) / "turns").open("ab") as file:
            file.write(b".")
        if (Path(folder) / "turns").stat().st_size > AFTER:
            try:
                (Path(folder) / "killed").touch(exist_ok=False)
            except FileExistsError:
                return 0
            os.kill(os.getpid(), signal.SIGKILL)
    return 0
