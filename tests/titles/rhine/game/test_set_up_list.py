"""Set-ups from a list: counters of the campaign, and others that the owner enters from the table."""

import datetime as dt
from pathlib import Path

import pytest

from broadfront.cli import main
from broadfront.core.errors import Faults, Invalid
from broadfront.core.game import Game
from broadfront.core.opening import open_file
from broadfront.core.steps import Decision
from broadfront.titles import playable
from broadfront.titles.boxes import new_box_files
from broadfront.titles.rhine.game.counter_list import read_counter_list
from broadfront.titles.rhine.rules.actions import Drop, Finish, PlanDrop
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import Arrivals
from broadfront.titles.rhine.steps.clerk.reports import Reports
from tests.titles.rhine.support.asking import answer_value, rhine_title
from tests.titles.rhine.support.books import box_of, decision_of_step, ruling_of, run_step

HEAD = "id,hex,side,nation,combat,steps,re,mode,kind,throw\n"
LIST = (
    HEAD + "US 79 Inf Div,C20.05,,,,3,,Move,,\n"
    "12 VG Div,C20.08,german,GE,10-3-3 Leg,3,3,,,\n"
    '"LXXX Korps, HQ",Metz,german,GE,(5)-0-4 Truck,1,1,,HQ,10\n'
    ",,,,,,,,,\n"
)


def write_list(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "counters.csv"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_campaign_begins_with_the_counters_of_a_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game_file = tmp_path / "campaign.bf"
    words = ["rhine", "clerk", str(game_file), "--set-up", str(write_list(tmp_path, LIST)), "--player-turns"]
    assert main([*words, "--seed", "2"]) == 0
    state = open_file(rhine_title(), game_file).game.state
    assert isinstance(state, RhineState)
    n, german, hq = (state.number(name) for name in ("US 79 Inf Div", "12 VG Div", "LXXX Korps, HQ"))
    board = state.board
    assert (board.where[n].text, board.steps[n], board.mode(n)) == ("C20.05", 3, "Move")
    assert (board.where[german].text, str(board.regimental_equivalents_of_unit(german)), state.units[german].side) == (
        "C20.08",
        "3",
        "german",
    )
    assert (board.where[hq].text, state.units[hq].throw) == ("C44.37", 10)
    assert state.clock.on_map
    assert state.clock.player_turns
    capsys.readouterr()


def test_sixty_counters_of_one_sheet_are_entered_and_asked(tmp_path: Path) -> None:
    board = rhine_title().map
    land = [hex for hex in board.ids if hex[0] == "C" and board.terrain[board.index[hex]] == "Open"]
    rows = "".join(f"{n} Inf Div,{land[10 * n]},german,GE,8-2-4 Leg,2,2,,,\n" for n in range(60))
    made = [one.row for one in read_counter_list(rhine_title(), "full", write_list(tmp_path, HEAD + rows))]
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": made})
    assert isinstance(game.state, RhineState)
    assert len(game.state.of_side("german")) == 60
    assert Game.replay(rhine_title(), game.record).state == game.state
    counters = [{**row, "re": str(row["re"])} for row in made]
    found = answer_value(
        "reach", position={"scenario": "clerk", "counter": counters, "side": "german"}, unit="7 Inf Div"
    )
    assert land[70] in found["hexes"] or len(found["hexes"]) > 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id,hex,colour\n", "row 1, column colour"),
        ("hex,side\nC20.07,german\n", "row 1, column id: this column is missing"),
        (HEAD + "12 VG Div,C20.07,german,GE,10-3-3 Leg,many,3,,,\n", "row 2, column steps: 'many'; expected a whole"),
        (HEAD + "12 VG Div,C20.07,german,GE,10-3 Leg,3,3,,,\n", "row 2, column combat: '10-3 Leg'; expected a side"),
        (HEAD + "12 VG Div,C20.07,axis,GE,10-3-3 Leg,3,3,,,\n", "row 2, column side: 'axis'; expected"),
        (HEAD + ",,,,,,,,,\n1 Div,C20.07,,,,,,,,\n1 Div,C20.08,,,,,,,,\n", "row 4, column id: 1 Div is in row 3"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(Invalid) as caught:
        read_counter_list(rhine_title(), "full", write_list(tmp_path, text))
    assert f"counters.csv, {said}" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("US 79 Inf Div,,,,,,,,,\n", "row 2, column hex: US 79 Inf Div has no hex"),
        ("US 79 Inf Div,C20.05,,,,9,,,,\n", "row 2, column steps: US 79 Inf Div has 1 to 4 steps"),
        ("US 79 Inf Div,C20.05,,,,,,,,\nNobody,C20.05,,,,,,,,\n", "row 3, column id: Unknown unit 'Nobody'"),
        ("US 79 Inf Div,C99.99,,,,,,,,\n", "row 2, column hex: "),
        ("US 79 Inf Div,C20.05,german,,,,,,,\n", "side"),
        ("US 79 Inf Div,C20.05,,US,9-3-3 Leg,,,,,\n", "row 2, column side: "),
        ("US 79 Inf Div,C20.05,allied,US,9-3-3 Leg,,,,,\n", "row 2, column id: there is a counter"),
        ("1 Div,C20.05,german,GE,9-3-3 Leg,9,11,,,\n", "More than 10 RE are in C20.05"),
        (
            "1 Div,C20.05,german,GE,9-3-3 Leg,1,1,,,\nUS 79 Inf Div,C20.05,,,,,,,,\n",
            "Enemies stand together in C20.05: US 79 Inf Div (line 3) with 1 Div (line 2).",
        ),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_and_nothing_is_written(
    tmp_path: Path, rows: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game_file = tmp_path / "campaign.bf"
    assert main(["rhine", "clerk", str(game_file), "--set-up", str(write_list(tmp_path, HEAD + rows))]) == 2
    told = capsys.readouterr().err
    assert said in told.splitlines()[-1]
    assert not game_file.exists()


def test_a_list_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rhine", "clerk", str(tmp_path / "a.bf"), "--set-up", str(tmp_path / "none.csv")]) == 2
    assert "none.csv cannot be read" in capsys.readouterr().err


# The sheets of a box


def box(tmp_path: Path, **sheets: str) -> Path:
    """Return a new box of the title with some sheets filled."""
    folder = tmp_path / "box"
    folder.mkdir()
    for file, text in new_box_files("rhine", str(folder)).items():
        (folder / file).write_text(sheets.get(file.partition(".")[0], text), encoding="utf-8")
    return folder


def test_a_new_box_has_a_sheet_for_each_map(tmp_path: Path) -> None:
    sheets = new_box_files("rhine", str(tmp_path))
    for sheet in "abcd":
        assert sheets[f"map_{sheet}.csv"].startswith("id,hex,side,nation,")
        assert f"map_{sheet}.csv" in sheets["README.txt"]


def test_a_campaign_begins_with_the_counters_of_a_box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = box(tmp_path, map_c=LIST, map_a=HEAD + "1 Para Div,Arnhem,german,GE,12-4-3 Leg,3,3,,,\n")
    assert main(["box", "check", str(folder)]) == 0
    game_file = tmp_path / "campaign.bf"
    assert main(["rhine", "clerk", str(game_file), "--data", str(folder), "--seed", "2"]) == 0
    capsys.readouterr()
    state = open_file(playable("rhine", folder), game_file).game.state
    assert isinstance(state, RhineState)
    assert state.clock.on_map
    where = state.board.where
    places = {state.units[n].id: where[n].text for side in ("allied", "german") for n in state.of_side(side)}
    arnhem = rhine_title().map.find("Arnhem")
    assert places == {
        "US 79 Inf Div": "C20.05",
        "12 VG Div": "C20.08",
        "LXXX Korps, HQ": "C44.37",
        "1 Para Div": arnhem,
    }
    # The campaign of two maps has the sheets of its maps.
    south = Game.new(playable("rhine", folder), scenario="clerk", seed=1, options={"campaign": "south-1944"}).state
    assert isinstance(south, RhineState)
    assert "1 Para Div" not in south.numbers
    assert south.board.hex_of(south.number("12 VG Div")) is not None


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("12 VG Div,C20.08,german,GE,10-3-3 Leg,many,3,,,", "map_a.csv, row 3, column steps: 'many'"),
        ("12 VG Div,C20.08,german,GE,10-3-3 Leg,3,3,,,", "map_a.csv, row 3, column hex: C20.08 is on Map C"),
        ("Nobody,A20.08,,,,,,,,", "map_a.csv, row 3, column id: Unknown unit 'Nobody'"),
        ("12 VG Div,A20.99,german,GE,10-3-3 Leg,3,3,,,", "map_a.csv, row 3, column hex: "),
        ("12 VG Div,Arnhem,german,GE,10-3-3 Leg,9,11,,,", "map_a.csv, row 3, column hex: More than 10 RE"),
    ],
)
def test_what_is_wrong_with_a_sheet_of_a_map_is_told_by_row_and_column(
    tmp_path: Path, row: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = box(tmp_path, map_a=f"{HEAD}1 Para Div,A30.30,german,GE,12-4-3 Leg,3,3,,,\n{row}\n")
    assert main(["box", "check", str(folder)]) == 2
    assert any(line.startswith(said) for line in capsys.readouterr().out.splitlines())
    assert main(["rhine", "clerk", str(tmp_path / "a.bf"), "--data", str(folder)]) == 2
    told = capsys.readouterr().err
    assert said in told.splitlines()[-1]


def test_the_text_of_a_list_is_taken_too_and_every_wrong_row_is_told() -> None:
    good = HEAD + "US 79 Inf Div,C20.05,,,,,,,,\n12 VG Div,C20.07,german,GE,10-3-3 Leg,3,3,,,\n"
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": good})
    state = game.state
    assert isinstance(state, RhineState)
    assert [state.units[n].id for n in range(len(state.units)) if state.board.hex_of(n) is not None] == [
        "US 79 Inf Div",
        "12 VG Div",
    ]
    wrong = (
        "US 79 Inf Dv,C20.05,,,,,,,,\nUS 8 Inf Div,Nowhere at all,,,,,,,,\nUS 28 Inf Div,C20.05,german,,,,,,,\n"
        "12 VG Div,C20.07,,,10-3-3 Leg,3,3,,,\nX,C20.08,german,GE,10-3 Leg,1,1,,,\n"
        "Y,C20.09,german,GE,9-3-3 Leg,no,1,,,\n"
    )
    with pytest.raises(Faults) as caught:
        Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": HEAD + wrong})
    told = [text for text, _ in caught.value.faults]
    assert [text.split(", ")[1] for text in told] == [f"row {n}" for n in range(2, 8)]
    assert "US 79 Inf Div" in told[0]
    assert "leave side empty" in told[2]
    assert "needs side and nation" in told[3]
    assert "'no'" in told[5]


AMBIGUOUS = (
    "US 79 Inf Div,Neufchâteau,,,,,,,,\nUS 8 Inf Div,C20.05,,,,,,,,\nUS 8 Inf Div,C20.06,,,,,,,,\n"
    "Nobody,C20.05,,,,,,,,\nY,C20.09,german,GE,9-3-3 Leg,no,1,,,\n"
)


def list_faults(text: str) -> list[str]:
    """Return the faults reported for the text of a list."""
    with pytest.raises(Faults) as caught:
        Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": text})
    return [said for said, _ in caught.value.faults]


def test_a_place_of_two_hexes_is_told_by_its_row_with_all_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = list_faults(HEAD + AMBIGUOUS)
    assert told[0].startswith("The list, row 2, column hex: 'Neufchâteau' is in 2 hexes")
    starts = ["row 2, column hex", "row 4, column id", "row 5, column id", "row 6, column steps"]
    assert [said.split(": ")[0] for said in told] == [f"The list, {start}" for start in starts]
    file = write_list(tmp_path, HEAD + AMBIGUOUS)
    assert main(["rhine", "clerk", str(tmp_path / "a.bf"), "--set-up", str(file)]) == 2
    said = capsys.readouterr().err
    assert all(f"counters.csv, {start}: " in said for start in starts)


def test_a_column_that_is_missing_is_told_once() -> None:
    assert list_faults("id\n" + "".join(f"{n} Div\n" for n in range(60))) == [
        "The list, row 1: there is no column hex.",
    ]
    rows = "".join(f"{n} Div,C20.05,9-3-3 Leg\n" for n in range(60))
    assert list_faults("id,hex,combat\n" + rows + "Nobody,C20.05,\n") == [
        "The list, row 1: there is no column nation.",
        "The list, row 1: there is no column side.",
        list_faults("id,hex\n" + "\n" * 60 + "Nobody,C20.05\n")[0],
    ]


def test_how_many_more_lines_are_wrong_is_told() -> None:
    told = list_faults("id,hex\n" + "".join(f"{n} Div,C20.05\n" for n in range(60)))
    assert len(told) == 21
    assert told[-1] == "And 40 more lines are wrong."


def test_a_counter_that_the_chart_has_for_a_later_date_does_not_arrive_again() -> None:
    listed = "id,hex\nUS 95 Inf Div,C20.05\nUS 79 Inf Div,C20.06\n"
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": listed})
    said = [str(event.message) for _, event in game.log]
    assert "US 95 Inf Div is on the map from the start: it does not arrive again on 1944-10-15." in said
    assert not any("US 79 Inf Div" in text for text in said)
    state = game.state.copy()
    assert isinstance(state, RhineState)
    state.stack.clear()
    state.clock.turn = rhine_title().calendar.turn_number(dt.date(1944, 10, 15))
    state.events = []
    state.push(Arrivals())
    asked = []
    while isinstance(pending := state.settle(floor=0), Decision):
        asked.append(str(pending.message))
        state.do(next(iter(state.stack[-1].options(state))))
    assert asked
    assert not any("US 95 Inf Div" in text for text in (*asked, *(str(event) for event in state.events)))


def test_a_hex_of_other_maps_and_a_stack_that_is_too_large_are_told_fully() -> None:
    rows = "".join(f"{n} Div,Metz,german,GE,9-3-3 Leg,3,4,,,\n" for n in (1, 2, 3))
    options = {"campaign": "south-1944", "set_up": HEAD + rows + "US 79 Inf Div,A41.35,,,,,,,,\n"}
    with pytest.raises(Faults) as caught:
        Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options=options)
    (stack, _), (off, _) = caught.value.faults
    assert stack.endswith("More than 10 RE are in C44.37 (Metz): 12 RE, 1 Div, 2 Div and 3 Div.")
    assert off.endswith("column hex: A41.35 is not on the maps of this campaign.")


def test_a_campaign_counts_its_own_turns() -> None:
    for campaign, count in (("full", 70), ("south-1944", 26)):
        game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"campaign": campaign})
        said = [str(event.message) for _, event in game.log]
        assert any(text.startswith(f"Turn 1 of {count}, ") for text in said), said


def test_an_hq_without_a_throw_range_is_told() -> None:
    listed = HEAD + "LXXX Korps HQ,Metz,german,GE,(5)-0-4 Truck,1,1,,HQ,\n"
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": listed})
    said = [str(event.message) for _, event in game.log]
    assert "LXXX Korps HQ is an HQ without a throw range, so it throws no supply." in said


@pytest.mark.parametrize(("name", "hex"), [("Antwerp", "A24.16"), ("antwerpen", "A24.16"), ("Antwerpen 2", "A25.17")])
def test_antwerp_is_found_by_the_name_of_the_charts_too(name: str, hex: str) -> None:
    text = f"id,hex\nUS 79 Inf Div,{name}\n"
    state = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": text}).state
    assert isinstance(state, RhineState)
    assert state.board.where[state.number("US 79 Inf Div")].text == hex


# Dumps and rail heads


GROUND = "id,hex,side,nation,combat,steps,re,kind,sp\n"


def campaign_from_list(text: str) -> RhineState:
    state = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": text}).state
    assert isinstance(state, RhineState)
    return state


@pytest.mark.rule("BTR-HOUSE-33", "BTR-HOUSE-30")
def test_dumps_and_rail_heads_of_a_list_are_entered_as_their_reports_are(tmp_path: Path) -> None:
    rows = (
        "US Dump 1,C20.05,allied,US,,,,dump,6\nFrench dump,C20.06,,FR,,,,dump,2+1T\nDump GE,Metz,german,GE,,,,dump,3T\n"
        "Head,Nancy,allied,,,,,railhead,\n"
    )
    state = campaign_from_list(GROUND + rows)
    assert state.supply.dumps == {"US C20.05": 24, "US C20.06": 9, "german C44.37": 3}
    assert (state.supply.tally["T US entered"], state.supply.tally["T german entered"]) == (33, 3)
    assert state.land.railheads == {rhine_title().map.find("Nancy"): "allied"}
    assert not state.status()
    game = Game.new(
        rhine_title(),
        scenario="clerk",
        variant="clerk",
        seed=1,
        options={
            "set_up": [
                one.row for one in read_counter_list(rhine_title(), "full", write_list(tmp_path, GROUND + rows))
            ],
        },
    )
    assert isinstance(game.state, RhineState)
    assert game.state.supply.dumps == state.supply.dumps
    assert Game.replay(rhine_title(), game.record).state == game.state


@pytest.mark.rule("BTR-HOUSE-26", "BTR-HOUSE-30")
def test_a_dump_or_rail_head_that_the_books_cannot_take_is_told_by_its_row() -> None:
    rows = (
        "Dump,C20.05,,US,,,,dump,6\nHead,C20.06,allied,,,,,railhead,\nNone,C20.07,,US,,,,dump,\nX,C20.07,,US,,,,dump,many\n"
        "12 VG Div,C20.05,german,GE,10-3-3 Leg,3,3,,\n12 VG Rgt,C20.08,german,GE,10-3-3 Leg,3,3,,4\n"
    )
    told = list_faults(GROUND + rows)
    assert told == [
        "The list, row 2, column hex: enemy combat units are in C20.05.",
        "The list, row 3, column hex: C20.06 is not a rail hex of this campaign.",
        "The list, row 4, column sp: None is a dump and needs sp.",
        "The list, row 5, column sp: 'many'; expected SP and Tokens such as 6, 6+1T or 3T.",
        "The list, row 7, column sp: 12 VG Rgt is no dump; leave sp empty, or give it the kind dump.",
    ]


def test_a_sheet_of_a_box_has_dumps_too(tmp_path: Path) -> None:
    folder = box(tmp_path, map_c="id,hex,nation,kind,sp\nUS 79 Inf Div,C20.05,,,\nUS dump,C20.05,US,dump,4\n")
    assert main(["box", "check", str(folder)]) == 0
    state = Game.new(playable("rhine", folder), scenario="clerk", seed=1).state
    assert isinstance(state, RhineState)
    assert state.supply.dumps == {"US C20.05": 16}


# Messages about the lines of a list


def test_enemies_in_one_hex_are_told_once_with_who_is_odd() -> None:
    rows = "1 Bel Bde,Aachen,allied,CW,4-3-3 Leg,1,1,,\n"
    rows += "".join(f"{n} VG Div,Aachen,german,GE,9-3-3 Leg,2,2,,\n" for n in (12, 246, 183))
    hex = rhine_title().map.find("Aachen")
    (told,) = list_faults(GROUND + rows)
    assert told == (
        f"The list, row 2, column hex: Enemies stand together in {hex} (Aachen): 1 Bel Bde (line 2) with "
        "12 VG Div (line 3), 246 VG Div (line 4) and 183 VG Div (line 5)."
    )


def test_a_stack_too_high_is_told_once() -> None:
    rows = "".join(f"{n} Div,Metz,german,GE,9-3-3 Leg,3,4,,\n" for n in range(1, 6))
    (told,) = list_faults(GROUND + rows)
    assert told.startswith("The list, row 6, column hex: More than 10 RE are in C44.37 (Metz): 20 RE, 1 Div")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GROUND + "1 Div,Metz,german,GE,9-4-3 Foot,1,1,,\n", "'Foot' is no mobility: Track, Truck or Leg"),
        (GROUND + "1 Div,Metz,german,GE,14-4-10,1,1,,\n", "the mobility is missing: Track, Truck or Leg"),
        (GROUND + "1 Div,Metz,german,9-4-3 Leg,1,1,,\n", "this line has 8 cells, the first line 9"),
        ("1 Div,Metz,german,GE,9-4-3 Leg\n", "the first line must name the columns, such as id,hex,side"),
        ("id,hex\n1 Inf Div,Metz\n", "A counter of your own needs a Combat side (column combat)."),
    ],
)
def test_what_a_line_lacks_is_said(text: str, said: str) -> None:
    assert said in list_faults(text)[0]


def test_place_is_another_name_for_hex() -> None:
    state = campaign_from_list("id,Place\nUS 79 Inf Div,Metz\n")
    assert state.board.where[state.number("US 79 Inf Div")].text == "C44.37"


def test_a_new_counter_called_like_one_of_the_chart_is_told() -> None:
    text = GROUND + (
        "30 Corps HQ,A11.05,allied,CW,(5)-0-4 Truck,1,1,HQ,\n11 Arm Div 29 Bde,A11.05,allied,CW,9-4-3 Track,1,1,,\n"
        "1 Bel Bde,A11.06,allied,CW,4-3-3 Leg,1,1,,\n99 Inf Div,A11.07,allied,CW,4-3-3 Leg,1,1,,\n"
    )
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": text})
    said = [str(event.message) for _, event in game.log if event.message.topic.startswith("arrival.alike")]
    assert [text.partition(". If")[0] for text in said] == [
        "30 Corps HQ is a new counter, and the chart brings CW 30 Corps HQ on 1944-09-05",
        "11 Arm Div 29 Bde is a new counter, and the campaign has CW 11 Arm Div 29 Mech Bde on the table already",
        "1 Bel Bde is a new counter, and the campaign has CW 1 Bel Inf Bde on the table already",
    ]


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("Köln", "Cologne"), ("Koln", "Cologne"), ("Koeln", "Cologne"), ("Juelich", "Jülich"), ("Lüttich", "Liège"),
        ("Den Haag", "The Hague"), ("Straßburg", "Strasbourg"), ("Strassburg", "Strasbourg"),
    ],
)  # fmt: skip
def test_a_place_is_found_by_its_other_names_and_without_umlauts(name: str, place: str) -> None:
    assert rhine_title().map.find(name) == rhine_title().map.find(place)


# Boxes beside the map, and supply of the set-up


def log_lines(text: str, **options: object) -> list[str]:
    """Return the log of a campaign that begins with the text of a list."""
    options = {"set_up": text, **options}
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options=options)
    return [str(event.message) for _, event in game.log]


BOXES = (
    "id,hex,side,nation,combat\n1 Abn Div,England,allied,CW,12-5-4 Leg\nUS 101 Abn Div 401 Gld Rgt,england box,,,\n"
    "CW Typhoon #1,Normandy,,,\nCW 6 Abn Div 1/4,England,,,\n"
)


@pytest.mark.rule("BTR-HOUSE-19", "BTR-ARRIVAL-28")
def test_a_list_puts_counters_in_boxes_and_a_drop_is_planned_from_there() -> None:
    state = campaign_from_list(BOXES)
    named = ("1 Abn Div", "US 101 Abn Div 401 Gld Rgt", "CW Typhoon #1")
    assert [box_of(state, name) for name in named] == ["England", "England", "Normandy"]
    assert not state.status()
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options={"set_up": BOXES})
    assert Game.replay(rhine_title(), game.record).state == game.state
    assert "CW 6 Abn Div 1/4 is in England from the start: it does not arrive again on 1944-12-19." in log_lines(BOXES)
    state.stack.clear()
    state.events = []
    state.clock.turn = rhine_title().calendar.turn_number(dt.date(1944, 9, 8))
    run_step(state, Reports("now"), PlanDrop("1 Abn Div"), Finish())
    state.clock.turn += 2
    decision_of_step(state, Reports("now"))
    assert ruling_of(state, Drop("1 Abn Div")).legal


@pytest.mark.rule("BTR-HOUSE-19")
def test_what_cannot_be_in_a_box_is_told_by_its_row() -> None:
    told = list_faults(
        "id,hex,side,nation,combat,kind,sp\nUS 79 Inf Div,Normandy,,,,,\n1 Para Div,England,german,GE,12-4-3 Leg,,\n"
        "Dump,England,,US,,dump,4\n"
    )
    assert told[0].startswith("The list, row 2, column hex: US 79 Inf Div is no aircraft; of the boxes only England")
    assert told[1] == "The list, row 3, column hex: 1 Para Div is German; the box England is Allied."
    assert told[2].startswith("The list, row 4, column hex: ")
    options = {"campaign": "south-1944", "set_up": "id,hex\nUS 101 Abn Div 401 Gld Rgt,England\n"}
    with pytest.raises(Faults) as caught:
        Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=1, options=options)
    assert "the box England belongs to campaigns of the North." in str(caught.value)


@pytest.mark.rule("OCS-SUPPLY-04")
def test_a_side_of_the_set_up_without_any_source_of_supply_is_told_before_the_first_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "id,hex,side,nation,combat\n12 VG Div,C40.30,german,GE,10-3-3 Leg\nUS 79 Inf Div,C20.05,,,\n"
    (told,) = [line for line in log_lines(text, player_turns=True) if "has a source of supply" in line]
    assert told.startswith("No German unit of the set-up has a source of supply")
    assert not [line for line in log_lines(text) if "has a source of supply" in line], "nobody rolls for attrition"
    words = ["rhine", "clerk", str(tmp_path / "a.bf"), "--set-up", str(write_list(tmp_path, text)), "--player-turns"]
    assert main(words) == 0
    assert told in capsys.readouterr().err
