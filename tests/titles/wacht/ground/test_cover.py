"""Covering terrain (rules WAR-COVER-01..07)."""

from typing import Any

import pytest

from tests.titles.wacht.support.asking import answer_value, rule_case


def cover(**given: Any) -> bool:
    return bool(answer_value("cover", **given)["cover"])


@pytest.mark.rule("WAR-COVER-03")
def test_rough_is_observation_cover_from_three_hexes_on() -> None:
    assert cover(purpose="observation", feature="rough", observer_distance=3)
    assert not cover(purpose="observation", feature="rough", observer_distance=2)


@pytest.mark.rule("WAR-COVER-04")
def test_night_is_no_cover_for_a_supply_path() -> None:
    assert cover(purpose="supply_path", feature=["night", "woods"])
    assert not cover(purpose="supply_path", feature="night")


@pytest.mark.rule("WAR-COVER-05")
def test_attackers_lose_all_cover_in_the_combat_phase() -> None:
    for purpose in ("movement", "combat", "observation", "supply_path"):
        assert not cover(purpose=purpose, feature="forest", phase="combat", attack_designated="attacker")
        assert cover(purpose=purpose, feature="forest", phase="combat")
    assert cover(purpose="movement", feature="forest", phase="movement", attack_designated="attacker")


@pytest.mark.rule("WAR-COVER-06")
def test_units_beside_attackers_lose_all_cover_in_the_combat_phase() -> None:
    assert not cover(purpose="combat", feature=["town", "et"], phase="combat", attack_designated="beside_attacker")


@pytest.mark.rule("WAR-COVER-07")
def test_an_engineer_building_a_bridge_is_never_in_cover() -> None:
    assert not cover(purpose="movement", feature="forest", building_bridge=True)


COVER = [
    rule_case("WAR-COVER-01", "movement", "fort woods forest town city night"),
    rule_case("WAR-COVER-02", "combat", "fort woods forest town city location village ip et night"),
    rule_case("WAR-COVER-03", "observation", "fort woods forest town city location village rough night"),
    rule_case("WAR-COVER-04", "supply_path", "fort woods forest town city"),
]
OTHERS = ("clear", "marsh")


@pytest.mark.parametrize(("purpose", "printed"), COVER)
def test_each_list_of_covering_terrain(purpose: str, printed: str) -> None:
    every = {*OTHERS, *(one for case in COVER for one in case.values[1].split())}
    found = {one for one in every if answer_value("cover", purpose=purpose, feature=one)["cover"]}
    assert found == set(printed.split())
