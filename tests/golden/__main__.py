"""`make golden`: write the committed playthroughs and counts again, and find games that no longer stand anew.

`ARGS=TITLE` does one title, `ARGS=GAME` finds one game.
"""

import sys
from collections.abc import Iterator

from broadfront.core.errors import BroadfrontError
from broadfront.core.files import write_atomically
from broadfront.core.game import Game
from broadfront.core.record import Record
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.players import make_player
from broadfront.sim import play_out
from broadfront.titles import load_title, title_names
from tests.golden import HERE, Spec, perft_text, played, playthrough, specs, stem
from tests.golden.predicates import PREDICATES


def find(wanted: list[Spec]) -> Iterator[tuple[Spec, Game]]:
    """For each of these specs, which share a start and a player, the first game in the order of seeds that fits."""
    left = list(wanted)
    title = load_title(left[0].title)
    assert isinstance(title, Playable)
    for seed in range(max(spec.seeds for spec in wanted)):
        game = _game(title, left[0], seed)
        if not isinstance(game.pending, GameOver):
            continue
        for spec in [spec for spec in left if seed < spec.seeds and PREDICATES[spec.predicate](game)]:
            kept = Game.replay(title, game.record, seed=game.seed)
            kept.note(f"seed {seed}: {spec.shows}")
            left.remove(spec)
            yield spec, kept
        if not left:
            return


def _game(title: Playable, spec: Spec, seed: int) -> Game:
    game = Game.new(title, scenario=spec.scenario, variant=spec.variant, seed=seed)
    play_out(game, {side: make_player(spec.player, seed, spec.title) for side in game.state.played}, trusted=True)
    return game


def stands(spec: Spec) -> bool:
    """Whether the committed game still replays and shows what it was kept for."""
    title, path = load_title(spec.title), HERE / spec.title / f"{spec.name}.bf"
    assert isinstance(title, Playable)
    try:
        game = Game.replay(title, Record.read(path), name=path.name)
    except BroadfrontError:
        return False
    return isinstance(game.pending, GameOver) and PREDICATES[spec.predicate](game)


def main(wanted: list[str]) -> int:
    missing = 0
    for title, scenario, variant in played():
        if wanted and title.name not in wanted:
            continue
        path = stem(title, scenario, variant)
        path.parent.mkdir(exist_ok=True)
        write_atomically(path.with_suffix(path.suffix + ".txt"), playthrough(title, scenario, variant).encode())
        write_atomically(path.with_suffix(path.suffix + ".perft"), perft_text(title, scenario, variant).encode())
        print(f"golden: {title.name} {scenario} {variant}", file=sys.stderr)
    lost: dict[tuple[str, ...], list[Spec]] = {}
    for spec in specs():
        if wanted and spec.title not in wanted and spec.name not in wanted:
            continue
        if stands(spec):
            print(f"golden: {spec.title} {spec.name} stands", file=sys.stderr)
        else:
            lost.setdefault((spec.title, spec.scenario, spec.variant, spec.player), []).append(spec)
    for group in lost.values():
        found = set()
        for spec, game in find(group):
            found.add(spec)
            write_atomically(HERE / spec.title / f"{spec.name}.bf", game.record.to_bytes())
            print(f"golden: {spec.title} {spec.name}: {game.record.lines[-1].note}", file=sys.stderr)
        for spec in set(group) - found:
            print(f"golden: no {spec.title} game in {spec.seeds} seeds shows: {spec.shows}", file=sys.stderr)
            missing += 1
    return 1 if missing else 0


if __name__ == "__main__":
    names = sys.argv[1:]
    games = [spec.name for spec in specs()]
    unknown = [n for n in names if n not in (*title_names(), *games)]
    if unknown:
        known = f"titles are {', '.join(title_names())}, games {', '.join(games)}"
        print(f"golden: no title or game {unknown[0]!r}; {known}.", file=sys.stderr)
        raise SystemExit(2)
    raise SystemExit(main(names))
