"""Names in typed orders for every title: units and places with spaces, ambiguity, completion."""

from typing import Any

import msgspec
import pytest

from broadfront import load_map
from broadfront.board.typed_units import parse_edits
from broadfront.cli.action_input import HEX_FIELDS, UNIT_FIELDS, describe_option, parse_action
from broadfront.cli.line_completion import Vocabulary
from broadfront.core.chance import Chance
from broadfront.core.errors import Ambiguous, BroadfrontError, Invalid
from broadfront.core.game import Game
from broadfront.core.positions.position_files import start_game
from broadfront.titles import ask, can_be_played, playable, title_names

OTHER_FIELDS = {
    "account", "anti_tank", "army", "box", "bridge", "by", "card", "category", "combat", "depot", "division",
    "formation", "id", "kind", "means", "mode", "move", "movement_class", "nation", "owner", "points", "port", "re",
    "side", "stock", "what",
}  # fmt: skip
SCENARIOS = {
    "ardennes": "initial_assault", "rhine": "corridor", "clerk": "clerk", "wacht": "ambleve", "patrol": "bridge",
}  # fmt: skip


def game_of(title: str, **options: Any) -> Game:
    found, name = playable("rhine" if title == "clerk" else title), SCENARIOS[title]
    variants = found.card.scenarios[name].variants
    variant = variants[0] if variants else found.variant(None)
    return Game.new(found, scenario=name, variant=variant, seed=1, options=options)


@pytest.mark.parametrize("title", [name for name in title_names() if can_be_played(name)])
def test_every_field_of_every_action_is_a_hex_a_unit_or_another_word(title: str) -> None:
    for name, kind in playable(title).codec.types.items():
        for field in msgspec.structs.fields(kind):
            if field.type not in (int, bool):
                held = [fields for fields in (HEX_FIELDS, UNIT_FIELDS, OTHER_FIELDS) if field.name in fields]
                assert len(held) == 1, f"{name}.{field.name}"


@pytest.mark.parametrize(
    ("title", "order", "action"),
    [
        ("ardennes", '{"do": "moveto", "unit": "Peiper", "hex": "Losheim"}', "MoveTo Peiper.1SS.ISS 0904"),
        ("ardennes", '{"do": "Move", "unit": "Peiper", "path": ["Losheim", "0804"]}', "Move Peiper.1SS.ISS 0904-0804"),
        ("ardennes", "moveto Peiper Losheim", "MoveTo Peiper.1SS.ISS 0904"),
        ("ardennes", "move KG Peiper Losheim, St. Vith", "Move Peiper.1SS.ISS 0904-1108"),
        ("ardennes", "move 27/12VG Losheim Trois-Ponts 0804", "Move 27.12VG.ISS 0904-0811-0804"),
        ("ardennes", 'move unit="Grenadier Regiment 48" path=Losheim', "Move 48.12VG.ISS 0904"),
        ("ardennes", "attack Losheimergraben Peiper, 48/12VG", "Attack 0804 Peiper.1SS.ISS-48.12VG.ISS"),
        ("wacht", "moveto Peiper La Gleize", "MoveTo Peiper 028053 "),
        ("wacht", "move III/2 SS PzGr Cheneux road", "Move III/2 SS PzGr 029051 road  "),
        ("rhine", "move 43rd Inf Move Veghel", "Move 43 Inf Div Move A33.30"),
        ("rhine", "moveto 504 Para Combat Nijmegen", "MoveTo 504 Para Rgt Combat A38.34"),
        ("clerk", "spend US North 5", "Spend US North 5"),
        ("clerk", "shift 401 Gld Rgt On map", "Shift US 101 Abn Div 401 Gld Rgt On map"),
        ("clerk", "lose 774 Tk Bn", "Lose US 774 Tk Bn 1"),
        ("rhine", "attack Veghel 43 Inf Div, 50 Inf Div", "Attack A33.30 43 Inf Div-50 Inf Div"),
        ("patrol", "moveto 1st german Weiler", "MoveTo 1.German 0302"),
        ("patrol", "move 1.German 0105-0104", "Move 1.German 0105-0104"),
        ("patrol", "move 1 German 0105 0104", "Move 1.German 0105-0104"),
    ],
)
def test_an_order_takes_names_with_spaces(title: str, order: str, action: str) -> None:
    assert str(parse_action(game_of(title), order)) == action.strip()


@pytest.mark.parametrize(
    ("title", "order", "kind", "told"),
    [
        ("ardennes", "move 1st SS 0904", Ambiguous, "may be Peiper.1SS.ISS, Hansen.1SS.ISS, "),
        ("ardennes", "moveto Peiper Loshei", Invalid, "nearest: Losheimergraben (0804), Losheim (0904)"),
        ("ardennes", "moveto Guderian Losheim", Invalid, "Unknown unit 'Guderian'"),
        ("wacht", "moveto 1st SS Cheneux", Ambiguous, "may be I/1 SS Pz, III/2 SS PzGr, "),
        ("rhine", "moveto 43rd Inf Combat Nijmegn", Invalid, "nearest: Nijmegen"),
        ("patrol", "moveto german 0302", Ambiguous, "may be 1.German, 2.German, 3.German, Recon.German"),
        ("patrol", "moveto", Invalid, "Possible for unit: 1.German, 2.German, "),
    ],
)
def test_a_name_that_is_not_clear_gets_one_line(title: str, order: str, kind: type[BroadfrontError], told: str) -> None:
    with pytest.raises(kind) as caught:
        parse_action(game_of(title), order)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_long_path_is_read_and_a_longer_one_refused() -> None:
    game = game_of("wacht")
    path = " ".join(["029051", "La Gleize"] * 15)
    assert str(parse_action(game, f"move Peiper {path} road")).endswith("029051-028053 road")
    with pytest.raises(Invalid, match="one too many"):
        parse_action(game, "move Peiper " + "029051 " * 100)


def test_cards_are_known_by_their_names() -> None:
    game = game_of("ardennes")
    assert str(parse_action(game, "takesupplemental I SS Panzer")) == "TakeSupplemental GS01"
    assert str(parse_action(game, "takesupplemental GS02")) == "TakeSupplemental GS02"
    with pytest.raises(Ambiguous, match="card 'Panzer Corps' may be GS01, GS04, GS05"):
        parse_action(game, "takesupplemental Panzer Corps")
    with pytest.raises(Invalid, match="Unknown card 'Sixth Fleet': expected GS01, "):
        parse_action(game, "takesupplemental Sixth Fleet")
    found = Vocabulary(game).matching_options(game.options(), "seventh army")
    assert [str(option) for _, option in found] == ["TakeSupplemental GS14"]


def test_a_line_is_completed_with_orders_units_and_places() -> None:
    words = Vocabulary(game_of("ardennes"))
    assert words.complete("und") == ["undo"]
    assert words.complete("moveto Peip") == ["moveto Peiper.1SS.ISS"]
    assert words.complete("moveto Peiper Loshe") == ["moveto Peiper Losheim", "moveto Peiper Losheimergraben"]
    assert words.complete("moveto KG Pei") == ["moveto KG Peiper (SS-Panzer Regiment 1)"]
    assert words.complete("moveto Peiper zzz") == []
    assert words.complete("why takes") == ["why TakeSupplemental"]
    assert words.complete("takesupplemental ")[:2] == ["takesupplemental GS01", "takesupplemental GS02"]


def test_options_are_found_by_the_names_of_their_units_and_hexes() -> None:
    game = game_of("patrol")
    words = Vocabulary(game)
    options = list(game.options())
    for option in options:
        assert (options.index(option) + 1, option) in words.matching_options(options, str(option))
    bare = [n for n, _ in words.matching_options(options, "0302")]
    assert [n for n, _ in words.matching_options(options, "weiler")] == bare


@pytest.mark.parametrize("order", ["moveto Peiper Gemünd", "move Peiper gemund", "move Peiper Losheim, Gemünd"])
def test_a_name_of_two_places_is_refused_with_both(order: str) -> None:
    with pytest.raises(Ambiguous) as caught:
        parse_action(game_of("ardennes"), order)
    assert "is in 2 hexes of the ardennes map, 0302 (Gemünd), 1907 (Gemünd (Our)): give" in str(caught.value)


def test_a_name_of_two_places_is_taken_where_only_one_is_possible() -> None:
    position = {
        "format": 2, "scenario": "campaign", "day": 17, "today": {"side": "german", "impulse": 2},
        "zones": {"german-hand": ["GP01"]}, "unit": [{"id": "Peiper.1SS.ISS", "where": "1006"}],
    }  # fmt: skip
    game = start_game(playable("ardennes"), position, seed=1, options={"dice": "own"})
    game.apply(parse_action(game, "activate 1st SS Panzer"), side="german")
    assert str(parse_action(game, "moveto Peiper Hünningen")) == "MoveTo Peiper.1SS.ISS 1007"
    assert str(parse_action(game, 'moveto unit=Peiper hex="Hünningen"')) == "MoveTo Peiper.1SS.ISS 1007"


def test_a_correction_takes_the_place_that_can_be_set_and_else_refuses_with_both() -> None:
    game = game_of("ardennes", dice="own")
    game.correct("held Gemünd = allied")
    assert game.state.title.settings(game.state)["held"].get(game.state, "0302") == "allied"
    with pytest.raises(Ambiguous, match=r"0302 .* 1907"):
        game.correct("where Peiper = Gemünd")


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("ardennes.distance", {"start": "Gemünd", "end": "0304"}),
        ("ardennes.hex", {"position": "campaign", "hex": "Gemünd"}),
        ("ardennes.move", {"position": "campaign", "unit": "Peiper", "path": "0904, Gemünd"}),
        ("rhine.march", {"start": "Neufchâteau", "points": "6", "mobility": "Truck"}),
    ],
)
def test_a_question_refuses_a_name_of_two_places_with_both(name: str, given: dict[str, Any]) -> None:
    with pytest.raises(BroadfrontError, match=r"is in 2 hexes of the \w+ map, \S+ \("):
        ask(name, **given)


def test_a_position_refuses_a_name_of_two_places_with_both() -> None:
    with pytest.raises(Invalid, match=r"0302 .*, 1907 "):
        playable("ardennes").position({"format": 2, "day": 17, "unit": [{"id": "Peiper.1SS.ISS", "where": "Gemünd"}]})


def test_a_typed_list_of_units_refuses_a_name_of_two_places_with_both_and_its_line() -> None:
    called = {"Peiper.1SS.ISS": ("KG Peiper",)}
    with pytest.raises(Invalid, match=r"Line 2, 'KG Peiper Gemünd': .*0302 .*, 1907 .*Nothing was changed"):
        parse_edits("Peiper 0304\nKG Peiper Gemünd", called, {}, (), load_map("ardennes").find)


def test_options_are_listed_in_words_with_the_order_to_type_and_both_narrow_the_list() -> None:
    position = {
        "format": 2,
        "day": 17,
        "today": {"side": "german", "impulse": 2},
        "zones": {"german-hand": ["GP01"]},
    }
    game = start_game(playable("ardennes"), position, seed=1, options={"dice": "own"})
    told = [describe_option(game, option) for option in game.options()]
    assert told[0] == "Activate 1st SS Panzer Division (Command Value 4)  [Activate GP01]"
    assert "Pass: play no card, which ends the day after the Allies  [Pass]" in told
    found = Vocabulary(game).matching_options(game.options(), "ends the day")
    assert [str(option) for _, option in found] == ["Pass"]
    plain = game_of("patrol")
    while isinstance(plain.pending, Chance):
        plain.roll()
    assert all(describe_option(plain, option).startswith(str(option)) for option in plain.options())


def test_a_tactic_is_described_in_words_without_bare_flags() -> None:
    game, kind = game_of("ardennes"), playable("ardennes").codec.types["PlayTactic"]
    plain, from_the_air = (describe_option(game, kind(card="GP02", airpower=airpower)) for airpower in (False, True))
    assert from_the_air.startswith("Airpower (12th SS Panzer Division")
    assert from_the_air.endswith("[PlayTactic GP02 airpower=true]")
    assert plain.endswith("(12th SS Panzer Division, Command Value 3)  [PlayTactic GP02]")
