"""Facts of a state change through setters with names, in the classes of the state, and nowhere else."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

import broadfront
from broadfront.core.state import State
from broadfront.titles import playable, title_names

ROOT = Path(broadfront.__path__[0])
CHANGES = ("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update")


def states_of(title: str) -> list[type[State]]:
    """The kinds of states a title has, one a scenario."""
    game = playable(title)
    found = {
        type(game.empty(scenario, variant)): None
        for scenario, known in game.card.scenarios.items()
        for variant in known.variants or game.card.variants
    }
    return list(found)


def modules_of(kinds: list[type[State]]) -> set[Path]:
    """The files in which the classes of states are defined."""
    return {
        Path(inspect.getfile(kind)).resolve() for state in kinds for kind in state.__mro__ if issubclass(kind, State)
    }


def fact(node: ast.expr, facts: frozenset[str]) -> str:
    """The fact that a target is, or is part of; empty for anything else."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute) and node.attr in facts and ast.unparse(node.value) != "self":
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


def changed(source: str, facts: frozenset[str]) -> list[str]:
    """What a module changes of facts, as line and fact."""
    return [
        f"{node.lineno}: {named}"  # type: ignore[attr-defined]
        for node in ast.walk(ast.parse(source))
        for target in targets(node)
        if (named := fact(target, facts))
    ]


def test_a_change_of_a_fact_is_seen_in_each_of_its_forms() -> None:
    facts = frozenset({"turn", "steps", "drops", "history", "left"})
    forms = (
        "state.turn = 1", "state.turn, other = 1, 2", "state.turn += 1", "state.steps[n] -= 1", "del state.drops[u]",
        "state.history[-1]['a'] = 1", "state.history.append(row)", "state.left.pop(u, None)",
    )  # fmt: skip
    assert all(changed(form, facts) for form in forms)
    assert not changed("turn = state.turn\nself.turn = 1\nstate.pop()\nstate.title = 1\nlist(state.drops)", facts)


@pytest.mark.parametrize("title", title_names())
def test_no_fact_is_changed_outside_its_state(title: str) -> None:
    kinds = states_of(title)
    facts, own = frozenset(name for kind in kinds for name in kind.FACTS), modules_of(kinds)
    folders = (ROOT / "titles" / title, ROOT / "players" / title)
    found = [
        f"{path.relative_to(ROOT)}:{change}"
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        if path.resolve() not in own
        for change in changed(path.read_text(encoding="utf-8"), facts)
    ]
    assert not found, "\n".join(found)
