"""What the analyst has to know of a title beyond its rules: a file of data, and how a position is scored."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.state import State
from broadfront.titles import kit_of, part_of
from broadfront.tracks import tracks_of

__all__ = [
    "Holding", "Horizon", "Outlook", "Place", "Places", "Term", "TitleOutlook", "Value", "file_of", "outlook_of",
    "places_of", "signs_of", "standing_of", "turn_of",
]  # fmt: skip

Standing = Callable[[Any], dict[str, int]]
"""The score of a position as it would be counted now, by side, as `GameOver.score` has it at the end."""
Signs = Callable[[Any], dict[str, float]]
"""What tells who is ahead in a position, by name; `left` is the share of the turn that is still to come."""


class Place(NamedTuple):
    """Somewhere that counts at the end of a game, and what tells whether a side will hold it then."""

    name: str
    value: int
    held: bool
    signs: Mapping[str, float]
    """One that is not there counts nothing."""


class Places(NamedTuple):
    """All of them in a position, with the points that are safe, those that win, and the share of the turn to come."""

    safe: int
    goal: int
    left: float
    places: tuple[Place, ...]


Placed = Callable[[Any], Places]


SURE = 30.0
"""Beyond this a chance is certain, and its power too large."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fitted value at the beginning of a turn: the chance of `Horizon.side` by its score then."""

    turn: int
    even: float
    """The score with which it wins half of the games."""
    slope: float
    """How fast the chance rises with each point."""


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a sign of a position counts in a fitted value."""

    sign: str
    """`one` is the same everywhere."""
    late: float
    """How much it counts at the end of the turn."""
    more: float
    """How much more at its beginning."""


class Holding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What tells of a place whether a side will hold it at the end, and the games this was fitted to."""

    games: int
    seeds: str
    terms: tuple[Term, ...]

    def chance(self, place: Place, left: float) -> float:
        signs = place.signs
        return _likely(
            sum(signs[term.sign] * (term.late + term.more * left) for term in self.terms if term.sign in signs)
        )


class Horizon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where playouts of a scenario stop, and what is taken for the rest of the game."""

    scenario: str
    variant: str
    turns: int
    """How many turns are played besides the one that a playout begins in."""
    side: str
    """Whose chance the value gives."""
    games: int
    """How many games it was fitted to."""
    seeds: str
    values: tuple[Value, ...] = ()
    """In the order of turns; a turn without one takes the one before."""
    points: int = 0
    """How many quiet points are played where a playout stops within a turn; 0 where it stops at the end of one."""
    terms: tuple[Term, ...] = ()
    """The value of a quiet point by its signs. With `values`, what those say is a sign too, `curve`, and `left` is the
    share of all turns."""
    holding: Holding | None = None
    """For a value that needs no playout: the chance that the places `side` will hold at the end are enough."""

    def value(self, turn: int, score: int, signs: Mapping[str, float]) -> float:
        """The chance to win of `side` at a quiet point: by signs where there are terms for them, else by the curve."""
        if not self.terms:
            return self.chance(turn, score, signs["left"])
        return self.weighed(self.on_curve(turn, score, signs) if self.values else signs)

    def on_curve(self, turn: int, score: int, signs: Mapping[str, float]) -> dict[str, float]:
        """Signs with what the curve says: the logarithm of the odds."""
        first, last, left = self.values[0].turn, self.values[-1].turn, min(signs["left"], 1.0)
        whole = max(0.0, (last - turn + left) / (last - first + 1))
        return {**signs, "curve": self._curve(turn, score, left), "left": whole}

    def weighed(self, signs: Mapping[str, float]) -> float:
        """The chance to win of `side` by what is seen at a quiet point.

        >>> Horizon("day", "gs", 0, "german", 9, "0-8", terms=(Term("one", -1.0, 1.0),)).weighed({"left": 1.0})
        0.5
        """
        seen, left = {"one": 1.0, **signs}, signs["left"]
        added = sum(seen[term.sign] * (term.late + term.more * left) for term in self.terms)
        return _likely(added)

    def reaching(self, found: Places) -> float:
        """The chance of `side` to have the points that win at the end, each place by itself held or not.

        >>> half = Horizon("day", "gs", 0, "german", 9, "0-8", holding=Holding(9, "0-8", ()))
        >>> bridge, town = Place("bridge", 1, False, {}), Place("town", 2, False, {})
        >>> half.reaching(Places(0, 2, 1.0, (bridge, town))), half.reaching(Places(1, 4, 1.0, (bridge, town)))
        (0.5, 0.25)
        """
        assert self.holding is not None
        points = {found.safe: 1.0}
        for place in found.places:
            held, after = self.holding.chance(place, found.left), dict[int, float]()
            for had, chance in points.items():
                after[had] = after.get(had, 0.0) + chance * (1 - held)
                after[had + place.value] = after.get(had + place.value, 0.0) + chance * held
            points = after
        return min(1.0, sum(chance for had, chance in points.items() if had >= found.goal))

    def chance(self, turn: int, score: int, left: float = 1.0) -> float:
        """The chance to win of `side`, which has this score with this share of a turn still to come.

        On the way through a turn its curve goes over into that of the next.

        >>> campaign = Horizon("campaign", "gs", 0, "german", 9, "0-8", (Value(3, 12.0, 0.2), Value(4, 16.0, 0.2)))
        >>> campaign.chance(3, 12), campaign.chance(3, 14, left=0.5), campaign.chance(5, 16)
        (0.5, 0.5, 0.5)
        """
        return _likely(self._curve(turn, score, left))

    def _curve(self, turn: int, score: int, left: float) -> float:
        now, then = self._value(turn), self._value(turn + 1)
        part = min(max(left, 0.0), 1.0)
        even, slope = (part * one + (1 - part) * two for one, two in ((now.even, then.even), (now.slope, then.slope)))
        return slope * (score - even)

    def _value(self, turn: int) -> Value:
        return next((value for value in reversed(self.values) if value.turn <= turn), self.values[0])


def _likely(odds: float) -> float:
    """The chance of which this is the logarithm of the odds."""
    return 1 / (1 + exp(-min(max(odds, -SURE), SURE)))


class Outlook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a title's file says. A title without one is played out to the end, and nothing of it is searched."""

    quiet: tuple[str, ...] = ()
    """Topics of decisions at which nothing is under way, such as the next impulse: there a game is valued."""
    searched: tuple[str, ...] = ()
    """Topics of decisions that are worth playouts."""
    point: float = 0.0
    """The chance to win that a point of the score counts for when options are compared."""
    horizons: tuple[Horizon, ...] = ()

    def horizon(self, scenario: str, variant: str) -> Horizon | None:
        found = (one for one in self.horizons if (one.scenario, one.variant) == (scenario, variant))
        return next(found, None)


class TitleOutlook(NamedTuple):
    """What a title brings for the analyst."""

    file: Path
    """Its data, an `Outlook` in TOML."""
    standing: Standing | None = None
    """Left out where only the end has a score."""
    signs: Signs | None = None
    """What is seen of a position within a turn; left out where playouts never stop there."""
    places: Placed | None = None


@cache
def _brought(title: str) -> TitleOutlook | None:
    outlook = kit_of(title).outlook
    found: TitleOutlook | None = part_of(title, outlook) if outlook else None
    return found


def file_of(title: str) -> Path | None:
    """The data of a title's outlook."""
    brought = _brought(title)
    return None if brought is None else brought.file


@cache
def outlook_of(title: str) -> Outlook:
    """What is known of a title.

    >>> outlook_of("patrol").horizons
    ()
    """
    file = file_of(title)
    return Outlook() if file is None else TitleFiles(file.parent).read(file.name, Outlook)


def standing_of(title: str) -> Standing | None:
    """How a position of a title is scored now; None where only the end says."""
    brought = _brought(title)
    return None if brought is None else brought.standing


def signs_of(title: str) -> Signs | None:
    """What is seen of a position of a title within a turn; None where playouts never stop there."""
    brought = _brought(title)
    return None if brought is None else brought.signs


def places_of(title: str) -> Placed | None:
    """What tells of the places of a title which of them will be held; None where nothing is known of them."""
    brought = _brought(title)
    return None if brought is None else brought.places


_tracks = cache(tracks_of)
"""Asked after every line of a playout."""


def turn_of(state: State) -> int:
    """The turn a position is in; 0 in a title that does not count them."""
    tracks = _tracks(state.title.name)
    return 0 if tracks is None else tracks.turn(state)
