"""The build file of a VASSAL module as XML: windows, grids, palette, decks, charts and scenario starts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from xml.etree.ElementTree import Element, SubElement, tostring

from broadfront.core.positions.corrections import Setting
from broadfront.vassal.kit import BOXES, CARDS, MAP, Kit
from broadfront.vassal.layout import Area, AreaBoard
from broadfront.vassal.pieces import Pieces, marker_settings
from broadfront.vassal.saves import VASSAL_VERSION
from broadfront.vassal.traits import Piece, add_command

__all__ = ["build_file"]

BUILD = "VASSAL.build."
MODULE, WIDGET = f"{BUILD}module.", f"{BUILD}widget."
BOARD = f"{MODULE}map.boardPicker.board."
SHEETS = "ABCD"
"""Sheets of a map numbered by sheets: north-west, north-east, south-west, south-east."""


def build_file(pieces: Pieces, version: str, boards: Mapping[str, str], charts: Mapping[str, str]) -> bytes:
    """Return the build file of a VASSAL module as XML.

    `boards` gives the picture of each window, `charts` the file of each chart.
    """
    kit = pieces.kit
    module = Element(
        f"{BUILD}GameModule",
        name=kit.title.card.label,
        version=version,
        VassalVersion=VASSAL_VERSION,
        description=kit.title.card.label,
    )
    for name in ("BasicCommandEncoder", "Documentation", "Chatter", "KeyNamer", "GlobalOptions", "PrototypesContainer"):
        SubElement(module, f"{MODULE}{name}")
    roster = SubElement(module, f"{MODULE}PlayerRoster", buttonText="Sides")
    for side in kit.title.sides:
        SubElement(roster, "entry").text = side
    SubElement(module, f"{MODULE}DiceButton", name="1d6", text="1d6", nDice="1", nSides="6")
    SubElement(module, f"{MODULE}DiceButton", name="2d6", text="2d6", nDice="2", nSides="6")
    _add_map_window(module, kit, boards[MAP])
    _add_areas_window(module, "Map", kit.box_board, boards[BOXES])
    if kit.decks:
        _add_decks(_add_areas_window(module, "Map", kit.deck_board, boards[CARDS]), pieces)
    for side, board in kit.hand_boards.items():
        _add_areas_window(module, "PrivateMap", board, boards[board.name], visible="false", side=side)
    _add_palette(module, pieces)
    window = SubElement(module, f"{MODULE}ChartWindow", name="Charts", text="Charts")
    tabs = SubElement(window, f"{WIDGET}ListWidget", entryName="Charts")
    for name, file in charts.items():
        SubElement(tabs, f"{WIDGET}HtmlChart", chartName=name, fileName=file)
    for (scenario, variant), scene in kit.scenes.items():
        label = f"{kit.title.card.scenarios[scenario].label} ({kit.title.card.variants[variant].label})"
        SubElement(module, f"{MODULE}PredefinedSetup", name=label, file=scene.file, useFile="true", isMenu="false")
    module.set("nextPieceSlotId", str(pieces.next_slot_number))
    head = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>'
    return f"{head}\n{tostring(module, encoding='unicode')}\n".encode()


# Windows


def _add_window(module: Element, kind: str, name: str, picture: str, **more: str) -> tuple[Element, Element]:
    """Add a window with one board to a VASSAL module; return the elements of the window and the board."""
    window = SubElement(
        module,
        f"{MODULE}{kind}",
        mapName=name,
        allowMultiple="false",
        launch=str(name != MAP).lower(),
        buttonName=name,
        moveToFormat="$pieceName$ moves $previousLocation$ -> $location$ *",
    )
    for attribute, value in more.items():
        window.set(attribute, value)
    picker = SubElement(window, f"{MODULE}map.BoardPicker")
    board = SubElement(picker, f"{MODULE}map.boardPicker.Board", name=name, image=picture, reversible="false")
    for part in (
        "StackMetrics",
        "ForwardToKeyBuffer",
        "MenuDisplayer",
        "MapCenterer",
        "StackExpander",
        "PieceMover",
        "KeyBufferer",
        "SelectionHighlighters",
        "HighlightLastMoved",
        "CounterDetailViewer",
        "Zoomer",
        "GlobalMap",
    ):
        if part != "GlobalMap" or name == MAP:
            SubElement(window, f"{MODULE}map.{part}")
    return window, board


def _add_map_window(module: Element, kit: Kit, picture: str) -> None:
    """Add the window with the title's map, its hex grid and its numbering."""
    _, board = _add_window(module, "Map", MAP, picture)
    grid, hexes = kit.hexmap.grid, kit.board
    if grid.numbering != "ocs":
        east = grid.numbering == "rrcc-east"
        digits = 2 if grid.numbering == "rrrccc" else 1
        columns = grid.columns - _round_to_hex_count(hexes.width / hexes.scale) if east else 1
        _add_hex_grid(
            board, kit, {"hOff": 1, "vOff": columns, "hDescend": east, "hLeading": digits, "vLeading": digits}
        )
        return
    zoned = SubElement(board, f"{BOARD}ZonedGrid")
    rows, columns = grid.rows // 2, grid.columns // 2
    for n, sheet in enumerate(SHEETS):
        south, east_sheet = divmod(n, 2)
        area = _sheet_area(kit, south * rows, east_sheet * columns)
        zone = _add_zone(zoned, sheet, area, "$name$$gridLocation$")
        most = _round_to_hex_count(area.height / hexes.row_spacing)
        _add_hex_grid(
            zone,
            kit,
            {
                "hOff": rows * (1 + south) - most,
                "vOff": 1 - east_sheet * columns,
                "vDescend": True,
                "sep": ".",
                "hLeading": 1,
                "vLeading": 1,
            },
        )


def _round_to_hex_count(count: float) -> int:
    """Round to the number of hex rows or columns that VASSAL counts on a board."""
    return int(count + 0.5)


def _sheet_area(kit: Kit, row: int, column: int) -> Area:
    """Return the rectangle of the map sheet that begins at a row and column; it holds the centers of exactly its hexes.

    Every second row lies half a hex further east, so the edge runs a quarter of a hex beside both.
    """
    grid, hexes = kit.hexmap.grid, kit.board
    x, y = round(hexes.x + (column + 0.25) * hexes.scale), round(hexes.cell_center((row, 0))[1] - hexes.row_spacing / 2)
    return Area("", x, y, round(grid.columns // 2 * hexes.scale), round(grid.rows // 2 * hexes.row_spacing))


def _add_hex_grid(parent: Element, kit: Kit, numbering: Mapping[str, object]) -> None:
    """Add a hex grid to a board of a VASSAL module; our hexes have a corner to the north, which VASSAL treats as
    sideways."""
    hexes, grid = kit.board, kit.hexmap.grid
    x, y = hexes.cell_center((0, 0))
    made = SubElement(
        parent,
        f"{BOARD}HexGrid",
        x0=str(round(y)),
        y0=str(round(x)),
        dx=repr(hexes.row_spacing),
        dy=repr(hexes.scale),
        sideways="true",
        snapTo="true",
        visible="false",
        edgesLegal="false",
        cornersLegal="false",
    )
    given = {"first": "H", "sep": "", "hType": "N", "vType": "N", "visible": False,
             "stagger": grid.stagger == "even-west", "locationFormat": "$gridLocation$", **numbering}  # fmt: skip
    words = {name: str(one).lower() if isinstance(one, bool) else str(one) for name, one in given.items()}
    SubElement(made, f"{BOARD}mapgrid.HexGridNumbering", words)


def _add_areas_window(module: Element, kind: str, areas: AreaBoard, picture: str, **more: str) -> Element:
    """Add a window with a board of named rectangles, and return the window."""
    window, board = _add_window(module, kind, areas.name, picture, **more)
    zoned = SubElement(board, f"{BOARD}ZonedGrid")
    for area in areas.areas.values():
        _add_zone(zoned, area.name, area, "$name$")
    return window


def _add_zone(zoned: Element, name: str, area: Area, location_format: str) -> Element:
    """Add a named rectangle to a board of a VASSAL module."""
    east, south = area.x + area.width, area.y + area.height
    path = f"{area.x},{area.y};{east},{area.y};{east},{south};{area.x},{south}"
    return SubElement(
        zoned, f"{BOARD}mapgrid.Zone", name=name, path=path, useParentGrid="false", locationFormat=location_format
    )


# Pieces


def _add_decks(window: Element, pieces: Pieces) -> None:
    """Add the decks of cards to the window, each with its cards."""
    kit, first = pieces.kit, pieces.kit.first_scene.state
    for zone, spec in kit.decks.items():
        area, (x, y) = kit.deck_board.areas[zone], kit.deck_board.spot(zone, 0)
        hidden = "Never" if spec.seen_by else "Always"
        pile = SubElement(
            window,
            f"{MODULE}map.DrawPile",
            name=zone,
            x=str(x),
            y=str(y),
            width=str(area.width - 20),
            height=str(area.height - 36),
            owningBoard=CARDS,
            allowMultiple="true",
            allowSelect="true",
            faceDown=hidden,
            shuffle=hidden,
            drawFaceUp="true",
            draw="true",
            color="90,80,70",
            reversible="false",
            reshufflable="false",
        )
        for item in first.zones[zone]:
            _add_slot(pile, "CardSlot", pieces.card(item, spec.family))


def _add_palette(module: Element, pieces: Pieces) -> None:
    """Add the palette of a VASSAL module: every unit by side, as first set up in a scenario, and one marker of each
    kind."""
    window = SubElement(module, f"{MODULE}PieceWindow", name="Counters", text="Counters")
    tabs = SubElement(window, f"{WIDGET}TabWidget", entryName="Counters")
    lists: dict[str, Element] = {}
    seen: set[str] = set()
    for scene in pieces.kit.scenes.values():
        for unit, face in pieces.printed_counters[scene.scenario].items():
            if unit not in seen:
                seen.add(unit)
                if face.side not in lists:
                    lists[face.side] = SubElement(tabs, f"{WIDGET}ListWidget", entryName=face.side.capitalize())
                _add_slot(lists[face.side], "PieceSlot", pieces.unit(scene, scene.state, unit))
    markers = SubElement(tabs, f"{WIDGET}ListWidget", entryName="Markers")
    for name, setting in _all_markers(pieces):
        _add_slot(markers, "PieceSlot", pieces.marker(name, setting, "yes"))


def _all_markers(pieces: Pieces) -> Iterable[tuple[str, Setting]]:
    """Return the name of every kind of marker in the module, and the setting (correctable value) that it shows."""
    found: dict[str, Setting] = {}
    for scene in pieces.kit.scenes.values():
        found = marker_settings(pieces.kit, scene.state) | found
    return found.items()


def _add_slot(parent: Element, kind: str, piece: Piece) -> None:
    """Add a slot with its piece to the palette or to a deck of a VASSAL module."""
    slot = SubElement(parent, f"{WIDGET}{kind}", entryName=piece.name, gpid=piece.slot_number, width="72", height="72")
    slot.text = add_command("null", piece.type, piece.state)
