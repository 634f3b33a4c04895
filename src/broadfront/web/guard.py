"""At the door: whose request it is, how large, how often; and what a browser may do with the answer."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from broadfront.web.errors import Forbidden, TooMany, error_response
from broadfront.web.settings import Settings

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
_CALLERS = 1000


class Bucket:
    """Requests flow out at a rate; a burst fits in."""

    __slots__ = ("at", "left")

    def __init__(self, most: float) -> None:
        self.left = most
        self.at = time.monotonic()

    def take(self, rate: float, most: float) -> bool:
        now = time.monotonic()
        self.left = min(most, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Guard:
    """Middleware around everything, static files included."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._buckets: OrderedDict[tuple[str, bool], Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", ()),
                    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            await send(message)

        request = Request(scope)
        refusal = self._refusal(request)
        if refusal is not None:
            await refusal(scope, receive, dressed)
            return
        await self.app(scope, receive, dressed)

    def _refusal(self, request: Request) -> Response | None:
        host = request.headers.get("host", "")
        if host.lower() not in self.settings.hosts:
            return error_response(
                Forbidden(
                    f"This server is not called {host!r}.",
                    parameter="Host",
                    given=host,
                    accepted=sorted(self.settings.hosts),
                )
            )
        origin = request.headers.get("origin")
        site = request.headers.get("sec-fetch-site", "none")
        own = origin is None or origin.partition("://")[2].lower() in self.settings.hosts
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
        return self._too_fast(request)

    def _too_fast(self, request: Request) -> Response | None:
        writing = request.method not in ("GET", "HEAD")
        caller = request.client.host if request.client is not None else "", writing
        rate = self.settings.writes if writing else self.settings.reads
        most = rate * (5 if writing else 10)
        bucket = self._buckets.pop(caller, None) or Bucket(most)
        self._buckets[caller] = bucket
        while len(self._buckets) > _CALLERS:
            self._buckets.popitem(last=False)
        if bucket.take(rate, most):
            return None
        response = error_response(TooMany("Too many requests; wait a second.", parameter="rate", accepted=rate))
        response.headers["retry-after"] = "1"
        return response
