"""The names that saved games, position files, tables and callers hold, as the running program knows them.

`python -m tests.core.persisted_names` adds the new ones to `persisted_names.txt`; nothing takes one out but a person.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import inspect

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.files import write_whole
from broadfront.core.game import Game
from broadfront.core.messages import templates
from broadfront.core.positions.correcting import changes_in
from broadfront.core.positions.dealing import Dealing
from broadfront.core.record import Header, Line, Position
from broadfront.core.state import State
from broadfront.core.steps import InOrder, Step
from broadfront.core.title import Playable
from broadfront.players import RandomPlayer, players_of
from broadfront.sim.job import Played
from broadfront.sim.play_out import play_out
from broadfront.sim.table import rows_of
from broadfront.titles import editor, playable, questions, title_names
from broadfront.tracks import tracks_of
from broadfront.web.openapi import document

LIST = Path(__file__).with_suffix(".txt")
COMMAND = "python -m tests.core.persisted_names"
ALIAS = " -> "
"""Between a name that only saved things have and the one that it is read as."""

LINES = 120
"""Of a game in which positions are written."""

Names = dict[str, set[str]]
Aliases = dict[str, dict[str, str]]
"""By section - core, http, a title - lines of a kind and a name."""


# What the program has


def found() -> Names:
    """Every name there is."""
    return {"core": set(_of_core()), "http": set(_of_http())} | {name: set(_of_title(name)) for name in title_names()}


def _of_core() -> Iterator[str]:
    for word, kind in (("header", Header), ("line", Line), ("position", Position)):
        yield from _fields(f"record {word}", kind)
    yield from _of_types("step", (InOrder, Dealing))
    yield from (f"topic {topic}" for topic in templates("core"))
    game = Played(seed=1, world="", winner=None, reason="", score={}, lines=1, turns=[[1, ""]])
    yield from (f"heading {heading}" for heading in rows_of([game], ())[0])


def _of_types(word: str, kinds: tuple[type[msgspec.Struct], ...]) -> Iterator[str]:
    """Tagged types, each by its tag, with its fields."""
    for kind in kinds:
        name = f"{word} {kind.__struct_config__.tag}"
        yield name
        yield from _fields(name, kind)


def _fields(name: str, kind: type[msgspec.Struct], within: tuple[type, ...] = ()) -> Iterator[str]:
    """The fields of a type and of those inside it, and the words that they may be."""
    for field in msgspec.structs.fields(kind):
        path = f"{name}.{field.encode_name}"
        yield path
        for inner in _inside(inspect.type_info(field.type)):
            if isinstance(inner, inspect.LiteralType):
                yield from (f"{path} = {word}" for word in inner.values)
            elif isinstance(inner, inspect.StructType) and inner.cls not in (*within, kind, Action, Step):
                yield from _fields(path, inner.cls, (*within, kind))


def _inside(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A type, and the types that it is a list, mapping or choice of."""
    yield kind
    for name in getattr(kind, "__struct_fields__", ()):
        held = getattr(kind, name)
        for one in held if isinstance(held, tuple) else (held,):
            if isinstance(one, inspect.Type) and not isinstance(kind, inspect.StructType):
                yield from _inside(one)


def _of_http() -> Iterator[str]:
    """Routes with their parameters; the fields of everything sent and answered, by type."""
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


def _of_title(name: str) -> Iterator[str]:
    title = playable(name)
    yield from (f"option {option}" for option in title.OPTIONS)
    yield from (f"player {kind}" for kind in players_of(name))
    yield from _of_types("action", title.ACTIONS)
    yield from _of_types("step", title.STEPS)
    yield from (f"sequence {sequence}" for sequence in title.sequences)
    yield from (f"zone {zone}" for zone in title.zones)
    yield from (f"topic {topic}" for topic in templates(name))
    for sheet in title.sheets():
        yield f"sheet {sheet.name}"
        yield from (f"sheet {sheet.name} {column}" for column in sheet.columns)
    yield from _of_questions(name)
    for scenario, known in title.card.scenarios.items():
        yield f"scenario {scenario}"
        yield from _of_tracks(title, scenario)
        for variant in known.variants or title.card.variants:
            yield f"variant {variant}"
            game = Game.new(title, scenario=scenario, variant=variant, seed=1)
            yield from _of_state(game.state, title)
            yield from _of_editor(title, game.state)
            yield from _of_positions(game)


def _of_questions(title: str) -> Iterator[str]:
    for name, question in questions(title).items():
        yield f"question {name}"
        for parameter, of in question.schema(title)["properties"].items():
            yield f"question {name} {parameter}"
            yield from (f"question {name} {parameter} = {word}" for word in of.get("items", of).get("enum", ()))


def _of_tracks(title: Playable, scenario: str) -> Iterator[str]:
    known = tracks_of(title.name)
    for measure in known.measures if known is not None else ():
        yield f"track {measure.words}"
        if any(word.isupper() for word in measure.words.split()):
            continue
        with suppress(Invalid):  # not every scenario has it
            yield from (f"heading {column.name}" for column in measure.make(title, scenario, ""))


def _of_state(state: State, title: Playable) -> Iterator[str]:
    """Facts in each form of states, and what of a position `fix` sets."""
    yield from (f"state {key}" for key in state.to_data())
    for form in range(1, state.FORM + 1):
        yield from (f"fact {fact}" for fact in state.facts(form))
    for word, setting in title.settings(state).items():
        yield f"fix {word}"
        if setting.kind != "item":
            yield from (f"fix {word} = {choice}" for choice in setting.choices(state))


def _of_positions(game: Game) -> Iterator[str]:
    """The words of position files, written now and then on the way of a random game."""
    players = {side: RandomPlayer(side) for side in game.state.played}
    for limit in range(0, LINES, LINES // 10):
        play_out(game, players, limit=limit)
        for word, value in msgspec.to_builtins(game.written()).items():
            yield f"position {word}"
            if isinstance(value, list) and word != "stack":  # steps are listed by themselves
                yield from (f"position {word}.{field}" for entry in value if isinstance(entry, dict) for field in entry)


def _of_editor(title: Playable, state: State) -> Iterator[str]:
    edits = editor(title.name)
    if edits is None:
        return
    with suppress(Invalid):  # not every scenario is edited
        editable = edits.editable(title, edits.start(title, state.scenario, state.variant))
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
            changes_in(f"{name} = 1", title.settings(title.set_up(scenario, variant, {})))


def _read_question(title: Playable, name: str) -> None:
    name, _, parameter = name.partition(" ")
    if name not in questions(title.name) or (parameter and parameter not in questions(title.name)[name].parameters):
        raise Invalid(f"There is no question {name} {parameter}.", given=name)


READERS: Mapping[str, Callable[[Playable, str], None]] = {
    "action": _read_action, "step": _read_step, "fix": _read_fix, "question": _read_question,
}  # fmt: skip
"""By kind, what reads a name or says that it is unknown."""


def is_read(section: str, old: str) -> bool:
    """Whether the program reads a name, whatever it writes."""
    kind, _, name = old.partition(" ")
    if kind not in READERS or section not in title_names():
        return False
    try:
        READERS[kind](playable(section), name)
    except Invalid as error:
        return error.given not in (name, name.partition(" ")[0])  # something else of it is wrong: the name was known
    return True


# The list


def listed() -> tuple[Names, Aliases]:
    """By section the names of the list, and those that are read as another."""
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


def differences(kept: Names, aliases: Aliases, now: Names) -> tuple[list[str], list[str]]:
    """What the program has no more, and what the list does not have yet."""
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


def text(names: Names, aliases: Aliases) -> str:
    """The list as its file has it."""
    parts = [HEAD]
    for section in ("core", "http", *sorted(names.keys() - {"core", "http"})):
        told = {**dict.fromkeys(names[section], ""), **aliases.get(section, {})}
        parts.append("\n".join([f"[{section}]", *(f"{old}{ALIAS}{told[old]}" if told[old] else old
                                                  for old in sorted(told))]) + "\n")  # fmt: skip
    return "\n".join(parts)


def main() -> None:
    """Add what is new."""
    (names, aliases), now = listed(), found()
    both = {section: names.get(section, set()) | now.get(section, set()) for section in names.keys() | now.keys()}
    write_whole(LIST, text(both, aliases).encode())


if __name__ == "__main__":
    main()
