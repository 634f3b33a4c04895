"""All games of a server: opened from their records, changed one at a time, saved before a change is acknowledged."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from broadfront.analyst.levels import opponents_of
from broadfront.core.errors import BroadfrontError, Illegal, Invalid, unknown_name
from broadfront.core.game import Game
from broadfront.core.messages import say
from broadfront.core.opening import OpenedGame, check_header, open_at_position
from broadfront.core.reading.language import ENGLISH, use_language
from broadfront.core.record import Header, Line, Position, Record, encode_record_line
from broadfront.core.rules import decides
from broadfront.core.rulings import refused
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.players import default_player
from broadfront.store import GameStore, Proposal, StoredPosition, Unavailable, WriteConflict
from broadfront.web.errors import Conflict, NoSeat, NotFound
from broadfront.web.loading import load_playable
from broadfront.web.open_game import GameSettings, OpenGame
from broadfront.web.seats import is_token, new_token, token_hash
from broadfront.web.work import jobs
from broadfront.web.work.background import Background
from broadfront.web.work.thinking import Thinking
from broadfront.web.work.warming import warm_up_title
from broadfront.web.work.workers import Workers

__all__ = ["Games", "Seat"]

RECORD_BYTES = 4_000_000
RECORD_LINES = 10_000
"""Maximum number of lines of an uploaded record; the longest campaign has about 3,000.

SQLite takes a tenth of a second to insert so many, during which nobody else can write.
"""
POSITION_EVERY = 25
"""A position is saved at least every so many lines, so that a game opens without a full replay."""


class Seat(NamedTuple):
    """A seat at a game: its sides and its secret token, which is known only when the seat is created."""

    sides: tuple[str, ...]
    token: str
    """Token of the seat, or of the invitation the other player uses to claim it."""
    invitation: bool = False


class _TitleOnly(msgspec.Struct):
    """The name of the title in the header of a record, readable whatever program version wrote the record."""

    title: str = ""


class Games:
    """The games of a server; the game states in memory are a cache of the records in the database."""

    def __init__(
        self,
        store: GameStore,
        *,
        keep: int,
        data: Path | None = None,
        changed: Callable[[str, int, str | None], None] | None = None,
        background: Callable[..., object] | None = None,
        workers: Workers | None = None,
        thinking: Thinking | None = None,
    ) -> None:
        """Without `thinking`, games stop where a computer player has to think."""
        self.store = store
        self.thinking = thinking
        self.workers = workers or Workers(0)
        self.keep = keep
        self.data = data
        self.changed = changed or (lambda _game, _lines, _by: None)
        self._background = background or Background().add
        self._open: OrderedDict[str, OpenGame] = OrderedDict()
        self._lock = threading.Lock()
        self._loading: dict[str, threading.Lock] = {}

    @property
    def open_game_count(self) -> int:
        """Number of games whose state is in memory."""
        return len(self._open)

    # New games

    def new(
        self,
        title: Playable,
        about: GameSettings,
        *,
        variant: str,
        scenario: str,
        seed: str | None = None,
        start: Mapping[str, Any] | None = None,
        chosen: Mapping[str, Any] | None = None,
    ) -> tuple[OpenGame, list[Seat]]:
        """Create and save a new game; return it with its seats."""
        options: dict[str, Any] = {**(chosen or {}), "persons": len(about.persons)}
        if about.dice == "own":
            options["dice"] = "own"
        game = Game.new(title, scenario=scenario, variant=variant, seed=seed, options=options, start=start)
        about = msgspec.structs.replace(about, open=seed is not None)
        return self._save_new(OpenedGame(game, checked=True), about)

    def from_record(
        self, data: bytes, about: Callable[[Playable, Header], GameSettings], *, name: str = "The record"
    ) -> tuple[OpenGame, list[Seat]]:
        """Create a game that continues an uploaded record, after checking every line of the record."""
        if len(data) > RECORD_BYTES:
            raise Invalid(
                f"{name} has {len(data)} bytes; at most {RECORD_BYTES} are taken.",
                parameter="record",
                given=len(data),
                accepted=RECORD_BYTES,
            )
        lines = data.count(b"\n")
        if lines > RECORD_LINES:
            raise Invalid(
                f"{name} has {lines} lines; at most {RECORD_LINES} are taken.",
                parameter="record",
                given=lines,
                accepted=RECORD_LINES,
            )
        record = Record.from_bytes(data, name)
        title = load_playable(record.header.title, self.data)
        try:
            opened = self._open_checked(title, record, None, name)
        except (Invalid, Illegal) as error:
            raise Invalid(error.message, parameter="record", given=error.given, accepted=error.accepted) from None
        return self._save_new(opened, about(title, record.header))

    def _open_checked(self, title: Playable, record: Record, seed: str | None, name: str) -> OpenedGame:
        """Open a record after a worker process has checked every line of it."""
        happened, position, fresh = self.workers.run_slow(jobs.replay, self.data, record.to_bytes(), seed, name)
        whole = Record(record.header, [*record.lines, *fresh])
        game = Game.at_position(title, whole, len(whole.lines), position, seed=seed)
        game.past.adopt_events(happened.events, happened.chances)
        return OpenedGame(game, checked=True, differs=happened.differs)

    def fork(self, opened: OpenGame, line: int | None) -> tuple[OpenGame, list[Seat]]:
        """Create a separate game that continues an open one from a line of its record; the players must be allowed to
        see everything."""
        self.check_may_know_all(opened)
        n = opened.line_count if line is None else line
        if not 0 <= n <= opened.line_count:
            raise Invalid(
                f"No line {n}: lines are 0 to {opened.line_count}.", parameter="at", given=n, accepted=opened.line_count
            )
        about = opened.about
        if about.mode == "seats":
            about = msgspec.structs.replace(about, mode="hot-seat")
        record = Record(opened.game.record.header, opened.game.record.lines[:n])
        return self._save_new(self._open_checked(opened.title, record, None, opened.id), about)

    def _save_new(self, opening: OpenedGame, about: GameSettings) -> tuple[OpenGame, list[Seat]]:
        """Save a new game. In a two-browser game its creator gets a seat and the other player an invitation."""
        id = secrets.token_hex(8)
        opened = OpenGame(id, opening, about)
        opened.play_until_person_must_act(self._play_computer_players)
        first = about.mine or about.persons[0]
        others = [side for side in about.persons if side != first] if about.mode == "seats" else []
        seats = [Seat((first,) if about.mode == "seats" else about.persons, new_token())]
        seats += [Seat((side,), new_token(), invitation=True) for side in others]
        held = opened.game.record
        self.store.create(
            id,
            [msgspec.json.encode(held.header) + b"\n", *map(encode_record_line, held.lines)],
            seed=opened.game.seed,
            about=msgspec.to_builtins(about),
            seats={token_hash(seat.token): seat.sides for seat in seats if not seat.invitation},
            invitations={token_hash(seat.token): seat.sides for seat in seats if seat.invitation},
            position=_stored_position(opened),
        )
        self._cache(opened)
        self._start_thinking(opened)
        return opened, seats

    def _start_thinking(self, opened: OpenGame) -> None:
        """Start the search of a computer player if one must find its move."""
        if self.thinking is not None:
            self.thinking.begin(self, opened)

    def set_beginner_help(self, opened: OpenGame, *, beginner: int | None) -> None:
        """Save from which line on preparatory questions are answered automatically for a beginner; None turns this
        off."""
        about = msgspec.structs.replace(opened.about, beginner=beginner)
        self.store.save_settings(opened.id, msgspec.to_builtins(about))
        opened.about = about

    def claim_seat(self, id: str, invitation: str) -> Seat:
        """Exchange an invitation for a seat; raise `NoSeat` if the invitation was used or does not exist."""
        token = new_token()
        sides = self.store.claim_seat(id, token_hash(invitation), token_hash(token)) if is_token(invitation) else None
        if sides is None:
            raise NoSeat(say("seat.invitation-used"), parameter="invitation", todo=say("seat.open-yours"))
        return Seat(sides, token)

    # Open games

    def _cache(self, opened: OpenGame) -> None:
        """Keep a game in memory, and drop the game that was used least recently if there are too many."""
        warm_up_title(opened.game.state, self._warm_up_worker, self.data)
        with self._lock:
            self._open[opened.id] = opened
            self._open.move_to_end(opened.id)
            while len(self._open) > self.keep:
                self._open.popitem(last=False)

    def _warm_up_worker(self, position: jobs.JobPosition) -> None:
        """Let a worker process prepare a title in the background."""
        if self.workers.most > 0:
            self._background(self.workers.run_slow, jobs.warm_up_title, position)

    def _get_or_load(self, id: str) -> OpenGame:
        """Return a game from memory, or load it once from the database."""
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
                self._cache(opened)
                self._start_thinking(opened)
            with self._lock:
                self._loading.pop(id, None)
        return opened

    def _load(self, id: str) -> OpenGame:
        """Load a game from the database; raise `NotFound` if there is none."""
        # Lines first: if lines are added meanwhile, `open_game` sees that some are missing and loads the game again.
        lines = self.store.lines(id)
        kept = self.store.metadata(id)
        if kept is None or not lines:
            raise NotFound(f"There is no game {id!r} here.", parameter="game", given=id, todo="Start a new one.")
        record = Record.from_bytes(b"".join(lines), f"game {id}")
        at = self.store.position(id)
        if at is not None and at.at <= len(record.lines):
            record.position = Position(at.at, at.rules, at.data, at.position)
        title = load_playable(record.header.title, self.data)
        check_header(title, record)
        opening = open_at_position(title, record, seed=kept.seed) or self._open_checked(
            title, record, kept.seed, f"game {id}"
        )

        def replay(record: bytes) -> jobs.ReplayResult:
            """Replay the record in a worker process to find its events."""
            return self.workers.run_slow(jobs.replay_for_events, self.data, record, id)

        opened = OpenGame(id, opening, msgspec.convert(kept.about, GameSettings), replay)
        if opening.differs is not None:
            self._save_continuation(opened, len(record.lines))
        elif opening.checked:
            with suppress(Unavailable):  # optional: it only saves the next load a replay
                self.store.save_position(id, _stored_position(opened))
        else:
            self._background(self._check_history, opened)
        return opened

    def _play_computer_players(self, opened: OpenGame) -> list[Line] | None:
        """Let a worker process play the computer players and rolls; return the new lines, or None if this process must
        do it."""
        if self.workers.most == 0:
            return None
        game = opened.game
        record = Record(game.record.header, game.record.lines).to_bytes()
        lines, seed = self.workers.run(
            jobs.play_computer_players, self.data, record, game.state.to_data(), game.seed, opened.about
        )
        return lines if seed == game.seed else None  # a new seed after a revealed one must be chosen by the game itself

    def _save_continuation(self, opened: OpenGame, before: int) -> None:
        """Save the new record lines with which a game continues under changed rules."""
        fresh = [encode_record_line(line) for line in opened.game.record.lines[before:]]
        self.store.append(opened.id, before + 1, fresh, position=_stored_position(opened))

    def _check_history(self, opened: OpenGame) -> None:
        """Replay a game that was opened at a stored position; if it differs under the current rules, add a line that
        says so."""
        differs = opened.replay_history()
        if differs is None:
            return
        with suppress(BroadfrontError), self.open_game(opened.id) as now, self.save_changes(now):
            if now is opened:
                game = now.game
                game.resume(game.position.position, now.line_count, differs.line, differs.why)
                now.differs = differs

    @contextmanager
    def open_game(self, id: str) -> Iterator[OpenGame]:
        """Lock a game and yield it, reloaded from the database if another process has changed it."""
        while True:
            try:
                opened = self._get_or_load(id)
            except WriteConflict:
                continue  # another server was first to continue the game under the current rules: load that
            with opened.lock:
                if opened.dead or self.store.last_line_number(id) != opened.line_count:
                    self._discard(opened)  # a write failed, or another process wrote: reload from the database
                    continue
                with self._lock:
                    if id in self._open:
                        self._open.move_to_end(id)
                yield opened
                return

    def _discard(self, opened: OpenGame) -> None:
        """Drop a game from memory because it differs from the database. Threads that wait for the game's lock do not
        use it either."""
        opened.dead = True
        with self._lock:
            if self._open.get(opened.id) is opened:
                del self._open[opened.id]

    @contextmanager
    def save_changes(self, opened: OpenGame, lines: int | None = None, by: str | None = None) -> Iterator[None]:
        """Run a change of a game, let the computer players answer, and save the new lines; only then are pages
        notified.

        Read the result while the game is still open; afterwards it may contain unsaved lines of other requests. `lines`
        is the number of lines the client saw; if it differs, raise `Conflict`. `by` is the seat that makes the change.
        """
        before, seed = opened.line_count, opened.game.seed
        if lines is not None and lines != before:
            raise Conflict(
                f"The game has moved on: it has {before} lines, you saw {lines}.",
                parameter="lines",
                given=lines,
                accepted=before,
                todo="Look again, then choose.",
            )
        try:
            with use_language(ENGLISH):  # records do not depend on the reader's language
                yield
                opened.play_until_person_must_act(self._play_computer_players)
            fresh = opened.game.record.lines[before:]
            if fresh:
                self.store.append(
                    opened.id,
                    before + 1,
                    [encode_record_line(line) for line in fresh],
                    seed=None if opened.game.seed == seed else opened.game.seed,
                    position=_stored_position(opened) if _is_position_due(before, opened.line_count) else None,
                )
        except WriteConflict:
            self._discard(opened)
            raise Conflict(
                "Somebody else was faster; nothing of yours was done.", parameter="lines", todo="Look again."
            ) from None
        except BaseException as error:
            if opened.line_count != before or not isinstance(error, BroadfrontError):
                self._discard(opened)  # memory is ahead of the database, or an action is half done: reload
            raise
        if fresh:
            self.changed(opened.id, opened.line_count, by)
            self._start_thinking(opened)

    # Proposals: an undo that waits for the other player's agreement

    def pending_undo_proposal(self, opened: OpenGame) -> Proposal | None:
        """Return the undo proposal that waits for the other player's agreement; None if there is none. A new line in
        the game cancels a proposal."""
        found = self.store.undo_proposal(opened.id) if opened.about.mode == "seats" else None
        return found if found is not None and found.lines == opened.line_count else None

    def propose_undo(self, opened: OpenGame, by: str, line: int) -> None:
        """Propose to the other player to undo the game back to a line."""
        self.store.save_undo_proposal(opened.id, Proposal(secrets.token_hex(8), by, line, opened.line_count))

    def withdraw_undo_proposal(self, opened: OpenGame, proposal: Proposal) -> None:
        """Delete an undo proposal."""
        self.store.delete_undo_proposal(opened.id, proposal.id)

    def title_of(self, id: str) -> str:
        """Return the title that a game is played with, without opening it; empty if the game is missing or
        unreadable."""
        with self._lock:
            opened = self._open.get(id)
        if opened is not None:
            return opened.title.name
        try:
            return msgspec.json.decode(self.store.header(id) or b"{}", type=_TitleOnly).title
        except msgspec.DecodeError:
            return ""

    # Permissions

    def sides_of_seat(self, id: str, token: str | None) -> tuple[str, ...]:
        """Return the sides that the holder of a seat token plays in a game.

        Raise `NoSeat` if the game has no such seat.
        """
        if token is None or not is_token(token):
            raise NoSeat(
                say("seat.needed"),
                parameter="Seat",
                accepted="the token of the link you were given, in the header Seat",
            )
        sides = self.store.sides_of_seat(id, token_hash(token))
        if sides is None:
            raise NoSeat(say("seat.unknown"), parameter="Seat", accepted="the link you were given")
        return sides

    def games_of_tokens(self, tokens: list[str]) -> dict[str, str]:
        """Return the game id of each token that belongs to a seat."""
        by_hash = {token_hash(token): token for token in tokens if is_token(token)}
        return {by_hash[known]: game for known, game in self.store.games_of_tokens(list(by_hash)).items()}

    @decides("BF-06")
    def check_may_know_all(self, opened: OpenGame) -> None:
        """Raise `Illegal` while the game runs and some people at it may not see everything."""
        if not opened.about.may_know_all and not isinstance(opened.game.pending, GameOver):
            raise Illegal(refused("BF-06", say("refusal.secret-record")))

    def full_record(self, opened: OpenGame) -> bytes:
        """Return the record of a game with its last position, including the seed once the game is over."""
        self.check_may_know_all(opened)
        game = opened.game
        return Record(game.record.header, game.record.lines, game.position).to_bytes()


def _stored_position(opened: OpenGame) -> StoredPosition:
    """Return the current position of a game in the form in which the database stores it."""
    at = opened.game.position
    return StoredPosition(at.at, at.rules, at.data, at.position)


def _is_position_due(before: int, now: int) -> bool:
    """Return whether a position must be stored when the record grows from one number of lines to another."""
    return before // POSITION_EVERY != now // POSITION_EVERY


def computer_players_for_sides(
    title: str, sides: tuple[str, ...], persons: tuple[str, ...], against: str | None
) -> dict[str, str]:
    """Return the kind of computer player for each side that no person takes: `against`, or by default the title's
    own."""
    kinds, name = opponents_of(title), default_player(title) if against is None else against
    if name not in kinds:
        raise unknown_name(f"player of {title}", name, kinds, parameter="against")
    return {side: name for side in sides if side not in persons}
