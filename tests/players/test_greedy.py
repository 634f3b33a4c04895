"""The frame of greedy players: the first of the best, and nothing made that need not be."""

from collections.abc import Sequence

from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.listing import Listing
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.view import View
from broadfront.players.greedy import GreedyPlayer, Scales
from broadfront.titles import playable
from broadfront.titles.patrol.rules.actions import Done, Move


class Likes(GreedyPlayer):
    """Likes hexes with high numbers, and to be done as much as the hex 5."""

    def scales(self, position: State, side: str, listed: Sequence[Action]) -> Scales:
        return Scales(lambda action: 5.0 if isinstance(action, Done) else 0.0, {Move: float})


def chosen(*rows: Sequence[int]) -> tuple[Action, list[int]]:
    """What it chooses among moves to these hexes and to be done, and the moves that were made."""
    made: list[int] = []
    listing = Listing()

    def make(hex: int) -> Move:
        made.append(hex)
        return Move("A", (str(hex),))

    for row in rows:
        listing.add_numbered(Move("A", ()), row, make)
    listing.add(Done())
    state = Game.new(playable("patrol"), variant="two-player", seed=1).state
    state.offered = listing
    return Likes(1).choose(View(state, "german"), Options.of_settled(state)), made


def test_what_is_listed_by_number_is_weighed_without_being_made() -> None:
    assert chosen([1, 7, 3], [], [6]) == (Move("A", ("7",)), [7])


def test_of_several_that_are_wanted_as_much_the_first_is_chosen() -> None:
    assert chosen([1, 5], [5]) == (Move("A", ("5",)), [5])
    assert chosen([1]) == (Done(), [])


def test_a_greedy_player_says_its_seed() -> None:
    assert repr(Likes(3)) == "Likes(3)"
