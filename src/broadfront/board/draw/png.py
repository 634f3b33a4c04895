"""PNG pictures, by way of the SVG renderer of vl-convert."""

from broadfront.core.errors import Invalid


def png(svg: str, enlarge: float = 1.0) -> bytes:
    """The picture as PNG. The renderer is an optional package, loaded on first use."""
    try:
        import vl_convert
    except ImportError:
        raise Invalid(
            "PNG pictures need the package vl-convert-python.", parameter="out", given="png", accepted="svg",
            todo="Install broadfront[plots], or write .svg.",
        ) from None
    data: bytes = vl_convert.svg_to_png(svg, scale=enlarge)
    return data
