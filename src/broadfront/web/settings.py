"""How a server runs."""

from __future__ import annotations

from pathlib import Path

import msgspec

from broadfront.core.reading.folders import state_folder

__all__ = ["Settings", "default_database"]

STATIC = Path(__file__).parent / "static"
DEFAULT_PORTS = (80, 443)
"""A browser leaves these out when it names the server."""


def default_database() -> Path:
    """Where a person's games are kept."""
    return state_folder() / "games.sqlite"


class Settings(msgspec.Struct, frozen=True):
    """Address, database and limits. The limits are generous for a person and stop a runaway page."""

    database: str | Path
    host: str = "127.0.0.1"
    port: int = 8044
    names: tuple[str, ...] = ()
    """Names by which people reach the server from elsewhere, such as games.example.org."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies whose word on who asks is taken; nobody else's is."""
    access_log: bool = False
    static: Path = STATIC
    data: Path | None = None
    """A person's own files, laid over the titles'."""
    open_games: int = 32
    """Games whose state is kept in memory; the others are rebuilt from their record when asked for."""
    workers: int = 3
    """Processes for heavy work, started when they are needed; 0: everything is done in this one."""
    thinkers: int = 3
    """Processes for machines that think, the tutor and reviews; one of them does no reviews, the others share one."""
    body: int = 6_000_000
    """Bytes of a request; a record may have 4 MB."""
    bodies: int = 64_000_000
    """Bytes of all requests at one time; a quarter of it for one address."""
    patience: float = 20.0
    """Seconds in which a request must have arrived whole."""
    connections: int = 500
    """Open connections; a fifth of them for one address that is not a proxy's."""
    reads: float = 200.0
    """Requests a second that only look; ten times as many at once."""
    writes: float = 60.0
    """Requests a second that change something; five times as many at once."""
    streams: int = 200
    """Pages that may listen for news at the same time; a fifth of them from one address."""
    seat_streams: int = 8
    """Pages that may listen from one seat."""

    @property
    def pictures(self) -> Path:
        """Drawn maps lie beside the games."""
        return self._beside / "maps"

    @property
    def reviews(self) -> Path:
        """So do reviews."""
        return self._beside / "reviews"

    @property
    def _beside(self) -> Path:
        return (self.database if isinstance(self.database, Path) else default_database()).parent

    @property
    def address(self) -> str:
        """How a person calls the server: by its public name, where it has one."""
        if self.names:
            port = "" if self.proxies or self.port in DEFAULT_PORTS else f":{self.port}"
            return f"{'https' if self.proxies else 'http'}://{self.names[0]}{port}"
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{shown}" if self.port == DEFAULT_PORTS[0] else f"http://{shown}:{self.port}"

    @property
    def hosts(self) -> frozenset[str]:
        """What a browser may call the server: anything else is another site's name for it.

        The address a request came in at is accepted too; it is no name that another site could have made its own.
        """
        shown = f"[{self.host}]" if ":" in self.host else self.host
        local = {shown, "127.0.0.1", "localhost", "[::1]"} if self.host != "::1" else {"[::1]", "localhost"}
        found = {f"{name}:{self.port}" for name in local}
        if self.port in DEFAULT_PORTS:
            found |= local
        for name in self.names:
            found |= {name, *(f"{name}:{port}" for port in (*DEFAULT_PORTS, self.port))}
        return frozenset(name.lower() for name in found)
