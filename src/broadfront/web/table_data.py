"""What a seat is shown of a game, from the view of its side: the options and the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from broadfront.board.hexmap import HexMap, map_of
from broadfront.board.shown import RoutePart, UnitPart, Way
from broadfront.board.tabletop import units_in_order
from broadfront.core.actions import Action, Composed
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.messages import Message, Named, Prose, display_names_of_ids, find_names, say
from broadfront.core.payloads import ToldEvent
from broadfront.core.reading.language import reader_language
from broadfront.core.record import Line
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver
from broadfront.titles import tabletop
from broadfront.titles.wording import describe_action, plain_action_words
from broadfront.web.open_game import OpenGame

__all__ = [
    "LogEntry",
    "Offer",
    "action_text",
    "describe_route",
    "describe_unit",
    "infer_action",
    "is_line_in_effect",
    "log_entries",
    "offers_of_pending_decision",
    "pending_text",
    "unit_offers",
]


def _unit_ids(state: State) -> frozenset[str]:
    """Return the ids of all units in a game state."""
    return frozenset(str(getattr(unit, "id", "")) for unit in units_in_order(state))


# What may be chosen


class Offer(msgspec.Struct, frozen=True):
    """An option as the page shows it: the action, its text, and the units and hexes it names."""

    action: Action
    text: Prose
    kind: str
    unit: str = ""
    hex: str = ""
    path: tuple[str, ...] = ()
    left: str = ""
    brief: Prose = ""
    """Shorter text for use beside its card or hex."""


def offers_of_pending_decision(opened: OpenGame) -> Iterator[Offer]:
    """Yield the options of the pending decision as the page shows them."""
    hexmap = map_of(opened.title)
    units = _unit_ids(opened.game.state)
    for action in opened.options():
        yield _offer(opened, action, hexmap, units)


def _offer(opened: OpenGame, action: Action, hexmap: HexMap | None, units: frozenset[str]) -> Offer:
    """Return an option as the page shows it, with the unit, hex and path its action names."""
    unit = hex = ""
    path: tuple[str, ...] = ()
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if isinstance(value, str) and value in units:
            unit = unit or value
        elif isinstance(value, str) and hexmap is not None and value in hexmap:
            hex = value
        elif isinstance(value, tuple) and value and hexmap is not None and all(part in hexmap for part in value):
            path, hex = value, value[-1]
    table, state = tabletop(opened.title.name), opened.game.state
    text = table.option_text(state, action)
    if not text:
        about = table.option_note(state, action)
        text = plain_action_words(action, hexmap) + (f" ({about})" if about else "")
    return Offer(action, text, type(action).__name__, unit, hex, path, brief=table.short_option_text(state, action))


def action_text(opened: OpenGame, action: Action) -> str:
    """Describe an action in the title's words."""
    return describe_action(opened.game.state, action)


def unit_offers(opened: OpenGame, side: str, unit: str) -> list[Offer]:
    """Return the actions of a unit, with movement points left if the title gives them; empty if the side is not to
    decide."""
    pending = opened.game.pending
    if not isinstance(pending, Decision) or pending.side != side:
        return []
    table = tabletop(opened.title.name)
    ways = table.unit_moves(opened.game.state, unit)
    if ways is not None:
        return [_move_offer(opened, unit, way) for way in ways]
    left = table.reachable_hexes(opened.game.state, unit)
    found = [offer for offer in offers_of_pending_decision(opened) if offer.unit == unit and offer.hex]
    if not found and unit in _unit_ids(opened.game.state):
        hexmap, units = map_of(opened.title), _unit_ids(opened.game.state)
        found = [_offer(opened, action, hexmap, units) for action in table.unit_actions(opened.game.state, unit)]
    return [msgspec.structs.replace(offer, left=left.get(offer.hex, "") if offer.path else "") for offer in found]


def _move_offer(opened: OpenGame, unit: str, way: Way) -> Offer:
    """Return a unit's move as an option that the page shows."""
    action, path = way.action, way.path
    return Offer(action, action_text(opened, action), type(action).__name__, unit, path[-1], path, way.left)


def describe_unit(opened: OpenGame, side: str, unit: str) -> UnitPart | None:
    """Return what the title shows about a unit, such as its strength; None if it shows nothing."""
    return tabletop(opened.title.name).unit_part(opened.game.state, side, unit)


def describe_route(opened: OpenGame, action: Action) -> RoutePart | None:
    """Return the cost of a legal move hex by hex, or None if the title does not show it."""
    return tabletop(opened.title.name).route_part(opened.game.state, action)


def _required_fields(kind: type[Action]) -> set[str]:
    """Return the fields of an action type that have no default."""
    return {field.name for field in msgspec.structs.fields(kind) if field.required}


def infer_action(opened: OpenGame, unit: str, hex: str) -> Action:
    """Return the action a player means by pointing at a unit, a hex or both; raise `Invalid` if none fits the
    decision."""
    pending = opened.game.pending
    given = {name: value for name, value in (("unit", unit), ("hex", hex)) if value}
    if isinstance(pending, Decision):
        state = opened.game.state
        if unit and hex and (pointed := tabletop(state.title.name).intended_action(state, unit, hex)) is not None:
            return pointed
        fitting = [
            kind for kind in pending.accepts if _required_fields(kind) <= set(given) <= set(kind.__struct_fields__)
        ]
        fitting = [kind for kind in fitting if _required_fields(kind)]
        for kind in sorted(fitting, key=lambda kind: not issubclass(kind, Composed)):
            return msgspec.convert(given, kind)
        for kind in pending.accepts:
            if set(kind.__struct_fields__) == {"unit", "path"} and unit and hex:
                return msgspec.convert({"unit": unit, "path": (hex,)}, kind)
    raise Invalid("Nothing asked for now fits what you pointed at.", parameter="hex" if hex else "unit", given=given)


# The log


LineKind = Literal["start", "do", "chance", "undo", "note", "resume", "seed", "correct"]


class LogEntry(msgspec.Struct, frozen=True):
    """A line of the game's record as a side may see it: who acted, what they did, and the events."""

    n: int
    kind: LineKind
    side: str | None
    text: Prose
    names: tuple[Named, ...]
    events: tuple[ToldEvent, ...]
    live: bool
    """Whether the line is not undone."""


def log_entries(opened: OpenGame, side: str | None, since: int = -1) -> list[LogEntry]:
    """Return the log entries for the record lines after `since`, as a side may see them."""
    if since + 1 < opened.game.past.known_from:
        opened.replay_history()
    live = frozenset(opened.game.past.live_lines)
    hexmap = map_of(opened.title)
    entries = []
    for n in range(max(since + 1, 0), opened.line_count + 1):
        line = opened.game.record.lines[n - 1] if n else None
        seen = (each.as_seen_by(side) for each in opened.game.past.events[n])
        events = tuple(event.serialize() for event in seen if event is not None)
        kind, text = _line_text(opened, line, hexmap, side)
        names = _named_things(opened, line, text)
        whose = line.side if line is not None else None
        entries.append(LogEntry(n, kind, whose, text, names, events, is_line_in_effect(opened, n, live)))
    return entries


def is_line_in_effect(opened: OpenGame, n: int, lines_in_effect: frozenset[int]) -> bool:
    """Return whether a record line is in effect, that is not undone; notes and undo lines always are."""
    if n == 0 or n in lines_in_effect:
        return True
    line = opened.game.record.lines[n - 1]
    return line.note is not None or line.undo_to is not None or line.redo_of is not None


def _line_text(opened: OpenGame, line: Line | None, hexmap: HexMap | None, side: str | None) -> tuple[LineKind, str]:
    """Return the kind and text of a record line; the text leaves out what the side may not see."""
    if line is None:
        return "start", str(say("line.set-up"))
    if line.do is not None:
        mine = side in (None, line.side)
        return "do", _recorded_action_text(opened, line.do, hexmap) if mine else ""
    if line.chance is not None:
        asked = opened.game.past.chances.get(line.n)
        if asked is None:  # from older rules: it is unknown who may see it
            return "chance", f"{line.chance}" if opened.about.may_know_all else str(say("line.roll-or-draw"))
        seen = side is None or asked.is_visible_to(side)
        return "chance", str(_result_message(opened, asked, line)) if seen else asked.what
    if line.undo_to is not None:
        back = say("line.back", line=line.undo_to, past=line.past or "")
        first = _first_undone(opened, line.n - 1, line.undo_to)
        action = "" if first is None else _line_text(opened, first, hexmap, side)[1]
        return "undo", str(say("line.undone", back=back, action=action) if action else back)
    if line.redo_of is not None:
        return "undo", str(say("line.redo"))
    if line.note is not None:
        return "note", line.note
    if line.correct is not None:
        return "correct", str(say("line.correct"))
    if line.resume is not None:
        was = line.resume
        return "resume", str(say("line.resumed", after=was.after, line=was.differs, reason=was.why))
    return "seed", str(say("line.seed"))


def _first_undone(opened: OpenGame, at: int, to: int) -> Line | None:
    """Return the record line of the first action that an undo back to line `to` took back, ignoring lines undone
    before; None if it took back no action."""
    first = None
    while at > to:
        line = opened.game.record.lines[at - 1]
        first = line if line.do is not None else first
        at = at - 1 if line.undo_to is None else line.undo_to
    return first


def _result_message(opened: OpenGame, asked: Chance, line: Line) -> Message:
    """Return a message naming a roll or draw and its result."""
    came = str(line.chance)
    called = display_names_of_ids(opened.title.name, reader_language()).get(came) or str(
        opened.title.names.get(came, came)
    )
    return say("line.came", chance=asked.message, result=called)


def _named_things(opened: OpenGame, line: Line | None, text: str) -> tuple[Named, ...]:
    """Return where the text of a record line names things: the units of an action, or the subject and result of a roll
    or draw.

    The result comes last, and only if the side may see it.
    """
    if line is not None and line.do is not None:
        return tuple(_unit_names_in(opened, line.do, text))
    asked = opened.game.past.chances.get(line.n) if line is not None and line.chance is not None else None
    if asked is None or line is None:
        return ()
    if text == asked.what:
        return find_names(asked.message)
    came = str(line.chance)
    *names, (start, end, _) = ((one.start, one.end, one.id) for one in find_names(_result_message(opened, asked, line)))
    return (*(Named(*one) for one in names), Named(start, end, came))


def _unit_names_in(opened: OpenGame, done: dict[str, Any], text: str) -> Iterator[Named]:
    """Yield the places at which the text of an action names its units."""
    hexmap, end = map_of(opened.title), 0
    given = [one for value in done.values() for one in (value if isinstance(value, list) else [value])]
    for id in given:
        if isinstance(id, str) and id in opened.title.names and not (hexmap is not None and id in hexmap.index):
            start = text.find(id, end)
            if start >= 0:
                end = start + len(id)
                yield Named(start, end, id)


def _recorded_action_text(opened: OpenGame, done: dict[str, Any], hexmap: HexMap | None) -> str:
    """Return the text of a recorded action; an action that the current rules do not know is shown as recorded."""
    try:
        return plain_action_words(opened.title.codec.decode(done), hexmap)
    except Invalid:
        return " ".join(str(value) for value in done.values())


def pending_text(opened: OpenGame) -> str:
    """Describe in a few words what the game waits for."""
    match opened.game.pending:
        case GameOver(winner):
            return str(say("stands.won", side=winner) if winner else say("stands.draw"))
        case Decision(side):
            return str(say("stands.to-choose", side=side))
        case chance:
            return str(say("stands.roll-due", chance=chance.message))
