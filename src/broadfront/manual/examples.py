"""Examples of the rule book: a recorded position and lines, played by the engine, drawn and told as it happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from broadfront.board.hexmap import title_map
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.messages import worded
from broadfront.core.positions.starting import game_from
from broadfront.core.state import State
from broadfront.core.title import Playable, Title
from broadfront.titles import playable, tabletop
from broadfront.titles.drawing import draw_position

__all__ = ["Example", "drawn", "examples"]

FOLDER = "manual/examples"
SCALE = 64.0
"""Pixels a hex in the picture of an example."""


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One example of a file: which of its lines are told, and in which section."""

    id: str
    section: str
    title: str
    text: str
    """What to look at, in a sentence or two; what happens is told by the game itself."""
    told: tuple[int, int]
    """The first and the last line that is told; those before only lead there."""
    frame: tuple[str, ...] = ()
    """Hexes that the picture is drawn around; none draws it around all counters."""


class ExampleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`manual/examples/NAME.toml`: where a game starts, and what is done."""

    example: tuple[Declared, ...]
    lines: tuple[dict[str, Any], ...]
    """Each an action as a record has it (`do` and its fields), or `chance` and its outcome."""
    scenario: str | None = None
    variant: str | None = None
    position: dict[str, Any] | None = None
    """In place of the start of the scenario: a position as `broadfront play --position` reads it."""


class Example(msgspec.Struct, frozen=True):
    """An example as it was played: the position before what is told, and what happened then."""

    id: str
    section: str
    title: str
    text: str
    frame: tuple[str, ...]
    before: State
    events: tuple[Event, ...]
    done: tuple[dict[str, Any], ...]
    """The actions that were told, as data."""


def examples(title: Title) -> tuple[Example, ...]:
    """The examples of a title, played by the rules of today, in the order of their files; a refused line raises."""
    return tuple(
        msgspec.structs.replace(
            one,
            title=worded(title.name, f"example.{one.id}.title", one.title),
            text=worded(title.name, f"example.{one.id}.text", one.text),
        )
        for one in _examples(title.name)
    )


@lru_cache(maxsize=8)
def _examples(name: str) -> tuple[Example, ...]:
    title = playable(name)
    paths = sorted((title.files.folder / FOLDER).glob("*.toml"))
    return tuple(
        one for path in paths for one in _played(title, title.files.read(f"{FOLDER}/{path.name}", ExampleFile))
    )


def _played(title: Playable, file: ExampleFile) -> Iterator[Example]:
    game = _begun(title, file)
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


def _begun(title: Playable, file: ExampleFile) -> Game:
    if file.position is None:
        return Game.new(title, scenario=file.scenario, variant=file.variant, seed=0)
    return game_from(title, file.position, scenario=file.scenario, variant=file.variant, seed=0)


def drawn(example: Example) -> str:
    """The position before what is told, with an arrow for each move and a mark on what is attacked, as SVG; nothing
    where no counter is on the map."""
    title, table = example.before.title, tabletop(example.before.title.name)
    if not any(counter.hex for counter in table.shown(example.before, None).counters):
        return ""
    hexmap = title_map(title.files)
    known = set(hexmap.ids)
    ways, marked = [], []
    for action in example.done:
        ways += list(_ways(example.before, action, known))
        marked += [str(action[name]) for name in ("hex", "target") if str(action.get(name)) in known]
    frame = [hexmap.find(place) for place in example.frame]
    return draw_position(table, hexmap, example.before, None, frame=frame, marked=marked, ways=ways, scale=SCALE)


def _ways(state: State, action: Mapping[str, Any], known: set[str]) -> Iterator[list[str]]:
    """The hexes a unit goes through by an action, its own first."""
    path = [hex for hex in action.get("path", ()) if hex in known]
    unit = action.get("unit")
    if path and unit:
        shown = tabletop(state.title.name).shown(state, None).counters
        start = next((counter.hex for counter in shown if counter.unit == unit and counter.hex), None)
        yield [start, *path] if start else path
