"""The `fix` order of the terminal: correct the position, list what can be corrected, complete a line."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.cli.text import columns
from broadfront.core.errors import unknown_name
from broadfront.core.game import Game
from broadfront.core.positions.corrections import Setting, example_correction, visible_values
from broadfront.core.positions.settings import fact_label

__all__ = ["complete_fix", "fix"]

MAX_LISTED = 60
"""How many things are listed with their current values."""
HIDDEN = "(you may not look)"
MAX_CHOICES = 8
"""Longest list of possible values that is shown beside a setting."""


def fix(game: Game, order: str, side: str | None) -> bool:
    """Carry out the terminal order `fix` and return whether it corrected the position.

    Without a value, list what can be corrected.
    """
    settings = game.title.settings(game.state)
    if "=" in order:
        game.correct(order, side=side)
        return True
    if not order:
        print("  fix WHAT OF = VALUE corrects the position, a semicolon between several. As it is now:")
        rows = [
            (f"fix {example_correction(game.state, name, setting, side)}", _describe_setting(game, name, setting))
            for name, setting in settings.items()
        ]
        print("\n".join(columns(rows, indent="  ")))
        return False
    name, _, of = order.partition(" ")
    if name not in settings:
        raise unknown_name("thing to correct", name, settings, parameter="what")
    setting = settings[name]
    if of:
        found = setting.resolve(game.state, of, side)
        print(f"  {name} of {found} is {setting.get(game.state, found)}.")
        return False
    things = list(visible_values(game.state, setting, side))
    for thing, value in things[:MAX_LISTED]:
        now = HIDDEN if value is None else value
        print(f"  {' '.join(filter(None, (name, thing)))} = {now}")
    if len(things) > MAX_LISTED:
        print(f"  and {len(things) - MAX_LISTED} more: `fix {name} OF` tells one")
    return False


def _describe_setting(game: Game, name: str, setting: Setting) -> str:
    """Return the label of a setting that can be corrected, with its possible values if they are few."""
    words = fact_label(game.title, setting.label or name)
    choices = setting.choices(game.state)
    few = f"({', '.join(choices)})" if 0 < len(choices) <= MAX_CHOICES else ""
    return " ".join(filter(None, (words, few)))


def complete_fix(game: Game, begun: str, side: str | None) -> Iterator[str]:
    """Yield completions of the text after the terminal order `fix`.

    They are what to correct, then of which unit or hex, then the value.
    """
    settings = game.title.settings(game.state)
    name, space, rest = begun.partition(" ")
    if not space or name not in settings:
        yield from (f"{one} " for one in settings if one.startswith(begun.casefold()))
        return
    setting = settings[name]
    of, equals, value = rest.partition("=")
    if equals:
        wanted = value.strip().casefold()
        choices = setting.choices(game.state)
        yield from (f"{name} {of}= {one}" for one in choices if one.casefold().startswith(wanted))
    elif setting.kind == "whole":
        yield f"{name} = "
    else:
        wanted = of.strip().casefold()
        things = (one for one, _ in visible_values(game.state, setting, side))
        yield from (f"{name} {one} = " for one in things if one.casefold().startswith(wanted))
