"""How long a call takes.

Time is processor time of this thread, and the best of many rounds counts: other work on the machine only makes a round
longer. Calls that are compared take turns, so that a slow spell of the machine meets all of them.
"""

import time
from collections.abc import Callable, Mapping

Timer = Callable[[int], float]  # so many calls -> seconds they took


def calls(call: Callable[[], object]) -> Timer:
    """A timer of a Python call."""

    def timer(count: int) -> float:
        started = time.thread_time()
        for _ in range(count):
            call()
        return time.thread_time() - started

    return timer


def compared(timers: Mapping[str, Timer], *, rounds: int = 12, batch: float = 0.03) -> dict[str, float]:
    """Seconds of one call, for each; a round of one lasts about `batch` seconds, or one call."""
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
    """Seconds one call takes."""
    return compared({"call": calls(call)}, rounds=rounds, batch=batch)["call"]
