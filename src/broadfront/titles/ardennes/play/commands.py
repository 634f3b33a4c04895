"""The command `broadfront ardennes position`: rulings on a position given by file or scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from broadfront.board.draw import Options, save
from broadfront.core.errors import Invalid
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.game.position_reading import read_position
from broadfront.titles.ardennes.game.position_schema import json_schema
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.answers import REPORTS, QuestionSubject, describe_report, report_on_position
from broadfront.titles.ardennes.table.picture import picture_overlays
from broadfront.titles.commands import Argument, Option, Output, Rows

__all__ = ["position"]


def position(
    title: ArdennesGame,
    file: Annotated[
        str | None, Argument("A position file, .toml or .json; or the name of a scenario for its start.", "FILE")
    ] = None,
    ask: Annotated[str, Option("The question; `--list` names them.", metavar="WHAT")] = "status",
    unit: Annotated[str | None, Option("Only this unit, by id or name.")] = None,
    hex: Annotated[str | None, Option("Only this hex, by id or place name.")] = None,
    side: Annotated[str | None, Option("Only this side: german or allied.")] = None,
    draw: Annotated[Path | None, Option("Draw it: .svg or .png.", metavar="OUT")] = None,
    box: Annotated[tuple[str, str] | None, Option("Draw only the part between.", metavar="HEX HEX")] = None,
    fix: Annotated[bool, Option("Fix what can be fixed, and list each fix.", "--fix")] = False,
    questions: Annotated[bool, Option("List the questions.", "--list")] = False,
    schema: Annotated[bool, Option("Print the JSON schema of position files.", "--schema")] = False,
) -> Output:
    """Ask about a position: who is in Supply, who is Surrounded, where can this unit go, what is illegal."""
    if schema:
        return Output(data=json_schema())
    if questions:
        return Output([Rows([(name, describe_report(name)) for name in REPORTS])])
    state, notes = _read_position(title, file, fix)
    if side is not None and side.casefold() not in SIDES:
        raise Invalid(f"No side {side!r}; give german or allied.", parameter="side", given=side, accepted=list(SIDES))
    wanted = QuestionSubject(
        None if unit is None else title.find_unit(unit).number,
        None if hex is None else title.map.index[title.map.find(hex)],
        None if side is None else SIDES.index(side.casefold()),
    )
    report = report_on_position(state, ask, wanted)
    if draw is not None:
        below = f"{state.clock.day} December 1944"
        options = Options(box=box, heading="Ardennes", below=below, overlays=picture_overlays(state, report))
        notes.append(str(save(title.map, draw, options)))
    nothing = "Nothing wrong with this position." if ask == "status" else "Nobody."
    rules = f"Rules: {', '.join(dict.fromkeys(report.rules)) or '-'}"
    return Output(
        [Rows(report.rows, report.head), rules] if report.rows else [nothing],
        {"ask": ask, **report.to_data()},
        notes,
    )


def _read_position(title: ArdennesGame, file: str | None, fix: bool) -> tuple[ArdennesState, list[str]]:
    """Read a position from a file or a scenario's start, and return it with a note on each mistake corrected."""
    if file is None:
        raise Invalid(f"Give a position file, or a scenario: {', '.join(title.scenarios)}.", parameter="file")
    if file in title.scenarios:
        return set_up(title, file, "gs", {}), []
    state, corrected = read_position(title, Path(file), fix=fix)
    return state, [f"fixed: {line}" for line in corrected]
