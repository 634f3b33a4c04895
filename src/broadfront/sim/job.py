"""Simulation jobs: a job states exactly which games are played and what is tracked in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from broadfront.analyst.levels import opponents_of
from broadfront.core.errors import Invalid, brief_repr, unknown_name
from broadfront.core.record import check_option_names, check_options
from broadfront.core.title import Playable
from broadfront.players import default_player
from broadfront.sim.worlds import DataSet, load_with_data
from broadfront.tracks import columns_of

__all__ = ["MOST_GAMES", "Job", "PlayedGame", "Task", "make_job"]

MOST_GAMES = 1_000_000
LARGEST_SEED = 2**63


class Job(msgspec.Struct, frozen=True):
    """What a simulation plays and tracks, as plain data that can be sent to any process."""

    title: str
    rules: int
    scenario: str
    variant: str
    players: dict[str, str]
    options: dict[str, Any]
    tracks: tuple[str, ...]
    worlds: tuple[DataSet, ...]
    """Data sets; each seed is played with all of them."""
    first: int
    games: int

    @property
    def tasks(self) -> Iterator[Task]:
        """Yield the games to be played, in the order of the result table."""
        for seed in range(self.first, self.first + self.games):
            for world in self.worlds:
                yield Task(seed, world.label)

    def plays_same_games(self, other: Job) -> bool:
        """Return whether another job plays the same games, ignoring how many."""
        return msgspec.structs.replace(other, games=self.games) == self

    def data_set(self, label: str) -> DataSet:
        """Return the data set with this label."""
        return next(world for world in self.worlds if world.label == label)


class Task(msgspec.Struct, frozen=True, array_like=True):
    """One game of a simulation: its seed and the label of its data set."""

    seed: int
    world: str


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of a simulation: its result, and for each turn the number, date and tracked values."""

    seed: int
    world: str
    winner: str | None
    reason: str
    score: dict[str, int]
    lines: int
    turns: list[list[Any]]

    @property
    def task(self) -> Task:
        """Return the task this game was played for."""
        return Task(self.seed, self.world)


def make_job(
    title: str,
    worlds: Sequence[DataSet],
    *,
    scenario: str | None = None,
    variant: str | None = None,
    players: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    tracks: Sequence[str] = (),
    first: int = 0,
    games: int = 100,
) -> Job:
    """Return a simulation job after checking that all its games can be played; raise `Invalid` otherwise."""
    _check_whole_number("games", games, 1, MOST_GAMES)
    _check_whole_number("seed", first, 0, LARGEST_SEED)
    titles = [load_with_data(title, world) for world in worlds]
    ours = titles[0]
    chosen = ours.variant(variant)
    place = ours.scenario(scenario, chosen)
    given = dict(options or {})
    check_option_names(given, ours.OPTIONS, title)
    check_options(given)
    if given.get("dice") == "own":
        raise Invalid("Nobody is there to roll: dice=own is for games of people.", parameter="options", given="own")
    for each in titles:
        each.scenario(place, chosen)
        each.set_up(place, chosen, given)
        columns_of(each, place, tracks)
    return Job(
        title,
        ours.card.rules,
        place,
        chosen,
        _kind_of_player_by_side(ours, chosen, players or {}),
        given,
        tuple(tracks),
        tuple(worlds),
        first,
        games,
    )


def _check_whole_number(parameter: str, given: object, low: int, high: int) -> None:
    """Raise `Invalid` if a parameter is not a whole number from `low` to `high`."""
    if type(given) is not int or not low <= given <= high:
        raise Invalid(
            f"{parameter}: {brief_repr(given)} is not a whole number from {low} to {high}.",
            parameter=parameter,
            given=given,
            accepted=f"{low} to {high}",
        )


def _kind_of_player_by_side(title: Playable, variant: str, given_kinds: Mapping[str, str]) -> dict[str, str]:
    """Return the kind of player for each side, with the title's default for sides not given."""
    kinds = opponents_of(title.name)
    played = title.card.variants[variant].played
    for side, kind in given_kinds.items():
        title.side(side)
        if side not in played:
            raise Invalid(
                f"The system plays {side} in {variant}; players are for {', '.join(played)}.",
                parameter="player",
                given=side,
                accepted=list(played),
            )
        if kind not in kinds:
            raise unknown_name(f"player of {title.name}", kind, kinds, parameter="player")
    return {side: given_kinds.get(side, default_player(title.name)) for side in played}
