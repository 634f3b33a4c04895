"""The page's server: killed repeatedly, two on one failing database, flooded with requests, on a full disk."""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from soak import Figures, Totals, job
from tests.store.cluster import Cluster, programs
from tests.web.besieged import BesiegedServer
from tests.web.filling import FullDiskServer
from tests.web.killing import KilledServer
from tests.web.racing import DEEDS, RacingServers


def _check_enough(totals: Totals) -> None:
    assert totals["actions"] >= 5 * totals["seeds"], "hardly anything was played between the kills"


@job("web-killed", seeds=range(300), conclude=_check_enough)
def check_killed_server(seeds: range) -> Iterator[Figures]:
    """Killed with SIGKILL under load, the server has every acknowledged action, and every game replays."""
    with tempfile.TemporaryDirectory() as folder, KilledServer(Path(folder)) as games:
        for seed in seeds:
            before = games.figures()
            games.once(random.Random(seed))
            yield {name: now - before[name] for name, now in games.figures().items()}


def _check_races(totals: Totals) -> None:
    for name, least in (("acknowledged", 60), ("conflicts", 5), ("unavailable", 5), ("injected", 5), ("held", 0.5)):
        assert totals[name] >= least * totals["seeds"], f"too few {name} to show anything"


def _run_races(seeds: range, cluster: Cluster | None) -> Iterator[Figures]:
    with tempfile.TemporaryDirectory() as folder, RacingServers(Path(folder), cluster) as racing:
        for seed in seeds:
            before = racing.counts.copy()
            racing.round(seed, deeds=DEEDS, last=seed == seeds[-1])
            yield {name: now - before[name] for name, now in racing.counts.items()}


@job("web-two-servers-sqlite", seeds=range(15), conclude=_check_races)
def check_two_servers_sqlite(seeds: range) -> Iterator[Figures]:
    """Two servers race on a SQLite file that fails: what was acknowledged is there, every game replays and goes on."""
    yield from _run_races(seeds, None)


@job("web-two-servers-postgresql", seeds=range(15), conclude=_check_races)
def check_two_servers_postgresql(seeds: range) -> Iterator[Figures]:
    """The same on one database of PostgreSQL, which is also restarted under them."""
    found = programs()
    if found is None:
        raise RuntimeError("postgresql is missing. Run: apt-get install --no-install-recommends postgresql")
    cluster = Cluster(found)
    try:
        yield from _run_races(seeds, cluster)
    finally:
        cluster.close()


AT_ONCE = 100
"""Requests per seed."""
MEMORY = 1_500
"""Limit in megabytes for the server and its workers together."""


def _check_answers(totals: Totals) -> None:
    assert totals["requests"] >= 0.9 * AT_ONCE * totals["seeds"], "too many connections were closed without an answer"
    assert totals["done"] >= 0.1 * totals["requests"], "hardly anything was asked that can be answered"
    assert totals["late"] == 0, f"{totals['late']:g} answers took more than 2 s of work"
    assert totals["slowest-ms"] < 30_000, f"the slowest answer took {totals['slowest-ms']:g} ms"
    assert totals["peak-mb"] < MEMORY, f"the server and its workers took {totals['peak-mb']:g} MB"


@job("web-requests", seeds=range(1000), conclude=_check_answers)
def check_requests(seeds: range) -> Iterator[Figures]:
    """100,000 requests made from the API's own document, right and wrong: only clear answers, none late."""
    with tempfile.TemporaryDirectory() as folder, BesiegedServer(Path(folder)) as besieged:
        for seed in seeds:
            before = besieged.figures()
            besieged.round(random.Random(seed), AT_ONCE)
            yield {name: now - before.get(name, 0) for name, now in besieged.figures().items()}


def _check_filled(totals: Totals) -> None:
    assert totals["refused"] >= 8 * totals["seeds"], "the disk was hardly ever full"
    assert totals["actions"] >= 10 * totals["seeds"], "hardly anything was played"


@job("web-full-disk", seeds=range(100), conclude=_check_filled)
def check_full_disk(seeds: range) -> Iterator[Figures]:
    """On a disk that is full for a while with requests waiting, nothing that was acknowledged is lost."""
    with tempfile.TemporaryDirectory() as folder, FullDiskServer(Path(folder)) as filling:
        for seed in seeds:
            before = filling.figures()
            filling.once(random.Random(seed))
            yield {name: now - before[name] for name, now in filling.figures().items()}
