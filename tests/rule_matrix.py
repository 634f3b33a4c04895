"""The rule matrix: which code decides each rule, which tests show it, which rules are excused."""

import ast
import json
import re
from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from broadfront.cli.coverage import Coverage, Excuse, RuleCoverage, totals_of
from broadfront.titles import books, load_title
from tools.deciders import PACKAGE, ids_in, load_deciders
from tools.trees import ROOT

COMMITTED = ROOT / "docs" / "coverage.json"
EXCUSED_SHARE = 50
"""At most one in this many rules of a title may be excused."""


# Who cites what


@cache
def known_rules() -> dict[str, str]:
    """Return every rule id with the title it belongs to."""
    return {id: title for title, book in books().items() for id in book}


def ids_in_source() -> dict[str, set[str]]:
    """Return the rule ids that each file of the package cites, in code, charts or house data."""
    found = {place.partition(":")[0]: set[str]() for place in load_deciders().rows}
    for place, rules in load_deciders().rows.items():
        found[place.partition(":")[0]] |= set(rules)
    for path in sorted(PACKAGE.rglob("*.py")):
        found[path.relative_to(PACKAGE).as_posix()] = set(ids_in(ast.parse(path.read_text(encoding="utf-8"))))
    return found


def ids_in_tests() -> dict[str, set[str]]:
    """Return the rule ids that each test file cites."""
    paths = sorted((ROOT / "tests").rglob("*.py"))
    return {p.relative_to(ROOT).as_posix(): set(ids_in(ast.parse(p.read_text(encoding="utf-8")))) for p in paths}


# Excused rules


class ExcusedRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a title's `excused.toml`."""

    id: str
    reason: str
    note: str = ""


def excused_rules() -> dict[str, Excuse]:
    """Return the rules that titles excuse from having a test of their own."""
    found: dict[str, Excuse] = {}
    for title in books():
        if title != "core" and (files := load_title(title).files).exists("excused.toml"):
            for entry in msgspec.convert(files.toml("excused.toml").get("excused", []), list[ExcusedRule]):
                found[entry.id] = Excuse(entry.reason, entry.note)
    return found


def excuse_problems(excuses: Mapping[str, Excuse], tested: Iterable[str], known: Mapping[str, str]) -> list[str]:
    """Return the problems with excuses: each must be valid, and they must be few."""
    shown, problems = set(tested), []
    for id, excuse in excuses.items():
        same = re.fullmatch(r"same as (\S+)", excuse.reason)
        if id not in known:
            problems.append(f"{id} is excused, but no rule book has it")
        elif id in shown:
            problems.append(f"{id} is excused and tested: remove the excuse")
        elif same is not None and same[1] not in shown:
            problems.append(f"{id} is excused as the same as {same[1]}, which no test shows")
        elif same is None and excuse.reason != "component excluded":
            problems.append(f'{id}: the reason is "same as ID" or "component excluded", not "{excuse.reason}"')
    for title in sorted(set(known.values())):
        rules = sum(owner == title for owner in known.values())
        count = sum(known.get(id) == title for id in excuses)
        if count * EXCUSED_SHARE > rules:
            problems.append(f"{title}: {count} of {rules} rules are excused; at most {rules // EXCUSED_SHARE} may be")
    return problems


# The matrix


def build_matrix(tested: Mapping[str, Iterable[str]]) -> Coverage:
    """Build the matrix from the tests that show each rule."""
    places, excuses = load_deciders().places_by_rule(), excused_rules()
    rules = tuple(
        RuleCoverage(id, title, tuple(places.get(id, ())), tuple(sorted(tested.get(id, ()))), excuses.get(id))
        for id, title in known_rules().items()
    )
    titles = {title: totals_of([r for r in rules if r.title == title]) for title in books()}
    return Coverage(rules, totals_of(rules), titles)


def render(coverage: Coverage) -> str:
    """Return the matrix as the text of the committed file, one rule per line to keep diffs readable."""
    data = msgspec.to_builtins(coverage)
    rules = ",\n".join(json.dumps(rule, ensure_ascii=False) for rule in data["rules"])
    rest = [f'"{name}": {json.dumps(data[name])}' for name in ("totals", "titles")]
    return f'{{"rules": [\n{rules}\n],\n' + ",\n".join(rest) + "}\n"


def summarize_difference(committed: str, found: str) -> str:
    """Summarize in one line how two rendered matrices differ; "" if they are the same."""
    old, new = committed.splitlines(), found.splitlines()
    changed = [line for line in new if line not in set(old)] or [line for line in old if line not in set(new)]
    ids = [match[1] for line in changed if (match := re.match(r'\{"id": "([^"]+)"', line))]
    if committed == found:
        return ""
    return f"{len(ids)} rules differ, first {ids[0]}" if ids else "the order or the totals differ"
