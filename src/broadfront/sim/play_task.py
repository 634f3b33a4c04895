"""Playing one game of a simulation; the result depends only on the job and the task."""

from __future__ import annotations

from broadfront.analyst.levels import make_opponent
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.state import State
from broadfront.core.steps import GameOver, Pending
from broadfront.sim.job import Job, PlayedGame, Task
from broadfront.sim.play_quietly import play_quietly
from broadfront.sim.worlds import load_with_data
from broadfront.tracks import columns_of, tracks_of
from broadfront.tracks.column import Column, ColumnReader, TitleTracks, Value

__all__ = ["play_task"]


class _TurnRecorder:
    """Collects the tracked values at the end of each turn of a game, just before the next turn's first decision or
    roll."""

    def __init__(self, tracks: TitleTracks, columns: tuple[Column, ...], state: State) -> None:
        self._turn, self._date = tracks.turn, tracks.date
        self._follower = ColumnReader(columns, state)
        self._now = (self._turn(state), self._date(state))
        self.rows: list[list[Value]] = []

    def __call__(self, state: State, asked: Pending) -> None:
        self._follower.update_after_line(state)
        turn = self._turn(state)
        if turn != self._now[0] and not isinstance(asked, GameOver):
            self.end_turn(state)
            self._now = (turn, self._date(state))

    def end_turn(self, state: State) -> None:
        """Add the tracked values at the end of the current turn."""
        turn, date = self._now
        if turn > 0:
            self.rows.append([turn, date, *self._follower.values(state)])


def play_task(job: Job, task: Task) -> PlayedGame:
    """Play one game of a simulation and return its result and tracked values."""
    title = load_with_data(job.title, job.data_set(task.world))
    game = Game.new(title, scenario=job.scenario, variant=job.variant, seed=task.seed, options=job.options)
    players = {side: make_opponent(kind, f"{task.seed}/{side}", title.name) for side, kind in job.players.items()}
    tracks, columns = tracks_of(title.name), columns_of(title, job.scenario, job.tracks)
    watching = _TurnRecorder(tracks, columns, game.state) if tracks is not None and columns else None
    state = game.state
    played = play_quietly(state, game.seed, players, watching)
    if played is None:
        raise Invalid(
            f"Seed {task.seed}: the game did not end within the limit of lines.", parameter="seed", given=task.seed
        )
    if watching is not None:
        watching.end_turn(state)
        rows = watching.rows
    else:
        rows = [[tracks.turn(state), tracks.date(state)]] if tracks is not None else [[0, ""]]
    over = played.over
    return PlayedGame(task.seed, task.world, over.winner, over.reason, dict(over.score), played.lines, rows)
