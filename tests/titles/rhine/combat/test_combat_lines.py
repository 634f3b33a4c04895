"""The lines of the combat table (rules OCS-COMBAT-03..06)."""

import pytest

from tests.titles.rhine.support.asking import answer, data, numbered


@pytest.mark.parametrize("rule", numbered("OCS-COMBAT", 3, 6))
def test_a_line_has_its_thirteen_columns(rule: str) -> None:
    row = data(rule)
    for column in row["columns"]:
        left, _, right = column.partition(":")
        assert answer("odds", line=row["line"], attack=left, defence=right).value["column"] == column
