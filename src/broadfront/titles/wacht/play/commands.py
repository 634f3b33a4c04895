"""`broadfront wacht`: your own set-ups, and where units can move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from broadfront.board.draw import Options
from broadfront.board.draw import save as save_picture
from broadfront.cli.loading import load_playable
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.core.errors import Illegal
from broadfront.core.game import Game
from broadfront.core.reading.naming import unit_named
from broadfront.core.rulings import Ruling
from broadfront.titles.wacht.game import WachtGame
from broadfront.titles.wacht.game.set_up import load_set_up
from broadfront.titles.wacht.rules.state import WachtState
from broadfront.titles.wacht.rules.unit_reach import UnitReach
from broadfront.titles.wacht.table import TABLETOP
from broadfront.titles.wacht.table.answers import beginning, reach_answer
from broadfront.titles.wacht.table.picture import drawn

__all__ = ["app"]

app = typer.Typer(help="The one-mile Ardennes game.", no_args_is_help=True, add_completion=False)

SetUpArgument = Annotated[
    str, typer.Argument(metavar="SETUP", help="A set-up file (.toml), or the name of a scenario.")
]


@app.callback()
def wacht() -> None:
    """Commands of the one-mile Ardennes game."""


def _title(data: Path | None) -> WachtGame:
    title = load_playable("wacht", data)
    assert isinstance(title, WachtGame)
    return title


def _state(title: WachtGame, given: str) -> WachtState:
    return load_set_up(title, Path(given)) if given.endswith(".toml") else title.in_words(given)


@app.command("setup")
def set_up(
    given: SetUpArgument = "shoulder-and-our",
    save: Annotated[
        Path | None, typer.Option(metavar="OUT.bf", help="Start a game from it, for `play --load`.")
    ] = None,
    draw: Annotated[Path | None, typer.Option(metavar="OUT", help="Draw it: .svg or .png.")] = None,
    data: DataOption = None,
) -> None:
    """Check a set-up and list its units; start a game from it, or draw it."""
    title = _title(data)
    state = _state(title, given)
    print(TABLETOP.describe(state, None))
    for hex, units in sorted(state.at.items()):
        if state.overstacked(hex, state.side_of[units[0]]):
            print(f"{title.map.ids[hex]} is overstacked: {', '.join(state.unit(n).id for n in units)}.")
    if draw is not None:
        shown = Options(heading=state.roster.label, below=str(state.game_turn), overlays=drawn(state))
        save_picture(title.map, draw, shown)
        print(f"Drawn: {draw}")
    if save is not None:
        game = Game.new(title, start=title.started(state).to_data())
        game.save(save)
        print(f"Saved: {save}. Play it with `broadfront play --load {save}`.")


@app.command()
def reach(
    unit: Annotated[str, typer.Argument(help="A unit of the set-up, by id or enough words of it.")],
    given: SetUpArgument = "shoulder-and-our",
    to: Annotated[str | None, typer.Option(metavar="HEX", help="The cheapest path there, hex by hex.")] = None,
    draw: Annotated[Path | None, typer.Option(metavar="OUT", help="Draw it: .svg or .png.")] = None,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Where a unit can move, what it costs, and on which rolls it depends."""
    title = _title(data)
    state = _state(title, given)
    unit = unit_named(state, unit)
    march = beginning(state, unit)
    if isinstance(march, Ruling):
        raise Illegal(march)
    found = UnitReach(state, march.unit)
    if draw is not None:
        cells = [title.map.cell(title.map.index_of(hex)) for hex in found] + [title.map.cell(march.began)]
        rows, across = [cell.row for cell in cells], [cell.column for cell in cells]
        corners = ((min(rows), min(across)), (max(rows), max(across)))
        box = (title.map.grid.format(corners[0]), title.map.grid.format(corners[1]))
        save_picture(title.map, draw, Options(box=box, heading=f"Reach of {unit}", overlays=drawn(state, found)))
        print(f"Drawn: {draw}")
    answer = reach_answer(state, unit, to)
    if as_json:
        print_json(answer.told())
    elif to is None:
        rows_told = [
            (row["hex"], row["cost"], row["left"], row["kind"], "; ".join(row["needs"]))
            for row in answer.value["destinations"]
        ]
        print("\n".join(columns(rows_told, head=("hex", "MP", "left", "kind", "depends on"))))
    else:
        print(f"{unit} to {answer.value['hex']} by {answer.value['kind']} movement: {answer.value['cost']} MP")
        by = found.by(answer.value["hex"])
        for hex, lines in by.ledger(answer.value["hex"]):
            print(hex)
            print("\n".join(f"  {line}" for line in lines))
