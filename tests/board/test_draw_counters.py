"""Counters and what else is laid over a map."""

import pytest

from broadfront.board.draw import Arrow, Counter, Options, Overlays, nato, picture, style
from broadfront.core.errors import Invalid
from tests.board.drawing import parsed, sketch, texts, uses


def drawn(overlays: Overlays, box: tuple[str, str] | None = None) -> str:
    return picture(sketch(), Options(box=box, scale=80, numbers=False, names=False, legend=False, overlays=overlays))


def words(svg: str) -> list[str]:
    """The words of the overlays: the sketch itself has only its victory points."""
    found = texts(svg)
    found.remove("3")
    return found


def test_a_counter_shows_arm_strength_movement_label_and_badges() -> None:
    svg = drawn(Overlays([Counter("Mitte", "german", "panzergrenadier", "regiment", 4, 6, 2, "304/2Pz", ("F", "x"))]))
    assert uses(svg, "arm-mechanized") == ["arm-mechanized"]
    assert sorted(words(svg)) == ["304/2Pz", "4-6", "F", "x"]


def test_a_counter_without_figures_shows_none() -> None:
    assert words(drawn(Overlays([Counter("0303", "us", "armor")]))) == []


@pytest.mark.parametrize("kind", [*nato.ARMS, *nato.ALSO])
def test_every_kind_of_unit_has_a_symbol(kind: str) -> None:
    svg = drawn(Overlays([Counter("0303", "us", kind, "battalion")]))
    assert parsed(svg) is not None
    assert len(uses(svg, f"arm-{nato.find_arm(kind)}")) == 1
    assert f'id="arm-{nato.find_arm(kind)}"' in svg


def test_different_arms_look_different() -> None:
    looks = list(nato.ARMS.values())
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("side", style.SIDES)
def test_every_side_has_its_colours(side: str) -> None:
    assert f'fill="{style.SIDES[side][0]}"' in drawn(Overlays([Counter("0303", side, "infantry")]))


@pytest.mark.parametrize(
    ("size", "strokes"), [("company", 1), ("battalion", 2), ("III", 3), ("brigade", 2), ("division", 4), ("corps", 6)]
)
def test_a_size_is_drawn_in_its_marks(size: str, strokes: int) -> None:
    assert nato.size_path(size).count("M") == strokes  # a cross has two strokes


def test_the_last_counter_of_a_stack_lies_on_top_and_off_the_others() -> None:
    counters = [Counter("0303", "us", "infantry", label="first"), Counter("0303", "us", "armor", label="second")]
    svg = drawn(Overlays(counters))
    assert svg.index(">first<") < svg.index(">second<")
    places = {part.split('"')[0] for part in svg.split('<g transform="translate(')[-2:]}
    assert len(places) == 2


def test_a_counter_outside_the_box_is_left_out() -> None:
    svg = drawn(Overlays([Counter("0501", "us", "infantry", label="away")]), box=("0102", "0304"))
    assert "away" not in texts(svg)


@pytest.mark.parametrize(
    ("counter", "word"),
    [
        (Counter("0303", "us", "elephants"), "elephants"),
        (Counter("0303", "martian", "infantry"), "martian"),
        (Counter("0303", "us", "infantry", "horde"), "horde"),
        (Counter("0999", "us", "infantry"), "0999"),
    ],
)
def test_a_counter_that_means_nothing_is_refused_in_one_line(counter: Counter, word: str) -> None:
    with pytest.raises(Invalid, match=word) as caught:
        drawn(Overlays([counter]))
    assert "\n" not in str(caught.value)


def test_reach_shows_its_figures_in_tinted_hexes() -> None:
    svg = drawn(Overlays(reach={"0303": 6, "0302": "4½"}))
    assert sorted(words(svg)) == ["4½", "6"]
    assert svg.count(style.REACH) == 1


def test_marked_hexes_a_front_and_arrows_are_drawn() -> None:
    bare = drawn(Overlays())
    svg = drawn(
        Overlays(
            marked=["0303"],
            front=[("0303", "0304"), ("0303", "0203")],
            arrows=[Arrow(["0301", "0302", "0303"])],
        )
    )
    for colour in (style.HIGHLIGHT, style.ARROW):
        assert colour not in bare
        assert colour in svg
    assert svg.count(style.FRONT) == bare.count(style.FRONT) + 1


def test_a_front_between_hexes_that_do_not_adjoin_is_refused() -> None:
    with pytest.raises(Invalid, match="0301 and 0305"):
        drawn(Overlays(front=[("0301", "0305")]))
