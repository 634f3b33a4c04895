"""Thirty kinds of mistakes in data files, over all titles: each is refused with file, line and what is expected."""

import re
from pathlib import Path

import pytest

import broadfront.titles as titles
from broadfront.core.errors import BroadfrontError

ROOT = Path(titles.__path__[0])

MISTAKES = {
    "a key misspelled": ("patrol", "house/forces.toml", "hand_limit", "hand_limits", "did you mean hand_limit"),
    "a key that does not exist": ("ardennes", "house/cards.toml", "hand = 6", "hand = 6\nluck = 3", "key 'luck'"),
    "a key left out": ("rhine", "house/air.toml", "tokens = 1\n", "", "no key 'tokens' in refit"),
    "a table left out": ("wacht", "charts/allowance.toml", "[fuel_dump]", "[dump_of_fuel]", "expected .*fuel_dump"),
    "a word for a number": ("patrol", "house/forces.toml", "turns = 5", 'turns = "five"', "expected a whole number"),
    "a number for a word": ("ardennes", "house/cards.toml", 'tactic = "Engineers"', "tactic = 3", "expected one of"),
    "a fraction for a number": ("rhine", "charts/shipping.toml", "rail = 2", "rail = 2.5", "expected a whole number"),
    "yes for true": ("wacht", "house/house.toml", "leg_pays_thaw = true", 'leg_pays_thaw = "yes"', "true or false"),
    "a number far too large": ("rhine", "house/ports.toml", "captured = 4", "captured = 400", "from 0 to 4"),
    "a negative number": ("patrol", "house/forces.toml", "steps = 2", "steps = -2", "from 1 to 20"),
    "the 35th of December": ("ardennes", "house/cards.toml", "1944-12-17", "1944-12-35", "a date"),
    "the 35th, unquoted": ("rhine", "charts/calendar.toml", "1944-11-01", "1944-11-35", "not TOML"),
    "a day outside the game": ("ardennes", "house/scenarios.toml", "1944-12-29", "1944-12-31", "to 1944-12-29"),
    "a date that is no turn": ("rhine", "charts/arrivals.toml", "1944-09-08", "1944-09-09", "expected 1944-09-08"),
    "a date outside, in a CSV": ("ardennes", "house/units.csv", "1944-12-17", "1944-12-35", "expected a date from"),
    "an event nobody knows": ("ardennes", "house/cards.toml", '"Commandos"', '"Commandoes"', "one of .*Commandos"),
    "a tactic nobody knows": ("ardennes", "house/cards.toml", '"Bug Out"', '"Bug In"', "expected one of .*Bug Out"),
    "a formation nobody knows": ("ardennes", "house/cards.toml", '["1SS"]', '["1SSS"]', "Unknown formation '1SSS'"),
    "a unit nobody knows": ("ardennes", "house/scenarios.toml", '"4.2SS.IISS"', '"4.2SS.IIS"', "Unknown unit"),
    "a place nobody knows": ("rhine", "house/sectors/corridor.toml", '"Nijmegen"', '"Nijmegn!"', "no hex or place"),
    "a hex off the map": ("patrol", "house/forces.toml", 'at = "0206"', 'at = "9999"', "Unknown hex '9999'"),
    "a flag nobody knows": ("ardennes", "house/units.csv", ",static,", ",statik,", "flag 'statik'; expected"),
    "a row too short": ("wacht", "charts/fuel.toml", '"5",  "WAR-FUEL-02"', '"WAR-FUEL-02"', "11 cells; expected 12"),
    "a row too short, in a CSV": ("ardennes", "house/units.csv", ",no,no,", ",no,", "fields; expected"),
    "a row too short, in a table": ("rhine", "charts/supply.toml", "[  1,   2,   2,", "[  1,   2,", "has 11 cells"),
    "a row twice": ("wacht", "charts/fuel.toml", '["Low",', '["None",', "row 'None' stands twice"),
    "a row nobody asks for": ("wacht", "charts/ground.toml", '"snow"', '"slush"', "row 'slush' is unknown; expected"),
    "a column renamed": ("rhine", "house/start_units.csv", "identifier", "name", "column 'identifier' is missing"),
    "a cell that means nothing": ("rhine", "charts/combat.toml", '"AL1 DL1o1"', '"AL1 D?"', "expected a combat result"),
    "a roll without a row": ("patrol", "charts/combat.toml", "4 = ", "7 = ", "a roll of 4 meets 0 rows"),
    "two units with one id": ("rhine", "house/sectors/corridor.csv", "43 Inf Div,", "50 Inf Div,", "stands twice"),
    "two units in one place": ("patrol", "house/forces.toml", 'at = "0206"', 'at = "0305"', "share 0305"),
    "a bracket not closed": ("wacht", "house/setups/ambleve.toml", "[works]", "[works", "not TOML"),
    "terrain nobody knows": ("ardennes", "map/hexes.txt", " Woods ", " Wodos ", "terrain 'Wodos'; expected"),
    "a river on one side only": ("wacht", "map/hexes.txt", "rivers=", "rivvers=", "hexside of|rivvers"),
    "bytes that are no text": ("rhine", "map/places.csv", "Aachen", "\udcff\udcfe", "not UTF-8 text"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_data_file_is_refused_with_file_and_line(tmp_path: Path, mistake: str) -> None:
    title, name, old, new, said = MISTAKES[mistake]
    text = (ROOT / title / name).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_bytes(text.replace(old, new, 1).encode("utf-8", "surrogateescape"))
    with pytest.raises(BroadfrontError) as caught:
        titles.load_title(title, tmp_path)
    found = str(caught.value)
    place = re.match(rf"{re.escape(str(path))}(?:, line |:)(\d+): ", found)
    assert place, found
    assert re.search(said, found), found
    assert "\n" not in found
    changed_at = text.count("\n", 0, text.index(old)) + 1
    if mistake in EXACT:
        assert int(place[1]) - changed_at in (0, 1), f"the mistake is on line {changed_at}: {found}"


EXACT = [
    "a key misspelled", "a key that does not exist", "a word for a number", "a number for a word",
    "the 35th of December", "the 35th, unquoted", "a day outside the game", "an event nobody knows",
    "a formation nobody knows",
    "a unit nobody knows", "a place nobody knows", "a hex off the map", "a flag nobody knows", "a row too short",
    "a row too short, in a CSV", "a row too short, in a table", "a cell that means nothing", "terrain nobody knows",
    "bytes that are no text",
]  # fmt: skip
"""Mistakes on a line of their own, which is the line that is named."""


def test_there_are_thirty_kinds_over_all_titles() -> None:
    assert len(MISTAKES) >= 30
    assert {title for title, *_ in MISTAKES.values()} == {"patrol", "ardennes", "wacht", "rhine"}


@pytest.mark.parametrize("title", ["patrol", "ardennes", "wacht", "rhine"])
def test_our_own_files_pass_as_a_persons_own(tmp_path: Path, title: str) -> None:
    for path in (ROOT / title).rglob("*"):
        if path.suffix in (".toml", ".csv", ".txt"):
            copy = tmp_path / path.relative_to(ROOT / title)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    assert titles.load_title(title, tmp_path).data_hash == titles.load_title(title).data_hash
