"""Set-up files: the demonstration, and error messages for a user's own files."""

import re
from pathlib import Path

import pytest

import broadfront as bf
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.titles.wacht.game.set_up import load_set_up, read_set_up
from broadfront.titles.wacht.rules.modes import boundary_status
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.threats import threats_to_side
from tests.titles.wacht.support.asking import wacht_title
from tests.titles.wacht.support.field_of_play import make_position, unit_entry

NAME = "house/setups/shoulder-and-our.toml"


def demonstration() -> WachtState:
    return read_set_up(wacht_title(), wacht_title().files.text(NAME), NAME)


def test_the_demonstration_holds_about_120_battalions_of_both_sides() -> None:
    state = demonstration()
    battalions = [u for u in state.board.roster.units if u.is_battalion and not u.is_hq and not u.is_leader]
    assert 110 <= len(battalions) <= 130
    assert all(len(state.board.units_of[side]) > 50 for side in ("german", "american"))
    assert str(state.clock.game_turn) == "Dec 16 AM"


def test_the_demonstration_is_legal_in_contact_and_not_overstacked() -> None:
    state = demonstration()
    assert state.status() == []
    assert not [
        hex for hex, units in state.board.at.items() if state.overstacking_rule(hex, state.board.side_of[units[0]])
    ]
    assert not [u.id for n, u in enumerate(state.board.roster.units) if boundary_status(state, n).area == "foreign"]
    for side in ("german", "american"):
        threats = threats_to_side(state, side)
        beside = [
            n
            for n in state.board.units_of[side]
            if (at := state.board.hex_of(n)) and threats.adjacent_enemies(at.index).hexes
        ]
        assert len(beside) >= 3


def test_the_demonstration_starts_a_game_of_as_many_turns_as_asked_for() -> None:
    game = bf.new("wacht", seed=1, options={"turns": 2})
    assert isinstance(game.state, WachtState)
    assert game.state.clock.last_turn == 1
    with pytest.raises(Invalid, match="1 to 90"):
        bf.new("wacht", seed=1, options={"turns": 0})


def test_a_set_up_of_ones_own_is_played_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        """
format = "wacht-setup 1"
label = "One tank at Clervaux"
turn = "Dec 17 PM"
[[army]]
id = "US 1"
side = "american"
[[formation]]
id = "A"
side = "american"
kind = "division"
army = "US 1"
units = [{ id = "tank", row = "AFV", at = "Clervaux/E" }]
""",
        encoding="utf-8",
    )
    state = load_set_up(wacht_title(), path)
    assert (
        state.board.where[0].text
        == wacht_title().map.ids[
            wacht_title().atlas.around[wacht_title().map.index_of(wacht_title().map.find("Clervaux"))][1]
        ]
    )
    game = Game.new(wacht_title(), seed=1, start=wacht_title().push_first_step(state).to_data())
    assert game.pending == game.view(None).pending
    with pytest.raises(Invalid, match="Cannot read"):
        load_set_up(wacht_title(), tmp_path / "none.toml")


GOOD = """
format = "wacht-setup 1"
label = "x"
turn = "Dec 16 AM"
[[army]]
id = "A"
side = "german"
fuel = "3/2"
[[formation]]
id = "F"
side = "german"
kind = "division"
army = "A"
units = [{ id = "u", row = "AFV", at = "Dasburg", mode = "tactical" }]
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"wacht-setup 1"', '"wacht-setup 9"', "begins with format"),
        ("label =", "label", "line 3"),
        ('"Dec 16 AM"', '"AM"', "with its date"),
        ('side = "german"\nfuel', 'side = "french"\nfuel', "side is 'french'; expected one of american, german"),
        ('"3/2"', '"1/3"', "give points such as 4 or 3/2"),
        ('kind = "division"', 'kind = "regiment"', "kind is 'regiment'; expected one of asset, brigade, division"),
        ('army = "A"', 'army = "B"', "armies of its side are A"),
        ('"AFV"', '"Tank"', "Unknown unit 'Tank'"),
        ('"AFV"', '"Towed Horse OOB"', "give row 'Towed Horse' and battery apart"),
        ('"AFV"', '"Towed Horse"', "needs battery"),
        ('"Dasburg"', '"Dasburgh"', "nearest: Dasburg"),
        ('"Dasburg"', '"Dasburg/N"', "expected NE, E, SE, SW, W, NW"),
        ('"tactical"', '"asleep"', "mode is 'asleep'; expected one of"),
        ('mode = "tactical"', "colour = 1", "colour"),
        ('mode = "tactical"', 'markers = ["tired"]', "markers 1 is 'tired'; expected one of"),
        ('mode = "tactical"', 'attached_to = "G"', "formation 'G', which is not there"),
        ('mode = "tactical"', 'vehicles = ["Sherman"]', "Unknown vehicle"),
        ('mode = "tactical"', "steps = 2, lost = 2", "2 steps and lost 2"),
        ("}]", '}, { id = "u", row = "AFV" }]', "two units have the id 'u'"),
        (
            "[[army]]",
            '[[bridge]]\nbetween = ["Dasburg", "Dasburg/E"]\nkind = "road"\n[[army]]',
            "no water lies between",
        ),
        ("[[army]]", '[works]\n"Dasburg" = "moat"\n[[army]]', "expected ip, et, fort"),
    ],
)
def test_what_is_wrong_with_a_set_up_is_said_in_one_line(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(Invalid) as caught:
        read_set_up(wacht_title(), GOOD.replace(old, new, 1), "mine.toml")
    assert said in str(caught.value)
    assert re.match(r"mine.toml, line \d+: ", str(caught.value))
    assert "\n" not in str(caught.value)


def test_enemies_in_one_hex_are_refused() -> None:
    with pytest.raises(Invalid, match="Enemies share 0301"):
        make_position(german=[unit_entry("a", "AFV", "0301")], american=[unit_entry("b", "AFV", "0301")])


def test_a_position_goes_to_data_and_back() -> None:
    state = demonstration()
    again = wacht_title().state_from(state.to_data())
    assert again == state
    assert again.key() == state.key()
