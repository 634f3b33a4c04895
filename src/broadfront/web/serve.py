"""Running the server until a signal."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, NoReturn

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from broadfront.core.errors import Invalid
from broadfront.web.app import create_app
from broadfront.web.gateway.callers import network_of_address
from broadfront.web.gateway.connections import limited_protocol
from broadfront.web.gateway.logs import log_to_stderr
from broadfront.web.settings import Settings

__all__ = ["check_settings", "exit_now", "listen", "serve", "uvicorn_config"]

GRACE = 1
"""Seconds for requests in progress when the server stops."""
EXIT_AFTER = 1.8
"""Seconds after which the process ends even if work is in progress; acknowledged changes are already saved."""
SWITCH = 0.001
"""Seconds a thread runs while another waits; short, so that page requests are answered sooner."""


def listen(settings: Settings, *, exact: bool) -> tuple[socket.socket, Settings]:
    """Open a listening socket at the configured address; if the port is taken and `exact` is false, at a free port."""
    family, where = _resolve_host(settings)
    # The protocol is named because asyncio disables Nagle's algorithm only on sockets that state TCP.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind(where)
    except OSError as error:
        if error.errno != errno.EADDRINUSE or exact:
            made.close()
            raise _listen_error(settings, error) from None
        made.bind((where[0], 0, *where[2:]))
    made.listen(128)
    return made, msgspec.structs.replace(settings, port=made.getsockname()[1])


def _resolve_host(settings: Settings) -> tuple[socket.AddressFamily, tuple[Any, ...]]:
    """Resolve the server's host name to the first address the system prefers."""
    try:
        found = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
        )
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a name of a machine"
        raise Invalid(
            f"Cannot listen at {settings.host!r}: {reason}.",
            parameter="host",
            given=settings.host,
            todo="Give an address or a name of this machine.",
        ) from None
    return found[0][0], found[0][4]


def _listen_error(settings: Settings, error: OSError) -> Invalid:
    """Return the error for an address at which the server cannot listen, with what to do."""
    todo = "Name another with --port."
    if error.errno == errno.EACCES and settings.port < 1024:
        todo = "Ports below 1024 need a privilege (CAP_NET_BIND_SERVICE); or name another with --port."
    if error.errno == errno.EADDRNOTAVAIL:
        todo = "Give --host an address of this machine, and its public name with --public-name."
    return Invalid(
        f"Cannot listen at {settings.host} port {settings.port}: {error.strerror}.",
        parameter="port",
        given=settings.port,
        todo=todo,
    )


def check_settings(settings: Settings) -> Settings:
    """Return the server settings; raise `Invalid` if a public name or proxy address is malformed."""
    for name in settings.names:
        if not name or any(letter in name for letter in "/:@?# ") or not name.isprintable():
            raise Invalid(
                f"{name!r} is not a name of a machine.",
                parameter="public-name",
                given=name,
                todo="Give a name such as games.example.org, without http:// and port.",
            )
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise Invalid(
                f"{proxy!r} is not an address.",
                parameter="proxy",
                given=proxy,
                todo="Give the address of the proxy, such as 127.0.0.1, or a network such as 10.0.0.0/8.",
            ) from None
    return settings


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """Return the uvicorn configuration; client addresses are taken only from trusted proxies."""
    return uvicorn.Config(
        app,
        http=limited_protocol(settings, frozenset(map(network_of_address, settings.proxies))),
        ws="none",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve HTTP requests at a socket until SIGINT or SIGTERM; `ready` is called once requests are answered."""
    app = create_app(settings)
    sys.setswitchinterval(SWITCH)
    log_to_stderr(requests=settings.access_log)

    class Server(uvicorn.Server):
        """A uvicorn server that reports when it is ready and ends quickly."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """Start the server, then report that it answers requests."""
            await super().startup(sockets)
            ready()

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Handle signals like uvicorn, but do not raise them again after shutdown."""
            before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Handle a signal to stop, and make sure that the process ends."""
            super().handle_exit(sig, frame)
            _schedule_exit(app)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """End event streams, waiting requests and worker processes, then shut down."""
            logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)
            app.state.parts.hub.close()
            app.state.lanes.close()
            app.state.parts.workers.close()  # requests waiting for a worker end with an error
            app.state.parts.thinkers.close()
            await super().shutdown(sockets)

    Server(uvicorn_config(app, settings)).run(sockets=[listener])


def exit_now() -> NoReturn:
    """End the process at once; a normal interpreter shutdown takes a second and has nothing left to save."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Return whether to write a log record; requests canceled by the shutdown are not logged."""
    kind = record.exc_info[0] if record.exc_info else None
    return kind is None or not issubclass(kind, asyncio.CancelledError)


def _schedule_exit(app: Starlette) -> None:
    """Start a timer that ends the process even if a thread is busy; acknowledged changes are saved already."""

    def end() -> None:
        """Stop the worker processes and end this process at once."""
        app.state.parts.workers.close()
        app.state.parts.thinkers.close()
        os._exit(0)

    clock = threading.Timer(EXIT_AFTER, end)
    clock.daemon = True
    clock.start()
