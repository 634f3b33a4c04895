"""Bug reports: a game as its sender may know it, without seeds, seats or paths of the machine."""

from __future__ import annotations

import platform
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.core.game import Game
from broadfront.core.payloads import ToldEvent, ToldPending
from broadfront.core.record import Line, Record
from broadfront.core.view import serialize_pending

__all__ = ["BugReport", "make_bug_report"]


class Basis(msgspec.Struct, frozen=True):
    """The version number of a title's rules, and a digest of its data files."""

    rules: int
    data: str


class ReportedEvent(msgspec.Struct, frozen=True):
    """An event in a bug report, with the number of the record line that caused it."""

    n: int
    event: ToldEvent


class BugReport(msgspec.Struct, kw_only=True):
    """A game's software versions with its whole record, or with only what one side knows: its view and log."""

    broadfront: str
    python: str
    system: str
    title: str
    variant: str
    scenario: str
    made_under: Basis
    here: Basis
    lines: int
    side: str | None
    record: str | UnsetType = UNSET
    waits_for: ToldPending | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    log: list[ReportedEvent] | UnsetType = UNSET


def make_bug_report(game: Game, side: str | None, version: str) -> BugReport:
    """Make a bug report with the whole record of a game (side None), or with only what one side may know."""
    header = game.record.header
    report = BugReport(
        broadfront=version,
        python=platform.python_version(),
        system=platform.system(),
        title=header.title,
        variant=header.variant,
        scenario=header.scenario,
        made_under=Basis(*game.record.ruleset),
        here=Basis(game.title.card.rules, game.title.data_hash),
        lines=len(game.record.lines),
        side=side,
    )
    if side is None:
        lines = game.record.lines
        shown = [line if line.seed is None else Line(line.n, note="The seed was told here.") for line in lines]
        report.record = Record(header, shown, game.position).to_bytes().decode()
        return report
    view = game.view(side)
    report.waits_for, report.view = serialize_pending(view.pending), view.to_data()
    report.log = [ReportedEvent(n, event.serialize()) for n, event in game.events(-1, side)]
    return report
