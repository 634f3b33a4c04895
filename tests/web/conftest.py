"""A server for each module of tests; every test plays games of its own."""

from collections.abc import Iterator

import pytest

from tests.web.serving import Client, Person, server


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("server"), writes=1000.0, reads=1000.0) as found:
        yield found


@pytest.fixture
def anyone(client: Client) -> Person:
    """Somebody without a seat."""
    return Person(client)
