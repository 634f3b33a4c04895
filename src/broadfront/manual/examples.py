"""Examples of the rule book: a recorded position and actions, replayed by the engine, with a picture and their
events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from broadfront.board.hexmap import load_title_map
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.messages import localize
from broadfront.core.positions.position_files import start_game
from broadfront.core.state import State
from broadfront.core.title import Playable, Title
from broadfront.titles import playable, tabletop
from broadfront.titles.drawing import draw_position

__all__ = ["Example", "draw_example", "played_examples"]

FOLDER = "manual/examples"
SCALE = 64.0
"""Pixels per hex in the picture of an example."""


class ExampleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule book example: the section it belongs to, and which recorded lines of its file it shows."""

    id: str
    section: str
    title: str
    text: str
    """What to look at, in a sentence or two; the events themselves come from the game."""
    told: tuple[int, int]
    """The first and last line shown; earlier lines only lead up to them."""
    frame: tuple[str, ...] = ()
    """Hexes around which the picture is drawn; empty to include all counters."""


class ExampleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file `manual/examples/NAME.toml`: the start of a game, its recorded lines, and the examples
    taken from them."""

    example: tuple[ExampleEntry, ...]
    lines: tuple[dict[str, Any], ...]
    """Each line is an action as in a record (`do` and its fields), or `chance` and its outcome."""
    scenario: str | None = None
    variant: str | None = None
    position: dict[str, Any] | None = None
    """A position as for `broadfront play --position`, instead of the start of the scenario."""


class Example(msgspec.Struct, frozen=True):
    """A rule book example after the engine has replayed it: the position before it, and the events it caused."""

    id: str
    section: str
    title: str
    text: str
    frame: tuple[str, ...]
    before: State
    events: tuple[Event, ...]
    done: tuple[dict[str, Any], ...]
    """The actions shown, as data."""


def played_examples(title: Title) -> tuple[Example, ...]:
    """Replay and return the rule book examples of a title, in the order of their files. Raise an error if a recorded
    line is illegal."""
    return tuple(
        msgspec.structs.replace(
            one,
            title=localize(title.name, f"example.{one.id}.title", one.title),
            text=localize(title.name, f"example.{one.id}.text", one.text),
        )
        for one in _play_examples(title.name)
    )


@lru_cache(maxsize=8)
def _play_examples(name: str) -> tuple[Example, ...]:
    """Replay the rule book examples of a title, once per process."""
    title = playable(name)
    paths = sorted((title.files.folder / FOLDER).glob("*.toml"))
    return tuple(
        one
        for path in paths
        for one in _play_example_file(title, title.files.read(f"{FOLDER}/{path.name}", ExampleFile))
    )


def _play_example_file(title: Playable, file: ExampleFile) -> Iterator[Example]:
    """Replay the recorded lines of an example file and yield its examples."""
    game = _start_game(title, file)
    before = {}
    for n, line in enumerate(file.lines, 1):
        before[n] = game.state.copy()
        if "chance" in line:
            game.resolve(line["chance"])
        else:
            game.apply(title.codec.decode(line))
    for one in file.example:
        first, last = one.told
        events = tuple(event for n, event in game.log if first <= n <= last)
        done = tuple(line for line in file.lines[first - 1 : last] if "do" in line)
        yield Example(one.id, one.section, one.title, one.text, one.frame, before[first], events, done)


def _start_game(title: Playable, file: ExampleFile) -> Game:
    """Return the game that an example file starts from."""
    if file.position is None:
        return Game.new(title, scenario=file.scenario, variant=file.variant, seed=0)
    return start_game(title, file.position, scenario=file.scenario, variant=file.variant, seed=0)


def draw_example(example: Example) -> str:
    """Return an SVG picture of the position before a rule book example, or "" if no counter is on the map. Each move
    has an arrow, and each attacked hex a mark."""
    title, table = example.before.title, tabletop(example.before.title.name)
    if not any(counter.hex for counter in table.display(example.before, None).counters):
        return ""
    hexmap = load_title_map(title.files)
    known = set(hexmap.ids)
    ways, marked = [], []
    for action in example.done:
        ways += list(_move_paths(example.before, action, known))
        marked += [str(action[name]) for name in ("hex", "target") if str(action.get(name)) in known]
    frame = [hexmap.find(place) for place in example.frame]
    return draw_position(table, hexmap, example.before, None, frame=frame, marked=marked, ways=ways, scale=SCALE)


def _move_paths(state: State, action: Mapping[str, Any], known: set[str]) -> Iterator[list[str]]:
    """Yield the path of each unit that an action moves: the hexes it passes, beginning with the hex it starts in."""
    path = [hex for hex in action.get("path", ()) if hex in known]
    unit = action.get("unit")
    if path and unit:
        shown = tabletop(state.title.name).display(state, None).counters
        start = next((counter.hex for counter in shown if counter.unit == unit and counter.hex), None)
        yield [start, *path] if start else path
