"""Run the server until a signal."""

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
from broadfront.web.door.callers import network_of
from broadfront.web.door.connections import protocol
from broadfront.web.door.logs import to_stderr
from broadfront.web.settings import Settings

__all__ = ["checked", "configured", "leave", "listen", "serve"]

GRACE = 1
"""Seconds for requests under way when the server is told to stop."""
END = 1.8
"""Seconds after which it has ended, whatever is still going on. What was acknowledged is on the disk."""
SWITCH = 0.001
"""Seconds a thread works on while another waits: with several at work, a page gets its answer sooner."""


def listen(settings: Settings, *, exact: bool) -> tuple[socket.socket, Settings]:
    """A socket at the address; when the port is taken and `exact` is off, at a free one."""
    family, where = _resolved(settings)
    # Named as TCP: asyncio sends small answers at once only on a socket that says so.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind(where)
    except OSError as error:
        if error.errno != errno.EADDRINUSE or exact:
            made.close()
            raise _cannot_listen(settings, error) from None
        made.bind((where[0], 0, *where[2:]))
    made.listen(128)
    return made, msgspec.structs.replace(settings, port=made.getsockname()[1])


def _resolved(settings: Settings) -> tuple[socket.AddressFamily, tuple[Any, ...]]:
    """The address of a name; of several the first, as the system prefers them."""
    try:
        found = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
        )
    except (OSError, UnicodeError) as error:
        said = error.strerror if isinstance(error, OSError) else "not a name of a machine"
        raise Invalid(
            f"Cannot listen at {settings.host!r}: {said}.",
            parameter="host",
            given=settings.host,
            todo="Give an address or a name of this machine.",
        ) from None
    return found[0][0], found[0][4]


def _cannot_listen(settings: Settings, error: OSError) -> Invalid:
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


def checked(settings: Settings) -> Settings:
    """Names and proxies as they are compared; what cannot be one is refused."""
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


def configured(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs it. Nobody's word on who asks is taken but that of a proxy that was named."""
    return uvicorn.Config(
        app,
        http=protocol(settings, frozenset(map(network_of, settings.proxies))),
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


def serve(settings: Settings, at: socket.socket, ready: Callable[[], None]) -> None:
    """Serve at a socket until SIGINT or SIGTERM; `ready` is called once requests are answered."""
    app = create_app(settings)
    sys.setswitchinterval(SWITCH)
    to_stderr(requests=settings.access_log)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            ready()

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            """As uvicorn does, but a signal that ended the server is not raised again: the end was wanted."""
            before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            super().handle_exit(sig, frame)
            _end_in_time(app)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            logging.getLogger("uvicorn.error").addFilter(_worth_telling)
            app.state.parts.hub.close()
            app.state.lanes.close()
            app.state.parts.workers.close()  # whoever waits for one is told, and the request ends
            app.state.parts.thinkers.close()
            await super().shutdown(sockets)

    Server(configured(app, settings)).run(sockets=[at])


def leave() -> NoReturn:
    """End the process now that the server has: taking a loaded interpreter apart takes a second and changes nothing."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _worth_telling(record: logging.LogRecord) -> bool:
    """That requests were broken off when the server was stopped is no news."""
    kind = record.exc_info[0] if record.exc_info else None
    return kind is None or not issubclass(kind, asyncio.CancelledError)


def _end_in_time(app: Starlette) -> None:
    """A thread that is at work cannot be stopped; the process can, as if the power had gone: nothing that was
    acknowledged is lost by it."""

    def end() -> None:
        app.state.parts.workers.close()
        app.state.parts.thinkers.close()
        os._exit(0)

    clock = threading.Timer(END, end)
    clock.daemon = True
    clock.start()
