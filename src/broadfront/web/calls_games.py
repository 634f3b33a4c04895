"""Games: made, looked at, played. A handler sees a game through the seat's side only."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront.core.actions import Composed
from broadfront.core.chance import Chance
from broadfront.core.errors import Illegal, Invalid, unknown
from broadfront.core.game import Game, odds_of
from broadfront.core.record import Header
from broadfront.core.rulings import refused
from broadfront.core.steps import Decision, GameOver
from broadfront.core.title import Playable
from broadfront.core.view import View, pending_data
from broadfront.titles import tabletop
from broadfront.web.asking import number_in as _number
from broadfront.web.asking import side_of as _side
from broadfront.web.endpoint import Call, Raw
from broadfront.web.games import Seat, machines_for
from broadfront.web.loading import load_playable
from broadfront.web.maps import map_of
from broadfront.web.open_game import About, Dice, Mode, OpenGame, Proposal
from broadfront.web.table_data import (
    Choice,
    about,
    choices,
    log_entries,
    pending_words,
    reach,
    route,
    said,
    words,
    worth_asking,
)

__all__ = [
    "Act",
    "Fork",
    "Load",
    "NewGame",
    "Note",
    "Point",
    "Resolve",
    "Roll",
    "Undo",
    "about_game",
    "act",
    "attacks",
    "fork",
    "load",
    "log",
    "made_game",
    "mine",
    "new",
    "note",
    "odds",
    "options",
    "outcome",
    "own_log",
    "reachable",
    "record",
    "roll",
    "show",
    "undo",
    "unit",
    "why",
]

MOST_NOTE = 2_000
MOST_CHOICES = 3_000
MOST_GAMES = 100
FEW = 14
"""So many options are told whole, also those of units that go somewhere."""


# Bodies


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    variant: str | None = None
    scenario: str | None = None
    mode: Mode | None = None
    side: str | None = None
    against: str = "random"
    dice: Dice = "auto"
    seed: str | None = None
    options: dict[str, Any] = {}
    """Options of the title's own, such as the campaign of a clerk."""


class Load(msgspec.Struct, forbid_unknown_fields=True):
    record: str
    mode: Mode | None = None
    side: str | None = None
    against: str = "random"


class Act(msgspec.Struct, forbid_unknown_fields=True):
    action: dict[str, Any]
    side: str | None = None
    lines: int | None = None


class Roll(msgspec.Struct, forbid_unknown_fields=True):
    lines: int | None = None


class Resolve(msgspec.Struct, forbid_unknown_fields=True):
    outcome: int | str
    side: str | None = None
    lines: int | None = None


class Point(msgspec.Struct, forbid_unknown_fields=True):
    action: dict[str, Any] | None = None
    unit: str = ""
    hex: str = ""
    side: str | None = None


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    to: int | None = None
    agreed: bool | None = None
    side: str | None = None


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    at: int | None = None


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: str


# New games


def about_game(
    title: Playable, variant: str, mode: Mode | None, side: str | None, against: str, dice: Dice, persons: int
) -> About:
    played = title.card.variants[variant].played
    chosen: Mode = mode or ("solo" if len(played) == 1 or persons == 1 else "hot-seat")
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
    return About(chosen, played, {}, dice)


def made_game(call: Call, opened: OpenGame, seats: list[Seat]) -> dict[str, Any]:
    settings = call.parts.settings
    return {
        "game": opened.id,
        "lines": opened.lines,
        "mode": opened.about.mode,
        "seats": [{"sides": list(s.sides), "token": s.token, "link": f"/#/game/{opened.id}/{s.token}"} for s in seats],
        "address": f"http://{settings.host}:{settings.port}",
    }


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


def load(call: Call) -> dict[str, Any]:
    wanted: Load = call.body

    def about(title: Playable, header: Header) -> About:
        persons = header.options.get("persons", 1)
        dice: Dice = "own" if header.options.get("dice") == "own" else "auto"
        many = 2 if isinstance(persons, int) and persons > 1 else 1
        return about_game(title, header.variant, wanted.mode, wanted.side, wanted.against, dice, many)

    opened, seats = call.parts.games.from_record(wanted.record.encode(), about)
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


# Looking


def show(call: Call) -> dict[str, Any]:
    """The table as the seat sees it, now or after a line."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = _side(call, opened, call.query.get("side"))
        at = _number(call, "at")
        now = at is None or at == opened.lines
        state = opened.game.state if at is None else call.parts.games.at(opened, at)
        view = View(state, side)
        header = opened.game.record.header
        table = tabletop(state.title.name).shown(state, side)
        title = opened.title
        data: dict[str, Any] = {
            "game": opened.id,
            "title": title.name,
            "label": title.card.label,
            "variant": header.variant,
            "scenario": title.card.scenarios[header.scenario].label,
            "mode": opened.about.mode,
            "dice": opened.about.dice,
            "machines": opened.about.machines,
            "persons": list(opened.about.persons),
            "sides": list(title.sides),
            "side": side,
            "seat": list(call.parts.games.seat(opened.id, call.seat)),
            "lines": opened.lines,
            "at": opened.lines if at is None else at,
            "pending": pending_data(view.pending),
            "table": table,
            "zones": view.zones,
            "unseen": {family: dict(sorted(pool.items())) for family, pool in sorted(view.unseen().items())},
            "over": isinstance(opened.game.pending, GameOver),
            "whole_record": opened.about.may_know_all or isinstance(opened.game.pending, GameOver),
        }
        if now:
            data |= _open_choices(opened, side)
        return data


def _open_choices(opened: OpenGame, side: str) -> dict[str, Any]:
    """What the side may do now: choices without a unit that goes somewhere, and the units that have such choices."""
    pending = opened.game.pending
    asked = isinstance(pending, Decision) and pending.side == side
    listed: list[Choice] = []
    few: list[Choice] = []
    movers: dict[str, int] = {}
    many = 0
    for choice in choices(opened) if asked else ():
        if many < FEW:
            few.append(choice)
        if choice.unit and choice.hex:
            movers[choice.unit] = movers.get(choice.unit, 0) + 1
        elif len(listed) < MOST_CHOICES:
            listed.append(choice)
        many += 1
    proposal = opened.proposal
    target = opened.before_last(opened.about.persons if opened.about.mode != "seats" else (side,))
    return {
        "choices": listed,
        "few": few if many <= FEW else [],
        "movers": movers,
        "options": many,
        "undo": None if target is None else {"to": target},
        "undo_asked": None if proposal is None else {"by": proposal.by, "to": proposal.to},
        "rolls": isinstance(pending, Chance) and opened.about.dice != "auto" and _may_roll(opened, pending, (side,)),
    }


def options(call: Call) -> dict[str, Any]:
    """Every listed option of the seat's side, as data."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = _side(call, opened, call.query.get("side"))
        pending = opened.game.pending
        asked = isinstance(pending, Decision) and pending.side == side
        unit = call.query.get("unit")
        found = [c for c in (choices(opened) if asked else ()) if unit is None or c.unit == unit]
        return {"lines": opened.lines, "side": side, "options": found[:MOST_CHOICES], "all": len(found)}


def reachable(call: Call) -> dict[str, Any]:
    unit = call.query.get("unit", "")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = _side(call, opened, call.query.get("side"))
        return {"lines": opened.lines, "unit": unit, "choices": reach(opened, side, unit)}


def unit(call: Call) -> dict[str, Any]:
    """What the title tells of a unit."""
    name = call.query.get("unit", "")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = _side(call, opened, call.query.get("side"))
        return {"lines": opened.lines, "unit": name, "about": about(opened, side, name)}


def log(call: Call) -> dict[str, Any]:
    with call.parts.games.opened(call.path["game"]) as opened:
        side = _side(call, opened, call.query.get("side"))
        since = _number(call, "since")
        return {"lines": opened.lines, "side": side, "log": log_entries(opened, side, -1 if since is None else since)}


def record(call: Call) -> Raw:
    """The whole record, or a record that starts from the position at a line; both for who may know everything."""
    with call.parts.games.opened(call.path["game"]) as opened:
        call.parts.games.seat(opened.id, call.seat)
        at = _number(call, "position")
        if at is None:
            data = call.parts.games.full_record(opened)
        else:
            call.parts.games.check_may_know_all(opened)
            header = opened.game.record.header
            start = call.parts.games.at(opened, at).to_data()
            data = Game.new(
                opened.title, scenario=header.scenario, variant=header.variant, options=header.options, start=start
            ).record.to_bytes()
        name = f"{opened.title.name}-{opened.id}.bf"
    return Raw(data, "application/x-ndjson", {"content-disposition": f'attachment; filename="{name}"'})


def own_log(call: Call) -> Raw:
    """The seat's own log, a JSON object a line."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = _side(call, opened, call.query.get("side"))
        entries = log_entries(opened, side)
        name = f"{opened.title.name}-{opened.id}-{side}.jsonl"
    data = b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries)
    return Raw(data, "application/x-ndjson", {"content-disposition": f'attachment; filename="{name}"'})


def why(call: Call) -> dict[str, Any]:
    """May this be done? An action, or a unit and a hex somebody points at."""
    asked: Point = call.body
    with call.parts.games.opened(call.path["game"]) as opened:
        side = _side(call, opened, asked.side)
        view = opened.game.view(side)
        if asked.action is not None:
            action = opened.title.codec.decode(asked.action)
        else:
            pending = opened.game.pending
            if not isinstance(pending, Decision) or pending.side != side:
                told = "the game is over." if isinstance(pending, GameOver) else "you are not asked now."
                return {"ruling": refused("BF-01", told).to_data(), "action": None, "text": ""}
            try:
                action = worth_asking(opened, asked.unit, asked.hex)
            except Invalid:
                return {
                    "ruling": refused("BF-02", f"asked now is: {pending.prompt}.").to_data(), "action": None, "text": ""
                }  # fmt: skip
        ruling = view.why_not(action)
        nearest = ruling.nearest
        return {
            "ruling": ruling.to_data(),
            "action": opened.title.codec.encode(action),
            "text": said(opened, action),
            "nearest": None if nearest is None else said(opened, nearest),
            "route": route(opened, action) if ruling.legal else None,
        }


def attacks(call: Call) -> dict[str, Any]:
    """Attacks of the side from this position worth asking the odds of."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = _side(call, opened, call.query.get("side"))
        hexmap = map_of(opened.title)
        found = opened.title.attacks(opened.game.state, side)
        return {
            "attacks": [
                {"action": opened.title.codec.encode(action), "text": words(action, hexmap)}
                for action, _ in zip(found, range(MOST_CHOICES), strict=False)
            ]
        }


def odds(call: Call) -> dict[str, Any]:
    asked: Point = call.body
    if asked.action is None:
        raise Invalid("Give the attack as an action.", parameter="action")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = _side(call, opened, asked.side)
        action = opened.title.codec.decode(asked.action)
        state = opened.game.state.copy()
    return odds_of(state, action, side=side).to_data()


# Playing


def _done(opened: OpenGame, side: str, before: int) -> dict[str, Any]:
    return {"lines": opened.lines, "log": log_entries(opened, side, before)}


def act(call: Call) -> dict[str, Any]:
    wanted: Act = call.body
    with call.parts.games.changing(call.path["game"], wanted.lines) as opened:
        side = _side(call, opened, wanted.side)
        before = opened.lines
        action = opened.title.codec.decode(wanted.action)
        if isinstance(action, Composed):
            opened.do_parts(action, side)
        else:
            opened.do(lambda game: game.apply(action, side=side))
    return _done(opened, side, before)


def _may_roll(opened: OpenGame, chance: Chance, sides: tuple[str, ...]) -> bool:
    """The roll of a person's side is for that person; any other is for everybody who may see it."""
    owner = chance.side if chance.side in opened.about.persons else None
    return owner in sides if owner is not None else any(chance.sees(side) for side in sides)


def roll(call: Call) -> dict[str, Any]:
    wanted: Roll = call.body
    with call.parts.games.changing(call.path["game"], wanted.lines) as opened:
        sides = call.parts.games.seat(opened.id, call.seat)
        before, pending = opened.lines, opened.game.pending
        if isinstance(pending, Chance) and not _may_roll(opened, pending, sides):
            raise Illegal(refused("BF-01", f"{pending.what} is for {pending.side} to roll."))
        opened.do(lambda game: game.roll())
    return _done(opened, _side(call, opened, None), before)


def outcome(call: Call) -> dict[str, Any]:
    """What a person rolled or drew at their own table."""
    wanted: Resolve = call.body
    with call.parts.games.changing(call.path["game"], wanted.lines) as opened:
        # Who plays alone and presses for each roll may roll at the table too.
        if opened.about.dice != "own" and (opened.about.dice, opened.about.mode) != ("ask", "solo"):
            raise Illegal(refused("BF-03", "the program rolls in this game."))
        sides = call.parts.games.seat(opened.id, call.seat)
        pending = opened.game.pending
        seeing = [side for side in sides if isinstance(pending, Chance) and pending.sees(side)]
        side = _side(call, opened, wanted.side or (seeing[0] if seeing else None))
        before = opened.lines
        opened.do(lambda game: game.resolve(wanted.outcome, by="person", side=side))
    return _done(opened, side, before)


def undo(call: Call) -> dict[str, Any]:
    """Take back; beyond a die, or the other person's action, two persons must agree (BF-04)."""
    wanted: Undo = call.body
    with call.parts.games.changing(call.path["game"]) as opened:
        side = _side(call, opened, wanted.side)
        sides = call.parts.games.seat(opened.id, call.seat)
        before, proposal = opened.lines, opened.proposal
        if opened.about.mode != "seats":
            target = opened.before_last(opened.about.persons) if wanted.to is None else wanted.to
            opened.do(lambda game: game.undo(target, agreed=bool(wanted.agreed)))
        elif proposal is not None and proposal.by not in sides and wanted.agreed is not None:
            opened.proposal = None
            if wanted.agreed:
                opened.do(lambda game: game.undo(proposal.to, agreed=True))
        else:
            target = opened.before_last(sides) if wanted.to is None else wanted.to
            other = None if target is None else opened.others_since(target, sides)
            try:
                if other is not None:
                    raise Illegal(refused("BF-04", f"{other} has acted since; both persons must agree."))
                opened.do(lambda game: game.undo(target))
            except Illegal:
                if wanted.agreed is None or target is None:
                    raise
                opened.proposal = Proposal(side, target, opened.lines)
        asked = opened.proposal is not None
    call.parts.hub.tell(opened.id, opened.lines)
    return _done(opened, side, before) | {"asked": asked}


def fork(call: Call) -> dict[str, Any]:
    wanted: Fork = call.body
    with call.parts.games.opened(call.path["game"]) as opened:
        call.parts.games.seat(opened.id, call.seat)
        return made_game(call, *call.parts.games.fork(opened, wanted.at))


def note(call: Call) -> dict[str, Any]:
    wanted: Note = call.body
    if not wanted.text.strip() or len(wanted.text) > MOST_NOTE:
        raise Invalid(f"A note has 1 to {MOST_NOTE} letters.", parameter="text", given=len(wanted.text))
    with call.parts.games.changing(call.path["game"]) as opened:
        side = _side(call, opened, None)
        before = opened.lines
        opened.do(lambda game: game.note(wanted.text.strip()))
    return _done(opened, side, before)
