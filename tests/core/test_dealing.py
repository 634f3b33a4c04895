"""Positions that specify decks, hands and cups, with unknown cards dealt by chance."""

import random

import pytest

from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.positions.dealing import Dealing, lay_out_zones
from broadfront.core.zones import Zone
from broadfront.titles import playable

SPECS = {name: Zone(name, "cards") for name in ("deck", "hand", "discard", "later")}
START = {"deck": ("a", "b", "c", "d"), "hand": (), "discard": (), "later": ("x",)}
PILES = {"cards": "deck"}


def test_a_listed_zone_is_replaced_as_a_whole_and_the_others_stay() -> None:
    zones, dealt = lay_out_zones(START, SPECS, PILES, {"hand": ["b", "x"], "discard": ["a"]})
    assert zones == {"deck": ("c", "d"), "hand": ("b", "x"), "discard": ("a",), "later": ()}
    assert dealt == []


def test_an_item_that_lies_nowhere_is_refused_with_where_it_may_lie() -> None:
    with pytest.raises(Invalid, match=r"where c, d of the cards lie.*deck, hand, discard, later.*'unknown'"):
        lay_out_zones(START, SPECS, PILES, {"deck": ["a"], "hand": ["b"]})


def test_in_an_old_position_zones_add_to_what_is_there() -> None:
    zones, _ = lay_out_zones(START, SPECS, PILES, {"deck": ["x"], "hand": ["b"]}, adds=True)
    assert zones == {"deck": ("a", "c", "d", "x"), "hand": ("b",), "discard": (), "later": ()}


def test_the_zone_that_is_unknown_has_all_that_is_left() -> None:
    zones, dealt = lay_out_zones(START, SPECS, PILES, {"deck": ["a"], "hand": ["b"], "discard": "unknown"})
    assert zones["discard"] == ("c", "d")
    assert dealt == []


def test_unknown_items_are_drawn_from_a_pile_that_is_not_listed() -> None:
    zones, dealt = lay_out_zones(START, SPECS, PILES, {"hand": ["a", "unknown", "unknown"]})
    assert zones == {"deck": ("b", "c", "d"), "hand": ("a",), "discard": (), "later": ("x",)}
    assert dealt == [Dealing("deck", "hand", 2)]


def test_unknown_items_of_a_pile_and_a_hand_are_what_nobody_names() -> None:
    zones, dealt = lay_out_zones(START, SPECS, PILES, {"deck": ["a", "unknown"], "hand": ["unknown"], "discard": ["b"]})
    assert zones == {"deck": ("a", "c", "d"), "hand": (), "discard": ("b",), "later": ("x",)}
    assert dealt == [Dealing("deck", "hand", 1, ("a",))]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"pocket": ["a"]}, "pocket.*deck"),
        ({"hand": ["z"]}, "'z' is none of the cards"),
        ({"hand": ["a"], "discard": ["a"]}, "is in hand and discard; there is only 1"),
        ({"hand": ["unknown"] * 5}, "5 unknown items are in hand, and 4"),
        ({"deck": ["a", "unknown"], "hand": ["unknown"]}, "2 unknown items.*3 of the cards"),
        ({"hand": "unknown", "discard": "unknown"}, "the one zone with all the rest"),
        ({"hand": "some"}, "expected a list, or 'unknown'"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(said: dict[str, list[str] | str], told: str) -> None:
    with pytest.raises(Invalid, match=told):
        lay_out_zones(START, SPECS, PILES, said)


@pytest.mark.rule("BF-07")
def test_what_is_unknown_is_drawn_when_the_game_begins_and_is_a_line_of_the_record() -> None:
    title = playable("patrol")
    state = Game.new(title, variant="two-player", seed=1).state
    deck = state.zones["german deck"]
    state.push(Dealing("german deck", "german hand", 2, (deck[0],)))
    game = Game.new(title, variant="two-player", seed=3, start=state.to_data())
    for _ in range(2):
        asked = game.pending
        assert isinstance(asked, Chance)
        assert (asked.zone, asked.seen_by, asked.rules) == ("german deck", ("german",), ("BF-07",))
        assert asked.total == len(game.state.zones["german deck"]) - 1, "what is known to lie in the deck stays there"
        game.roll()
    assert len(game.state.zones["german hand"]) == 2
    assert [line.by for line in game.record.lines] == ["roller", "roller"]
    assert Game.replay(title, game.record).state == game.state


@pytest.mark.rule("BF-07")
def test_the_other_side_learns_nothing_from_the_deal() -> None:
    title = playable("patrol")
    state = Game.new(title, variant="two-player", seed=1).state
    state.push(Dealing("german deck", "german hand", 1))
    game = Game.new(title, variant="two-player", seed=3, start=state.to_data())
    twin = game.state.resample("american", random.Random(5))
    assert game.state.key("american") == twin.key("american")
    game.roll()
    assert game.events(0, "american") == []
