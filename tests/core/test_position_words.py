"""A fact's words in a position file are read back unchanged, whatever its kind and default."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from broadfront.core.facts import Constant, Fact, Subject, Table, entries, named_things_subject, plain, table, words
from broadfront.core.positions.values import Bits, Number
from broadfront.core.positions.words import facts_for_file_section, read_facts, section_fields


def things() -> Subject:
    return named_things_subject("thing", lambda _state: ("a", "b", "c"))


HELD: dict[str, tuple[Fact, Any, Any]] = {
    "a number that begins at 3": (plain(kind=int, initial=Constant(3)), 3, 0),
    "a flag that is so at the beginning": (plain(kind=bool, initial=Constant(True)), True, False),
    "marks that are there at the beginning": (plain(value=Bits.from_words("p", "q"), initial=Constant(3)), 3, 0),
    "things that are there at the beginning": (
        words(of=things(), initial=Constant(frozenset({"a"}))), frozenset({"a"}), frozenset(),
    ),
    "numbers that are there at the beginning": (
        entries(int, of=things(), initial=Constant(Table({"a": 3}))), Table({"a": 3}), Table(),
    ),
    "flags of things": (entries(bool, of=things()), Table(), Table({"a": True})),
    "a mapping that changes in place": (table(of=things(), value=Number()), {}, {"a": 0, "b": 2}),
}  # fmt: skip


def state_with(fact: Fact, held: Any) -> Any:
    kind = type("Kind", (), {"FACTS": {"held": fact}})
    return SimpleNamespace(kind=kind, fact=lambda _name: held)


@pytest.mark.parametrize("what", HELD)
def test_what_is_written_is_read_as_it_was(what: str) -> None:
    fact, begins, now = HELD[what]
    state, start = state_with(fact, now), state_with(fact, begins)
    file: Any = msgspec.defstruct("File", section_fields(state.kind, ""))
    said = msgspec.convert(msgspec.to_builtins(facts_for_file_section(state)), file)

    def wrong(word: object, said: str, mend: str) -> None:
        raise AssertionError(said)

    found = read_facts(start, said, "", wrong).get("held", begins)
    assert (type(found), found) == (type(now), now)
    assert facts_for_file_section(start) == {} or begins
