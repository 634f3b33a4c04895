"""The ASGI application: API routes from the route table, the built page as static files, all behind the guard."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.reading.language import ENGLISH, read_in
from broadfront.store import GameStore
from broadfront.titles import page_script
from broadfront.web.asking import number_in
from broadfront.web.door.bodies import Bodies
from broadfront.web.door.callers import caller_of
from broadfront.web.door.guard import HEALTH, Guard
from broadfront.web.door.language import language_of, languages_of_title
from broadfront.web.door.metrics import Metrics
from broadfront.web.door.turns import Turns
from broadfront.web.endpoint import Asked, Call, Endpoint, Parts, Raw, body_of
from broadfront.web.errors import Forbidden, NotFound, error_response, json_response
from broadfront.web.following import Follower
from broadfront.web.games import Games
from broadfront.web.loading import check_overlay
from broadfront.web.news import Hub
from broadfront.web.openapi import document
from broadfront.web.route_table import NEWS, ROUTES
from broadfront.web.settings import Settings
from broadfront.web.work import jobs
from broadfront.web.work.looking import Looking
from broadfront.web.work.reviews import Reviews
from broadfront.web.work.thinking import Thinking
from broadfront.web.work.workers import RESERVED, SECONDS, Workers

__all__ = ["create_app"]

QUICK = 12
"""Quick requests answered at the same time, at most half of them for one address."""
NOT_BUILT = (
    "<!doctype html><html lang=en><title>broadfront</title><p>The page is not built. "
    "Run <code>make play</code> in the source folder; it builds the page and starts the server."
)


def create_app(settings: Settings) -> Starlette:
    """Create the application; its parts are in `app.state.parts`."""
    check_overlay(settings.data)
    store = GameStore(settings.database)
    hub = Hub(settings.streams, settings.seat_streams)
    workers, thinkers = Workers(settings.workers), Workers(settings.thinkers)
    games = Games(
        store,
        keep=settings.open_games,
        data=settings.data,
        changed=hub.tell,
        workers=workers,
        thinking=Thinking(thinkers, hub.thinks),
    )
    reviews = Reviews(thinkers, settings.reviews, settings.data)
    parts = Parts(settings, games, hub, workers, thinkers, reviews, Looking())
    lanes = Lanes(settings)
    metrics = Metrics()
    _measure(metrics, parts, lanes)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        hub.close()
        workers.close()
        thinkers.close()
        store.close()

    routes = [Route(e.path, _endpoint(e, parts, lanes), methods=[e.method]) for e in ROUTES]
    routes += [
        Route(HEALTH, _health(store), methods=["GET"]),
        Route("/metrics", _metrics(metrics), methods=["GET"]),
        Route(NEWS, _news(parts, lanes), methods=["GET"]),
        Route("/api/openapi.json", _openapi, methods=["GET"]),
        Route("/api/{rest:path}", _unknown, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/titles/{title}/page.js", _page_script, methods=["GET"]),
        Route("/{rest:path}", _static(settings.static), methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Guard, settings=settings, metrics=metrics),
            Middleware(GZipMiddleware, minimum_size=2000),
        ],
        exception_handlers={Exception: _unexpected, 405: _unknown, 404: _unknown},
    )
    app.state.parts = parts
    app.state.lanes = lanes
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


class Lanes:
    """Separate queues for quick, heavy and thinking requests, so that quick ones never wait for slow ones."""

    def __init__(self, settings: Settings) -> None:
        self.bodies = Bodies(settings)
        self.quick = Turns(QUICK, QUICK // 2)
        heavy = max(1, settings.workers - RESERVED)
        self.heavy = Turns(heavy, max(1, heavy - 1))
        thinking = max(1, settings.thinkers)
        self.thinking = Turns(thinking, thinking)

    def close(self) -> None:
        """Release all waiting requests because the server is stopping."""
        self.bodies.close()
        self.quick.close()
        self.heavy.close()
        self.thinking.close()


def _endpoint(endpoint: Endpoint, parts: Parts, lanes: Lanes) -> Handler:
    known = {query.name for query in endpoint.query}
    limit = min(endpoint.most, parts.settings.body)
    lane = lanes.thinking if endpoint.thinks else lanes.heavy if endpoint.heavy or endpoint.apart else lanes.quick

    async def handle(request: Request) -> Response:
        with read_in(language_of(request)):
            try:
                await check_request(request)
                reader = await _reader_of(request, parts)
            except Exception as error:
                return error_response(error)
        with read_in(reader):
            return await respond(request)

    async def check_request(request: Request) -> None:
        stray = [name for name in request.query_params if name not in known]
        if stray:
            raise Invalid(
                f"Unknown parameter {stray[0]!r}.", parameter=stray[0], given=stray[0], accepted=sorted(known)
            )
        game = request.path_params.get("game")
        if endpoint.seat and game is not None:
            await run_in_threadpool(parts.games.seat, game, request.headers.get("seat"))

    async def respond(request: Request) -> Response:
        try:
            if endpoint.method != "POST":
                return await answer(request, None)
            async with lanes.bodies.read(request, limit) as data:
                return await answer(request, _decoded(data, endpoint, limit))
        except RecursionError:
            return error_response(Invalid("What was given is nested too deep.", parameter="body"))
        except Exception as error:
            return error_response(error)

    async def answer(request: Request, body: object) -> Response:
        async with lane.turn(caller_of(request)):
            if await request.is_disconnected():
                return Response(status_code=HTTPStatus.REQUEST_TIMEOUT)  # the client is gone
            found: object
            path, query = dict(request.path_params), dict(request.query_params)
            if endpoint.apart:
                asked = Asked(path, query, body, parts.settings.data, parts.settings.pictures)
                found = await run_in_threadpool(
                    lambda: parts.workers.run_long(endpoint.seconds or SECONDS, jobs.answer, endpoint.handler, asked)
                )
            else:
                call = Call(parts, path, query, request.headers.get("seat"), body)
                found = await run_in_threadpool(endpoint.handler, call)
        if isinstance(found, Raw):
            headers = {"cache-control": "no-store", **found.headers}
            return Response(found.data, media_type=found.media_type, headers=headers)
        return json_response(found)

    return handle


async def _reader_of(request: Request, parts: Parts) -> str:
    """Return the language for an answer: the reader's if the title supports it, else English."""
    wanted = language_of(request)
    game = request.path_params.get("game")
    if wanted == ENGLISH:
        return wanted
    title = request.path_params.get("title") or request.query_params.get("title")
    if game is not None:
        title = await run_in_threadpool(parts.games.title_of, game)
    return language_of(request, await run_in_threadpool(languages_of_title, title)) if title else wanted


def _decoded(data: bytes, endpoint: Endpoint, limit: int) -> object:
    if endpoint.body is not None:
        return body_of(data, endpoint.body, limit)
    try:
        return msgspec.json.decode(data or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid(f"The body is not JSON: {error}.", parameter="body", accepted="a JSON object") from None


def _health(store: GameStore) -> Handler:
    """Create the health check handler, which also asks the database at most once a second."""
    checked, problem = -1.0, ""

    async def handle(_request: Request) -> Response:
        nonlocal checked, problem
        if time.monotonic() - checked > 1:
            checked = time.monotonic()
            try:
                await run_in_threadpool(store.last, "")
                problem = ""
            except BroadfrontError as error:
                problem = str(error)
        return PlainTextResponse(problem or "ok", 503 if problem else 200, headers={"cache-control": "no-store"})

    return handle


def _metrics(metrics: Metrics) -> Handler:
    async def handle(request: Request) -> Response:
        asking = request.client.host if request.client is not None else ""
        if asking not in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
            refusal = Forbidden("The figures are for this machine only.", parameter="address", given=asking)
            return error_response(refusal)
        return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")

    return handle


def _measure(metrics: Metrics, parts: Parts, lanes: Lanes) -> None:
    for name, does, value in (
        ("broadfront_open_games", "Games whose state is in memory.", lambda: parts.games.in_memory),
        ("broadfront_streams", "Pages that listen for news.", lambda: parts.hub.listening),
        ("broadfront_workers", "Processes for heavy work.", lambda: parts.workers.processes),
        ("broadfront_workers_busy", "Workers that are at a job.", lambda: parts.workers.busy),
        ("broadfront_thinkers_busy", "Processes in which machines think.", lambda: parts.thinkers.busy),
        ("broadfront_workers_replaced", "Workers ended because a job took too much.", lambda: parts.workers.replaced),
        ("broadfront_waiting_quick", "Requests that wait for their turn.", lambda: lanes.quick.waiting),
        ("broadfront_waiting_heavy", "Heavy requests that wait for their turn.", lambda: lanes.heavy.waiting),
        ("broadfront_body_bytes", "Bytes of requests being answered.", lanes.bodies.held.total),
    ):
        metrics.gauge(name, does, value)


def _news(parts: Parts, lanes: Lanes) -> Handler:
    async def handle(request: Request) -> Response:
        try:
            game, caller = request.path_params["game"], caller_of(request)
            sides = await run_in_threadpool(parts.games.seat, game, request.headers.get("seat"))
            since = number_in(Call(parts, {"game": game}, dict(request.query_params), caller.seat), "since")
            follower = Follower(
                parts.games,
                game,
                caller.seat,
                sides,
                since,
                lambda: lanes.quick.turn(caller),
                await _reader_of(request, parts),
            )
            stream = parts.hub.listen(game, caller, follower)
        except BroadfrontError as error:
            return error_response(error)
        return StreamingResponse(stream, media_type="text/event-stream", headers={"cache-control": "no-store"})

    return handle


async def _page_script(request: Request) -> Response:
    """Send the page script that a title's package provides; caching is off so that authors see changes on reload."""
    name = request.path_params["title"]
    try:
        file = await run_in_threadpool(page_script, name)
    except BroadfrontError as error:
        return error_response(error)
    if file is None or not file.is_file():
        return await _unknown(request)
    return FileResponse(file, media_type="text/javascript", headers={"cache-control": "no-cache"})


def _static(folder: Path) -> Handler:
    """Create the handler for the files of the built page; files with a hash in their name are cached forever."""
    root = folder.resolve()

    async def handle(request: Request) -> Response:
        name = request.path_params["rest"] or "index.html"
        file = (root / name).resolve()
        if not file.is_relative_to(root) or not file.is_file():
            if name == "index.html":
                return Response(NOT_BUILT, 503, media_type="text/html")
            return await _unknown(request)
        request.scope["known_file"] = True
        lasting = name.startswith("assets/")
        cached = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(file, headers={"cache-control": cached})

    return handle
