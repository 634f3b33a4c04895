"""The page's server: killed again and again; two of them on one database that fails."""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from soak import Figures, Totals, job
from tests.store.cluster import Cluster, programs
from tests.web.killing import Killed
from tests.web.racing import Racing


def _enough(totals: Totals) -> None:
    assert totals["actions"] >= 5 * totals["seeds"], "hardly anything was played between the kills"


@job("web-killed", seeds=range(300), conclude=_enough)
def killed(seeds: range) -> Iterator[Figures]:
    """Killed with SIGKILL under load, the server has every acknowledged action, and every game replays."""
    with tempfile.TemporaryDirectory() as folder, Killed(Path(folder)) as games:
        for seed in seeds:
            before = games.figures()
            games.once(random.Random(seed))
            yield {name: now - before[name] for name, now in games.figures().items()}


def _raced(totals: Totals) -> None:
    for name, least in (("acknowledged", 60), ("conflicts", 5), ("unavailable", 5), ("injected", 5), ("held", 0.5)):
        assert totals[name] >= least * totals["seeds"], f"too few {name} to show anything"


def _race(seeds: range, cluster: Cluster | None) -> Iterator[Figures]:
    with tempfile.TemporaryDirectory() as folder, Racing(Path(folder), cluster) as racing:
        for seed in seeds:
            before = racing.counts.copy()
            racing.round(seed, last=seed == seeds[-1])
            yield {name: now - before[name] for name, now in racing.counts.items()}


@job("web-two-servers-sqlite", seeds=range(15), conclude=_raced)
def two_servers_sqlite(seeds: range) -> Iterator[Figures]:
    """Two servers race on a SQLite file that fails: what was acknowledged is there, every game replays and goes on."""
    yield from _race(seeds, None)


@job("web-two-servers-postgresql", seeds=range(15), conclude=_raced)
def two_servers_postgresql(seeds: range) -> Iterator[Figures]:
    """The same on one database of PostgreSQL, which is also restarted under them."""
    found = programs()
    if found is None:
        raise RuntimeError("postgresql is missing. Run: apt-get install --no-install-recommends postgresql")
    cluster = Cluster(found)
    try:
        yield from _race(seeds, cluster)
    finally:
        cluster.close()
