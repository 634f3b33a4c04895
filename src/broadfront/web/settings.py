"""Server settings."""

from __future__ import annotations

from pathlib import Path

import msgspec

from broadfront.core.reading.folders import saved_games_folder

__all__ = ["Settings", "default_database"]

STATIC = Path(__file__).parent / "static"
DEFAULT_PORTS = (80, 443)
"""Ports that browsers leave out of the Host header."""


def default_database() -> Path:
    """Return the default path of the games database."""
    return saved_games_folder() / "games.sqlite"


class Settings(msgspec.Struct, frozen=True):
    """Address, database and limits of a server; the limits are generous for people and stop runaway clients."""

    database: str | Path
    host: str = "127.0.0.1"
    port: int = 8044
    names: tuple[str, ...] = ()
    """Public host names of the server, such as games.example.org."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of trusted proxies, which may state the client's address."""
    access_log: bool = False
    static: Path = STATIC
    data: Path | None = None
    """Folder with a person's own files, which override those of the titles."""
    open_games: int = 32
    """Number of games kept in memory; others are rebuilt from their records when requested."""
    workers: int = 3
    """Processes for heavy work, started on demand; 0 runs everything in the server process."""
    thinkers: int = 3
    """Processes for computer players, the tutor and reviews; reviews leave one of them free."""
    body: int = 6_000_000
    """Maximum bytes of a request; a record may have 4 MB."""
    bodies: int = 64_000_000
    """Maximum bytes of all requests in progress; one address may use a quarter."""
    patience: float = 20.0
    """Seconds within which a request must arrive completely."""
    connections: int = 500
    """Maximum number of open connections; an address that is not a proxy may have a fifth."""
    reads: float = 200.0
    """Read requests per second for one address or seat; ten times as many in a burst."""
    writes: float = 60.0
    """Write requests per second for one address or seat; five times as many in a burst."""
    streams: int = 200
    """Maximum number of pages listening for updates; one address may have a fifth."""
    seat_streams: int = 8
    """Maximum number of pages listening from one seat."""

    @property
    def drawn_maps_folder(self) -> Path:
        """Folder of drawn maps, next to the games database."""
        return self._database_folder / "maps"

    @property
    def reviews_folder(self) -> Path:
        """Folder of stored game reviews, next to the games database."""
        return self._database_folder / "reviews"

    @property
    def _database_folder(self) -> Path:
        """The folder of the games database."""
        return (self.database if isinstance(self.database, Path) else default_database()).parent

    @property
    def address(self) -> str:
        """Return the URL at which people reach the server, with its public name if it has one."""
        if self.names:
            port = "" if self.proxies or self.port in DEFAULT_PORTS else f":{self.port}"
            return f"{'https' if self.proxies else 'http'}://{self.names[0]}{port}"
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{shown}" if self.port == DEFAULT_PORTS[0] else f"http://{shown}:{self.port}"

    @property
    def allowed_host_headers(self) -> frozenset[str]:
        """Return the allowed values of the Host header; any other could be a foreign site's name for this server.

        The numeric address a request arrived at is allowed as well, because no other site can claim it.
        """
        shown = f"[{self.host}]" if ":" in self.host else self.host
        local = {shown, "127.0.0.1", "localhost", "[::1]"} if self.host != "::1" else {"[::1]", "localhost"}
        found = {f"{name}:{self.port}" for name in local}
        if self.port in DEFAULT_PORTS:
            found |= local
        for name in self.names:
            found |= {name, *(f"{name}:{port}" for port in (*DEFAULT_PORTS, self.port))}
        return frozenset(name.lower() for name in found)
