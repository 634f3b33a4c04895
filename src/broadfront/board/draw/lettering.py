"""Lettering: estimated text widths, and SVG text attributes."""

from html import escape

from broadfront.board.draw import style
from broadfront.board.draw.paths import svg_num

# Widths relative to the letter size, measured on the condensed serif face listed first in the style.
_WIDTHS = (
    ("iljïî.,' ", 0.29),
    ("tfIJ()-/", 0.36),
    ("rszc", 0.48),
    ("vxyeéèêëaäàâkoöôç", 0.54),
    ("bdghnpquüûß0123456789", 0.58),
    ("FLPSTYZ", 0.62),
    ("ABCEÉÈÄKRVX", 0.68),
    ("DGHNOÖQUÜ", 0.76),
    ("wmWMœ", 0.88),
)
_WIDTH = {letter: width for letters, width in _WIDTHS for letter in letters}


def text_width(text: str, size: float, look: style.Lettering) -> float:
    """Return the approximate width of a text on the picture, within a few hundredths.

    >>> 40 < text_width("Bastogne", 10, style.LETTERING["town"]) < 60
    True
    """
    shown = text.upper() if look.capitals else text
    units = sum(_WIDTH.get(letter, 0.6) for letter in shown)
    return units * size * (1.09 if look.weight == "bold" else 1.0) + look.spacing * max(0, len(shown) - 1)


def letter_size(kind: str, scale: float) -> float:
    """Return the letter size for a kind of place name in a picture of `scale` pixels per hex."""
    look = style.LETTERING[kind]
    return max(look.size, look.least_pixels * 100 / scale)


def text_attributes(look: style.Lettering, size: float) -> str:
    """Return the SVG attributes shared by a group of texts."""
    parts = [f'font-size="{svg_num(size)}"']
    if look.weight != "normal":
        parts.append(f'font-weight="{look.weight}"')
    if look.slant != "normal":
        parts.append(f'font-style="{look.slant}"')
    if look.spacing:
        parts.append(f'letter-spacing="{svg_num(look.spacing)}"')
    return " ".join(parts)


def escape_text(text: str, look: style.Lettering) -> str:
    """Return a text escaped for SVG, in capitals if its lettering demands them."""
    return escape(text.upper() if look.capitals else text)
