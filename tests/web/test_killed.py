"""Killed at any moment, the server loses no action it acknowledged."""

import random
from pathlib import Path

from tests.web.killing import Killed

TIMES = 20


def test_twenty_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    killed, rng = Killed(tmp_path), random.Random(20)
    for _ in range(TIMES):
        killed.once(rng)
    killed.close()
    assert len(killed.acknowledged) >= TIMES
    assert killed.actions >= 5 * TIMES
