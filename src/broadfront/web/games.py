"""All games of a server: opened from their records, changed one at a time, kept before they are acknowledged."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from broadfront.core.errors import BroadfrontError, Illegal, Invalid, unknown
from broadfront.core.game import Game
from broadfront.core.record import Header, Line, Record, encode_line
from broadfront.core.rulings import refused
from broadfront.core.state import State
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.players import players_of
from broadfront.store import GameStore, Taken
from broadfront.web.errors import Conflict, NoSeat, NotFound
from broadfront.web.loading import load_playable
from broadfront.web.open_game import About, OpenGame
from broadfront.web.seats import hashed, is_token, new_token
from broadfront.web.warming import warm

__all__ = ["Games", "Seat"]

RECORD_BYTES = 4_000_000
LOOKED_BACK = 4


class Seat(NamedTuple):
    """A place at a table: the sides it plays, and the token that opens it (known only when it is made)."""

    sides: tuple[str, ...]
    token: str = ""


class Games:
    """The tables of a server. A game's state in memory is a cache of its record in the database."""

    def __init__(
        self,
        store: GameStore,
        *,
        keep: int,
        data: Path | None = None,
        changed: Callable[[str, int], None] | None = None,
    ) -> None:
        self.store = store
        self.keep = keep
        self.data = data
        self.changed = changed or (lambda _game, _lines: None)
        self._open: OrderedDict[str, OpenGame] = OrderedDict()
        self._lock = threading.Lock()
        self._loading: dict[str, threading.Lock] = {}
        self._looked_back: list[OpenGame] = []

    # New games

    def new(
        self,
        title: Playable,
        about: About,
        *,
        variant: str,
        scenario: str,
        seed: str | None = None,
        start: Mapping[str, Any] | None = None,
        chosen: Mapping[str, Any] | None = None,
    ) -> tuple[OpenGame, list[Seat]]:
        options: dict[str, Any] = {**(chosen or {}), "persons": len(about.persons)}
        if about.dice == "own":
            options["dice"] = "own"
        game = Game.new(title, scenario=scenario, variant=variant, seed=seed, options=options, start=start)
        return self._keep_new(title, game.record, game.seed, about)

    def from_record(
        self, data: bytes, about: Callable[[Playable, Header], About], *, name: str = "The record"
    ) -> tuple[OpenGame, list[Seat]]:
        """A new game that goes on from a record somebody brings; every line is checked again."""
        if len(data) > RECORD_BYTES:
            raise Invalid(
                f"{name} has {len(data)} bytes; at most {RECORD_BYTES} are taken.",
                parameter="record",
                given=len(data),
                accepted=RECORD_BYTES,
            )
        record = Record.from_bytes(data, name)
        title = load_playable(record.header.title, self.data)
        try:
            Game.replay(title, record, name=name)
        except BroadfrontError as error:
            raise Invalid(error.message, parameter="record", given=error.given, accepted=error.accepted) from None
        except Exception as error:
            raise Invalid(f"{name} does not replay: {type(error).__name__}.", parameter="record") from error
        ended = bool(record.lines) and record.lines[-1].seed is not None
        kept = Record(record.header, record.lines[:-1] if ended else record.lines)
        return self._keep_new(title, kept, secrets.token_hex(16), about(title, record.header))

    def fork(self, opened: OpenGame, at: int | None) -> tuple[OpenGame, list[Seat]]:
        """A game of its own that goes on from a line of this one, for a person who may know everything."""
        self.check_may_know_all(opened)
        n = opened.lines if at is None else at
        if not 0 <= n <= opened.lines:
            raise Invalid(
                f"No line {n}: lines are 0 to {opened.lines}.", parameter="at", given=n, accepted=opened.lines
            )
        about = opened.about
        if about.mode == "seats":
            about = msgspec.structs.replace(about, mode="hot-seat")
        record = Record(opened.game.record.header, opened.game.record.lines[:n])
        return self._keep_new(opened.title, record, secrets.token_hex(16), about)

    def _keep_new(self, title: Playable, record: Record, seed: str, about: About) -> tuple[OpenGame, list[Seat]]:
        id = secrets.token_hex(8)
        opened = OpenGame(id, title, record, seed, about)
        opened.settle()
        sides = [(side,) for side in about.persons] if about.mode == "seats" else [about.persons]
        seats = [Seat(taken, new_token()) for taken in sides]
        held = opened.game.record
        self.store.create(
            id,
            [msgspec.json.encode(held.header) + b"\n", *map(encode_line, held.lines)],
            seed=opened.game.seed,
            about=msgspec.to_builtins(about),
            seats={hashed(seat.token): seat.sides for seat in seats},
        )
        self._remember(opened)
        return opened, seats

    # Open games

    def _remember(self, opened: OpenGame) -> None:
        warm(opened.game.state)
        with self._lock:
            self._open[opened.id] = opened
            self._open.move_to_end(opened.id)
            while len(self._open) > self.keep:
                self._open.popitem(last=False)

    def _forget(self, id: str) -> None:
        with self._lock:
            self._open.pop(id, None)

    def _found(self, id: str) -> OpenGame:
        with self._lock:
            opened = self._open.get(id)
            loading = self._loading.setdefault(id, threading.Lock()) if opened is None else None
        if opened is not None:
            return opened
        assert loading is not None
        with loading:
            with self._lock:
                opened = self._open.get(id)
            if opened is None:
                opened = self._load(id)
                self._remember(opened)
            with self._lock:
                self._loading.pop(id, None)
        return opened

    def _load(self, id: str) -> OpenGame:
        kept = self.store.kept(id)
        if kept is None:
            raise NotFound(f"There is no game {id!r} here.", parameter="game", given=id, todo="Start a new one.")
        record = Record.from_bytes(b"".join(self.store.lines(id)), f"game {id}")
        title = load_playable(record.header.title, self.data)
        return OpenGame(id, title, record, kept.seed, msgspec.convert(kept.about, About))

    @contextmanager
    def opened(self, id: str) -> Iterator[OpenGame]:
        """The game as the database has it, with nobody else at it."""
        while True:
            opened = self._found(id)
            with opened.lock:
                if self.store.lines(id, after=opened.lines):
                    self._forget(id)  # another process wrote; its lines are the truth
                    continue
                with self._lock:
                    if id in self._open:
                        self._open.move_to_end(id)
                yield opened
                return

    @contextmanager
    def changing(self, id: str, lines: int | None = None) -> Iterator[OpenGame]:
        """A change: made in memory, settled, written to the disk; only then is it known to anybody.

        `lines` is the length of the record the person saw; a different one means that somebody was faster.
        """
        with self.opened(id) as opened:
            before = opened.lines
            if lines is not None and lines != before:
                raise Conflict(
                    f"The game has gone on: it has {before} lines, you saw {lines}.",
                    parameter="lines",
                    given=lines,
                    accepted=before,
                    todo="Look again, then choose.",
                )
            try:
                yield opened
                opened.settle()
                fresh = opened.game.record.lines[before:]
                if fresh:
                    self.store.append(id, before + 1, [encode_line(line) for line in fresh])
            except Taken:
                self._forget(id)
                raise Conflict(
                    "Somebody else was faster; nothing of yours was done.", parameter="lines", todo="Look again."
                ) from None
            except BroadfrontError:
                if opened.lines != before:
                    self._forget(id)  # memory is ahead of the disk: the disk is the truth
                raise
            except BaseException:
                self._forget(id)
                raise
            if fresh:
                self.changed(id, opened.lines)

    def at(self, opened: OpenGame, n: int) -> State:
        """A game's state just after line n. Only the games last looked back at keep their past in memory."""
        with self._lock:
            self._looked_back = [*(other for other in self._looked_back if other is not opened), opened]
            if len(self._looked_back) > LOOKED_BACK:
                self._looked_back.pop(0).moments = []
        return opened.at(n)

    # Who may what

    def seat(self, id: str, token: str | None) -> tuple[str, ...]:
        """The sides a token gives."""
        if token is None or not is_token(token):
            raise NoSeat(
                "This needs a seat at the table.",
                parameter="Seat",
                accepted="the token of the link you were given, in the header Seat",
            )
        sides = self.store.seat(id, hashed(token))
        if sides is None:
            raise NoSeat("That token is no seat at this table.", parameter="Seat", accepted="the link you were given")
        return sides

    def mine(self, tokens: list[str]) -> dict[str, str]:
        """Token to game, for the tokens that are seats."""
        by_hash = {hashed(token): token for token in tokens if is_token(token)}
        return {by_hash[known]: game for known, game in self.store.games_of(list(by_hash)).items()}

    def check_may_know_all(self, opened: OpenGame) -> None:
        if not opened.about.may_know_all and not isinstance(opened.game.pending, GameOver):
            raise Illegal(
                refused("BF-06", "two persons play in secret from each other; the whole record is for the end.")
            )

    def full_record(self, opened: OpenGame) -> bytes:
        """The record; with the seed once the game is over."""
        self.check_may_know_all(opened)
        record = opened.game.record
        lines = list(record.lines)
        if opened.game.over and not any(line.seed for line in lines):
            lines.append(Line(len(lines) + 1, seed=opened.game.seed))
        return Record(record.header, lines).to_bytes()


def machines_for(title: str, played: tuple[str, ...], persons: tuple[str, ...], against: str) -> dict[str, str]:
    """A player for each side that no person takes."""
    if against not in players_of(title):
        raise unknown(f"player of {title}", against, players_of(title), parameter="against")
    return {side: against for side in played if side not in persons}
