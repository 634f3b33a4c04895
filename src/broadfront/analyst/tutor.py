"""The tutor: an adviser that compares the options by playouts, and warns before a mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Unpack

import msgspec

from broadfront.analyst.evaluator import Stop
from broadfront.analyst.judgment import judge_action
from broadfront.analyst.search import Search
from broadfront.analyst.worth import Option
from broadfront.core.actions import Action, Composed
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.messages import Fields, Message, register_words
from broadfront.core.odds import Odds
from broadfront.core.options import Options
from broadfront.core.title import Playable
from broadfront.core.view import View
from broadfront.players.advising import Advice, Chosen, Hint, adviser_of
from broadfront.players.advising.adviser import Weighed, hint
from broadfront.titles.wording import describe_action

__all__ = ["Tutor"]

register_words("analyst", Path(__file__).parent / "words")

PLAYOUTS = 48
"""Playouts for each searched decision."""


class TutorFields(Fields, total=False):
    """The data of the tutor's messages, in addition to the fields that every message has."""

    better: str
    count: int
    taken: str
    tried: int
    error: str
    loss: str
    playouts: int
    win: str


def _tutor_message(topic: str, /, **data: Unpack[TutorFields]) -> Message:
    """Make a message whose text comes from the tutor's own word file."""
    return Message("analyst", topic, data)


class Tutor:
    """The strong adviser: it compares options by playouts. Like any `Adviser` it uses only its side's view."""

    def __init__(self, title: str, *, seed: int | str = 0, playouts: int = PLAYOUTS, stop: Stop | None = None) -> None:
        self.title, self.seed, self.playouts = title, seed, playouts
        self._search = Search(title, seed, playouts, stop)
        self._usual = adviser_of(title)

    def set_stop(self, stop: Stop | None) -> None:
        """Set the callback that is told the progress of playouts and may stop them; None removes it."""
        self._search.stop = stop

    def advise(self, view: View, options: Options) -> Advice:
        """Return what the pending question is about and what matters in the position: rules and exact odds, without
        playouts."""
        return self._usual.advise(view, options)

    def choose(self, view: View, options: Options) -> Chosen | None:
        """Return the choice of the `search` player, with each option's chance to win estimated by playouts.

        If the decision is of a kind that is not worth playouts, return the usual adviser's choice. Return None if the
        title has no player good enough to advise. Options that start a fight include their exact odds.
        """
        usual = self._usual.choose(view, options)
        if usual is None:
            return None
        found = (
            self._search.compare_options(view, options, usual.action) if self._search.is_worth_playouts(view) else []
        )
        if not found:
            fights = tuple(msgspec.structs.replace(one, odds=_odds_of_fight(view, one.action)) for one in usual.best)
            return msgspec.structs.replace(usual, best=fights)
        action = self._search.clearly_best_action(found, usual.action)
        why = [_chance_hint(view, option) for option in found]
        if action == usual.action:
            why += [_unclear_hint(found), *usual.why]
        count, tried = len(options.listing()), len(found)
        if tried < count:
            why.append(hint(_tutor_message("tutor.tried", count=count, tried=tried), count=count, tried=tried))
        best = tuple(
            Weighed(option.action, round(option.worth.win.mean, 3), _odds_of_fight(view, option.action))
            for option in found
        )
        return Chosen(action, "search", tuple(why), best)

    def warn(self, view: View, options: Options, action: Action) -> Hint | None:
        """Return a warning if an action loses more than chance explains against a better option; else None."""
        if not self._search.is_worth_playouts(view):
            return None
        search = self._search
        found = judge_action(
            view, options, action, search.plain, self.seed, self.playouts, search.stop, loss_alone=True
        )
        if not found.is_costly:
            return None
        loss, error = f"{found.loss.mean:.2f}", f"{found.loss.error:.2f}"
        taken, better = (describe_action(view.position(), one) for one in (action, found.best))
        message = _tutor_message("tutor.warning", taken=taken, better=better, loss=loss, error=error)
        return hint(message, actions=(action, found.best), loss=found.loss.mean, error=found.loss.error)


def _chance_hint(view: View, option: Option) -> Hint:
    """Return a hint that states an option's chance to win."""
    win, playouts = option.worth.win, option.worth.playouts
    taken = describe_action(view.position(), option.action)
    message = _tutor_message(
        "tutor.option", taken=taken, win=f"{win.mean:.2f}", error=f"{win.error:.2f}", playouts=playouts
    )
    return hint(message, actions=(option.action,), win=win.mean, error=win.error, playouts=playouts)


def _unclear_hint(found: list[Option]) -> Hint:
    """Return a hint that none of the compared options is clearly better than the others."""
    playouts = sum(option.worth.playouts for option in found)
    return hint(_tutor_message("tutor.unclear", playouts=playouts), playouts=playouts)


def _odds_of_fight(view: View, action: Action) -> Odds | None:
    """Return the exact odds of the fight that an action starts, with every unit that can join, or of the fight that it
    continues. Return None if there is no fight, or if its outcomes are too many to count."""
    assert view.side is not None
    state = view.sample(0)
    state.settle()
    title = state.title
    assert isinstance(title, Playable)
    asked: Action | None = action
    if title.current_battle(state) is None:
        attacks = (one for one in title.attacks(state, view.side) if isinstance(one, Composed))
        asked = next((one for one in attacks if next(iter(one.expand(state)), None) == action), None)
    if asked is None:
        return None
    try:
        found = odds_of_attack(state, asked, side=view.side)
    except (Illegal, Invalid):
        return None
    return found if found.exact else None
