"""Killed at any moment, the server loses no action it acknowledged."""

import random
from pathlib import Path

from tests.web.killing import Killed

TIMES = 10


def test_ten_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(10)
    with Killed(tmp_path) as killed:
        for _ in range(TIMES):
            killed.once(rng)
    assert len(killed.acknowledged.games) >= TIMES
    assert killed.actions >= 5 * TIMES
