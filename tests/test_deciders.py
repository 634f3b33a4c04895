"""Find where rules are decided, from the source code."""

import ast
import importlib
import re
from pathlib import Path

import pytest

from broadfront.core.rules import DECIDERS, MIRRORS
from tests.rule_matrix import known_rules
from tests.witness import RAN, with_witnesses
from tools.deciders import PACKAGE, id_pattern, ids_by_row, ids_in, load_deciders, read_module
from tools.trees import ROOT


def test_every_rule_id_is_found_by_the_pattern() -> None:
    assert [id for id in known_rules() if not id_pattern().fullmatch(id)] == []


def test_ids_are_found_in_code_but_not_in_sentences_or_built_strings() -> None:
    number = "9999"
    text = f'"""About BF-01."""\nrule = "BF-{number}"\nbuilt = f"BF-02{{rule}}"\n'
    assert set(ids_in(ast.parse(text))) == {f"BF-{number}"}


def test_a_row_of_a_chart_carries_the_ids_in_it(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(
        '[combat]\nrule = { "1" = "BF-01" }\nrows = [["mud", "BF-02", 3], [1, "BF-03"]]\n'
        '[[turn]]\nname = "first"\nrule = "BF-04"\n[[turn]]\nrule = "BF-05"\n'
    )
    (tmp_path / "a.csv").write_text('unit,rule\n1,"BF-03, BF-04"\n')
    assert ids_by_row(tmp_path / "a.toml") == {
        "combat.1": {"BF-01"},
        "combat.rows.mud": {"BF-02"},
        "combat.rows.2": {"BF-03"},
        "turn.first": {"BF-04"},
        "turn.2": {"BF-05"},
    }
    assert ids_by_row(tmp_path / "a.csv") == {"2": {"BF-03", "BF-04"}}


MODULE = '''
"""A module about BF-01."""
WHY = Objection("BF-02", "no")
ALSO = (WHY,)

def says() -> None:
    """Not here: BF-03."""
    return ALSO

@decides("BF-04")
def decided() -> None:
    pass

class Thing:
    def method(self) -> None:
        def inner() -> str:
            return "BF-05"
'''


def test_a_function_carries_what_its_decorator_its_body_and_its_constants_name(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text(MODULE)
    module = read_module(path, "core/one.py")
    assert {name: (body.ids, body.decided) for name, body in module.functions.items()} == {
        "says": (set(), ()),
        "decided": (set(), ("BF-04",)),
        "Thing.method": ({"BF-05"}, ()),
    }
    assert module.constants["WHY"].ids == {"BF-02"}
    assert "WHY" in module.constants["ALSO"].names


def test_a_bar_of_another_module_is_carried_by_the_function_that_names_it() -> None:
    cited = load_deciders().cited
    assert "ARD-S0-08" in cited["titles/ardennes/rules/routes/movement.py:objection_to_move"]
    assert "BTR-TECM-22" in cited["titles/rhine/rules/field/movement.py:_ruling_on_failed_step"]


def test_a_literal_outside_the_deciding_rooms_makes_no_place() -> None:
    rooms = {place.split("/")[2].partition(".")[0] for place in load_deciders().cited if place.startswith("titles/")}
    assert rooms <= {"data", "rules", "events", "steps", "system", "game"}


def test_what_decorators_say_is_what_the_source_says() -> None:
    found: dict[str, tuple[str, ...]] = {}
    for place, rules in load_deciders().decided.items():
        file, _, name = place.partition(":")
        module = "broadfront." + file.removesuffix(".py").replace("/", ".")
        importlib.import_module(module)
        found[f"{module}.{name}"] = rules
    assert {name: DECIDERS.get(name) for name in found} == found


@pytest.mark.parametrize("said", ["decided", "cited"])
def test_a_place_is_a_function_of_its_file(said: str) -> None:
    for place in getattr(load_deciders(), said):
        file, _, name = place.partition(":")
        assert name.rpartition(".")[2] in (PACKAGE / file).read_text()


def test_a_module_with_witnesses_behaves_as_before_and_keeps_its_lines() -> None:
    source = 'def one(n: int) -> int:\n    """Says."""\n    return 1 // n\n\ndef two() -> int:\n    return 2\n'
    places = frozenset({"a.py:one"})
    held: dict[str, object] = {"@ran": RAN.add}
    exec(compile(with_witnesses(source, "a.py", places), "a.py", "exec"), held)
    one, two = held["one"], held["two"]
    assert callable(one)
    assert callable(two)
    RAN.clear()
    assert two() == 2
    assert not RAN
    assert one(1) == 1
    assert {"a.py:one"} == RAN
    assert one.__doc__ == "Says."
    with pytest.raises(ZeroDivisionError) as error:
        one(0)
    assert error.traceback[-1].lineno == 2


def compared_names() -> set[str]:
    """Return the names that tests are marked to compare."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        if "mirrors" not in (text := path.read_text()):
            continue
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(func=ast.Attribute(attr="mirrors"), args=args):
                    found |= {str(ast.literal_eval(arg)) for arg in args}
    return found


def test_whatever_repeats_a_rule_for_speed_is_compared_with_the_plain_function() -> None:
    for path in PACKAGE.rglob("*.py"):
        if "@mirrors(" in path.read_text() and path.name != "rules.py":
            importlib.import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
    assert len(MIRRORS) > 20
    assert {re.split(r"\.(?=[^.]*$|[A-Z])", fast, maxsplit=1)[1] for fast in MIRRORS} == compared_names()
