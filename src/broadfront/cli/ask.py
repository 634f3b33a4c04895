"""`broadfront ask`: ask charts and calculators, one question at a time or a batch from a file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from broadfront.cli.loading import load
from broadfront.cli.text import columns, print_json, value_lines
from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.files import read_bytes
from broadfront.core.payloads import ToldAnswer
from broadfront.core.positions.position_files import read_position_file
from broadfront.core.questions import Answer, Kind, Position, Question, parse_ranges
from broadfront.titles import find_question, listed_questions, load_for_question, questions, title_names

__all__ = ["batch_answers", "parser", "run"]


class _Parser(argparse.ArgumentParser):
    """An argument parser that raises Invalid for wrong arguments; docs/decisions.md explains why it uses argparse, not
    typer."""

    def error(self, message: str) -> NoReturn:
        """Raise `Invalid` with this message."""
        raise Invalid(f"{message[:1].upper()}{message[1:].rstrip('.')}.", todo="See `broadfront ask --help`.")


def parser() -> _Parser:
    """Return the argument parser of the `ask` command."""
    made = _Parser(
        "broadfront ask",
        description="Ask a chart or calculator: broadfront ask patrol.combat odds=2:1 die=4",
        add_help=False,
        allow_abbrev=False,
    )
    add = made.add_argument
    add("words", nargs="*", metavar="NAME PARAMETER=VALUE", help="a question and its values; die=1..6 asks for each")
    add("--json", action="store_true", help="print JSON")
    add("--json-args", metavar="OBJECT", help="parameters as a JSON object")
    add("--batch", type=Path, metavar="FILE", help='one {"ask": NAME, ...} per line; - reads standard input')
    add("--list", action="store_true", help="list all questions, or those of a title")
    add("--schema", action="store_true", help="JSON schema of one question, or of all")
    add("--data", type=Path, metavar="DIR", help="a folder with files of your own that replace ours")
    add("--help", "-h", action="store_true", help="this; with NAME, what that question asks for")
    return made


def run(arguments: Sequence[str]) -> int:
    """Run the `ask` command and return its exit code."""
    reader = parser()
    options = reader.parse_intermixed_args(arguments)
    name, *given = options.words or [""]
    if options.batch is not None:
        if name:
            raise Invalid(f"--batch takes its questions from the file; {name!r} is one too many.", given=name)
        return _answer_batch(options.batch, options.data)
    if options.list:
        return _print_questions(name, options.json)
    if options.schema:
        schemas = [question.schema(title) for title, question in ([find_question(name)] if name else _all_questions())]
        print_json(schemas[0] if name else schemas)
    elif options.help:
        print(_question_help(*find_question(name)) if name else reader.format_help().rstrip())
    elif not name:
        raise Invalid("Name a question, such as patrol.combat.", todo="See `broadfront ask --list`.")
    else:
        _print_answers(*find_question(name), _parse_parameters(given, options.json_args), options.data, options.json)
    return 0


def _print_answers(
    title: str, question: Question[Any], given: dict[str, Any], data: Path | None, as_json: bool
) -> None:
    """Print the answer to a question; if parameters have ranges such as `die=1..6`, print one row per value."""
    swept = parse_ranges(question, given)
    if swept:
        rows = [
            values | _answer_row(_answer(title, question, given | values, data).serialize().value)
            for values in (dict(zip(swept, each, strict=True)) for each in product(*swept.values()))
        ]
        print_json(rows) if as_json else print("\n".join(_table_lines(rows)))
        return
    answer = _answer(title, question, given, data)
    if as_json:
        print_json(answer.serialize())
    else:
        print("\n".join(_answer_lines(answer)))


def _answer_row(value: dict[str, Any]) -> dict[str, Any]:
    """Return the values of an answer for one table row, with nested values joined as text."""
    return {
        name: ", ".join(value_lines(held)) if isinstance(held, (dict, list)) else held for name, held in value.items()
    }


def _table_lines(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return rows as the lines of a table, with a column for each name that occurs."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    return columns([["" if row.get(name) is None else row[name] for name in names] for row in rows], head=names)


def _answer(title: str, question: Question[Any], given: Mapping[str, Any], data: Path | None) -> Answer:
    """Return the answer to a question of a title; a position may be given as a file."""
    values = {
        name: _read_position(name, value)
        if name in question.parameters and isinstance(question.parameters[name].kind, Position)
        else value
        for name, value in given.items()
    }
    load(title, data)  # prints which files are replaced
    return question(load_for_question(question, title, data), **values)


def _read_position(name: str, value: Any) -> Any:
    """Read a parameter given as a position file, `@file.toml` or `@file.json`; return any other value unchanged."""
    return read_position_file(Path(value[1:]), name) if isinstance(value, str) and value.startswith("@") else value


def _parse_parameters(words: Sequence[str], json_args: str | None) -> dict[str, Any]:
    """Parse the parameters of a question from NAME=VALUE words and --json-args; raise Invalid if one is given twice."""
    given: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Invalid(f"{word!r} is not PARAMETER=VALUE.", given=word, accepted="PARAMETER=VALUE")
        if name in given:
            raise Invalid(
                f"{name} is given twice: {given[name]!r} and {value!r}; separate a list by commas.",
                parameter=name,
                given=word,
            )
        given[name] = value
    if json_args is not None:
        more = _parse_object(json_args.encode(), "--json-args")
        twice = next((name for name in more if name in given), None)
        if twice is not None:
            raise Invalid(f"{twice} is given twice: as a word and in --json-args.", parameter=twice)
        given |= more
    return given


def _parse_object(text: bytes, where: str) -> dict[str, Any]:
    """Parse text as a JSON object; raise `Invalid` if it is none."""
    accepted = "a JSON object"
    try:
        found = msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        raise Invalid(f"{where}: not {accepted}: {error}.", given=_shorten(text), accepted=accepted) from None
    if not isinstance(found, dict):
        raise Invalid(f"{where}: {_shorten(text)!r} is not {accepted}.", given=found, accepted=accepted)
    return found


def _shorten(text: bytes) -> str:
    """Return the first 200 characters of an input line, enough to recognize it."""
    whole = text.decode(errors="replace")
    return whole if len(whole) <= 200 else whole[:200] + "..."


# Many questions


def _answer_batch(path: Path, data: Path | None) -> int:
    """Print the answers to all questions in a file of JSON lines, and return the exit code."""
    text = sys.stdin.buffer.read() if str(path) == "-" else read_bytes(path, parameter="batch")
    failed = False
    for answer in batch_answers(text, data):
        failed = failed or not isinstance(answer, ToldAnswer)
        print_json(answer)
    return 1 if failed else 0


def batch_answers(text: bytes, data: Path | None = None) -> Iterator[ToldAnswer | dict[str, Any]]:
    """Yield, for each line of JSON that is not empty, the answer to its question or the error, in order."""
    for number, line in enumerate(text.removeprefix(b"\xef\xbb\xbf").split(b"\n"), 1):
        if not (stripped := line.strip()):
            continue
        try:
            given = _parse_object(stripped, f"line {number}")
            name = given.pop("ask", None)
            if not isinstance(name, str):
                raise Invalid(
                    f'line {number}: "ask" must name a question.',
                    parameter="ask",
                    given=name,
                    accepted="the name of a question",
                )
            yield _answer(*find_question(name), given, data).serialize()
        except BroadfrontError as error:
            yield {"error": error.to_data()}


# What can be asked


def _all_questions(title_name: str = "") -> Iterator[tuple[str, Question[Any]]]:
    """Yield all questions of all titles, or of one, with the title's name."""
    for title in [title_name] if title_name else title_names():
        for question in questions(title).values():
            yield title, question


def _print_questions(title: str, as_json: bool) -> int:
    """Print the questions of a title, or of all titles, and return exit code 0."""
    rows = listed_questions(title or None)
    if as_json:
        print_json(rows)
    else:
        named = [(row["ask"], row["label"] if row["group"] else row["text"]) for row in rows]
        print("\n".join(columns(named)) or "There is nothing to ask yet.")
    return 0


def _question_help(title: str, question: Question[Any]) -> str:
    """Return the help text of a question: its parameters, accepted values and an example."""
    rows = [
        (
            name,
            "required" if p.required else f"default {_format_default(p.kind.to_plain(p.default))}",
            _format_accepted(p.kind),
        )
        for name, p in question.parameters.items()
    ]
    example = " ".join(f"{name}=..." for name, p in question.parameters.items() if p.required)
    return "\n".join(
        [
            f"{title}.{question.name}",
            "",
            question.text,
            "",
            *columns(rows, indent="  "),
            "",
            f"broadfront ask {title}.{question.name} {example}".rstrip(),
        ]
    )


def _format_default(value: object) -> str:
    """Return the default value of a parameter as text."""
    return "\n".join(value_lines(value))


def _format_accepted(kind: Kind) -> str:
    """Return what a kind of parameter accepts as text."""
    accepted = kind.describe_accepted()
    return ", ".join(map(str, accepted)) if isinstance(accepted, list) else str(accepted)


def _answer_lines(answer: Answer) -> Iterator[str]:
    """Yield an answer as lines of text: its values, how they were calculated, and the rules applied."""
    report = answer.serialize()
    yield from value_lines(report.value)
    if answer.ledger:
        yield ""
        yield from (f"  {line}" for line in answer.ledger)
    if report.rules:
        yield ""
        yield f"rules {', '.join(report.rules)}"
