"""The page's server, killed again and again."""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from soak import Figures, Totals, job
from tests.web.killing import Killed


def _enough(totals: Totals) -> None:
    assert totals["actions"] >= 5 * totals["seeds"], "hardly anything was played between the kills"


@job("web-killed", seeds=range(100), conclude=_enough)
def killed(seeds: range) -> Iterator[Figures]:
    """Killed with SIGKILL under load, the server has every acknowledged action, and every game replays."""
    with tempfile.TemporaryDirectory() as folder:
        games = Killed(Path(folder))
        try:
            for seed in seeds:
                before = games.actions
                games.once(random.Random(seed))
                yield {"actions": games.actions - before}
        finally:
            games.close()
