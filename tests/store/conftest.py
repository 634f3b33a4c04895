"""Every test of the store runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from broadfront.store import GameStore
from tests.conftest import Missing
from tests.store.cluster import Cluster, programs
from tests.store.games import DatabaseMaker


@pytest.fixture(scope="session")
def any_cluster() -> Iterator[Cluster | None]:
    """Yield a PostgreSQL server shared by this process, or None if it is not installed."""
    found = programs()
    if found is None:
        yield None
        return
    started = Cluster(found)
    yield started
    started.close()


@pytest.fixture
def cluster(any_cluster: Cluster | None, missing: Missing) -> Cluster:
    if any_cluster is None:
        missing("postgresql", "apt-get install --no-install-recommends postgresql")
    return any_cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def new_database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> DatabaseMaker:
    """Return a function that creates empty databases of one kind."""
    return DatabaseMaker(tmp_path, request.getfixturevalue("cluster") if kind == "postgresql" else None)


@pytest.fixture
def database(new_database: DatabaseMaker) -> str | Path:
    return new_database()


@pytest.fixture
def store(database: str | Path) -> Iterator[GameStore]:
    """Yield a store with a game `g` that has a header and one line."""
    made = GameStore(database)
    made.create("g", [b"header\n", b"one\n"], seed="s", about={"mode": "solo"}, seats={"h": ["german", "american"]})
    yield made
    made.close()
