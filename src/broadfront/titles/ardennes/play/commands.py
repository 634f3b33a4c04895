"""`broadfront ardennes`: rulings on a position somebody has on the table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, cast

import typer

from broadfront.board.draw import Options, save
from broadfront.cli.loading import load_playable
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.core.errors import Invalid
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.game.position import read_position
from broadfront.titles.ardennes.game.position_words import position_schema
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.play.explain import explain
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.table.answers import ASKS, Wanted, ask_position, describe
from broadfront.titles.ardennes.table.picture import overlays

__all__ = ["app"]

app = typer.Typer(help="The Ardennes game.", no_args_is_help=True, add_completion=False)


@app.callback()
def ardennes() -> None:
    """Commands of the Ardennes game."""


app.command()(explain)


@app.command()
def position(
    file: Annotated[
        str | None,
        typer.Argument(
            metavar="FILE", help="A position file, .toml or .json; or the name of a scenario for its start."
        ),
    ] = None,
    ask: Annotated[str, typer.Option(metavar="WHAT", help="The question; `--list` names them.")] = "status",
    unit: Annotated[str | None, typer.Option(help="Only this unit, by id or name.")] = None,
    hex: Annotated[str | None, typer.Option(help="Only this hex, by id or place name.")] = None,
    side: Annotated[str | None, typer.Option(help="Only this side: german or allied.")] = None,
    draw: Annotated[Path | None, typer.Option(metavar="OUT", help="Draw it: .svg or .png.")] = None,
    box: Annotated[tuple[str, str] | None, typer.Option(metavar="HEX HEX", help="Draw only the part between.")] = None,
    fix: Annotated[bool, typer.Option("--fix", help="Fix what can be fixed, and list each fix.")] = False,
    questions: Annotated[bool, typer.Option("--list", help="List the questions.")] = False,
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON schema of position files.")] = False,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Ask about a position: who is in Supply, who is Surrounded, where can this unit go, what is illegal."""

    if schema:
        print_json(position_schema())
        return
    if questions:
        print("\n".join(columns([(name, describe(name)) for name in ASKS])))
        return
    title = cast(ArdennesGame, load_playable("ardennes", data))
    state = _read(title, file, fix)
    if side is not None and side.casefold() not in SIDES:
        raise Invalid(f"No side {side!r}; give german or allied.", parameter="side", given=side, accepted=list(SIDES))
    wanted = Wanted(
        None if unit is None else title.unit_called(unit).number,
        None if hex is None else title.map.index[title.map.find(hex)],
        None if side is None else SIDES.index(side.casefold()),
    )
    report = ask_position(state, ask, wanted)
    if as_json:
        print_json({"ask": ask, **report.to_data()})
    elif report.rows:
        print("\n".join(columns(report.rows, head=report.head)))
        print(f"Rules: {', '.join(dict.fromkeys(report.rules)) or '-'}")
    else:
        print("Nothing wrong with this position." if ask == "status" else "Nobody.")
    if draw is not None:

        below = f"{state.day} December 1944"
        told = save(
            title.map, draw, Options(box=box, heading="Ardennes", below=below, overlays=overlays(state, report))
        )
        print(told, file=sys.stderr)


def _read(title: ArdennesGame, file: str | None, fix: bool) -> ArdennesState:

    if file is None:
        raise Invalid(f"Give a position file, or a scenario: {', '.join(title.scenarios)}.", parameter="file")
    if file in title.scenarios:
        return set_up(title, file, "gs", {})
    state, mended = read_position(title, Path(file), fix=fix)
    for line in mended:
        print(f"fixed: {line}", file=sys.stderr)
    return state
