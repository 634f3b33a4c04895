"""Games: records, undo, forks, own dice, views of a side."""

import json
import secrets
from itertools import count
from pathlib import Path

import pytest

import broadfront as bf
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.record import Line, Record
from broadfront.core.steps import Decision
from broadfront.core.title import Playable
from broadfront.titles.patrol.rules.actions import Done, Move
from broadfront.titles.patrol.rules.composed import Attack, MoveTo


def game_at_first_decision(seed: int = 7, **options: object) -> Game:
    """Return a two-player game at its first decision."""
    game = bf.new("patrol", variant="two-player", seed=seed, options=options)
    while isinstance(game.pending, Chance):
        game.roll()
    return game


def play_to_end(game: Game) -> Game:
    """Play a game to its end by always taking the first option, and return it."""
    while not game.over:
        if isinstance(game.pending, Chance):
            game.roll()
        else:
            game.apply(next(iter(game.options())))
    return game


def last_line(game: Game) -> Line:
    return game.record.lines[-1]


@pytest.mark.rule("BF-01")
def test_only_the_side_asked_may_act() -> None:
    game = game_at_first_decision()
    with pytest.raises(bf.Illegal, match="it is the German side's turn to choose, not the American side's"):
        game.apply(Done(), side="american")
    fresh = bf.new("patrol", seed=1)
    with pytest.raises(bf.Illegal, match="a roll is due first: weather"):
        fresh.apply(Done())


@pytest.mark.rule("BF-02")
def test_a_decision_takes_only_the_actions_it_names() -> None:
    ruling = game_at_first_decision().why_not(Attack("0302", ("1.German",)))
    assert not ruling.legal
    assert ruling.rules == ("BF-02",)


def test_a_composed_form_is_asked_about_and_never_recorded() -> None:
    game = game_at_first_decision()
    assert game.why_not(MoveTo("1.German", "0205")).legal
    with pytest.raises(bf.Invalid, match="never recorded"):
        game.apply(MoveTo("1.German", "0205"))
    assert last_line(game).do is None


def test_a_refused_action_changes_nothing() -> None:
    game = game_at_first_decision()
    before, lines = game.state.key(), len(game.record.lines)
    with pytest.raises(bf.Illegal, match="PAT-MOVE-01"):
        game.apply(Move("1.German", ("0101",)))
    assert (game.state.key(), len(game.record.lines)) == (before, lines)


@pytest.mark.rule("BF-03")
def test_with_own_dice_the_roller_does_not_roll_and_the_person_enters_what_came() -> None:
    game = bf.new("patrol", seed=1, options={"dice": "own"})
    with pytest.raises(bf.Illegal, match="your own dice"):
        game.roll()
    with pytest.raises(bf.Invalid, match="7 is not possible for weather: expected 1 to 6"):
        game.resolve(7, by="person")
    game.resolve(6, by="person")
    assert last_line(game).by == "person"
    with pytest.raises(bf.Invalid, match="what remains is Ambush, Rations"):
        game.resolve("Tiger", by="person")


@pytest.mark.rule("BF-04")
def test_undo_is_free_to_the_last_die_and_beyond_it_needs_both_persons() -> None:
    game = game_at_first_decision(persons=2)
    game.apply(Move("1.German", ("0106",)))
    before = len(game.record.lines)
    game.undo()
    assert last_line(game).undo_to == before - 1
    assert last_line(game).past is None
    with pytest.raises(bf.Illegal, match="both players must agree"):
        game.undo(0)
    game.undo(0, agreed=True)
    assert last_line(game).past == "a roll or draw"
    alone = game_at_first_decision()
    alone.undo(0)
    assert last_line(alone).past == "a roll or draw"


def test_an_undone_die_never_comes_back_the_same_by_right() -> None:
    """The roller's outcome depends on the line number, so the second roll is a different draw."""
    seen = set()
    game = bf.new("patrol", seed=3)
    for _ in range(8):
        assert isinstance(game.pending, Chance)
        game.roll()
        seen.add(last_line(game).chance)
        game.undo(0)
    assert len(seen) > 1


def test_undo_rebuilds_from_checkpoints_far_back(tmp_path: Path) -> None:
    game = game_at_first_decision()
    keys = {}
    for _ in range(150):
        if isinstance(game.pending, Chance):
            game.roll()
        elif isinstance(game.pending, Decision):
            options = list(game.options())
            game.apply(options[len(game.record.lines) % len(options)])
        else:
            break
        keys[len(game.record.lines)] = game.state.key()
    for target in (max(keys) - 1, 64, 65, 20, 3):
        if target in keys:
            game.undo(target)
            assert game.state.key() == keys[target]
            game.save(tmp_path / "x.bf")
            assert bf.load(tmp_path / "x.bf").state.key() == keys[target]


def test_a_fork_goes_its_own_way() -> None:
    game = game_at_first_decision()
    twin = game.fork(seed=99)
    twin.apply(Done())
    assert len(twin.record.lines) > len(game.record.lines)
    assert twin.record.lines[: len(game.record.lines)] == game.record.lines


def test_the_seed_stays_beside_the_record_until_the_game_is_over(tmp_path: Path) -> None:
    game = game_at_first_decision()
    path = tmp_path / "game.bf"
    game.save(path)
    assert "seed" not in path.read_text()
    assert bf.load(path).seed == "7"
    play_to_end(game).save(path)
    assert json.loads(path.read_text().splitlines()[-2])["seed"] == "7"
    assert not (tmp_path / "game.bf.seed").exists()


def other_seed(game: Game, *, same_rolls: bool) -> str:
    """Return a different seed that gives the same rolls so far, or with `same_rolls` false, different ones."""
    return next(
        str(seed) for seed in count(8) if (game_at_first_decision(seed).record.lines == game.record.lines) is same_rolls
    )


@pytest.mark.parametrize("same_rolls", [False, True], ids=["other rolls", "the same rolls by luck"])
def test_a_seed_found_for_a_lost_one_is_written_down_only_if_it_gives_every_roll(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, same_rolls: bool
) -> None:
    path, beside = tmp_path / "game.bf", tmp_path / "game.bf.seed"
    game = game_at_first_decision()
    game.save(path)
    beside.unlink()
    found = other_seed(game, same_rolls=same_rolls)
    monkeypatch.setattr(secrets, "token_hex", lambda size: found)
    bf.load(path).save(path)
    assert beside.read_text() == f"{found}\n"
    play_to_end(bf.load(path)).save(path)
    assert ('"seed"' in path.read_text()) is same_rolls
    assert not beside.exists()
    if same_rolls:
        assert bf.load(path).record.lines[:-1] == play_to_end(game_at_first_decision(int(found))).record.lines


def test_a_seed_lost_after_the_last_line_is_not_found_again(tmp_path: Path) -> None:
    path = tmp_path / "game.bf"
    path.write_bytes(play_to_end(game_at_first_decision()).record.to_bytes())
    bf.load(path).save(path)
    assert '"seed"' not in path.read_text()
    assert not (tmp_path / "game.bf.seed").exists()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[:-5], "cut off in line"),
        (lambda text: text.replace('"n":2', '"n":7', 1), "carries the number 7"),
        (lambda text: text.replace('"chance":', '"chanse":', 1), "line 1 is damaged"),
        (lambda text: text.replace('{"n":1,', '{"n":1,"note":"x",', 1), "must hold one of"),
        (lambda text: "hello\n" + text, "not a broadfront record"),
        (lambda text: text.replace('"broadfront":3', '"broadfront":9', 1), "record format 9"),
        (lambda text: text.replace('"broadfront":3', '"broadfront":0', 1), "record format 0"),
        (lambda text: text.replace('"by":"roller"', '"by":"zeus"', 1), "line 1 is by 'zeus'"),
        (lambda text: text.replace('"scenario":"bridge"', '"scenario":"moon"', 1), "moon"),
        (lambda text: text.replace('"title":"patrol"', '"title":"petrol"', 1), "did you mean patrol"),
        (lambda text: "", "not a broadfront record"),
    ],
)
def test_a_damaged_record_is_refused_in_one_line(tmp_path: Path, damage: object, said: str) -> None:
    assert callable(damage)
    path = tmp_path / "game.bf"
    game_at_first_decision().record.write(path)
    path.write_text(damage(path.read_text()))
    kept = path.read_bytes()
    with pytest.raises(bf.BroadfrontError) as caught:
        bf.load(path)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == kept


def test_a_cut_record_can_be_recovered_up_to_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "game.bf"
    game = game_at_first_decision()
    game.record.write(path)
    path.write_bytes(path.read_bytes()[:-4])
    assert len(Record.read(path, recover=True).lines) == len(game.record.lines) - 1


def test_a_forged_outcome_does_not_replay(tmp_path: Path) -> None:
    path = tmp_path / "game.bf"
    game_at_first_decision().record.write(path)
    path.write_text(path.read_text().replace('"chance":"', '"chance":"No such ', 1))
    game = bf.load(path)
    assert game.record.lines[-1].resume is not None
    assert "is not possible for" in game.record.lines[-1].resume.why
    assert game.record.lines[-1].resume.after == 1


@pytest.mark.rule("BF-05")
def test_a_side_sees_its_own_hand_and_only_the_size_of_the_other() -> None:
    game = bf.new("patrol", variant="two-player", seed=5)
    game.roll()
    game.roll()
    zones = game.view("american").to_data()["zones"]
    assert "items" not in zones["german hand"]
    assert zones["german hand"]["count"] == 1
    assert game.view("german").to_data()["zones"]["german hand"]["items"] == list(game.state.zones["german hand"])
    own = bf.new("patrol", variant="two-player", options={"dice": "own"})
    own.resolve(3, by="person", side="american")
    with pytest.raises(bf.Illegal, match="BF-05"):
        own.resolve("Ambush", by="person", side="american")
    own.resolve("Ambush", by="person", side="german")


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("facts", "weather"), None, "no 'weather'"),
        (("variant",), None, "no 'variant'"),
        (("stack",), None, "no 'stack'"),
        (("zones", "german hand"), None, "no 'german hand'"),
        (("variant",), "moon", "Unknown variant of patrol 'moon'"),
        (("variant",), {"moon": 1}, "'variant' is {'moon': 1}; expected a name"),
        (("scenario",), ["x" * 9999], "'scenario' is .*[.][.][.]; expected a name"),
        (("facts", "turn"), "two", "'turn' is damaged"),
        (("facts", "weather"), "hail", "'weather' is damaged"),
        (("facts", "where"), 5, "'where' is damaged"),
        (("facts", "where"), ["9999"] * 7, "Unknown hex or box '9999'"),
        (("facts", "where"), ["0101"] * 7, "1.German and 2.German share 0101"),
        (("facts", "where"), ["0101"], "Each of the 7 units needs a place"),
        (("facts", "where"), ["0101"] * 8, "'facts' is damaged"),
        (("facts", "steps"), [999] * 7, "'steps' is damaged"),
        (("facts", "steps"), 7, "'steps' is damaged"),
        (("zones",), 3, "'german deck' is damaged"),
        (("stack",), [{"step": "Fly"}], "Unknown step 'Fly'"),
        (("stack",), [{"step": "DrawCard"}], "Step DrawCard: .*`side`"),
        (("stack",), [], "do not fit together"),
        (("stack",), [{"step": "InOrder", "name": "dance"}], "do not fit together"),
        (("stack",), [{"step": "Moving", "unit": 77, "path": ["0101"]}], "do not fit together"),
    ],
    ids=str,
)
def test_a_damaged_position_is_refused_in_one_line(path: tuple[str, ...], value: object, said: str) -> None:
    data = game_at_first_decision().state.to_data()
    inside = data[path[0]] if len(path) > 1 else data
    if value is None:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    title = bf.load_title("patrol")
    assert isinstance(title, Playable)
    with pytest.raises(bf.Invalid, match=said) as caught:
        Game.new(title, variant="two-player", start=data)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "options", [{"persons": "many"}, {"persons": 0}, {"persons": True}, {"dice": "loaded"}], ids=str
)
def test_options_of_the_engine_are_checked(options: dict[str, object]) -> None:
    with pytest.raises(bf.Invalid, match=r"many|0|True|loaded"):
        bf.new("patrol", options=options)
