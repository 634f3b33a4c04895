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
    """A VASSAL piece as its traits, from the outermost to the innermost, which is the picture itself."""

    traits: tuple[Trait, ...]

    @property
    def type(self) -> str:
        """The type of the piece: the types of its traits, nested in VASSAL's format."""
        return _join_nested_texts([trait.type for trait in self.traits])

    @property
    def state(self) -> str:
        """The state of the piece: the states of its traits, nested in VASSAL's format."""
        return _join_nested_texts([trait.state for trait in self.traits])

    def moved_to(self, map_name: str, x: int, y: int) -> Piece:
        """Return a copy of the piece moved to a point of a map."""
        kept = split_items(self.traits[-1].state, ";")[3:]
        return Piece((*self.traits[:-1], Trait(self.traits[-1].type, join_items([map_name, x, y, *kept], ";"))))

    @property
    def place(self) -> tuple[str, int, int]:
        """Return the VASSAL map and point where the piece lies; the map is empty for a piece in the palette."""
        map_name, x, y = [*split_items(self.traits[-1].state, ";"), "0", "0"][:3]
        return ("" if map_name == "null" else map_name), _parse_int(x), _parse_int(y)

    @property
    def name(self) -> str:
        """Return the name of the VASSAL piece."""
        return _field(self.traits[-1].type, 4)

    @property
    def slot_number(self) -> str:
        """Return the number of the piece's slot in the palette."""
        return _field(self.traits[-1].state, 3)

    @property
    def fixed_properties(self) -> dict[str, str]:
        """Return the fixed properties of the piece by name."""
        found: dict[str, str] = {}
        for trait in self.traits:
            if trait.type.startswith(MARK):
                names = split_items(trait.type.removeprefix(MARK), ",")
                found |= dict(zip(names, split_items(trait.state, ","), strict=False))
        return found

    @property
    def trait_states(self) -> dict[str, str]:
        """Return the state of each named trait of the piece."""
        return {
            _field(trait.type, at): trait.state
            for trait in self.traits
            for kind, at in NAME_AT.items()
            if trait.type.startswith(kind)
        }

    @property
    def sheet_fields(self) -> dict[str, str]:
        """Return the fields of the sheet that the piece carries; empty if it carries none."""
        found: dict[str, str] = {}
        for trait in self.traits:
            if trait.type.startswith(SHEET):
                names = (one[1:] for one in split_items(_field(trait.type, 1), "~"))
                found |= dict(zip(names, split_items(trait.state, "~"), strict=False))
        return found


def _field(text: str, index: int) -> str:
    """Return one field of the text of a VASSAL trait; empty if it has no such field."""
    fields = split_items(text, ";")
    return fields[index] if index < len(fields) else ""


def _parse_int(text: str) -> int:
    """Return text as a whole number, or 0 if it is none."""
    return int(text) if text.lstrip("-").isdecimal() else 0


def _join_nested_texts(texts: Sequence[str]) -> str:
    """Join the texts of a piece's traits, each nested in the one before it."""
    whole = texts[-1]
    for text in reversed(texts[:-1]):
        whole = join_items([text, whole], "\t")
    return whole


def _split_nested_text(whole: str) -> list[str]:
    """Split the nested text of a VASSAL piece into the texts of its traits."""
    texts: list[str] = []
    while True:
        text, *rest = split_items(whole, "\t")
        texts.append(text)
        if not rest:
            return texts
        whole = rest[0]


def add_command(id: str, kind: str, state: str) -> str:
    """Return the VASSAL command that adds a piece to the game; in the palette the id is null."""
    return "+/" + join_items([id, kind, state], "/")


def read_piece(command: str) -> tuple[str, Piece] | None:
    """Return id and piece of a VASSAL command that adds a piece, or None for any other command."""
    if not command.startswith("+/"):
        return None
    id, kind, state, *_ = [*split_items(command[2:], "/"), "", ""]
    types, states = _split_nested_text(kind), _split_nested_text(state)
    states += [""] * (len(types) - len(states))
    return id, Piece(tuple(map(Trait, types, states)))


# Traits


def basic_trait(picture: str, name: str, number: str) -> Trait:
    """Return the innermost VASSAL trait of a piece: picture, name and palette slot number."""
    return Trait("piece;" + join_items(["", "", picture, name], ";"), join_items(["null", 0, 0, number, 0], ";"))


def mark_trait(values: dict[str, str]) -> Trait:
    """Return a VASSAL trait with fixed properties, by which a piece is recognized when a saved game is read."""
    return Trait(MARK + join_items(values, ","), join_items(values.values(), ","))


def layer_trait(name: str, command: str, pictures: Sequence[str], level: int) -> Trait:
    """Return a VASSAL trait with several pictures, one shown at a time; a command shows the next. Levels count from
    1."""
    return _make_layer(name, command, pictures, str(level), always=True)


def flag_trait(name: str, command: str, picture: str, *, on: bool) -> Trait:
    """Return a VASSAL trait with a picture that a command turns on and off."""
    return _make_layer(name, command, (picture,), "1" if on else "-1", always=False)


def _make_layer(name: str, command: str, pictures: Sequence[str], state: str, *, always: bool) -> Trait:
    """Return a VASSAL layer trait, which shows one of several pictures."""
    key = f"{NAMED_KEY},{name}"
    activate, more = ("", command) if always else (command, "")
    fields = [
        activate, 128, "", more, 128, "", "", 128, "", "", "", "1", "false", 0, 0, join_items(pictures, ","),
        join_items(["" for _ in pictures], ","), "true", name, "", "", "false", "", 1, 1, str(always).lower(),
        "" if always else key, key if always else "", "", "", "1.0", "", "true",
    ]  # fmt: skip
    return Trait(LAYER + join_items(fields, ";"), state)


def prompt_trait(name: str, command: str, value: str) -> Trait:
    """Return a VASSAL trait with a value for which a command prompts the player."""
    asked = join_items([command, f"{NAMED_KEY},{name}", join_items(["R", command], ",")], ":")
    return Trait(PROMPTED + join_items([name, "false,0,100,false", join_items([asked], ","), ""], ";"), value)


def label_trait(name: str, command: str, value: str, below: int) -> Trait:
    """Return a VASSAL trait with text shown on the piece, `below` pixels under its center, which a command changes."""
    fields = [
        f"{NAMED_KEY},{name}", command, 13, "255,255,255", "0,0,0", "c", below, "c", 0, "c", "c",
        "$pieceName$ ($label$)", "Dialog", 1, 0, name, "", "false",
    ]  # fmt: skip
    return Trait(LABEL + join_items(fields, ";"), value)


def sheet_trait(command: str, fields: dict[str, str]) -> Trait:
    """Return a VASSAL trait that opens a window of editable fields."""
    named = join_items((f"{int(LINE in text or len(text) > 40)}{name}" for name, text in fields.items()), "~")
    described = [named, command, "", 2, "", "", "", f"{NAMED_KEY},sheet", ""]
    return Trait(SHEET + join_items(described, ";"), join_items(fields.values(), "~"))


def mask_trait(back: str) -> Trait:
    """Return a VASSAL trait with the back of a card, shown while the card is face down."""
    fields = [f"{NAMED_KEY},turn", back, "Turn over", "B", "?", "player:", "Look", "", "false"]
    return Trait("obs;" + join_items(fields, ";"), "null;")


# Stacks and decks


def stack_definition(map_name: str, x: int, y: int, pieces: Sequence[str]) -> tuple[str, str]:
    """Return type and state of a VASSAL stack of pieces, given by id, lowest first."""
    return STACK, join_items([map_name, x, y, *pieces, "@@0"], ";")


def deck_definition(
    name: str, map_name: str, box: tuple[int, int, int, int], *, face_down: bool, cards: Sequence[str]
) -> tuple[str, str]:
    """Return type and state of a VASSAL deck of cards; `box` is center x and y, width and height."""
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
    """Return the name of a VASSAL deck and the ids of its cards."""
    held = split_items(piece.traits[0].state, ";")[4:5]
    return _field(piece.traits[0].type, 13), split_items(held[0], ",") if held and held[0] else []
