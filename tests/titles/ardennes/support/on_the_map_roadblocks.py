"""A Roadblock in the way of two units on the real map."""

from __future__ import annotations

from broadfront.titles.ardennes.rules.actions import Move
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import Field, as_if
from tests.titles.ardennes.support.on_the_map import active, real


def two_of_116() -> tuple[Field, Duel]:
    """The 16th and 60th of the 116th before Houffalize, the card of Manteuffel in hand."""
    f = real(17, {"1511": ["16.116.LVIII", "60.116.LVIII"]})
    duel = active(f, "16.116.LVIII", "60.116.LVIII", hand=("GS13",))
    as_if(f.state, german_impulse=True, level_spent=3)
    duel.do(Move("16.116.LVIII", ("1512", "1513", "1613")))
    duel.roll(4, "Roadblock in 1513")
    return f, duel
