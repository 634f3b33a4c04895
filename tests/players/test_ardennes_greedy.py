"""Greedy of the Ardennes game: whole games end, choices are legal and depend on the view alone."""

import random

import pytest

from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players import make_player
from broadfront.sim import play_out
from broadfront.titles import playable
from broadfront.titles.ardennes.data.chit_hits import Conditions
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.play.players import Greedy
from broadfront.titles.ardennes.play.players.combat_value import attack_value, hit_chances, make_fight, tactic_value
from broadfront.titles.ardennes.play.players.hex_value import (
    FRIEND_RADIUS,
    LONE_DANGER_DISTANCE,
    LONELINESS_COST,
    enemy_distances,
    guard_value,
    inputs_for_hex_values,
    victory_hex_pull,
)
from broadfront.titles.ardennes.play.players.unit_value import UnitValue, placing_value
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState


def ardennes() -> ArdennesGame:
    title = playable("ardennes")
    assert isinstance(title, ArdennesGame)
    return title


def game_of(scenario: str, variant: str, seed: int) -> Game:
    return Game.new(ardennes(), scenario=scenario, variant=variant, seed=seed)


def greedy_players() -> dict[str, Greedy]:
    return {side: Greedy(side) for side in ("german", "allied")}


def position(scenario: str, variant: str = "gs") -> ArdennesState:
    state = game_of(scenario, variant, 1).state
    assert isinstance(state, ArdennesState)
    return state


class Watched:
    """Greedy, every choice held against the options, every fifth asked again in other worlds of the same view."""

    def __init__(self, side: str) -> None:
        self.greedy, self.rng, self.asked = Greedy(side), random.Random(side), 0

    def choose(self, view: View, options: Options) -> Action:
        action = self.greedy.choose(view, options)
        assert action in options
        self.asked += 1
        if self.asked % 5 == 0:
            assert view.side is not None
            other = View(view.sample(self.rng.randrange(1 << 30)), view.side)
            assert self.greedy.choose(other, other.options()) == action, "greedy knows what its side cannot"
        return action


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_initial_assaults_end_with_legal_choices_that_use_the_view_alone(variant: str) -> None:
    game = game_of("initial_assault", variant, 3)
    players = {side: Watched(side) for side in ("german", "allied")}
    assert play_out(game, players, limit=3_000) is not None
    assert players["german"].asked > 20
    assert (players["allied"].asked > 20) == (variant == "2p")


@pytest.mark.parametrize("scenario", ["campaign", "bastogne_surrounded", "tip_of_the_salient"])
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_longer_scenarios_are_played_for_hundreds_of_lines(scenario: str, variant: str) -> None:
    game = game_of(scenario, variant, 1)
    play_out(game, greedy_players(), limit=600)
    assert game.over or len(game.record.lines) == 600


def test_the_same_seed_gives_the_same_game() -> None:
    games = [game_of("initial_assault", "2p", 5) for _ in range(2)]
    for game in games:
        play_out(game, greedy_players(), trusted=True)
    assert games[0].record.to_bytes() == games[1].record.to_bytes()


def test_choosing_changes_nothing() -> None:
    game = game_of("tip_of_the_salient", "2p", 2)
    players = greedy_players()
    for _ in range(60):
        pending = game.pending
        if isinstance(pending, Decision):
            before = game.state.checksum()
            action = players[pending.side].choose(game.view(pending.side), game.options(pending.side))
            assert game.state.checksum() == before
            game.apply(action)
        else:
            game.roll()


def test_greedy_beats_random_in_the_solitaire_initial_assault() -> None:
    def points(kind: str, seed: int) -> int:
        game = game_of("initial_assault", "gs", seed)
        over = play_out(game, {"german": make_player(kind, seed, "ardennes")}, trusted=True)
        assert over is not None
        return over.score["german"]

    ahead = [points("greedy", seed) - points("random", seed) for seed in range(4)]
    assert min(ahead) > 0
    assert sum(ahead) > 4 * 2


def test_chances_of_hits_are_those_of_the_cup() -> None:
    title = ardennes()
    none = Conditions(0, False, (False, False), (False, False), (False, False))
    best = Conditions(5, True, (True, False), (True, False), (True, False))
    for held in (none, best):
        one = hit_chances(title, held, False, 1)
        for number in (1, 3, 6):
            chances = hit_chances(title, held, False, number)
            assert sum(chance for *_, chance in chances) == pytest.approx(1)
            mean = sum(hits * chance for hits, _, chance in chances)
            assert mean == pytest.approx(number * sum(hits * chance for hits, _, chance in one))
    assert sum(h * c for h, _, c in hit_chances(title, best, False, 3)) > sum(
        h * c for h, _, c in hit_chances(title, none, False, 3)
    )


def test_more_attackers_and_an_apt_tactic_make_an_attack_better() -> None:
    state = position("initial_assault")
    board, beside_hex = state.board, state.ground.map.beside
    target, beside = next(
        (hex, near)
        for hex in range(state.ground.count)
        if board.zoc.has_unit(ALLIED, hex)
        and len(near := [n for there in beside_hex[hex] for n in board.units_at(there, GERMAN)]) > 1
    )
    alone = make_fight(state, GERMAN, target, beside[:1])
    together = make_fight(state, GERMAN, target, beside)
    assert attack_value(state, together) > attack_value(state, alone)
    assert tactic_value(state, together, GERMAN, "Panzer Battalion") > 0
    assert tactic_value(state, together, ALLIED, "Screen") > 0


def test_a_threatened_victory_hex_is_guarded_and_one_to_be_taken_draws() -> None:
    state = position("tip_of_the_salient")
    held = [state.ground.map.index[vp.hex] for vp in state.victory_hexes if vp.hex in state.land.german_held]
    guarded = [hex for hex in held if guard_value(state, GERMAN, hex, 0, inputs_for_hex_values(state, GERMAN))]
    assert guarded
    for hex in guarded:
        assert (
            0
            < guard_value(state, GERMAN, hex, 1, inputs_for_hex_values(state, GERMAN))
            < guard_value(state, GERMAN, hex, 0, inputs_for_hex_values(state, GERMAN))
        )
        assert guard_value(state, ALLIED, hex, 0, inputs_for_hex_values(state, ALLIED)) == 0
    wanted = next(state.ground.map.index[vp.hex] for vp in state.victory_hexes if vp.hex not in state.land.german_held)
    around = [hex for hex in state.ground.six_neighbors[wanted] if hex != state.ground.count]
    field = victory_hex_pull(state, GERMAN)
    assert all(field[wanted] > field[hex] for hex in around)
    assert all(placing_value(state, GERMAN, wanted) > placing_value(state, GERMAN, hex) for hex in around)


def test_in_the_solitaire_game_nothing_outbids_a_victory_hex_that_stands_empty() -> None:
    state = position("campaign")
    empty = [hex for hex in state.vp_hexes if state.land.place_holder(hex) == ALLIED and not state.board.at[hex]]
    others = [hex for hex in range(state.ground.count) if hex not in state.vp_hexes and not state.board.at[hex]]
    assert empty
    for number in sorted(state.on_map(GERMAN), key=state.board.strength)[-5:]:
        unit = UnitValue(state, GERMAN, number)
        assert min(map(unit.value_in_hex, empty)) > max(map(unit.value_in_hex, others))


def test_on_the_last_day_the_allies_guard_what_counts_before_all() -> None:
    shares = {}
    for scenario in ("initial_assault", "campaign"):
        state = position(scenario)
        hexes = {state.ground.map.index[vp.hex]: vp.value for vp in state.victory_hexes}
        shares[scenario] = {
            guard_value(state, ALLIED, hex, 0, inputs_for_hex_values(state, ALLIED)) / value
            for hex, value in hexes.items()
        } - {0}
    assert min(shares["initial_assault"]) > 3 * max(shares["campaign"])


@pytest.mark.parametrize("seed", range(3))
def test_a_row_of_hexes_is_weighed_as_each_alone(seed: int) -> None:
    """What `goings` leaves out, and friends as bits, against a plain count of friends around each hex."""
    game = Game.new(playable("ardennes"), scenario="campaign", variant="2p", seed=seed)
    players = {side: make_player("random", f"{seed}/{side}", "ardennes") for side in game.state.played}
    play_out(game, players, limit=200 * (seed + 1))
    state = game.state
    assert isinstance(state, ArdennesState)
    hexes = range(state.ground.count)
    for number in list(state.on_map())[::7]:
        side = state.board.side_of(number)
        unit = UnitValue(state, side, number)
        assert unit.values_in_hexes(hexes) == [unit.value_in_hex(hex) for hex in hexes]
        others = [hex for n in state.on_map(side) if n != number and (hex := state.board.hex_of_unit(n)) is not None]
        lone = [all(state.ground.distance[hex, there] > FRIEND_RADIUS for there in others) for hex in hexes]
        near = enemy_distances(state, side)
        assert [unit._loneliness_cost(hex) for hex in hexes] == [
            LONELINESS_COST[side] if lone[hex] and near[hex] <= LONE_DANGER_DISTANCE else 0.0 for hex in hexes
        ]
