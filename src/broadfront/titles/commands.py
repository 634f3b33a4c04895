"""What a command of a title takes and gives. The command line makes options, help and printing of it.

    def calendar(title: Rhine, month: Annotated[str | None, Option("Only the turns of a month.")] = None) -> Output:
        "Print the turns of a campaign."

The first parameter is the loaded title; the docstring is its help. `--data`, and `--json` where the kit says that it
gives JSON, every command has without saying so.
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

PLAIN = (bool, float, int, str, Path)
"""What a parameter can be; also a tuple of these, or one or None."""
EVERYWHERE = ("data", "as_json")
"""What every command has without saying so."""


class Argument(NamedTuple):
    """A parameter that is given by its place."""

    help: str
    metavar: str = ""


class Option(NamedTuple):
    """A parameter that is given by its name."""

    help: str
    name: str = ""
    """Such as `--on-map` or `-o --out`; otherwise it is made of the parameter's name."""
    metavar: str = ""
    least: int | None = None
    most: int | None = None


class Parameter(NamedTuple):
    """A parameter of a command."""

    name: str
    type: Any
    given: Argument | Option
    default: Any
    """`inspect.Parameter.empty` where it must be given."""


class Rows(NamedTuple):
    """A table of text; its columns are aligned when it is printed."""

    rows: Sequence[Sequence[object]]
    head: Sequence[str] = ()


class Output(NamedTuple):
    """What a command gives. Without lines its data is printed as JSON."""

    lines: Sequence[str | Rows] = ()
    data: Any = None
    """The same for programs."""
    notes: Sequence[str] = ()
    """What is said beside it, on stderr: what was corrected, which file was drawn."""


def parameters_of(function: Callable[..., Output]) -> list[Parameter]:
    """The parameters of a command after the title.

    >>> from typing import Annotated
    >>> def reach(title: object, unit: Annotated[str, Argument("A unit.")]) -> Output: ...
    >>> [(one.name, one.given.help) for one in parameters_of(reach)]
    [('unit', 'A unit.')]
    """
    return list(_parameters(function))


def _parameters(function: Callable[..., Output]) -> Iterator[Parameter]:
    for name, found in list(inspect.signature(function, eval_str=True).parameters.items())[1:]:
        kind, *more = typing.get_args(found.annotation) if hasattr(found.annotation, "__metadata__") else (None,)
        given = [one for one in more if isinstance(one, Argument | Option)]
        if len(given) != 1 or not _is_plain(kind):
            raise Invalid(
                f"{function.__name__}: {name} is {found.annotation}; expected Annotated[TYPE, Argument(...)] or "
                f"Annotated[TYPE, Option(...)], TYPE one of {', '.join(one.__name__ for one in PLAIN)}.",
                parameter=name,
            )  # fmt: skip
        if name in EVERYWHERE:
            said = f"{function.__name__}: --data and --json every command has by itself; call {name} otherwise."
            raise Invalid(said, parameter=name)
        yield Parameter(name, kind, given[0], found.default)


def _is_plain(kind: Any) -> bool:
    parts = typing.get_args(kind)
    if isinstance(kind, types.UnionType):
        return len(parts) == 2 and type(None) in parts and all(one is type(None) or _is_plain(one) for one in parts)
    return kind in PLAIN or (typing.get_origin(kind) is tuple and all(one in PLAIN for one in parts))
