"""Every fact is declared once: each title writes, reads and edits it, or its declaration says why not.

A fact added to a state appears in all of these places without further code.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from broadfront.board.editing import Edit, Editable
from broadfront.board.fields import fact_field_names, unit_field_names
from broadfront.core.errors import Invalid
from broadfront.core.facts import Fact, cells, column, flag
from broadfront.core.messages import Template, templates
from broadfront.core.positions.settings import fact_label
from broadfront.core.positions.values import Flag, Number
from broadfront.core.reading.language import ENGLISH
from broadfront.core.state import State
from broadfront.core.title import Playable
from broadfront.titles import can_be_played, editor, playable, title_names
from broadfront.titles.ardennes.game.position_schema import json_schema
from tests.golden import played

PLAYED = [name for name in title_names() if can_be_played(name)]
STARTS = {(title.name, bool(scenario == "clerk")): (scenario, variant) for title, scenario, variant in played()}
every = pytest.mark.parametrize("name", PLAYED)
every_start = pytest.mark.parametrize(("name", "of_books"), STARTS, ids=str)
WHY = 10
"""Minimum length of a reason, in letters."""


def start(name: str, of_books: bool = False) -> State:
    """Return the start position of a scenario of a title; with `of_books`, of the scenario `clerk`, which has books."""
    scenario, variant = STARTS[name, of_books]
    state = playable(name).set_up(scenario, variant, {})
    state.settle()
    return state


def starts(name: str) -> Iterator[State]:
    for title, of_books in STARTS:
        if title == name:
            yield start(name, of_books)


def editable(name: str) -> Editable | None:
    """Return what can be edited in the start position of a title, or None if it has no editor."""
    if (found := editor(name)) is None:
        return None
    title = playable(name)
    scenario, variant = STARTS[name, (name, True) in STARTS]
    return found.editable_values(title, found.start_position(title, scenario, variant))


def declared_facts(name: str) -> dict[str, Fact]:
    return start(name).FACTS


@every
def test_each_fact_can_be_fixed_or_says_why_not(name: str) -> None:
    known = {what for state in starts(name) for what in playable(name).settings(state)}
    for fact, told in declared_facts(name).items():
        names = set(told.names(fact, "fix"))
        assert (names <= known) != bool(told.not_in_fix), fact
        assert not told.not_in_fix or len(told.not_in_fix) > WHY, fact


@every
def test_each_fact_is_in_the_editor_or_says_why_not(name: str) -> None:
    if (found := editable(name)) is None:
        return
    fields = {field.name for field in (*found.units, *found.facts)}
    bare = fields | {field.partition(" ")[0] for field in fields} | {field.replace(" ", "_") for field in fields}
    for fact, told in declared_facts(name).items():
        names = set(told.names(fact, "edit")) - {"where"}
        assert names <= bare or told.not_in_editor, fact
        assert not told.not_in_editor or len(told.not_in_editor) > WHY, fact


@every
def test_whatever_people_set_has_a_label_in_the_words_of_its_title(name: str) -> None:
    title, words = playable(name), templates(name)
    labels = {one.label or what for state in starts(name) for what, one in title.settings(state).items()}
    assert not [label for label in labels if f"facts.{label}" not in words]
    known = {topic.partition(".")[2] for topic in words if topic.startswith("facts.")}
    facts = {*declared_facts(name)} | labels
    fields = {field.label for field in (*found.units, *found.facts)} if (found := editable(name)) else set()
    idle = [one for one in known - facts if not any(fact_label(title, one) in label for label in fields)]
    assert idle == [], "words for something that nobody can set"


def candidates(state: Any, fact: Fact, of: str) -> Iterator[Any]:
    """Yield possible values of a fact, as a person would enter them."""
    value = fact.value
    assert value is not None
    if isinstance(value, Flag):
        yield from (True, False)
    elif isinstance(value, Number):
        low, high = value.bounds(state, of)
        yield from {low or 0, (low or 0) + 1, (low or 0) + 1 if high is None else high}
    else:
        words = (word for word in (*value.editor_choices(state), *value.choices(state)) if word)
        yield from ([word] if value.many else word for word in words)


def changed_state(state: Any, name: str, fact: Fact) -> Any:
    """Return a copy of the state with a different value of a fact, or None if no value can be changed."""
    assert fact.value is not None
    for of in islice(fact.of.things(state), 20):
        key = None if fact.of.kind == "whole" else fact.of.key(state, of)
        for given in candidates(state, fact, of):
            changed = state.copy()
            with suppress(Invalid):
                fact.put(changed, name, fact.value.from_plain(changed, name, of, given), key)
                if changed.facts()[name] != state.facts()[name]:
                    return changed
    return None


@every_start
def test_a_changed_value_of_each_fact_survives_writing_and_reading(name: str, of_books: bool) -> None:
    state, title = start(name, of_books), playable(name)
    for fact, told in state.FACTS.items():
        if told.value is None or (told.when is not None and not told.when(state)):
            continue
        if (changed := changed_state(state, fact, told)) is None:
            continue
        again = title.position(json.loads(json.dumps(title.written(changed))))
        assert again.facts()[fact] == changed.facts()[fact], fact


# A fact more


class Lantern:
    """Names of the facts that a test adds to a title: a flag of the position, and one of each unit."""

    whole, of_unit = "lantern_lit", "carries_lantern"
    label = "The lantern is lit"


def with_facts(kind: Any, more: dict[str, Fact], **other: Any) -> Any:
    """Return a subclass of a state type whose board has more facts."""
    board = kind.PARTS["board"]
    larger = type(
        "Board", (board,), {"FACTS": board.FACTS | more, "__slots__": (*more,), "__module__": kind.__module__}
    )
    same = {"PARTS": kind.PARTS | {"board": larger}, "__slots__": (), "__module__": kind.__module__}
    return type(kind.__name__, (kind,), same | other)


@pytest.fixture(params=PLAYED)
def with_lantern(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Playable:
    """Return a title whose state declares two more facts."""
    title = playable(request.param)
    kind: Any = type(start(request.param))
    called: str = kind.__name__
    row: Any = cells if request.param in ("ardennes", "rhine") else column
    empty = bytes if row is cells else bytearray
    more = {
        Lantern.whole: flag(),
        Lantern.of_unit: row(initial=lambda state: empty(len(state.board.where)), value=Flag()),
    }
    taller = with_facts(kind, more)
    for path, module in list(sys.modules.items()):
        if path.startswith("broadfront.titles") and vars(module).get(called) is kind:
            monkeypatch.setattr(module, called, taller)
    label = Template(((Lantern.label, None, ""),), literal=Lantern.label)
    for words in (templates(request.param), templates(request.param, ENGLISH)):
        assert isinstance(words, dict)
        monkeypatch.setitem(words, f"facts.{Lantern.whole}", label)
    return title


def state_with_lantern(title: Playable, of_books: bool = False) -> State:
    scenario, variant = STARTS[title.name, of_books]
    state = title.set_up(scenario, variant, {})
    state.settle()
    for what in (Lantern.whole, f"{Lantern.of_unit} {next(iter(state.called()))}"):
        name, _, of = what.partition(" ")
        title.settings(state)[name].put(state, of, True)
    return state


def test_a_fact_more_is_written_read_and_fixed_without_another_line(with_lantern: Playable) -> None:
    title = with_lantern
    state = state_with_lantern(title)
    unit = next(iter(state.called()))
    assert {name: one.get(state, unit) for name, one in title.settings(state).items() if "lantern" in name} == {
        Lantern.whole: True,
        Lantern.of_unit: True,
    }
    written = json.loads(json.dumps(title.written(state)))
    assert Lantern.whole in json.dumps(written)
    again = title.position(written)
    assert [again.facts()[name] for name in (Lantern.whole, Lantern.of_unit)] == [
        state.facts()[name] for name in (Lantern.whole, Lantern.of_unit)
    ]
    assert fact_label(title, Lantern.whole) == Lantern.label
    assert fact_label(title, Lantern.of_unit) == "Carries lantern"


def test_a_fact_more_is_in_the_editor_with_its_label_and_stays(with_lantern: Playable) -> None:
    title = with_lantern
    if (found := editor(title.name)) is None:
        return
    scenario, variant = STARTS[title.name, (title.name, True) in STARTS]
    position = found.start_position(title, scenario, variant)
    fields = {field.name: field for field in found.editable_values(title, position).facts}
    assert (fields[Lantern.whole].label, fields[Lantern.whole].kind) == (Lantern.label, "flag")
    assert Lantern.of_unit in {field.name for field in found.editable_values(title, position).units}
    first = found.displayed_position(title, position).pieces[0]
    where = first.where if first.counter.hex else title.map.ids[len(title.map.ids) // 2]  # type: ignore[attr-defined]
    edits = [
        Edit(fact=Lantern.whole, value=True),
        Edit(unit=first.counter.unit, where=where, values={Lantern.of_unit: True}),
    ]
    laid = found.displayed_position(title, json.loads(json.dumps(found.apply_edits(title, position, edits))))
    assert laid.facts[Lantern.whole] is True
    (piece,) = [one for one in laid.pieces if one.counter.unit == first.counter.unit]
    assert piece.values[Lantern.of_unit] is True


@every
def test_a_fact_that_came_later_opens_what_was_saved_before_and_keeps_its_keys(name: str) -> None:
    before = start(name)
    kind: Any = type(before)
    later = flag(since=kind.FORM + 1)
    taller = with_facts(kind, {Lantern.whole: later}, FORM=kind.FORM + 1)
    state = taller(before.title, before.variant, before.scenario)
    state.load_data(before.to_data())
    assert state.fact(Lantern.whole) is False
    assert state.key(form=kind.FORM) == before.key()
    assert state.to_data(form=kind.FORM) == before.to_data()
    state.set_facts(lantern_lit=True)
    again = taller(before.title, before.variant, before.scenario)
    again.load_data(state.to_data())
    assert again.fact(Lantern.whole) is True


def test_a_fact_more_is_in_the_schema_of_position_files() -> None:
    kind: Any = type(start("ardennes"))
    taller = with_facts(kind, {Lantern.whole: flag()})
    fields = json_schema(taller)["$defs"]["PositionFile"]["properties"]
    assert fields.keys() - json_schema()["$defs"]["PositionFile"]["properties"].keys() == {Lantern.whole}
    assert Lantern.whole in fact_field_names(taller)
    assert Lantern.whole not in unit_field_names(taller)
