"""Chart answers about a stack."""

from typing import Any

from tests.titles.wacht.support.asking import answer_value


def stacking_answer(*units: Any, **given: Any) -> dict[str, Any]:
    return answer_value("stacking", units=list(units), **given)
