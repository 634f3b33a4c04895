"""The lines of the combat table (rules OCS-COMBAT-03..06)."""

import pytest

from tests.titles.rhine.support.asking import ask_rhine, numbered_cases, rule_data


@pytest.mark.parametrize("rule", numbered_cases("OCS-COMBAT", 3, 6))
def test_a_line_has_its_thirteen_columns(rule: str) -> None:
    row = rule_data(rule)
    for column in row["columns"]:
        left, _, right = column.partition(":")
        assert ask_rhine("odds", line=row["line"], attack=left, defence=right).value["column"] == column
