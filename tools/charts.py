"""`make manual`: writes the printed charts of each title as pages of the documentation, from the program's files.

docs/titles/NAME-charts.md has every table of `charts/`, each with the comment above it, and the questions about the
title.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from broadfront.core.title import Title
from broadfront.titles import load_title, named_questions, title_names
from tools.imports import ROOT

__all__ = ["page_path", "page_text"]

HEAD = """# {label}: the charts

The charts as the program reads them, with the rule of each row. `make manual` writes this page from
`titles/{name}/charts`.
`broadfront ask {name}.CHART` looks one up with every modifier; the last section lists what can be asked.
"""
UNNAMED = ("value", "rule")
"""Keys whose value is shown without its name where a line of a file holds several."""
MOST_IN_A_CELL = 6
"""A longer list becomes a row of its own."""
RULE = re.compile(r"\b[A-Z]{3}-[\w.]+(?:-[\w.]+)*")
TABLE = re.compile(r"^\s*\[+([\w.]+)\]+")


def page_path(name: str) -> Path:
    return ROOT / "docs" / "titles" / f"{name}-charts.md"


def page_text(title: Title) -> str:
    """Return the page of a title as Markdown."""
    lines = [HEAD.format(label=title.card.label, name=title.name)]
    for path in sorted((title.files.folder / "charts").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        captions = _captions(text)
        lines += [f"## {path.stem.replace('_', ' ').capitalize()}\n", *_caption_lines(captions.get("", ""))]
        lines += _table_lines("", tomllib.loads(text), captions)
    lines.append("## What can be asked\n")
    rows = [
        {"chart": named.label, "command": f"`broadfront ask {title.name}.{question.name}`", "group": named.group}
        for named, question in named_questions(title.name)
    ]
    return "\n".join([*lines, *_markdown_table(rows)]).rstrip() + "\n"


def _captions(text: str) -> dict[str, str]:
    """Return the comment above each table; the key "" has the comment at the head of the file."""
    found: dict[str, str] = {}
    comment: list[str] = []
    head = True
    for line in text.splitlines():
        if line.startswith("#"):
            comment.append(line.lstrip("# ").strip())
            continue
        table = TABLE.match(line)
        if head and comment and (table is None or line == ""):
            found[""] = " ".join(comment)
            comment, head = [], False
        elif table is not None and comment:
            found.setdefault(table[1], " ".join(comment))
        if line:
            comment, head = [], False
    return found


def _heading(name: str) -> str:
    words = name.replace(".", ", ").replace("_", " ")
    return f"### {words[0].upper()}{words[1:]}\n"


def _caption_lines(text: str) -> list[str]:
    return [f"{_escape(text)}\n"] if text else []


def _table_lines(name: str, data: Mapping[str, Any], captions: Mapping[str, str]) -> Iterator[str]:
    """Yield a table of a file and its subtables."""
    below = {key: one for key, one in data.items() if _is_table(one) and key not in ("rows", "rule", "rules")}
    own = {key: one for key, one in data.items() if key not in below}
    if name and (own or name in captions):
        yield _heading(name)
        yield from _caption_lines(captions.get(name, ""))
    if "rows" in own:
        yield from _markdown_table(_chart_rows(own))
    elif own and all(isinstance(one, list) and len(one) > MOST_IN_A_CELL for one in own.values()):
        yield from _markdown_table(_chart_rows({"rows": own}))
    elif own:
        yield from _markdown_table([{"": key.replace("_", " "), " ": one} for key, one in own.items()])
    for key, one in below.items():
        inner = f"{name}.{key}" if name else key
        if isinstance(one, Mapping):
            yield from _table_lines(inner, one, captions)
        else:
            yield _heading(inner)
            yield from _caption_lines(captions.get(inner, ""))
            yield from _markdown_table([row for each in one for row in _flatten_row(each)])


def _is_table(data: object) -> bool:
    """Return whether data gets a heading of its own: a table of more than a few figures, or a list of tables."""
    if isinstance(data, Mapping):
        return not (set(data) & {"rule"} and len(data) < 3)
    return isinstance(data, list) and bool(data) and all(isinstance(one, Mapping) for one in data)


def _chart_rows(table: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the rows of a chart; other entries of its table are left out."""
    rows, rules = table["rows"], table.get("rule", table.get("rules", {}))
    if isinstance(rows, Mapping):
        most = max(len(cells) for cells in rows.values())
        columns = table.get("columns", [str(number) for number in range(1, most + 1)])
        found = [{"": label, **dict(zip(columns, cells, strict=False))} for label, cells in rows.items()]
        if isinstance(rules, Mapping) and set(rows) & set(rules):
            return [row | {"rule": rules.get(row[""], "")} for row in found]
        return found
    if rows and not isinstance(rows[0], list):
        return [{"": one} for one in rows]
    return [dict(zip(table["columns"], cells, strict=False)) for cells in rows]


def _flatten_row(row: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a row, or one row for each of the rows it contains."""
    for key, inner in row.items():
        if _is_table(inner) and isinstance(inner, list):
            outer = {name: one for name, one in row.items() if name != key}
            for one in inner:
                yield {**outer, **one}
            return
    yield dict(row)


def _markdown_table(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    columns = list(dict.fromkeys(column for row in rows for column in row))
    yield "| " + " | ".join(_escape(str(column).replace("_", " ").strip()) for column in columns) + " |"
    yield "|" + "---|" * len(columns)
    for row in rows:
        yield "| " + " | ".join(_format_cell(row.get(column, "")) for column in columns) + " |"
    yield ""


def _format_cell(value: object) -> str:
    if isinstance(value, Mapping):
        ordered = sorted(value.items(), key=lambda item: item[0] == "rule")
        named = (_format_cell(one) if key in UNNAMED else f"{key} {_format_cell(one)}" for key, one in ordered)
        return " ".join(named).replace("_", " ")
    if isinstance(value, list):
        return "; ".join(map(_format_cell, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value)
    return text if text.startswith("`") else RULE.sub(lambda id: f"`{id.group()}`", _escape(text.replace("_", " ")))


def _escape(text: str) -> str:
    for sign in ("*", "_", "<", "[", "]", "|"):
        text = text.replace(sign, f"\\{sign}")
    return text


if __name__ == "__main__":
    for each in title_names():
        page_path(each).write_text(page_text(load_title(each)), encoding="utf-8")
        print(f"wrote {page_path(each).relative_to(ROOT)}")
