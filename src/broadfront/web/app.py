"""The server: routes from the table, pages from the build, everything behind the guard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.routing import Route

from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.store import GameStore
from broadfront.web.endpoint import Call, Endpoint, Parts, Raw, body_of
from broadfront.web.errors import NotFound, TooLarge, error_response, json_response
from broadfront.web.games import Games
from broadfront.web.guard import Guard
from broadfront.web.loading import check_overlay
from broadfront.web.maps import Pictures
from broadfront.web.news import Hub
from broadfront.web.openapi import document
from broadfront.web.route_table import NEWS, ROUTES
from broadfront.web.settings import Settings

__all__ = ["create_app"]

NOT_BUILT = (
    "<!doctype html><html lang=en><title>broadfront</title><p>The page is not built. "
    "Run <code>make play</code> in the source folder; it builds the page and starts the server."
)


def create_app(settings: Settings) -> Starlette:
    """The application; its parts are `app.state.parts`."""
    check_overlay(settings.data)
    store = GameStore(settings.database)
    hub = Hub(settings.streams)
    games = Games(store, keep=settings.open_games, data=settings.data, changed=hub.tell)
    parts = Parts(settings, games, hub, Pictures(settings.pictures))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        hub.close()
        store.close()

    routes = [Route(e.path, _endpoint(e, parts), methods=[e.method]) for e in ROUTES]
    routes += [
        Route(NEWS, _news(parts), methods=["GET"]),
        Route("/api/openapi.json", _openapi, methods=["GET"]),
        Route("/api/{rest:path}", _unknown, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/{rest:path}", _static(settings.static), methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, settings=settings), Middleware(GZipMiddleware, minimum_size=2000)],
        exception_handlers={Exception: _unexpected, 405: _unknown, 404: _unknown},
    )
    app.state.parts = parts
    return app


async def _unexpected(_request: Request, error: Exception) -> Response:
    return error_response(error)


async def _unknown(request: Request, _error: Exception | None = None) -> Response:
    return error_response(
        NotFound(
            f"There is no {request.method} {request.url.path} here.",
            parameter="path",
            given=request.url.path,
            accepted="see /api/openapi.json",
        )
    )


async def _openapi(_request: Request) -> Response:
    return json_response(document())


Handler = Callable[[Request], Awaitable[Response]]


def _endpoint(endpoint: Endpoint, parts: Parts) -> Handler:
    known = {query.name for query in endpoint.query}
    limit = min(endpoint.most, parts.settings.body)

    async def handle(request: Request) -> Response:
        try:
            stray = [name for name in request.query_params if name not in known]
            if stray:
                raise Invalid(
                    f"Unknown parameter {stray[0]!r}.", parameter=stray[0], given=stray[0], accepted=sorted(known)
                )
            game = request.path_params.get("game")
            if endpoint.seat and game is not None:
                await run_in_threadpool(parts.games.seat, game, request.headers.get("seat"))
            body = await _body(request, endpoint, limit) if endpoint.method == "POST" else None
            call = Call(parts, dict(request.path_params), dict(request.query_params), request.headers.get("seat"), body)
            answer = await run_in_threadpool(endpoint.handler, call)
            if isinstance(answer, Raw):
                headers = {"cache-control": "no-store", **answer.headers}
                return Response(answer.data, media_type=answer.media_type, headers=headers)
            return json_response(answer)
        except Exception as error:
            return error_response(error)

    return handle


async def _body(request: Request, endpoint: Endpoint, limit: int) -> object:
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/json":
        raise Invalid(
            f"The body is {kind or 'of no stated kind'}.",
            parameter="Content-Type",
            given=kind,
            accepted="application/json",
        )
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > limit:
            raise TooLarge(f"The request has more than {limit} bytes.", parameter="body", accepted=limit)
    if endpoint.body is not None:
        return body_of(data, endpoint.body, limit)
    try:
        return msgspec.json.decode(data or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid(f"The body is not JSON: {error}.", parameter="body", accepted="a JSON object") from None


def _news(parts: Parts) -> Handler:
    async def handle(request: Request) -> Response:
        try:
            game = request.path_params["game"]
            await run_in_threadpool(parts.games.seat, game, request.headers.get("seat"))
            stream = parts.hub.listen(game)
        except BroadfrontError as error:
            return error_response(error)
        return StreamingResponse(stream, media_type="text/event-stream", headers={"cache-control": "no-store"})

    return handle


def _static(folder: Path) -> Handler:
    """The built page. Files with a hash in their name never change."""
    root = folder.resolve()

    async def handle(request: Request) -> Response:
        name = request.path_params["rest"] or "index.html"
        file = (root / name).resolve()
        if not file.is_relative_to(root) or not file.is_file():
            if name == "index.html":
                return Response(NOT_BUILT, 503, media_type="text/html")
            return await _unknown(request)
        lasting = name.startswith("assets/")
        cached = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(file, headers={"cache-control": cached})

    return handle
