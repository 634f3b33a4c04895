"""`broadfront serve`: serve the page from this machine until Ctrl-C or a signal."""

from __future__ import annotations

import html
import os
import subprocess
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from broadfront.cli.database import resolve_database
from broadfront.cli.options import DEFAULT_TITLE, DataOption
from broadfront.core.errors import Invalid
from broadfront.core.files import read_text
from broadfront.core.positions.position_files import read_position_file
from broadfront.store import GameStore
from broadfront.web import new_game_handlers, record_handlers
from broadfront.web.endpoint import Call, ServerParts
from broadfront.web.games import Games
from broadfront.web.loading import load_playable
from broadfront.web.news import Hub
from broadfront.web.serve import check_settings, exit_now, listen
from broadfront.web.serve import serve as run
from broadfront.web.settings import Settings
from broadfront.web.work.reviews import Reviews
from broadfront.web.work.tutor_requests import TutorRequests
from broadfront.web.work.workers import Workers

__all__ = ["play_in_browser", "serve"]

PORT = 8044


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; other machines cannot reach 127.0.0.1.")
    ] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help=f"The port; {PORT}, or a free one when it is taken.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where games are kept: a file, or a database's URL.")
    ] = None,
    public_name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name people reach the server by, such as games.example.org."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy in front, trusted to say who asks."),
    ] = None,
    access_log: Annotated[bool, typer.Option("--access-log", help="A line on stderr for every request.")] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    data: DataOption = None,
) -> None:
    """Serve the web page: games, charts, maps and rules."""
    settings = Settings(
        database=resolve_database(database),
        host=host,
        port=PORT if port is None else port,
        names=tuple(public_name or ()),
        proxies=tuple(proxy or ()),
        access_log=access_log,
        data=data,
    )
    _run_server(check_settings(settings), exact=port is not None, browser=browser)


def play_in_browser(
    title: str | None,
    wanted: dict[str, Any],
    sides: list[str],
    load: Path | None,
    position: Path | None,
    data: Path | None,
) -> None:
    """Start the server and open a new or saved game in the browser, or the start page if no game is named."""
    start: dict[str, Any] | None = None
    if load is not None:
        start = {"load": read_text(load, parameter="load")}
    elif title is not None or any(wanted.values()) or sides or position is not None:
        start = {} if position is None else {"position": read_position_file(position)}
        title = title or (str(start["position"].get("title", DEFAULT_TITLE)) if start else None)
        start |= {"title": title or DEFAULT_TITLE} | {
            name: value for name, value in wanted.items() if value is not None
        }
        if len(sides) > 1 or sides == ["all"]:
            start["mode"] = "hot-seat"
        elif sides:
            start |= {"mode": "solo", "side": sides[0]}
    _run_server(
        Settings(database=resolve_database(None), data=data), exact=False, browser=sys.stdout.isatty(), start=start
    )


def _run_server(settings: Settings, *, exact: bool, browser: bool, start: dict[str, Any] | None = None) -> None:
    """Serve the web page at the configured address until the server is stopped."""
    if not 0 <= settings.port <= 65535:
        raise Invalid(f"No port {settings.port}.", parameter="port", given=settings.port, accepted="1 to 65535")
    socket, settings = listen(settings, exact=exact)
    with socket:
        path = "/" if start is None else _create_game_link(settings, start)
        address = f"{settings.address}{path}"

        def ready() -> None:
            """Print the address of the server and, if wanted, open it in a browser."""
            print(f"broadfront: {address}", flush=True)
            print("Ctrl-C stops the server; games are kept.", flush=True)
            if browser and _has_desktop():
                webbrowser.open(door.as_uri())

        with _draw_maps_in_background(settings.drawn_maps_folder, settings.data), _redirect_file(address) as door:
            run(settings, socket, ready)
    exit_now()


@contextmanager
def _redirect_file(address: str) -> Iterator[Path]:
    """Create a temporary file that redirects a browser to the secret address of a seat.

    Everybody on the machine can read the arguments of a program, so the address itself is not passed to the browser.
    """
    with tempfile.TemporaryDirectory(prefix="broadfront-") as folder:  # for its user only
        file = Path(folder) / "open.html"
        to = html.escape(address, quote=True)
        page = f'<!doctype html><meta http-equiv="refresh" content="0; url={to}"><a href="{to}">broadfront</a>'
        file.write_text(page, encoding="utf-8")
        yield file


def _has_desktop() -> bool:
    """Return whether there is a graphical desktop; without one, a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY"))


@contextmanager
def _draw_maps_in_background(folder: Path, data: Path | None) -> Iterator[None]:
    """Draw all maps in another process while the server runs, because large maps take seconds."""
    code = "import sys; from pathlib import Path; from broadfront.web.maps import draw_all; "
    code += "draw_all(Path(sys.argv[1]), Path(sys.argv[2]) if sys.argv[2] else None)"
    helper = subprocess.Popen(
        [sys.executable, "-c", code, str(folder), str(data or "")],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        helper.terminate()
        helper.wait()


def _game_from_position(parts: ServerParts, start: dict[str, Any]) -> new_game_handlers.Made:
    """Create a game from a position, which names its own scenario and variant; raise Invalid if `start` names
    others."""
    wanted = msgspec.convert(
        {name: value for name, value in start.items() if name != "position"}, new_game_handlers.NewGame
    )
    playable = load_playable(wanted.title, parts.games.data)
    state = playable.position(start["position"])
    for word, actual in (("scenario", state.scenario), ("variant", state.variant)):
        if (given := start.get(word, actual)) != actual:
            raise Invalid(f"The position is of {word} {actual!r}, not {given!r}.", parameter=word, given=given)
    about = new_game_handlers.game_settings(
        playable, state.variant, wanted.mode, wanted.side, wanted.against, wanted.dice, 1
    )
    made = parts.games.new(
        playable, about, variant=state.variant, scenario=state.scenario, seed=wanted.seed, start=state.to_data()
    )
    return new_game_handlers.new_game_answer(Call(parts, {}, {}, None, None), *made)


def _create_game_link(settings: Any, start: dict[str, Any]) -> str:
    """Create the requested game and return the link to its first seat."""
    store = GameStore(settings.database)
    none = Workers(0)
    reviews = Reviews(none, settings.reviews_folder, settings.data)
    parts = ServerParts(
        settings, Games(store, keep=1, data=settings.data), Hub(0), none, none, reviews, TutorRequests()
    )
    if "load" in start:
        made = record_handlers.load_record(Call(parts, {}, {}, None, record_handlers.Load(record=start["load"])))
    elif "position" in start:
        made = _game_from_position(parts, start)
    else:
        made = new_game_handlers.create_game(
            Call(parts, {}, {}, None, msgspec.convert(start, new_game_handlers.NewGame))
        )
    store.close()
    return made.seats[0].link
