"""Names typed for units, and the hexes of places."""

from typing import Any

import pytest

from broadfront.core.errors import Ambiguous, Invalid
from broadfront.core.reading.names import Names
from broadfront.titles import ask, playable

UNITS = Names(
    "unit",
    {
        "Peiper.1SS.ISS": ("KG Peiper (SS-Panzer Regiment 1)",),
        "Hansen.1SS.ISS": ("KG Hansen (SS-PzGr Regiment 1)",),
        "Bremer.12SS.ISS": ("KG Bremer (SS-Recce Battalion 12)",),
        "27.12VG.ISS": ("Fusilier Regiment 27",),
        "43 Inf Div": (),
        "143 Inf Div": (),
    },
)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("Peiper.1SS.ISS", "Peiper.1SS.ISS"),
        ("peiper", "Peiper.1SS.ISS"),
        ("KG  PEIPER", "Peiper.1SS.ISS"),
        ("1st SS Panzer", "Peiper.1SS.ISS"),
        ("12th SS", "Bremer.12SS.ISS"),
        ("27/12VG", "27.12VG.ISS"),
        ("fusilier", "27.12VG.ISS"),
        ("43rd Inf", "43 Inf Div"),
        ("143", "143 Inf Div"),
    ],
)
def test_a_unit_is_known_by_id_name_or_enough_words(text: str, id: str) -> None:
    assert UNITS.find(text) == id


def test_a_name_that_fits_several_lists_them_on_one_line() -> None:
    with pytest.raises(Ambiguous) as caught:
        UNITS.find("1st SS", parameter="unit")
    assert str(caught.value) == "unit '1st SS' may be Peiper.1SS.ISS, Hansen.1SS.ISS: give one of them."
    assert caught.value.accepted == ["Peiper.1SS.ISS", "Hansen.1SS.ISS"]


@pytest.mark.parametrize("text", ["Peip", "iper", "3 Inf", "", "..", "Zeppelin"])
def test_a_part_of_a_word_names_nothing(text: str) -> None:
    with pytest.raises(Invalid, match="Unknown unit"):
        UNITS.find(text)


@pytest.mark.parametrize(
    ("title", "name", "hex"),
    [
        ("ardennes", "Losheim", "0904"),
        ("ardennes", "trois ponts", "0811"),
        ("ardennes", "Sankt Vith", "1108"),
        ("ardennes", "Lanzerath", "0905"),
        ("wacht", "Losheim", "031076"),
        ("wacht", "cheneux", "029051"),
        ("rhine", "s Hertogenbosch", "A34.27"),
        ("rhine", "Veghel", "A33.30"),
        ("patrol", "weiler", "0302"),
    ],
)
def test_places_stand_for_hexes_in_every_title(title: str, name: str, hex: str) -> None:
    found = playable(title).map.find(name)  # type: ignore[attr-defined]
    assert found == hex


def test_an_unknown_place_lists_the_nearest() -> None:
    with pytest.raises(Invalid, match=r"nearest: Losheimergraben \(0804\), Losheim \(0904\)$"):
        playable("ardennes").map.find("Loshe")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("question", "by_name", "by_id"),
    [
        ("ardennes.unit", {"unit": "Peiper"}, {"unit": "Peiper.1SS.ISS"}),
        ("ardennes.order", {"units": "Hansen, 27/12VG"}, {"units": ["Hansen.1SS.ISS", "27.12VG.ISS"]}),
        ("ardennes.distance", {"start": "Losheim", "end": "Sankt Vith"}, {"start": "0904", "end": "1108"}),
        (
            "ardennes.move",
            {"position": "initial_assault", "unit": "Peiper", "path": "Losheim-Lanzerath, Trois-Ponts"},
            {"position": "initial_assault", "unit": "Peiper.1SS.ISS", "path": "0904-0905-0811"},
        ),
        (
            "wacht.move",
            {"position": "ambleve", "unit": "501 SS", "path": "Cheneux"},
            {"position": "ambleve", "unit": "501 SS hvy", "path": "029051"},
        ),
        (
            "rhine.entry",
            {"where": "Map A, west edge", "occupied": "Veghel"},
            {"where": "Map A, west edge", "occupied": "A33.30"},
        ),
    ],
)
def test_questions_take_names_where_they_take_ids(question: str, by_name: Any, by_id: Any) -> None:
    assert ask(question, **by_name).serialize() == ask(question, **by_id).serialize()
