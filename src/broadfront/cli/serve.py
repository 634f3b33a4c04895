"""`broadfront serve`: the page, at an address of this machine, until Ctrl-C or a signal."""

from __future__ import annotations

import os
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from broadfront.cli.options import FIRST_TITLE, DataOption
from broadfront.core.errors import Invalid
from broadfront.core.files import read_text
from broadfront.store import GameStore
from broadfront.web import calls_making, calls_records
from broadfront.web.endpoint import Call, Parts
from broadfront.web.games import Games
from broadfront.web.maps import Pictures
from broadfront.web.news import Hub
from broadfront.web.serve import listen
from broadfront.web.serve import serve as run
from broadfront.web.settings import Settings, default_database

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
    browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    data: DataOption = None,
) -> None:
    """Serve the page: games, charts, maps and rules."""
    _run(host, port, database, data, "/", browser)


def play_in_browser(
    title: str | None, wanted: dict[str, Any], sides: list[str], load: Path | None, data: Path | None
) -> None:
    """Serve and open a game, or the start page when nothing is named."""
    start: dict[str, Any] | None = None
    if load is not None:
        start = {"load": read_text(load, parameter="load")}
    elif title is not None or any(wanted.values()) or sides:
        start = {"title": title or FIRST_TITLE} | {name: value for name, value in wanted.items() if value is not None}
        if len(sides) > 1 or sides == ["all"]:
            start["mode"] = "hot-seat"
        elif sides:
            start |= {"mode": "solo", "side": sides[0]}
    _run("127.0.0.1", None, None, data, "/", sys.stdout.isatty(), start)


def _run(
    host: str,
    port: int | None,
    database: str | None,
    data: Path | None,
    path: str,
    browser: bool,
    start: dict[str, Any] | None = None,
) -> None:
    named = database or os.environ.get("BROADFRONT_DATABASE")
    where: str | Path = default_database() if named is None else named if "://" in named else Path(named)
    if port is not None and not 0 <= port <= 65535:
        raise Invalid(f"No port {port}.", parameter="port", given=port, accepted="1 to 65535")
    settings = Settings(database=where, host=host, port=PORT if port is None else port, data=data)
    socket, settings = listen(settings, exact=port is not None)
    with socket:
        if start is not None:
            path = _link(settings, start)
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{settings.port}{path}"

        def ready() -> None:
            print(f"broadfront: {address}", flush=True)
            print("Ctrl-C stops the server; games are kept.", flush=True)
            if browser and _has_a_desktop():
                webbrowser.open(address)

        with _drawing_ahead(settings.pictures, data):
            run(settings, socket, ready)


def _has_a_desktop() -> bool:
    """Without one, a browser in the terminal would take the terminal over."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY"))


@contextmanager
def _drawing_ahead(folder: Path, data: Path | None) -> Iterator[None]:
    """Large maps take seconds to draw: another process does it while the person looks around."""
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


def _link(settings: Any, start: dict[str, Any]) -> str:
    """Make the game a person asked for; the way to its first seat."""
    store = GameStore(settings.database)
    parts = Parts(settings, Games(store, keep=1, data=settings.data), Hub(0), Pictures(Path()))
    if "load" in start:
        made = calls_records.load(Call(parts, {}, {}, None, calls_records.Load(record=start["load"])))
    else:
        made = calls_making.new(Call(parts, {}, {}, None, msgspec.convert(start, calls_making.NewGame)))
    store.close()
    link: str = made["seats"][0]["link"]
    return link
