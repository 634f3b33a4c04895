"""Thirty mistakes of thirty kinds in a box get thirty clear lines, each with its sheet and cell."""

from pathlib import Path

import pytest

from broadfront.titles.boxes import check_box, new_box_files

FORMATION, SORT = "id,side,army,corps,division,unit", "name,kind,mechanized,elite"
PRINTED = "steps,strength,strength_by_steps,bracketed,bracketed_at,movement,selector,surrender,flags,source_note"
SHEETS = {
    "counters": (
        f"{FORMATION},{SORT},{PRINTED}",
        "Peiper.1SS.ISS,,,,,,,,,,many,,,,,,,,,",  # 2 steps are a number
        "Hansen.1SS.ISS,,,,,,,,,,9,,,,,,,,,",  # 3 at most four steps
        "Sandig.1SS.ISS,,,,,,,,,,3,,,,,,,,,",  # 4 as many strengths as steps
        "Knittel.1SS.ISS,russian,,,,,,,,,,,,,,,,,,",  # 5 a side
        "Kuhlmann.12SS.ISS,,12Pz,,,,,,,,,,,,,,,,,",  # 6 an army
        "Muller.12SS.ISS,,,Seventh,,,,,,,,,,,,,,,,",  # 7 a corps
        "Krause.12SS.ISS,,,,,,,dragoon,,,,,,,,,,,,",  # 8 a kind
        "Bremer.12SS.ISS,,,,,,,,perhaps,,,,,,,,,,,",  # 9 yes or no
        "27.12VG.ISS,,,,,,,,,,,,,,7,,,,,",  # 10 bracketed within the steps
        "48.12VG.ISS,,,,,,,,,,,,,,,-3,,,,",  # 11 movement
        "89.12VG.ISS,,,,,,,,,,,,,,,,1,,,",  # 12 a selector that another has
        "989.277VG.ISS,,,,,,,,,,,,,,,,,maybe,,",  # 13 surrender
        "990.277VG.ISS,,,,,,,,,,,,,,,,,,lucky,",  # 14 a flag
        "48.12VG.ISS,,,,,,,,,,,,,,,3,,,,",  # 15 stands twice
        ",german,6SSPz,ISS,1SS,x,New,armor,yes,no,2,3,3/2,no,0,4,77,open,,",  # 16 no id
        "New.1SS.ISS,german,,,,,,,,,,,,,,,,,,",  # 17 a new one that lacks figures
        "991.277VG.ISS,,,,,,,,,,,,,,,,,,,,,,one,two",  # 18 too many cells
    ),
    "arrivals": (
        "id,arrival,arrival_date,arrival_hex,gs16",
        "5.3FJ.ISS,setup,1944-12-31,,",  # a day that is not in the game
        "9.3FJ.ISS,,,Avalon,",  # no such place
        "8.3FJ.ISS,swims,,,",  # no way to arrive
        "Nobody.1SS.ISS,setup,1944-12-16,Losheim,",  # no such counter
        "Peiper.1SS.ISS,,,,elsewhere",  # what cannot be on 16 December
    ),
    "german_cards": (
        "id,class,formations,command_value,event,available_from",
        "GP01,third,,,,",  # a class
        "GP02,,99SS,,,",  # no such formation
        "GP03,,,99,,",  # too many
        "GP04,,,,Sunshine,",  # no such event
        "GP05,,,,,yesterday",  # no date
    ),
    "chits": ("id,condition,defender_hits", "1,moon,", "2,,-1"),  # a condition, hits
    "victory_hexes": ("name,value", "Atlantis,3"),  # no such place
    "victory_points": ("name,value", "Bastogne,3"),  # no such sheet
    "scenario_units": ("scenario,id,hex,steps,side", "moonlight,Peiper.1SS.ISS,Losheim,1,german"),  # no such scenario
    "fuel_depots": ("name,usses", "Spa,1"),  # no such column
}
SAID = (
    ("counters.csv, row 2, column steps:", "expected a whole number from 1 to 4"),
    ("counters.csv, row 3, column steps:", "'9'; expected a whole number from 1 to 4"),
    ("counters.csv, row 4, column steps:", "3 steps need 3 strengths"),
    ("counters.csv, row 5, column side:", "expected german, allied"),
    ("counters.csv, row 6, column army:", "expected 6SSPz"),
    ("counters.csv, row 7, column corps:", "expected a Roman number"),
    ("counters.csv, row 8, column kind:", "'dragoon'; expected armor"),
    ("counters.csv, row 9, column mechanized:", "expected yes, no"),
    ("counters.csv, row 10, column bracketed_at:", "expected a whole number from 0 to 2"),
    ("counters.csv, row 11, column movement:", "expected a whole number from 0 to 20"),
    ("counters.csv, row 12, column selector:", "share selector 1"),
    ("counters.csv, row 13, column surrender:", "expected open, half, filled"),
    ("counters.csv, row 14, column flag", "'lucky'"),
    ("counters.csv, row 15, column id:", "48.12VG.ISS is in row 11 too"),
    ("counters.csv, row 16, column id:", "it is empty, and rows are known by it"),
    ("counters.csv, row 17", "New.1SS.ISS"),
    ("counters.csv, row 18:", "24 cells; expected 20"),
    ("arrivals.csv, row 2, column arrival_date:", "expected a date from 1944-12-16 to 1944-12-29"),
    ("arrivals.csv, row 3", "Avalon"),
    ("arrivals.csv, row 4, column arrival:", "'swims'; expected setup, reserve"),
    ("arrivals.csv, row 5:", "there is no counter Nobody.1SS.ISS"),
    ("arrivals.csv, row 6, column gs16:", "expected nothing, reserve or hex:0608"),
    ("german_cards.csv, row 2, column class:", "expected one of primary, supplemental"),
    ("german_cards.csv, row 3, column formations:", "99SS"),
    ("german_cards.csv, row 4, column command_value:", "expected a whole number from 0 to 20"),
    ("german_cards.csv, row 5, column event:", "expected one of Allied Command Crisis"),
    ("german_cards.csv, row 6, column available_from:", "expected a date such as"),
    ("chits.csv, row 2, column condition:", "'moon'; expected one of"),
    ("chits.csv, row 3, column defender_hits:", "'-1'; expected a whole number from 0 to 20"),
    ("victory_hexes.csv, row 2, column name:", "Atlantis"),
    ("victory_points.csv:", "expected"),
    ("scenario_units.csv, row 2:", "there is no scenario moonlight"),
    ("fuel_depots.csv, row 1, column usses:", "did you mean uses"),
)


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("box")
    texts = {
        name: text.encode() for name, text in new_box_files("ardennes", str(folder)).items() if name != "README.txt"
    }
    texts |= {f"{name}.csv": "\n".join(rows).encode() for name, rows in SHEETS.items()}
    return [str(fault) for fault in check_box(texts, Path(folder)).faults]


def test_every_mistake_gets_one_line(lines: list[str]) -> None:
    assert len(SAID) >= 30
    assert len(lines) == len(SAID), "\n".join(lines)


@pytest.mark.parametrize(("where", "what"), SAID)
def test_the_line_names_sheet_and_cell_and_says_what_is_expected(lines: list[str], where: str, what: str) -> None:
    found = [line for line in lines if line.startswith(where)]
    assert len(found) == 1, "\n".join(lines)
    assert what in found[0]
    assert "\n" not in found[0]
