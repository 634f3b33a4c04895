"""`broadfront record check`, `show` and `recover`: saved games as files."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from broadfront.cli.loading import load_playable
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import print_json
from broadfront.core.chance import Chance
from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.game import Game
from broadfront.core.record import Line, Record
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.title import Playable

__all__ = ["check", "recover", "seed_beside", "show"]

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (.bf).")]


def check(file: FileArgument, as_json: JsonOption = False, data: DataOption = None) -> int:
    """How far a saved game replays here, and which header field differs. Exit code 0: whole; 2: not."""
    problem = todo = ""
    try:
        record = Record.read(file)
    except BroadfrontError as error:
        problem, todo = error.message, f" {error.todo}" if error.todo else ""
        record = Record.read(file, recover=True)
    title = load_playable(record.header.title, data)
    differs = {
        name: {"recorded": theirs, "here": mine}
        for name, theirs, mine in (
            ("rules", record.header.rules, title.card.rules),
            ("data", record.header.data, title.data_hash),
        )
        if theirs != mine
    }
    reached, stopped, pending = _replay(title, record, str(file))
    whole = not differs and not problem and not stopped
    if as_json:
        print_json(
            {
                "file": str(file),
                "title": record.header.title,
                "variant": record.header.variant,
                "scenario": record.header.scenario,
                "whole": whole,
                "lines": len(record.lines),
                "replays": reached,
                "differs": differs,
                "problem": problem or stopped or None,
            }
        )
        return 0 if whole else 2
    if whole:
        told = f"{record.header.title}, {record.header.variant}, {record.header.scenario}"
        print(f"{file}: {told}: all {reached} lines replay. {_stands(pending)}")
        return 0
    words = {"rules": "rules number", "data": "data"}
    said = [f"made under {words[name]} {d['recorded']}, this program has {d['here']}" for name, d in differs.items()]
    said += [part.removeprefix(f"{file}: ").rstrip(".") for part in (problem, stopped) if part]
    far = f"all {reached} lines" if reached == len(record.lines) and not problem and not stopped else f"{reached} lines"
    print(f"{file}: {'; '.join(said)}; {far} replay here.{todo}", file=sys.stderr)
    return 2


def _replay(title: Playable, record: Record, name: str) -> tuple[int, str, Pending | None]:
    """Replay as if made here: the last line reached, why it stopped there, and what the game then waits for."""
    header = msgspec.structs.replace(record.header, rules=title.card.rules, data=title.data_hash)
    reached, pending = -1, None
    try:
        for game in Game.steps_of(title, Record(header, record.lines), name=name):
            reached, pending = reached + 1, game.pending
    except BroadfrontError as error:
        return max(reached, 0), error.message, pending
    return reached, "", pending


def _stands(pending: Pending | None) -> str:
    match pending:
        case GameOver():
            return f"The game is over: {pending.winner or 'nobody'} won. {pending.reason}"
        case Decision():
            return f"To move: {pending.side}."
        case _:
            return "A roll is due."


def show(
    file: FileArgument,
    side: Annotated[str | None, typer.Option("--side", help="Only what this side may know.")] = None,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """The log of a saved game: each line of the record and what came of it."""
    record = Record.read(file)
    title = load_playable(record.header.title, data)
    seen = None if side is None else title.side(side)
    for entry in _entries(title, record, str(file), seen):
        if as_json:
            print_json(entry)
            continue
        number = f"{entry['n']:4d}" if entry["n"] else "    "
        print(f"{number}  {entry['line']}".rstrip())
        for event in entry["events"]:
            print(f"      {event['text']}" + (f" [{', '.join(event['rules'])}]" if event["rules"] else ""))


def _entries(title: Playable, record: Record, name: str, side: str | None) -> Iterator[dict[str, Any]]:
    asked: Pending | None = None
    for n, game in enumerate(Game.steps_of(title, record, name=name)):
        told = [event.to_data() for at, event in game.events(n - 1, side) if at == n]
        line = "Set-up" if n == 0 else _announced(title, record.lines[n - 1], asked, side)
        yield {"n": n, "line": line, "events": told}
        asked = game.pending


def _announced(title: Playable, line: Line, asked: Pending | None, side: str | None) -> str:
    """A record line in words. What another side chose or drew in secret is left to the events to tell."""
    if line.do is not None:
        return f"{line.side}: {title.codec.decode(line.do)}" if side in (None, line.side) else f"{line.side}"
    if line.chance is not None:
        what, seen = (asked.what, side is None or asked.sees(side)) if isinstance(asked, Chance) else ("chance", False)
        return f"{what}: {line.chance} ({line.by})" if seen else f"{what} ({line.by})"
    if line.undo_to is not None:
        return f"Undo to line {line.undo_to}" + (f", beyond {line.past}" if line.past else "")
    return f"Note: {line.note}" if line.note is not None else f"Seed: {line.seed}"


def recover(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="The damaged record; it is left as it is.")],
    new: Annotated[Path, typer.Argument(metavar="NEW", help="The file to write; it must not exist.")],
    data: DataOption = None,
) -> None:
    """Save the lines of a damaged record that are whole and replay as a new file."""
    if new.exists():
        raise Invalid(f"{str(new)!r} exists and is not overwritten.", given=str(new), todo="Name a new file.")
    record = Record.read(old, recover=True)
    title = load_playable(record.header.title, data)
    *_, _ = Game.steps_of(title, Record(record.header), name=str(old))
    reached, stopped, _ = _replay(title, record, str(old))
    Record(record.header, record.lines[:reached]).write(new)
    if seed_beside(old).is_file():
        shutil.copyfile(seed_beside(old), seed_beside(new))
    print(f"{new}: {reached} lines of {old}." + (f" The next one: {stopped}" if stopped else ""))


def seed_beside(path: Path) -> Path:
    """Where the seed of a game that is not over is kept."""
    return path.with_name(path.name + ".seed")
