"""Whole games: the time of a game, decisions per second, memory."""

import random
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

from bench import Measured, row
from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players import Player, make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable

ROUNDS, WHOLE_ROUNDS = 8, 3
GAMES, CATAN_GAMES = 5, 10
"""Games per round, the same in each: rounds differ only by the machine."""
MISSING = "not installed: pip install catanatron"

Played = tuple[int, float]
"""Decisions with at least two options, and the seconds they took."""


class CountingPlayer:
    """A random player that counts its real choices."""

    def __init__(self, seed: str) -> None:
        self.rng, self.choices = random.Random(seed), 0

    def choose(self, view: View, options: Options) -> Action:
        listing = options.listing()
        self.choices += len(listing) > 1
        return self.rng.choice(listing)


def play_random_game(title: str, scenario: str, variant: str, seed: int) -> Played:
    game = Game.new(playable(title), scenario=scenario, variant=variant, seed=seed)
    players = {side: CountingPlayer(f"{seed}/{side}") for side in game.state.played}
    started = time.thread_time()
    assert play_out(game, players, trusted=True) is not None
    return sum(player.choices for player in players.values()), time.thread_time() - started


def play_random_games(title: str, scenario: str, variant: str) -> Played:
    """Play games of random players; return decisions and seconds."""
    played = [play_random_game(title, scenario, variant, seed) for seed in range(GAMES)]
    return sum(choices for choices, _ in played), sum(seconds for _, seconds in played)


def play_catan_games() -> Played:
    """Play games of four of catanatron's random players; return decisions and seconds."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    choices = 0

    class Counted(RandomPlayer):  # type: ignore[misc, unused-ignore]
        def decide(self, game: object, actions: list[object]) -> object:
            nonlocal choices
            choices += len(actions) > 1
            return super().decide(game, actions)

    random.seed(0)  # catanatron draws from the global generator
    started = time.thread_time()
    for _ in range(CATAN_GAMES):
        Catan([Counted(color) for color in Color]).play()
    return choices, time.thread_time() - started


def compare_with_catanatron(title: str, scenario: str, variant: str) -> Measured:
    """Measure the seconds per decision, the best of some rounds, alternating with catanatron."""

    players: dict[str, Callable[[], Played]] = {"broadfront": partial(play_random_games, title, scenario, variant)}
    if find_spec("catanatron") is not None:
        players["catanatron"] = play_catan_games
    best = dict.fromkeys(players, float("inf"))
    for turn in range(ROUNDS + 1):
        for name, play in players.items():
            choices, seconds = play()
            if turn:  # the first round compiles, caches and warms
                best[name] = min(best[name], seconds / choices)
    mine = best.pop("broadfront")
    told = "; ".join(f"{name} {1 / one:,.0f} a second" for name, one in {"ours": mine, **best}.items())
    others: dict[str, float | str] = {"catanatron": best.get("catanatron", MISSING)}
    return Measured(
        mine, others=others, at_least={"catanatron": 1.0}, note=f"decisions with two or more options: {told}"
    )


@row("random decision, ardennes for two", order=60)
def measure_ardennes_decision() -> Measured:
    return compare_with_catanatron("ardennes", "campaign", "2p")


@row("random decision, patrol for two", order=61)
def measure_patrol_decision() -> Measured:
    return compare_with_catanatron("patrol", "bridge", "two-player")


def campaign_seconds(variant: str, kind: str) -> float:
    """Return the seconds of one campaign, after a first one to warm up."""
    best = float("inf")
    for seed in range(WHOLE_ROUNDS + 1):
        game = Game.new(playable("ardennes"), scenario="campaign", variant=variant, seed=seed)
        players: dict[str, Player] = {side: make_player(kind, seed, "ardennes") for side in game.state.played}
        started = time.thread_time()
        assert play_out(game, players, trusted=True) is not None
        if seed:
            best = min(best, time.thread_time() - started)
    return best


@row("random campaign, ardennes solitaire", order=62)
def measure_random_campaign() -> Measured:
    seconds = campaign_seconds("gs", "random")
    return Measured(seconds, note=f"{60 / seconds:.0f} campaigns a minute, the Allied system included")


@row("random campaign, ardennes for two", order=62)
def measure_two_player_campaign() -> Measured:
    seconds = campaign_seconds("2p", "random")
    return Measured(seconds, note=f"{60 / seconds:.0f} campaigns a minute")


@row("greedy campaign, ardennes solitaire", order=63)
def measure_greedy_campaign() -> Measured:
    return Measured(campaign_seconds("gs", "greedy"), limit=5.0)


def play_campaign(variant: str) -> tuple[Game, int]:
    """Play a random campaign; return it with the bytes it holds beyond the loaded title."""
    play_random_game("ardennes", "campaign", variant, 1)  # loads what the title caches
    tracemalloc.start()
    try:
        game = Game.new(playable("ardennes"), scenario="campaign", variant=variant, seed=1)
        before = tracemalloc.get_traced_memory()[0]
        players = {side: CountingPlayer(f"1/{side}") for side in game.state.played}
        assert play_out(game, players, trusted=True) is not None
        held = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return game, max(held, before)


KEPT = "beyond the title, its log and checkpoints included"


@row("memory of a campaign, ardennes solitaire", order=64)
def measure_campaign_memory() -> Measured:
    return Measured(float(play_campaign("gs")[1]), "bytes", limit=5e6, note=KEPT)


@row("memory of a campaign, ardennes for two", order=64)
def measure_two_player_memory() -> Measured:
    return Measured(float(play_campaign("2p")[1]), "bytes", limit=5e6, note=KEPT)


@row("record of a campaign, ardennes", order=65)
def measure_campaign_record() -> Measured:
    game, _ = play_campaign("gs")
    return Measured(float(len(game.record.to_bytes())), "bytes", limit=2e6, note=f"{len(game.record.lines)} lines")
