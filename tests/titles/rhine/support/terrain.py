"""What terrain does to a combat, as a question gives it."""

from fractions import Fraction

from tests.titles.rhine.support.asking import value


def effect_of(terrain: str, category: str, side: str, **given: object) -> tuple[str, Fraction, bool]:
    found = value("terrain_combat", terrain=terrain, category=category, side=side, **given)
    return found["line"], Fraction(str(found["multiplier"])), found["allowed"]
