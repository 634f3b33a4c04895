"""What the program says is a topic with data; its words lie in a file by language, and nowhere else."""

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
from broadfront.core.manual.hints import about_all
from broadfront.core.manual.sections import sections
from broadfront.core.messages import Message, names_in, said, templates, text, worded, words_in
from broadfront.core.reading.language import ENGLISH, read_in
from broadfront.core.title import Title
from broadfront.guiding.guide import guide_of
from broadfront.manual.examples import examples
from broadfront.manual.key import key_of
from broadfront.titles import books, load_printed, playable, title_names
from broadfront.titles.patrol.rules.actions import Move

ROOT = Path(broadfront.__path__[0])
SAYS_ENGLISH = ("rules", "events", "steps", "system")
"""The rooms in which no English may stand."""
PROGRAMMERS = ("AssertionError", "KeyError", "NotImplementedError", "TypeError", "ValueError")
"""What only somebody who changes the program reads."""
DECLARED = ("list.", "facts.", "choices.")
"""What facts are called is asked for by their names; `tests/conformance/test_facts.py` looks at those."""
BOOKS = ("core", *title_names())


def folder_of(book: str) -> Path:
    return ROOT / "core" if book == "core" else ROOT / "titles" / book


def sources(book: str) -> list[Path]:
    """Where a book is spoken: a title in its folder, the engine's words everywhere else."""
    if book != "core":
        return sorted(folder_of(book).rglob("*.py"))
    return sorted(path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] != "titles")


class Said(NamedTuple):
    """A call of `say`."""

    where: str
    topics: tuple[str, ...]
    fields: frozenset[str]
    whole: bool
    """Whether all its data is given there."""


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


def calls(book: str) -> Iterator[Said]:
    for path in sources(book):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {id(n) for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) for n in ast.walk(f)}
        open_ended = {
            id(n)
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Bar"
            for n in ast.walk(call)
        }
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"):
                continue
            given = frozenset(k.arg for k in node.keywords if k.arg is not None)
            all_given = id(node) in inside and id(node) not in open_ended and all(k.arg for k in node.keywords)
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            yield Said(where, literals(node.args[0]), given, all_given)


@pytest.mark.parametrize("book", BOOKS)
def test_every_topic_that_is_said_has_words_for_the_data_it_is_given(book: str) -> None:
    words, wrong = words_of(book), []
    for call in calls(book):
        for topic in call.topics:
            if topic not in words:
                wrong.append(f"{call.where}: no words for {topic!r}")
            elif call.whole and (missing := set(words[topic].fields()) - call.fields):
                wrong.append(f"{call.where}: {topic!r} needs {', '.join(sorted(missing))}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("book", BOOKS)
def test_every_topic_of_a_file_is_said_somewhere(book: str) -> None:
    said = {
        node.value
        for path in sources(book)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    chosen = set() if book == "core" else {f"choice.{kind.__name__}" for kind in playable(book).ACTIONS}
    idle = [topic for topic in words_of(book) if topic not in said | chosen and not topic.startswith(DECLARED)]
    assert not idle, f"{book}: nobody says {', '.join(idle)}"


def printed_of(book: str) -> set[str]:
    """What stands in English in the files of data: labels, rules and what questions are about."""
    if book == "core":
        return {f"rules.{id}" for id in books()[book]}
    title = load_printed(book)
    card = title.card
    labels = [f"labels.variants.{n}" for n in card.variants] + [f"labels.scenarios.{n}" for n in card.scenarios]
    hints = [f"hints.{topic}" for topic in about_all(title)]
    return {"labels.title", *labels, *hints, *manual_of(title), *(f"rules.{id}" for id in title.book)}


def manual_of(title: Title) -> set[str]:
    """What stands in English in the rule book as people read it."""
    heads = {f"manual.{one.id}.{what}" for one in sections(title) for what in ("part", "title", "about")}
    words = {f"{what}.{term.word}" for term in glossary(title) for what in ("glossary", "glossary-forms")}
    key = {topic for one in key_of(title) for topic in (f"key.{one.of}.{one.name}", f"key-names.{one.name}")}
    played = {f"example.{one.id}.{what}" for one in examples(title) for what in ("title", "text")}
    named = chart_names(title)
    charts = {f"charts.{name}" for name in named} | {f"chart-groups.{one.group}" for one in named.values()}
    guide = {"guide.title", "guide.about"} if guide_of(title) is not None else set()
    return heads | words | key | played | charts | guide


@pytest.mark.parametrize("book", BOOKS)
def test_another_language_has_the_same_topics_with_the_same_fields(book: str) -> None:
    english, printed = words_of(book), printed_of(book)
    for path in (folder_of(book) / "words").glob("*.toml"):
        for topic, template in templates(book, path.stem).items():
            if not topic.startswith("names."):
                assert topic in english or topic in printed, f"{path.name}: {topic}"
                known = set(english[topic].fields()) if topic in english else set()
                assert set(template.fields()) <= known, f"{path.name}: {topic}"


@pytest.mark.parametrize("book", ["core", "patrol"])
def test_german_is_complete_for_the_engine_and_for_patrol(book: str) -> None:
    german = tomllib.loads((folder_of(book) / "words" / "de.toml").read_text(encoding="utf-8"))
    missing = [topic for topic in {*words_of(book), *printed_of(book)} if not _holds(german, topic.split("."))]
    assert not missing, f"no German for {', '.join(sorted(missing))}"


def _holds(table: Any, names: list[str]) -> bool:
    return not names or (isinstance(table, dict) and names[0] in table and _holds(table[names[0]], names[1:]))


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "core"])
def test_what_the_start_page_shows_of_a_title_has_german(book: str) -> None:
    german = tomllib.loads((folder_of(book) / "words" / "de.toml").read_text(encoding="utf-8"))
    assert all(_holds(german, topic.split(".")) for topic in printed_of(book) if topic.startswith("labels."))


# No English in a rule


def names_in_data(title: str) -> set[str]:
    """Words that stand in the title's data: names of cards, boxes, kinds."""
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


def pieces(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The literal words below a node: strings and the fixed parts of f-strings, docstrings left out."""
    if isinstance(node, ast.Assert):
        return
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) in PROGRAMMERS:
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.JoinedStr):
        fixed = "{}".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
        yield node.lineno, fixed
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                yield from pieces(part.value)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    for child in ast.iter_child_nodes(node):
        yield from pieces(child)


ENGLISH_WORDS = re.compile(r"[A-Za-z]{2,}[,:;.]? +[A-Za-z({]|[ }][a-z]{3,}\.$")
"""Two words in a row, or the end of a sentence."""
EARLIER_FORMS = "earlier_forms.py"
"""Holds the words of old files, which must stay as they were."""
CODES = {"too dear", "not adjacent", "may not end", "zone to zone", "takes all", "no such step", "too far", "no way"}
"""What the board calls the ways in which a path fails."""


def test_english_is_told_from_codes_and_names() -> None:
    told = ("it has moved", "{} is lost.", "{}sees.", "Intr.", "bridge", "ARD-R0-16", "german deck {}")
    assert [bool(ENGLISH_WORDS.search(words)) for words in told] == [True, True, True, False, False, False, True]


@pytest.mark.parametrize("title", [book for book in BOOKS if book != "core"])
def test_no_english_stands_in_a_rule(title: str) -> None:
    names, found = names_in_data(title) | CODES | zone_names(title), []
    for room in SAYS_ENGLISH:
        at = folder_of(title) / room
        for path in sorted(at.rglob("*.py")) if at.is_dir() else [at.with_suffix(".py")]:
            if path.is_file() and path.name != EARLIER_FORMS:
                for line, words in pieces(ast.parse(path.read_text(encoding="utf-8"))):
                    if ENGLISH_WORDS.search(words) and words not in names:
                        found.append(f"{path.relative_to(ROOT)}:{line}: {words!r}")
    assert not found, "\n".join(found)


def zone_names(title: str) -> set[str]:
    """Names of zones, whole and as an f-string of a side has them."""
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
        'plain = "{unit} zieht nach {hex}."\n[names]\nA = "Kompanie A"\n[labels]\ntitle = "Brücke"\n', encoding="utf-8"
    )
    name = f"test {tmp_path}"
    words_in(name, tmp_path)
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


def test_another_language_is_a_file_and_english_stands_in_for_what_it_lacks(book: str) -> None:
    moved = Message(book, "plain", {"unit": "A", "hex": "0101"})
    assert text(moved, "de") == "Kompanie A zieht nach 0101."
    assert text(Message(book, "sign", {"amount": 2}), "de") == "+2 MP"
    assert text(moved, ENGLISH) == "A moves to 0101."


def test_what_is_told_is_in_the_language_of_the_reader_and_names_keep_their_ids(book: str) -> None:
    moved = Message(book, "plain", {"unit": "A", "hex": "0101"})
    with read_in("de"):
        assert str(moved) == "Kompanie A zieht nach 0101."
        assert [(one.start, one.end, one.id) for one in names_in(moved)] == [(0, 10, "A"), (22, 26, "0101")]
        assert worded(book, "labels.title", "Bridge") == "Brücke"
        assert worded(book, "labels.other", "Bridge") == "Bridge"
    assert str(moved) == "A moves to 0101."
    assert worded(book, "labels.title", "Bridge") == "Bridge"


def test_an_action_is_announced_as_a_person_says_it_in_another_language() -> None:
    refusal = Message("patrol", "refusal.rations", {"action": Move("2.German", ("0304", "0303"))})
    assert str(refusal).startswith("Move 2.German 0304-0303: needs")
    assert text(refusal, "de").startswith("2. Kompanie nach 0303 ziehen: nötig")
    assert said(refusal).data == {"action": "Move 2.German 0304-0303"}
