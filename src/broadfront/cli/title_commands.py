"""Commands defined by titles: build typer options from their parameters and print their output."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from broadfront.cli.loading import load, load_playable
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.titles import part_of
from broadfront.titles.commands import Argument, Output, Parameter, parameters_of
from broadfront.titles.kit import Command

__all__ = ["command_function"]


def command_function(title: str, command: Command) -> Callable[..., None]:
    """Return a function with typer's annotations that loads the title, runs its command and prints the output."""
    function: Callable[..., Output] = part_of(title, command.run)

    def run(**given: Any) -> None:
        data, as_json = given.pop("data"), given.pop("as_json", False)
        _print_output(function((load if command.printed else load_playable)(title, data), **given), as_json)

    shown = {one.name: (_parameter_type_for_typer(one), one.default) for one in parameters_of(function)}
    shown |= {"as_json": (JsonOption, False)} if command.json else {}
    shown |= {"data": (DataOption, None)}
    by_name = inspect.Parameter.KEYWORD_ONLY
    given = [inspect.Parameter(name, by_name, annotation=a, default=d) for name, (a, d) in shown.items()]
    run.__dict__["__signature__"], run.__doc__ = inspect.Signature(given), function.__doc__
    run.__annotations__ = {name: annotation for name, (annotation, _) in shown.items()}
    return run


def _parameter_type_for_typer(parameter: Parameter) -> Any:
    """Return the type of a command's parameter, annotated for typer."""
    given = parameter.given
    if isinstance(given, Argument):
        return Annotated[parameter.type, typer.Argument(metavar=given.metavar or None, help=given.help)]
    names, metavar = given.name.split(), given.metavar or None
    return Annotated[
        parameter.type, typer.Option(*names, metavar=metavar, help=given.help, min=given.least, max=given.most)
    ]


def _print_output(output: Output, as_json: bool) -> None:
    """Print what a title's command returned: its lines, or its data as JSON."""
    if as_json or not output.lines:
        print_json(output.data)
    else:
        for line in output.lines:
            print(line if isinstance(line, str) else "\n".join(columns(line.rows, head=line.head)))
    for note in output.notes:
        print(note, file=sys.stderr)
