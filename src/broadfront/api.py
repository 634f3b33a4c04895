"""Functions of `import broadfront as bf` about games: new and saved ones, odds, advice, guides, players."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from broadfront.analyst.levels import make_opponent
from broadfront.board.hexmap import HexMap, load_title_map
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid, brief_repr
from broadfront.core.game import Game
from broadfront.core.odds import Odds
from broadfront.core.opening import open_file
from broadfront.core.positions.position_files import read_position_file, start_game
from broadfront.core.record import Record
from broadfront.core.steps import Decision, GameOver
from broadfront.guiding import Followed, begin_guided, follow_guide, game_guide
from broadfront.players import Player, default_player
from broadfront.players.advising import Advice, Chosen, adviser_of
from broadfront.sim.play_out import LIMIT
from broadfront.sim.play_out import play_out as played_out
from broadfront.titles import load_printed, playable

__all__ = [
    "advise", "guide", "guided", "hints", "load", "load_map", "new", "odds", "play_out", "scenarios",
]  # fmt: skip

Seed = int | str


def new(
    title: str,
    *,
    scenario: str | None = None,
    variant: str | None = None,
    seed: Seed | None = None,
    options: Mapping[str, Any] | None = None,
    start: str | Path | Mapping[str, Any] | None = None,
    data: str | Path | None = None,
) -> Game:
    """Start a new game from a scenario, or from a position given as a file or as data (`game.position_at(line)`).

    >>> import broadfront as bf
    >>> bf.new("patrol", seed=7).chance.what
    'weather'
    """
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, (int, str))):
        raise Invalid(
            f"seed: {brief_repr(seed)} is not a seed; give a whole number or a word.", parameter="seed", given=seed
        )
    if options is not None and not isinstance(options, Mapping):
        raise Invalid(
            f"options: {brief_repr(options)} is not a mapping; give one such as {{'persons': 2}}.",
            parameter="options",
            given=options,
        )
    loaded = playable(title, data)
    if start is None:
        return Game.new(loaded, scenario=scenario, variant=variant, seed=seed, options=options)
    if not isinstance(start, (str, Path, Mapping)):
        raise Invalid(
            f"start: {brief_repr(start)} is not a position; give a file or what `game.position_at()` gives.",
            parameter="start",
            given=brief_repr(start),
        )
    position = start if isinstance(start, Mapping) else read_position_file(Path(start), "start")
    return start_game(loaded, position, scenario=scenario, variant=variant, seed=seed, options=options)


def load(path: str | Path, *, data: str | Path | None = None, recover: bool = False) -> Game:
    """Load a saved game of any version. If replaying it now gives another result than recorded, the last line of the
    record explains the difference (`resume`)."""
    title = playable(Record.read(Path(path), recover=recover).header.title, data)
    return open_file(title, path, recover=recover).game


def load_map(title: str, data: str | Path | None = None) -> HexMap:
    """Return the map of a title.

    >>> load_map("patrol").find("Weiler")
    '0302'
    """
    return load_title_map(load_printed(title, data).files)


def odds(game: Game, action: Action, *, side: str | None = None) -> Odds:
    """Return the exact odds of an attack without committing to it."""
    return game.odds(action, side=side)


def hints(game: Game, *, side: str | None = None) -> Advice:
    """Return what the pending decision is about and what matters for it, limited to what the deciding side may know.

    >>> import broadfront as bf
    >>> game = bf.new("patrol", seed=7)
    >>> while isinstance(game.pending, bf.Chance):
    ...     _ = game.roll()
    >>> bf.hints(game).about[0].rules
    ('PAT-MOVE-01', 'PAT-VICTORY-02')
    """
    asked = side or _asked_side(game)
    return adviser_of(game.title.name).advise(game.view(asked), game.options(asked))


def advise(game: Game, *, side: str | None = None) -> Chosen | None:
    """Return what a good player would choose now, and why; None if the title has no player good enough to advise."""
    asked = side or _asked_side(game)
    return adviser_of(game.title.name).choose(game.view(asked), game.options(asked))


def guided(title: str, *, seed: Seed | None = None, data: str | Path | None = None) -> Game:
    """Start the guided first game of a title: an ordinary game from a prepared start, whose record names its guide.

    >>> bf_game = guided("patrol", seed=7)
    >>> guide(bf_game).now.title
    'Move a unit'
    """
    return begin_guided(playable(title, data), seed=seed)


def guide(game: Game, *, seen: Collection[str] = ()) -> Followed | None:
    """Return a person's progress in a guided game: what to do now, and what the last step completed. Return None for
    other games.

    `seen` names what the person has seen on screen, which no record holds, such as `"map"` or `"odds"`; `"skip:ID"`
    leaves a lesson out.
    """
    found = game_guide(game)
    return None if found is None else follow_guide(game, found, seen)


def _asked_side(game: Game) -> str | None:
    """Return the side that must decide now, or None if no decision is pending."""
    pending = game.pending
    return pending.side if isinstance(pending, Decision) else None


def scenarios(title: str, *, data: str | Path | None = None) -> list[dict[str, Any]]:
    """List the scenarios of a title as dicts: name, label, and the variants in which each can be played.

    >>> scenarios("patrol")
    [{'scenario': 'bridge', 'label': 'The bridge at Weiler', 'variants': ['solo', 'two-player']}]
    """
    card = load_printed(title, data).card
    return [
        {"scenario": name, "label": scenario.label, "variants": list(scenario.variants or card.variants)}
        for name, scenario in card.scenarios.items()
    ]


def play_out(
    game: Game, players: Mapping[str, str | Player] | None = None, *, seed: Seed = 0, limit: int = LIMIT
) -> GameOver:
    """Play a game to its end with computer players. Sides without a given player get `greedy` if the title has it,
    otherwise `random`.

    >>> import broadfront as bf
    >>> bf.play_out(bf.new("patrol", seed=1), {"german": "random"}).winner in ("german", "american")
    True
    """
    title, given = game.title, dict(players or {})
    for side in given:
        title.side(side)
    chosen: dict[str, Player] = {}
    for side in game.state.played:
        who = given.get(side) or default_player(title.name)
        chosen[side] = make_opponent(who, f"{seed}/{side}", title.name) if isinstance(who, str) else who
    over = played_out(game, chosen, limit=limit)
    if over is None:
        raise Invalid(f"The game is not over after {limit} lines.", parameter="limit", given=limit)
    return over
