"""Plays games of one tree and hashes them line by line. `tools.same` runs this in both trees, so it uses only what both
have.

    same_games.py SOURCE list                  list the games as JSON, each with the form of its states
    same_games.py SOURCE play NAME FOLDER      play those named on standard input, each into a file of the folder
    same_games.py SOURCE show GAME LINE        print everything about one line of one game, as JSON

A game is named by title, scenario, variant, player and seed, and by the form in which its states are compared.
"""

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import broadfront
from broadfront import players
from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.players import players_of
from broadfront.sim.play_out import LIMIT, play_out
from broadfront.titles import playable, title_names

PARTS = ("record", "events", "asked", "state")
ASKED = ("next_pending", "asked")
"""What a game waits for, in this tree and in earlier ones."""
NAMED = ("make_player", "player_named")
"""The function that makes a player, in this tree and in earlier ones."""


def list_games() -> Iterator[tuple[str, int]]:
    """Yield every title, scenario, variant and kind of player, without a seed, with the form of its states."""
    for name in title_names():
        title = playable(name)
        for scenario, known in title.card.scenarios.items():
            for variant in known.variants or title.card.variants:
                form = getattr(title.empty(scenario, variant), "FORM", 1)
                for kind in players_of(name):
                    yield f"{name} {scenario} {variant} {kind}", form


def key_and_data(state: State, form: int) -> tuple[bytes, dict[str, Any]]:
    """Return the key and the data of a state in a form; a tree without forms has only form 1."""
    if not hasattr(state, "FORM"):
        return state.key(), state.to_data()
    return state.key(form=form), state.to_data(form)


def event_data(event: Event) -> list[Any]:
    """Return an event as lists and texts: its words, who sees it, and what the others see."""
    trace = None if event.trace is None else event.trace.lines()
    public = None if event.public is None else str(event.public)
    return [event.message.topic, str(event), event.rules, trace, event.seen_by, public]


def pending_data(asked: Pending) -> list[Any]:
    """Return the pending question as words and numbers that exist in every tree."""
    match asked:
        case Decision():
            return [asked.side, asked.prompt, [kind.__name__ for kind in asked.accepts], asked.rules]
        case Chance():
            seen = [asked.side, asked.rules, asked.zone, asked.seen_by]
            return [asked.what, asked.outcomes, asked.weights, *seen]
        case GameOver():
            return [asked.winner, asked.reason, asked.rules, asked.score]


class GameHasher:
    """Hashes a game after each line."""

    def __init__(self, form: int, wanted: int | None = None) -> None:
        self.form = form
        self.wanted = wanted
        self.hashes: list[list[str]] = []
        self.shown: dict[str, Any] = {}

    def __call__(self, game: Game, action: Action | None, events: Sequence[Event]) -> None:
        line = msgspec.to_builtins(game.record.lines[-1])
        line.pop("check", None)  # a checksum of the state, which depends on the form of its tree
        asked: Any = next(getattr(game, name) for name in ASKED if hasattr(game, name))
        self.look(game, line, events, asked)

    def look(self, game: Game, record: Any, events: Sequence[Event], asked: Pending | None) -> None:
        key, state = key_and_data(game.state, self.form)
        parts = (record, [event_data(event) for event in events], None if asked is None else pending_data(asked), state)
        if len(self.hashes) == self.wanted:
            self.shown = dict(zip(PARTS, parts, strict=True)) | {"key": key.hex()}
        texts = [msgspec.json.encode(part) for part in parts]
        texts[-1] += key
        self.hashes.append([hashlib.sha256(text).hexdigest()[:12] for text in texts])


def play_game(name: str, watch: GameHasher, limit: int = LIMIT) -> None:
    title, scenario, variant, kind, seed = name.split()
    game = Game.new(playable(title), scenario=scenario, variant=variant, seed=seed)
    header = msgspec.to_builtins(game.record.header)
    for of_the_tree in ("broadfront", "form"):
        header.pop(of_the_tree, None)
    watch.look(game, header, [event for _, event in game.log], game.pending)
    make: Any = next(getattr(players, name) for name in NAMED if hasattr(players, name))
    chosen = {side: make(kind, f"{seed}/{side}", title) for side in game.state.played}
    play_out(game, chosen, observers=[watch], limit=limit)


def split_form(words: str) -> tuple[str, int]:
    """Split a name into the game and the form in which its states are compared."""
    game, _, form = words.rpartition(" ")
    return game, int(form)


def play_all(label: str, folder: Path, names: Sequence[str]) -> None:
    for number, (name, form) in enumerate(map(split_form, names), 1):
        watch = GameHasher(form)
        found: dict[str, Any] = {"game": name, "form": form, "lines": watch.hashes}
        try:
            play_game(name, watch)
        except Exception as error:  # a broken title must not stop the others
            found["failed"] = f"{type(error).__name__}: {error}"
        beside = folder / f"{name}.part"
        beside.write_text(json.dumps(found))
        beside.replace(folder / f"{name}.json")
        outcome = found.get("failed", f"{len(watch.hashes) - 1} lines")
        print(f"same: {label}, {number} of {len(names)}: {name}: {outcome}", file=sys.stderr, flush=True)


def main(source: str, task: str, *words: str) -> None:
    found = Path(broadfront.__file__ or "").resolve()
    assert found.is_relative_to(Path(source).resolve()), f"the package of {found} was imported, not that of {source}"
    if task == "list":
        print(json.dumps(dict(list_games())))
    elif task == "play":
        play_all(words[0], Path(words[1]), sys.stdin.read().splitlines())
    else:
        name, form = split_form(words[0])
        watch = GameHasher(form, int(words[1]))
        play_game(name, watch, limit=int(words[1]))
        print(json.dumps(watch.shown))


if __name__ == "__main__":
    main(*sys.argv[1:])
