"""The table as the seat's side sees it: what lies there, what it may choose, what happened."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.board.shown import Shown, UnitPart
from broadfront.core.chance import Chance
from broadfront.core.messages import Prose
from broadfront.core.steps import Decision, GameOver
from broadfront.core.told import ToldPending
from broadfront.core.view import View, pending_told
from broadfront.core.zones import ZoneSeen
from broadfront.titles import tabletop
from broadfront.web.asking import number_in, seat_of, speaks_for
from broadfront.web.changes import TableChange, table_change
from broadfront.web.endpoint import Call
from broadfront.web.games import Games
from broadfront.web.open_game import Dice, OpenGame, Seating
from broadfront.web.table_data import LogEntry, Offer, about, log_entries, offers, reach, stands

__all__ = [
    "AboutUnit",
    "Changes",
    "GameView",
    "Log",
    "OptionList",
    "Reach",
    "changes",
    "log",
    "options",
    "reachable",
    "show",
    "unit",
]

MOST_OFFERS = 3_000
MOST_VIEWS = 8
"""So many tables of a game are remembered: a few pages, each with a line or two behind it."""
FEW = 14
"""So many options are told whole, also those of units that go somewhere."""


class Differs(msgspec.Struct, frozen=True):
    """The first line that would go otherwise under the present rules."""

    line: int
    why: Prose


class Back(msgspec.Struct, frozen=True):
    """The line an undo would go back to."""

    to: int


class Proposed(msgspec.Struct, frozen=True):
    """An undo that waits for the other person; it lapses with the next line of the game."""

    id: str
    by: str
    to: int


class Standing(msgspec.Struct, kw_only=True):
    """Where a game stands for a seat; what may be chosen, only at the last line."""

    open_dice: bool
    """Somebody stated the seed: the rolls can be foretold."""
    differs: Differs | None
    lines: int
    at: int
    pending: ToldPending
    zones: dict[str, ZoneSeen]
    unseen: dict[str, dict[str, int]]
    """By family, the items the side cannot place."""
    over: bool
    whole_record: bool
    choices: list[Offer] | UnsetType = UNSET
    """Offers, but for those of units that go somewhere."""
    few: list[Offer] | UnsetType = UNSET
    """All offers, when they are few."""
    movers: dict[str, int] | UnsetType = UNSET
    """Units that may go somewhere, with the number of their offers."""
    options: int | UnsetType = UNSET
    undo: Back | UnsetType | None = UNSET
    undo_asked: Proposed | UnsetType | None = UNSET
    redo: bool | UnsetType = UNSET
    rolls: bool | UnsetType = UNSET


class GameView(Standing, kw_only=True):
    """The table as a seat sees it."""

    game: str
    title: str
    label: str
    variant: str
    scenario: str
    mode: Seating
    dice: Dice
    machines: dict[str, str]
    persons: tuple[str, ...]
    sides: tuple[str, ...]
    side: str
    seat: tuple[str, ...]
    table: Shown


class Changes(msgspec.Struct, kw_only=True):
    """What is not as a page saw it at a line: the new lines, where the game stands, what lies elsewhere."""

    since: int
    log: list[LogEntry]
    undone: list[int] | UnsetType = UNSET
    """All lines that do not stand now, where something was undone or redone."""
    standing: Standing | UnsetType = UNSET
    table: TableChange | UnsetType = UNSET
    whole: GameView | UnsetType = UNSET
    """In place of these two where nobody remembers what the page saw, or a title has another part of its own there."""


def show(call: Call) -> GameView:
    """The table as the seat sees it, now or after a line."""
    with call.parts.games.opened(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        return _view(call, opened, seat.sides, seat.speaks_for(opened, call.query.get("side")), number_in(call, "at"))


def changes(call: Call) -> Changes:
    """What the seat does not know yet that has seen the table and the log at a line."""
    with call.parts.games.opened(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        side = seat.speaks_for(opened, call.query.get("side"))
        since = number_in(call, "since") or 0
        before = opened.views.get((side, since))
        view = _view(call, opened, seat.sides, side, None)
        told = Changes(since=since, log=log_entries(opened, side, since))
        if any(entry.kind in ("undo", "resume") for entry in told.log):
            live = frozenset(opened.game.live)
            told.undone = [n for n in range(1, opened.lines + 1) if not stands(opened, n, live)]
        change = table_change(before.table, view.table) if isinstance(before, GameView) else None
        if change is None:
            told.whole = view
        else:
            told.standing = Standing(**{name: getattr(view, name) for name in Standing.__struct_fields__})
            told.table = change
        return told


def _view(call: Call, opened: OpenGame, sides: tuple[str, ...], side: str, at: int | None) -> GameView:
    """The table; as it is now it is remembered, so that the next time only what has changed is told."""
    now = at is None or at == opened.lines
    state = opened.game.state if at is None else opened.at(at)
    view = View(state, side)
    header = opened.game.record.header
    title = opened.title
    seen = GameView(
        game=opened.id,
        title=title.name,
        label=title.card.label,
        variant=header.variant,
        scenario=title.card.scenarios[header.scenario].label,
        mode=opened.about.mode,
        dice=opened.about.dice,
        machines=opened.about.machines,
        persons=opened.about.persons,
        sides=title.sides,
        side=side,
        seat=sides,
        open_dice=opened.about.open,
        differs=_differs(opened),
        lines=opened.lines,
        at=opened.lines if at is None else at,
        pending=pending_told(view.pending),
        table=tabletop(state.title.name).shown(state, side),
        zones=view.zones,
        unseen={family: dict(sorted(pool.items())) for family, pool in sorted(view.unseen().items())},
        over=isinstance(opened.game.pending, GameOver),
        whole_record=opened.about.may_know_all or isinstance(opened.game.pending, GameOver),
    )
    if now:
        _offer(seen, call.parts.games, opened, side)
        opened.views.pop((side, opened.lines), None)
        opened.views[side, opened.lines] = seen
        while len(opened.views) > MOST_VIEWS:
            del opened.views[next(iter(opened.views))]
    return seen


def _differs(opened: OpenGame) -> Differs | None:
    found = opened.differs
    return None if found is None else Differs(found.line, f"{found.why.rstrip('.')}.")


def _offer(seen: GameView, games: Games, opened: OpenGame, side: str) -> None:
    """What the side may do now: offers without a unit that goes somewhere, and the units that have such offers."""
    pending = opened.game.pending
    asked = isinstance(pending, Decision) and pending.side == side
    listed: list[Offer] = []
    few: list[Offer] = []
    movers: dict[str, int] = {}
    many = 0
    for offer in offers(opened) if asked else ():
        if many < FEW:
            few.append(offer)
        if offer.unit and offer.hex:
            movers[offer.unit] = movers.get(offer.unit, 0) + 1
        elif len(listed) < MOST_OFFERS:
            listed.append(offer)
        many += 1
    proposal = games.proposal(opened)
    target = opened.before_last(opened.about.persons if opened.about.mode != "seats" else (side,))
    seen.choices, seen.few, seen.movers, seen.options = listed, few if many <= FEW else [], movers, many
    seen.undo = None if target is None else Back(target)
    seen.undo_asked = None if proposal is None else Proposed(proposal.id, proposal.by, proposal.to)
    seen.redo = bool(opened.game.undone_lines()) and (opened.about.mode != "seats" or opened.owns_undone((side,)))
    seen.rolls = isinstance(pending, Chance) and opened.about.dice != "auto" and opened.may_roll(pending, (side,))


class OptionList(msgspec.Struct, frozen=True):
    """The options of a side, as many as one answer holds, and how many there are."""

    lines: int
    side: str
    options: list[Offer]
    all: int


class Reach(msgspec.Struct, frozen=True):
    """What a unit may do."""

    lines: int
    unit: str
    choices: list[Offer]


class AboutUnit(msgspec.Struct, frozen=True):
    """What the title tells of a unit, where it tells something."""

    lines: int
    unit: str
    about: UnitPart | None


class Log(msgspec.Struct, frozen=True):
    """What happened, as a side may know it."""

    lines: int
    side: str
    log: list[LogEntry]


def options(call: Call) -> OptionList:
    """Every listed option of the seat's side, as data."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        pending = opened.game.pending
        asked = isinstance(pending, Decision) and pending.side == side
        unit = call.query.get("unit")
        found = [c for c in (offers(opened) if asked else ()) if unit is None or c.unit == unit]
        return OptionList(opened.lines, side, found[:MOST_OFFERS], len(found))


def reachable(call: Call) -> Reach:
    unit = call.query.get("unit", "")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        return Reach(opened.lines, unit, reach(opened, side, unit))


def unit(call: Call) -> AboutUnit:
    """What the title tells of a unit."""
    name = call.query.get("unit", "")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        return AboutUnit(opened.lines, name, about(opened, side, name))


def log(call: Call) -> Log:
    """What happened; of a game just opened at its position, once its record has been replayed."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        since = number_in(call, "since")
        return Log(opened.lines, side, log_entries(opened, side, -1 if since is None else since))
