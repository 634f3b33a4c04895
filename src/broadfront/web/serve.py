"""Run the server until a signal."""

from __future__ import annotations

import contextlib
import errno
import signal
import socket
from collections.abc import Callable, Iterator

import msgspec
import uvicorn

from broadfront.core.errors import Invalid
from broadfront.web.app import create_app
from broadfront.web.settings import Settings

__all__ = ["listen", "serve"]


def listen(settings: Settings, *, exact: bool) -> tuple[socket.socket, Settings]:
    """A socket at the address; when the port is taken and `exact` is off, at a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP: asyncio sends small answers at once only on a socket that says so.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((settings.host, settings.port))
    except OSError as error:
        if error.errno != errno.EADDRINUSE or exact:
            made.close()
            raise Invalid(
                f"Cannot listen at {settings.host} port {settings.port}: {error.strerror}.",
                parameter="port",
                given=settings.port,
                todo="Name another with --port.",
            ) from None
        made.bind((settings.host, 0))
    made.listen(128)
    return made, msgspec.structs.replace(settings, port=made.getsockname()[1])


def serve(settings: Settings, at: socket.socket, ready: Callable[[], None]) -> None:
    """Serve at a socket until SIGINT or SIGTERM; `ready` is called once requests are answered."""
    app = create_app(settings)

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

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.parts.hub.close()
            await super().shutdown(sockets)

    config = uvicorn.Config(
        app, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=2, lifespan="on"
    )
    Server(config).run(sockets=[at])
