"""The structure of the package: rooms, and imports in one direction."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import rows as rows_package
from bench.registry import load_rows
from tests.repository import PACKAGE, ROOT, TITLES, project
from tools import house, imports
from tools.imports import Import

MODULES_OF_A_FOLDER = 30
ROOMS = ["(play)", "questions", "table", "game", "(system)", "steps", "(events)", "rules", "data"]
"""Rooms of every title, top first; those in parentheses are optional."""
IMPORTS_INSIDE = 60
"""Maximum number of imports inside functions; more would be too many to list."""

every_title = pytest.mark.parametrize("title", TITLES)


@pytest.fixture(scope="module")
def known_modules() -> dict[str, Path]:
    return imports.module_files()


@pytest.fixture(scope="module")
def found_imports(known_modules: dict[str, Path]) -> list[Import]:
    return list(imports.find_imports(known_modules))


def test_no_import_goes_round_in_a_circle(known_modules: dict[str, Path], found_imports: list[Import]) -> None:
    assert imports.find_cycle(imports.import_graph(found_imports, known_modules)) == []


def test_a_circle_through_a_function_is_found_and_one_of_types_alone_is_none(tmp_path: Path) -> None:
    package = tmp_path / "broadfront"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "one.py").write_text("def call():\n    from broadfront.two import there\n")
    types = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from broadfront import one\n"
    (package / "two.py").write_text(types)
    (package / "three.py").write_text("from . import one\nfrom .two import there\n")
    known = imports.module_files(tmp_path)
    found = list(imports.find_imports(known))
    assert [(i.module, i.target, i.inside, i.checking) for i in found if i.target in known] == [
        ("broadfront.one", "broadfront.two", True, False),
        ("broadfront.three", "broadfront.one", False, False),
        ("broadfront.three", "broadfront.two", False, False),
        ("broadfront.two", "broadfront.one", False, True),
    ]
    assert imports.find_cycle(imports.import_graph(found, known)) == []
    (package / "two.py").write_text("from broadfront import one\n")
    again = imports.import_graph(imports.find_imports(known), known)
    assert set(imports.find_cycle(again)) == {"broadfront.one", "broadfront.two"}


def listed_imports() -> list[tuple[str, str, str]]:
    """Return the rows of docs/imports.md: file, imported module, and the test that shows the need."""
    text = (ROOT / "docs" / "imports.md").read_text()
    rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| [^|]+ \| ([^|]+) \|$", text, flags=re.MULTILINE)
    assert len(rows) == text.count("\n| `"), "a row that is not read"
    return rows


def test_every_import_inside_a_function_is_in_the_documentation(
    known_modules: dict[str, Path], found_imports: list[Import]
) -> None:
    code = [
        (str(known_modules[i.module].relative_to(PACKAGE)), i.target)
        for i in found_imports
        if i.inside and not i.checking
    ]
    assert len(code) < IMPORTS_INSIDE
    assert Counter((file, target) for file, target, _ in listed_imports()) == Counter(code)


def test_what_an_import_inside_a_function_serves_is_a_bench_row_or_a_test() -> None:
    shown = {row.name for row in load_rows(rows_package)}
    for path in (ROOT / "tests").rglob("test_*.py"):
        shown |= set(re.findall(r"^def (test_\w+)", path.read_text(), flags=re.MULTILINE))
    for file, target, served in listed_imports():
        names = re.findall(r"`([^`]+)`", served)
        assert names, f"{file}: {target} serves nothing"
        assert not [name for name in names if name not in shown], f"{file}: {target}"


def test_no_folder_has_more_modules_than_a_person_can_keep_apart() -> None:
    counts = Counter(path.parent.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
    assert {str(folder): count for folder, count in counts.items() if count > MODULES_OF_A_FOLDER} == {}


def test_the_picture_of_the_house_is_drawn_from_the_source_as_it_is() -> None:
    assert house.PICTURE.read_text() == house.draw_picture(), "rooms or imports have changed; run: make house"


def test_the_picture_shows_every_room_above_what_it_imports() -> None:
    for container in ("broadfront", *(f"broadfront.titles.{title}" for title in TITLES)):
        shown = house.build_house(container, "")
        order = [room.name for room in shown.rooms]
        assert sum(room.modules for room in shown.rooms) > 0
        assert [pair for pair in shown.imports if order.index(pair[0]) > order.index(pair[1])] == []


def nodes(title: str) -> Iterator[tuple[str, ast.AST]]:
    """Yield every syntax node in the source of a title, with its file and line."""
    for path in sorted((PACKAGE / "titles" / title).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            yield f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}", node


@every_title
def test_nothing_in_a_title_looks_at_who_is_played(title: str) -> None:
    """Only `Choice` of the core does; a step asks and acts the same way for a person and for the system."""
    looking = [where for where, node in nodes(title) if isinstance(node, ast.Attribute) and node.attr == "played"]
    assert looking == []


@every_title
def test_no_step_is_asked_whether_it_has_a_field(title: str) -> None:
    """Fields that steps offer to others are declared in a base class; getattr and hasattr would only guess."""
    guesses = [
        where
        for where, node in nodes(title)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("getattr", "hasattr")
        and isinstance(node.args[1], ast.Constant)
    ]
    assert guesses == []


@every_title
def test_no_two_modules_of_a_title_share_a_name(title: str) -> None:
    counts = Counter(path.stem for path in (PACKAGE / "titles" / title).rglob("*.py") if path.stem != "__init__")
    assert [name for name, count in counts.items() if count > 1] == []


@every_title
def test_every_title_has_a_contract_that_orders_its_rooms(title: str) -> None:
    contracts = [
        contract
        for contract in project()["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers" and contract.get("containers") == [f"broadfront.titles.{title}"]
    ]
    assert len(contracts) == 1
    assert contracts[0]["exhaustive"], "a room that is not named would be free"
    assert contracts[0]["layers"] == ROOMS
    apart = next(c for c in project()["tool"]["importlinter"]["contracts"] if c["type"] == "independence")
    assert f"broadfront.titles.{title}" in apart["modules"], "a title that is not named may know the others"


def test_no_test_imports_from_another_test() -> None:
    """Code shared by several tests is in a support module, so that a test file can be moved or split."""
    held = re.compile(r"^\s*from tests\.(?:\w+\.)*test_\w+ import", re.MULTILINE)
    files = [path for folder in ("tests", "soak", "bench", "tools") for path in (ROOT / folder).rglob("*.py")]
    assert [path.relative_to(ROOT).as_posix() for path in files if held.search(path.read_text(encoding="utf-8"))] == []
