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
from broadfront.core.reading.language import ENGLISH, use_language
from broadfront.store import GameStore
from broadfront.titles import page_script
from broadfront.web.endpoint import Call, Endpoint, Raw, ServerParts, WorkerCall, decode_body
from broadfront.web.errors import Forbidden, NotFound, error_response, json_response
from broadfront.web.follower import Follower
from broadfront.web.games import Games
from broadfront.web.gateway.bodies import BodyReader
from broadfront.web.gateway.callers import caller_of
from broadfront.web.gateway.fair_queue import FairQueue
from broadfront.web.gateway.guard import HEALTH, Guard
from broadfront.web.gateway.language import language_of, languages_of_title
from broadfront.web.gateway.metrics import Metrics
from broadfront.web.loading import check_own_data_folder
from broadfront.web.news import Hub
from broadfront.web.openapi import document
from broadfront.web.request_parameters import int_parameter
from broadfront.web.route_table import NEWS, ROUTES
from broadfront.web.settings import Settings
from broadfront.web.work import jobs
from broadfront.web.work.reviews import Reviews
from broadfront.web.work.thinking import Thinking
from broadfront.web.work.tutor_requests import TutorRequests
from broadfront.web.work.workers import RESERVED, SECONDS, Workers

__all__ = ["create_app"]

QUICK = 12
"""Quick requests answered at the same time, at most half of them for one address."""
NOT_BUILT = (
    "<!doctype html><html lang=en><title>broadfront</title><p>The page is not built. "
    "Run <code>make play</code> in the source folder; it builds the page and starts the server."
)


def create_app(settings: Settings) -> Starlette:
    """Create the web application; its components are kept in `app.state.parts`."""
    check_own_data_folder(settings.data)
    store = GameStore(settings.database)
    hub = Hub(settings.streams, settings.seat_streams)
    workers, thinkers = Workers(settings.workers), Workers(settings.thinkers)
    games = Games(
        store,
        keep=settings.open_games,
        data=settings.data,
        changed=hub.notify,
        workers=workers,
        thinking=Thinking(thinkers, hub.notify_thinking),
    )
    reviews = Reviews(thinkers, settings.reviews_folder, settings.data)
    parts = ServerParts(settings, games, hub, workers, thinkers, reviews, TutorRequests())
    lanes = RequestQueues(settings)
    metrics = Metrics()
    _register_gauges(metrics, parts, lanes)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        """Close the event hub, the worker processes and the database when the server stops."""
        yield
        hub.close()
        workers.close()
        thinkers.close()
        store.close()

    routes = [Route(e.path, _endpoint_handler(e, parts, lanes), methods=[e.method]) for e in ROUTES]
    routes += [
        Route(HEALTH, _health_handler(store), methods=["GET"]),
        Route("/metrics", _metrics_handler(metrics), methods=["GET"]),
        Route(NEWS, _news_handler(parts, lanes), methods=["GET"]),
        Route("/api/openapi.json", _openapi, methods=["GET"]),
        Route("/api/{rest:path}", _handle_unknown_path, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/titles/{title}/page.js", _page_script, methods=["GET"]),
        Route("/{rest:path}", _static_handler(settings.static), methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Guard, settings=settings, metrics=metrics),
            Middleware(GZipMiddleware, minimum_size=2000),
        ],
        exception_handlers={Exception: _handle_unexpected, 405: _handle_unknown_path, 404: _handle_unknown_path},
    )
    app.state.parts = parts
    app.state.lanes = lanes
    return app


async def _handle_unexpected(_request: Request, error: Exception) -> Response:
    """Return the response for an unexpected error."""
    return error_response(error)


async def _handle_unknown_path(request: Request, _error: Exception | None = None) -> Response:
    """Return the response for a path that the server does not have."""
    return error_response(
        NotFound(
            f"There is no {request.method} {request.url.path} here.",
            parameter="path",
            given=request.url.path,
            accepted="see /api/openapi.json",
        )
    )


async def _openapi(_request: Request) -> Response:
    """Send the OpenAPI document."""
    return json_response(document())


Handler = Callable[[Request], Awaitable[Response]]


class RequestQueues:
    """Separate queues for quick, heavy and thinking requests, so that quick requests never wait for slow ones."""

    def __init__(self, settings: Settings) -> None:
        self.bodies = BodyReader(settings)
        self.quick = FairQueue(QUICK, QUICK // 2)
        heavy = max(1, settings.workers - RESERVED)
        self.heavy = FairQueue(heavy, max(1, heavy - 1))
        thinking = max(1, settings.thinkers)
        self.thinking = FairQueue(thinking, thinking)

    def close(self) -> None:
        """Release all waiting requests because the server is stopping."""
        self.bodies.close()
        self.quick.close()
        self.heavy.close()
        self.thinking.close()


def _endpoint_handler(endpoint: Endpoint, parts: ServerParts, queues: RequestQueues) -> Handler:
    """Create the HTTP handler of one row of the route table."""
    known = {query.name for query in endpoint.query}
    limit = min(endpoint.most, parts.settings.body)
    lane = queues.thinking if endpoint.thinks else queues.heavy if endpoint.heavy or endpoint.apart else queues.quick

    async def handle(request: Request) -> Response:
        """Check a request, then answer it in the reader's language."""
        with use_language(language_of(request)):
            try:
                await check_request(request)
                reader = await _language_for(request, parts)
            except Exception as error:
                return error_response(error)
        with use_language(reader):
            return await respond(request)

    async def check_request(request: Request) -> None:
        """Refuse a request with unknown query parameters, or with a seat that is not at the game."""
        stray = [name for name in request.query_params if name not in known]
        if stray:
            raise Invalid(
                f"Unknown parameter {stray[0]!r}.", parameter=stray[0], given=stray[0], accepted=sorted(known)
            )
        game = request.path_params.get("game")
        if endpoint.seat and game is not None:
            await run_in_threadpool(parts.games.sides_of_seat, game, request.headers.get("seat"))

    async def respond(request: Request) -> Response:
        """Read the body of a request, and return its answer or an error response."""
        try:
            if endpoint.method != "POST":
                return await answer(request, None)
            async with queues.bodies.read(request, limit) as data:
                return await answer(request, _decode_body(data, endpoint, limit))
        except RecursionError:
            return error_response(Invalid("What was given is nested too deep.", parameter="body"))
        except Exception as error:
            return error_response(error)

    async def answer(request: Request, body: object) -> Response:
        """Wait for the request's turn, then call the handler and encode what it returns."""
        async with lane.wait_for_turn(caller_of(request)):
            if await request.is_disconnected():
                return Response(status_code=HTTPStatus.REQUEST_TIMEOUT)  # the client is gone
            found: object
            path, query = dict(request.path_params), dict(request.query_params)
            if endpoint.apart:
                asked = WorkerCall(path, query, body, parts.settings.data, parts.settings.drawn_maps_folder)
                found = await run_in_threadpool(
                    lambda: parts.workers.run_slow_limited(
                        endpoint.seconds or SECONDS, jobs.answer_request, endpoint.handler, asked
                    )
                )
            else:
                call = Call(parts, path, query, request.headers.get("seat"), body)
                found = await run_in_threadpool(endpoint.handler, call)
        if isinstance(found, Raw):
            headers = {"cache-control": "no-store", **found.headers}
            return Response(found.data, media_type=found.media_type, headers=headers)
        return json_response(found)

    return handle


async def _language_for(request: Request, parts: ServerParts) -> str:
    """Return the language of a response: the reader's if the game's title is translated into it, else English."""
    wanted = language_of(request)
    game = request.path_params.get("game")
    if wanted == ENGLISH:
        return wanted
    title = request.path_params.get("title") or request.query_params.get("title")
    if game is not None:
        title = await run_in_threadpool(parts.games.title_of, game)
    return language_of(request, await run_in_threadpool(languages_of_title, title)) if title else wanted


def _decode_body(data: bytes, endpoint: Endpoint, limit: int) -> object:
    """Decode the JSON body of a request to the type that the route declares."""
    if endpoint.body is not None:
        return decode_body(data, endpoint.body, limit)
    try:
        return msgspec.json.decode(data or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid(f"The body is not JSON: {error}.", parameter="body", accepted="a JSON object") from None


def _health_handler(store: GameStore) -> Handler:
    """Create the handler of the health check, which also queries the database, at most once a second."""
    checked, problem = -1.0, ""

    async def handle(_request: Request) -> Response:
        """Answer a health check."""
        nonlocal checked, problem
        if time.monotonic() - checked > 1:
            checked = time.monotonic()
            try:
                await run_in_threadpool(store.last_line_number, "")
                problem = ""
            except BroadfrontError as error:
                problem = str(error)
        return PlainTextResponse(problem or "ok", 503 if problem else 200, headers={"cache-control": "no-store"})

    return handle


def _metrics_handler(metrics: Metrics) -> Handler:
    """Create the handler that sends the Prometheus metrics to clients on this machine only."""

    async def handle(request: Request) -> Response:
        """Send the metrics, or refuse a client on another machine."""
        asking = request.client.host if request.client is not None else ""
        if asking not in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
            refusal = Forbidden("The figures are for this machine only.", parameter="address", given=asking)
            return error_response(refusal)
        return PlainTextResponse(metrics.prometheus_text(), media_type="text/plain; version=0.0.4")

    return handle


def _register_gauges(metrics: Metrics, parts: ServerParts, queues: RequestQueues) -> None:
    """Register the metrics that are read on demand, such as open games and busy worker processes."""
    for name, does, value in (
        ("broadfront_open_games", "Games whose state is in memory.", lambda: parts.games.open_game_count),
        ("broadfront_streams", "Pages that listen for news.", lambda: parts.hub.listener_count),
        ("broadfront_workers", "Processes for heavy work.", lambda: parts.workers.process_count),
        ("broadfront_workers_busy", "Workers that are at a job.", lambda: parts.workers.busy),
        ("broadfront_thinkers_busy", "Processes in which machines think.", lambda: parts.thinkers.busy),
        ("broadfront_workers_replaced", "Workers ended because a job took too much.", lambda: parts.workers.replaced),
        ("broadfront_waiting_quick", "Requests that wait for their turn.", lambda: queues.quick.waiting_count),
        ("broadfront_waiting_heavy", "Heavy requests that wait for their turn.", lambda: queues.heavy.waiting_count),
        ("broadfront_body_bytes", "Bytes of requests being answered.", queues.bodies.held.total),
    ):
        metrics.add_gauge(name, does, value)


def _news_handler(parts: ServerParts, queues: RequestQueues) -> Handler:
    """Create the handler of the event stream by which a page follows a game."""

    async def handle(request: Request) -> Response:
        """Start the event stream for a page that follows a game."""
        try:
            game, caller = request.path_params["game"], caller_of(request)
            sides = await run_in_threadpool(parts.games.sides_of_seat, game, request.headers.get("seat"))
            since = int_parameter(Call(parts, {"game": game}, dict(request.query_params), caller.seat), "since")
            follower = Follower(
                parts.games,
                game,
                caller.seat,
                sides,
                since,
                lambda: queues.quick.wait_for_turn(caller),
                await _language_for(request, parts),
            )
            stream = parts.hub.event_stream(game, caller, follower)
        except BroadfrontError as error:
            return error_response(error)
        return StreamingResponse(stream, media_type="text/event-stream", headers={"cache-control": "no-store"})

    return handle


async def _page_script(request: Request) -> Response:
    """Send the JavaScript that a title's package adds to the page; caching is off so that authors see changes on
    reload."""
    name = request.path_params["title"]
    try:
        file = await run_in_threadpool(page_script, name)
    except BroadfrontError as error:
        return error_response(error)
    if file is None or not file.is_file():
        return await _handle_unknown_path(request)
    return FileResponse(file, media_type="text/javascript", headers={"cache-control": "no-cache"})


def _static_handler(folder: Path) -> Handler:
    """Create the handler for the files of the built web page; files with a hash in their name are cached forever."""
    root = folder.resolve()

    async def handle(request: Request) -> Response:
        """Send a file of the built web page."""
        name = request.path_params["rest"] or "index.html"
        file = (root / name).resolve()
        if not file.is_relative_to(root) or not file.is_file():
            if name == "index.html":
                return Response(NOT_BUILT, 503, media_type="text/html")
            return await _handle_unknown_path(request)
        request.scope["known_file"] = True
        lasting = name.startswith("assets/")
        cached = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(file, headers={"cache-control": cached})

    return handle
