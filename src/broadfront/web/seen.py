"""The table as a side sees it: what lies there, where the game stands, what may be chosen."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.board.shown import Shown
from broadfront.core.chance import Chance
from broadfront.core.messages import Prose, names_of
from broadfront.core.reading.language import language
from broadfront.core.steps import Decision, GameOver
from broadfront.core.told import ToldPending
from broadfront.core.view import View, pending_told
from broadfront.core.zones import ZoneSeen
from broadfront.guiding import guide_in
from broadfront.players.preparing import prepared_lines
from broadfront.titles import games_can_be_edited, kit_of, tabletop
from broadfront.web.games import Games
from broadfront.web.open_game import Dice, OpenGame, Seating
from broadfront.web.table_data import Offer, offers

__all__ = ["MOST_OFFERS", "MOST_VIEWS", "GameView", "Standing", "seen_by"]

MOST_OFFERS = 3_000
MOST_VIEWS = 8
"""So many tables of a game are remembered: a few pages, each with a line or two behind it."""
FEW = 14
"""So many options are told whole, also those of units that go somewhere."""


class Differs(msgspec.Struct, frozen=True):
    """The first line that would go differently under the present rules."""

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
    beginner: bool
    """Whether preparatory questions are answered for the persons."""
    prepared: list[int] | UnsetType = UNSET
    """The lines that were answered so, while the side has done nothing after them."""


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
    box: str | None
    """The name of your own box whose figures the game has; None: all figures are ours."""
    names: dict[str, str]
    """What sides, cards, boxes and zones are called in the language of the reader; one that is missing, by its id."""
    short_names: dict[str, str]
    """By id, what a line of the log calls a unit or card that is not on the table."""
    zones: dict[str, ZoneSeen]
    unseen: dict[str, dict[str, int]]
    """By family, the items the side cannot place."""
    table: Shown
    guide: str
    """The guide it is played with; nothing when it has none."""
    editable: bool
    """Its positions can be opened in the editor of the title."""
    page_script: bool
    """Whether the title's package brings a script for the page: `/titles/{title}/page.js`."""


def seen_by(games: Games, opened: OpenGame, sides: tuple[str, ...], side: str, at: int | None = None) -> GameView:
    """The table; as it is now it is remembered, so that the next time only what has changed is sent."""
    now = at is None or at == opened.lines
    state = opened.game.state if at is None else opened.at(at)
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
        differs=_differs(opened),
        lines=opened.lines,
        at=opened.lines if at is None else at,
        pending=pending_told(view.pending),
        guide=guide.id if (guide := guide_in(opened.game)) is not None else "",
        table=tabletop(state.title.name).shown(state, side),
        editable=games_can_be_edited(title.name),
        page_script=bool(kit_of(title.name).page),
        box=None if title.files.box is None else title.files.box.card.label,
        names=dict(names_of(title.name, language())),
        short_names=dict(title.short_names),
        zones=view.zones,
        unseen={family: dict(sorted(pool.items())) for family, pool in sorted(view.unseen().items())},
        over=isinstance(opened.game.pending, GameOver),
        beginner=opened.about.beginner is not None,
        whole_record=opened.about.may_know_all or isinstance(opened.game.pending, GameOver),
    )
    if now:
        _offer(seen, games, opened, side)
        opened.views.pop((side, language(), opened.lines), None)
        opened.views[side, language(), opened.lines] = seen
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
    target = opened.game.past.before_entry(opened.about.persons if opened.about.mode != "seats" else (side,))
    seen.choices, seen.few, seen.movers, seen.options = listed, few if many <= FEW else [], movers, many
    seen.undo = None if target is None else Back(target)
    seen.undo_asked = None if proposal is None else Proposed(proposal.id, proposal.by, proposal.to)
    seen.redo = bool(opened.game.past.undone) and (opened.about.mode != "seats" or opened.owns_undone((side,)))
    since = opened.about.beginner
    seen.prepared = [] if since is None else prepared_lines(opened.game, side, since)
    seen.rolls = isinstance(pending, Chance) and opened.about.dice != "auto" and opened.may_roll(pending, (side,))
