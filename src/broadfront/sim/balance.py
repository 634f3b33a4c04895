"""Balance by evidence: the same seeds under two sets of data, what changed, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import is_there, read_bytes
from broadfront.core.game import Game
from broadfront.core.intervals import mean_interval, wilson
from broadfront.core.title import Playable
from broadfront.players import player_named, players_of
from broadfront.sim.play_out import play_out

__all__ = ["Played", "Series", "difference", "play_seed", "series", "summary"]


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    seed: int
    winner: str | None
    reason: str
    score: dict[str, int]
    lines: int


class Series(msgspec.Struct, frozen=True):
    """What a row of games is: anything that could change how they go."""

    title: str
    data: str
    scenario: str
    variant: str
    players: dict[str, str]


def series(title: Playable, scenario: str | None, variant: str | None, players: Mapping[str, str]) -> Series:
    """A row of games; sides without a named player get `greedy` where the title has one, else `random`."""
    kinds = players_of(title.name)
    default = "greedy" if "greedy" in kinds else "random"
    chosen = title.variant(variant)
    for side in players:
        title.side(side)
    named = {side: players.get(side, default) for side in title.card.variants[chosen].played}
    return Series(title.name, title.data_hash, title.scenario(scenario, chosen), chosen, named)


def play_seed(title: Playable, row: Series, seed: int) -> Played:
    """One game of a row."""
    game = Game.new(title, scenario=row.scenario, variant=row.variant, seed=seed)
    players = {side: player_named(kind, f"{seed}/{side}", title.name) for side, kind in row.players.items()}
    over = play_out(game, players, trusted=True)
    if over is None:
        raise AssertionError(f"seed {seed}: the game did not end within the limit of lines")
    return Played(seed, over.winner, over.reason, dict(over.score), len(game.record.lines))


def run(
    title: Playable,
    row: Series,
    seeds: Iterable[int],
    keep: Path | None = None,
    told: Callable[[Played], None] | None = None,
) -> Iterator[Played]:
    """The games of a row; with `keep`, each finished game is a line of that file, and a second call goes on from it."""
    done = _kept(keep, row) if keep is not None else {}
    for seed in seeds:
        played = done.get(seed)
        if played is None:
            played = play_seed(title, row, seed)
            if keep is not None:
                _keep(keep, row, played)
        if told is not None:
            told(played)
        yield played


def _kept(path: Path, row: Series) -> dict[int, Played]:
    if not is_there(path):
        return {}
    lines = read_bytes(path).splitlines()
    try:
        head = msgspec.json.decode(lines[0], type=Series)
        if head != row:
            raise Invalid(
                f"{path}: holds games of another row.", parameter="out", given=str(path), todo="Give another file."
            )
        games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except (ValueError, IndexError, RecursionError) as error:
        raise Invalid(f"{path}: not a file of games: {error}.", parameter="out", given=str(path)) from None
    return {game.seed: game for game in games}


def _keep(path: Path, row: Series, played: Played) -> None:
    fresh = not path.exists()
    with path.open("ab") as file:
        if fresh:
            file.write(msgspec.json.encode(row) + b"\n")
        file.write(msgspec.json.encode(played) + b"\n")


def summary(games: Sequence[Played], sides: Sequence[str]) -> dict[str, object]:
    """Wins with their intervals, and mean scores with theirs."""
    number = len(games)
    wins = {}
    for side in (*sides, None):
        count = sum(game.winner == side for game in games)
        if side is not None or count:
            low, high = wilson(count, number)
            wins[side or "draw"] = {"games": count, "share": count / number, "low": low, "high": high}
    scores = {}
    for name in sorted({name for game in games for name in game.score}):
        mean, low, high = mean_interval([float(game.score.get(name, 0)) for game in games])
        scores[name] = {"mean": mean, "low": low, "high": high}
    return {"games": number, "wins": wins, "scores": scores}


def difference(first: Sequence[Played], second: Sequence[Played]) -> dict[str, object]:
    """What changed from the first row to the second, seed by seed."""
    pairs = list(zip(first, second, strict=True))
    changed: dict[str, object] = {"games": len(pairs), "other_winner": sum(a.winner != b.winner for a, b in pairs)}
    for name in sorted({name for game in (*first, *second) for name in game.score}):
        mean, low, high = mean_interval([float(b.score.get(name, 0) - a.score.get(name, 0)) for a, b in pairs])
        changed[name] = {"mean": mean, "low": low, "high": high}
    return changed
