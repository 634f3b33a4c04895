"""Rows of the rebuild table, as an answer cites them."""

from broadfront.core.questions import Answer
from tests.titles.rhine.support.asking import rhine_title

BEFORE_TRENCH_FOOT = "1944-10-29"


def cited_row(found: Answer) -> str:
    """Return the row of the rebuild table that an answer cites."""
    return next(name for name, row in rhine_title().rebuild.rows.items() if row.rule == found.rules[0])
