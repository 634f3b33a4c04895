"""A position laid out in the windows of a module: which piece lies where, in VASSAL's format."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from broadfront.core.positions.corrections import Setting, format_setting_value
from broadfront.core.state import State
from broadfront.vassal import traits
from broadfront.vassal.item_lists import join_items
from broadfront.vassal.kit import BOXES, CARDS, MAP, RECORD, Kit, Scene, unit_place
from broadfront.vassal.pieces import Pieces, marker_settings
from broadfront.vassal.saves import BEGIN, END
from broadfront.vassal.traits import Piece, add_command

__all__ = ["PlacedPiece", "TableLayout", "board_commands"]

FIRST_ID = 1000


class PlacedPiece(NamedTuple):
    """A piece, stack or deck in its place on the table, in VASSAL's format."""

    type: str
    state: str


class TableLayout:
    """Lays out the positions of one game in VASSAL; a piece keeps its id, and its spot in a box while it stays
    there."""

    def __init__(self, pieces: Pieces, scene: Scene) -> None:
        self.pieces, self.kit, self.scene = pieces, pieces.kit, scene
        self._ids: dict[str, str] = {}
        self._spots: dict[tuple[str, str], dict[str, int]] = {}

    def vassal_id(self, key: str) -> str:
        """Return the VASSAL id of a piece, stack or deck, the same in all positions of the game."""
        return self._ids.setdefault(key, str(FIRST_ID + len(self._ids)))

    def saved_game_commands(self, state: State) -> list[str]:
        """Return the VASSAL commands of a saved game that shows a position."""
        laid = self.lay_out(state)
        return [BEGIN, *(add_command(id, *one) for id, one in laid.items()), *board_commands(self.kit), END]

    def lay_out(self, state: State) -> dict[str, PlacedPiece]:
        """Return every piece of a position by id, in its place: pieces first, then the stacks and decks that refer to
        them."""
        placed = {self.vassal_id(key): piece for key, piece in self._pieces_outside_decks(state)}
        dealt: dict[str, Piece] = {}
        decks: dict[str, PlacedPiece] = {}
        for zone, cards in self._card_pieces(state).items():
            at = self._deck_area(zone)
            if at is None:
                placed |= cards
                continue
            lying = {id: piece.moved_to(CARDS, at[0], at[1]) for id, piece in cards.items()}
            dealt |= lying
            hidden = not self.kit.title.zones[zone].seen_by
            decks[self.vassal_id(f"deck {zone}")] = PlacedPiece(
                *traits.deck_definition(zone, CARDS, at, face_down=hidden, cards=list(lying))
            )
        stacks: dict[tuple[str, int, int], list[str]] = {}
        for id, piece in placed.items():
            stacks.setdefault(piece.place, []).append(id)
        found = {id: PlacedPiece(piece.type, piece.state) for id, piece in (placed | dealt).items()}
        for place, held in stacks.items():
            found[self.vassal_id(f"stack {place}")] = PlacedPiece(*traits.stack_definition(*place, held))
        return found | decks

    def _pieces_outside_decks(self, state: State) -> Iterator[tuple[str, Piece]]:
        """Yield the record sheet, markers and counters of a position with a unique key, the lowest of a stack first."""
        record = self.pieces.record_sheet(self.scene, state)
        yield "record", record.moved_to(BOXES, *self.kit.box_board.spot(RECORD, 0))
        for name, setting in marker_settings(self.kit, state).items():
            yield from self._marker_pieces(name, setting, state)
        for unit in state.called():
            window, place = unit_place(state, unit)
            x, y = self.kit.board.hex_center(place) if window == MAP else self._box_spot(place, unit)
            yield f"unit {unit}", self.pieces.unit(self.scene, state, unit).moved_to(window, x, y)

    def _box_spot(self, box: str, unit: str) -> tuple[int, int]:
        """Return the point where a unit lies in a box, the same while it stays there."""
        for (_, other), taken in self._spots.items():
            if other != box:
                taken.pop(unit, None)
        taken = self._spots.setdefault((BOXES, box), {})
        if unit not in taken:
            taken[unit] = next(n for n in range(len(taken) + 1) if n not in taken.values())
        return self.kit.box_board.spot(box, taken[unit])

    def _marker_pieces(self, name: str, setting: Setting, state: State) -> Iterator[tuple[str, Piece]]:
        """Yield a marker for each hex or hexside in which a setting (correctable value) is not at its default."""
        usual = self.kit.value_without_marker(name, setting, self.scene.state)
        for of in setting.things(state):
            value = setting.get(state, of)
            if value == usual(of):
                continue
            hex, *others = re.split("[- ]", of) if setting.kind == "hexside" else (of,)
            towards = self.kit.hexmap.grid.direction(hex, others[0]) if others else 0
            piece = self.pieces.marker(name, setting, format_setting_value(value), towards or 0)
            yield f"marker {name} {of}", piece.moved_to(MAP, *self.kit.board.hex_center(hex))

    # Cards

    def _card_pieces(self, state: State) -> dict[str, dict[str, Piece]]:
        """Return the cards of each deck or hand by id; those in hands are already placed."""
        found: dict[str, dict[str, Piece]] = {}
        seen: dict[tuple[str, str], int] = {}
        for zone, spec in self.kit.title.zones.items():
            found[zone] = {}
            for n, item in enumerate(state.zones[zone]):
                alike = seen[spec.family, item] = seen.get((spec.family, item), 0) + 1
                piece = self.pieces.card(item, spec.family)
                for board in self.kit.hand_boards.values():
                    if zone in board.areas:
                        piece = piece.moved_to(board.name, *board.spot(zone, n))
                found[zone][self.vassal_id(f"card {spec.family} {item} {alike}")] = piece
        return found

    def _deck_area(self, zone: str) -> tuple[int, int, int, int] | None:
        """Return center x and y, width and height of a deck; None if the zone is a hand."""
        if zone not in self.kit.decks:
            return None
        area = self.kit.deck_board.areas[zone]
        return *self.kit.deck_board.spot(zone, 0), area.width - 20, area.height - 36


def board_commands(kit: Kit) -> Sequence[str]:
    """Return the VASSAL commands that put each window's board into the window."""
    windows = [MAP, BOXES, *([CARDS] if kit.decks else []), *(board.name for board in kit.hand_boards.values())]
    return [join_items([f"{window}BoardPicker", window, 0, 0], "\t") for window in windows]
