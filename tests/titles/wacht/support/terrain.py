"""The cost of entering a hex, as a question gives it."""

from typing import Any

from tests.titles.wacht.support.asking import answer, total


def enter(mode: str, **given: Any) -> Any:
    found = answer("enter", mode=mode, **given)
    if isinstance(found.value["cost"], int):
        assert total(found) == found.value["cost"]
    return found.value["cost"]
