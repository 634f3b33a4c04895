"""What the charts say of a stack."""

from typing import Any

from tests.titles.wacht.support.asking import value


def stack(*units: Any, **given: Any) -> dict[str, Any]:
    return value("stacking", units=list(units), **given)
