"""What the analyst knows about a title beyond its rules: a data file, and how a position is scored."""

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
    "Holding",
    "Horizon",
    "Outlook",
    "Place",
    "Places",
    "ScoreCurve",
    "Term",
    "TitleOutlook",
    "indicator_function_of",
    "outlook_file",
    "outlook_of",
    "score_function_of",
    "scoring_places_function_of",
    "turn_number_of",
]  # fmt: skip

Standing = Callable[[Any], dict[str, int]]
"""Returns the present score of a position by side, as `GameOver.score` has it at the end."""
Signs = Callable[[Any], dict[str, float]]
"""Returns named indicators of who is ahead in a position; `left` is the remaining share of the turn."""


class Place(NamedTuple):
    """A place that scores at the end of a game, with indicators of whether a side will still hold it then."""

    name: str
    value: int
    held: bool
    signs: Mapping[str, float]
    """Missing indicators count as zero."""


class Places(NamedTuple):
    """The scoring places in a position, with the points already safe, the points needed to win, and the share of the
    turn that remains."""

    safe: int
    goal: int
    left: float
    places: tuple[Place, ...]


FindPlaces = Callable[[Any], Places]


MAX_LOG_ODDS = 30.0
"""Log-odds beyond this count as certain, to keep the exponential within range."""


class ScoreCurve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A curve fitted to many games: the chance that `Horizon.side` wins, given its score at the start of a turn."""

    turn: int
    even: float
    """The score with which it wins half of the games."""
    slope: float
    """How fast the chance rises with each point."""


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weight of one indicator in a fitted formula for the chance to win."""

    sign: str
    """Name of the indicator; `one` is always 1."""
    late: float
    """Its weight at the end of the turn."""
    more: float
    """Its additional weight at the beginning of the turn."""


class Holding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fitted formula for the chance that a side holds a place at the end, and which games it was fitted to."""

    games: int
    seeds: str
    terms: tuple[Term, ...]

    def chance(self, place: Place, left: float) -> float:
        """Return the chance that a side holds the place at the end; `left` is the share of the turn that remains."""
        signs = place.signs
        return _probability(
            sum(signs[term.sign] * (term.late + term.more * left) for term in self.terms if term.sign in signs)
        )


class Horizon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where playouts of a scenario stop, and the fitted formula that estimates the winner from there."""

    scenario: str
    variant: str
    turns: int
    """Number of turns played after the one in which a playout starts."""
    side: str
    """The side whose chance the value gives."""
    games: int
    """Number of games it was fitted to."""
    seeds: str
    values: tuple[ScoreCurve, ...] = ()
    """In the order of turns; a turn without a value uses the previous one."""
    points: int = 0
    """Number of quiet points played if playouts stop within a turn; 0 if they stop at the end of one."""
    terms: tuple[Term, ...] = ()
    """The value of a quiet point by its indicators. If `values` exist, their result is the indicator `curve`, and
    `left` is the share of all turns."""
    holding: Holding | None = None
    """For valuing without playouts: the chance that the places `side` will hold at the end are enough."""

    def win_chance(self, turn: int, score: int, signs: Mapping[str, float]) -> float:
        """Return the chance to win of `self.side` at a quiet point (no move or combat in progress). It is estimated by
        the indicators in `signs` if weights for them were fitted, else by the score."""
        if not self.terms:
            return self.win_chance_by_score(turn, score, signs["left"])
        return self.win_chance_by_indicators(
            self.add_score_curve_indicator(turn, score, signs) if self.values else signs
        )

    def add_score_curve_indicator(self, turn: int, score: int, signs: Mapping[str, float]) -> dict[str, float]:
        """Return a position's indicators with the indicator `curve` added: the log-odds of winning, given the score."""
        first, last, left = self.values[0].turn, self.values[-1].turn, min(signs["left"], 1.0)
        whole = max(0.0, (last - turn + left) / (last - first + 1))
        return {**signs, "curve": self._log_odds(turn, score, left), "left": whole}

    def win_chance_by_indicators(self, signs: Mapping[str, float]) -> float:
        """Return the chance that `self.side` wins, given the indicators of who is ahead in a position.

        >>> day = Horizon("day", "gs", 0, "german", 9, "0-8", terms=(Term("one", -1.0, 1.0),))
        >>> day.win_chance_by_indicators({"left": 1.0})
        0.5
        """
        seen, left = {"one": 1.0, **signs}, signs["left"]
        added = sum(seen[term.sign] * (term.late + term.more * left) for term in self.terms)
        return _probability(added)

    def win_chance_by_places(self, found: Places) -> float:
        """Return the chance that `self.side` has enough points to win at the end, given its chance to hold each place.
        The places are treated as independent.

        >>> half = Horizon("day", "gs", 0, "german", 9, "0-8", holding=Holding(9, "0-8", ()))
        >>> bridge, town = Place("bridge", 1, False, {}), Place("town", 2, False, {})
        >>> held = Places(0, 2, 1.0, (bridge, town)), Places(1, 4, 1.0, (bridge, town))
        >>> half.win_chance_by_places(held[0]), half.win_chance_by_places(held[1])
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

    def win_chance_by_score(self, turn: int, score: int, left: float = 1.0) -> float:
        """Return the chance that `self.side` wins with this score; `left` is the share of the turn that remains.

        During a turn the fitted curve of this turn changes gradually into that of the next.

        >>> curves = ScoreCurve(3, 12.0, 0.2), ScoreCurve(4, 16.0, 0.2)
        >>> campaign = Horizon("campaign", "gs", 0, "german", 9, "0-8", curves)
        >>> campaign.win_chance_by_score(3, 12), campaign.win_chance_by_score(3, 14, left=0.5)
        (0.5, 0.5)
        >>> campaign.win_chance_by_score(5, 16)
        0.5
        """
        return _probability(self._log_odds(turn, score, left))

    def _log_odds(self, turn: int, score: int, left: float) -> float:
        """Return the log-odds that `self.side` wins, given its score and the share of the turn that remains
        (`left`)."""
        now, then = self._curve_for_turn(turn), self._curve_for_turn(turn + 1)
        part = min(max(left, 0.0), 1.0)
        even, slope = (part * one + (1 - part) * two for one, two in ((now.even, then.even), (now.slope, then.slope)))
        return slope * (score - even)

    def _curve_for_turn(self, turn: int) -> ScoreCurve:
        """Return the fitted curve of a turn, or of the last turn before it that has one."""
        return next((value for value in reversed(self.values) if value.turn <= turn), self.values[0])


def _probability(odds: float) -> float:
    """Return the probability that corresponds to log-odds."""
    return 1 / (1 + exp(-min(max(odds, -MAX_LOG_ODDS), MAX_LOG_ODDS)))


class Outlook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a title's outlook file: what the analyst knows of the title beyond its rules.

    Without an outlook file, playouts run to the end of the game and no decision is analyzed by playouts.
    """

    quiet: tuple[str, ...] = ()
    """Topics of decisions at which nothing is in progress, such as the next impulse; games are valued there."""
    searched: tuple[str, ...] = ()
    """Topics of decisions that are worth playouts."""
    point: float = 0.0
    """How much of the chance to win one point of score is worth when options are compared."""
    horizons: tuple[Horizon, ...] = ()

    def horizon_of_scenario(self, scenario: str, variant: str) -> Horizon | None:
        """Return where playouts of a scenario and variant stop; None if they run to the end of the game."""
        found = (one for one in self.horizons if (one.scenario, one.variant) == (scenario, variant))
        return next(found, None)


class TitleOutlook(NamedTuple):
    """What a title provides for estimates of who wins: a data file (outlook), and functions that score a position."""

    file: Path
    """Its data file, an `Outlook` in TOML."""
    standing: Standing | None = None
    """None if only the end of a game has a score."""
    signs: Signs | None = None
    """Indicators of a position within a turn; None if playouts never stop there."""
    places: FindPlaces | None = None


@cache
def _title_outlook(title: str) -> TitleOutlook | None:
    """Return what a title provides for estimates of who wins (a data file and scoring functions); None if it provides
    nothing."""
    outlook = kit_of(title).outlook
    found: TitleOutlook | None = part_of(title, outlook) if outlook else None
    return found


def outlook_file(title: str) -> Path | None:
    """Return the path of a title's outlook file (its data for estimates of who wins); None if there is none."""
    brought = _title_outlook(title)
    return None if brought is None else brought.file


@cache
def outlook_of(title: str) -> Outlook:
    """Return the content of a title's outlook file (data for estimates of who wins); an empty `Outlook` if it has none.

    >>> outlook_of("patrol").horizons
    ()
    """
    file = outlook_file(title)
    return Outlook() if file is None else TitleFiles(file.parent).read(file.name, Outlook)


def score_function_of(title: str) -> Standing | None:
    """Return the title's function that gives each side's present score; None if only the end of a game has a score."""
    brought = _title_outlook(title)
    return None if brought is None else brought.standing


def indicator_function_of(title: str) -> Signs | None:
    """Return the title's function that gives indicators of who is ahead; None if playouts never stop within a turn."""
    brought = _title_outlook(title)
    return None if brought is None else brought.signs


def scoring_places_function_of(title: str) -> FindPlaces | None:
    """Return the title's function that lists the scoring places of a position; None if it has none."""
    brought = _title_outlook(title)
    return None if brought is None else brought.places


_tracks = cache(tracks_of)
"""Cached, because it is needed after every line of a playout."""


def turn_number_of(state: State) -> int:
    """Return the turn number of a position; 0 if the title does not count turns."""
    tracks = _tracks(state.title.name)
    return 0 if tracks is None else tracks.turn(state)
