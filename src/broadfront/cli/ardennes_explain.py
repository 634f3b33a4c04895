"""`broadfront ardennes explain`: how the Allied system came to what it did at a line of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from broadfront.cli.loading import load_playable
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import print_json
from broadfront.core.errors import Invalid
from broadfront.core.events import Trace
from broadfront.core.game import Game
from broadfront.core.record import Record

__all__ = ["explain", "traces_at"]


def explain(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game of the Ardennes (.bf).")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="This line of the record; without it all.")
    ] = None,
    sentences: Annotated[bool, typer.Option("--rules", help="Add the sentence of each rule named.")] = False,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Why the Allied system did what it did: each choice with its card, rules, candidates and dice."""
    record = Record.read(file)
    if record.header.title != "ardennes":
        raise Invalid(f"{file} is a game of {record.header.title}; give one of ardennes.", parameter="file")
    title = load_playable("ardennes", data)
    found = traces_at(Game.replay(title, record, name=str(file)), at)
    if as_json:
        print_json([{"line": n} | msgspec.to_builtins(trace.told()) for n, trace in found])
        return
    for n, trace in found:
        first, *rest = trace.lines()
        print(f"{n:4d}  {first}")
        for line in rest:
            print(f"      {line}")
    if sentences:
        cited = dict.fromkeys(rule for _, trace in found for rule in _rules_of(trace))
        for rule in cited:
            print(f"{rule}: {title.book[rule].text}")


def _rules_of(trace: Trace) -> list[str]:
    return [*trace.rules, *(candidate.rule for candidate in trace.candidates if candidate.rule)]


def traces_at(game: Game, at: int | None) -> list[tuple[int, Trace]]:
    """The traces of a line of the record, or of all lines; says which lines have one when this one has none."""
    told = [(n, event.trace) for n, event in game.log if event.trace is not None]
    if at is None:
        return told
    last = len(game.record.lines)
    if not 0 <= at <= last:
        raise Invalid(f"No line {at}: the record has lines 1 to {last}.", parameter="at", given=at, accepted=last)
    found = [(n, trace) for n, trace in told if n == at]
    if not found:
        near = sorted(dict.fromkeys(n for n, _ in told), key=lambda n: (abs(n - at), n))[:3]
        words = f"the nearest are lines {', '.join(map(str, sorted(near)))}" if near else "nor at any other line"
        raise Invalid(f"The system chose nothing at line {at}; {words}.", parameter="at", given=at, accepted=near)
    return found
