"""What may be typed at the terminal: by which names an option is found, and how a line goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from broadfront.board.hexmap import HexMap
from broadfront.cli.announce import Announced, kind_named
from broadfront.cli.own.coming import outcomes_beginning
from broadfront.cli.own.fixing import fixes_beginning
from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.reading.naming import Names
from broadfront.core.steps import Decision
from broadfront.titles import tabletop

__all__ = ["ORDERS", "Vocabulary"]

ORDERS = (
    "advise", "box", "do", "exit", "find", "fix", "help", "hint", "list", "log", "more", "odds", "quit", "rules",
    "save", "show", "trace", "undo", "why",
)  # fmt: skip
BEFORE_AN_ACTION = ("", "do", "why", "odds")
MOST_TOLD = 200
"""Options of which the title is asked what each is about."""
MOST = 40
"""Ways to go on that are offered at once."""


class Vocabulary:
    """The names of a game's units and hexes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        hexmap = getattr(game.title, "map", None)
        self.places = hexmap.place_names if isinstance(hexmap, HexMap) else {}
        self._at: dict[str, list[str]] = {}
        for name, hexes in self.places.items():
            for hex in hexes:
                self._at.setdefault(hex, []).append(name)

    def matching(self, options: Iterable[Action], words: str) -> list[tuple[int, Action]]:
        """The options, with their numbers, that have all these words: bare, in names, or in what they are about."""
        wanted, called, listed = words.casefold().split(), self.game.state.called(), list(options)
        found = []
        for n, option in enumerate(listed, 1):
            told = str(option).casefold()
            if not all(word in told for word in wanted):
                told = self._told(option, called, about=len(listed) <= MOST_TOLD)
            if all(word in told for word in wanted):
                found.append((n, option))
        return found

    def _told(self, option: Action, called: Mapping[str, Sequence[str]], *, about: bool) -> str:
        """An option in its bare words, the names of the units and hexes in it, and what the title says of it."""
        found = [str(option)]
        if about:
            table = tabletop(self.game.title.name)
            found += (table.say(self.game.state, option), table.gloss(self.game.state, option))
        for field in option.__struct_fields__:
            value = getattr(option, field)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, str):
                    found += (*self._at.get(one, ()), *called.get(one, ()))
        return " ".join(found).casefold()

    def goes_on(self, line: str, side: str | None = None) -> list[str]:
        """The line with its last words completed: an order, a kind of action that is asked for, a unit, a place.

        After the name of an action comes what its first part may be.
        """
        if line.startswith("fix "):
            ways_on = fixes_beginning(self.game, line.removeprefix("fix "), side)
            return [f"fix {one}" for one in islice(ways_on, MOST)]
        coming = self.game.view(side).pending
        if isinstance(coming, Chance) and (ways := outcomes_beginning(self.game, coming, line)):
            return ways[:MOST]
        kind = kind_named(self.game, line.rsplit(maxsplit=1)[-1]) if line.endswith(" ") and line.strip() else None
        if kind is not None and kind.__struct_fields__:
            return [line + one for one in Announced(self.game, kind).possible(kind.__struct_fields__[0])[:MOST]]
        at = [n for n in range(len(line)) if n == 0 or line[n - 1] in " ,="]
        for start in at:
            before, begun = line[:start], line[start:]
            found = self._beginning(begun, first=before.strip() in BEFORE_AN_ACTION) if begun.strip() else ()
            if ways := sorted(set(found)):
                return [before + one for one in ways[:MOST]]
        return []

    def _beginning(self, begun: str, *, first: bool) -> Iterator[str]:
        small = begun.casefold()
        if first:
            pending = self.game.pending
            kinds = [kind.__name__ for kind in pending.accepts] if isinstance(pending, Decision) else []
            yield from (word for word in (*ORDERS, *kinds) if word.casefold().startswith(small))
        yield from Names("unit", self.game.state.called()).beginning(begun)
        yield from (name for name in self.places if name.casefold().startswith(small))
