"""An adviser that recommends what the title's standard computer player would choose; the title adds hints on what
matters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isfinite
from typing import NamedTuple

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.manual.hints import question_hint
from broadfront.core.manual.sections import sections
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players import default_player, make_player
from broadfront.players.advising.adviser import Advice, Chosen, Hint, Weighed, advice_message, hint
from broadfront.players.greedy import GreedyPlayer

__all__ = ["PlayerAdviser", "TitleAdvice", "Watch"]

Watch = Callable[[State, str, Sequence[Action]], Iterator[Hint]]
"""Yields hints about a position as a side sees it, given the side's options."""


class TitleAdvice(NamedTuple):
    """What a title adds to the advice of a player: functions that give hints on the position and reasons for a
    choice."""

    watches: tuple[Watch, ...]
    """Yield what matters among all options."""
    reasons: tuple[Watch, ...] = ()
    """Yield reasons for one choice."""


MAX_SHOWN = 3
"""Number of best options that are shown with their values."""
ADVISES = ("greedy",)
"""Players that are good enough to advise."""


class PlayerAdviser:
    """An adviser that recommends what the standard computer player of a title would choose."""

    def __init__(self, title: str, advice: TitleAdvice) -> None:
        self.title = title
        self.watches, self.reasons = advice

    def advise(self, view: View, options: Options) -> Advice:
        """Return what the decision is about and what matters in the position."""
        if view.side is None or not options:
            # With own dice, a roll or draw is also a question to a person.
            return Advice(tuple(_question_hints(view)) if isinstance(view.pending, Chance) else (), ())
        listed, position = options.listing(), view.position()
        matters = tuple(found for watch in self.watches for found in watch(position, view.side, listed))
        return Advice(tuple(_question_hints(view)), matters)

    def choose(self, view: View, options: Options) -> Chosen | None:
        """Return the choice of the title's standard computer player, with reasons.

        Return None if this player is not good enough to advise.
        """
        name = default_player(self.title)
        if view.side is None or not options or name not in ADVISES:
            return None
        player, listed = make_player(name, 0, self.title), options.listing()
        action = player.choose(view, options)
        best = _best_options(player, view, listed) if isinstance(player, GreedyPlayer) else ()
        why = [found for watch in self.reasons for found in watch(view.position(), view.side, (action,))]
        for watch in self.watches:
            why += [found for found in watch(view.position(), view.side, listed) if action in found.actions]
        # A player's figures are on its own scale, so they are shown only if no reason is in words.
        return Chosen(action, name, tuple(why or _comparison_hints(action, best)) or (_player_hint(name),), best)


def _question_hints(view: View) -> Iterator[Hint]:
    """Yield hints on what the pending decision or roll is about: the title's own explanation, or else the section of
    the rule book it belongs to."""
    pending = view.pending
    if not isinstance(pending, (Decision, Chance)):
        return
    title = view.position().title
    found = question_hint(title, pending.message.topic)
    if found is not None:
        yield hint(advice_message("about", text=found.text), *found.rules)
        return
    for section in sections(title):
        if rules := [rule for rule in pending.rules if rule in section.rules]:
            yield hint(advice_message("section", section=section.title, text=section.about), *rules)


def _best_options(player: GreedyPlayer, view: View, listed: Sequence[Action]) -> tuple[Weighed, ...]:
    """Return the options that the player values most, with their values; empty if the player does not compute
    values."""
    assert view.side is not None
    if len(listed) < 2 or type(player).choose is not GreedyPlayer.choose:
        return ()
    scales = player.scales(view.position(), view.side, listed)
    worths = [worth for part in scales.weigh(listed) for worth in part]
    best = sorted(range(len(worths)), key=lambda at: -worths[at])[:MAX_SHOWN]
    return tuple(Weighed(listed[at], round(float(worths[at]), 2)) for at in best if isfinite(worths[at]))


def _comparison_hints(action: Action, best: Sequence[Weighed]) -> Iterator[Hint]:
    """Yield a hint that compares the value of the chosen action with that of the next best option."""
    own = next((one.worth for one in best if one.action == action), None)
    other = next((one for one in best if one.action != action), None)
    if own is not None and other is not None:
        message = advice_message("compared", worth=f"{own:.1f}", next=f"{other.worth:.1f}")
        yield hint(message, actions=(action, other.action), worth=own, next=other.worth)


def _player_hint(name: str) -> Hint:
    """Return a hint that gives no reason but the name of the player who chose."""
    return hint(advice_message("chosen", player=name), player=name)
