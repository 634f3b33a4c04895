"""A damaged chart file is refused with its name and row; a house definition can be changed alone."""

from pathlib import Path
from typing import Any

import pytest

import broadfront as bf
from broadfront.core.errors import Invalid
from tests.titles.wacht.support.asking import wacht_title


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """Return a data folder with one changed file."""
    text = wacht_title().files.text(name)
    assert old in text
    path = folder / name
    path.parent.mkdir(parents=True)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("name", "old", "new", "question", "given", "said"),
    [
        (
            "charts/fuel.toml",
            '"5",  "WAR-FUEL-02"',
            '"WAR-FUEL-02"',
            "fuel_roll",
            {"row": "Low", "roll": 1},
            "rows 1 has 11 cells",
        ),
        ("charts/ground.toml", '"snow"', '"slush"', "ground", {"base": 1, "ground": "snow"}, "row 'slush' is unknown"),
        ("house/house.toml", "lowest = 0", 'lowest = "0"', "fuel_roll", {"row": "Low", "roll": 1}, "whole number"),
        ("house/house.toml", '"fuel", "fractions"', '"fractions"', "ma", {"base": 9}, "each of fuel"),
        (
            "charts/river.toml",
            "columns",
            "column",
            "river",
            {"unit": "Mech unit", "river": "minor", "by": "ford"},
            "columns",
        ),
    ],
)
def test_a_damaged_file_is_named(
    tmp_path: Path, name: str, old: str, new: str, question: str, given: dict[str, Any], said: str
) -> None:
    data = changed(tmp_path, name, old, new)
    with pytest.raises(Invalid) as caught:
        bf.ask(f"wacht.{question}", data=data, **given)
    assert Path(name).name in str(caught.value)
    assert said in str(caught.value)


def test_house_definitions_change_answers_without_touching_a_chart(tmp_path: Path) -> None:
    data = changed(tmp_path, "house/house.toml", "smaller_take_any_place = true", "smaller_take_any_place = false")
    stack = ["company", "company", "company"]
    assert bf.ask("wacht.stacking", units=stack).value["legal"] is True
    assert bf.ask("wacht.stacking", data=data, units=stack).value["legal"] is False


def test_the_order_of_the_ma_can_be_changed(tmp_path: Path) -> None:
    order = '"fractions", "round", "boundary", "ground", "strategic"'
    data = changed(tmp_path, "house/house.toml", order, '"strategic", "fractions", "round", "boundary", "ground"')
    given: dict[str, Any] = {"base": 12, "mode": "strategic", "ground": "snow"}
    assert bf.ask("wacht.ma", **given).value["ma"] == 15
    assert bf.ask("wacht.ma", data=data, **given).value["ma"] == 16
