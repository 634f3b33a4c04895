"""Chart answers about the cost of entering a hex."""

from typing import Any

from tests.titles.wacht.support.asking import ask_wacht, ledger_total


def entry_cost(mode: str, **given: Any) -> Any:
    found = ask_wacht("enter", mode=mode, **given)
    if isinstance(found.value["cost"], int):
        assert ledger_total(found) == found.value["cost"]
    return found.value["cost"]
