"""`broadfront wacht`: your own set-ups, and where units can move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from broadfront.board.draw import Options
from broadfront.board.draw import save as save_picture
from broadfront.core.errors import Illegal
from broadfront.core.game import Game
from broadfront.core.reading.names import find_unit
from broadfront.core.rulings import Ruling
from broadfront.titles.commands import Argument, Option, Output, Rows
from broadfront.titles.wacht.game import WachtGame
from broadfront.titles.wacht.game.set_up import load_set_up
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import UnitReach
from broadfront.titles.wacht.table import TABLETOP
from broadfront.titles.wacht.table.answers import reach_answer, start_march
from broadfront.titles.wacht.table.picture import draw_position

__all__ = ["reach", "set_up"]

SetUp = Annotated[str, Argument("A set-up file (.toml), or the name of a scenario.", "SETUP")]
Draw = Annotated[Path | None, Option("Draw it: .svg or .png.", metavar="OUT")]


def _load_set_up_state(title: WachtGame, given: str) -> WachtState:
    """Load the game state of a set-up file or a scenario, given by path or name."""
    return load_set_up(title, Path(given)) if given.endswith(".toml") else title.state_from_words(given)


def set_up(
    title: WachtGame,
    given: SetUp = "shoulder-and-our",
    save: Annotated[Path | None, Option("Start a game from it, for `play --load`.", metavar="OUT.bf")] = None,
    draw: Draw = None,
) -> Output:
    """Check a set-up and list its units; start a game from it, or draw it."""
    state = _load_set_up_state(title, given)
    lines = [TABLETOP.describe(state, None)]
    for hex, units in sorted(state.board.at.items()):
        if state.overstacking_rule(hex, state.board.side_of[units[0]]):
            lines.append(f"{title.map.ids[hex]} is overstacked: {', '.join(state.board.unit(n).id for n in units)}.")
    if draw is not None:
        shown = Options(
            heading=state.board.roster.label, below=str(state.clock.game_turn), overlays=draw_position(state)
        )
        save_picture(title.map, draw, shown)
        lines.append(f"Drawn: {draw}")
    if save is not None:
        game = Game.new(title, start=title.push_first_step(state).to_data())
        game.save(save)
        lines.append(f"Saved: {save}. Play it with `broadfront play --load {save}`.")
    return Output(lines)


def reach(
    title: WachtGame,
    unit: Annotated[str, Argument("A unit of the set-up, by id or enough words of it.")],
    given: SetUp = "shoulder-and-our",
    to: Annotated[str | None, Option("The cheapest path there, hex by hex.", metavar="HEX")] = None,
    draw: Draw = None,
) -> Output:
    """Where a unit can move, what it costs, and on which rolls it depends."""
    state = _load_set_up_state(title, given)
    unit = find_unit(state, unit)
    march = start_march(state, unit)
    if isinstance(march, Ruling):
        raise Illegal(march)
    found = UnitReach(state, march.unit, march=march, overrun=march.overrun)
    lines: list[str | Rows] = []
    if draw is not None:
        here = state.board.hex_of(march.unit)
        assert here is not None
        cells = [title.map.cell(title.map.index_of(hex)) for hex in found] + [title.map.cell(here.index)]
        rows, across = [cell.row for cell in cells], [cell.column for cell in cells]
        corners = ((min(rows), min(across)), (max(rows), max(across)))
        box = (title.map.grid.format(corners[0]), title.map.grid.format(corners[1]))
        save_picture(
            title.map, draw, Options(box=box, heading=f"Reach of {unit}", overlays=draw_position(state, found))
        )
        lines.append(f"Drawn: {draw}")
    answer = reach_answer(state, unit, to)
    if to is None:
        destination_rows = [
            (row["hex"], row["cost"], row["left"], row["kind"], "; ".join(row["needs"]))
            for row in answer.value["destinations"]
        ]
        lines.append(Rows(destination_rows, ("hex", "MP", "left", "kind", "depends on")))
    else:
        lines.append(f"{unit} to {answer.value['hex']} by {answer.value['kind']} movement: {answer.value['cost']} MP")
        by = found.reach_by_best_kind(answer.value["hex"])
        for hex, ledger in by.ledger(answer.value["hex"]):
            lines += [hex, *(f"  {line}" for line in ledger)]
    return Output(lines, answer.serialize())
