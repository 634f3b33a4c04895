"""Advice: every question has a hint, every hint its ground, and none of it knows what the side may not know."""

import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import broadfront as bf
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.manual.hints import question_hints
from broadfront.core.messages import templates
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players import advising, make_player, players_of
from broadfront.players.advising import adviser_of
from broadfront.players.advising.adviser import advice_message, hint
from broadfront.titles import folder_of, playable, title_names
from broadfront.titles.ardennes.rules import actions as act

GAMES = [
    ("patrol", "bridge", "two-player"),
    ("ardennes", "initial_assault", "gs"),
    ("ardennes", "campaign", "2p"),
    ("wacht", "ambleve", "two-player"),
    ("rhine", "corridor", "two-player"),
    ("rhine", "clerk", "clerk"),
]


def moments(title: str, scenario: str, variant: str, lines: int, seed: int = 5) -> list[tuple[Game, str]]:
    """A game as it is asked something for the first time, for each question it asks."""
    game = bf.new(title, scenario=scenario, variant=variant, seed=seed)
    machine = make_player("greedy" if "greedy" in players_of(title) else "random", 1, title)
    found, met = [], set()
    for _ in range(lines):
        pending = game.pending
        if isinstance(pending, Chance):
            game.roll()
        elif isinstance(pending, Decision):
            if pending.message.topic not in met:
                met.add(pending.message.topic)
                found.append((game.fork(), pending.side))
            game.apply(machine.choose(game.view(pending.side), game.options(pending.side)))
        else:
            break
    return found


@pytest.mark.parametrize("name", title_names())
def test_every_question_a_title_asks_says_what_it_is_about(name: str) -> None:
    title = playable(name)
    asked = {topic for topic in templates(name) if topic.startswith("ask.")}
    assert set(question_hints(title)) == asked
    for one in question_hints(title).values():
        assert one.text.endswith(".")
        assert one.rules
        assert all(rule in title.book for rule in one.rules), one.topic


@pytest.mark.parametrize(("title", "scenario", "variant"), GAMES)
def test_every_hint_names_its_ground_and_advice_changes_nothing(title: str, scenario: str, variant: str) -> None:
    adviser, book = adviser_of(title), playable(title).book
    for game, side in moments(title, scenario, variant, 120):
        before = msgspec.json.encode(game.state.to_data(), enc_hook=str)
        view, options = game.view(side), game.options(side)
        given, chosen = adviser.advise(view, options), adviser.choose(view, options)
        hints = [*given.about, *given.matters, *(chosen.why if chosen else ())]
        assert given.about
        for one in hints:
            assert one.rules or one.figures
            assert all(rule in book for rule in one.rules), one.text
            assert all(action in options for action in one.actions), one.text
        if chosen is not None:
            assert chosen.action in options
            assert chosen.why
        assert msgspec.json.encode(game.state.to_data(), enc_hook=str) == before


@pytest.mark.parametrize(("title", "scenario", "variant"), GAMES[:3])
def test_hidden_cards_dealt_otherwise_give_the_same_advice(title: str, scenario: str, variant: str) -> None:
    adviser = adviser_of(title)
    told = 0
    for game, side in moments(title, scenario, variant, 90):
        view, options = game.view(side), game.options(side)
        first = (adviser.advise(view, options), adviser.choose(view, options))
        for deal in range(2):
            twin = View(game.state.resample(side, random.Random(deal)), side)
            assert (adviser.advise(twin, twin.options()), adviser.choose(twin, twin.options())) == first
            told += 1
    assert told > 10


def test_a_card_whose_units_reach_no_enemy_is_told() -> None:
    found = [game for game, _ in moments("ardennes", "campaign", "gs", 30, seed=3)]
    hints = [one for game in found for one in bf.hints(game).matters]
    idle = next(one for one in hints if "1st SS Panzer Division (GP01)" in one.text)
    assert idle.rules == ("ARD-H-32",)
    assert str(idle.actions[0]) == "Activate GP01"


def test_an_attack_is_told_with_its_odds_and_what_the_chits_give() -> None:
    found = [game for game, _ in moments("ardennes", "campaign", "gs", 30, seed=3)]
    game = next(one for one in found if str(one.options().first()).startswith("AttackHex"))
    best = bf.hints(game).matters[0]
    assert best.text.startswith("Manderfeld (1004): 6 to 1")
    assert best.figures == {"attack": 6, "defence": 1, "chits": 2}
    chosen = bf.advise(game)
    assert chosen is not None
    assert str(chosen.action) == "AttackHex 1004"
    assert best in chosen.why
    assert chosen.best[0].worth >= chosen.best[1].worth


def test_the_fuel_of_an_army_is_compared_with_what_its_formations_need() -> None:
    game = bf.new("wacht", scenario="ambleve", seed=1)
    for _ in range(2):
        game.apply(next(action for action in game.options() if str(action) == "Done"))
    (fuel,) = bf.hints(game).matters
    assert fuel.text == "2 fuel points would give every formation Normal status; there are 2."
    assert bf.advise(game) is None


def test_a_roll_is_explained_and_nobody_is_advised_on_it() -> None:
    game = bf.new("patrol", seed=1)
    told = bf.hints(game)
    assert ("weather is rolled" in str(told.about[0].text), told.matters) == (True, ())
    assert bf.advise(game) is None


def test_a_hint_without_ground_is_refused() -> None:
    with pytest.raises(ValueError, match="neither rules nor figures"):
        hint(advice_message("chosen", player="greedy"))


def test_every_word_of_advice_is_said() -> None:
    folder = Path(advising.__path__[0])
    said = " ".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    words = tomllib.loads((folder / "words" / "en.toml").read_text(encoding="utf-8"))
    assert [topic for topic in words if f'"{topic}"' not in said] == []


@pytest.mark.parametrize("book", ["advice", "patrol"])
def test_advice_has_the_same_topics_with_the_same_fields_in_german(book: str) -> None:
    folder, part = (Path(advising.__path__[0]), "") if book == "advice" else (folder_of(book), "advice.")
    german = tomllib.loads((folder / "words" / "de.toml").read_text(encoding="utf-8"))
    words = {topic: template for topic, template in templates(book).items() if topic.startswith(part)}
    assert words.keys() == {topic for topic in _topics(german) if topic.startswith(part)}
    translated = templates(book, "de")
    assert {topic: set(translated[topic].fields()) for topic in words} == {
        topic: set(template.fields()) for topic, template in words.items()
    }


def _topics(table: dict[str, Any], under: str = "") -> Iterator[str]:
    for name, one in table.items():
        if isinstance(one, dict) and "by" not in one:
            yield from _topics(one, f"{under}{name}.")
        else:
            yield f"{under}{name}"


def test_what_is_chosen_in_the_ardennes_is_explained_in_words_before_figures() -> None:
    """Reasons come first, and name places; what is counted stands last."""
    met = set()
    for game, side in moments("ardennes", "initial_assault", "gs", 220):
        chosen = adviser_of("ardennes").choose(game.view(side), game.options(side))
        assert chosen is not None
        texts = [one.text for one in chosen.why]
        counted = [n for n, text in enumerate(texts) if text.startswith("Weighed against")]
        assert counted in ([], [len(texts) - 1]), texts
        assert not any(re.search(r"\b\w+\.\w+\.[A-Z]+\b", text) for text in texts), texts
        met.add(type(chosen.action).__name__)
        if isinstance(chosen.action, act.Move | act.StrategicMove):
            assert re.search(r"\(\d{4}\)|near", texts[0]), texts
    assert {"Activate", "SelectUnit"} <= met


def test_a_card_in_an_opening_impulse_is_not_said_to_move_anybody() -> None:
    (game, side) = next(
        (game, side)
        for game, side in moments("ardennes", "initial_assault", "2p", 20, seed=0)
        if game.pending.message.topic == "ask.impulse.card"
    )
    chosen = adviser_of("ardennes").choose(game.view(side), game.options(side))
    assert chosen is not None
    assert chosen.why[0].text.endswith("in an opening impulse nobody moves: playing it keeps the other cards.")
    assert chosen.why[0].rules == ("ARD-D16-09",)
