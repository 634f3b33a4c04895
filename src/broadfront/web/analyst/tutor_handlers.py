"""HTTP handlers of the tutor: playout values of the options, warnings before costly choices, and example
continuations."""

from __future__ import annotations

import msgspec

from broadfront.analyst.evaluator import never_stop
from broadfront.core.actions import Action, Composed
from broadfront.core.errors import Invalid
from broadfront.core.messages import Prose
from broadfront.core.payloads import ToldEvent
from broadfront.core.steps import Decision
from broadfront.web.endpoint import Call, GivenAction
from broadfront.web.explanation_handlers import Advised, AdvisedChoice, AdvisedOption
from broadfront.web.open_game import OpenGame
from broadfront.web.request_parameters import acting_side
from broadfront.web.table_data import action_text
from broadfront.web.work import jobs
from broadfront.web.work.thinking import Far

__all__ = [
    "Caution",
    "Compared",
    "Considered",
    "Lines",
    "LooksAhead",
    "Stopped",
    "Warned",
    "compare_continuations",
    "stop_tutor",
    "tutor_choice",
    "tutor_progress",
    "warning",
]  # fmt: skip

SECONDS = 60.0
"""Limit of processor time for one answer."""


class Considered(msgspec.Struct, forbid_unknown_fields=True):
    """An action the player is about to take, on which the tutor is asked for a warning."""

    action: GivenAction
    side: str | None = None


class Compared(msgspec.Struct, forbid_unknown_fields=True):
    """Two possible actions that the tutor is asked to compare."""

    actions: tuple[GivenAction, GivenAction]
    side: str | None = None


class Warned(msgspec.Struct, frozen=True):
    """How much win probability an action loses against a better one, with the standard error of the loss."""

    loss: float
    error: float
    taken: AdvisedOption
    better: AdvisedOption


class Caution(msgspec.Struct, frozen=True):
    """The tutor's warning about an action; None if its loss may be due to chance, or if the tutor does not play such
    decisions out."""

    warning: Warned | None


class Stopped(msgspec.Struct, forbid_unknown_fields=True):
    side: str | None = None


class LooksAhead(msgspec.Struct, frozen=True):
    """Progress of the tutor's current request for a side; None if the side has no request running."""

    far: Far | None


class Line(msgspec.Struct, frozen=True):
    """One possible continuation of the game after an action."""

    action: Action
    text: Prose
    events: list[ToldEvent]


class Lines(msgspec.Struct, frozen=True):
    """Possible continuations of the game after each of two actions, with the same guess at hidden facts and the same
    dice."""

    lines: list[Line]


def tutor_choice(call: Call) -> Advised:
    """Return the action the tutor recommends, with the win probability of each option it played out."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        if not _is_to_decide(opened, side):
            return Advised(None)
        place = jobs.job_position(opened.game.state, call.parts.settings.data)
    with call.parts.tutor_requests.register_request(opened.id, side) as watch:
        found = call.parts.thinkers.run_watched(SECONDS, watch, jobs.tutor_choice, place, side)
    if found is None:
        return Advised(None)
    with call.parts.games.open_game(call.path["game"]) as opened:
        errors = {hint.actions[0]: hint.figures["error"] for hint in found.why if "win" in hint.figures}
        best = [
            AdvisedOption(
                one.action,
                action_text(opened, one.action),
                one.worth,
                errors.get(one.action),
                None if one.odds is None else one.odds.serialize(),
            )
            for one in found.best
        ]
        return Advised(AdvisedChoice(found.action, action_text(opened, found.action), found.by, found.why, best))


def tutor_progress(call: Call) -> LooksAhead:
    """Return the progress of the tutor's current request for a side."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        return LooksAhead(call.parts.tutor_requests.progress(opened.id, side))


def stop_tutor(call: Call) -> LooksAhead:
    """Tell the tutor to stop its search and answer with what it has found so far."""
    asked: Stopped = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, asked.side)
        call.parts.tutor_requests.stop(opened.id, side)
        return LooksAhead(call.parts.tutor_requests.progress(opened.id, side))


def warning(call: Call) -> Caution:
    """Return the tutor's warning if an action loses more win probability than chance explains."""
    asked: Considered = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, asked.side)
        action = opened.title.codec.decode(asked.action)
        if (
            not _is_to_decide(opened, side)
            or isinstance(action, Composed)
            or not opened.game.view(side).why_not(action).legal
        ):
            return Caution(None)
        if not jobs.is_decision_searched(opened.game.view(side)):
            return Caution(None)
        place = jobs.job_position(opened.game.state, call.parts.settings.data)
    with call.parts.tutor_requests.register_request(opened.id, side) as watch:
        found = call.parts.thinkers.run_watched(SECONDS, watch, jobs.tutor_warning, place, side, asked.action)
    if found is None:
        return Caution(None)
    with call.parts.games.open_game(call.path["game"]) as opened:
        taken, better = (AdvisedOption(one, action_text(opened, one), 0.0) for one in found.actions)
        return Caution(Warned(found.figures["loss"], found.figures["error"], taken, better))


def compare_continuations(call: Call) -> Lines:
    """Return one possible continuation of the game after each of two actions, for comparison."""
    asked: Compared = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, asked.side)
        if not _is_to_decide(opened, side):
            raise Invalid("This side is not asked now.", parameter="side", given=side)
        actions = [opened.title.codec.decode(one) for one in asked.actions]
        for action in actions:
            if not opened.game.view(side).why_not(action).legal:
                raise Invalid("An action that cannot be done now.", parameter="actions", given=str(action))
        words = [action_text(opened, action) for action in actions]
        place = jobs.job_position(opened.game.state, call.parts.settings.data)
    found = call.parts.thinkers.run_watched(SECONDS, never_stop, jobs.tutor_continuations, place, side, asked.actions)
    continuations = zip(actions, words, found, strict=True)
    return Lines(
        [Line(action, text, [event.serialize() for event in events]) for action, text, events in continuations]
    )


def _is_to_decide(opened: OpenGame, side: str) -> bool:
    """Return whether this side must decide now."""
    pending = opened.game.pending
    return isinstance(pending, Decision) and pending.side == side
