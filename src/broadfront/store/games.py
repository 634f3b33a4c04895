"""Games as records: one append-only table (game, n, line), line 0 the header; beside it seeds and seats.

Two writers cannot both add line n of a game: (game, n) is the primary key. What `append` returned from is on the disk.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from broadfront.core.errors import Invalid

__all__ = ["GameStore", "Kept", "Taken"]

_tables = sa.MetaData()

_games = sa.Table(
    "games",
    _tables,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
)
_lines = sa.Table(
    "lines",
    _tables,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("line", sa.Text, nullable=False),
)
_seats = sa.Table(
    "seats",
    _tables,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), nullable=False, index=True),
    sa.Column("sides", sa.Text, nullable=False),
)


class Taken(Exception):
    """Another writer added that line first."""


class Kept(msgspec.Struct, frozen=True):
    """What stands beside a record."""

    game: str
    created: str
    seed: str
    about: dict[str, Any]
    """How the game is played: what the record itself does not say (machines, who rolls)."""


class GameStore:
    """The database. Every method is one transaction and may be called from any thread."""

    def __init__(self, url: str | Path) -> None:
        """A SQLAlchemy URL, or the path of a SQLite file that is made when it does not exist."""
        if isinstance(url, Path):
            url.parent.mkdir(parents=True, exist_ok=True)
            url = f"sqlite:///{url}"
        try:
            self.engine = sa.create_engine(url)
            if self.engine.dialect.name == "sqlite":
                sa.event.listen(self.engine, "connect", _durable)
            _tables.create_all(self.engine)
        except sa.exc.SQLAlchemyError as error:
            said = str(getattr(error, "orig", None) or error).partition("\n")[0]
            raise Invalid(
                f"Cannot open the database {url!r}: {said}.",
                parameter="database",
                given=url,
                todo="Name a file in a folder you may write to.",
            ) from None

    def close(self) -> None:
        self.engine.dispose()

    def create(
        self,
        game: str,
        lines: Sequence[bytes],
        *,
        seed: str,
        about: Mapping[str, Any],
        seats: Mapping[str, Sequence[str]],
    ) -> None:
        """Add a game with its header and first lines, and its seats by the hash of their token."""
        created = dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
        with self.engine.begin() as on:
            on.execute(
                _games.insert(),
                {"game": game, "created": created, "seed": seed, "about": msgspec.json.encode(dict(about)).decode()},
            )
            on.execute(_lines.insert(), [_row(game, n, line) for n, line in enumerate(lines)])
            on.execute(
                _seats.insert(),
                [{"token": token, "game": game, "sides": " ".join(sides)} for token, sides in seats.items()],
            )

    def append(self, game: str, first: int, lines: Sequence[bytes]) -> None:
        """Add lines from number `first` on: all of them, on the disk, or `Taken` and none."""
        try:
            with self.engine.begin() as on:
                on.execute(_lines.insert(), [_row(game, first + i, line) for i, line in enumerate(lines)])
        except sa.exc.IntegrityError:
            raise Taken(f"line {first} of {game} was written by another") from None

    def lines(self, game: str, after: int = -1) -> list[bytes]:
        """The lines of a game with a number above `after`, the header being line 0."""
        wanted = sa.select(_lines.c.line).where(_lines.c.game == game, _lines.c.n > after).order_by(_lines.c.n)
        with self.engine.connect() as on:
            return [line.encode() for line in on.execute(wanted).scalars()]

    def kept(self, game: str) -> Kept | None:
        """What stands beside a record; None when there is no such game."""
        with self.engine.connect() as on:
            row = on.execute(sa.select(_games).where(_games.c.game == game)).one_or_none()
        return None if row is None else Kept(row.game, row.created, row.seed, msgspec.json.decode(row.about))

    def seat(self, game: str, token: str) -> tuple[str, ...] | None:
        """The sides a token (its hash) gives in a game; None when it is no seat of it."""
        wanted = sa.select(_seats.c.sides).where(_seats.c.token == token, _seats.c.game == game)
        with self.engine.connect() as on:
            sides = on.execute(wanted).scalar_one_or_none()
        return None if sides is None else tuple(sides.split())

    def games_of(self, tokens: Sequence[str]) -> dict[str, str]:
        """Token hash to game, for those that are seats; the newest game first."""
        wanted = (
            sa.select(_seats.c.token, _seats.c.game)
            .join(_games, _games.c.game == _seats.c.game)
            .where(_seats.c.token.in_(list(tokens)))
            .order_by(_games.c.created.desc(), _games.c.game)
        )
        with self.engine.connect() as on:
            return {row.token: row.game for row in on.execute(wanted)}


def _row(game: str, n: int, line: bytes) -> dict[str, object]:
    return {"game": game, "n": n, "line": line.decode()}


def _durable(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """SQLite: a commit is on the disk before it returns; readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
