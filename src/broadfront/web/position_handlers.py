"""HTTP handlers of the position editor: open, edit, check, download, play; the server stores none of the positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from broadfront.board.editing import Edit, Editable, Editor, Piece
from broadfront.board.hexmap import load_title_map
from broadfront.board.shown import Marker, Panel
from broadfront.board.typed_units import parse_edits
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.payloads import ToldProblem
from broadfront.core.reading.toml_text import toml_text
from broadfront.core.title import Playable
from broadfront.titles import can_be_edited, editor, title_names
from broadfront.web.endpoint import Call, Raw, WorkerCall
from broadfront.web.errors import NotFound
from broadfront.web.loading import load_playable
from broadfront.web.new_game_handlers import Made, game_settings, new_game_answer
from broadfront.web.open_game import Dice, Seating
from broadfront.web.work import jobs

__all__ = [
    "Changed",
    "LaidPosition",
    "Opened",
    "OpenedPosition",
    "Played",
    "Positioned",
    "create_game_from_position",
    "download_position",
    "edit_position",
    "open_position",
    "reject_malformed",
]

MOST_EDITS = 500


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to start editing a position: from a scenario, an uploaded file, or a position."""

    scenario: str | None = None
    variant: str | None = None
    text: str | None = None
    name: str = "position.toml"
    position: dict[str, Any] | None = None


class Changed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: dict[str, Any]
    edits: tuple[Edit, ...]


class Positioned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: dict[str, Any]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: dict[str, Any]
    mode: Seating | None = None
    side: str | None = None
    against: str | None = None
    dice: Dice = "auto"
    seed: str | None = None


def _title_and_editor(name: str, data: Path | None) -> tuple[Playable, Editor[Any]]:
    """Return a title and its position editor; raise `NotFound` if it has no editor."""
    title = load_playable(name, data)
    editing = editor(name)
    if editing is None:
        can = [other for other in title_names() if can_be_edited(other)]
        raise NotFound(
            f"Positions of {name} cannot be edited. Those of {', '.join(can)} can.", parameter="title", given=name
        )
    return title, editing


@contextmanager
def reject_malformed() -> Iterator[None]:
    """Turn errors caused by a malformed position from a client into `Invalid`."""
    try:
        yield
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Invalid(
            f"The position cannot be read: something is missing in it, or is of another kind ({type(error).__name__}).",
            parameter="position",
            todo="Start from a scenario, or from a file the editor wrote.",
        ) from error


class LaidPosition(msgspec.Struct, kw_only=True):
    """A position and what the position editor shows of it."""

    position: dict[str, Any]
    scenario: str
    variant: str
    pieces: tuple[Piece, ...]
    facts: Mapping[str, Any]
    markers: tuple[Marker, ...]
    panels: tuple[Panel, ...]
    problems: tuple[ToldProblem, ...]


class OpenedPosition(LaidPosition, kw_only=True):
    """A position newly opened in the editor, with everything that can be set in it."""

    editable: Editable


def _describe_position(title: Playable, editing: Editor[Any], position: dict[str, Any]) -> LaidPosition:
    """Return a position and what the position editor shows of it."""
    laid = editing.displayed_position(title, position)
    return LaidPosition(
        position=position,
        scenario=laid.scenario,
        variant=laid.variant,
        pieces=laid.pieces,
        facts=laid.facts,
        markers=laid.markers,
        panels=laid.panels,
        problems=tuple(problem.serialize() for problem in laid.problems),
    )


def open_position(asked: WorkerCall) -> OpenedPosition:
    """Open a position in the editor and list what can be set in it."""
    title, editing = _title_and_editor(asked.path["title"], asked.data)
    wanted: Opened = asked.body
    with reject_malformed():
        if wanted.position is not None:
            position = wanted.position
        elif wanted.text is not None:
            position = editing.read_position(title, wanted.text, wanted.name)
        else:
            variant = title.variant(wanted.variant)
            position = editing.start_position(title, title.scenario(wanted.scenario, variant), variant)
        editable = editing.editable_values(title, position)
        return OpenedPosition(**msgspec.structs.asdict(_describe_position(title, editing, position)), editable=editable)


def edit_position(asked: WorkerCall) -> LaidPosition:
    """Return a position after some edits in the position editor."""
    title, editing = _title_and_editor(asked.path["title"], asked.data)
    wanted: Changed = asked.body
    if len(wanted.edits) > MOST_EDITS:
        raise Invalid(f"{len(wanted.edits)} edits at once; at most {MOST_EDITS}.", parameter="edits")
    with reject_malformed():
        edits = [one for edit in wanted.edits for one in _expand_edit(title, editing, wanted.position, edit)]
        return _describe_position(title, editing, editing.apply_edits(title, wanted.position, edits))


def _expand_edit(title: Playable, editing: Editor[Any], position: Mapping[str, Any], edit: Edit) -> list[Edit]:
    """Expand an edit of many units in the position editor into one edit per unit."""
    if not edit.lines and not (edit.formation and edit.where is not None):
        return [edit]
    editable = editing.editable_values(title, position)
    if edit.formation:
        if edit.formation not in editable.formations:
            raise unknown_name("formation", edit.formation, editable.formations, parameter="formation")
        return [Edit(unit=unit, where=edit.where) for unit in editable.formations[edit.formation]]
    called = {piece.counter.unit: (piece.name,) for piece in editing.displayed_position(title, position).pieces}
    hexmap = load_title_map(title.files)
    return parse_edits(edit.lines, called, editable.formations, editable.boxes, hexmap.find)


def download_position(asked: WorkerCall) -> Raw:
    """Return an edited position as a TOML file, after checking that it can be read back."""
    title, editing = _title_and_editor(asked.path["title"], asked.data)
    wanted: Positioned = asked.body
    with reject_malformed():
        editing.displayed_position(title, wanted.position)
    name = f"{title.name}-position.toml"
    return Raw(
        toml_text(wanted.position).encode(),
        "application/toml",
        {"content-disposition": f'attachment; filename="{name}"'},
    )


def create_game_from_position(call: Call) -> Made:
    """Create a game that starts from an edited position."""
    data = call.parts.settings.data
    title, _ = _title_and_editor(call.path["title"], data)
    wanted: Played = call.body
    start = call.parts.workers.run_slow(jobs.playable_position, title.name, data, wanted.position)
    variant, scenario = start["variant"], start["scenario"]
    about = game_settings(title, variant, wanted.mode, wanted.side, wanted.against, wanted.dice, 2)
    made = call.parts.games.new(title, about, variant=variant, scenario=scenario, seed=wanted.seed, start=start)
    return new_game_answer(call, *made)
