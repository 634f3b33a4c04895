"""All output is a topic with data; its words are in one file per language and nowhere else."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import broadfront
from broadfront.core.manual.charts import chart_names
from broadfront.core.manual.glossary import glossary
from broadfront.core.manual.hints import question_hints
from broadfront.core.manual.sections import sections
from broadfront.core.messages import (
    Message,
    find_names,
    languages_of,
    localize,
    message_text,
    register_words,
    serialize_message,
    templates,
)
from broadfront.core.reading.language import ENGLISH, use_language
from broadfront.core.state import State
from broadfront.core.title import Title
from broadfront.guiding.guide import TEXT_FIELDS, title_guide
from broadfront.manual.examples import played_examples
from broadfront.manual.key import counter_key_parts
from broadfront.titles import books, can_be_played, load_printed, playable, title_names
from broadfront.titles.patrol.rules.actions import Move

ROOT = Path(broadfront.__path__[0])
NO_ENGLISH = ("rules", "events", "steps", "system", "table")
"""Rooms that may not contain English text."""
PROGRAMMERS = ("AssertionError", "KeyError", "NotImplementedError", "TypeError", "ValueError")
"""Exceptions whose messages only programmers read."""
SAY = ("say", "phrase")
DECLARED = ("list.", "facts.", "choices.")
"""Topics used by fact name; `tests/conformance/test_facts.py` checks them."""
BOOKS = ("core", *title_names())


def folder_of(book: str) -> Path:
    return ROOT / "core" if book == "core" else ROOT / "titles" / book


def sources(book: str) -> list[Path]:
    """Return the source files that use a book's words: a title's folder, or for `core` everything else."""
    if book != "core":
        return sorted(folder_of(book).rglob("*.py"))
    return sorted(path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] != "titles")


class TopicCall(NamedTuple):
    """A call of `say` or `phrase`."""

    where: str
    topics: tuple[str, ...]
    fields: frozenset[str]
    whole: bool
    """True if all data of the topic is given in the call."""


def words_of(book: str) -> dict[str, Any]:
    if book != "core":
        playable(book)
    return dict(templates(book))


def literals(node: ast.expr) -> tuple[str, ...]:
    match node:
        case ast.Constant(str(word)):
            return (word,)
        case ast.IfExp():
            return literals(node.body) + literals(node.orelse)
    return ()


def calls(book: str) -> Iterator[TopicCall]:
    for path in sources(book):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {id(n) for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) for n in ast.walk(f)}
        open_ended = {
            id(n)
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Objection"
            for n in ast.walk(call)
        }
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAY):
                continue
            given = frozenset(k.arg for k in node.keywords if k.arg is not None)
            all_given = id(node) in inside and id(node) not in open_ended and all(k.arg for k in node.keywords)
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            yield TopicCall(where, literals(node.args[0]), given, all_given)


@pytest.mark.parametrize("book", BOOKS)
def test_every_topic_in_use_has_words_for_its_data(book: str) -> None:
    words, wrong = words_of(book), []
    for call in calls(book):
        for topic in call.topics:
            if topic not in words:
                wrong.append(f"{call.where}: no words for {topic!r}")
            elif call.whole and (missing := set(words[topic].fields()) - call.fields):
                wrong.append(f"{call.where}: {topic!r} needs {', '.join(sorted(missing))}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("book", BOOKS)
def test_every_topic_of_a_file_is_used_somewhere(book: str) -> None:
    said = {
        node.value
        for path in sources(book)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    chosen = set() if book == "core" else {f"choice.{kind.__name__}" for kind in playable(book).ACTIONS}
    idle = [topic for topic in words_of(book) if topic not in said | chosen and not topic.startswith(DECLARED)]
    assert not idle, f"{book}: nobody says {', '.join(idle)}"


def topics_in_data(book: str) -> set[str]:
    """Return the topics of English text in data files: labels, rules and hints."""
    if book == "core":
        return {f"rules.{id}" for id in books()[book]}
    title = load_printed(book)
    card = title.card
    labels = [f"labels.variants.{n}" for n in card.variants] + [f"labels.scenarios.{n}" for n in card.scenarios]
    hints = [f"hints.{topic}" for topic in question_hints(title)]
    return {"labels.title", *labels, *hints, *topics_in_manual(title), *(f"rules.{id}" for id in title.book)}


def topics_in_manual(title: Title) -> set[str]:
    """Return the topics of English text in the rule book."""
    heads = {f"manual.{one.id}.{what}" for one in sections(title) for what in ("part", "title", "about")}
    words = {f"{what}.{term.word}" for term in glossary(title) for what in ("glossary", "glossary-forms")}
    key = {topic for one in counter_key_parts(title) for topic in (f"key.{one.of}.{one.name}", f"key-names.{one.name}")}
    played = {f"example.{one.id}.{what}" for one in played_examples(title) for what in ("title", "text")}
    named = chart_names(title)
    charts = {f"charts.{name}" for name in named} | {f"chart-groups.{one.group}" for one in named.values()}
    return heads | words | key | played | charts | set(_topics_in_guide(title))


def _topics_in_guide(title: Title) -> Iterator[str]:
    if (guide := title_guide(title)) is None:
        return
    yield from (f"guide.{what}" for what in ("title", "about", "over", "end"))
    for one in guide.lesson:
        yield from (f"guide.{one.id}.{what}" for what in TEXT_FIELDS if getattr(one, what))
        yield from (f"guide.{one.id}.other.{n}" for n, _ in enumerate(one.other, 1))
        yield from (f"guide.{one.id}.instead.{n}" for n, _ in enumerate(one.instead, 1))
    for n, between in enumerate(guide.meanwhile, 1):
        parts = ("title", "text", "do", "means")
        yield from (f"guide.meanwhile.{n}.{what}" for what in parts if getattr(between, what))


@pytest.mark.parametrize("book", BOOKS)
def test_another_language_has_the_same_topics_with_the_same_fields(book: str) -> None:
    english, printed = words_of(book), topics_in_data(book)
    for path in (folder_of(book) / "words").glob("*.toml"):
        for topic, template in templates(book, path.stem).items():
            if not topic.startswith("names."):
                assert topic in english or topic in printed, f"{path.name}: {topic}"
                known = set(english[topic].fields()) if topic in english else set()
                assert set(template.fields()) <= known, f"{path.name}: {topic}"


FOLDERS = sorted(path for path in ROOT.rglob("words") if (path / "en.toml").is_file() and "skeleton" not in path.parts)
"""Folders with words files, except the skeleton of a new title."""


def test_german_is_offered_for_the_engine_and_for_patrol() -> None:
    assert all("de" in languages_of(book) for book in ("core", "patrol") if words_of(book))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_file_of_words_has_every_topic_or_is_not_there(folder: Path) -> None:
    book = f"whole {folder}"
    register_words(book, folder)
    assert set(languages_of(book)) == {path.stem for path in folder.glob("*.toml")}


@pytest.mark.parametrize("book", BOOKS)
def test_a_language_offered_for_a_title_says_all_of_it(book: str) -> None:
    words_of(book)
    for language in languages_of(book)[1:]:
        there = tomllib.loads((folder_of(book) / "words" / f"{language}.toml").read_text(encoding="utf-8"))
        missing = {topic for topic in topics_in_data(book) if not _has_path(there, topic.split("."))}
        missing |= named_ids(book) - there.get("names", {}).keys()
        assert not missing, f"{language}: {', '.join(sorted(missing))}"


def named_ids(book: str) -> set[str]:
    """Return the ids that have names: sides, card zones and units."""
    if book == "core":
        return set()
    title = load_printed(book)
    return {*title.sides, *title.zones, *(unit.id for unit in getattr(title, "units", ()))}


def _has_path(table: Any, names: list[str]) -> bool:
    return not names or (isinstance(table, dict) and names[0] in table and _has_path(table[names[0]], names[1:]))


# No English in a rule


def names_in_data(title: str) -> set[str]:
    """Return the words in a title's data: names of cards, boxes and types."""
    found: set[str] = set()

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            found.update(value)
            for one in value.values():
                collect(one)
        elif isinstance(value, list):
            for one in value:
                collect(one)
        elif isinstance(value, str):
            found.add(value)

    for path in folder_of(title).rglob("*.toml"):
        if path.parent.name != "words" and path.name != "rules.toml":
            collect(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def literal_texts(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and text of each string and fixed f-string part below a node, without docstrings."""
    if isinstance(node, ast.Assert):
        return
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in (FACTS, "__all__"):
        return
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) in PROGRAMMERS:
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.JoinedStr):
        yield node.lineno, "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                yield from literal_texts(part.value)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    for child in ast.iter_child_nodes(node):
        yield from literal_texts(child)


ENGLISH_WORDS = re.compile(r"[A-Za-z]{2,}[,:;.]? +[A-Za-z({]|[ }][a-z]{3,}\.$")
"""Matches two words in a row, or the end of a sentence."""
LEFT_OUT = {
    "earlier_forms.py": "the words of old files, which must stay as they were",
    "editing.py": "the fields of the editor, which follow from the facts one day",
    "setting_words.py": "what can be corrected, the same",
}
"""Files that may contain English, with the reason."""
FACTS = "SETTING_WORDS"
"""The constant with the names of settings, in modules that contain more."""
FIELDS = {
    "held by", "one of", "without which it parts", "event {}", "tactic {}", "{} column", "{} eq", "{} pax", "{} sp",
}  # fmt: skip
"""Field names of answers and tables, for programs."""
ARMS = {"Para|FJ|Abn Div", "Gld|AL Bde", "Rec Bn", "AG Bde"}
"""Parts of counter names that indicate the arm."""
FAILS = {"too dear", "not adjacent", "may not end", "zone to zone", "takes all", "no such step", "too far", "no way"}
"""Reasons, as the board names them, why a path is not possible."""
CODES = FIELDS | ARMS | FAILS


def test_english_is_distinguished_from_codes_and_names() -> None:
    gaps = ("{} moves", "event {}", "reach-{}", "{}: {}")
    assert [bool(FILLED.search(words)) for words in gaps] == [True, True, False, False]
    told = ("it has moved", "{} is lost.", "{}sees.", "Intr.", "bridge", "ARD-R0-16", "german deck {}")
    assert [bool(ENGLISH_WORDS.search(words)) for words in told] == [True, True, True, False, False, False, True]


FILLED = re.compile(r"(?:^|[ (])[A-Za-z]{2,}(?:[ ,.:;)]|$)")
"""Matches a word beside a placeholder in a sentence."""
TOPIC = re.compile(r"[a-z][a-z-]*(?:\.[a-z0-9-]+)+")
LABEL = re.compile(r"[A-Z][a-z]+")
"""Matches a capitalized word, as in a row heading or on a button."""


@pytest.mark.parametrize("title", [book for book in BOOKS if book != "core"])
def test_a_table_holds_no_label_and_no_sentence_with_gaps(title: str) -> None:
    game = playable(title)
    names = names_in_data(title) | CODES | set(game.codec.types)
    parts = {part for name in names for part in re.findall(r"[A-Za-z]+", name)}
    found = []
    at = folder_of(title) / "table"
    for path in sorted(at.rglob("*.py")) if at.is_dir() else [at.with_suffix(".py")]:
        if path.name not in LEFT_OUT:
            for line, words in literal_texts(ast.parse(path.read_text(encoding="utf-8"))):
                gaps = "{}" in words and " " in words and FILLED.search(words)
                if (gaps or (LABEL.fullmatch(words) and words not in parts)) and words not in names:
                    found.append(f"{path.relative_to(ROOT)}:{line}: {words!r}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("title", [book for book in BOOKS if book != "core"])
def test_no_english_stands_in_a_rule(title: str) -> None:
    names, found = names_in_data(title) | CODES | zone_names(title), []
    for room in NO_ENGLISH:
        at = folder_of(title) / room
        for path in sorted(at.rglob("*.py")) if at.is_dir() else [at.with_suffix(".py")]:
            if path.is_file() and path.name not in LEFT_OUT:
                for line, said in literal_texts(ast.parse(path.read_text(encoding="utf-8"))):
                    words = said.removeprefix("{}").removesuffix("{}")
                    if ENGLISH_WORDS.search(words) and words not in names:
                        found.append(f"{path.relative_to(ROOT)}:{line}: {words!r}")
    assert not found, "\n".join(found)


def zone_names(title: str) -> set[str]:
    """Return the names of zones, whole and without their side as they appear in f-strings."""
    printed = load_printed(title)
    whole = set(printed.zones)
    return whole | {name.replace(side, "", 1) for name in whole for side in printed.sides if name.startswith(side)}


# The templates themselves


@pytest.fixture
def book(tmp_path: Path) -> str:
    (tmp_path / "en.toml").write_text(
        'plain = "{unit} moves to {hex}."\n'
        'inside = "It stays: {why:bare}!"\n'
        'clause = "It stays: {why:clause}."\n'
        'list = "{units:and} or {units}"\n'
        'sign = "{amount:+} MP"\n'
        'cap = "{why:cap}"\n'
        "[loss]\n"
        'steps = {by = "steps", one = "{unit} loses a step.", 0 = "Nothing.", other = "{unit} loses {steps} steps."}\n'
        'flag = {by = "left", yes = "left", no = "stays"}\n'
    )
    (tmp_path / "de.toml").write_text(
        'plain = "{unit} zieht nach {hex}."\ninside = "{why:bare}!"\nclause = "{why:clause}."\nlist = "{units}"\n'
        'sign = "{amount:+} BP"\ncap = "{why:cap}"\n[loss]\nsteps = "{unit} verliert Stufen."\nflag = "{left}"\n'
        '[names]\nA = "Kompanie A"\n[labels]\ntitle = "Brücke"\n',
        encoding="utf-8",
    )
    (tmp_path / "fr.toml").write_text('plain = "{unit} va à {hex}."\n[labels]\ntitle = "Pont"\n', encoding="utf-8")
    name = f"test {tmp_path}"
    register_words(name, tmp_path)
    return name


@pytest.mark.parametrize(
    ("topic", "data", "told"),
    [
        ("plain", {"unit": "A", "hex": "0101"}, "A moves to 0101."),
        ("list", {"units": ["A", "B", "C"]}, "A, B and C or A, B, C"),
        ("list", {"units": ["A"]}, "A or A"),
        ("sign", {"amount": 2}, "+2 MP"),
        ("clause", {"why": "No unit can move."}, "It stays: no unit can move."),
        ("clause", {"why": "Bastogne is full."}, "It stays: Bastogne is full."),
        ("loss.steps", {"unit": "A", "steps": 1}, "A loses a step."),
        ("loss.steps", {"unit": "A", "steps": 0}, "Nothing."),
        ("loss.steps", {"unit": "A", "steps": 3}, "A loses 3 steps."),
        ("loss.flag", {"left": True}, "left"),
        ("loss.flag", {"left": False}, "stays"),
    ],
)
def test_a_message_is_filled_when_it_is_read(book: str, topic: str, data: dict[str, Any], told: str) -> None:
    assert str(Message(book, topic, data)) == told


def test_a_message_may_be_part_of_another(book: str) -> None:
    why = Message(book, "plain", {"unit": "a tank", "hex": "0101"})
    assert str(Message(book, "inside", {"why": why})) == "It stays: a tank moves to 0101!"
    assert str(Message(book, "cap", {"why": why})) == "A tank moves to 0101."


def test_another_language_is_a_file_that_is_offered_when_it_has_every_topic(book: str) -> None:
    moved = Message(book, "plain", {"unit": "A", "hex": "0101"})
    assert languages_of(book) == ("en", "de")
    assert message_text(moved, "de") == "Kompanie A zieht nach 0101."
    assert message_text(Message(book, "sign", {"amount": 2}), "de") == "+2 BP"
    assert message_text(moved, "fr") == message_text(moved, ENGLISH) == "A moves to 0101."
    with use_language("fr"):
        assert localize(book, "labels.title", "Bridge") == "Bridge"


def test_what_looks_like_a_topic_is_one() -> None:
    for book in title_names():
        words = words_of(book)
        rooms = {topic.partition(".")[0] for topic in words}
        found = {
            node.value
            for path in sources(book)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and TOPIC.fullmatch(node.value)
        }
        found = {topic for topic in found if not topic.startswith("broadfront.")}  # a section of rhine is so called
        if can_be_played(book):
            playable(book)
            found -= {path for kind in State.__subclasses__() for path in kind.PATHS.values()}
        assert not (lost := {topic for topic in found if topic.partition(".")[0] in rooms} - words.keys()), (book, lost)


@pytest.mark.parametrize("said", ["unit {unit} {hex}", "{unit}", "", "{parts} a {unit:cap}{hex}"])
def test_words_are_the_pieces_joined(tmp_path: Path, said: str) -> None:
    (tmp_path / "en.toml").write_text(f'all = "{said}"\n', encoding="utf-8")
    register_words(f"pieces {tmp_path}", tmp_path)
    one = Message(f"pieces {tmp_path}", "all", {"unit": "a", "hex": "0101", "parts": ["b", "c"]})
    assert str(one) == said.format(unit="a", hex="0101", parts="b, c") if ":" not in said else "b, c a A0101"


def test_answers_are_in_the_language_of_the_reader_and_names_keep_their_ids(book: str) -> None:
    moved = Message(book, "plain", {"unit": "A", "hex": "0101"})
    with use_language("de"):
        assert str(moved) == "Kompanie A zieht nach 0101."
        assert [(one.start, one.end, one.id) for one in find_names(moved)] == [(0, 10, "A"), (22, 26, "0101")]
        assert localize(book, "labels.title", "Bridge") == "Brücke"
        assert localize(book, "labels.other", "Bridge") == "Bridge"
    assert str(moved) == "A moves to 0101."
    assert localize(book, "labels.title", "Bridge") == "Bridge"


def test_an_action_is_announced_as_a_person_says_it_in_another_language() -> None:
    refusal = Message("patrol", "refusal.rations", {"action": Move("2.German", ("0304", "0303"))})
    assert str(refusal).startswith("Move 2.German 0304-0303: needs")
    assert message_text(refusal, "de").startswith("2. Kompanie nach 0303 ziehen: nötig")
    assert serialize_message(refusal).data == {"action": "Move 2.German 0304-0303"}
