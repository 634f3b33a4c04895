"""Estimates from many games."""

import pytest

from broadfront.sim import estimates
from broadfront.sim.job import PlayedGame
from broadfront.tracks.column import Column, pack_flags, unpack_flags

YES, NUMBER, MAP = (Column(name, name, lambda state: 0) for name in ("yes", "number", "map"))


def played_game(seed: int, world: str, winner: str | None, *turns: list[object]) -> PlayedGame:
    return PlayedGame(seed, world, winner, "", {"german": seed}, 10, list(turns))


def test_a_game_that_has_ended_keeps_its_last_value() -> None:
    games = [
        played_game(0, "ours", "german", [1, "one", True], [2, "two", True]),
        played_game(1, "ours", None, [1, "one", False], [2, "two", False], [3, "three", True]),
    ]
    found = estimates.yes_shares_by_turn(games, [YES], "yes")
    told = [(row["date"], row["hits"], row["games"]) for row in found]
    assert told == [("one", 1, 2), ("two", 1, 2), ("three", 2, 2)]
    assert found[0]["low"] < 0.5 < found[0]["high"]


def test_numbers_have_means_intervals_and_quantiles() -> None:
    games = [played_game(n, "ours", "german", [1, "one", n]) for n in range(21)]
    (row,) = estimates.means_by_turn(games, [NUMBER], "number")
    assert (row["mean"], row["q5"], row["q50"], row["q95"]) == (10.0, 1, 10, 19)
    assert row["low"] == pytest.approx(10 - 2.65, abs=0.01)


def test_ground_is_counted_hex_by_hex() -> None:
    games = [played_game(n, "ours", "german", [1, "one", pack_flags(bytes([1, n, 0]))]) for n in range(2)]
    found = estimates.hex_control_by_turn(games, [MAP], ("a", "b", "c"), "map")
    assert [(row["hex"], row["share"]) for row in found] == [("a", 1.0), ("b", 0.5), ("c", 0.0)]


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 30])
def test_packed_ground_is_unpacked_again(count: int) -> None:
    ground = bytes((7 * n * n + n) % 3 == 0 for n in range(count))
    assert unpack_flags(pack_flags(ground), count) == ground


def test_wins_count_draws_only_where_there_are_some() -> None:
    games = [played_game(n, "ours", "german" if n < 3 else "american", [1, "one"]) for n in range(12)]
    found = estimates.wins_by_data_set(games, ("german", "american"))
    assert [(row["side"], row["wins"]) for row in found] == [("german", 3), ("american", 9)]
    assert found[0]["low"] < 0.25 < found[0]["high"]
    assert estimates.mean_scores_by_data_set(games)[0]["mean"] == 5.5
    assert estimates.wins_by_data_set([played_game(0, "ours", None, [1, "one"])], ("german",))[-1]["side"] == "draw"


def test_a_change_is_taken_seed_by_seed() -> None:
    ours = [played_game(n, "ours", "german", [1, "one", 5]) for n in range(5)]
    mine = [played_game(n, "mine", "american" if n == 0 else "german", [1, "one", 7]) for n in range(5)]
    found = {row["what"]: row for row in estimates.differences_from_first_data_set([*ours, *mine], [NUMBER])}
    assert found["another winner"]["mean"] == 0.2
    assert (found["number"]["mean"], found["number"]["low"], found["number"]["high"]) == (2.0, 2.0, 2.0)
    assert found["score german"]["mean"] == 0.0
