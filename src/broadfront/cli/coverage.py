"""`broadfront rules coverage`: which rules are implemented and tested, and where.

A full test run writes the matrix to `docs/coverage.json`; this command only reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import broadfront
from broadfront.cli.options import JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.core.errors import Invalid, unknown_name

__all__ = ["Coverage", "Excuse", "RuleCoverage", "Totals", "coverage", "read_coverage", "totals_of"]

WRITE_IT = "Run `make coverage` in the source tree to write it."


class Excuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reason a rule needs no test of its own: `same as ID` or `component excluded`."""

    reason: str
    note: str = ""


class RuleCoverage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Test coverage of one rule: the files that implement it and the tests that check it."""

    id: str
    title: str
    implemented: tuple[str, ...]
    tested: tuple[str, ...]
    excused: Excuse | None


class Totals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many rules there are, and how many are implemented, tested, excused from tests, or open."""

    rules: int
    implemented: int
    tested: int
    excused: int
    open: int
    """Neither tested nor excused."""


class Coverage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of `docs/coverage.json`: which rules are implemented and tested, and where."""

    rules: tuple[RuleCoverage, ...]
    totals: Totals
    titles: dict[str, Totals]


def totals_of(rules: Sequence[RuleCoverage]) -> Totals:
    """Count the implemented, tested, excused and open rules."""
    return Totals(
        len(rules),
        sum(bool(r.implemented) for r in rules),
        sum(bool(r.tested) for r in rules),
        sum(r.excused is not None for r in rules),
        sum(not r.tested and r.excused is None for r in rules),
    )


def read_coverage() -> Coverage:
    """Read the table of tested rules from the installed package, or else from the source tree; raise Invalid if
    absent."""
    package = Path(broadfront.__file__).parent
    for path in (package / "coverage.json", package.parents[1] / "docs" / "coverage.json"):
        if path.is_file():
            try:
                return msgspec.json.decode(path.read_bytes(), type=Coverage)
            except msgspec.DecodeError as error:
                raise Invalid(
                    f"{path}: {error}.", given=str(path), todo="Run `make coverage` to write it again."
                ) from None
    raise Invalid("There is no coverage.json.", todo="Run `make coverage` in the source tree to write it.")


def coverage(
    title: Annotated[str | None, typer.Argument(metavar="TITLE", help="Rule by rule, for this title.")] = None,
    as_json: JsonOption = False,
    only_open: Annotated[bool, typer.Option("--open", help="Only rules neither tested nor excused.")] = False,
) -> None:
    """Show which rules are implemented and tested, and where; without a title, only the totals."""
    found = read_coverage()
    if title is not None and title not in found.titles:
        raise unknown_name("title", title, found.titles)
    shown = found.titles if title is None else {title: found.titles[title]}
    rules = [r for r in found.rules if r.title in shown and not (only_open and (r.tested or r.excused is not None))]
    if as_json:
        print_json({"rules": rules, "totals": found.totals if title is None else shown[title], "titles": shown})
        return
    if title is not None or only_open:
        head = ("rule", "implemented in", "tested by")
        print(
            "\n".join(columns([(r.id, _format_files(r.implemented), _format_tests(r)) for r in rules], head=head))
            + "\n"
        )
    rows = [*shown.items()] if title is not None else [*shown.items(), ("all", found.totals)]
    names = Totals.__struct_fields__
    print("\n".join(columns([(name, *(getattr(t, n) for n in names)) for name, t in rows], head=("", *names))))


def _format_files(places: Sequence[str]) -> str:
    """Return a list of files as text: the first one, and the number of others."""
    if not places:
        return "-"
    return places[0] if len(places) == 1 else f"{places[0]} and {len(places) - 1} more"


def _format_tests(rule: RuleCoverage) -> str:
    """Return the tests of a rule as text, or why it needs none."""
    if rule.excused is not None:
        return f"excused: {rule.excused.reason}"
    return _format_files(rule.tested)
