"""Pictures of a module other than the map and counters: status marks, markers, cards, boards with areas."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from broadfront.board.draw import style
from broadfront.board.draw.saving import render_png
from broadfront.vassal.layout import AreaBoard

__all__ = ["Pictures", "areas_board", "badge", "card_back", "card_face", "hex_marker", "side_bar"]

CARD = (150, 210)
"""Width and height of a card in pixels."""
LETTER = 0.58
"""Average width of a letter, relative to its font size."""


class Pictures:
    """The picture files of a VASSAL module, each stored once however many pieces use it, and rendered on request."""

    def __init__(self, *, svg: bool) -> None:
        self.svg = svg
        self._names: dict[str, str] = {}
        """File name by picture."""

    def add(self, name: str, svg: str) -> str:
        """Add a picture to the module and return its file name."""
        if svg not in self._names:
            file = f"{_file_name(name)}{'.svg' if self.svg else '.png'}"
            taken = file in self._names.values()
            self._names[svg] = f"{len(self._names)}-{file}" if taken else file
        return self._names[svg]

    def files(self) -> dict[str, bytes]:
        """Return the contents of each picture file by name."""
        return {
            file: _vassal_svg(drawn).encode() if self.svg else render_png(drawn) for drawn, file in self._names.items()
        }


def _file_name(name: str) -> str:
    """Return a name with characters removed that file systems may not allow.

    >>> _file_name("I/989 (2 steps)")
    'I-989-2-steps'
    """
    return re.sub(r"[^\w.]+", "-", name).strip("-")


def _vassal_svg(drawn: str) -> str:
    """Return SVG with old-style links, the only ones VASSAL's SVG reader knows."""
    linked = re.sub(r'(<(?:use|textPath)\b[^>]*?) href="', r'\1 xlink:href="', drawn)
    return linked.replace("<svg ", '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ', 1)


def _svg(width: int, height: int, inside: str) -> str:
    """Return an SVG picture of this size."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' font-family="{style.SANS}" text-anchor="middle">{inside}</svg>\n'
    )


def _font_size(text: str, width: float, largest: float) -> float:
    """Return the font size with which a text fits a width, at most `largest`."""
    return round(min(largest, width / (LETTER * max(1, len(text)))), 1)


def badge(word: str, place: int, size: int) -> str:
    """Draw a status mark for a counter: two letters of a word, at one of six places around its edge."""
    letters, radius = "".join(part[0] for part in re.split(r"[ _]", word) if part)[:2] or "?", size * 0.13
    letters = word[:2] if len(letters) == 1 else letters
    across, down = PLACES[place % len(PLACES)]
    x, y = size * across, size * down
    return _svg(
        size,
        size,
        (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{style.HIGHLIGHT}" stroke="#fff"/>'
            f'<text x="{x:.1f}" y="{y + radius * 0.42:.1f}" font-size="{radius * 1.15:.1f}"'
            f' font-weight="bold" fill="#fff">{escape(letters.upper())}</text>'
        ),
    )


PLACES = ((0.86, 0.14), (0.14, 0.14), (0.14, 0.86), (0.86, 0.86), (0.5, 0.14), (0.5, 0.9))


def hex_marker(word: str, side: int) -> str:
    """Draw a marker with a word on it, to lie in a hex."""
    size = _font_size(word, side * 0.8, side * 0.24)
    return _svg(
        side,
        side,
        (
            f'<rect x="1" y="1" width="{side - 2}" height="{side - 2}" rx="{side * 0.3:.0f}" fill="#f4ecd2"'
            f' stroke="#4a3d24" stroke-width="2"/><text x="{side / 2}" y="{side * 0.36:.1f}" font-size="{size}"'
            f' font-weight="bold" fill="#33290f">{escape(word)}</text>'
        ),
    )


def side_bar(direction: int, size: int) -> str:
    """Draw a bar along one of the six sides of a marker, clockwise from the north-east, to show which hexside it
    concerns."""
    turn = 30 + 60 * direction
    return _svg(
        size,
        size,
        (
            f'<g transform="translate({size / 2} {size / 2})rotate({turn})"><path'
            f' d="M{-size * 0.24:.1f} {-size * 0.42:.1f}H{size * 0.24:.1f}" stroke="{style.HIGHLIGHT}"'
            f' stroke-width="{size * 0.12:.1f}" stroke-linecap="round"/></g>'
        ),
    )


def card_face(name: str, id: str, kind: str) -> str:
    """Draw the front of a card: its name, its id, and its deck."""
    lines = _wrap_lines(name, 15)
    width, height = CARD
    first = height / 2 - 11 * (len(lines) - 1)
    words = "".join(
        f'<text x="{width / 2}" y="{first + 22 * n:.0f}" font-size="{_font_size(line, width - 20, 17)}"'
        f' font-weight="bold" fill="#2b2520">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    return _svg(
        width,
        height,
        (
            f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="9" fill="#fbf6e6" stroke="#5b4a2c"'
            f' stroke-width="2"/>{words}<text x="{width / 2}" y="24" font-size="12" fill="#6d5c3d">'
            f"{escape(kind)}</text>"
            f'<text x="{width / 2}" y="{height - 14}" font-size="13" fill="#6d5c3d">{escape(id)}</text>'
        ),
    )


def card_back(kind: str) -> str:
    """Draw the back of the cards of a deck."""
    width, height = CARD
    return _svg(
        width,
        height,
        (
            f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="9" fill="#6b5a3c" stroke="#2f2614"'
            f' stroke-width="2"/><rect x="12" y="12" width="{width - 24}" height="{height - 24}" rx="5" fill="none"'
            f' stroke="#e8dcba"/><text x="{width / 2}" y="{height / 2}" font-size="{_font_size(kind, width - 34, 18)}"'
            f' font-weight="bold" fill="#e8dcba">{escape(kind)}</text>'
        ),
    )


def _wrap_lines(text: str, max_length: int) -> Sequence[str]:
    """Break a text into lines of about this length."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= max_length:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def areas_board(board: AreaBoard, labels: dict[str, str]) -> str:
    """Draw a board of named rectangles with their labels."""
    drawn = [f'<rect width="{board.width}" height="{board.height}" fill="{style.PAPER}"/>']
    for name, area in board.areas.items():
        drawn.append(
            f'<rect x="{area.x}" y="{area.y}" width="{area.width}" height="{area.height}" rx="6" fill="#f7f2e4"'
            f' stroke="#7b6a49" stroke-width="1.5"/><text x="{area.x + area.width / 2}" y="{area.y + 20}"'
            f' font-size="15" font-weight="bold" fill="#4a3d24">{escape(labels.get(name, name))}</text>'
        )
    return _svg(board.width, board.height, "".join(drawn))
