"""Middleware that checks origin, host name and request rate, and sets security headers."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from broadfront.web.errors import Forbidden, TooMany, error_response
from broadfront.web.gateway.callers import caller_of
from broadfront.web.gateway.metrics import Metrics, log_request
from broadfront.web.settings import DEFAULT_PORTS, Settings

__all__ = ["Guard"]

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_CALLERS = 10_000
HEALTH = "/healthz"
SEND_TIMEOUT = 30.0
"""Seconds within which a client must accept the next part of an answer."""


class Bucket:
    """A token bucket, which limits the rate of one client's requests."""

    __slots__ = ("at", "left")

    def __init__(self, most: float) -> None:
        self.left = most
        self.at = time.monotonic()

    def take_token(self, rate: float, limit: float) -> bool:
        """Take a token if there is one, and return whether there was; `rate` tokens a second are added, up to
        `limit`."""
        now = time.monotonic()
        self.left = min(limit, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """Rate limits of requests: one token bucket for each address or seat."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, bool], Bucket] = OrderedDict()

    def allow(self, client: str, writing: bool, rate: float) -> bool:
        """Return whether the rate limit allows one more request of a client."""
        most = rate * (5 if writing else 10)
        bucket = self._buckets.pop((client, writing), None) or Bucket(most)
        self._buckets[client, writing] = bucket
        while len(self._buckets) > _CALLERS:
            self._buckets.popitem(last=False)
        return bucket.take_token(rate, most)


class Guard:
    """Middleware around every route, static files included, that refuses requests and adds security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._addresses = Rates()
        self._seats = Rates()  # separate, so that invented seats cannot evict addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status, started = 0, time.monotonic()

        async def send_with_headers(message: Message) -> None:
            """Send a part of a response, with the security headers added at its start."""
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", ()),
                    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            async with asyncio.timeout(SEND_TIMEOUT):
                await send(message)

        request = Request(scope)
        try:
            await (self._refusal(request) or self.app)(scope, receive, send_with_headers)
        except TimeoutError:
            pass  # the client does not read its answer: close the connection
        finally:
            took = time.monotonic() - started
            self.metrics.count_request(request.method, status, took)
            if self.settings.access_log:
                log_request(request, status, took)

    def _refusal(self, request: Request) -> Response | None:
        """Return the response that refuses a request, or None if it is allowed."""
        if request.url.path == HEALTH:
            return None  # a health check may use any host name
        host = request.headers.get("host", "")
        if host.lower() not in self.settings.allowed_host_headers and not _is_own_address(request, host):
            return error_response(
                Forbidden(
                    f"This server is not called {host!r}.",
                    parameter="Host",
                    given=host,
                    accepted=sorted(self.settings.allowed_host_headers),
                    todo="Whoever runs it names it with --public-name.",
                )
            )
        origin = request.headers.get("origin")
        site = request.headers.get("sec-fetch-site", "none")
        named = None if origin is None else origin.partition("://")[2].lower()
        own = (
            named is None
            or named in self.settings.allowed_host_headers
            or (named == host.lower() and _is_own_address(request, host))
        )
        document = request.method == "GET" and request.headers.get("sec-fetch-mode") == "navigate"
        if not own or (site not in ("none", "same-origin") and not document):
            return error_response(
                Forbidden(
                    "Another site's page may not use this server.",
                    parameter="Origin",
                    given=origin or site,
                    accepted="this server's own pages",
                )
            )
        return self._rate_refusal(request)

    def _rate_refusal(self, request: Request) -> Response | None:
        """Return the response that refuses a client with too many requests; None if the client is within the limits."""
        writing = request.method not in ("GET", "HEAD")
        rate = self.settings.writes if writing else self.settings.reads
        caller = caller_of(request)
        allowed = self._addresses.allow(caller.address, writing, rate)
        if allowed and (not caller.seat or self._seats.allow(caller.seat, writing, rate)):
            return None
        return error_response(TooMany("Too many requests; wait a second.", parameter="rate", accepted=rate))


def _is_own_address(request: Request, host: str) -> bool:
    """Check whether the Host header is the numeric address the request arrived at, which no other site can claim."""
    server = request.scope.get("server")
    if server is None:
        return False
    address, port = server
    shown = f"[{address}]" if ":" in address else address
    return host == f"{shown}:{port}" or (port in DEFAULT_PORTS and host == shown)
