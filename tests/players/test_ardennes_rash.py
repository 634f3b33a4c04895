"""Rash of the Ardennes game: whole games end, choices are legal and depend on the view alone, and it seeks trouble."""

import random
from collections import Counter

import pytest

from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players import make_player
from broadfront.sim import play_out
from broadfront.titles import playable
from broadfront.titles.ardennes.play.players import Rash
from broadfront.titles.ardennes.play.players.rash import ACROSS_RIVER, NEXT_TO_ENEMY, NEXT_TO_ROADBLOCK, path_weight
from tests.titles.ardennes.support.field import A_INF, G_MECH, field


def game_of(scenario: str, variant: str, seed: int) -> Game:
    return Game.new(playable("ardennes"), scenario=scenario, variant=variant, seed=seed)


class Watched:
    """Rash, every choice held against the options and against its twin in another world of the same view."""

    def __init__(self, side: str) -> None:
        self.rash, self.twin, self.rng, self.asked = Rash(side), Rash(side), random.Random(side), 0

    def choose(self, view: View, options: Options) -> Action:
        action = self.rash.choose(view, options)
        assert action in options
        self.asked += 1
        assert view.side is not None
        other = View(view.sample(self.rng.randrange(1 << 30)), view.side)
        assert self.twin.choose(other, other.options()) == action, "rash knows what its side cannot"
        return action


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_initial_assaults_end_with_legal_choices_that_use_the_view_alone(variant: str) -> None:
    players = {side: Watched(side) for side in ("german", "allied")}
    assert play_out(game_of("initial_assault", variant, 3), players, limit=3_000) is not None
    assert players["german"].asked > 20
    assert (players["allied"].asked > 20) == (variant == "2p")


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    def record(seed: int) -> bytes:
        game = game_of("initial_assault", "2p", 5)
        play_out(game, {side: Rash(f"{seed}/{side}") for side in ("german", "allied")}, trusted=True)
        return game.record.to_bytes()

    assert record(1) == record(1)
    assert record(1) != record(2)


def test_rash_attacks_and_plays_tactics_more_than_random() -> None:
    def deeds(kind: str) -> Counter[str]:
        found: Counter[str] = Counter()
        for seed in range(2):
            game = game_of("bastogne_surrounded", "2p", seed)
            players = {side: make_player(kind, f"{seed}/{side}", "ardennes") for side in ("german", "allied")}
            play_out(game, players, trusted=True, limit=1_000)
            found.update(line.do["do"] for line in game.record.lines if line.do is not None)
        return found

    rash, other = deeds("rash"), deeds("random")
    assert rash["AttackHex"] > other["AttackHex"]
    assert rash["PlayTactic"] > other["PlayTactic"]
    assert rash["Pass"] < other["Pass"]


def test_ways_over_rivers_to_roadblocks_and_to_the_enemy_are_liked() -> None:
    f = field(rivers=["0505-0506"], roads=["0505-0506"])
    f.put(G_MECH, "0506")
    number = f.state.title.unit(G_MECH).number
    assert path_weight(f.state, number, ["0507"]) == 1
    assert path_weight(f.state, number, ["0505"]) == ACROSS_RIVER
    f.put(A_INF, "0508")
    assert path_weight(f.state, number, ["0507"]) == NEXT_TO_ENEMY
    f.state.add_roadblock("0606")
    assert path_weight(f.state, number, ["0507"]) == NEXT_TO_ENEMY * NEXT_TO_ROADBLOCK
