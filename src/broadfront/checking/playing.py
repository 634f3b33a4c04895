"""Checks of every title in play, on random games, without any exceptions.

`Samples` gives the number of games of each check: `make test` sets it by title, `broadfront check` by time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from broadfront.core.game import Game
from broadfront.core.state import State
from broadfront.core.steps import Answer, Decision, GameOver, Step
from broadfront.core.title import Playable, Title
from broadfront.players import players_of
from broadfront.sim import conformance, queries

__all__ = ["PLAYING", "PlayCheck", "Samples", "rules_play_a_side", "scenario_variants"]

AtDecision = Callable[[Game, random.Random], None]
ODDS_SEEDS = 60


class Samples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many games, decisions and rolls each check of a title in play looks at."""

    games: int = 100
    """Random games played to the end."""
    replays: int = 20
    """Number of these games replayed line by line."""
    rolls: int = 1
    """At every n-th line that is a roll or draw, all outcomes are tried."""
    checked: int = 10
    """Games in which options, mutated actions and hidden data are checked."""
    every: int = 3
    """In those games, every n-th decision is checked, on average."""
    asked: int = 8
    """At every n-th decision, roll or draw, all queries are checked to change nothing."""
    answers: int = 3
    """Every n-th answer of the system is checked, on average."""
    checked_lines: int = 20_000
    """Maximum number of lines of each checked game."""
    undone: int = 10
    """Games saved, loaded and undone at every decision."""
    undo_lines: int = 2_000
    odds: int = 3
    """Attacks whose odds are compared with played outcomes."""
    odds_line: int = 40
    """An attack is compared after about this many lines."""
    plays: int = 2_000
    """Times an attack is played in a comparison."""
    seconds: float = float("inf")
    """No further game is started after this time; at least one is always played."""


class PlayCheck(msgspec.Struct, frozen=True):
    """What the checks in play need: the title, one of its scenarios and variants, and the numbers of samples."""

    title: Playable
    scenario: str
    variant: str
    samples: Samples

    def seeds(self, first: int, count: int) -> Iterator[int]:
        """Yield up to `count` consecutive seeds, starting with `first`, until the time for the check is up."""
        end = time.monotonic() + self.samples.seconds
        for seed in range(first, first + count):
            if seed > first and time.monotonic() > end:
                return
            yield seed

    def play_random_game(self, seed: int, **how: Any) -> Game:
        """Play a game with random choices, testing the state's invariants at every line."""
        return conformance.random_game(self.title, self.scenario, self.variant, seed, rolls=self.samples.rolls, **how)


def scenario_variants(title: Playable) -> Iterator[tuple[str, str]]:
    """Yield every pair of a scenario of a title and a variant it can be played in."""
    for scenario, said in title.card.scenarios.items():
        for variant in said.variants or tuple(title.card.variants):
            yield scenario, variant


def rules_play_a_side(title: Playable, variant: str) -> bool:
    """Return whether the rules of the title choose for a side that nobody plays in this variant (as in a solitaire
    game)."""
    return type(title).system is not Title.system and len(title.card.variants[variant].played) < len(title.sides)


@contextmanager
def compare_with_rebuild(watched: bool = True) -> Iterator[None]:
    """Return a context inside which the derived data of a state are compared with a full rebuild after every change."""
    before, State.DEBUG = State.DEBUG, watched
    try:
        yield
    finally:
        State.DEBUG = before


def check_games(play_check: PlayCheck) -> None:
    """Check that random games have no dead ends, and that replaying their records gives the same states."""
    ends = 0
    for seed in play_check.seeds(0, play_check.samples.games):
        game = play_check.play_random_game(seed)
        ends += isinstance(game.pending, GameOver)
        if seed < play_check.samples.replays:
            # The states were already compared with a rebuild while playing; now they are compared with the replay.
            with compare_with_rebuild(watched=False):
                conformance.check_replay(game)
    assert ends > 0, "no random game ended before the limit"


def _check_decisions(play_check: PlayCheck, first: int, every: int, *checks: AtDecision, chances: bool = False) -> None:
    """Run checks at randomly chosen decisions of random games; with `chances` also at rolls and draws."""
    seen = 0

    def check(game: Game, rng: random.Random) -> None:
        """Run the checks at some of the decisions."""
        nonlocal seen
        if rng.random() < 1 / every:
            for one in checks:
                one(game, rng)
            seen += 1

    for seed in play_check.seeds(first, play_check.samples.checked):
        play_check.play_random_game(
            seed, limit=play_check.samples.checked_lines, at_decision=check, at_chance=check if chances else None
        )
    assert seen > 0, "no decision was looked at"


def check_options(play_check: PlayCheck) -> None:
    """Check that every listed option is legal, and that mutated options are ruled legal or refused with a clear
    reason."""
    _check_decisions(
        play_check, 100, play_check.samples.every, conformance.check_options, conformance.check_mutated_actions
    )


def check_hidden_information(play_check: PlayCheck) -> None:
    """Check that no side can learn hidden information from its view, its options or the rulings."""
    _check_decisions(play_check, 200, play_check.samples.every, conformance.check_hidden_information)


def check_queries_change_nothing(play_check: PlayCheck) -> None:
    """Check that asking questions about a position (options, odds, rulings) does not change the position."""
    _check_decisions(play_check, 500, play_check.samples.asked, queries.check_queries, chances=True)


def check_choices_of_rules(play_check: PlayCheck) -> None:
    """Check that the rules that choose for an unplayed side choose legal actions, and that asking for a choice does not
    change the state."""
    if not rules_play_a_side(play_check.title, play_check.variant):
        return
    title, rng, seen = play_check.title, random.Random(2), 0
    answers = title.system

    def check_sometimes(state: State, step: Step[Any]) -> Answer:
        """Return what the rules choose for an unplayed side; in some randomly selected cases, check this choice
        first."""
        nonlocal seen
        if rng.random() >= 1 / play_check.samples.answers:
            return answers(state, step)
        before = queries.state_snapshot(state)
        answer = answers(state, step)
        queries.check_choice_of_rules(state, step, answer)
        assert queries.state_snapshot(state) == before, (
            f"what the system answers in {type(step).__name__} changes something"
        )
        seen += 1
        return answer

    title.system = check_sometimes  # type: ignore[method-assign]
    try:
        for seed in play_check.seeds(600, play_check.samples.checked):
            play_check.play_random_game(seed, limit=play_check.samples.checked_lines)
    finally:
        del title.system
    assert seen > 0, "the system was never asked"


def check_undo(play_check: PlayCheck) -> None:
    """Check at every decision of random games that the game can be saved, loaded and undone."""
    rng, seen = random.Random(0), 0
    for seed in play_check.seeds(300, play_check.samples.undone):
        for at in conformance.decisions_of(play_check.play_random_game(seed, limit=play_check.samples.undo_lines)):
            conformance.check_save_and_undo(at, rng)
            seen += 1
    assert seen > 0, "no decision was looked at"


def check_odds(play_check: PlayCheck) -> None:
    """Check that computed odds agree with how often each result comes up when the attack is played many times."""
    title, compared = play_check.title, 0
    if not title.has_attacks(play_check.scenario):
        start = Game.new(title, scenario=play_check.scenario, variant=play_check.variant, seed=0).state
        assert next(title.attacks(start, title.sides[0]), None) is None, "attacks are listed, but there are no odds"
        return
    rng = random.Random(1)
    with compare_with_rebuild(False):  # an attack is played hundreds of times; derived data are compared elsewhere
        for seed in play_check.seeds(400, ODDS_SEEDS):
            if compared >= play_check.samples.odds:
                break
            game = play_check.play_random_game(seed, limit=play_check.samples.odds_line + seed % 7)
            while not isinstance(game.pending, Decision | GameOver):
                game.roll()
            compared += conformance.check_odds(game, rng, plays=play_check.samples.plays)
    enough = play_check.samples.odds if play_check.samples.seconds == float("inf") else 1
    assert compared >= enough, "too few attacks were found to compare"


def check_same_seed_same_game(play_check: PlayCheck) -> None:
    """Check that a game played twice with the same seed has the same rolls and results."""
    limit = play_check.samples.undo_lines
    first, second, third = (play_check.play_random_game(seed, limit=limit).record.to_bytes() for seed in (7, 7, 8))
    assert first == second, "the same seed gave two games: something is drawn from outside the game"
    assert first != third, "another seed gave the same game"


def check_players(play_check: PlayCheck) -> None:
    """Check that every computer player of the title chooses legal actions to the end of a game."""
    title = play_check.title
    for name, make in players_of(title.name).items():
        if name == "random":
            continue
        for seed in play_check.seeds(700, min(2, play_check.samples.checked)):
            game = Game.new(title, scenario=play_check.scenario, variant=play_check.variant, seed=seed)
            machines = {side: make(f"{seed}/{side}") for side in title.sides}
            while not game.over and len(game.record.lines) < play_check.samples.checked_lines:
                pending = game.pending
                if isinstance(pending, Decision):
                    view = game.view(pending.side)
                    game.apply(machines[pending.side].choose(view, view.options()), side=pending.side)
                else:
                    game.roll()


PLAYING: dict[str, Callable[[PlayCheck], None]] = {
    "random games end and replay": check_games,
    "everything listed is legal, mutants get a clear answer": check_options,
    "nothing hidden leaks": check_hidden_information,
    "asking changes nothing": check_queries_change_nothing,
    "what the system answers is legal": check_choices_of_rules,
    "save, load and undo": check_undo,
    "odds equal what is played": check_odds,
    "the same seed gives the same game": check_same_seed_same_game,
    "players choose what is legal": check_players,
}
"""The checks by what they require."""
