"""Locations of units: on the map, in a box, or eliminated. Each exists once, so `is` compares them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from broadfront.core.errors import unknown_name

__all__ = ["Box", "Eliminated", "Location", "Locations", "OnMap"]


class OnMap:
    """The location of units in a hex. `index` is the hex's number in its map."""

    __slots__ = ("hex", "index", "text")

    def __init__(self, hex: str, index: int) -> None:
        self.hex = hex
        self.index = index
        self.text = hex

    def __repr__(self) -> str:
        return f"OnMap({self.hex})"


class Box:
    """The location of units off the map, in a box of the display (Reserve, Calendar 20, ...)."""

    __slots__ = ("name", "text")

    def __init__(self, name: str) -> None:
        self.name = name
        self.text = f"[{name}]"

    def __repr__(self) -> str:
        return f"Box({self.name})"


class Eliminated:
    """The location of units out of the game, for good or until a rule brings them back."""

    __slots__ = ("text",)

    def __init__(self) -> None:
        self.text = "eliminated"

    def __repr__(self) -> str:
        return "Eliminated"


Location = OnMap | Box | Eliminated


class Locations:
    """All possible unit locations of one title, each object created once."""

    def __init__(self, hexes: Iterable[str], boxes: Iterable[str]) -> None:
        self.hexes = tuple(OnMap(h, i) for i, h in enumerate(hexes))
        self.boxes = {name: Box(name) for name in boxes}
        self.eliminated = Eliminated()
        self._by_word = {name.casefold(): box for name, box in self.boxes.items()}
        self._by_text: dict[str, Location] = {h.text: h for h in self.hexes}
        self._by_text |= {b.text: b for b in self.boxes.values()}
        self._by_text[self.eliminated.text] = self.eliminated

    def parse(self, text: str) -> Location:
        """Return the unit location for a hex id, a box name in brackets, or `eliminated`."""
        found = self._by_text.get(text)
        if found is None:
            raise unknown_name("hex or box", text, self._by_text, parameter="where")
        return found

    def find(self, text: str, find: Callable[[str], str]) -> Location:
        """Return the unit location a person named: a box, `eliminated`, or a hex that `find` recognizes."""
        word = text.strip().strip("[]")
        if word.casefold() == self.eliminated.text:
            return self.eliminated
        box = self._by_word.get(word.casefold())
        return box if box is not None else self.hex(find(word))

    def hex(self, id: str) -> OnMap:
        """Return the location of a hex; raise `Invalid` if the map has none with this id."""
        found = self._by_text.get(id)
        if not isinstance(found, OnMap):
            raise unknown_name("hex", id, (h.text for h in self.hexes), parameter="hex")
        return found
