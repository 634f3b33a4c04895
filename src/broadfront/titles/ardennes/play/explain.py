"""The command `broadfront ardennes explain`: the reasons behind choices of the Allied system."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.events import Trace
from broadfront.core.game import Game
from broadfront.core.record import Record
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.commands import Argument, Option, Output

__all__ = ["explain", "traces_at_record_line", "traces_by_impulse"]

IMPULSE_ACTIONS = ("Activate", "PlayKampfgruppe", "PlayEvent", "CommandReplacements", "DeployReserve", "Pass")
"""Actions with which a German impulse begins."""
LEGEND = """\
Each choice: the line of the record, what was to be chosen, what was chosen, and the rules that decided.
Below it: * what was chosen and why; - what was looked at and not chosen; a number: what it adds to a sum or a limit."""
"""Explanation printed above the traces."""


def explain(
    title: ArdennesGame,
    file: Annotated[Path, Argument("A saved game of the Ardennes (.bf).", "RECORD")],
    at: Annotated[int | None, Option("This line of the record; without it all.", "--at", "N")] = None,
    impulse: Annotated[
        int | None, Option("The Nth Allied impulse, from its card to its end.", "--impulse", "N")
    ] = None,
    sentences: Annotated[bool, Option("Add the sentence of each rule named.", "--rules")] = False,
) -> Output:
    """Why the Allied system did what it did: each choice with its card, rules, candidates and dice."""
    record = Record.read(file)
    if record.header.title != "ardennes":
        raise Invalid(f"{file} is a game of {record.header.title}; give one of ardennes.", parameter="file")
    game = Game.replay(title, record, name=str(file))
    found = traces_at_record_line(game, at) if impulse is None else _traces_of_impulse(game, impulse)
    lines = [LEGEND] if found else []
    for n, trace in found:
        first, *rest = trace.lines()
        lines += [f"{n:4d}  {first}", *(f"      {line}" for line in rest)]
    if sentences:
        cited = dict.fromkeys(rule for _, trace in found for rule in _cited_rules(trace))
        lines += [f"{rule}: {title.book[rule].text}" for rule in cited]
    return Output(lines, [{"line": n} | msgspec.to_builtins(trace.serialize()) for n, trace in found])


def _cited_rules(trace: Trace) -> list[str]:
    """Return the ids of the rules named in the explanation of a choice of the solitaire Allied system."""
    return [*trace.rules, *(candidate.rule for candidate in trace.candidates if candidate.rule)]


def _traces_of_impulse(game: Game, number: int) -> list[tuple[int, Trace]]:
    """Return the explained choices of the solitaire Allied system in one Allied impulse, with record lines.

    Raise Invalid if there is no such impulse.
    """
    found = traces_by_impulse(game)
    if not 1 <= number <= len(found):
        there = f"the game has impulses 1 to {len(found)}" if found else "the game has none yet"
        raise Invalid(f"No Allied impulse {number}: {there}.", parameter="impulse", given=number, accepted=len(found))
    return found[number - 1]


def traces_by_impulse(game: Game) -> list[list[tuple[int, Trace]]]:
    """Return the explained choices of the solitaire Allied system, grouped by Allied impulse.

    Each comes with the number of its line (action or result) in the game record. An impulse lasts from its command card
    to the next German card play.
    """
    found: list[list[tuple[int, Trace]]] = []
    kinds = {line.n: line.do["do"] for line in game.record.lines if line.do is not None}
    begins = [n for n, kind in kinds.items() if kind in IMPULSE_ACTIONS]
    open_until, goes_on = 0, False
    for n, event in game.log:
        trace = event.trace
        if trace is None:
            continue
        if trace.asks.topic == "system.command.asked":
            if not goes_on or n >= open_until:
                found.append([])
                open_until = next((begin for begin in begins if begin > n), len(game.record.lines) + 1)
            goes_on = trace.chose.topic == "system.command.then-again"
        if n < open_until:
            found[-1].append((n, trace))
    return found


def traces_at_record_line(game: Game, record_line: int | None) -> list[tuple[int, Trace]]:
    """Return the explained choices of the solitaire Allied system at one line of a game record, or at all for None.

    A line is a recorded action or result. Raise `Invalid`, naming the nearest lines with explained choices, if the line
    has none.
    """
    traces = [(n, event.trace) for n, event in game.log if event.trace is not None]
    if record_line is None:
        return traces
    last = len(game.record.lines)
    if not 0 <= record_line <= last:
        raise Invalid(
            f"No line {record_line}: the record has lines 1 to {last}.",
            parameter="at",
            given=record_line,
            accepted=last,
        )
    found = [(n, trace) for n, trace in traces if n == record_line]
    if not found:
        near = sorted(dict.fromkeys(n for n, _ in traces), key=lambda n: (abs(n - record_line), n))[:3]
        words = f"the nearest are lines {', '.join(map(str, sorted(near)))}" if near else "nor at any other line"
        raise Invalid(
            f"The system chose nothing at line {record_line}; {words}.",
            parameter="at",
            given=record_line,
            accepted=near,
        )
    return found
