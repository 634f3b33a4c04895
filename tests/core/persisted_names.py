"""The names in saved games, position files, tables and public calls, as the running program defines them.

`python -m tests.core.persisted_names` adds new names to `persisted_names.txt`; only a person removes names.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import inspect

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.files import write_atomically
from broadfront.core.game import Game
from broadfront.core.messages import templates
from broadfront.core.positions.corrections import parse_changes
from broadfront.core.positions.dealing import Dealing
from broadfront.core.record import Header, Line, Position
from broadfront.core.state import State
from broadfront.core.steps import InOrder, Step
from broadfront.core.title import Playable
from broadfront.players import RandomPlayer, players_of
from broadfront.sim.job import PlayedGame
from broadfront.sim.play_out import play_out
from broadfront.sim.table import table_rows
from broadfront.titles import editor, playable, questions, title_names
from broadfront.tracks import tracks_of
from broadfront.web.openapi import document

LIST = Path(__file__).with_suffix(".txt")
COMMAND = "python -m tests.core.persisted_names"
ALIAS = " -> "
"""Separates an old persisted name from the name it is now read as."""

LINES = 120
"""Length in lines of the game whose positions are written."""

Names = dict[str, set[str]]
Aliases = dict[str, dict[str, str]]
"""Old names by section (`core`, `http`, a title), each with the name it is now read as."""


# What the program has


def current_names() -> Names:
    """Return every persisted name by section."""
    return {"core": set(_core_names()), "http": set(_http_names())} | {
        name: title_names_of(name) for name in title_names()
    }


def title_names_of(name: str) -> set[str]:
    """Return every persisted name of a title."""
    return set(_title_names(name))


def _core_names() -> Iterator[str]:
    for word, kind in (("header", Header), ("line", Line), ("position", Position)):
        yield from _field_names(f"record {word}", kind)
    yield from _type_names("step", (InOrder, Dealing))
    yield from (f"topic {topic}" for topic in templates("core"))
    game = PlayedGame(seed=1, world="", winner=None, reason="", score={}, lines=1, turns=[[1, ""]])
    yield from (f"heading {heading}" for heading in table_rows([game], ())[0])


def _type_names(word: str, kinds: tuple[type[msgspec.Struct], ...]) -> Iterator[str]:
    """Yield the tags of tagged types with their fields."""
    for kind in kinds:
        name = f"{word} {kind.__struct_config__.tag}"
        yield name
        yield from _field_names(name, kind)


def _field_names(name: str, kind: type[msgspec.Struct], within: tuple[type, ...] = ()) -> Iterator[str]:
    """Yield the fields of a type and of nested types, and the values of literal fields."""
    for field in msgspec.structs.fields(kind):
        path = f"{name}.{field.encode_name}"
        yield path
        for inner in _nested_types(inspect.type_info(field.type)):
            if isinstance(inner, inspect.LiteralType):
                yield from (f"{path} = {word}" for word in inner.values)
            elif isinstance(inner, inspect.StructType) and inner.cls not in (*within, kind, Action, Step):
                yield from _field_names(path, inner.cls, (*within, kind))


def _nested_types(kind: inspect.Type) -> Iterator[inspect.Type]:
    """Yield a type and the element types of its lists, mappings and unions."""
    yield kind
    for name in getattr(kind, "__struct_fields__", ()):
        held = getattr(kind, name)
        for one in held if isinstance(held, tuple) else (held,):
            if isinstance(one, inspect.Type) and not isinstance(kind, inspect.StructType):
                yield from _nested_types(one)


def _http_names() -> Iterator[str]:
    """Yield routes with their parameters, and the fields of every request and response type."""
    told = document()
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            yield f"route {method.upper()} {path}"
            yield from (
                f"query {method.upper()} {path} {given['name']}"
                for given in operation.get("parameters", ())
                if given["in"] == "query"
            )
    for name, schema in told["components"]["schemas"].items():
        for field, of in schema.get("properties", {}).items():
            yield f"field {name}.{field}"
            words = (word for one in of.get("anyOf", [of]) for word in one.get("enum", ()))
            yield from (f"field {name}.{field} = {word}" for word in words)


def _title_names(name: str) -> Iterator[str]:
    title = playable(name)
    yield from (f"option {option}" for option in title.OPTIONS)
    yield from (f"player {kind}" for kind in players_of(name))
    yield from _type_names("action", title.ACTIONS)
    yield from _type_names("step", title.STEPS)
    yield from (f"sequence {sequence}" for sequence in title.sequences)
    yield from (f"zone {zone}" for zone in title.zones)
    yield from (f"topic {topic}" for topic in templates(name))
    for sheet in title.sheets():
        yield f"sheet {sheet.name}"
        yield from (f"sheet {sheet.name} {column}" for column in sheet.columns)
    yield from _question_names(name)
    for scenario, known in title.card.scenarios.items():
        yield f"scenario {scenario}"
        yield from _track_names(title, scenario)
        for variant in known.variants or title.card.variants:
            yield f"variant {variant}"
            game = Game.new(title, scenario=scenario, variant=variant, seed=1)
            yield from _state_names(game.state, title)
            yield from _editor_names(title, game.state)
            yield from _position_words(game)


def _question_names(title: str) -> Iterator[str]:
    for name, question in questions(title).items():
        yield f"question {name}"
        for parameter, of in question.schema(title)["properties"].items():
            yield f"question {name} {parameter}"
            yield from (f"question {name} {parameter} = {word}" for word in of.get("items", of).get("enum", ()))


def _track_names(title: Playable, scenario: str) -> Iterator[str]:
    known = tracks_of(title.name)
    for measure in known.measures if known is not None else ():
        yield f"track {measure.words}"
        if any(word.isupper() for word in measure.words.split()):
            continue
        with suppress(Invalid):  # not every scenario has it
            yield from (f"heading {column.name}" for column in measure.make(title, scenario, ""))


def _state_names(state: State, title: Playable) -> Iterator[str]:
    """Yield facts in each form of states, and the settings of `fix`."""
    yield from (f"state {key}" for key in state.to_data())
    for form in range(1, state.FORM + 1):
        yield from (f"fact {fact}" for fact in state.facts(form))
    for word, setting in title.settings(state).items():
        yield f"fix {word}"
        if setting.kind != "item":
            yield from (f"fix {word} = {choice}" for choice in setting.choices(state))


def _position_words(game: Game) -> Iterator[str]:
    """Yield the words of position files, written at intervals during a random game."""
    players = {side: RandomPlayer(side) for side in game.state.played}
    for limit in range(0, LINES, LINES // 10):
        play_out(game, players, limit=limit)
        for word, value in msgspec.to_builtins(game.position_at()).items():
            yield f"position {word}"
            if isinstance(value, list) and word != "stack":  # steps are listed by themselves
                yield from (f"position {word}.{field}" for entry in value if isinstance(entry, dict) for field in entry)


def _editor_names(title: Playable, state: State) -> Iterator[str]:
    edits = editor(title.name)
    if edits is None:
        return
    with suppress(Invalid):  # not every scenario is edited
        editable = edits.editable_values(title, edits.start_position(title, state.scenario, state.variant))
        yield from (f"editor {field.name}" for field in editable.facts)
        yield from (f"editor unit {field.name}" for field in editable.units)
        yield from (f"editor new {field.name}" for field in editable.new_formation)


# What it reads under another name


def _read_action(title: Playable, name: str) -> None:
    title.codec.decode({"do": name})


def _read_step(title: Playable, name: str) -> None:
    title.decode_step({"step": name})


def _read_fix(title: Playable, name: str) -> None:
    for scenario, known in title.card.scenarios.items():
        for variant in known.variants or title.card.variants:
            parse_changes(f"{name} = 1", title.settings(title.set_up(scenario, variant, {})))


def _read_question(title: Playable, name: str) -> None:
    name, _, parameter = name.partition(" ")
    if name not in questions(title.name) or (parameter and parameter not in questions(title.name)[name].parameters):
        raise Invalid(f"There is no question {name} {parameter}.", given=name)


READERS: Mapping[str, Callable[[Playable, str], None]] = {
    "action": _read_action, "step": _read_step, "fix": _read_fix, "question": _read_question,
}  # fmt: skip
"""Functions by kind that read a name, or raise Invalid if it is unknown."""


def is_read(section: str, old: str) -> bool:
    """Return whether the program still reads an old name, even if it no longer writes it."""
    kind, _, name = old.partition(" ")
    if kind not in READERS or section not in title_names():
        return False
    try:
        READERS[kind](playable(section), name)
    except Invalid as error:
        return error.given not in (name, name.partition(" ")[0])  # something else of it is wrong: the name was known
    return True


# The list


def listed_names() -> tuple[Names, Aliases]:
    """Return the names and the aliases of the list, by section."""
    names: Names = {}
    aliases: Aliases = {}
    section = ""
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
            names[section], aliases[section] = set(), {}
        elif line and not line.startswith("#"):
            old, _, new = line.partition(ALIAS)
            if new:
                aliases[section][old] = new
            else:
                names[section].add(old)
    return names, aliases


def gone_and_new(kept: Names, aliases: Aliases, now: Names) -> tuple[list[str], list[str]]:
    """Return the listed names the program no longer has, and the program's names missing from the list."""
    gone = [f"{section}: {name}" for section in kept for name in sorted(kept[section] - now.get(section, set()))]
    new = [f"{section}: {name}" for section in now for name in sorted(now[section] - kept.get(section, set()))]
    for section, read_as in aliases.items():
        for old, written in read_as.items():
            if old in now.get(section, ()) or written not in now.get(section, ()) or not is_read(section, old):
                gone.append(f"{section}: {old}, which should be read as {written}")
    return gone, new


HEAD = f"""\
# Names that are saved or called from outside, by title: in records, position files, boxes, tables, scripts and HTTP.
# `{COMMAND}` adds new ones. One is taken out by hand only: with it goes what was saved under it.
# OLD{ALIAS}NEW: a name that is no longer written, and is read as another.
"""


def list_text(names: Names, aliases: Aliases) -> str:
    """Return the names and aliases as the text of the list file."""
    parts = [HEAD]
    for section in ("core", "http", *sorted(names.keys() - {"core", "http"})):
        told = {**dict.fromkeys(names[section], ""), **aliases.get(section, {})}
        parts.append(
            "\n".join([f"[{section}]", *(f"{old}{ALIAS}{told[old]}" if told[old] else old for old in sorted(told))])
            + "\n"
        )
    return "\n".join(parts)


def main() -> None:
    """Add new names to the list file."""
    (names, aliases), now = listed_names(), current_names()
    both = {section: names.get(section, set()) | now.get(section, set()) for section in names.keys() | now.keys()}
    write_atomically(LIST, list_text(both, aliases).encode())


if __name__ == "__main__":
    main()
