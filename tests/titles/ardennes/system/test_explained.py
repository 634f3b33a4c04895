"""Every choice of the Allied system is explained so that a player understands it without the source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from broadfront.cli import main
from broadfront.core.events import Candidate, Trace
from broadfront.core.game import Game
from broadfront.core.messages import Message
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from broadfront.titles.ardennes.data.title import Ardennes
from tests.titles.ardennes.support.real import title
from tests.titles.ardennes.support.solitaire import solitaire, traces

UNIT = re.compile(r"\b[\w-]+\.[\w-]+\.[IVXL]+(SS|W)?\b")
NAMED_HEX = re.compile(r"\w\S* \(\d{4}\)|hex \d{4} near \w")
NUMBERED = tuple(unit.name for unit in title().units if re.search(r"\d{4}", unit.name))
GAMES = (("campaign", "greedy", 1), ("tip_of_the_salient", "greedy", 2), ("bastogne_surrounded", "random", 3))
LINES = 1800
COMBAT = ("A hit on", "Advance of", "Card ", "Assault Coordination", "Reinforce Battle", "How many Combat Chits")
"""What the system chooses in a combat has tests of its own."""


@lru_cache(maxsize=4)
def played(scenario: str, player: str, seed: int) -> tuple[tuple[int, Trace], ...]:
    """What the system told in a game with a stated seed, line by line."""
    game = Game.new(playable("ardennes"), scenario=scenario, variant="gs", seed=seed)
    players = {side: make_player(player, f"{seed}/{side}", "ardennes") for side in game.state.played}
    play_out(game, players, limit=LINES)
    found = ((n, event.trace) for n, event in game.log)
    told = tuple((n, trace) for n, trace in found if trace is not None and not trace.question.startswith(COMBAT))
    assert sum(trace.question.startswith("Command card") for _, trace in told) > 9
    return told


@pytest.fixture(params=GAMES, ids=lambda game: "-".join(map(str, game)))
def told(request: pytest.FixtureRequest) -> tuple[tuple[int, Trace], ...]:
    return played(*request.param)


def test_units_and_places_have_names_and_no_bare_ids(told: tuple[tuple[int, Trace], ...]) -> None:
    for n, trace in told:
        for line in trace.lines():
            words = NAMED_HEX.sub("", re.sub(r"\[ARD[^\]]*\]", "", line))
            assert not UNIT.search(words), (n, line)
            for name in NUMBERED:
                words = words.replace(name, "")
            assert not re.search(r"\d{4}", words), (n, line)


def _said(value: Any) -> bool:
    return isinstance(value, Message)


def messages(trace: Trace) -> Iterator[Message]:
    """Everything a trace says, and what that is made of."""
    whole = [trace.asks, trace.chose, *trace.dice, *(line.message for line in trace.counted)]
    whole += [part for candidate in trace.candidates for part in (candidate.named, candidate.because)]
    while whole:
        message = whole.pop()
        yield message
        for value in message.data.values():
            whole += [one for one in (value if isinstance(value, (list, tuple)) else [value]) if _said(one)]


def test_no_unit_is_told_twice_in_a_list_and_no_list_is_empty(told: tuple[tuple[int, Trace], ...]) -> None:
    for n, trace in told:
        for message in messages(trace):
            for field, value in message.data.items():
                if isinstance(value, (list, tuple)) and field == "units":
                    shown = [str(one) for one in value]
                    assert shown, (n, message.topic)
                    assert len(shown) == len(set(shown)), (n, shown)


def test_nothing_reads_as_an_unfilled_field(told: tuple[tuple[int, Trace], ...]) -> None:
    for n, trace in told:
        for line in trace.lines():
            assert not re.search(r"None|True|False|[{}]|: *$|: \[|  and |, ,| \.|\.\.", line), (n, line)


MORE_IS_BETTER = {"hv", "left", "strongest", "facing", "neighbours", "steps", "highest-selector"}
LESS_IS_BETTER = {"german", "fewest", "nearest", "surrounded", "weakest", "friend", "edge", "north", "selector"}


def figure_of(message: Message) -> Message | None:
    """The comparison of figures in a reason, if there is one."""
    if message.topic in ("system.won", "system.lost"):
        return message
    reason = message.data.get("reason")
    return figure_of(reason) if isinstance(reason, Message) else None


def compared(trace: Trace) -> Iterator[tuple[Candidate, Message]]:
    for candidate in trace.candidates:
        figure = figure_of(candidate.because)
        if figure is not None:
            yield candidate, figure


def test_every_candidate_passed_over_says_by_which_figure_or_rule(told: tuple[tuple[int, Trace], ...]) -> None:
    for n, trace in told:
        for candidate in trace.candidates:
            assert candidate.why, (n, trace)
            assert candidate.rule, (n, candidate.what)
        for candidate, figure in compared(trace):
            assert figure.topic == ("system.won" if candidate.chosen else "system.lost"), (n, candidate)
            name, own, other = figure.data["figure"], figure.data["value"], figure.data["best"]
            if name in MORE_IS_BETTER:
                assert (own > other) == candidate.chosen, (n, candidate.what, candidate.why)
                assert own != other, (n, candidate.what, candidate.why)
            elif name in LESS_IS_BETTER:
                assert (own < other) == candidate.chosen, (n, candidate.what, candidate.why)
            elif name == "west":
                assert (float(own) > float(other)) == candidate.chosen, (n, candidate.what, candidate.why)


TIE_BREAKS = {
    "ARD-D0-14": {"kin"},
    "ARD-D0-15": {"hv", "west", "german", "number"},
    "ARD-A0-23": {"empty", "left", "fewest", "start"},
    "ARD-A0-10": {"friend", "west", "number"},
    "ARD-E2-03": {"hv", "west", "north", "number"},
    "ARD-E2-10": {"hv", "west", "north", "number"},
    "ARD-E2-14": {"hv", "west", "number"},
    "ARD-E2-16": {"facing", "west", "number"},
    "ARD-D2-10": {"hv", "german", "north", "number"},
    "ARD-E1-02": {"strongest", "isolated", "selector", "number"},
}
"""Rules that only decide between several: cited only where one of these figures of theirs decided."""


def test_only_rules_that_decided_are_cited(told: tuple[tuple[int, Trace], ...]) -> None:
    for n, trace in told:
        decided = {str(figure.data["figure"]) for _, figure in compared(trace)}
        for rule in {*trace.rules, *(candidate.rule for candidate in trace.candidates)} & TIE_BREAKS.keys():
            assert decided & TIE_BREAKS[rule], (n, rule, trace.lines())
        assert len(trace.rules) == len(set(trace.rules)), (n, trace.rules)
        group = [message for message in messages(trace) if len(message.data.get("units", ())) > 1]
        if "ARD-A0-14" in trace.rules:
            assert group, (n, trace.lines())


def test_what_was_counted_is_apart_from_what_was_passed_over(told: tuple[tuple[int, Trace], ...]) -> None:
    attacks = [trace for _, trace in told if trace.chose.topic.startswith("system.attack.order")]
    for trace in attacks:
        attack = sum(int(line.amount) for line in trace.counted if line.reason.startswith("attack: "))
        defence = sum(int(line.amount) for line in trace.counted if line.reason.startswith("defense: "))
        assert attack // max(1, defence) == trace.chose.data["odds"], trace.lines()
        assert not any(re.fullmatch(r"[+-]\d+", candidate.why) for candidate in trace.candidates)
    sums = ("system.hit.", "system.chits.", "tactic.bug-out.")
    assert all(trace.counted == () or trace in attacks or trace.asks.topic.startswith(sums) for _, trace in told)


def test_an_action_card_is_told_with_its_own_words(told: tuple[tuple[int, Trace], ...]) -> None:
    cards = {card.text for card in title().action_cards.values()}
    for n, trace in told:
        if trace.question.startswith("Action card"):
            assert trace.follows is not None, n
            assert trace.follows.data["text"] in cards, n


def test_no_sentence_puts_the_words_of_a_card_together_with_words_of_ours(
    told: tuple[tuple[int, Trace], ...],
) -> None:
    targets = {card.target for card in title().action_cards.values()} - {"own hex"}
    for n, trace in told:
        for candidate in trace.candidates:
            assert not any(f"no {target}" in candidate.why for target in targets), (n, candidate.why)


def test_every_unit_has_a_name_of_its_own() -> None:
    names = [unit.name for unit in title().units]
    assert len(names) == len(set(names))


def test_a_hex_is_called_by_the_place_in_it_or_the_nearest() -> None:
    ardennes = title()
    assert isinstance(ardennes, Ardennes)
    assert str(ardennes.names["1814"]) == "Bastogne (1814)"
    assert str(ardennes.names["2508"]) == "hex 2508 near Mersch"
    assert str(ardennes.names["CCB.10A.VIII"]) == "10th Armored CCB"
    assert len(set(map(str, ardennes.names.values()))) == len(ardennes.names)


SHOWN = re.compile(r"```\n\$ broadfront (ardennes explain (\S+) --impulse \d+)\n(.*?)```", re.DOTALL)
ROOT = Path(__file__).resolve().parents[4]


def test_the_two_impulses_in_the_documentation_are_what_the_command_prints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    page = (ROOT / "docs" / "titles" / "ardennes.md").read_text(encoding="utf-8")
    shown = SHOWN.findall(page)
    assert len(shown) == 2
    for words, file, printed in shown:
        assert Path(file).is_file()
        assert main(words.split()) == 0
        assert capsys.readouterr().out == printed, words


NOTHING = ("passed over", "nothing", "nobody", "it stays", "they stay", "no CombatTactic")
WITHOUT = ("A hit on", "Activation by")
"""Questions whose candidates are parts of a sum, or of which two may be chosen."""


@pytest.mark.parametrize("scenario", ["bastogne_surrounded", "tip_of_the_salient"])
def test_of_what_the_system_weighed_exactly_what_it_chose_is_marked(scenario: str) -> None:
    asked: set[str] = set()
    for trace in traces(solitaire(scenario)):
        if trace.candidates and not trace.question.startswith(WITHOUT):
            chosen = [candidate for candidate in trace.candidates if candidate.chosen]
            assert len(chosen) == (not trace.choice.startswith(NOTHING)), trace
            asked.add(trace.question.split()[0])
    assert {"Command", "Action", "Deploy", "An", "Advance"} <= asked
