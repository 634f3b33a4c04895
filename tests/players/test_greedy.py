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
        likes_to_be_done = 5.0
        return Scales(
            lambda action: likes_to_be_done if isinstance(action, Done) else 0.0,
            {Move: lambda numbers: list(map(float, numbers))},
        )


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
    return Likes(1).choose(View(state, "german"), Options.from_settled(state)), made


def test_what_is_listed_by_number_is_weighed_without_being_made() -> None:
    assert chosen([1, 7, 3], [], [6]) == (Move("A", ("7",)), [7])


def test_of_several_that_are_wanted_as_much_the_first_is_chosen() -> None:
    assert chosen([1, 5], [5]) == (Move("A", ("5",)), [5])
    assert chosen([1]) == (Done(), [])


def test_a_greedy_player_says_its_seed() -> None:
    assert repr(Likes(3)) == "Likes(3)"


class Limited(GreedyPlayer):
    """Likes high numbers of hexes, knows a limit of each at once, and remembers what it weighed."""

    def __init__(self) -> None:
        super().__init__(1)
        self.weighed: list[str] = []

    def scales(self, position: State, side: str, listed: Sequence[Action]) -> Scales:
        def worth(action: Action) -> float:
            assert isinstance(action, Move)
            self.weighed.append(action.path[0])
            return float(len(action.path))

        def at_most(action: Action) -> float:
            assert isinstance(action, Move)
            return float(action.path[0])

        return Scales(worth, at_most=at_most)


def test_what_cannot_be_the_best_is_not_weighed_and_of_equals_the_first_is_taken() -> None:
    moves = [Move("A", ("1",)), Move("A", ("3", "2", "1")), Move("A", ("9", "2", "1")), Move("A", ("2", "1"))]
    player, state = Limited(), Game.new(playable("patrol"), variant="two-player", seed=1).state
    state.offered = moves
    assert player.choose(View(state, "german"), Options.from_settled(state)) == moves[1]
    assert player.weighed == ["9", "3"]


def test_what_a_player_reads_has_nothing_in_the_zones_of_the_other_side_and_the_state_keeps_its_own() -> None:
    state = Game.new(playable("ardennes"), scenario="campaign", variant="2p", seed=1).state
    before = state.key()
    for side in ("german", "allied"):
        read, copied = View(state, side).shared_position(), View(state, side).position()
        assert read.to_data() == copied.to_data()
        assert all(not read.zones[name] for name, zone in state.title.zones.items() if not zone.is_visible_to(side))
    assert state.key() == before
