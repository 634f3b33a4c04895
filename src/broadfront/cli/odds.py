"""`broadfront odds`: the exact odds of an attack in a saved game or a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from broadfront.cli.action_input import parse_action
from broadfront.cli.options import DEFAULT_TITLE, DataOption, JsonOption
from broadfront.cli.saved import load_game_or_position
from broadfront.cli.text import columns, print_json
from broadfront.core.odds import Odds

__all__ = ["odds", "odds_lines"]


def odds(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, or a position: .toml, .json.")],
    action: Annotated[list[str], typer.Argument(metavar="ACTION...", help="An attack, as JSON or in words.")],
    title: Annotated[str, typer.Option("--title", help="Whose position it is; a saved game says.")] = DEFAULT_TITLE,
    side: Annotated[str | None, typer.Option("--side", help="From what this side may know.")] = None,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Show the exact odds of an attack from where a saved game stands, or from a position file; nothing changes."""
    game = load_game_or_position(file, title, data)
    found = game.odds(parse_action(game, " ".join(action)), side=None if side is None else game.title.side(side))
    if as_json:
        print_json(found.serialize())
    else:
        print("\n".join(odds_lines(found)))


def odds_lines(found: Odds) -> list[str]:
    """Return the odds of an attack as lines of text: a table of outcomes, then the calculation and the assumptions."""
    rows = []
    for outcome, weight in found.outcomes:
        share = f"{weight / found.total:6.1%}"
        figures = ", ".join(f"{name.replace('_', ' ')} {_format_value(value)}" for name, value in outcome.items())
        if found.exact:
            rows.append((share, f"{weight}/{found.total}", figures))
        else:
            low, high = found.interval(**outcome)
            rows.append((share, f"{low:.1%} to {high:.1%}", figures))
    lines = columns(rows)
    if found.ledger:
        lines += ["Before tactics and draws:", *(f"  {line}" for line in found.ledger)]
    if found.note:
        lines.append(found.note)
    return lines + [f"Assumes {side.capitalize()}: {policy}." for side, policy in found.assumes.items()]


def _format_value(value: object) -> str:
    """Return a value of the odds as text, with yes or no for a flag."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
