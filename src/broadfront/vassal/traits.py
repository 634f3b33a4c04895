"""VASSAL's pieces: a picture with a name, wrapped in traits, each with a type and a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from broadfront.vassal.item_lists import join_items, split_items

__all__ = [
    "DECK",
    "LINE",
    "STACK",
    "Piece",
    "Trait",
    "add_command",
    "basic_trait",
    "deck_definition",
    "flag_trait",
    "label_trait",
    "layer_trait",
    "mark_trait",
    "mask_trait",
    "prompt_trait",
    "read_deck",
    "read_piece",
    "sheet_trait",
    "stack_definition",
]  # fmt: skip

DECK, STACK = "deck;", "stack"

NAMED_KEY = "57348,0"
"""A key stroke nobody can press, as commands are chosen by name from a piece's menu."""
LINE = "|"
"""Stands for a line break in a field of a sheet."""


MARK, SHEET, LAYER, PROMPTED, LABEL = "mark;", "propertysheet;", "emb2;", "PROP;", "label;"
NAME_AT = {LAYER: 19, PROMPTED: 1, LABEL: 16}
"""Index of the name among the fields of a trait's type."""


class Trait(NamedTuple):
    """A trait in VASSAL's format: its type and its state."""

    type: str
    state: str = ""


class Piece(NamedTuple):
    """A piece as its traits, from the outermost to the innermost, which is the picture itself."""

    traits: tuple[Trait, ...]

    @property
    def type(self) -> str:
        return _nest([trait.type for trait in self.traits])

    @property
    def state(self) -> str:
        return _nest([trait.state for trait in self.traits])

    def moved_to(self, map_name: str, x: int, y: int) -> Piece:
        """Return the piece moved to a point of a map."""
        kept = split_items(self.traits[-1].state, ";")[3:]
        return Piece((*self.traits[:-1], Trait(self.traits[-1].type, join_items([map_name, x, y, *kept], ";"))))

    @property
    def place(self) -> tuple[str, int, int]:
        """Return the map and point where the piece lies; the map is empty for one in the palette."""
        map_name, x, y = [*split_items(self.traits[-1].state, ";"), "0", "0"][:3]
        return ("" if map_name == "null" else map_name), _parse_int(x), _parse_int(y)

    @property
    def name(self) -> str:
        """Return the name of the piece."""
        return _field(self.traits[-1].type, 4)

    @property
    def number(self) -> str:
        """Return the number of its palette slot."""
        return _field(self.traits[-1].state, 3)

    @property
    def marks(self) -> dict[str, str]:
        """Return its fixed properties by name."""
        found: dict[str, str] = {}
        for trait in self.traits:
            if trait.type.startswith(MARK):
                names = split_items(trait.type.removeprefix(MARK), ",")
                found |= dict(zip(names, split_items(trait.state, ","), strict=False))
        return found

    @property
    def states(self) -> dict[str, str]:
        """Return the state of each named trait."""
        return {
            _field(trait.type, at): trait.state
            for trait in self.traits
            for kind, at in NAME_AT.items()
            if trait.type.startswith(kind)
        }

    @property
    def fields(self) -> dict[str, str]:
        """Return the fields of its sheet; empty if it has none."""
        found: dict[str, str] = {}
        for trait in self.traits:
            if trait.type.startswith(SHEET):
                names = (one[1:] for one in split_items(_field(trait.type, 1), "~"))
                found |= dict(zip(names, split_items(trait.state, "~"), strict=False))
        return found


def _field(text: str, at: int) -> str:
    fields = split_items(text, ";")
    return fields[at] if at < len(fields) else ""


def _parse_int(text: str) -> int:
    return int(text) if text.lstrip("-").isdecimal() else 0


def _nest(texts: Sequence[str]) -> str:
    whole = texts[-1]
    for text in reversed(texts[:-1]):
        whole = join_items([text, whole], "\t")
    return whole


def _unnest(whole: str) -> list[str]:
    texts: list[str] = []
    while True:
        text, *rest = split_items(whole, "\t")
        texts.append(text)
        if not rest:
            return texts
        whole = rest[0]


def add_command(id: str, kind: str, state: str) -> str:
    """Return the command that adds a piece to the game; in the palette the id is null."""
    return "+/" + join_items([id, kind, state], "/")


def read_piece(command: str) -> tuple[str, Piece] | None:
    """Return id and piece of an add command, or None for any other command."""
    if not command.startswith("+/"):
        return None
    id, kind, state, *_ = [*split_items(command[2:], "/"), "", ""]
    types, states = _unnest(kind), _unnest(state)
    states += [""] * (len(types) - len(states))
    return id, Piece(tuple(map(Trait, types, states)))


# Traits


def basic_trait(picture: str, name: str, number: str) -> Trait:
    """Return the innermost trait: picture, name and palette slot number."""
    return Trait("piece;" + join_items(["", "", picture, name], ";"), join_items(["null", 0, 0, number, 0], ";"))


def mark_trait(values: dict[str, str]) -> Trait:
    """Return a trait with fixed properties, by which a piece is recognized."""
    return Trait(MARK + join_items(values, ","), join_items(values.values(), ","))


def layer_trait(name: str, command: str, pictures: Sequence[str], level: int) -> Trait:
    """Return a trait with several pictures, one shown at a time; a command shows the next. Levels count from 1."""
    return _make_layer(name, command, pictures, str(level), always=True)


def flag_trait(name: str, command: str, picture: str, *, on: bool) -> Trait:
    """Return a trait with a picture that a command turns on and off."""
    return _make_layer(name, command, (picture,), "1" if on else "-1", always=False)


def _make_layer(name: str, command: str, pictures: Sequence[str], state: str, *, always: bool) -> Trait:
    key = f"{NAMED_KEY},{name}"
    activate, more = ("", command) if always else (command, "")
    fields = [
        activate, 128, "", more, 128, "", "", 128, "", "", "", "1", "false", 0, 0, join_items(pictures, ","),
        join_items(["" for _ in pictures], ","), "true", name, "", "", "false", "", 1, 1, str(always).lower(),
        "" if always else key, key if always else "", "", "", "1.0", "", "true",
    ]  # fmt: skip
    return Trait(LAYER + join_items(fields, ";"), state)


def prompt_trait(name: str, command: str, value: str) -> Trait:
    """Return a trait with a value that a command asks for."""
    asked = join_items([command, f"{NAMED_KEY},{name}", join_items(["R", command], ",")], ":")
    return Trait(PROMPTED + join_items([name, "false,0,100,false", join_items([asked], ","), ""], ";"), value)


def label_trait(name: str, command: str, value: str, below: int) -> Trait:
    """Return a trait with text shown on the piece, `below` pixels under its center, which a command changes."""
    fields = [
        f"{NAMED_KEY},{name}", command, 13, "255,255,255", "0,0,0", "c", below, "c", 0, "c", "c",
        "$pieceName$ ($label$)", "Dialog", 1, 0, name, "", "false",
    ]  # fmt: skip
    return Trait(LABEL + join_items(fields, ";"), value)


def sheet_trait(command: str, fields: dict[str, str]) -> Trait:
    """Return a trait with a window of editable fields."""
    named = join_items((f"{int(LINE in text or len(text) > 40)}{name}" for name, text in fields.items()), "~")
    described = [named, command, "", 2, "", "", "", f"{NAMED_KEY},sheet", ""]
    return Trait(SHEET + join_items(described, ";"), join_items(fields.values(), "~"))


def mask_trait(back: str) -> Trait:
    """Return a trait with the back of a card, shown while it is face down."""
    fields = [f"{NAMED_KEY},turn", back, "Turn over", "B", "?", "player:", "Look", "", "false"]
    return Trait("obs;" + join_items(fields, ";"), "null;")


# Stacks and decks


def stack_definition(map_name: str, x: int, y: int, pieces: Sequence[str]) -> tuple[str, str]:
    """Return type and state of a stack of pieces, given by id, lowest first."""
    return STACK, join_items([map_name, x, y, *pieces, "@@0"], ";")


def deck_definition(
    name: str, map_name: str, box: tuple[int, int, int, int], *, face_down: bool, cards: Sequence[str]
) -> tuple[str, str]:
    """Return type and state of a deck; `box` is center x and y, width and height."""
    x, y, width, height = box
    hidden = str(face_down).lower()
    fields = [
        "true", "90,80,70", width, height, "Always" if face_down else "Never", "Always" if face_down else "Never",
        "true", "true", "false", "", "", "", name, "", "", "", "true", "false", "", "", 10, "", "false", "", "false",
        "", "$BasicName$", "BasicName", "false", "",
    ]  # fmt: skip
    state = [map_name, x, y, hidden, *([join_items(cards, ",")] if cards else [])]
    return DECK + join_items(fields, ";"), join_items(state, ";")


def read_deck(piece: Piece) -> tuple[str, list[str]]:
    """Return the name of a deck and the ids of its cards."""
    held = split_items(piece.traits[0].state, ";")[4:5]
    return _field(piece.traits[0].type, 13), split_items(held[0], ",") if held and held[0] else []
