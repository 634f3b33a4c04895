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

__all__ = ["PLAYING", "PlayCheck", "Samples", "has_system", "scenario_variants"]

AtDecision = Callable[[Game, random.Random], None]
ODDS_SEEDS = 60


class Samples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much each check samples."""

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
    """One check on one scenario of a title in one variant."""

    title: Playable
    scenario: str
    variant: str
    samples: Samples

    def seeds(self, first: int, count: int) -> Iterator[int]:
        """Yield up to `count` seeds from `first` on, until the time is up."""
        end = time.monotonic() + self.samples.seconds
        for seed in range(first, first + count):
            if seed > first and time.monotonic() > end:
                return
            yield seed

    def play_random_game(self, seed: int, **how: Any) -> Game:
        return conformance.random_game(self.title, self.scenario, self.variant, seed, rolls=self.samples.rolls, **how)


def scenario_variants(title: Playable) -> Iterator[tuple[str, str]]:
    """Yield every scenario of a title with each variant it can be played in."""
    for scenario, said in title.card.scenarios.items():
        for variant in said.variants or tuple(title.card.variants):
            yield scenario, variant


def has_system(title: Playable, variant: str) -> bool:
    """Return whether the title's rules choose for a side in this variant."""
    return type(title).system is not Title.system and len(title.card.variants[variant].played) < len(title.sides)


@contextmanager
def compare_with_rebuild(watched: bool = True) -> Iterator[None]:
    """Compare derived data with a rebuild after every change, inside this context."""
    before, State.DEBUG = State.DEBUG, watched
    try:
        yield
    finally:
        State.DEBUG = before


def check_games(on: PlayCheck) -> None:
    """Check that random games have no dead ends, and replay to the same states."""
    ends = 0
    for seed in on.seeds(0, on.samples.games):
        game = on.play_random_game(seed)
        ends += isinstance(game.pending, GameOver)
        if seed < on.samples.replays:
            # The states were already compared with a rebuild while playing; now they are compared with the replay.
            with compare_with_rebuild(watched=False):
                conformance.check_replay(game)
    assert ends > 0, "no random game ended before the limit"


def _check_decisions(on: PlayCheck, first: int, every: int, *checks: AtDecision, chances: bool = False) -> None:
    """Run checks at some decisions of random games; with `chances` also at some rolls and draws."""
    seen = 0

    def check(game: Game, rng: random.Random) -> None:
        nonlocal seen
        if rng.random() < 1 / every:
            for one in checks:
                one(game, rng)
            seen += 1

    for seed in on.seeds(first, on.samples.checked):
        on.play_random_game(
            seed, limit=on.samples.checked_lines, at_decision=check, at_chance=check if chances else None
        )
    assert seen > 0, "no decision was looked at"


def check_options(on: PlayCheck) -> None:
    """Check that every listed option is legal, and that mutated ones get a clear answer."""
    _check_decisions(on, 100, on.samples.every, conformance.check_options, conformance.check_mutants)


def check_hidden(on: PlayCheck) -> None:
    """Check that no hidden information leaks."""
    _check_decisions(on, 200, on.samples.every, conformance.check_hidden)


def check_asking(on: PlayCheck) -> None:
    """Check that queries change nothing."""
    _check_decisions(on, 500, on.samples.asked, queries.check_queries, chances=True)


def check_system(on: PlayCheck) -> None:
    """Check that the system's answers are legal, and that asking it changes nothing."""
    if not has_system(on.title, on.variant):
        return
    title, rng, seen = on.title, random.Random(2), 0
    answers = title.system

    def check_sometimes(state: State, step: Step[Any]) -> Answer:
        nonlocal seen
        if rng.random() >= 1 / on.samples.answers:
            return answers(state, step)
        before = queries.state_snapshot(state)
        answer = answers(state, step)
        queries.check_answer(state, step, answer)
        assert queries.state_snapshot(state) == before, (
            f"what the system answers in {type(step).__name__} changes something"
        )
        seen += 1
        return answer

    title.system = check_sometimes  # type: ignore[method-assign]
    try:
        for seed in on.seeds(600, on.samples.checked):
            on.play_random_game(seed, limit=on.samples.checked_lines)
    finally:
        del title.system
    assert seen > 0, "the system was never asked"


def check_undo(on: PlayCheck) -> None:
    """Check saving, loading and undo at every decision."""
    rng, seen = random.Random(0), 0
    for seed in on.seeds(300, on.samples.undone):
        for at in conformance.decisions_of(on.play_random_game(seed, limit=on.samples.undo_lines)):
            conformance.check_save_and_undo(at, rng)
            seen += 1
    assert seen > 0, "no decision was looked at"


def check_odds(on: PlayCheck) -> None:
    """Check that computed odds equal the frequency of played outcomes."""
    title, compared = on.title, 0
    if not title.has_attacks(on.scenario):
        start = Game.new(title, scenario=on.scenario, variant=on.variant, seed=0).state
        assert next(title.attacks(start, title.sides[0]), None) is None, "attacks are listed, but there are no odds"
        return
    rng = random.Random(1)
    with compare_with_rebuild(False):  # an attack is played hundreds of times; derived data are compared elsewhere
        for seed in on.seeds(400, ODDS_SEEDS):
            if compared >= on.samples.odds:
                break
            game = on.play_random_game(seed, limit=on.samples.odds_line + seed % 7)
            while not isinstance(game.pending, Decision | GameOver):
                game.roll()
            compared += conformance.check_odds(game, rng, plays=on.samples.plays)
    enough = on.samples.odds if on.samples.seconds == float("inf") else 1
    assert compared >= enough, "too few attacks were found to compare"


def check_seeds(on: PlayCheck) -> None:
    """Check that the same seed gives the same game."""
    limit = on.samples.undo_lines
    first, second, third = (on.play_random_game(seed, limit=limit).record.to_bytes() for seed in (7, 7, 8))
    assert first == second, "the same seed gave two games: something is drawn from outside the game"
    assert first != third, "another seed gave the same game"


def check_players(on: PlayCheck) -> None:
    """Check that every player chooses legal actions to the end of a game."""
    title = on.title
    for name, make in players_of(title.name).items():
        if name == "random":
            continue
        for seed in on.seeds(700, min(2, on.samples.checked)):
            game = Game.new(title, scenario=on.scenario, variant=on.variant, seed=seed)
            machines = {side: make(f"{seed}/{side}") for side in title.sides}
            while not game.over and len(game.record.lines) < on.samples.checked_lines:
                pending = game.pending
                if isinstance(pending, Decision):
                    view = game.view(pending.side)
                    game.apply(machines[pending.side].choose(view, view.options()), side=pending.side)
                else:
                    game.roll()


PLAYING: dict[str, Callable[[PlayCheck], None]] = {
    "random games end and replay": check_games,
    "everything listed is legal, mutants get a clear answer": check_options,
    "nothing hidden leaks": check_hidden,
    "asking changes nothing": check_asking,
    "what the system answers is legal": check_system,
    "save, load and undo": check_undo,
    "odds equal what is played": check_odds,
    "the same seed gives the same game": check_seeds,
    "players choose what is legal": check_players,
}
"""The checks by what they require."""
