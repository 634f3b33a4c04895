"""Options as a sequence: counted without being created, and equal to those of iteration."""

import random
from collections.abc import Iterator

import pytest

from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.listing import Listing
from broadfront.core.options import Options
from broadfront.core.steps import Decision, GameOver
from broadfront.titles import playable
from broadfront.titles.patrol.rules.actions import Move
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.phases import Movement


def move(hex: str) -> Move:
    return Move("A", (hex,))


def test_a_listing_makes_only_what_is_taken() -> None:
    made: list[str] = []

    def make(hex: str) -> Action:
        made.append(hex)
        return move(hex)

    listing = Listing()
    listing.add_each(["0101", "0102", "0103"], make)
    listing.add(move("0104"))
    listing.add_each([], make)
    listing.add_each(["0105"], make)
    assert len(listing) == 5
    assert made == []
    assert listing[1] == move("0102")
    assert listing[3] == move("0104")
    assert listing[-1] == move("0105")
    assert made == ["0102", "0105"]
    assert list(listing) == [move(f"010{n}") for n in range(1, 6)]
    assert listing[1:4] == list(listing)[1:4]


def test_a_row_of_numbers_says_what_its_options_are_without_making_them() -> None:
    listing = Listing()
    listing.add_numbered(Move("A", ()), [3, 5], lambda unit, hex: Move(unit, (f"010{hex}",)), "A")
    listing.add(move("0107"))
    assert [(list(things), blank) for things, _, blank in listing.parts()] == [
        ([3, 5], Move("A", ())),
        ([move("0107")], None),
    ]
    assert list(listing) == [move("0103"), move("0105"), move("0107")]


@pytest.mark.parametrize("at", [2, -3])
def test_a_listing_has_no_option_beyond_its_ends(at: int) -> None:
    listing = Listing()
    listing.add(move("0101"), move("0102"))
    with pytest.raises(IndexError, match="of 2"):
        listing[at]


@pytest.mark.parametrize(
    ("title", "variant", "lines"), [("patrol", "two-player", 60), ("ardennes", "2p", 150), ("rhine", None, 60)]
)
def test_count_and_nth_agree_with_iteration_and_with_what_settling_found(
    title: str, variant: str | None, lines: int
) -> None:
    game, rng = Game.new(playable(title), variant=variant, seed=5), random.Random(5)
    for _ in range(lines):
        pending = game.pending
        if isinstance(pending, GameOver):
            break
        if not isinstance(pending, Decision):
            game.roll()
            continue
        options = game.options()
        listed = list(options)
        assert len(options) == len(listed)
        assert [options.nth(n) for n in range(len(listed))] == listed
        assert list(Options.from_settled(game.state)) == listed
        game.apply(rng.choice(options.listing()), side=pending.side)
        assert game.next_pending == game.pending


def test_a_side_that_is_not_asked_has_nothing_listed() -> None:
    game = Game.new(playable("patrol"), variant="two-player", seed=1)
    while not isinstance(pending := game.pending, Decision):
        game.roll()
    other = next(side for side in game.title.sides if side != pending.side)
    assert len(game.options(other)) == 0
    assert list(game.options(other).listing()) == []


def test_a_step_that_gives_its_listing_cannot_be_given_other_options_by_mistake() -> None:
    with pytest.raises(TypeError, match="Sneaking: replace listing"):

        class Sneaking(Movement, frozen=True):
            def options(self, state: PatrolState) -> Iterator[Action]:
                return iter(())
