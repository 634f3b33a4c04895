"""Data written as TOML are read back unchanged."""

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from broadfront.core.reading.toml_text import toml_text

WORDS = st.text(max_size=8)
VALUES = st.one_of(st.booleans(), st.integers(-(2**40), 2**40), WORDS, st.lists(st.one_of(WORDS, st.integers(0, 9))))
DATA = st.recursive(
    st.dictionaries(WORDS, VALUES, max_size=4),
    lambda inner: st.dictionaries(WORDS, st.one_of(VALUES, inner, st.lists(inner, max_size=3)), max_size=4),
    max_leaves=6,
)


@given(DATA)
def test_what_is_written_is_read_back(data: dict[str, Any]) -> None:
    assert tomllib.loads(toml_text(data)) == data


def test_what_is_not_there_is_left_out() -> None:
    assert toml_text({"day": 19, "army": None}) == "day = 19\n"
