"""Checks that each part of a title's kit (its optional parts: advice, tracks, page and so on) exists, has the right
type, and fits the title."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from broadfront.analyst.outlooks import Outlook, TitleOutlook, outlook_of
from broadfront.board.editing import Editor
from broadfront.board.tabletop import Tabletop
from broadfront.checking.faults import Fault, error_fault
from broadfront.checking.playing import scenario_variants
from broadfront.core.chance import Chance
from broadfront.core.files import find_line
from broadfront.core.game import Game
from broadfront.core.messages import templates
from broadfront.core.steps import Decision
from broadfront.core.title import Playable, Title
from broadfront.guiding.guide import title_guide
from broadfront.learn.lessons import Lesson
from broadfront.learn.match import Match
from broadfront.players.advising import TitleAdvice, adviser_of
from broadfront.titles import folder_of, kit_of, page_script, part_of
from broadfront.titles.commands import parameters_of
from broadfront.tracks import TitleTracks

__all__ = ["KIT", "check_kit", "check_kit_parts_work"]

KINDS: Mapping[str, Any] = {
    "printed": Callable, "game": Callable, "table": Tabletop, "editor": Editor, "players": Mapping,
    "advice": TitleAdvice, "tracks": TitleTracks, "outlook": TitleOutlook, "lesson": Lesson,
}  # fmt: skip
"""The expected type of each part of a kit."""
LINES = 12
"""Number of lines of a game in which a part is tested."""


class KitFile:
    """The Python file that declares a title's kit, used to locate faults in it."""

    def __init__(self, name: str) -> None:
        self.folder = folder_of(name)
        self.file = self.folder / "__init__.py"
        self.text = self.file.read_text(encoding="utf-8")

    def fault(self, words: str, text: str) -> Fault:
        """Return a fault at the line of the kit file that contains these words."""
        return Fault(str(self.file), find_line(self.text, words), text)

    def error_fault(self, error: Exception, words: str) -> Fault:
        """Return an exception as a fault: at the failing line of the title's code, or at this line of the kit file if
        none of that code ran."""
        found = error_fault(error, self.folder)
        return found if found.line else self.fault(words, found.text)


def check_kit(title: Title, name: str) -> Iterator[Fault]:
    """Check that each part named in a title's kit (its optional parts, such as advice and web page) can be imported."""
    kit, at = kit_of(name), KitFile(name)
    for part, kind in KINDS.items():
        if where := getattr(kit, part):
            line = f'{part}="{where}"'
            try:
                found = part_of(name, where)
            except Exception as error:
                yield at.error_fault(error, line)
                continue
            if not _is_of_type(found, kind):
                of, expected = type(found).__name__, getattr(kind, "__name__", str(kind))
                yield at.fault(line, f"{part}: {where} is {of}; expected {expected}.")
    yield from _check_commands(name, at)
    if kit.guide and not (at.folder / kit.guide).is_file():
        yield at.fault(kit.guide, f"guide: there is no file {kit.guide}.")
    yield from _check_page(name, at)


def _is_of_type(found: object, kind: Any) -> bool:
    """Return whether an imported part has the expected type; for a protocol, whether it has all members."""
    if kind in (Tabletop, Editor):
        return all(hasattr(found, name) for name in vars(kind) if not name.startswith("_"))
    return isinstance(found, kind)


def _check_commands(name: str, kit_file: KitFile) -> Iterator[Fault]:
    """Check that a title's own terminal commands have valid names, can be imported, and have help texts."""
    for command in kit_of(name).commands:
        if not re.fullmatch(r"[a-z][a-z0-9-]*", command.name):
            text = f"command {command.name!r}: a name is one word of small letters, digits and hyphens."
            yield kit_file.fault(f'"{command.name}"', text)
        try:
            function = part_of(name, command.run)
            parameters_of(function)
        except Exception as error:
            yield kit_file.error_fault(error, command.run)
            continue
        if not inspect.getdoc(function):
            line = inspect.getsourcelines(function)[1]
            file = inspect.getsourcefile(function) or str(kit_file.file)
            yield Fault(file, line, f"{function.__name__}: no docstring, so `--help` has nothing to say.")


def _check_page(name: str, kit_file: KitFile) -> Iterator[Fault]:
    """Check that a title's own part of the web page is a JavaScript file in its package that exports `part`."""
    script = page_script(name)
    if script is None:
        return
    where = kit_of(name).page
    if not script.is_file() or script.suffix != ".js" or not script.resolve().is_relative_to(kit_file.folder.resolve()):
        yield kit_file.fault(where, f"page: {where} is not a .js file in the folder of the package.")
    elif not re.search(r"export\s+(?:const|let)\s+part\b|export\s*\{[^}]*\bpart\b", script.read_text(encoding="utf-8")):
        yield Fault(str(script), 1, "it exports no `part`: write `export const part = {...}`.")


def check_kit_parts_work(title: Title, name: str) -> Iterator[Fault]:
    """Check that a title's advice, simulation measures, estimates, learning data and guide work at each start."""
    if not isinstance(title, Playable):
        return
    kit, at = kit_of(name), KitFile(name)
    for part, check in PARTS.items():
        if where := getattr(kit, part):
            try:
                yield from check(title, at, where)
            except Exception as error:
                yield at.error_fault(error, where)


def _check_advice(title: Playable, kit_file: KitFile, part: str) -> Iterator[Fault]:
    """Check that a title's adviser can advise at the start of each scenario."""
    adviser = adviser_of(title.name)
    for game in _start_games(title):
        side = game.pending.side if isinstance(game.pending, Decision) else None
        adviser.advise(game.view(side), game.options(side))
    yield from ()


def _check_tracks(title: Playable, kit_file: KitFile, part: str) -> Iterator[Fault]:
    """Check that a title's measures for simulations (tracks) give turn numbers and dates, and have descriptions."""
    tracks: TitleTracks = part_of(title.name, part)
    for game in _start_games(title):
        turn: object = tracks.turn(game.state)
        date: object = tracks.date(game.state)
        if not isinstance(turn, int) or not isinstance(date, str):
            yield kit_file.fault(
                part, f"tracks: turn and date gave {turn!r} and {date!r}; expected a number and a text."
            )
            return
    for measure in tracks.measures:
        if not measure.words.strip() or not measure.does.strip():
            yield kit_file.fault(
                part, f"tracks: measure {measure.words!r} needs words, and a line that says what it is."
            )


def _check_outlook(title: Playable, kit_file: KitFile, part: str) -> Iterator[Fault]:
    """Check that a title's data for estimates (outlook file) name existing topics, scenarios and sides."""
    brought: TitleOutlook = part_of(title.name, part)
    outlook: Outlook = outlook_of(title.name)
    text, topics = brought.file.read_text(encoding="utf-8"), templates(title.name)
    scenarios, variants = title.card.scenarios, title.card.variants
    for topic in (*outlook.quiet, *outlook.searched):
        if topic not in topics:
            yield Fault(str(brought.file), find_line(text, topic), f"no words for {topic!r} in words/en.toml.")
    for one in outlook.horizons:
        for called, known in ((one.scenario, scenarios), (one.variant, variants), (one.side, title.sides)):
            if called not in known:
                message = f"no {called!r}; expected {', '.join(known)}."
                yield Fault(str(brought.file), find_line(text, called), message)


def _check_learning_data(title: Playable, kit_file: KitFile, part: str) -> Iterator[Fault]:
    """Check that a title's data for learning environments names existing actions, gives each side points, and lets a
    random game be played."""
    lesson: Lesson = part_of(title.name, part)
    unknown = [kind for kind in (*lesson.implied, *lesson.alike) if kind not in title.codec.types]
    for kind in unknown:
        yield kit_file.fault(part, f"lesson: no action {kind!r}; expected {', '.join(sorted(title.codec.types))}.")
    for game in _start_games(title):
        missing = [side for side in title.sides if side not in lesson.points(game.state)]
        if missing:
            yield kit_file.fault(part, f"lesson: no points for {', '.join(missing)}.")
            return
        match = Match(title, scenario=game.state.scenario, variant=game.state.variant, limit=LINES)
        match.begin(1)
        while match.legal:  # no legal action at a dead end, which random games may reach
            match.observe(match.side)
            match.take(min(match.legal))


def _check_guide(title: Playable, kit_file: KitFile, part: str) -> Iterator[Fault]:
    """Check that a title's guide file can be read."""
    if (kit_file.folder / part).is_file():
        title_guide(title)
    yield from ()


def _start_games(title: Playable) -> Iterator[Game]:
    """Yield a new game of each scenario in each of its variants, at its first decision."""
    for scenario, variant in scenario_variants(title):
        game = Game.new(title, scenario=scenario, variant=variant, seed=1)
        while isinstance(pending := game.pending, Chance):
            game.roll(pending)
        yield game


PARTS: Mapping[str, Callable[[Playable, KitFile, str], Iterator[Fault]]] = {
    "advice": _check_advice,
    "tracks": _check_tracks,
    "outlook": _check_outlook,
    "lesson": _check_learning_data,
    "guide": _check_guide,
}
KIT: Mapping[str, Callable[[Title, str], Iterator[Fault]]] = {
    "every part of the kit is there": check_kit,
    "every part of the kit fits the title": check_kit_parts_work,
}
"""The checks by what they require."""
