"""Timing of calls.

Time is the processor time of this thread, and the best of many rounds counts, because other work on the machine only
adds time. Compared calls alternate, so that a slow spell of the machine affects all of them.
"""

import time
from collections.abc import Callable, Mapping

Timer = Callable[[int], float]  # number of calls -> seconds they took


def calls(call: Callable[[], object]) -> Timer:
    """Return a timer of a Python call."""

    def timer(count: int) -> float:
        started = time.thread_time()
        for _ in range(count):
            call()
        return time.thread_time() - started

    return timer


def compared(timers: Mapping[str, Timer], *, rounds: int = 12, batch: float = 0.03) -> dict[str, float]:
    """Return the seconds of one call for each timer; a round of one takes about `batch` seconds, or one call."""
    best = {}
    counts = {}
    for name, timer in timers.items():
        timer(1)  # the first call compiles, caches and warms
        best[name] = timer(1)
        counts[name] = max(1, int(batch / max(best[name], 1e-7)))
    for _ in range(rounds):
        for name, timer in timers.items():
            best[name] = min(best[name], timer(counts[name]) / counts[name])
    return best


def seconds(call: Callable[[], object], *, rounds: int = 12, batch: float = 0.03) -> float:
    """Return the seconds one call takes."""
    return compared({"call": calls(call)}, rounds=rounds, batch=batch)["call"]
