"""A server shared by all files, so that titles and workers are loaded once; every test plays its own games."""

from collections.abc import Iterator

import pytest

from tests.shares import SERVERS, ended_in
from tests.web.serving import Client, Person, server


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with ended_in(SERVERS, server(tmp_path_factory.mktemp("server"), writes=1000.0, reads=1000.0)) as found:
        yield found


@pytest.fixture
def anyone(client: Client) -> Person:
    """Return a client without a seat."""
    return Person(client)
