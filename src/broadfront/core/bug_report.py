"""A bug report: a game as whoever sends it may know it, and no more. Never a seed, a seat or a path of the machine."""

from __future__ import annotations

import platform
from typing import Any

from broadfront.core.game import Game
from broadfront.core.record import Line, Record
from broadfront.core.view import pending_data

__all__ = ["bug_report"]


def bug_report(game: Game, side: str | None, version: str) -> dict[str, Any]:
    """Everything (side None), or what a side may know: its view, and the log as it was told."""
    header = game.record.header
    about: dict[str, Any] = {
        "broadfront": version,
        "python": platform.python_version(),
        "system": platform.system(),
        "title": header.title,
        "variant": header.variant,
        "scenario": header.scenario,
        "made_under": dict(zip(("rules", "data"), game.record.made_under, strict=True)),
        "here": {"rules": game.title.card.rules, "data": game.title.data_hash},
        "lines": len(game.record.lines),
        "side": side,
    }
    if side is None:
        lines = game.record.lines
        told = [line if line.seed is None else Line(line.n, note="The seed was told here.") for line in lines]
        return about | {"record": Record(header, told, game.position).to_bytes().decode()}
    view = game.view(side)
    log = [{"n": n, **event.to_data()} for n, event in game.events(-1, side)]
    return about | {"waits_for": pending_data(view.pending), "view": view.to_data(), "log": log}
