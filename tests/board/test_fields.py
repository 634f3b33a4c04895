"""The fields of an editor that follow from facts: what they take, and what they refuse."""

import pytest

from broadfront.board.fields import set_unit_fields, unit_values
from broadfront.core.errors import Invalid
from broadfront.titles import playable


@pytest.mark.parametrize("odd", [None, True, 3, 1.5, {"entrained": 1}, "entrained", [1], [["entrained"]]], ids=repr)
def test_several_words_are_a_list_of_words(odd: object) -> None:
    state = playable("wacht").set_up("ambleve", "two-player", {})
    unit = next(iter(state.called()))
    before = unit_values(state, 0)
    with pytest.raises(Invalid, match="markers: give a list of words"):
        set_unit_fields(state, unit, {"markers": odd})
    assert unit_values(state, 0) == before


def test_a_unit_that_is_not_there_is_refused_even_where_nothing_is_said_of_it() -> None:
    state = playable("wacht").set_up("ambleve", "two-player", {})
    with pytest.raises(Invalid, match="Unknown unit 'nobody'"):
        set_unit_fields(state, "nobody", {})
