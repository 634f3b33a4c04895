"""Writing a title as a VASSAL module."""

from __future__ import annotations

from broadfront import __version__
from broadfront.core.title import Playable
from broadfront.vassal import pictures as drawing
from broadfront.vassal.build_file import build_file
from broadfront.vassal.charts import chart_pages
from broadfront.vassal.kit import BOXES, MAP, Kit
from broadfront.vassal.pieces import Pieces
from broadfront.vassal.saves import VASSAL_VERSION, metadata, save_file, zip_archive
from broadfront.vassal.table_layout import TableLayout

__all__ = ["export_module", "module_version"]


def module_version(title: Playable) -> str:
    """Return the version of a title's VASSAL module, made of program version and rules version."""
    return f"{__version__}-{title.card.rules}"


def export_module(title: Playable, *, svg: bool = False) -> bytes:
    """Return a title as the file of a VASSAL module; with `svg` its pictures are SVG and need no renderer."""
    kit = Kit(title)
    pieces = Pieces(kit, svg=svg)
    label, version = title.card.label, module_version(title)
    starts = {
        scene.file: save_file(
            TableLayout(pieces, scene).saved_game_commands(scene.state),
            label,
            version,
            title.card.scenarios[name].label,
        )
        for (name, _), scene in kit.scenes.items()
    }
    boards = {MAP: pieces.pictures.add("map", kit.board.svg())}
    for window in (kit.box_board, *([kit.deck_board] if kit.decks else []), *kit.hand_boards.values()):
        shown = {name: name.replace("-", " ") for name in window.areas} if window.name != BOXES else {}
        boards[window.name] = pieces.pictures.add(f"board {window.name}", drawing.areas_board(window, shown))
    pages = chart_pages(title)
    charts = {name: f"chart-{n}.html" for n, name in enumerate(pages, 1)}
    built = build_file(pieces, version, boards, charts)
    described = {"version": version, "VassalVersion": VASSAL_VERSION, "description": label, "name": label}
    return zip_archive(
        {
            "moduledata": metadata(described),
            "buildFile.xml": built,
            **{f"images/{name}": held for name, held in pieces.pictures.files().items()},
            **{charts[name]: page.encode() for name, page in pages.items()},
            **starts,
        }
    )
