"""Differences between two views of a game table, so that only those are sent after an action."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from difflib import SequenceMatcher
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.board.shown import BarItem, Counter, Marker, Panel, PartChange, Shown, TablePart, change_type
from broadfront.core.actions import Action
from broadfront.core.messages import Prose
from broadfront.core.reading.language import reader_language
from broadfront.core.zones import ZoneSeen
from broadfront.web.game_view import GameView, Standing, view_for
from broadfront.web.games import Games
from broadfront.web.open_game import OpenGame
from broadfront.web.table_data import LogEntry, is_line_in_effect, log_entries

__all__ = ["Changes", "CountersChange", "MarkersChange", "TableChange", "changes_since", "log_changes_since"]

T = TypeVar("T", bound=Hashable)


class CountersChange(msgspec.Struct, frozen=True):
    """Changed counters on the map: indexes removed from the old list, and counters inserted at indexes of the new
    list."""

    gone: list[int]
    put: list[tuple[int, Counter]]


class MarkersChange(msgspec.Struct, frozen=True):
    """Changed markers on the map: indexes removed from the old list, and markers inserted at indexes of the new
    list."""

    gone: list[int]
    put: list[tuple[int, Marker]]


class TableChange(msgspec.Struct, kw_only=True):
    """Changed parts of the displayed game table; parts left unset are unchanged."""

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
    """Everything that changed in a game since a page saw it at line `since` of the record."""

    since: int
    lines: int
    """Number of lines the game has now."""
    log: list[LogEntry]
    undone: list[int] | UnsetType = UNSET
    """All lines that are undone now, if something was undone or redone since."""
    standing: Standing | UnsetType = UNSET
    zones: dict[str, ZoneSeen] | UnsetType = UNSET
    unseen: dict[str, dict[str, int]] | UnsetType = UNSET
    table: TableChange | UnsetType = UNSET
    whole: GameView | UnsetType = UNSET
    """The full view instead, if the earlier view is no longer cached or its title part has another type."""


def log_changes_since(opened: OpenGame, side: str, since: int) -> Changes:
    """Return only the log entries after line `since`, for clients that do not show the game table."""
    changes = Changes(since=since, lines=opened.line_count, log=log_entries(opened, side, since))
    if any(entry.kind in ("undo", "resume") for entry in changes.log):
        live = frozenset(opened.game.past.live_lines)
        changes.undone = [n for n in range(1, opened.line_count + 1) if not is_line_in_effect(opened, n, live)]
    return changes


def changes_since(games: Games, opened: OpenGame, sides: tuple[str, ...], side: str, since: int) -> Changes:
    """Return everything that changed for a side since it saw the game table and log at line `since` of the record."""
    before = opened.views.get((side, reader_language(), since))
    view = view_for(games, opened, sides, side)
    changes = log_changes_since(opened, side, since)
    change = _table_change(before.table, view.table) if isinstance(before, GameView) else None
    if change is None or not isinstance(before, GameView):
        changes.whole = view
        return changes
    changes.table = change
    changes.standing = Standing(**{name: getattr(view, name) for name in Standing.__struct_fields__})
    if before.zones != view.zones:
        changes.zones = view.zones
    if before.unseen != view.unseen:
        changes.unseen = view.unseen
    return changes


def _table_change(before: Shown, after: Shown) -> TableChange | None:
    """Return what differs between two displayed game tables, or None if their title-specific parts have different
    types."""
    if type(before.extra) is not type(after.extra):
        return None
    changes = TableChange()
    if before.counters != after.counters:
        changes.counters = CountersChange(*_list_edits(before.counters, after.counters))
    if before.markers != after.markers:
        changes.markers = MarkersChange(*_list_edits(before.markers, after.markers))
    for name in ("boxes", "panels", "bar", "hint", "attack", "ready"):
        if getattr(before, name) != getattr(after, name):
            setattr(changes, name, getattr(after, name))
    if before.extra is not None and after.extra is not None and before.extra != after.extra:
        changes.extra = _title_part_change(before.extra, after.extra)
    return changes


def _list_edits(before: Sequence[T], after: Sequence[T]) -> tuple[list[int], list[tuple[int, T]]]:
    """Return the indexes removed from the old list, and the items inserted at indexes of the new list."""
    gone: list[int] = []
    put: list[tuple[int, T]] = []
    # Most of a table is unchanged: match only what lies between the common prefix and suffix.
    same = _common_prefix(before, after)
    last = _common_prefix(before[same:][::-1], after[same:][::-1])
    old, new = before[same : len(before) - last], after[same : len(after) - last]
    for what, i, j, k, m in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what != "equal":
            gone += range(same + i, same + j)
            put += ((same + n, new[n]) for n in range(k, m))
    return gone, put


def _common_prefix(first: Sequence[T], second: Sequence[T]) -> int:
    """Return the length of the common prefix of two sequences."""
    return next(
        (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
    )


def _title_part_change(before: TablePart, after: TablePart) -> PartChange:
    """Return the changed fields of the title-specific part of the game table."""
    fields: dict[str, Any] = {name: getattr(after, name) for name in after.__struct_fields__}
    return change_type(type(after))(**{name: value for name, value in fields.items() if getattr(before, name) != value})
