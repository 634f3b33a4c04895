"""How a server runs."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

__all__ = ["Settings", "default_database"]

STATIC = Path(__file__).parent / "static"


def default_database() -> Path:
    """Where a person's games are kept."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "broadfront" / "games.sqlite"


class Settings(msgspec.Struct, frozen=True):
    """Address, database and limits. The limits are generous for a person and stop a runaway page."""

    database: str | Path
    host: str = "127.0.0.1"
    port: int = 8044
    static: Path = STATIC
    data: Path | None = None
    """A person's own files, laid over the titles'."""
    open_games: int = 32
    """Games whose state is kept in memory; the others are rebuilt from their record when asked for."""
    body: int = 6_000_000
    """Bytes of a request; a record may have 4 MB."""
    reads: float = 200.0
    """Requests a second that only look; ten times as many at once."""
    writes: float = 60.0
    """Requests a second that change something; five times as many at once."""
    streams: int = 200
    """Pages that may listen for news at the same time."""

    @property
    def pictures(self) -> Path:
        """Drawn maps lie beside the games."""
        beside = self.database if isinstance(self.database, Path) else default_database()
        return beside.parent / "maps"

    @property
    def hosts(self) -> frozenset[str]:
        """What a browser on this machine may call the server: anything else is another site's name for it."""
        names = {self.host, "127.0.0.1", "localhost", "[::1]"} if self.host != "::1" else {"[::1]", "localhost"}
        return frozenset(f"{name}:{self.port}" for name in names)
