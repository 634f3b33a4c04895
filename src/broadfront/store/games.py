"""Games as records: an append-only table of lines (game, n, line), with line 0 the header, and tables beside it.

Line n is written only if line n - 1 is the last, so records have no gaps and one of two concurrent writers fails.
Whatever `append` has returned from is on disk.
"""

from __future__ import annotations

import datetime as dt
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa

from broadfront.store import schema
from broadfront.store.backup import backup
from broadfront.store.checking import check
from broadfront.store.database import BUSY, is_file_intact, is_sqlite, write_engine
from broadfront.store.errors import NotSaved, Unavailable, WriteConflict, is_duplicate, reason_of
from broadfront.store.messages import add_message, messages_after
from broadfront.store.models import GameMetadata, Message, Problem, Proposal, StoredPosition
from broadfront.store.opening import open_database
from broadfront.store.positions import positions_to_drop

__all__ = ["GameStore"]

RETRY = 0.05
T = TypeVar("T")

# Statements of every append, built once.
_GAME: sa.BindParameter[str] = sa.bindparam("of_game")
INSERT_LINES = schema.lines.insert()
LAST_LINE = sa.select(sa.func.max(schema.lines.c.n)).where(schema.lines.c.game == _GAME)
LOCK_GAME = sa.select(schema.games.c.game).where(schema.games.c.game == _GAME).with_for_update(key_share=True)
DELETE_PROPOSAL = schema.proposals.delete().where(schema.proposals.c.game == _GAME)


class GameStore:
    """The database of games. Every method is one transaction and may be called from any thread.

    Methods that write raise `NotSaved` if the database fails; then nothing was written.
    """

    def __init__(self, database: str | Path, *, busy: float = BUSY) -> None:
        """Open the SQLite file at a path, creating it if missing, or a URL; wait `busy` seconds for other writers."""
        self.busy = busy
        self.engine = open_database(database, busy=busy)
        self._writing = write_engine(self.engine)
        self._locks_rows = not is_sqlite(self.engine)

    def close(self) -> None:
        """Close all connections to the database."""
        self.engine.dispose()

    # A record

    def create(
        self,
        game: str,
        lines: Sequence[bytes],
        *,
        seed: str,
        about: Mapping[str, Any],
        seats: Mapping[str, Sequence[str]],
        invitations: Mapping[str, Sequence[str]] = {},
        position: StoredPosition | None = None,
    ) -> None:
        """Add a game with its header and first lines.

        Seats (places of persons) and invitations are given by their token's hash.
        """
        assert lines, "a game has a header"
        assert position is None or position.at < len(lines), "the position is of a line that is not there"
        row = {"game": game, "created": _now(), "seed": seed, "about": _json(about)}

        def work(on: sa.Connection) -> Literal[True]:
            """Insert the game with its lines, seats, invitations and position."""
            on.execute(schema.games.insert(), row)
            on.execute(INSERT_LINES, _line_rows(game, 0, lines))
            for table, tokens in ((schema.seats, seats), (schema.invitations, invitations)):
                if tokens:
                    on.execute(
                        table.insert(), [{"token": t, "game": game, "sides": " ".join(s)} for t, s in tokens.items()]
                    )
            if position is not None:
                _save_position(on, game, position)
            return True

        self._write(game, work, lambda on: _check_lines_saved(on, game, 0, lines))

    def append(
        self,
        game: str,
        first: int,
        lines: Sequence[bytes],
        *,
        seed: str | None = None,
        position: StoredPosition | None = None,
    ) -> None:
        """Add lines from number `first` on to a game's record, durably; raise `WriteConflict` or `NotSaved` if none
        were added.

        A new seed and a position may be saved with them; the game's undo proposal is canceled.
        """
        assert lines, "there is nothing to add"
        assert position is None or position.at < first + len(lines), "the position is of a line that is not there"

        def work(on: sa.Connection) -> Literal[True]:
            """Insert the lines if they follow the game's last line; otherwise raise `WriteConflict`."""
            last = _last_line_number(on, game)
            if last < 0 or last != first - 1:
                raise _write_conflict(game, first)
            on.execute(INSERT_LINES, _line_rows(game, first, lines))
            if seed is not None:
                on.execute(schema.games.update().where(schema.games.c.game == game).values(seed=seed))
            if position is not None:
                _save_position(on, game, position)
            on.execute(DELETE_PROPOSAL, {"of_game": game})
            return True

        self._write(game, work, lambda on: _check_lines_saved(on, game, first, lines))

    def lines(self, game: str, after: int = -1) -> list[bytes]:
        """Return the record lines of a game numbered above `after`; line 0 is the header."""
        of = schema.lines.c
        wanted = sa.select(of.line).where(of.game == game, of.n > after).order_by(of.n)
        with self._read_transaction() as on:
            return [line.encode() for line in on.execute(wanted).scalars()]

    def header(self, game: str) -> bytes | None:
        """Return the header line of a game's record, or None if there is no such game."""
        of = schema.lines.c
        with self._read_transaction() as on:
            line = on.execute(sa.select(of.line).where(of.game == game, of.n == 0)).scalar()
        return None if line is None else line.encode()

    def last_line_number(self, game: str) -> int:
        """Return the number of the last line of a game's record, or -1 if there is no such game."""
        with self._read_transaction() as on:
            return _last_line_number(on, game)

    # Data beside the record

    def metadata(self, game: str) -> GameMetadata | None:
        """Return what is stored for a game beside its record, such as its seed, or None if there is no such game."""
        with self._read_transaction() as on:
            row = on.execute(sa.select(schema.games).where(schema.games.c.game == game)).one_or_none()
        return None if row is None else GameMetadata(row.game, row.created, row.seed, msgspec.json.decode(row.about))

    def save_settings(self, game: str, about: Mapping[str, Any]) -> None:
        """Save the settings of a game, such as who plays."""
        of, text = schema.games.c, _json(about)
        change = schema.games.update().where(of.game == game).values(about=text)
        held = sa.select(of.about).where(of.game == game)
        self._write(
            game, lambda on: on.execute(change).rowcount > 0, lambda on: on.execute(held).scalar() == text or None
        )

    def position(self, game: str, up_to: int | None = None) -> StoredPosition | None:
        """Return the last stored position of a game, at or before line `up_to` if given; None if there is none."""
        of = schema.positions.c
        wanted = sa.select(of.n, of.rules, of.data, of.position).where(of.game == game).order_by(of.n.desc()).limit(1)
        if up_to is not None:
            wanted = wanted.where(of.n <= up_to)
        with self._read_transaction() as on:
            row = on.execute(wanted).one_or_none()
        return None if row is None else StoredPosition(row.n, row.rules, row.data, msgspec.json.decode(row.position))

    def save_position(self, game: str, position: StoredPosition) -> None:
        """Store a position computed after its line was saved, replacing one after the same line, and delete superfluous
        old ones.

        Raise `WriteConflict` if the game has no such line.
        """

        def work(on: sa.Connection) -> Literal[True]:
            """Store the position if the game has its line; otherwise raise `WriteConflict`."""
            if not 0 <= position.at <= _last_line_number(on, game):
                raise WriteConflict(f"game {game} has no line {position.at}")
            _save_position(on, game, position)
            return True

        # Saving twice is harmless and a lost position costs only a replay, so the outcome need not be checked.
        self._write(game, work, lambda _on: True)

    def save_undo_proposal(self, game: str, proposal: Proposal) -> None:
        """Save an undo proposal in place of the game's last one; raise `WriteConflict` if the game has got new
        lines."""
        row = {"game": game, "id": proposal.id, "by": proposal.by, "to_line": proposal.to, "lines": proposal.lines}

        def work(on: sa.Connection) -> Literal[True]:
            """Store the proposal if the game has no new lines; otherwise raise `WriteConflict`."""
            if _last_line_number(on, game) != proposal.lines:
                raise _write_conflict(game, proposal.lines + 1)
            on.execute(DELETE_PROPOSAL, {"of_game": game})
            on.execute(schema.proposals.insert(), row)
            return True

        self._write(game, work, lambda on: _undo_proposal(on, game) == proposal or None)

    def undo_proposal(self, game: str) -> Proposal | None:
        """Return the undo that a player of a game has proposed; None if no proposal is stored."""
        with self._read_transaction() as on:
            return _undo_proposal(on, game)

    def delete_undo_proposal(self, game: str, id: str) -> bool:
        """Delete an undo proposal; return False if it was no longer there."""
        of = schema.proposals.c
        gone = schema.proposals.delete().where(of.game == game, of.id == id)

        def arrived(on: sa.Connection) -> bool | None:
            """Return True if the proposal is gone, None if it is still there."""
            waits = _undo_proposal(on, game)
            return True if waits is None or waits.id != id else None

        return self._write(game, lambda on: on.execute(gone).rowcount > 0, arrived)

    def write_message(self, game: str, side: str, text: str) -> Message | None:
        """Save a message to the other seat of a game; return None if the side has sent too many in the last minute."""

        def arrived(on: sa.Connection) -> Message | None:
            """Return the message if it was saved, else None."""
            mine = [one for one in messages_after(on, game, 0) if (one.side, one.text) == (side, text)]
            return mine[-1] if mine else None

        return self._write(game, lambda on: add_message(on, game, side, text), arrived)

    def messages(self, game: str, after: int = 0) -> list[Message]:
        """Return the messages between the seats of a game numbered above `after`."""
        with self._read_transaction() as on:
            return messages_after(on, game, after)

    # Seats

    def sides_of_seat(self, game: str, token: str) -> tuple[str, ...] | None:
        """Return the sides of a seat (a person's place at a game), given its token's hash.

        Return None if the game has no such seat.
        """
        with self._read_transaction() as on:
            return _sides_of_seat(on, game, token)

    def games_of_tokens(self, tokens: Sequence[str]) -> dict[str, str]:
        """Return the game id of each token hash that belongs to a seat, newest game first."""
        wanted = (
            sa.select(schema.seats.c.token, schema.seats.c.game)
            .join(schema.games, schema.games.c.game == schema.seats.c.game)
            .where(schema.seats.c.token.in_(list(tokens)))
            .order_by(schema.games.c.created.desc(), schema.games.c.game)
        )
        with self._read_transaction() as on:
            return {row.token: row.game for row in on.execute(wanted)}

    def claim_seat(self, game: str, invitation: str, seat: str) -> tuple[str, ...] | None:
        """Turn an invitation into a seat, both given by token hash, and return the sides of the seat.

        Return None if the invitation was used or is not one of the game.
        """
        of = schema.invitations.c
        mine = (of.token == invitation, of.game == game)

        def work(on: sa.Connection) -> tuple[str, ...] | None:
            """Mark the invitation as used and insert the seat; return its sides, or None if it was used before."""
            used = schema.invitations.update().where(*mine, of.claimed.is_(None)).values(claimed=_now())
            if on.execute(used).rowcount == 0:
                return None
            sides: str = on.execute(sa.select(of.sides).where(*mine)).scalar_one()
            on.execute(schema.seats.insert(), {"token": seat, "game": game, "sides": sides})
            return tuple(sides.split())

        return self._write(game, work, lambda on: _sides_of_seat(on, game, seat))

    def sides_of_unused_invitations(self, game: str) -> list[tuple[str, ...]]:
        """Return the sides of each unused invitation to a game."""
        of = schema.invitations.c
        wanted = sa.select(of.sides).where(of.game == game, of.claimed.is_(None)).order_by(of.sides, of.token)
        with self._read_transaction() as on:
            return [tuple(sides.split()) for sides in on.execute(wanted).scalars()]

    # All games

    def game_ids(self) -> Iterator[str]:
        """Return the ids of all games, oldest first."""
        with self._read_transaction() as on:
            found = on.execute(sa.select(schema.games.c.game).order_by(schema.games.c.created, schema.games.c.game))
            return iter(found.scalars().all())

    def check(self) -> Iterator[Problem]:
        """Check the database and yield everything wrong with it."""
        return check(self.engine)

    def backup(self, path: Path) -> None:
        """Write all games to a new backup file while the server runs; the file is never left incomplete."""
        backup(self.engine, path)

    # Transactions

    @contextmanager
    def _read_transaction(self) -> Iterator[sa.Connection]:
        """Open a transaction that only reads, translating database errors."""
        try:
            with self.engine.connect() as on:
                yield on
        except sa.exc.SQLAlchemyError as error:
            raise Unavailable(reason_of(error)) from None

    def _write(self, game: str, work: Callable[[sa.Connection], T], arrived: Callable[[sa.Connection], T | None]) -> T:
        """Run `work` in a write transaction; if the commit fails, check with `arrived` whether it was saved anyway.

        `arrived` returns what `work` would have returned, or None if nothing was saved.
        """
        committing = False
        try:
            with self._writing.connect() as on:
                if not is_file_intact(on.connection.info):
                    raise NotSaved("vanished")
                with on.begin():
                    self._lock_game(on, game)
                    done = work(on)
                    committing = True
                if not is_file_intact(on.connection.info):
                    raise NotSaved("vanished")  # written, but to a deleted file
        except sa.exc.SQLAlchemyError as error:
            if is_duplicate(error):
                raise WriteConflict(f"another writer to {game} was faster") from None
            reason = reason_of(error)
            if not committing:
                raise NotSaved(reason) from None
        else:
            return done
        found = self._check_saved(game, arrived)
        if found is None:
            raise NotSaved(reason)
        return found

    def _check_saved(self, game: str, arrived: Callable[[sa.Connection], T | None]) -> T | None:
        """Check, with retries, whether a write whose commit failed was saved after all, instead of writing again.
        Return what `arrived` returns; None means that nothing was saved."""
        deadline = time.monotonic() + self.busy
        while True:
            try:
                with self._writing.begin() as on:
                    self._lock_game(on, game)
                    return arrived(on)
            except sa.exc.SQLAlchemyError:
                if time.monotonic() > deadline:
                    raise NotSaved("unknown") from None
                time.sleep(RETRY)

    def _lock_game(self, on: sa.Connection, game: str) -> None:
        """Lock a game against other writers until the transaction ends; on SQLite the transaction locks the whole
        database."""
        if self._locks_rows:
            on.execute(LOCK_GAME, {"of_game": game})


def _check_lines_saved(on: sa.Connection, game: str, first: int, lines: Sequence[bytes]) -> Literal[True] | None:
    """Return True if a game's record holds the given lines, None if it lacks them; raise `WriteConflict` if it holds
    others."""
    of = schema.lines.c
    there = sa.select(of.line).where(of.game == game, of.n >= first, of.n < first + len(lines)).order_by(of.n)
    found = [line.encode() for line in on.execute(there).scalars()]
    if found and found != list(lines):
        raise _write_conflict(game, first)
    return True if found else None


def _now() -> str:
    """Return the current time as text, in UTC."""
    return dt.datetime.now(dt.UTC).isoformat(timespec="seconds")


def _json(data: Mapping[str, Any]) -> str:
    """Return a mapping as JSON text."""
    return msgspec.json.encode(dict(data)).decode()


def _write_conflict(game: str, line: int) -> WriteConflict:
    """Return the error that another process has written this line first."""
    return WriteConflict(f"line {line} of {game} is not the next one: another writer was faster")


def _line_rows(game: str, first: int, lines: Sequence[bytes]) -> list[dict[str, object]]:
    """Return record lines as rows of the table of lines."""
    return [{"game": game, "n": n, "line": line.decode()} for n, line in enumerate(lines, first)]


def _last_line_number(on: sa.Connection, game: str) -> int:
    """Return the number of the last line of a game's record, or -1 if there is no such game."""
    last = on.execute(LAST_LINE, {"of_game": game}).scalar_one()
    return -1 if last is None else int(last)


def _sides_of_seat(on: sa.Connection, game: str, token: str) -> tuple[str, ...] | None:
    """Return the sides of a seat at a game, or None if the token belongs to no seat of the game."""
    of = schema.seats.c
    sides = on.execute(sa.select(of.sides).where(of.token == token, of.game == game)).scalar_one_or_none()
    return None if sides is None else tuple(sides.split())


def _undo_proposal(on: sa.Connection, game: str) -> Proposal | None:
    """Return the undo that a player of a game has proposed; None if no proposal is stored."""
    row = on.execute(sa.select(schema.proposals).where(schema.proposals.c.game == game)).one_or_none()
    return None if row is None else Proposal(row.id, row.by, row.to_line, row.lines)


def _save_position(on: sa.Connection, game: str, position: StoredPosition) -> None:
    """Store the position of a game after a line, and delete superfluous old ones."""
    of = schema.positions.c
    on.execute(schema.positions.delete().where(of.game == game, of.n == position.at))
    on.execute(
        schema.positions.insert(),
        {
            "game": game,
            "n": position.at,
            "rules": position.rules,
            "data": position.data,
            "position": _json(position.position),
        },
    )
    there = on.execute(sa.select(of.n).where(of.game == game).order_by(of.n)).scalars().all()
    dropped = positions_to_drop(there)
    if dropped:
        on.execute(schema.positions.delete().where(of.game == game, of.n.in_(dropped)))
