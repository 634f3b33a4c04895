"""A server killed at any moment loses no action it acknowledged."""

import random
from pathlib import Path

from tests.web.killing import KilledServer

TIMES = 5


def test_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(10)
    with KilledServer(tmp_path) as killed:
        for _ in range(TIMES):
            killed.once(rng)
    assert len(killed.acknowledged.games) >= TIMES
    assert killed.actions >= 5 * TIMES
