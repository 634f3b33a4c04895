"""`broadfront map draw` and `map show`: draw a title's map, and show what is in one of its hexes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from broadfront.board.draw import Options, describe_hex, hex_data, save
from broadfront.board.hexmap import MAP_FILE, HexMap, load_title_map
from broadfront.cli.loading import load
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import print_json
from broadfront.core.errors import Invalid
from broadfront.core.title import Title

__all__ = ["draw", "map_of", "show"]

TitleArgument = Annotated[str, typer.Argument(metavar="TITLE", help="Whose map: see `broadfront titles`.")]


def map_of(title: Title) -> HexMap:
    """Return the map of a title, the user's replacement if there is one; raise Invalid if the title has no map."""
    if not title.files.exists(MAP_FILE):
        raise Invalid(f"{title.name} has no map.", parameter="title", given=title.name, accepted="a title with a map")
    return load_title_map(title.files)


def draw(
    title: TitleArgument,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The picture: .svg or .png.")],
    box: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="HEX HEX", help="Only the part between two hexes, given by id or place name."),
    ] = None,
    scale: Annotated[float, typer.Option(help="Pixels per hex; 0 chooses by the size of the map.")] = 0.0,
    width: Annotated[int | None, typer.Option(help="Pixels across, instead of a scale.")] = None,
    numbers: Annotated[bool, typer.Option(help="Hex numbers; a small picture has every fifth.")] = True,
    names: Annotated[bool, typer.Option(help="Names of places, rivers and tracts.")] = True,
    legend: Annotated[bool, typer.Option(help="Heading, scale bar and legend below the map.")] = True,
    data: DataOption = None,
) -> None:
    """Draw a title's map, or a part of it."""
    found = load(title, data)
    heading, _, below = found.card.label.partition(": ")
    options = Options(
        box=box,
        scale=scale,
        numbers=numbers,
        names=names,
        legend=legend,
        heading=heading,
        below=below[:1].upper() + below[1:],
    )
    print(save(map_of(found), out, options, width))


def show(
    title: TitleArgument,
    hex: Annotated[str, typer.Argument(metavar="HEX", help="A hex by id or place name.")],
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Show everything a hex holds: terrain, place, and what runs along and across its six sides."""
    hexmap = map_of(load(title, data))
    if as_json:
        print_json(hex_data(hexmap, hex))
    else:
        print(describe_hex(hexmap, hex))
