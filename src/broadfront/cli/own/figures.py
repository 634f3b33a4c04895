"""Show which figures of a running game come from the player's own box and which are built in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from broadfront.cli.own.box import describe_sheet
from broadfront.core.boxes.box import UsedRow
from broadfront.core.reading.names import Names
from broadfront.core.title import Playable

__all__ = ["own_data_lines", "summarize_own_data"]

MAX_LISTED = 60
"""How many rows of a sheet are listed."""
NO_BOX = "This game has our figures throughout; `broadfront box new` makes the sheets of a box of your own."


def summarize_own_data(title: Playable) -> str:
    """Summarize which built-in data the data sheets of the player's own boxed game replace; return "" without such
    sheets."""
    box = title.files.box
    if box is None:
        return ""
    others = Counter(one.sheet for one in box.used_rows if one.other)
    changed = []
    for one in box.usage:
        name = one.sheet.removesuffix(".csv")
        if one.whole or others[name]:
            changed.append(f"{name} ({'all' if one.whole else f'{others[name]} of {one.rows + one.ours} rows'})")
    label = f" {box.card.label!r}" if box.card.label else ""
    whole = all(one.whole and not one.lent for one in box.usage)
    rest = "" if whole else "; every other figure is ours"
    gives = ", ".join(changed) or "nothing of its own"
    return f"Your box{label} gives {gives}{rest}. `box` shows whose each figure is."


def own_data_lines(title: Playable, words: str) -> Iterator[str]:
    """Yield what the terminal order `box` prints of the player's own data: all sheets, the rows of one, or one row's
    origin."""
    box = title.files.box
    if box is None:
        yield NO_BOX
        return
    sheets = {one.sheet.removesuffix(".csv"): one for one in box.usage}
    if not words:
        yield from map(describe_sheet, box.usage)
        yield "`box SHEET` shows the rows of your box, `box ROW` one row (a unit, a card)."
        return
    if words in sheets:
        rows = [one for one in box.used_rows if one.sheet == words]
        yield describe_sheet(sheets[words])
        yield from map(_format_row, rows[:MAX_LISTED])
        if len(rows) > MAX_LISTED:
            yield f"and {len(rows) - MAX_LISTED} more"
        return
    names = Names("row of your box", {one.key: () for one in box.used_rows if one.key})
    found = names.matching_ids(words)
    if not found:
        yield f"Your box has no row {words!r}: its figures are ours."
    for one in box.used_rows:
        if one.key in found:
            yield f"{one.sheet}: {_format_row(one)}"


def _format_row(row: UsedRow) -> str:
    """Return which columns of a data row are the player's own and which are built in."""
    whose = [f"{word}: {', '.join(columns)}" for word, columns in (("yours", row.box), ("ours", row.ours)) if columns]
    return f"{row.key}  {'; '.join(whose)}"
