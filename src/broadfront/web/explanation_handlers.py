"""HTTP handlers that explain: whether an action is legal and why, odds of attacks, and advice for the side to
decide."""

from __future__ import annotations

import msgspec

from broadfront.board.hexmap import map_of
from broadfront.board.shown import RoutePart
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.messages import Prose, say
from broadfront.core.payloads import ToldOdds, ToldRuling
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Decision, GameOver
from broadfront.players.advising import Advice, Hint, adviser_of
from broadfront.titles.wording import plain_action_words
from broadfront.web.endpoint import Call, GivenAction
from broadfront.web.open_game import OpenGame
from broadfront.web.request_parameters import acting_side
from broadfront.web.table_data import action_text, describe_route, infer_action
from broadfront.web.work import jobs

__all__ = [
    "Advised",
    "AdvisedChoice",
    "AdvisedOption",
    "Attacks",
    "PointedAt",
    "Weighed",
    "Why",
    "attack_odds",
    "attacks",
    "explain",
    "ruling_with_names",
]

MOST_ATTACKS = 3_000


class PointedAt(msgspec.Struct, forbid_unknown_fields=True):
    action: GivenAction | None = None
    unit: str = ""
    hex: str = ""
    side: str | None = None


class Weighed(PointedAt):
    """A request for the odds of an attack; without an action, of the combat in progress after line `at` of the
    record."""

    at: int | None = None


class Why(msgspec.Struct, frozen=True):
    """Whether an action is allowed and by which rule, the action in words, and the nearest legal alternative."""

    ruling: ToldRuling
    action: Action | None = None
    text: Prose = ""
    nearest: str | None = None
    route: RoutePart | None = None
    """Leg-by-leg breakdown of a legal move, or None if the title has none."""


def explain(call: Call) -> Why:
    """Explain whether an action is legal; the request gives the action, or a unit and a hex that imply it."""
    asked: PointedAt = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, asked.side)
        view = opened.game.view(side)
        if asked.action is not None:
            action = opened.title.codec.decode(asked.action)
        else:
            pending = opened.game.pending
            if not isinstance(pending, Decision) or pending.side != side:
                message = say("refusal.over" if isinstance(pending, GameOver) else "refusal.not-you")
                return Why(refused("BF-01", message).serialize())
            try:
                action = infer_action(opened, asked.unit, asked.hex)
            except Invalid:
                no = refused("BF-02", say("refusal.now-asked", prompt=pending.message))
                return Why(no.serialize())
        ruling = view.why_not(action)
        nearest = ruling.nearest
        return Why(
            ruling_with_names(opened, ruling),
            action,
            action_text(opened, action),
            None if nearest is None else action_text(opened, nearest),
            describe_route(opened, action) if ruling.legal else None,
        )


MOST_NAMED = 4
"""Maximum number of alternatives named in a refusal."""


def ruling_with_names(opened: OpenGame, ruling: Ruling) -> ToldRuling:
    """Return a ruling with names in place of ids in its text and in the calculation it shows; its facts keep the
    ids."""
    told, message, names = ruling.serialize(), ruling.message, opened.title.names
    if message is not None and message.topic == "refusal.not-legal":
        listed = message.data["actions"][:MOST_NAMED]
        message = say("refusal.not-open", actions=[action_text(opened, one) for one in listed])
    text = "" if message is None else str(message.with_names(names))
    return msgspec.structs.replace(
        told, text=text, ledger=tuple(line.with_names(names).serialize() for line in ruling.ledger)
    )


class Attack(msgspec.Struct, frozen=True):
    """An attack whose odds a player can ask for."""

    action: Action
    text: Prose


class Attacks(msgspec.Struct, frozen=True):
    attacks: list[Attack]


def attacks(call: Call) -> Attacks:
    """List the attacks the side could make from this position, up to a limit."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        hexmap = map_of(opened.title)
        found = opened.title.attacks(opened.game.state, side)
        few = (action for action, _ in zip(found, range(MOST_ATTACKS), strict=False))
        return Attacks([Attack(action, plain_action_words(action, hexmap)) for action in few])


def attack_odds(call: Call) -> ToldOdds:
    """Return the odds of an attack, or of the combat in progress after a line of the record."""
    asked: Weighed = call.body
    if asked.action is None and asked.at is None:
        raise Invalid("Give the attack as an action, or a line of a combat as 'at'.", parameter="action")
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, asked.side)
        if asked.action is not None:
            opened.title.codec.decode(asked.action)
        state = opened.game.state if asked.at is None else opened.state_after_line(asked.at)
        place = jobs.job_position(state, call.parts.settings.data)
    return call.parts.workers.run_slow(jobs.odds, place, asked.action, side)


# Advice


class AdvisedOption(msgspec.Struct, frozen=True):
    """An option and the value the adviser gives it."""

    action: Action
    text: Prose
    worth: float
    error: float | None = None
    """Standard error of the win probability in `worth`, if the option was played out."""
    odds: ToldOdds | None = None
    """From the tutor: exact odds of the combat the option starts or continues, with all units that can join."""


class AdvisedChoice(msgspec.Struct, frozen=True):
    """The action the adviser recommends, the kind of player that advises, and the reasons."""

    action: Action
    text: Prose
    by: str
    why: tuple[Hint, ...]
    best: list[AdvisedOption]


class Advised(msgspec.Struct, frozen=True):
    """The recommended choice; None if the side has no decision, or the title no computer player good enough to
    advise."""

    choice: AdvisedChoice | None


def explain_decision(call: Call) -> Advice:
    """Explain the decision a side has to make and what matters in it; empty if the side has none."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        pending = opened.game.pending
        if not isinstance(pending, Decision) or pending.side != side:
            return Advice((), ())
        return adviser_of(opened.title.name).advise(opened.game.view(side), opened.game.options(side))


def recommended_choice(call: Call) -> Advised:
    """Return the action a good computer player would choose for the side, with reasons."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        pending = opened.game.pending
        if not isinstance(pending, Decision) or pending.side != side:
            return Advised(None)
        found = adviser_of(opened.title.name).choose(opened.game.view(side), opened.game.options(side))
        if found is None:
            return Advised(None)
        best = [AdvisedOption(one.action, action_text(opened, one.action), one.worth) for one in found.best]
        return Advised(AdvisedChoice(found.action, action_text(opened, found.action), found.by, found.why, best))
