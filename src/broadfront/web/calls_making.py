"""Games made, and the list of those one sits at."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront.core.errors import Invalid, unknown
from broadfront.core.title import Playable
from broadfront.web.endpoint import Call
from broadfront.web.games import Seat, machines_for
from broadfront.web.loading import load_playable
from broadfront.web.open_game import About, Dice, OpenGame, Seating
from broadfront.web.table_data import pending_words

__all__ = ["Claim", "NewGame", "about_game", "claim", "made_game", "mine", "new"]

MOST_GAMES = 100


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    variant: str | None = None
    scenario: str | None = None
    mode: Seating | None = None
    side: str | None = None
    against: str = "random"
    dice: Dice = "auto"
    seed: str | None = None
    options: dict[str, Any] = {}
    """Options of the title's own, such as the campaign of a clerk."""


def about_game(
    title: Playable, variant: str, mode: Seating | None, side: str | None, against: str, dice: Dice, persons: int
) -> About:
    played = title.card.variants[variant].played
    chosen: Seating = mode or ("solo" if len(played) == 1 or persons == 1 else "hot-seat")
    if chosen == "solo":
        mine = played[0] if side is None else title.side(side)
        if mine not in played:
            raise unknown(f"side persons play in {title.name} {variant}", mine, played, parameter="side")
        return About("solo", (mine,), machines_for(title.name, played, (mine,), against), dice)
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
        raise unknown(f"side persons play in {title.name} {variant}", mine, played, parameter="side")
    return About(chosen, played, {}, dice, mine if chosen == "seats" else "")


def made_game(call: Call, opened: OpenGame, seats: list[Seat]) -> dict[str, Any]:
    return {
        "game": opened.id,
        "lines": opened.lines,
        "mode": opened.about.mode,
        "seats": [_link(opened.id, seat) for seat in seats if not seat.invitation],
        "invitations": [_link(opened.id, seat) for seat in seats if seat.invitation],
        "open_dice": opened.about.open,
        "address": call.parts.settings.address,
    }


def _link(game: str, seat: Seat) -> dict[str, Any]:
    room = "join" if seat.invitation else "game"
    return {"sides": list(seat.sides), "token": seat.token, "link": f"/#/{room}/{game}/{seat.token}"}


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    invitation: str


def claim(call: Call) -> dict[str, Any]:
    """The seat an invitation gives; the invitation is used up by it."""
    wanted: Claim = call.body
    game = call.path["game"]
    return {"game": game} | _link(game, call.parts.games.claim(game, wanted.invitation))


def new(call: Call) -> dict[str, Any]:
    wanted: NewGame = call.body
    title = load_playable(wanted.title, call.parts.games.data)
    if wanted.variant is None and wanted.mode in ("hot-seat", "seats"):
        variant = next((n for n, v in title.card.variants.items() if len(v.played) > 1), title.variant(None))
    else:
        variant = title.variant(wanted.variant)
    scenario = title.scenario(wanted.scenario, variant)
    for name in ("persons", "dice"):
        if name in wanted.options:
            raise Invalid(f"{name} is no option of the title; give it by itself.", parameter="options", given=name)
    about = about_game(title, variant, wanted.mode, wanted.side, wanted.against, wanted.dice, 2)
    opened, seats = call.parts.games.new(
        title, about, variant=variant, scenario=scenario, seed=wanted.seed, chosen=wanted.options
    )
    return made_game(call, opened, seats)


def mine(call: Call) -> list[dict[str, Any]]:
    """The games of the seats named in the header, newest first."""
    tokens = [part.strip() for part in (call.seat or "").split(",") if part.strip()][:MOST_GAMES]
    told = []
    for token, id in call.parts.games.mine(tokens).items():
        try:
            with call.parts.games.opened(id) as opened:
                header = opened.game.record.header
                told.append(
                    {
                        "game": id,
                        "token": token,
                        "title": header.title,
                        "label": opened.title.card.label,
                        "variant": header.variant,
                        "scenario": opened.title.card.scenarios[header.scenario].label,
                        "mode": opened.about.mode,
                        "sides": list(call.parts.games.seat(id, token)),
                        "lines": opened.lines,
                        "stands": pending_words(opened),
                    }
                )
        except Invalid as error:
            told.append({"game": id, "token": token, "problem": error.message})
    return told
