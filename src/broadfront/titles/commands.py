"""Parameters and output of a title's commands. The command line builds options, help and printing from them.

    def calendar(title: Rhine, month: Annotated[str | None, Option("Only the turns of a month.")] = None) -> Output:
        "Print the turns of a campaign."

The first parameter is the loaded title; the docstring is the help. Every command has `--data` without declaring it,
and `--json` if its kit entry says so.
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from broadfront.core.errors import Invalid

__all__ = ["Argument", "Option", "Output", "Parameter", "Rows", "parameters_of"]

PARAMETER_TYPES = (bool, float, int, str, Path)
"""The types a parameter can have; a tuple of these or `... | None` is also allowed."""
COMMON_PARAMETERS = ("data", "as_json")
"""Parameters that every command has without declaring them."""


class Argument(NamedTuple):
    """A positional parameter of a title's command."""

    help: str
    metavar: str = ""


class Option(NamedTuple):
    """A named parameter of a title's command."""

    help: str
    name: str = ""
    """The option's name, such as `--on-map` or `-o --out`; derived from the parameter's name if empty."""
    metavar: str = ""
    least: int | None = None
    most: int | None = None


class Parameter(NamedTuple):
    """A parameter of a title's command, positional or named."""

    name: str
    type: Any
    given: Argument | Option
    default: Any
    """`inspect.Parameter.empty` if the parameter is required."""


class Rows(NamedTuple):
    """Rows of text that a command prints as a table with aligned columns."""

    rows: Sequence[Sequence[object]]
    head: Sequence[str] = ()


class Output(NamedTuple):
    """The output of a title's command; without lines, its data is printed as JSON."""

    lines: Sequence[str | Rows] = ()
    data: Any = None
    """The same output as plain data, for JSON."""
    notes: Sequence[str] = ()
    """Notes printed to stderr, such as what was corrected or which file was drawn."""


def parameters_of(function: Callable[..., Output]) -> list[Parameter]:
    """Return the parameters of a command function after the title; raise Invalid if one is not declared properly.

    >>> from typing import Annotated
    >>> def reach(title: object, unit: Annotated[str, Argument("A unit.")]) -> Output: ...
    >>> [(one.name, one.given.help) for one in parameters_of(reach)]
    [('unit', 'A unit.')]
    """
    return list(_parameters(function))


def _parameters(function: Callable[..., Output]) -> Iterator[Parameter]:
    """Yield the parameters of a command function after the title; raise Invalid if one is not declared properly."""
    for name, found in list(inspect.signature(function, eval_str=True).parameters.items())[1:]:
        kind, *more = typing.get_args(found.annotation) if hasattr(found.annotation, "__metadata__") else (None,)
        given = [one for one in more if isinstance(one, Argument | Option)]
        if len(given) != 1 or not _is_readable_type(kind):
            raise Invalid(
                f"{function.__name__}: {name} is {found.annotation}; expected Annotated[TYPE, Argument(...)] or "
                f"Annotated[TYPE, Option(...)], TYPE one of {', '.join(one.__name__ for one in PARAMETER_TYPES)}.",
                parameter=name,
            )
        if name in COMMON_PARAMETERS:
            message = f"{function.__name__}: --data and --json every command has by itself; call {name} otherwise."
            raise Invalid(message, parameter=name)
        yield Parameter(name, kind, given[0], found.default)


def _is_readable_type(kind: Any) -> bool:
    """Return whether a parameter's type is one the command line can read."""
    parts = typing.get_args(kind)
    if isinstance(kind, types.UnionType):
        return (
            len(parts) == 2
            and type(None) in parts
            and all(one is type(None) or _is_readable_type(one) for one in parts)
        )
    return kind in PARAMETER_TYPES or (
        typing.get_origin(kind) is tuple and all(one in PARAMETER_TYPES for one in parts)
    )
