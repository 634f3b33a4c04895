"""Two servers on one database that fails at random lose nothing they acknowledged, and every game continues."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import Missing
from tests.store.cluster import Cluster, programs
from tests.web.racing import RacingServers

DEEDS = 8


@pytest.fixture(params=["sqlite", "postgresql"])
def cluster(request: pytest.FixtureRequest, missing: Missing) -> Iterator[Cluster | None]:
    """Yield a PostgreSQL cluster, or None for SQLite."""
    if request.param == "sqlite":
        yield None
        return
    found = programs()
    if found is None:
        missing("postgresql", "apt-get install --no-install-recommends postgresql")
    started = Cluster(found)
    yield started
    started.close()


def test_people_who_race_through_two_failing_servers_lose_nothing(cluster: Cluster | None, tmp_path: Path) -> None:
    with RacingServers(tmp_path, cluster) as racing:
        racing.round(1, deeds=DEEDS, last=True)
    assert racing.counts["acknowledged"] >= 20
    assert racing.counts["injected"] >= 1
    assert racing.counts["unavailable"] >= 1
