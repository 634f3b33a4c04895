"""Facts of the states change through setters with names, in the modules that define the states, and nowhere else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import broadfront.titles.rhine as rhine
from broadfront.titles.rhine.rules.clerk.books import ClerkState
from broadfront.titles.rhine.rules.field.field_state import FieldState
from broadfront.titles.rhine.steps.clerk.campaign_turn import Flight, Turns
from tests.titles.rhine.asking import title

FACTS = frozenset(ClerkState.FACTS) | frozenset(FieldState.FACTS)
OF_STATES = ("books.py", "field_facts.py", "field_state.py")
CHANGES = ("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update")


def fact(node: ast.expr) -> str:
    """The fact that a target is, or is part of; empty for anything else."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute) and node.attr in FACTS and ast.unparse(node.value) != "self":
        return ast.unparse(node)
    return ""


def targets(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Assign() | ast.Delete():
            for target in node.targets:
                yield from target.elts if isinstance(target, ast.Tuple | ast.List) else (target,)
        case ast.AugAssign() | ast.AnnAssign():
            yield node.target
        case ast.Call(func=ast.Attribute(attr=change, value=held)) if change in CHANGES:
            yield held


def changed(source: str) -> list[str]:
    """What a module changes of facts, as line and fact."""
    return [
        f"{node.lineno}: {named}"  # type: ignore[attr-defined]
        for node in ast.walk(ast.parse(source))
        for target in targets(node)
        if (named := fact(target))
    ]


def test_a_change_of_a_fact_is_seen_in_each_of_its_forms() -> None:
    forms = (
        "state.turn = 1", "state.turn, other = 1, 2", "state.turn += 1", "state.steps[n] -= 1", "del state.drops[u]",
        "state.history[-1]['a'] = 1", "state.history.append(row)", "state.left.pop(u, None)",
    )  # fmt: skip
    assert all(changed(form) for form in forms)
    assert not changed("turn = state.turn\nself.turn = 1\nstate.pop()\nstate.title = 1\nlist(state.drops)")


def test_no_fact_is_changed_outside_its_state() -> None:
    found = [
        f"{path.name}:{change}"
        for path in sorted(Path(rhine.__path__[0]).rglob("*.py"))
        if path.name not in OF_STATES
        for change in changed(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_a_copy_of_the_books_writes_a_history_of_its_own() -> None:
    state = title().set_up("clerk", "clerk", {})
    assert isinstance(state, ClerkState)
    state.stack.clear()
    state.push(Turns())
    state.stack[-1].advance(state)
    twin = state.copy()
    twin.push(Flight())
    twin.happen(7)
    assert (len(state.history), "flight" in state.history[-1]) == (1, False)
    assert "flight" in twin.history[-1]
