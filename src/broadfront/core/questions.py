"""Questions to charts and calculators: one typed function gives the call, the command, the form and the reference.

    @question
    def supply(title: Rhine, nation: Annotated[str, Words("US", "CW")], dice: Annotated[int, Span(2, 12)]) -> Answer:
        "Supply Points received this turn."

The first parameter is the loaded title; a person supplies the rest.
"""

from __future__ import annotations

import datetime as dt
import inspect
import re
import types
import typing
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cached_property
from math import prod
from typing import Any, Generic, TypeVar

import msgspec

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.payloads import MapMarks, ToldAnswer
from broadfront.core.rules import cite
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.core.title import Title

__all__ = [
    "Answer",
    "Day",
    "Exact",
    "Kind",
    "OneOrMore",
    "Position",
    "Question",
    "Span",
    "Text",
    "Words",
    "parse_ranges",
    "question",
]  # fmt: skip

T = TypeVar("T", bound=Title)


class Answer(msgspec.Struct, frozen=True):
    """The answer of a chart or calculator: plain values, each modifier with its reason and rule, and the rules
    applied."""

    value: dict[str, Any]
    ledger: tuple[LedgerLine, ...] = ()
    rules: tuple[str, ...] = ()
    shown: MapMarks | None = None

    def __post_init__(self) -> None:
        cite(*self.rules)

    def serialize(self) -> ToldAnswer:
        """Return the answer as programs and pages receive it."""
        rules = dict.fromkeys((*self.rules, *(line.rule for line in self.ledger)))
        return ToldAnswer(
            msgspec.to_builtins(_plain_value(self.value)),
            tuple(line.serialize() for line in self.ledger),
            tuple(rules),
            msgspec.UNSET if self.shown is None else self.shown,
        )

    told = serialize
    """Earlier name, kept for one release."""


def _plain_value(value: Any) -> Any:
    """Convert a value of an answer to plain data; fractions become exact numbers or strings."""
    if isinstance(value, Fraction):
        return exact_plain(value)
    if isinstance(value, Mapping):
        return {str(k): _plain_value(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain_value(v) for v in value]
    if isinstance(value, (set, frozenset)):
        return sorted(map(_plain_value, value), key=str)
    return value


class Kind:
    """A kind of parameter of a chart: how typed text becomes a value, and what is accepted."""

    def describe_accepted(self) -> object:
        """Return the values that the parameter accepts, or a phrase for them, for an error message."""
        raise NotImplementedError

    def convert(self, given: Any, title: Title) -> Any:
        """Convert typed text or plain data to the parameter's value; raise ValueError if it is not accepted."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of this kind of parameter."""
        raise NotImplementedError

    def to_plain(self, value: Any) -> Any:
        """Return a parameter's value as plain data that a person could give and that `convert` accepts."""
        plain = _plain_value(value)
        return plain if isinstance(plain, (bool, int, str, list, dict, type(None))) else str(plain)


def fold_word(word: str) -> str:
    """Fold a word for comparing: ignore case, spaces, hyphens and underscores.

    >>> fold_word("Very Close") == fold_word("very_close")
    True
    """
    return re.sub(r"[\s_\-]+", "", word.casefold())


class Words(Kind):
    """A chart parameter that is one word from a list, whatever its case."""

    def __init__(self, *accepted: str, **aliases: str) -> None:
        self.words = accepted
        self._by_fold = {fold_word(alias): word for alias, word in aliases.items()} | {
            fold_word(w): w for w in accepted
        }

    def describe_accepted(self) -> object:
        """Return the list of accepted words."""
        return list(self.words)

    def convert(self, given: Any, title: Title) -> str:
        """Return the accepted word that equals the given one, ignoring case; raise ValueError if there is none."""
        if not isinstance(given, (str, int)) or isinstance(given, bool) or fold_word(str(given)) not in self._by_fold:
            raise ValueError
        return self._by_fold[fold_word(str(given))]

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema that lists the accepted words."""
        return {"type": "string", "enum": list(self.words)}


class Text(Kind):
    """A chart parameter that is free text, with a hint of what is expected."""

    def __init__(self, hint: str = "text") -> None:
        self.hint = hint

    def describe_accepted(self) -> object:
        """Return the hint of what is expected."""
        return self.hint

    def convert(self, given: Any, title: Title) -> str:
        """Return the given text without spaces around it; raise ValueError if it is empty."""
        if isinstance(given, bool) or not isinstance(given, (str, int)) or str(given).strip() == "":
            raise ValueError
        return str(given).strip()

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of the text, with the hint as its description."""
        return {"type": "string", "description": self.hint}


class Span(Kind):
    """A chart parameter that is a whole number from low to high."""

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low, self.high = low, high

    def describe_accepted(self) -> object:
        """Return a phrase that states the accepted range of numbers."""
        if self.low is None and self.high is None:
            return "a whole number"
        if self.high is None:
            return f"a whole number of at least {self.low}"
        if self.low is None:
            return f"a whole number of at most {self.high}"
        return f"a whole number from {self.low} to {self.high}"

    def convert(self, given: Any, title: Title) -> int:
        """Return the given number; raise ValueError if it is not a whole number in the range."""
        if isinstance(given, bool) or not isinstance(given, (int, str)):
            raise ValueError
        if isinstance(given, str) and not re.fullmatch(r"\s*[+-]?[0-9]{1,9}\s*", given):
            raise ValueError
        number = int(given)
        if (self.low is not None and number < self.low) or (self.high is not None and number > self.high):
            raise ValueError
        return number

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of the number, with its lowest and highest value."""
        bounds = {"minimum": self.low, "maximum": self.high}
        return {"type": "integer"} | {k: v for k, v in bounds.items() if v is not None}


class Exact(Kind):
    """A chart parameter that is an exact number: `3`, `3/2` or `1.5`; it is never stored as a float."""

    def __init__(self, low: int | None = None) -> None:
        self.low = low

    def describe_accepted(self) -> object:
        """Return a phrase that says how an exact number may be written."""
        return "an exact number such as 3, 3/2 or 1.5" + ("" if self.low is None else f", at least {self.low}")

    def convert(self, given: Any, title: Title) -> Fraction:
        """Return the given number as an exact fraction; raise ValueError if it is not accepted."""
        if isinstance(given, bool) or not isinstance(given, (int, str, float)):
            raise ValueError
        text = str(given).strip()
        if not re.fullmatch(r"[+-]?[0-9]{1,9}(/[1-9][0-9]{0,8}|\.[0-9]{1,9})?", text):
            raise ValueError
        number = Fraction(text)
        if self.low is not None and number < self.low:
            raise ValueError
        return number

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of the exact number."""
        return {"type": ["integer", "string"], "description": str(self.describe_accepted())}


class Day(Kind):
    """A chart parameter that is an ISO date."""

    def describe_accepted(self) -> object:
        """Return a phrase with an example of a date."""
        return "a date such as 1944-12-16"

    def convert(self, given: Any, title: Title) -> dt.date:
        """Return the given date; raise ValueError unless it is a valid ISO date."""
        if isinstance(given, dt.date):
            return given
        if not isinstance(given, str) or not re.fullmatch(r"\d{4}-\d{2}-\d{2}", given.strip()):
            raise ValueError
        return dt.date.fromisoformat(given.strip())

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of a date."""
        return {"type": "string", "format": "date"}


class Flag(Kind):
    """A chart parameter that is yes or no."""

    def describe_accepted(self) -> object:
        """Return the words `yes` and `no`."""
        return ["yes", "no"]

    def convert(self, given: Any, title: Title) -> bool:
        """Convert yes, no, true, false, 1 or 0 to a flag; raise ValueError for anything else."""
        if isinstance(given, bool):
            return given
        word = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}.get(
            str(given).strip().casefold()
        )
        if word is None:
            raise ValueError
        return word

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of a flag."""
        return {"type": "boolean"}


class OneOrMore(Kind):
    """A chart parameter that is one or more values of another kind; on the command line, separated by commas."""

    def __init__(self, of: Kind) -> None:
        self.of = of

    def describe_accepted(self) -> object:
        """Return what each of the values may be."""
        return self.of.describe_accepted()

    def convert(self, given: Any, title: Title) -> tuple[Any, ...]:
        """Convert one value, a list, or text separated by commas to a tuple of values."""
        if isinstance(given, str):
            given = [part for part in given.split(",") if part.strip()]
        elif not isinstance(given, (list, tuple)):
            given = [given]
        return tuple(self.of.convert(part, title) for part in given)

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of a list of values."""
        return {"type": "array", "items": self.of.schema()}


class Position(Kind):
    """A chart parameter that is a position of the title: plain data, or `@file.toml` on the command line."""

    def describe_accepted(self) -> object:
        """Return a phrase that says how a position may be given."""
        return "a position (an object, or @file.toml on the command line)"

    def convert(self, given: Any, title: Title) -> Any:
        """Return the state that a given position describes; raise ValueError if it is not a position."""
        reader = getattr(title, "position", None)
        if reader is None or not isinstance(given, (str, Mapping)):
            raise ValueError
        return reader(given)

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of a position given as an object."""
        return {"type": "object"}


class Parameter(msgspec.Struct, frozen=True):
    """One parameter of a chart or calculator."""

    name: str
    kind: Kind
    required: bool
    default: Any

    def convert(self, given: Any, title: Title) -> Any:
        """Convert what a person gave for this parameter to its value; raise `Invalid` if it is not accepted."""
        try:
            return self.kind.convert(given, title)
        except ValueError:
            accepted = self.kind.describe_accepted()
            expected = ", ".join(map(str, accepted)) if isinstance(accepted, list) else accepted
            raise Invalid(
                f"{self.name}: {given!r} is not accepted; give {expected}.",
                parameter=self.name,
                given=_plain_value(given),
                accepted=accepted,
            ) from None


class Question(Generic[T]):
    """A chart or calculator of a title, used by calling it."""

    def __init__(self, function: Callable[..., Answer], name: str | None = None) -> None:
        self.function = function
        self.name = name or function.__name__.rstrip("_")
        self.text = inspect.getdoc(function) or ""

    @cached_property
    def parameters(self) -> dict[str, Parameter]:
        """The parameters of the chart by name, without the title."""
        hints = typing.get_type_hints(self.function, include_extras=True)
        found: dict[str, Parameter] = {}
        for index, (name, given) in enumerate(inspect.signature(self.function).parameters.items()):
            if index == 0:
                continue
            required = given.default is inspect.Parameter.empty
            found[name] = Parameter(
                name,
                _kind_of_annotation(hints[name], f"{self.name}.{name}"),
                required,
                None if required else given.default,
            )
        return found

    @property
    def summary(self) -> str:
        """The first sentence of the chart's description, without line breaks."""
        paragraph = " ".join(self.text.partition("\n\n")[0].split())
        first, stop, _ = paragraph.partition(". ")
        return first + stop.strip()

    @property
    def takes_position(self) -> bool:
        """Whether the chart is about a position, given as the parameter `position`."""
        return isinstance(getattr(self.parameters.get("position"), "kind", None), Position)

    @property
    def takes_entries(self) -> bool:
        """Whether the calculator goes on as a person enters rolls and draws, given in order as the parameter
        `entered`."""
        kind = getattr(self.parameters.get("entered"), "kind", None)
        return isinstance(kind, OneOrMore) and isinstance(kind.of, Text)

    def __call__(self, title: T, /, **given: Any) -> Answer:
        """Return the answer; raise `Invalid` naming the wrong parameter."""
        values: dict[str, Any] = {}
        for name in given:
            if name not in self.parameters:
                raise unknown_name(f"parameter of {title.name}.{self.name}", name, self.parameters, parameter=name)
        for name, parameter in self.parameters.items():
            if name in given and given[name] is not None:
                values[name] = parameter.convert(given[name], title)
            elif parameter.required:
                accepted = parameter.kind.describe_accepted()
                expected = ", ".join(map(str, accepted)) if isinstance(accepted, list) else accepted
                raise Invalid(
                    f"{title.name}.{self.name} needs {name}: give {expected}.",
                    parameter=name,
                    given=None,
                    accepted=accepted,
                )
        return self.function(title, **values)

    def schema(self, title: str) -> dict[str, Any]:
        """Return the JSON schema of the chart's parameters."""
        properties = {}
        for name, p in self.parameters.items():
            properties[name] = p.kind.schema()
            if not p.required and p.default is not None:
                properties[name]["default"] = p.kind.to_plain(p.default)
        return {
            "title": f"{title}.{self.name}",
            "description": self.text,
            "type": "object",
            "properties": properties,
            "required": [name for name, p in self.parameters.items() if p.required],
            "additionalProperties": False,
        }


MOST_VALUES = 1000
"""Maximum number of combinations of values from all ranges together."""
_SPAN = re.compile(r"\s*(-?[0-9]{1,9})\s*\.\.\s*(-?[0-9]{1,9})\s*")


def parse_ranges(question: Question[Any], given: Mapping[str, Any]) -> dict[str, list[int]]:
    """Return the chart parameters given as ranges of whole numbers, such as `1..6`, each with the list of its
    values."""
    found: dict[str, list[int]] = {}
    for name, value in given.items():
        ends = _SPAN.fullmatch(value) if isinstance(value, str) and name in question.parameters else None
        if ends is not None:
            low, high = int(ends[1]), int(ends[2])
            if low > high or high - low >= MOST_VALUES:
                raise Invalid(
                    f"{name}: {value!r} is not a span of at most {MOST_VALUES} numbers, the lower first.",
                    parameter=name,
                    given=value,
                    accepted="a span such as 1..6",
                )
            found[name] = list(range(low, high + 1))
    if prod(map(len, found.values())) > MOST_VALUES:
        raise Invalid(
            f"{', '.join(found)}: more than {MOST_VALUES} answers.", given=dict(given), todo="Give shorter spans."
        )
    return found


def question(function: Callable[..., Answer]) -> Question[Any]:
    """Turn a typed function into a chart or calculator of its title."""
    return Question(function)


def _kind_of_annotation(hint: Any, where: str) -> Kind:
    """Return the kind of chart parameter that a type annotation stands for."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        inner = [arg for arg in typing.get_args(hint) if arg is not type(None)]
        if len(inner) == 1:
            return _kind_of_annotation(inner[0], where)
    if typing.get_origin(hint) is typing.Annotated:
        for extra in typing.get_args(hint)[1:]:
            if isinstance(extra, Kind):
                return extra
    simple: dict[Any, Callable[[], Kind]] = {bool: Flag, int: Span, str: Text, dt.date: Day, Fraction: Exact}
    if hint in simple:
        return simple[hint]()
    raise TypeError(f"{where}: annotate the parameter with a kind, not {hint!r}")


def questions_in(module: types.ModuleType) -> dict[str, Question[Any]]:
    """Return the charts and calculators that a module defines, by name."""
    return {q.name: q for q in vars(module).values() if isinstance(q, Question)}
