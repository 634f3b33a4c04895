"""The view of a game by a side: the table, its status, and the available options."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.board.shown import Shown
from broadfront.core.chance import Chance
from broadfront.core.messages import Prose, display_names_of_ids
from broadfront.core.payloads import ToldPending
from broadfront.core.reading.language import reader_language
from broadfront.core.steps import Decision, GameOver
from broadfront.core.view import View, serialize_pending
from broadfront.core.zones import ZoneSeen
from broadfront.guiding import game_guide
from broadfront.players.preparation import last_preparatory_lines
from broadfront.titles import games_can_be_edited, kit_of, tabletop
from broadfront.web.games import Games
from broadfront.web.open_game import Dice, OpenGame, Seating
from broadfront.web.table_data import Offer, offers_of_pending_decision

__all__ = ["MOST_OFFERS", "MOST_VIEWS", "GameView", "Standing", "view_for"]

MOST_OFFERS = 3_000
MOST_VIEWS = 8
"""Maximum number of views cached per game: a few pages, each with a line or two of history."""
FEW = 14
"""Up to this many options, all are sent, including moves of units."""


class Differs(msgspec.Struct, frozen=True):
    """The first line of a record that plays differently under the current rules."""

    line: int
    why: Prose


class Back(msgspec.Struct, frozen=True):
    """The record line to which an undo would return."""

    to: int


class Proposed(msgspec.Struct, frozen=True):
    """An undo that a player has proposed; the next line of the game cancels the proposal."""

    id: str
    by: str
    to: int


class Standing(msgspec.Struct, kw_only=True):
    """Status of a game as a seat sees it; options are included only for the present position, not when looking back."""

    open_dice: bool
    """Whether a person chose the seed, so that rolls can be predicted."""
    differs: Differs | None
    lines: int
    at: int
    pending: ToldPending
    over: bool
    whole_record: bool
    choices: list[Offer] | UnsetType = UNSET
    """Options other than moves of units."""
    few: list[Offer] | UnsetType = UNSET
    """All options, if there are few."""
    movers: dict[str, int] | UnsetType = UNSET
    """Number of move options by unit."""
    options: int | UnsetType = UNSET
    undo: Back | UnsetType | None = UNSET
    undo_asked: Proposed | UnsetType | None = UNSET
    redo: bool | UnsetType = UNSET
    rolls: bool | UnsetType = UNSET
    beginner: bool
    """Whether preparatory questions are answered automatically."""
    prepared: list[int] | UnsetType = UNSET
    """Lines that were answered automatically since the side's last own action."""


class GameView(Standing, kw_only=True):
    """A game table as a seat sees it."""

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
    box: str | None
    """Name of the person's own data set in use; None if all data are built-in."""
    names: dict[str, str]
    """Names of sides, cards, boxes and zones in the reader's language, by id; ids without a name are missing."""
    short_names: dict[str, str]
    """Short names of units and cards by id, as the log writes them when they are not on the table."""
    zones: dict[str, ZoneSeen]
    unseen: dict[str, dict[str, int]]
    """Number of hidden items by family, as the side cannot tell where they are."""
    table: Shown
    guide: str
    """Id of the guide in use; empty if none."""
    editable: bool
    """Whether the title's editor can open its positions."""
    page_script: bool
    """Whether the title's package provides a script for the page at `/titles/{title}/page.js`."""


def view_for(games: Games, opened: OpenGame, sides: tuple[str, ...], side: str, at: int | None = None) -> GameView:
    """Return the game table as a seat sees it; the current view is cached so that later only changes are sent. Without
    `at`, show the present position, otherwise the one after line `at` of the record."""
    now = at is None or at == opened.line_count
    state = opened.game.state if at is None else opened.state_after_line(at)
    view = View(state, side)
    header = opened.game.record.header
    title = opened.title
    seen = GameView(
        game=opened.id,
        title=title.name,
        label=title.label(),
        variant=header.variant,
        scenario=title.scenario_label(header.scenario),
        mode=opened.about.mode,
        dice=opened.about.dice,
        machines=opened.about.machines,
        persons=opened.about.persons,
        sides=title.sides,
        side=side,
        seat=sides,
        open_dice=opened.about.open,
        differs=_rules_difference(opened),
        lines=opened.line_count,
        at=opened.line_count if at is None else at,
        pending=serialize_pending(view.pending),
        guide=guide.id if (guide := game_guide(opened.game)) is not None else "",
        table=tabletop(state.title.name).display(state, side),
        editable=games_can_be_edited(title.name),
        page_script=bool(kit_of(title.name).page),
        box=None if title.files.box is None else title.files.box.card.label,
        names=dict(display_names_of_ids(title.name, reader_language())),
        short_names=dict(title.short_names),
        zones=view.zones,
        unseen={family: dict(sorted(pool.items())) for family, pool in sorted(view.unseen().items())},
        over=isinstance(opened.game.pending, GameOver),
        beginner=opened.about.beginner is not None,
        whole_record=opened.about.may_know_all or isinstance(opened.game.pending, GameOver),
    )
    if now:
        _add_options(seen, games, opened, side)
        opened.views.pop((side, reader_language(), opened.line_count), None)
        opened.views[side, reader_language(), opened.line_count] = seen
        while len(opened.views) > MOST_VIEWS:
            del opened.views[next(iter(opened.views))]
    return seen


def _rules_difference(opened: OpenGame) -> Differs | None:
    """Return the first line of the game that plays differently under the current rules; None if all play as
    recorded."""
    found = opened.differs
    return None if found is None else Differs(found.line, f"{found.why.rstrip('.')}.")


def _add_options(seen: GameView, games: Games, opened: OpenGame, side: str) -> None:
    """Add to a view what the side can do now: options, undo, redo and rolls."""
    pending = opened.game.pending
    asked = isinstance(pending, Decision) and pending.side == side
    listed: list[Offer] = []
    few: list[Offer] = []
    movers: dict[str, int] = {}
    many = 0
    for offer in offers_of_pending_decision(opened) if asked else ():
        if many < FEW:
            few.append(offer)
        if offer.unit and offer.hex:
            movers[offer.unit] = movers.get(offer.unit, 0) + 1
        elif len(listed) < MOST_OFFERS:
            listed.append(offer)
        many += 1
    proposal = games.pending_undo_proposal(opened)
    target = opened.game.past.undo_target(opened.about.persons if opened.about.mode != "seats" else (side,))
    seen.choices, seen.few, seen.movers, seen.options = listed, few if many <= FEW else [], movers, many
    seen.undo = None if target is None else Back(target)
    seen.undo_asked = None if proposal is None else Proposed(proposal.id, proposal.by, proposal.to)
    seen.redo = bool(opened.game.past.undone_lines) and (
        opened.about.mode != "seats" or opened.redoes_only_actions_of((side,))
    )
    since = opened.about.beginner
    seen.prepared = [] if since is None else last_preparatory_lines(opened.game, side, since)
    seen.rolls = isinstance(pending, Chance) and opened.about.dice != "auto" and opened.may_roll(pending, (side,))
