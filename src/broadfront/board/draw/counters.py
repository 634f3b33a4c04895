"""Draws counters with type, size, strength and movement."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from broadfront.board.draw import nato, style
from broadfront.board.draw.ground import Ground
from broadfront.board.draw.paths import svg_num
from broadfront.core.errors import unknown_name

HALF = 33.0  # half the side of a counter
_STEP = 6.0  # offset of the next counter in a stack
_SPREAD = 20.0  # maximum spread of a stack


@dataclass(frozen=True)
class Counter:
    """A unit to be drawn in a hex (id or place name). Only hex, side and kind are needed."""

    hex: str
    side: str
    kind: str
    size: str = ""
    strength: str | int | None = None
    movement: str | int | None = None
    steps: int = 0  # shown as dots
    label: str = ""
    badges: Sequence[str] = ()  # a letter or two each, in the upper corners
    colors: tuple[str, str] | None = None  # counter and print color, if not those of the side


def symbol_definitions(counters: Iterable[Counter]) -> str:
    """Return the SVG definitions of the unit symbols that these counters use."""
    arms = {nato.find_arm(counter.kind) for counter in counters}
    return nato.symbol_definitions(arms) if arms else ""


def draw(ground: Ground, counters: Iterable[Counter]) -> str:
    """Draw all counters in the shown hexes; the last of a stack is on top."""
    stacks: dict[int, list[Counter]] = {}
    for counter in counters:
        i = ground.hexmap.index_of(ground.hexmap.find(counter.hex))
        stacks.setdefault(i, []).append(counter)
    parts = []
    for i in sorted(stacks):
        stack = stacks[i]
        faces = [
            _counter_face_svg(counter) for counter in stack
        ]  # an invalid counter is refused even outside the picture
        if i not in ground.shown:
            continue
        x, y = ground.center_point(i)
        step = min(_STEP, _SPREAD / max(1, len(stack) - 1))
        for n, face in enumerate(faces):
            off = (n - (len(stack) - 1) / 2) * step
            parts.append(f'<g transform="translate({svg_num(x + off)} {svg_num(y - off)})">{face}</g>')
    if not parts:
        return ""
    return f'<g font-family="{style.SANS}" font-stretch="normal" text-anchor="middle">{"".join(parts)}</g>'


def counter_svg(counter: Counter, pixels: int) -> str:
    """Return one counter as a picture of its own, `pixels` wide; its hex is ignored."""
    half = HALF + 3
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels}" height="{pixels}"'
        f' viewBox="{svg_num(-half)} {svg_num(-half)} {svg_num(2 * half)} {svg_num(2 * half)}"'
        f' font-family="{style.SANS}" text-anchor="middle"><defs>{symbol_definitions([counter])}</defs>'
        f"{_counter_face_svg(counter)}</svg>\n"
    )


def _counter_face_svg(counter: Counter) -> str:
    """Draw the face of a counter: colors, symbol, strength and movement."""
    if counter.colors is None and counter.side not in style.SIDES:
        raise unknown_name("side", counter.side, style.SIDES, parameter="side")
    paper, ink = counter.colors or style.SIDES[counter.side]
    side = svg_num(2 * HALF)
    corner = svg_num(-HALF)
    parts = [
        (
            f'<rect x="{svg_num(1.8 - HALF)}" y="{svg_num(2.2 - HALF)}" width="{side}" height="{side}" rx="5"'
            ' fill="#000" fill-opacity=".28"/>'
        ),
        (
            f'<rect x="{corner}" y="{corner}" width="{side}" height="{side}" rx="5" fill="{paper}" stroke="{ink}"'
            ' stroke-width="1.2"/>'
        ),
        f'<use href="#arm-{nato.find_arm(counter.kind)}" y="-4" color="#1d1a17"/>',
    ]
    if counter.size:
        parts.append(
            f'<path d="{nato.size_path(counter.size)}" transform="translate(0-23)" fill="none" stroke="{ink}"'
            ' stroke-width="1.7"/>'
        )
    figures = "-".join(str(value) for value in (counter.strength, counter.movement) if value is not None)
    if figures:
        parts.append(f'<text y="27" font-size="17" font-weight="bold" fill="{ink}">{escape(figures)}</text>')
    if counter.label:
        fitting = min(9.5, 52 / (0.6 * len(counter.label)))
        parts.append(
            f'<text transform="translate(-22.5-3)rotate(-90)" font-size="{svg_num(fitting)}" font-weight="bold"'
            f' fill="{ink}">{escape(counter.label)}</text>'
        )
    parts += [f'<circle cx="26" cy="{svg_num(5 - 7 * n)}" r="2.3" fill="{ink}"/>' for n in range(counter.steps)]
    for n, badge in enumerate(counter.badges[:2]):
        x = 26 if n == 0 else -26
        parts.append(
            f'<circle cx="{x}" cy="-26" r="7.5" fill="{style.HIGHLIGHT}" stroke="#fff" stroke-width="1"/>'
            f'<text x="{x}" y="-22.8" font-size="9" font-weight="bold" fill="#fff">{escape(badge)}</text>'
        )
    return "".join(parts)
