"""Find options by name and complete typed lines in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from broadfront.board.hexmap import HexMap
from broadfront.cli.action_input import ActionParser, find_action_type
from broadfront.cli.own.chance_entry import complete_outcome
from broadfront.cli.own.fixing import complete_fix
from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.reading.names import Names
from broadfront.core.steps import Decision
from broadfront.titles import tabletop

__all__ = ["ORDERS", "Vocabulary"]

ORDERS = (
    "advise", "box", "do", "exit", "find", "fix", "help", "hint", "list", "log", "more", "odds", "quit", "rules",
    "save", "show", "trace", "undo", "why",
)  # fmt: skip
ACTION_PREFIXES = ("", "do", "why", "odds")
MAX_DESCRIBED = 200
"""Longest list of options for which the title's descriptions are searched too."""
MAX_COMPLETIONS = 40
"""Maximum number of completions offered at once."""


class Vocabulary:
    """The names of a game's units and hexes, for searching options and completing typed lines."""

    def __init__(self, game: Game) -> None:
        self.game = game
        hexmap = getattr(game.title, "map", None)
        self.places = hexmap.place_names if isinstance(hexmap, HexMap) else {}
        self._names_by_hex: dict[str, list[str]] = {}
        for name, hexes in self.places.items():
            for hex in hexes:
                self._names_by_hex.setdefault(hex, []).append(name)

    def matching_options(self, options: Iterable[Action], words: str) -> list[tuple[int, Action]]:
        """Return the numbered options that contain all given words in their text, their names or their descriptions."""
        wanted, called, listed = words.casefold().split(), self.game.state.called(), list(options)
        found = []
        for n, option in enumerate(listed, 1):
            text = str(option).casefold()
            if not all(word in text for word in wanted):
                text = self._searchable_text(option, called, about=len(listed) <= MAX_DESCRIBED)
            if all(word in text for word in wanted):
                found.append((n, option))
        return found

    def _searchable_text(self, option: Action, called: Mapping[str, Sequence[str]], *, about: bool) -> str:
        """Return the text in which an option is searched: its typed form, unit and hex names, and if `about` its
        description."""
        found = [str(option)]
        if about:
            table = tabletop(self.game.title.name)
            found += (table.option_text(self.game.state, option), table.option_note(self.game.state, option))
        for field in option.__struct_fields__:
            value = getattr(option, field)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, str):
                    found += (*self._names_by_hex.get(one, ()), *called.get(one, ()))
        return " ".join(found).casefold()

    def complete(self, line: str, side: str | None = None) -> list[str]:
        """Return the completions of a line typed in the terminal: an order, an action name, a unit or a place.

        After the name of an action, offer the values of its first field.
        """
        if line.startswith("fix "):
            ways_on = complete_fix(self.game, line.removeprefix("fix "), side)
            return [f"fix {one}" for one in islice(ways_on, MAX_COMPLETIONS)]
        pending = self.game.view(side).pending
        if isinstance(pending, Chance) and (ways := complete_outcome(self.game, pending, line)):
            return ways[:MAX_COMPLETIONS]
        kind = find_action_type(self.game, line.rsplit(maxsplit=1)[-1]) if line.endswith(" ") and line.strip() else None
        if kind is not None and kind.__struct_fields__:
            return [
                line + one
                for one in ActionParser(self.game, kind).possible_values(kind.__struct_fields__[0])[:MAX_COMPLETIONS]
            ]
        at = [n for n in range(len(line)) if n == 0 or line[n - 1] in " ,="]
        for start in at:
            before, begun = line[:start], line[start:]
            found = self._complete_word(begun, first=before.strip() in ACTION_PREFIXES) if begun.strip() else ()
            if ways := sorted(set(found)):
                return [before + one for one in ways[:MAX_COMPLETIONS]]
        return []

    def _complete_word(self, begun: str, *, first: bool) -> Iterator[str]:
        """Yield the names of units and places, and for the first word also orders and actions, that start with the
        typed text."""
        small = begun.casefold()
        if first:
            pending = self.game.pending
            kinds = [kind.__name__ for kind in pending.accepts] if isinstance(pending, Decision) else []
            yield from (word for word in (*ORDERS, *kinds) if word.casefold().startswith(small))
        yield from Names("unit", self.game.state.called()).completions(begun)
        yield from (name for name in self.places if name.casefold().startswith(small))
