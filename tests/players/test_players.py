"""Players choose from a view; a played-out game is watched, never patched."""

from collections import Counter
from collections.abc import Sequence

import pytest

from broadfront.core.actions import Action
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players import RandomPlayer, make_player
from broadfront.sim import play_out
from broadfront.titles import playable


def two_player_game(seed: int) -> Game:
    return Game.new(playable("patrol"), variant="two-player", seed=seed)


def random_players(seed: int) -> dict[str, RandomPlayer]:
    return {side: RandomPlayer(f"{seed}/{side}") for side in ("german", "american")}


def test_random_games_of_both_variants_end() -> None:
    for seed in range(5):
        for variant in ("solo", "two-player"):
            game = Game.new(playable("patrol"), variant=variant, seed=seed)
            assert play_out(game, random_players(seed)) == game.pending
            assert game.over


def test_the_same_seeds_give_the_same_game() -> None:
    games = [two_player_game(3) for _ in range(3)]
    for game, seed in zip(games, (1, 1, 2), strict=True):
        play_out(game, random_players(seed))
    assert games[0].record.to_bytes() == games[1].record.to_bytes()
    assert games[0].record.to_bytes() != games[2].record.to_bytes()


def test_a_random_player_takes_each_listed_option_about_equally_often() -> None:
    game = two_player_game(3)
    while not isinstance(pending := game.pending, Decision):
        game.roll()
    options = list(game.options())
    player = RandomPlayer(1)
    taken = Counter(player.choose(game.view(pending.side), game.options()) for _ in range(100 * len(options)))
    assert set(taken) == set(options)
    assert all(50 < count < 160 for count in taken.values())


def test_observers_are_told_every_line_and_its_events() -> None:
    lines: list[int] = []
    told: list[Event] = []

    def watch(game: Game, action: Action | None, events: Sequence[Event]) -> None:
        line = game.record.lines[-1]
        assert (action is None) == (line.do is None)
        lines.append(line.n)
        told.extend(events)

    game = two_player_game(5)
    play_out(game, random_players(5), observers=[watch])
    assert lines == [line.n for line in game.record.lines]
    assert told == [event for n, event in game.log if n > 0]


def test_a_game_stops_at_the_limit() -> None:
    game = two_player_game(5)
    assert play_out(game, random_players(5), limit=10) is None
    assert len(game.record.lines) == 10


def test_a_player_that_cheats_is_refused() -> None:
    from broadfront.titles.patrol.rules.actions import Move

    class Cheat:
        def choose(self, view: View, options: Options) -> Action:
            return Move("A.American", ("0303",))

    with pytest.raises(Illegal):
        play_out(two_player_game(5), {"german": Cheat(), "american": Cheat()})


def test_a_side_without_a_player_is_named() -> None:
    with pytest.raises(Invalid, match="Nobody plays german: players are given for american"):
        play_out(two_player_game(5), {"american": RandomPlayer(1)})


def test_players_are_made_by_name() -> None:
    assert repr(make_player("random", 3, "patrol")) == "RandomPlayer(3)"
    with pytest.raises(Invalid, match="Unknown player of patrol 'genius': expected greedy, random"):
        make_player("genius", 3, "patrol")
