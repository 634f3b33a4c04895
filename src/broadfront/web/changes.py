"""What of the table is not as a page saw it before: so much goes over the wire after an action, and no more."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from difflib import SequenceMatcher
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.board.shown import BarItem, Counter, Marker, Panel, PartChange, Shown, TablePart, change_of
from broadfront.core.actions import Action
from broadfront.core.messages import Prose
from broadfront.core.reading.language import language
from broadfront.core.zones import ZoneSeen
from broadfront.web.games import Games
from broadfront.web.open_game import OpenGame
from broadfront.web.seen import GameView, Standing, seen_by
from broadfront.web.table_data import LogEntry, log_entries, stands

__all__ = ["Changes", "CountersChange", "MarkersChange", "TableChange", "changes_since", "new_lines"]

T = TypeVar("T", bound=Hashable)


class CountersChange(msgspec.Struct, frozen=True):
    """Counters by their places in the list: those that go, as it was; those that come, as it is now."""

    gone: list[int]
    put: list[tuple[int, Counter]]


class MarkersChange(msgspec.Struct, frozen=True):
    """The same for markers."""

    gone: list[int]
    put: list[tuple[int, Marker]]


class TableChange(msgspec.Struct, kw_only=True):
    """The parts of the table that are not as before; what is left out is as it was."""

    counters: CountersChange | UnsetType = UNSET
    boxes: tuple[str, ...] | UnsetType = UNSET
    markers: MarkersChange | UnsetType = UNSET
    panels: tuple[Panel, ...] | UnsetType = UNSET
    bar: tuple[BarItem, ...] | UnsetType = UNSET
    hint: Prose | UnsetType = UNSET
    attack: Action | UnsetType | None = UNSET
    ready: tuple[str, ...] | UnsetType = UNSET
    extra: PartChange | UnsetType = UNSET


class Changes(msgspec.Struct, kw_only=True):
    """What is not as a page saw it at a line: the new lines, where the game stands, what lies elsewhere."""

    since: int
    lines: int
    """How many the game has now."""
    log: list[LogEntry]
    undone: list[int] | UnsetType = UNSET
    """All lines that do not stand now, where something was undone or redone."""
    standing: Standing | UnsetType = UNSET
    zones: dict[str, ZoneSeen] | UnsetType = UNSET
    unseen: dict[str, dict[str, int]] | UnsetType = UNSET
    table: TableChange | UnsetType = UNSET
    whole: GameView | UnsetType = UNSET
    """In place of these where nobody remembers what the page saw, or a title has another part of its own there."""


def new_lines(opened: OpenGame, side: str, since: int) -> Changes:
    """The lines after one, and no more: for who does not look at the table."""
    told = Changes(since=since, lines=opened.lines, log=log_entries(opened, side, since))
    if any(entry.kind in ("undo", "resume") for entry in told.log):
        live = frozenset(opened.game.past.live)
        told.undone = [n for n in range(1, opened.lines + 1) if not stands(opened, n, live)]
    return told


def changes_since(games: Games, opened: OpenGame, sides: tuple[str, ...], side: str, since: int) -> Changes:
    """What a side does not know yet that has seen the table and the log at a line."""
    before = opened.views.get((side, language(), since))
    view = seen_by(games, opened, sides, side)
    told = new_lines(opened, side, since)
    change = _table_change(before.table, view.table) if isinstance(before, GameView) else None
    if change is None or not isinstance(before, GameView):
        told.whole = view
        return told
    told.table = change
    told.standing = Standing(**{name: getattr(view, name) for name in Standing.__struct_fields__})
    if before.zones != view.zones:
        told.zones = view.zones
    if before.unseen != view.unseen:
        told.unseen = view.unseen
    return told


def _table_change(before: Shown, after: Shown) -> TableChange | None:
    """What makes the one table of the other; None where the title lays another part of its own on it."""
    if type(before.extra) is not type(after.extra):
        return None
    told = TableChange()
    if before.counters != after.counters:
        told.counters = CountersChange(*_edits(before.counters, after.counters))
    if before.markers != after.markers:
        told.markers = MarkersChange(*_edits(before.markers, after.markers))
    for name in ("boxes", "panels", "bar", "hint", "attack", "ready"):
        if getattr(before, name) != getattr(after, name):
            setattr(told, name, getattr(after, name))
    if before.extra is not None and after.extra is not None and before.extra != after.extra:
        told.extra = _part(before.extra, after.extra)
    return told


def _edits(before: Sequence[T], after: Sequence[T]) -> tuple[list[int], list[tuple[int, T]]]:
    gone: list[int] = []
    put: list[tuple[int, T]] = []
    # Most of a table stays as it was: only what lies between the same beginning and the same end is matched.
    same = _alike(before, after)
    last = _alike(before[same:][::-1], after[same:][::-1])
    old, new = before[same : len(before) - last], after[same : len(after) - last]
    for what, i, j, k, m in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what != "equal":
            gone += range(same + i, same + j)
            put += ((same + n, new[n]) for n in range(k, m))
    return gone, put


def _alike(one: Sequence[T], other: Sequence[T]) -> int:
    """How many things two lists begin with are the same."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _part(before: TablePart, after: TablePart) -> PartChange:
    """The fields of a title's part that are not as before."""
    fields: dict[str, Any] = {name: getattr(after, name) for name in after.__struct_fields__}
    return change_of(type(after))(**{name: value for name, value in fields.items() if getattr(before, name) != value})
