"""Measures of a person's own, for tests of simulations."""

import os
import signal
from pathlib import Path

from broadfront.core.state import State

MARK = "BROADFRONT_TEST_KILLS"
"""Names a folder: the process that makes the file `killed` in it kills itself, once."""
AFTER = 20
"""Turns tracked by all processes before that."""


def all_steps(state: State) -> int:
    """Something the titles do not declare."""
    return sum(bytes(state.fact("steps")))


def snow(state: State) -> bool:
    return bool(state.fact("weather") == "snow")


def words(state: State) -> list[str]:
    """Neither a number nor yes or no."""
    return ["no"]


def deadly(state: State) -> int:
    """Kills one worker half-way; as a measure it is always 0."""
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
