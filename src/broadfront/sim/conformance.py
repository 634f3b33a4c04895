"""Checks every title must pass, on random games; tests run few of them, `make soak` many.

Each function plays or replays one game and raises AssertionError, with the seed, when a check fails.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from broadfront.core.actions import Action, Composed
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.chance import Chance, Outcome
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.game import Game
from broadfront.core.options import ruling_on
from broadfront.core.record import Record
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver
from broadfront.core.title import Playable
from broadfront.core.view import View

__all__ = [
    "check_hidden_information",
    "check_mutated_actions",
    "check_odds",
    "check_options",
    "check_replay",
    "check_save_and_undo",
    "decisions_of",
    "perft",
    "random_game",
]

LIMIT = 20_000
MUTANTS = 20
ODDS_ASKED = 0.15
"""Share of decisions at which odds are compared too, because that takes longer than all other checks."""


def random_game(
    title: Playable,
    scenario: str,
    variant: str,
    seed: int,
    *,
    limit: int = LIMIT,
    rolls: int = 1,
    at_decision: Callable[[Game, random.Random], None] | None = None,
    at_chance: Callable[[Game, random.Random], None] | None = None,
) -> Game:
    """Play a game with random choices to its end or to `limit` record lines, checking the state's invariants after
    every line.

    At every `rolls`-th line at which a roll is pending, all its outcomes are tried as well.
    """
    rng = random.Random(f"{title.name}/{scenario}/{variant}/{seed}")
    game = Game.new(title, scenario=scenario, variant=variant, seed=seed)
    stock = game.state.inventory()
    while not isinstance(pending := game.pending, GameOver) and len(game.record.lines) < limit:
        if isinstance(pending, Chance):
            check_chance(game.state, pending, tried=len(game.record.lines) % rolls == 0)
            if at_chance is not None:
                at_chance(game, rng)
            game.roll()
        else:
            assert pending.side in title.sides, f"{pending.prompt}: {pending.side!r} is asked, which is no side"
            if at_decision is not None:
                at_decision(game, rng)
            options = list(game.options().listing())
            assert options, f"dead end: {pending.prompt} has no option (line {len(game.record.lines)}, seed {seed})"
            game.apply(rng.choice(options), side=pending.side)
        held = game.state.inventory()
        assert held == stock, f"line {len(game.record.lines)}, seed {seed}: {held} where {stock} was"
        assert not (wrong := game.state.status()), f"line {len(game.record.lines)}, seed {seed}: {wrong[0]}"
    return game


def check_chance(state: State, chance: Chance, *, tried: bool = True) -> None:
    """Check that every outcome of a pending roll has a positive weight, and that each outcome is in exactly one class.
    A class groups outcomes with the same effect.

    If `tried`, also check that all outcomes of a class lead to the same position.
    """
    assert len(chance.outcomes) == len(chance.weights) == len(set(chance.outcomes)), chance
    assert chance.weights, chance
    assert min(chance.weights) > 0, chance
    groups = state.stack[-1].classes(state, chance)
    if groups is None:
        return
    assert sorted(i for group in groups for i in group) == list(range(len(chance.outcomes))), groups
    for group in groups if tried else ():
        with _without_debug_checks():
            keys = {_state_key_after(state, chance.outcomes[i]) for i in group}
        assert len(keys) == 1, f"{chance.what}: outcomes {[chance.outcomes[i] for i in group]} differ in effect"


def _state_key_after(state: State, outcome: Outcome) -> bytes:
    """Return the key of the position after this outcome of the pending roll, computed on a copy of the state."""
    twin = state.copy()
    twin.happen(outcome)
    twin.settle()
    return twin.key()


@contextmanager
def _without_debug_checks() -> Iterator[None]:
    """Turn off the state's debug checks for temporary copies; the game itself is checked at every line."""
    watched, State.DEBUG = State.DEBUG, False
    try:
        yield
    finally:
        State.DEBUG = watched


def check_options(game: Game, rng: random.Random, *, applied: int = 5) -> None:
    """Check that the listed options are legal, are listed only once, and can be carried out."""
    state = game.state
    options = list(game.options().listing())
    assert len(set(options)) == len(options), f"listed twice: {Counter(options).most_common(1)}"
    before = state.key()
    for action in options:
        ruling = ruling_on(state, action)
        assert ruling.legal, f"{action} is listed but {ruling}"
    for action in rng.sample(options, min(applied, len(options))):
        twin = state.copy()
        twin.do(action)
        twin.settle()
    assert state.key() == before, "asking changed the state"


def mutated_actions(game: Game, rng: random.Random, count: int = MUTANTS) -> Iterator[dict[str, Any]]:
    """Yield modified actions, mostly illegal, as data: fields of listed actions exchanged, replaced, dropped, added or
    of the wrong type, or another action name."""
    codec = game.title.codec
    listed = [codec.encode(a) for a in game.options()]
    kinds = sorted(codec.types)
    for _ in range(count):
        data = dict(rng.choice(listed))
        fields = [f for f in data if f != "do"]
        other = rng.choice(listed)
        match rng.randrange(7):
            case 0 if fields:
                field = rng.choice(fields)
                data[field] = other.get(field, "nowhere")
            case 1 if fields:
                data[rng.choice(fields)] = rng.choice(["", "9999", "nobody", "0101"])
            case 2 if fields:
                data[rng.choice(fields)] = rng.choice([None, 7, -1, [], {}, 1.5, True, ["x"] * 3])
            case 3 if fields:
                del data[rng.choice(fields)]
            case 4:
                data["surplus"] = 1
            case 5:
                data = {"do": rng.choice(kinds)} | {f: v for f, v in other.items() if f != "do"}
            case _:
                data["do"] = rng.choice([*kinds, "Nothing", 3])
        yield data


def ruling_text(game: Game, state: State, data: dict[str, Any], side: str | None) -> str:
    """Return on one line how the engine rules on an action given as data: legal, or illegal with the rule. Raise
    AssertionError if the reason is unclear."""
    try:
        action = game.title.codec.decode(data)
        ruling = ruling_on(state, action, side)
    except Invalid as error:
        if not error.parameter:
            raise AssertionError(f"{data}: {error} names no field") from error
        return f"invalid {error}"
    except Illegal as error:
        ruling = error.ruling
    if ruling.legal:
        return "legal" + "".join(f"; {line}" for line in ruling.ledger)
    assert ruling.rules, f"{data}: refused without a rule: {ruling}"
    assert "\n" not in str(ruling), str(ruling)
    return f"illegal {ruling}"


def check_mutated_actions(game: Game, rng: random.Random) -> None:
    """Check that the engine carries out each modified action if it is legal, names a rule if it is illegal or a field
    if it is invalid, and does not change the state by ruling on it."""
    before = game.state.key()
    for data in mutated_actions(game, rng):
        ruling = ruling_text(game, game.state, data, None)
        if ruling.startswith("legal"):
            action = game.title.codec.decode(data)
            twin = game.state.copy()
            _apply(twin, action)
        assert game.state.key() == before, f"{data} changed the state"


def _apply(state: State, action: Action) -> None:
    """Carry out a legal action, or all parts of an action that is composed of several."""
    for part in action.expand(state) if isinstance(action, Composed) else [action]:
        state.do(part)
        state.settle()
        if isinstance(action, Composed) and not isinstance(state.pending, Decision):
            return


def check_hidden_information(game: Game, rng: random.Random) -> None:
    """Shuffle what a side cannot see, and check that its view, options, rulings, odds and events stay the same."""
    state = game.state
    for side in game.title.sides:
        other = state.resample(side, rng)
        mine, theirs = View(state, side), View(other, side)
        assert _json_bytes(mine.to_data()) == _json_bytes(theirs.to_data()), f"{side}'s view tells hidden things"
        listed = [str(a) for a in mine.options()]
        assert listed == [str(a) for a in theirs.options()], f"{side}'s options tell hidden things"
        settled = other.copy()
        settled.settle()
        asked_there = View(settled, side).pending
        assert asked_there == mine.pending, f"{side} learns from being asked {mine.pending}: {asked_there}"
        known = [game.title.codec.encode(action) for action in mine.options()]
        for data in (*rng.sample(known, min(8, len(known))), *mutated_actions(game, rng, 8)):
            here, there = ruling_text(game, state, data, side), ruling_text(game, other, data, side)
            assert here == there, f"{side} learns from {data}: {here} / {there}"
        asked = next(game.title.attacks(state, side), None) if rng.random() < ODDS_ASKED else None
        if asked is not None:
            with _without_debug_checks():
                odds, same = odds_of_attack(state, asked, side=side), odds_of_attack(other, asked, side=side)
            assert _json_bytes(odds.serialize()) == _json_bytes(same.serialize()), (
                f"odds of {asked} tell {side} hidden things"
            )
        if listed:
            action = rng.choice(list(mine.options().listing()))
            assert _events_seen(state, action, side) == _events_seen(other, action, side), (
                f"{action} tells {side} hidden things"
            )


def _events_seen(state: State, action: Action, side: str) -> list[str]:
    """Return the events a side sees when its action is carried out, before anyone else acts."""
    twin = state.copy()
    twin.events = []
    twin.do(action)
    return [str(seen) for event in twin.events if (seen := event.as_seen_by(side)) is not None]


def _json_bytes(data: object) -> bytes:
    """Return data as JSON with sorted keys, for comparison."""
    return msgspec.json.encode(data, order="sorted")


def check_replay(game: Game) -> None:
    """Check that the record of a game replays to the same state at every line, and that the seed gives the same
    rolls."""
    record = Record.from_bytes(game.record.to_bytes())
    fresh = Game(game.title, record.header, game.seed)
    steps = Game.replay_stepwise(game.title, record)
    next(steps)
    for line, replayed in zip(record.lines, steps, strict=True):
        if line.do is not None:
            fresh.apply(game.title.codec.decode(line.do), side=line.side)
        elif line.by == "roller":
            fresh.roll()
            assert fresh.record.lines[-1].chance == line.chance, f"line {line.n}: the seed rolls another {line.chance}"
        assert replayed.state.key() == fresh.state.key(), f"line {line.n} replays to another state"
    assert fresh.state.key() == game.state.key()
    assert [str(e) for _, e in fresh.log] == [str(e) for _, e in game.log]


def check_save_and_undo(game: Game, rng: random.Random) -> None:
    """Check that saving and loading a game preserves its state, and that undoing an action restores the state before
    it."""
    state = game.state
    data = json.loads(json.dumps(state.to_data()))
    again = game.title.state_from(data)
    assert again.key() == state.key(), "to_data and back changes the state"
    assert again == state
    loaded = Game.replay(game.title, Record.from_bytes(game.record.to_bytes()), seed=game.seed)
    assert loaded.state.key() == state.key(), "save and load change the state"
    action = rng.choice(list(loaded.options().listing()))
    loaded.apply(action)
    loaded.undo(len(game.record.lines))
    assert loaded.state.key() == state.key(), f"undoing {action} does not give the state before it"
    assert [str(e) for _, e in loaded.log] == [str(e) for _, e in game.log], f"undoing {action} changes the log"


def check_odds(game: Game, rng: random.Random, *, plays: int = 2_000) -> int:
    """Compare the computed odds of attacks with how often each result comes up when they are played, within four
    standard errors. Return the number of attacks compared."""
    compared = 0
    for side in game.title.sides:
        attack = next(game.title.attacks(game.state, side), None)
        if attack is None:
            continue
        odds = odds_of_attack(game.state, attack)
        counts: Counter[bytes] = Counter()
        for _ in range(plays):
            counts[_json_bytes(played_outcome(game.state, attack, rng))] += 1
        expected = {_json_bytes(outcome): weight / odds.total for outcome, weight in odds.outcomes}
        assert set(counts) <= set(expected), f"{attack}: played an outcome the odds do not know"
        # Outcomes expected less than ten times are pooled: the normal approximation fails for them alone.
        rare = [outcome for outcome, p in expected.items() if p * plays < 10]
        expected[b"rare"] = sum(expected.pop(outcome) for outcome in rare)
        counts[b"rare"] = sum(counts[outcome] for outcome in rare)
        for outcome, p in expected.items():
            error = (p * (1 - p) / plays) ** 0.5
            assert abs(counts[outcome] / plays - p) <= 4 * error + 1e-12, f"{attack}: {outcome.decode()} odds {p:.4f}"
        compared += 1
    return compared


def played_outcome(state: State, attack: Action, rng: random.Random) -> dict[str, Any]:
    """Resolve an attack once with random rolls, choosing by the policies that the computed odds assume."""
    title = state.title
    assert isinstance(title, Playable)
    twin = state.copy()
    floor = len(twin.stack)
    twin.push(title.battle(twin, attack))
    while (pending := twin.settle(floor)) is not None and not isinstance(pending, GameOver):
        if isinstance(pending, Chance):
            twin.happen(rng.choices(pending.outcomes, pending.weights)[0])
        else:
            twin.do(title.policy(twin, pending.side).choose(twin))
    return title.outcome(state, twin, attack)


def perft(state: State, depth: int) -> int:
    """Count the possible sequences of decisions and roll results of length `depth`. Outcomes with the same effect count
    once; a game that ends early counts as one sequence."""
    pending = state.pending
    if depth == 0 or isinstance(pending, GameOver):
        return 1
    total = 0
    if isinstance(pending, Chance):
        groups = state.stack[-1].classes(state, pending) or [[i] for i in range(len(pending.outcomes))]
        for group in groups:
            twin = state.copy()
            twin.happen(pending.outcomes[group[0]])
            twin.settle()
            total += perft(twin, depth - 1)
        return total
    for action in list(state.stack[-1].options(state)):
        twin = state.copy()
        twin.do(action)
        twin.settle()
        total += perft(twin, depth - 1)
    return total


def decisions_of(game: Game) -> Iterator[Game]:
    """Replay a finished game and yield the replay at each of its decisions."""
    for again in Game.replay_stepwise(game.title, game.record, seed=game.seed):
        if isinstance(again.pending, Decision):
            yield again
