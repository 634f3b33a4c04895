"""Greedy of the Ardennes game: whole games end, choices are legal and depend on the view alone."""

import random

import pytest

from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players import player_named
from broadfront.sim import play_out
from broadfront.titles import playable
from broadfront.titles.ardennes.data.chit_hits import Conditions
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.play.players import Greedy
from broadfront.titles.ardennes.play.players.combat_worth import attack_of, hit_chances, prospect, with_tactic
from broadfront.titles.ardennes.play.players.moves import Standpoint, place
from broadfront.titles.ardennes.play.players.worth import ALONE, IN_REACH, TOGETHER, enemy_near, guard, look, pull
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
        over = play_out(game, {"german": player_named(kind, seed, "ardennes")}, trusted=True)
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
        if board.zoc.holds(ALLIED, hex)
        and len(near := [n for there in beside_hex[hex] for n in board.units_at(there, GERMAN)]) > 1
    )
    alone = attack_of(state, GERMAN, target, beside[:1])
    together = attack_of(state, GERMAN, target, beside)
    assert prospect(state, together) > prospect(state, alone)
    assert with_tactic(state, together, GERMAN, "Panzer Battalion") > 0
    assert with_tactic(state, together, ALLIED, "Screen") > 0


def test_a_threatened_victory_hex_is_guarded_and_one_to_be_taken_draws() -> None:
    state = position("tip_of_the_salient")
    held = [state.ground.map.index[vp.hex] for vp in state.victory_hexes if vp.hex in state.land.german_held]
    guarded = [hex for hex in held if guard(state, GERMAN, hex, 0, look(state, GERMAN))]
    assert guarded
    for hex in guarded:
        assert 0 < guard(state, GERMAN, hex, 1, look(state, GERMAN)) < guard(state, GERMAN, hex, 0, look(state, GERMAN))
        assert guard(state, ALLIED, hex, 0, look(state, ALLIED)) == 0
    wanted = next(state.ground.map.index[vp.hex] for vp in state.victory_hexes if vp.hex not in state.land.german_held)
    around = [hex for hex in state.ground.around[wanted] if hex != state.ground.count]
    field = pull(state, GERMAN)
    assert all(field[wanted] > field[hex] for hex in around)
    assert all(place(state, GERMAN, wanted) > place(state, GERMAN, hex) for hex in around)


def test_in_the_solitaire_game_nothing_outbids_a_victory_hex_that_stands_empty() -> None:
    state = position("campaign")
    empty = [hex for hex in state.vp_hexes if state.land.held_by(hex) == ALLIED and not state.board.at[hex]]
    others = [hex for hex in range(state.ground.count) if hex not in state.vp_hexes and not state.board.at[hex]]
    assert empty
    for number in sorted(state.on_map(GERMAN), key=state.board.strength)[-5:]:
        unit = Standpoint(state, GERMAN, number)
        assert min(map(unit.going, empty)) > max(map(unit.going, others))


def test_on_the_last_day_the_allies_guard_what_counts_before_all() -> None:
    shares = {}
    for scenario in ("initial_assault", "campaign"):
        state = position(scenario)
        hexes = {state.ground.map.index[vp.hex]: vp.value for vp in state.victory_hexes}
        shares[scenario] = {
            guard(state, ALLIED, hex, 0, look(state, ALLIED)) / value for hex, value in hexes.items()
        } - {0}
    assert min(shares["initial_assault"]) > 3 * max(shares["campaign"])


@pytest.mark.parametrize("seed", range(3))
def test_a_row_of_hexes_is_weighed_as_each_alone(seed: int) -> None:
    """What `goings` leaves out, and friends as bits, against a plain count of friends around each hex."""
    game = Game.new(playable("ardennes"), scenario="campaign", variant="2p", seed=seed)
    players = {side: player_named("random", f"{seed}/{side}", "ardennes") for side in game.state.played}
    play_out(game, players, limit=200 * (seed + 1))
    state = game.state
    assert isinstance(state, ArdennesState)
    hexes = range(state.ground.count)
    for number in list(state.on_map())[::7]:
        side = state.board.side_of(number)
        unit = Standpoint(state, side, number)
        assert unit.goings(hexes) == [unit.going(hex) for hex in hexes]
        others = [hex for n in state.on_map(side) if n != number and (hex := state.board.hex(n)) is not None]
        lone = [all(state.ground.distance[hex, there] > TOGETHER for there in others) for hex in hexes]
        near = enemy_near(state, side)
        assert [unit._alone(hex) for hex in hexes] == [
            ALONE[side] if lone[hex] and near[hex] <= IN_REACH else 0.0 for hex in hexes
        ]
