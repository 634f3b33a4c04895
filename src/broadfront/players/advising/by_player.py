"""An adviser that asks a player of the title; what matters, watchers of the title say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isfinite
from typing import NamedTuple

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.manual.hints import about
from broadfront.core.manual.sections import sections
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players import player_named, usual_player
from broadfront.players.advising.adviser import Advice, Chosen, Hint, Weighed, hint, tell
from broadfront.players.greedy import GreedyPlayer

__all__ = ["PlayerAdviser", "TitleAdvice", "Watch"]

Watch = Callable[[State, str, Sequence[Action]], Iterator[Hint]]
"""Says what matters in a position as a side sees it, with the options it has."""


class TitleAdvice(NamedTuple):
    """What a title adds to the advice of a player."""

    watches: tuple[Watch, ...]
    """What matters, of all that may be done."""
    reasons: tuple[Watch, ...] = ()
    """Why one thing is chosen."""


SHOWN = 3
"""The best options that are told with their worth."""
ADVISES = ("greedy",)
"""Players that are good enough to be asked."""


class PlayerAdviser:
    """Asks the usual player of a title."""

    def __init__(self, title: str, advice: TitleAdvice) -> None:
        self.title = title
        self.watches, self.reasons = advice

    def advise(self, view: View, options: Options) -> Advice:
        if view.side is None or not options:
            # With dice of one's own a roll or draw is a question too.
            return Advice(tuple(_about(view)) if isinstance(view.pending, Chance) else (), ())
        listed, position = options.listing(), view.position()
        matters = tuple(found for watch in self.watches for found in watch(position, view.side, listed))
        return Advice(tuple(_about(view)), matters)

    def choose(self, view: View, options: Options) -> Chosen | None:
        name = usual_player(self.title)
        if view.side is None or not options or name not in ADVISES:
            return None
        player, listed = player_named(name, 0, self.title), options.listing()
        action = player.choose(view, options)
        best = _weighed(player, view, listed) if isinstance(player, GreedyPlayer) else ()
        why = [found for watch in self.reasons for found in watch(view.position(), view.side, (action,))]
        for watch in self.watches:
            why += [found for found in watch(view.position(), view.side, listed) if action in found.actions]
        # Its figures are of its own scales: they are told where no reason has words.
        return Chosen(action, name, tuple(why or _compared(action, best)) or (_only_chosen(name),), best)


def _about(view: View) -> Iterator[Hint]:
    """What the question is about: what the title says of it, else the section of the rule book it stands in."""
    pending = view.pending
    if not isinstance(pending, (Decision, Chance)):
        return
    title = view.position().title
    found = about(title, pending.message.topic)
    if found is not None:
        yield hint(tell("about", text=found.text), *found.rules)
        return
    for section in sections(title):
        if rules := [rule for rule in pending.rules if rule in section.rules]:
            yield hint(tell("section", section=section.title, text=section.about), *rules)


def _weighed(player: GreedyPlayer, view: View, listed: Sequence[Action]) -> tuple[Weighed, ...]:
    """The best options by the scales of the player."""
    assert view.side is not None
    if len(listed) < 2 or type(player).choose is not GreedyPlayer.choose:
        return ()
    scales = player.scales(view.position(), view.side, listed)
    worths = [worth for part in scales.weighed(listed) for worth in part]
    best = sorted(range(len(worths)), key=lambda at: -worths[at])[:SHOWN]
    return tuple(Weighed(listed[at], round(float(worths[at]), 2)) for at in best if isfinite(worths[at]))


def _compared(action: Action, best: Sequence[Weighed]) -> Iterator[Hint]:
    own = next((one.worth for one in best if one.action == action), None)
    other = next((one for one in best if one.action != action), None)
    if own is not None and other is not None:
        told = tell("compared", worth=f"{own:.1f}", next=f"{other.worth:.1f}")
        yield hint(told, actions=(action, other.action), worth=own, next=other.worth)


def _only_chosen(name: str) -> Hint:
    return hint(tell("chosen", player=name), player=name)
