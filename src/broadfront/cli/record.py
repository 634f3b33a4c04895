"""`broadfront record check`, `show`, `recover`, `position` and `report`: saved games as files."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from broadfront import __version__
from broadfront.cli.loading import load_playable
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import print_json
from broadfront.core.bug_report import make_bug_report
from broadfront.core.chance import Chance
from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.files import path_exists, write_atomically
from broadfront.core.opening import check_header, check_record, open_record
from broadfront.core.positions.position_files import write_position_file
from broadfront.core.record import Change, Line, Record
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.title import Playable

__all__ = ["check", "position", "recover", "report", "seed_path", "show"]

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (.bf).")]


def check(file: FileArgument, as_json: JsonOption = False, data: DataOption = None) -> int:
    """Replay a saved game line by line and compare it with the record. Exit code 0: they agree; 2: they differ, or the
    file is damaged."""
    problem = todo = ""
    try:
        record = Record.read(file)
    except BroadfrontError as error:
        problem, todo = error.message, f" {error.todo}" if error.todo else ""
        record = Record.read(file, recover=True)
    title = load_playable(record.header.title, data)
    check_header(title, record)
    made, here = record.ruleset, (title.card.rules, title.data_hash)
    words = ("rules number", "data")
    other = [(word, was, now) for word, was, now in zip(words, made, here, strict=True) if was != now]
    found = check_record(title, record, name=str(file))
    reached = 0 if found.game is None else len(found.game.record.lines)
    sound = found.differs is None and not problem
    if as_json:
        print_json(
            {
                "file": str(file),
                "title": record.header.title,
                "variant": record.header.variant,
                "scenario": record.header.scenario,
                "whole": sound,
                "lines": len(record.lines),
                "replays": reached,
                "made_under": {word.split()[0]: {"recorded": was, "here": now} for word, was, now in other},
                "differs": None if found.differs is None else found.differs._asdict(),
                "problem": problem or None,
            }
        )
        return 0 if sound else 2
    notes = [f"made under {word} {was}, this program has {now}" for word, was, now in other]
    if sound:
        assert found.game is not None
        game = f"{record.header.title}, {record.header.variant}, {record.header.scenario}"
        under = f" ({'; '.join(notes)})" if notes else ""
        print(f"{file}: {game}: all {reached} lines replay{under}. {_describe_pending(found.game.pending)}")
        return 0
    notes += [problem.removeprefix(f"{file}: ").rstrip(".")] if problem else []
    notes += [str(found.differs).rstrip(".")] if found.differs is not None else []
    print(f"{file}: {'; '.join(notes)}; {reached} lines replay here.{todo}", file=sys.stderr)
    return 2


def _describe_pending(pending: Pending | None) -> str:
    """Describe in a sentence what a game waits for, or how it ended."""
    match pending:
        case GameOver():
            return f"The game is over: {(pending.winner or 'nobody').capitalize()} won. {pending.reason}"
        case Decision():
            return f"To move: {pending.side.capitalize()}."
        case _:
            return "A roll is due."


def show(
    file: FileArgument,
    side: Annotated[str | None, typer.Option("--side", help="Only what this side may know.")] = None,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Show the log of a saved game: each line of the record and what came of it."""
    record = Record.read(file)
    title = load_playable(record.header.title, data)
    seen = None if side is None else title.side(side)
    for entry in _log_entries(title, record, str(file), seen):
        if as_json:
            print_json(entry)
            continue
        number = f"{entry['n']:4d}" if entry["n"] else "    "
        print(f"{number}  {entry['line']}".rstrip().replace("\n", "\\n"))  # a note must not look like a line
        for event in entry["events"]:
            print(f"      {event.text}" + (f" [{', '.join(event.rules)}]" if event.rules else ""))


def _log_entries(title: Playable, record: Record, name: str, side: str | None) -> Iterator[dict[str, Any]]:
    """Yield each line of a record in words with its events, as `side` may see them."""
    game = open_record(title, record, name=name).game
    for n, events in enumerate(game.past.events):
        line = "Set-up" if n == 0 else _describe_line(title, game.record.lines[n - 1], game.past.chances.get(n), side)
        seen = (event.as_seen_by(side) for event in events)
        yield {"n": n, "line": line, "events": [event.serialize() for event in seen if event is not None]}


def _describe_line(title: Playable, line: Line, asked: Chance | None, side: str | None) -> str:
    """Describe a line of a record in words, omitting what another side chose or drew in secret."""
    if line.do is not None:
        return f"{line.side}: {_describe_action(title, line.do)}" if side in (None, line.side) else f"{line.side}"
    if line.chance is not None:
        what = "chance" if asked is None else asked.what
        seen = side is None or (asked is not None and asked.is_visible_to(side))
        return f"{what}: {line.chance} ({line.by})" if seen else f"{what} ({line.by})"
    if line.undo_to is not None:
        return f"Undo to line {line.undo_to}" + (f", beyond {line.past}" if line.past else "")
    if line.redo_of is not None:
        return f"Redo of what line {line.redo_of} undid"
    if line.correct is not None:
        return "Corrected" if side is not None else f"Corrected: {'; '.join(map(_describe_change, line.correct))}"
    if line.resume is not None:
        return (
            f"The game continues from the position after line {line.resume.after}, under rules number "
            f"{line.resume.rules}. Line {line.resume.differs} would go differently now: {line.resume.why}"
        )
    return f"Note: {line.note}" if line.note is not None else f"Seed: {line.seed}"


def _describe_change(change: Change) -> str:
    """Describe a correction of the position in words."""
    return f"{' '.join(filter(None, (change.what, change.of)))} = {change.to}, not {change.was}"


def _describe_action(title: Playable, done: dict[str, Any]) -> str:
    """Describe an action in words; an action type that no longer exists is shown as its raw values."""
    try:
        return str(title.codec.decode(done))
    except Invalid:
        return " ".join(map(str, done.values()))


def recover(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="The damaged record; it is left as it is.")],
    new: Annotated[Path, typer.Argument(metavar="NEW", help="The file to write; it must not exist.")],
    data: DataOption = None,
) -> None:
    """Save the lines of a damaged record that are whole and replay correctly, as a new file."""
    if path_exists(new):
        raise Invalid(f"{str(new)!r} exists and is not overwritten.", given=str(new), todo="Name a new file.")
    record = Record.read(old, recover=True)
    title = load_playable(record.header.title, data)
    check_header(title, record)
    found = check_record(title, Record(record.header, record.lines), name=str(old))
    if found.game is None:
        raise Invalid(f"{old}: {found.differs}", given=str(old))
    reached = len(found.game.record.lines)
    Record(record.header, record.lines[:reached], found.game.position).write(new)
    if seed_path(old).is_file():
        shutil.copyfile(seed_path(old), seed_path(new))
    print(f"{new}: {reached} lines of {old}." + (f" {found.differs}" if found.differs is not None else ""))


def position(
    file: FileArgument,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write, .toml or .json; it must not exist.")],
    line: Annotated[int | None, typer.Option("--line", help="After this line; the last one by default.")] = None,
    data: DataOption = None,
) -> None:
    """Write the position of a saved game after a line: `broadfront play --position OUT` continues from there.

    It contains everything, hidden information included.
    """
    if path_exists(out):
        raise Invalid(f"{str(out)!r} exists and is not overwritten.", given=str(out), todo="Name a new file.")
    record = Record.read(file)
    title = load_playable(record.header.title, data)
    game = open_record(title, record, name=str(file)).game
    at = len(record.lines) if line is None else line
    write_position_file(out, game.position_at(at))
    print(f"{out}: the position of {file} after line {at}.")


def report(
    file: FileArgument,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write; it must not exist.")],
    side: Annotated[str | None, typer.Option("--side", help="Only what this side may know.")] = None,
    data: DataOption = None,
) -> None:
    """Write a bug report: the game without its seed, or what one side may know of it."""
    if path_exists(out):
        raise Invalid(f"{str(out)!r} exists and is not overwritten.", given=str(out), todo="Name a new file.")
    record = Record.read(file)
    title = load_playable(record.header.title, data)
    game = open_record(title, record, name=str(file)).game
    content = make_bug_report(game, None if side is None else title.side(side), __version__)
    write_atomically(out, msgspec.json.format(msgspec.json.encode(content)) + b"\n")
    holds = "everything but the seed" if side is None else f"what {side.capitalize()} may know"
    print(f"{out}: a report on {file}, {holds}.")


def seed_path(path: Path) -> Path:
    """Return the path of the file beside a saved game that holds the seed while the game is unfinished."""
    return path.with_name(path.name + ".seed")
