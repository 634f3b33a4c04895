"""Corrections: with own dice, anything can be corrected at any time, by a line that names the change."""

import random
from pathlib import Path

import pytest

import broadfront as bf
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.record import Change, Record
from broadfront.core.steps import Decision, GameOver
from broadfront.titles import playable
from broadfront.titles.patrol.rules.actions import Done


def patrol(**options: object) -> Game:
    """Return a game of patrol with own dice, at its first decision."""
    game = bf.new("patrol", variant="two-player", seed=7, options={"dice": "own", **options})
    game.resolve(6, by="person")
    game.resolve("Ambush", by="person")
    return game


def start_game(name: str, scenario: str) -> Game:
    """Return a new game of a scenario with own dice, in its first variant."""
    title = playable(name)
    variant = (title.card.scenarios[scenario].variants or tuple(title.card.variants))[0]
    return Game.new(title, scenario=scenario, variant=variant, seed=1, options={"dice": "own"})


def place_of(game: Game, unit: str) -> str:
    state = game.state
    return str(game.title.settings(state)["where"].get(state, unit))


@pytest.mark.rule("BF-08")
def test_a_correction_is_a_line_that_names_what_was_changed() -> None:
    game = patrol()
    told = game.correct("where 1.German = 0205; steps 2.German = 1")
    line = game.record.lines[-1]
    assert line.correct == (
        Change("where", "0205", "1.German", place_of(bf.new("patrol"), "1.German")),
        Change("steps", 1, "2.German", 2),
    )
    assert place_of(game, "1.German") == "0205"
    assert str(told[1]) == "Corrected: steps of 2.German is 1, not 2. [BF-08]"
    assert isinstance(game.pending, Decision)


@pytest.mark.rule("BF-08")
def test_what_follows_from_a_correction_is_told_with_it() -> None:
    game = start_game("ardennes", "campaign")
    there = game.correct("where Peiper = Stavelot")
    assert any("As a result, held of" in str(event) and "is german, not allied" in str(event) for event in there)
    back = game.correct("where Peiper = German Reserve")
    assert not any("is allied, not german" in str(event) for event in back), "it still holds the town: that is told"


@pytest.mark.rule("BF-08")
def test_only_a_game_with_own_dice_is_corrected() -> None:
    game = bf.new("patrol", seed=7)
    with pytest.raises(bf.Illegal, match="games with your own dice"):
        game.correct("steps 1.German = 1")


def test_a_correction_may_be_data_and_comes_while_dice_are_entered() -> None:
    game = bf.new("patrol", seed=7, options={"dice": "own"})
    assert isinstance(game.pending, Chance)
    game.correct({"what": "weather", "to": "snow"})
    assert isinstance(game.pending, Chance)
    assert game.state.facts()["weather"] == "snow"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("where 1.German = 0205; where 2.German = 0205", "1.German"),
        ("steps 1.German = 5", "steps of 1.German is 0 to 2, not 5"),
        ("steps 1.German = many", "'many' is no whole number"),
        ("moved 1.German = perhaps", "neither yes nor no"),
        ("stepps 1.German = 1", "did you mean steps"),
        ("steps 9.German = 1", "Unknown unit '9.German'"),
        ("where 1.German = 9999", "9999"),
        ("weather = rain", "expected clear, snow"),
        ("card Ambush in german hand = american hand", "Unknown zone 'american hand'"),
        ("card Tiger = german hand", "Unknown item 'Tiger'"),
        ("steps 1.German = 2", "steps 1.German is 2 already"),
        ("steps 1.German", "Write WHAT OF = VALUE"),
        ("", "There is no correction"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would_and_changes_nothing(text: str, said: str) -> None:
    game = patrol()
    before, lines = game.state.to_data(), len(game.record.lines)
    with pytest.raises(bf.BroadfrontError) as refused:
        game.correct(text)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
    assert game.state.to_data() == before
    assert len(game.record.lines) == lines


def test_a_corrected_game_is_saved_replayed_undone_and_redone(tmp_path: Path) -> None:
    game = patrol()
    before = game.state.key()
    game.correct("where 1.German = 0205")
    after = game.state.key()
    game.undo()
    assert game.state.key() == before
    game.redo()
    assert game.state.key() == after
    game.save(tmp_path / "game.bf")
    assert bf.load(tmp_path / "game.bf").state.key() == after
    again = Game.replay(game.title, Record.read(tmp_path / "game.bf"))
    assert again.state.key() == after
    assert [str(event) for _, event in again.log] == [str(event) for _, event in game.log]
    assert again.state_at(2).key() == before


def test_undo_takes_back_one_entry_at_a_time_also_among_dice() -> None:
    game = bf.new("patrol", variant="two-player", seed=7, options={"dice": "own"})
    start = game.state.key()
    game.resolve(6, by="person")
    weather = game.state.key()
    game.resolve("Ambush", by="person")
    game.undo()
    assert game.state.key() == weather
    game.undo()
    assert game.state.key() == start
    with pytest.raises(bf.Invalid, match="Nothing to undo"):
        game.undo()


def test_what_the_program_drew_for_nobody_to_see_is_taken_back_with_the_entry_before_it() -> None:
    game = bf.new("patrol", variant="two-player", seed=7, options={"dice": "own"})
    game.resolve(6, by="person")
    game.resolve("Ambush", by="person")
    while isinstance(game.pending, Decision):
        game.apply(Done())
    lines = [n for n in game.past.live_lines if game.record.lines[n - 1].do is not None]
    game.draw_unseen()
    assert game.past.undo_target(("german",)) == max(lines) - 1


@pytest.mark.rule("BF-08")
def test_of_two_persons_each_sets_right_only_hidden_things_it_may_see() -> None:
    game = patrol(persons=2)
    with pytest.raises(bf.Illegal, match="may not look"):
        game.correct("card Ambush in german hand = german deck", side="german")
    game.correct("card Ambush in german hand = german discard", side="german")
    seen = [str(event) for _, event in game.events(-1, "american")]
    assert any("Corrected: card of Ambush is german discard" in text for text in seen)


@pytest.mark.parametrize("side", ["german", "american"])
def test_an_item_that_does_not_exist_gives_the_same_error_for_a_side(side: str) -> None:
    game = patrol(persons=2)
    with pytest.raises(bf.Invalid, match=r"Unknown item 'Ambsh': expected .*; did you mean Ambush") as refused:
        game.correct("card Ambsh = german discard", side=side)
    assert "hand" not in str(refused.value)


def test_of_cards_alike_a_side_means_the_one_in_its_sight_and_learns_nothing_of_others() -> None:
    game = patrol(persons=2)
    with pytest.raises(bf.Illegal, match="may not look"):
        game.correct("card Ambush = german discard", side="american")
    game.correct("card Ambush = german discard", side="german")
    assert game.state.zones["german discard"] == ("Ambush",)


def test_a_corrected_hidden_card_is_shown_only_to_those_who_may_see_it() -> None:
    game = patrol()
    game.correct("card Ambush in german hand = german deck")
    told = [str(event) for _, event in game.events(len(game.record.lines) - 1, "american")]
    assert told == ["A hidden item was corrected. [BF-08]"]


@pytest.mark.parametrize(
    ("title", "scenario", "text"),
    [
        ("ardennes", "campaign", "where Peiper = Stoumont; steps Peiper = 2; supply Peiper = LowSupply; exit_vp = 3"),
        ("ardennes", "campaign", "roadblock 2018 = yes; held Verviers = german; card GP04 = german-out"),
        ("wacht", "ambleve", "ground = snow; mode 1 SS AA = strategic; where Peiper = Off map"),
        ("rhine", "corridor", "ground = Mud; mode 30 Corps HQ = Move; out_of_supply 30 Corps HQ = yes"),
        ("rhine", "clerk", "stock US North = 9; port_holder amsterdam = allied"),
    ],
)
def test_every_title_that_has_positions_is_set_right(title: str, scenario: str, text: str) -> None:
    game = start_game(title, scenario)
    settings = game.title.settings(game.state)
    for part in text.split("; "):
        game.correct(part)
        change = game.record.lines[-1].correct
        assert change is not None
        assert settings[change[0].what].get(game.state, change[0].of) == change[0].to != change[0].was
    assert Game.replay(game.title, game.record).state == game.state


def test_a_mistyped_unit_is_answered_with_the_nearest() -> None:
    game = start_game("ardennes", "campaign")
    with pytest.raises(bf.Invalid, match=r"Unknown unit 'Hansn'.* Did you mean Hansen\.1SS\.ISS\?"):
        game.correct("steps Hansn = 1")


@pytest.mark.parametrize("title", ["ardennes", "wacht", "rhine", "patrol"])
def test_whatever_can_be_set_has_a_value_and_takes_it_back(title: str) -> None:
    """For a few things of each setting, the value can be read; setting it to the same value is refused."""
    for scenario in playable(title).card.scenarios:
        game = start_game(title, scenario)
        for what, setting in game.title.settings(game.state).items():
            things = list(setting.things(game.state))
            for of in random.Random(what).sample(things, min(3, len(things))) or [""]:
                if not of and setting.kind != "whole":
                    continue
                value = setting.get(game.state, of)
                with pytest.raises(bf.Invalid, match="already"):
                    game.correct(Change(what, value, of))


def test_a_game_that_is_over_is_undone_first() -> None:
    game = bf.new("patrol", seed=3, options={"dice": "own"})
    rng = random.Random(3)
    while not isinstance(pending := game.pending, GameOver):
        if isinstance(pending, Chance):
            game.resolve(rng.choices(pending.outcomes, pending.weights)[0], by="person")
        else:
            game.apply(rng.choice(list(game.options())))
    with pytest.raises(bf.Invalid, match="Undo first"):
        game.correct("weather = snow")


def test_a_line_that_corrects_what_is_not_there_does_not_replay(tmp_path: Path) -> None:
    game = patrol()
    game.correct("steps 1.German = 1")
    path = tmp_path / "bad.bf"
    Record(game.record.header, game.record.lines).write(path)
    path.write_text(path.read_text().replace('"of":"1.German"', '"of":"9.German"'))
    with pytest.raises(bf.Invalid, match="line 3 does not replay: Unknown unit"):
        Game.replay(game.title, Record.read(path))
