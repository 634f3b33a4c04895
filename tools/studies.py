"""What was learnt about play, from games of the plain player with itself: the figures of docs/studies.md.

python -m tools.studies openings --games 60
python -m tools.studies tactics --games 100
python -m tools.studies stopping --games 100
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, outcome_from_seed_and_roll
from broadfront.core.game import Game
from broadfront.core.intervals import mean_interval
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players import make_player
from broadfront.players.player import Player
from broadfront.sim.play_quietly import play_quietly
from broadfront.titles import playable, tabletop

SCENARIO, VARIANT, FIRST = "initial_assault", "2p", 990_000
CARD, ATTACKS = "ask.impulse.card", ("ask.activation.attack", "ask.activation.act")


class StudyPlayer:
    """The plain player, except where the study's rule chooses differently."""

    def __init__(self, rule: Callable[[View, Sequence[Action], Action], Action | None]) -> None:
        self.rule, self.plain = rule, make_player("greedy", 0, "ardennes")

    def choose(self, view: View, options: Options) -> Action:
        usual = self.plain.choose(view, options)
        return self.rule(view, options.listing(), usual) or usual


def find_kind(listed: Sequence[Action], name: str) -> Action | None:
    return next((action for action in listed if type(action).__name__ == name), None)


def choose_no_tactic(_view: View, listed: Sequence[Action], _usual: Action) -> Action | None:
    return find_kind(listed, "NoTactic")


class AttackLimit:
    """A rule that ends an activation after a number of attacks."""

    def __init__(self, attacks: int) -> None:
        self.attacks, self.made = attacks, 0

    def __call__(self, view: View, listed: Sequence[Action], usual: Action) -> Action | None:
        topic = view.pending.message.topic
        if topic == CARD:
            self.made = 0
        if topic in ATTACKS and type(usual).__name__ == "AttackHex":
            if self.made >= self.attacks:
                return find_kind(listed, "EndActivation")
            self.made += 1
        return None


class FirstCard:
    """A rule that plays a given card first, then as usual."""

    def __init__(self, action: Action) -> None:
        self.action: Action | None = action

    def __call__(self, view: View, listed: Sequence[Action], _usual: Action) -> Action | None:
        if view.pending.message.topic != CARD:
            return None
        first, self.action = self.action, None
        return first


def play_game(seed: int, **rules: Callable[[View, Sequence[Action], Action], Action | None]) -> tuple[float, float]:
    """Play a game; return whether the German wins (1.0 or 0.0) and his points."""
    game = Game.new(playable("ardennes"), scenario=SCENARIO, variant=VARIANT, seed=seed)
    players: Mapping[str, Player] = {
        side: StudyPlayer(rules[side]) if side in rules else make_player("greedy", 0, "ardennes")
        for side in game.state.played
    }
    ended = play_quietly(game.state, game.seed, players)
    assert ended is not None
    return float(ended.over.winner == "german"), float(ended.over.score["german"])


def table_row(what: str, pairs: Sequence[tuple[tuple[float, float], tuple[float, float]]]) -> str:
    """Return a table row: what a change gains the German over the usual game from the same seeds."""
    cells = []
    for n in range(2):  # wins, VP
        mean, low, high = mean_interval([changed[n] - usual[n] for usual, changed in pairs])
        cells.append(f"{mean:+.2f} ({low:+.2f} to {high:+.2f})")
    return f"| {what} | {len(pairs)} | {' | '.join(cells)} |"


def study_tactics(seeds: range) -> Iterator[str]:
    usual = {seed: play_game(seed) for seed in seeds}
    for side in ("german", "allied"):
        yield table_row(
            f"{side.capitalize()} plays no tactics",
            [(usual[seed], play_game(seed, **{side: choose_no_tactic})) for seed in seeds],
        )


def study_stopping(seeds: range) -> Iterator[str]:
    usual = {seed: play_game(seed) for seed in seeds}
    for attacks, words in enumerate(("no attack", "at most 1 attack", "at most 2 attacks")):
        changed = [(usual[seed], play_game(seed, german=AttackLimit(attacks))) for seed in seeds]
        yield table_row(f"German makes {words} in an activation", changed)


def first_cards(seed: int) -> tuple[State, list[Action]]:
    """Return the position of the first card choice, and the activations the German may begin with."""
    game = Game.new(playable("ardennes"), scenario=SCENARIO, variant=VARIANT, seed=seed)
    state, rolls, plain = game.state, 0, make_player("greedy", 0, "ardennes")
    while True:
        pending = state.settle(offer=True)
        if isinstance(pending, Chance):
            state.happen(outcome_from_seed_and_roll(pending, game.seed, rolls))
            rolls += 1
            continue
        assert isinstance(pending, Decision)
        options = Options(state, pending.side)
        if pending.message.topic == CARD:
            return state, [action for action in options if type(action).__name__ == "Activate"]
        state.do(plain.choose(View(state, pending.side), options))


def study_openings(seeds: range) -> Iterator[str]:
    by_card: dict[str, list[tuple[tuple[float, float], tuple[float, float]]]] = defaultdict(list)
    say = tabletop("ardennes").option_text
    for seed in seeds:
        usual = play_game(seed)
        state, actions = first_cards(seed)
        for action in actions:
            by_card[str(say(state, action) or action)].append((usual, play_game(seed, german=FirstCard(action))))
    for name, pairs in sorted(by_card.items(), key=lambda one: -sum(c[1] - u[1] for u, c in one[1]) / len(one[1])):
        if len(pairs) > 3:
            yield table_row(name, pairs)


STUDIES: dict[str, Callable[[range], Iterator[str]]] = {
    "openings": study_openings,
    "tactics": study_tactics,
    "stopping": study_stopping,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("study", choices=STUDIES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=FIRST, help="the first of their seeds")
    given = parser.parse_args()
    print("| what | games | German wins more (95%) | German VP more (95%) |\n|---|---:|---|---|")
    for row in STUDIES[given.study](range(given.seed, given.seed + given.games)):
        print(row, flush=True)


if __name__ == "__main__":
    main()
