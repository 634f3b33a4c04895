"""HTTP handlers that create games, accept invitations, and list a person's games."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.title import Playable
from broadfront.guiding import guide_start
from broadfront.titles import tabletop
from broadfront.web.endpoint import Call
from broadfront.web.games import Seat, computer_players_for_sides
from broadfront.web.loading import load_playable
from broadfront.web.open_game import Dice, GameSettings, OpenGame, Seating
from broadfront.web.table_data import pending_text

__all__ = [
    "Claim",
    "Made",
    "MyGame",
    "NewGame",
    "SeatLink",
    "claim_seat",
    "create_game",
    "game_settings",
    "my_games",
    "new_game_answer",
]

MOST_GAMES = 100


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    variant: str | None = None
    scenario: str | None = None
    mode: Seating | None = None
    side: str | None = None
    against: str | None = None
    """Player of the sides no person takes: a level or kind of player; None for the title's default."""
    dice: Dice = "auto"
    seed: str | None = None
    options: dict[str, Any] = {}
    """Options of the title itself, such as the campaign of a clerk."""
    guide: bool = False
    """Start the title's guided first game; all other fields except the seed are then ignored."""
    beginner: bool = False
    """Answer preparatory questions automatically, unless two people play in two browsers."""


def game_settings(
    title: Playable, variant: str, mode: Seating | None, side: str | None, against: str | None, dice: Dice, persons: int
) -> GameSettings:
    """Return who plays which side and who rolls, for what a person asked; raise `Invalid` if it does not fit."""
    played = title.card.variants[variant].played
    chosen: Seating = mode or ("solo" if len(played) == 1 or persons == 1 else "hot-seat")
    if chosen == "solo":
        mine = played[0] if side is None else title.side(side)
        if mine not in played:
            raise unknown_name(f"side persons play in {title.name} {variant}", mine, played, parameter="side")
        return GameSettings("solo", (mine,), computer_players_for_sides(title.name, played, (mine,), against), dice)
    if len(played) < 2:
        many = [name for name, v in title.card.variants.items() if len(v.played) > 1]
        raise Invalid(
            f"{title.name} {variant} is for one person; two play {', '.join(many) or 'another title'}.",
            parameter="variant",
            given=variant,
            accepted=many,
        )
    mine = played[0] if side is None else title.side(side)
    if mine not in played:
        raise unknown_name(f"side persons play in {title.name} {variant}", mine, played, parameter="side")
    return GameSettings(chosen, played, {}, dice, mine if chosen == "seats" else "")


class SeatLink(msgspec.Struct, frozen=True):
    """The link to a seat at a game, or the invitation to one."""

    game: str
    sides: tuple[str, ...]
    token: str
    link: str


class Made(msgspec.Struct, frozen=True):
    """A new game: the seats of the person who made it, and one-time invitations to pass on."""

    game: str
    lines: int
    mode: Seating
    seats: list[SeatLink]
    invitations: list[SeatLink]
    open_dice: bool
    address: str


def new_game_answer(call: Call, opened: OpenGame, seats: list[Seat]) -> Made:
    """Return the response for a new game: links to its seats and invitations."""
    return Made(
        opened.id,
        opened.line_count,
        opened.about.mode,
        [_seat_link(opened.id, seat) for seat in seats if not seat.invitation],
        [_seat_link(opened.id, seat) for seat in seats if seat.invitation],
        opened.about.open,
        call.parts.settings.address,
    )


def _seat_link(game: str, seat: Seat) -> SeatLink:
    """Return the link to a seat, or the invitation to one."""
    room = "join" if seat.invitation else "game"
    return SeatLink(game, tuple(seat.sides), seat.token, f"/#/{room}/{game}/{seat.token}")


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    invitation: str


def claim_seat(call: Call) -> SeatLink:
    """Exchange an invitation for a seat at a game; an invitation works once."""
    wanted: Claim = call.body
    game = call.path["game"]
    return _seat_link(game, call.parts.games.claim_seat(game, wanted.invitation))


def create_game(call: Call) -> Made:
    """Create the game a person asked for, guided or not."""
    wanted: NewGame = call.body
    title = load_playable(wanted.title, call.parts.games.data)
    if wanted.guide:
        return _create_guided_game(call, title, wanted)
    if wanted.variant is None and wanted.mode in ("hot-seat", "seats"):
        variant = next((n for n, v in title.card.variants.items() if len(v.played) > 1), title.variant(None))
    else:
        variant = title.variant(wanted.variant)
    scenario = title.scenario(wanted.scenario, variant)
    for name in ("persons", "dice", "guide"):
        if name in wanted.options:
            raise Invalid(f"{name} is not an option of the title; give it by itself.", parameter="options", given=name)
    about = _with_beginner_help(
        game_settings(title, variant, wanted.mode, wanted.side, wanted.against, wanted.dice, 2), wanted
    )
    opened, seats = call.parts.games.new(
        title, about, variant=variant, scenario=scenario, seed=wanted.seed, chosen=wanted.options
    )
    return new_game_answer(call, opened, seats)


def _with_beginner_help(about: GameSettings, wanted: NewGame) -> GameSettings:
    """Turn on automatic answers for beginners if requested, unless the two players use separate browsers."""
    return msgspec.structs.replace(about, beginner=0 if wanted.beginner and about.may_know_all else None)


def _create_guided_game(call: Call, title: Playable, wanted: NewGame) -> Made:
    """Create the guided first game of a title, for one person."""
    guide, options, position = guide_start(title)
    about = _with_beginner_help(
        game_settings(title, guide.variant, "solo", guide.side, guide.against, guide.dice, 1), wanted
    )
    opened, seats = call.parts.games.new(
        title, about, variant=guide.variant, scenario=guide.scenario, seed=wanted.seed, chosen=options, start=position
    )
    return new_game_answer(call, opened, seats)


class MyGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in a person's list: its state, or only the reason it cannot be opened."""

    game: str
    token: str
    title: str = ""
    label: str = ""
    variant: str = ""
    scenario: str = ""
    mode: Seating | None = None
    sides: tuple[str, ...] = ()
    lines: int | None = None
    stands: str = ""
    problem: str = ""


def my_games(call: Call) -> list[MyGame]:
    """List the games whose seat tokens the request header names, newest first."""
    tokens = [part.strip() for part in (call.seat or "").split(",") if part.strip()][:MOST_GAMES]
    listed = []
    for token, id in call.parts.games.games_of_tokens(tokens).items():
        try:
            with call.parts.games.open_game(id) as opened:
                header = opened.game.record.header
                name = tabletop(header.title).game_label(opened.game.state)
                listed.append(
                    MyGame(
                        id,
                        token,
                        header.title,
                        opened.title.label(),
                        header.variant,
                        name or opened.title.scenario_label(header.scenario),
                        opened.about.mode,
                        tuple(call.parts.games.sides_of_seat(id, token)),
                        opened.line_count,
                        pending_text(opened),
                    )
                )
        except Invalid as error:
            listed.append(MyGame(id, token, problem=error.message))
    return listed
