"""Movement points in answers are exact numbers that `Fraction` reads."""

from fractions import Fraction

from tests.titles.rhine.support.asking import answer_value, ask_rhine


def test_points_of_a_reach_and_of_a_march_are_exact() -> None:
    reach = ask_rhine("reach", position="corridor", unit="43 Inf Div")
    march = answer_value("march", start="A33.30", points="7/2", mobility="Truck")
    for value in (reach.serialize().value, march):
        left = [Fraction(points) for points in value["hexes"].values()]
        assert max(left) <= Fraction(value["points"])
        assert any(points.denominator > 1 and points > 1 for points in left)
    assert reach.shown is not None
    assert any(" " in str(figure) for figure in reach.shown.figures.values()), "on the map they are as printed"
