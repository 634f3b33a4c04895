"""Saves a picture as SVG, or as PNG through the SVG renderer of vl-convert."""

from dataclasses import replace
from pathlib import Path

from broadfront.board.draw.ground import WIDTH, Ground
from broadfront.board.draw.picture import Options, picture, scale_for_width, suitable_scale
from broadfront.board.hexmap import HexMap
from broadfront.core.errors import Invalid
from broadfront.core.files import write_atomically

SUFFIXES = (".svg", ".png")
_LEAST, _MOST = 4.0, 400.0  # pixels per hex
_PIXELS = 120_000_000  # maximum for a PNG


def save(hexmap: HexMap, out: Path, options: Options | None = None, width: int | None = None) -> Path:
    """Draw the map into an SVG or PNG file; `width` in pixels replaces the scale."""
    options = options or Options()
    if out.suffix.lower() not in SUFFIXES:
        raise Invalid(
            f"Cannot draw {out.name!r}: a picture ends in .svg or .png.",
            parameter="out",
            given=str(out),
            accepted=list(SUFFIXES),
        )
    ground = Ground.build(hexmap, options.box)
    scale = options.scale or suitable_scale(ground)
    if width is not None:
        if options.scale:
            raise Invalid("Give a scale or a width, not both.", parameter="width", given=width, accepted="one of both")
        scale = scale_for_width(ground, width)
    if not _LEAST <= scale <= _MOST:
        given = f"width {width}" if width is not None else f"scale {options.scale:g}"
        west, _, east, _ = ground.bounds
        raise Invalid(
            f"{given.capitalize()} makes hexes {scale:.0f} pixels wide: {_LEAST:g} to {_MOST:g} can be drawn, here a"
            f" width of {_LEAST * (east - west) / 100 + 40:.0f} to {_MOST * (east - west) / 100:.0f}.",
            parameter="width" if width is not None else "scale",
            given=width or options.scale,
            accepted=f"{_LEAST:g}-{_MOST:g} pixels a hex",
        )
    if out.suffix.lower() == ".svg":
        write_atomically(out, picture(hexmap, replace(options, scale=scale)).encode())
        return out
    west, north, east, south = ground.bounds
    if (east - west) * (south - north) * (scale / WIDTH) ** 2 > _PIXELS:
        raise Invalid(
            f"At {scale:g} pixels a hex this map is too large for a PNG.",
            parameter="scale",
            given=scale,
            accepted="a smaller scale, a box, or .svg",
            todo="Give a smaller --scale, a --box, or write .svg.",
        )
    write_atomically(out, render_png(picture(hexmap, replace(options, scale=scale))))
    return out


def render_png(svg: str) -> bytes:
    """Convert SVG to PNG. The renderer is an optional package, loaded on first use."""
    try:
        import vl_convert
    except ImportError:
        raise Invalid(
            "PNG pictures need the package vl-convert-python.",
            parameter="out",
            given=".png",
            accepted=".svg",
            todo="Install it with `pip install 'broadfront[plots]'`, or write .svg.",
        ) from None
    data: bytes = vl_convert.svg_to_png(svg)
    return data
