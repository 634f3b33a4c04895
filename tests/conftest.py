"""What all tests share."""

import os
import secrets
from hashlib import blake2b
from itertools import count
from typing import NoReturn, Protocol

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["pytester", "tests.witness", "tests.rule_coverage"]

# The same examples every time: a red run can be repeated. `make soak` looks further.
settings.register_profile(
    "test", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("test")


LONG = ("tests/test_soak.py", "tests/test_packaging.py", "tests/test_notebooks.py", "tests/page/")
"""Tests of which one may take a minute, the longest first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first: begun last, one of them runs alone while the other processes have nothing left."""

    def place(item: pytest.Item) -> int:
        return next((n for n, start in enumerate(LONG) if item.nodeid.startswith(start)), len(LONG))

    items.sort(key=place)


@pytest.fixture(autouse=True)
def seeds_nobody_gave(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a seed draws one from the test's name, for the same reason."""
    drawn = count()

    def token(size: int) -> str:
        return blake2b(f"{request.node.nodeid} {next(drawn)}".encode(), digest_size=size).hexdigest()

    monkeypatch.setattr(secrets, "token_hex", token)


class Missing(Protocol):
    def __call__(self, part: str, command: str) -> NoReturn: ...


@pytest.fixture
def missing() -> Missing:
    """Ends a test whose part from outside is not there: skipped on a desk, failed with CI=true."""

    def end(part: str, command: str) -> NoReturn:
        message = f"{part} is missing. Run: {command}"
        if os.environ.get("CI") == "true":
            pytest.fail(f"{message} (with CI=true a missing part is a failure)", pytrace=False)
        pytest.skip(message)

    return end
