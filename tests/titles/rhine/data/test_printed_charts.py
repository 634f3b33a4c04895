"""Every figure of the printed charts, typed a second time independently of the data files, and the arrivals."""

import datetime as dt
from itertools import groupby

import pytest

from tests.titles.rhine.support.asking import answer_value, rhine_title

US_SUPPLY = """
2-3     1 2 2 3 4 4 5 5 6 7 8 9
4-5     2 3 3 4 5 5 6 6 7 8 10 11
6-8     3 4 5 6 7 8 8 9 10 11 12 13
9-10    3 5 6 6 7 8 9 9 10 11 12 14
11-12   4 5 6 7 8 9 10 10 11 12 14 15
"""
CW_SUPPLY = """
2-3     0 1 1 1 2 2 3 3 3 4 4 5
4-5     1 2 2 2 3 3 4 4 5 6 6 7
6-8     2 2 3 3 3 4 4 5 6 7 7 8
9-10    2 3 3 4 4 4 5 5 6 7 8 9
11-12   2 3 4 4 4 5 5 6 7 8 9 10
"""
# First turn of each period and its status.
US_STATUS = {"5 Sep": 5, "8 Sep": 6, "15 Sep": 7, "26 Sep": 8, "8 Oct": 9, "26 Oct": 10}
CW_STATUS = {"5 Sep": 6, "15 Oct": 7, "19 Nov": 8}

SHIPPING = {9: (0, 1), 10: (2, 2), 11: (4, 4), 12: (6, 5), 1: (10, 6), 2: (10, 6), 3: (10, 6), 4: (10, 6)}

# American Ftr Other Pax Eq Misc, Commonwealth the same; a roll a line.
REPLS = """
2   - - -  - -    - - - - -
3   - - -  - -    - - - - -
4   - - -  - -    - - - - -
5   - - -  - -    - - - - -
6   - - 1  - -    - - - - -
7   - - 1  1 -    - - - 1 -
8   1 1 2* 1 -    1 1 1 1 -
9   1 1 2* 1 -    1 1 1 1 -
10  2 2 2* 2 1    1 1 1 1 1
11  2 2 2* 3 1    1 1 2 2 1
12  2 2 3* 3 1+   1 1 2 2 1+
"""

# First turn of the row; the ground of die 1 to 6 (d, m, s); highest dice of None and of Limited flight.
WEATHER = """
5 Sep    dddddd 3 6
1 Oct    dddddd 3 6
15 Oct   ddddmm 4 7
1 Nov    ddmmmm 4 7
19 Nov   ddmmmm 4 8
1 Dec    dddmss 5 8
22 Dec   ddssss 5 8
1 Jan    ssssss 5 8
22 Jan   dsssss 4 8
1 Feb    ddmsss 4 7
19 Feb   ddmmss 4 7
1 Mar    dddmms 3 7
12 Mar   ddmmmm 3 6
22 Mar   dddmmm 3 6
1 Apr    dddmmm 3 6
"""

# Line; Armor, Mech, Other attacking; Armor, Mech, Other defending; # no attack, ! by road only, ? as movement allows.
COMBAT = """
Open                            open  2     2     1     1    1    1
Hills                           close 1     1     1     1    1    1
Woods                           close 1     1     1     1    1    1
Heavy Woods                     very  1/2   1     1     1/2  1    1
Polder or Swamp                 very  1/2?  1/2?  1     1/2  1/2  1
Mountain                        extr  1/3!  1/2!  1     1/3  1    1
Village                         close 1     1     1     1    1    1
Minor City                      very  1/2   1/2   1     1/2  1    1
Major City                      extr  1/3   1/2   1     1/3  1    1
Minor River or Canal (Dry/Mud)  ot    1/2   1/2   1/2   1    1    1
Minor River or Canal (Snow)     ot    1/2   1/2   1     1    1    1
Major River or Canal            ot    1/4!  1/3   1/2   1    1    1
Rhine River                     ot    1/4!  1/3!  1/2!  1    1    1
Rhine ferry/blown bridge        ot    1#    1#    1/4   1    1    1
Blocked (sea/lake/estuary)      ot    1/4!  1/4!  1/4!  1    1    1
West Wall                       close 1     1     1     1    1    1
"""
LINE_NAMES = {"open": "Open", "close": "Close", "very": "Very Close", "extr": "Extremely Close", "ot": "ot"}

# Track, Truck, Leg in Dry, then in Mud, then in Snow; ! is the double star.
MOVEMENT = """
Open                        1 1 1           4 8 2          2 2 2
Hills                       2 3 1           4 6 2          3 6 2
Light Woods                 2 3 1           6 All 2        4 5 3
Heavy Woods                 3 5 2           All All 2      4 6 3
Polder                      P P 2           P P 3          P P 2
Swamp                       P P 3           P P 4          5 6 3
Mountain                    P P All         P P All        P P All
Village                     ot ot ot        ot ot ot       ot ot ot
City (Major or Minor)       1 1 1           1 1 1          1 1 1
Minor River/Canals          +3 +5 +1        +4 +6 +2       +3 +5 +1
Major River/Canals          P P All         P P All        P P All
Rhine River                 P P P           P P P          P P P
Rhine ferry/blown bridge    P P All         P P All        P P P
Blocked (sea/lake/estuary)  P P P           P P P          P P P
Roads                       1/2! 1/2! 1/2!  1 2 1          1 1 1
Autobahns                   1/3! 1/3! 1/3!  1 1 1          1/2! 1/2! 1/2!
Railroads or Tracks         1 1 1           1 4 1          1 1 1
"""

# For each turn its groups in order: nation, printed lines / counters, markers or aircraft they bring.
# Letters: t two-map only, r removal, x exchange, d dead pile.
ARRIVALS = """
5 Sep   CW 4/4, US 1/1, US 4/4
8 Sep   CW 4/10, CW 3/3, US 1/1, FR 1/5
12 Sep  US 3/4, US 12/17, US 2/2, FR 4/4, FR 3/7, FR 2/6, US 1/1 t
15 Sep  CW 3/3, US 1/1, US 3/4 t, US 2/2, FR 1/1
19 Sep  CW 4/6, Allied 1/2, FR 1/1
22 Sep  Allied 1/1, US 3/6, US 4/6, US 1/3
26 Sep  CW 2/4, US 6/8, US 3/3, US 1/1, FR 1/1, US 1/4 t
29 Sep  CW 6/6, US 5/5, US 1/1 t, FR 2/5
1 Oct   CW 4/4, CW 1/1, CW 1/2, CW 1/2, US 2/3, US 1/1 r, US 3/6 t, US 3/3, US 1/1, US 1/1 t, FR 1/1
5 Oct   CW 6/10, US 2/3
8 Oct   CW 1/1, US 2/2
12 Oct  CW 1/3
15 Oct  CW 2/5, US 1/1
19 Oct  CW 1/1, US 1/1, US 2/2
22 Oct  US 2/3
26 Oct  US 1/1
29 Oct  US 3/6, US 1/1, US 1/1
1 Nov   CW 1/1 x, US 5/6, US 1/3 d, US 1/1 r, US 1/1 x, US 2/5, US 1/1, US 1/1 d, FR 1/1 x
5 Nov   US 1/1, US 1/1, US 1/1
8 Nov   US 2/5, US 1/1
12 Nov
15 Nov  CW 1/1 r, US 2/2, US 2/5, US 1/1 r
19 Nov  CW 1/1, US 1/1
22 Nov  FR 1/1
26 Nov  FR 1/2
29 Nov
1 Dec   CW 1/1, CW 1/1 x, US 2/2, US 1/3, US 1/4, US 1/1 x, FR 1/1
5 Dec   US 1/1
8 Dec   US 3/4, US 3/4, FR 1/1 r
12 Dec  US 2/3, US 1/1
15 Dec
19 Dec  CW 1/4, US 3/6, US 1/3
22 Dec  US 3/4
26 Dec  US 2/2, FR 1/1
29 Dec
1 Jan   CW 1/1, CW 1/1 x, US 5/7
5 Jan   US 1/1, US 1/1 r, FR 1/1
8 Jan   US 1/4
12 Jan  US 1/1
15 Jan  CW 1/3 r
19 Jan  US 1/1
22 Jan  CW 1/4, US 1/1
26 Jan  US 2/2
29 Jan
1 Feb   Allied 1/6, CW 2/2, CW 1/1 x, CW 1/1 r, US 2/2, US 1/2, US 3/3
5 Feb   CW 1/1, US 1/1, US 1/1, US 3/3 x
8 Feb   FR 2/6 r
12 Feb  US 1/1, US 1/2 t, US 2/3
15 Feb  CW 1/1
19 Feb  CW 1/1, US 1/1
22 Feb  US 1/4 t, US 2/2, US 1/1, FR 1/1
26 Feb  CW 1/4, US 1/1, US 2/2
1 Mar   CW 2/3, US 1/1 x, US 1/1 r, US 2/2 r, US 1/1, US 1/1, FR 2/2, FR 1/1 r
5 Mar   US 1/2
8 Mar   US 1/1
12 Mar
15 Mar  CW 2/4, US 1/1 d
19 Mar  US 2/2
22 Mar  CW 1/1
26 Mar  CW 2/2, US 1/2
29 Mar
1 Apr   CW 2/2, US 3/9, US 1/1 t
5 Apr   US 1/4
8 Apr   US 1/1
12 Apr
15 Apr  US 1/1
19 Apr  FR 1/5
22 Apr
26 Apr
29 Apr  CW 1/1
"""

# The infantry divisions of the chart, with the month they come.
AMERICAN_DIVISIONS = {
    "1944-09": "3 36 45 29 2", "1944-10": "26 95 44 102 104 83 100", "1944-11": "99 103 84 8",
    "1944-12": "78 106 87 75", "1945-01": "94 70 76", "1945-02": "63 69 42", "1945-03": "65 71 89 86 97",
}  # fmt: skip

MONTHS = {"Sep": 9, "Oct": 10, "Nov": 11, "Dec": 12, "Jan": 1, "Feb": 2, "Mar": 3, "Apr": 4}
LETTER = {"transfer": "t", "remove": "r", "exchange": "x", "dead-pile": "d", "arrive": "", "reserve-marker": ""}


def day(text: str) -> dt.date:
    number, month = text.split()
    return dt.date(1944 if MONTHS[month] >= 9 else 1945, MONTHS[month], int(number))


def in_force(table: dict[str, int], turn: dt.date) -> int:
    return [status for start, status in table.items() if day(start) <= turn][-1]


@pytest.mark.parametrize(("nation", "text"), [("US", US_SUPPLY), ("CW", CW_SUPPLY)])
def test_supply_cells_agree_with_the_second_reading(nation: str, text: str) -> None:
    table = rhine_title().supply.tables[nation]
    assert table.columns == ("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13+")
    for line in text.split("\n")[1:-1]:
        label, *cells = line.split()
        low, _, high = label.partition("-")
        for dice in range(int(low), int(high) + 1):
            found = [table.result(dice, column) for column in table.columns]
            assert found == [int(cell) for cell in cells]


def test_status_and_shipping_agree_with_the_second_reading() -> None:
    for turn in rhine_title().calendar.turns:
        for nation, table in (("US", US_STATUS), ("CW", CW_STATUS)):
            base = answer_value("supply", nation=nation, date=turn, dice=7, ground="dry")["base"]
            assert base == in_force(table, turn)
        shipping = answer_value("shipping", date=turn)
        assert (shipping["rail"], shipping["sea"]) == SHIPPING[turn.month]


def test_replacement_cells_agree_with_the_second_reading() -> None:
    for line in REPLS.split("\n")[1:-1]:
        dice, *cells = line.split()
        for nation, half in (("US", cells[:5]), ("CW", cells[5:])):
            for date, foot in (("1944-10-29", 0), ("1944-11-01", 1)):
                found = answer_value("replacements", nation=nation, date=date, dice=dice)
                numbers = [0 if cell == "-" else int(cell.strip("*+")) for cell in half]
                if half[2].endswith("*"):
                    numbers[2] -= foot
                assert [found[key] for key in ("ftr", "other", "pax", "eq", "misc")] == numbers
                assert found["bridge_marker"] == half[4].endswith("+")


def test_weather_agrees_with_the_second_reading() -> None:
    rows = [line.split() for line in WEATHER.split("\n")[1:-1]]
    starts = {f"{row[0]} {row[1]}": n for n, row in enumerate(rows)}
    grounds = {"d": "Dry", "m": "Mud", "s": "Snow"}
    for turn in rhine_title().calendar.turns:
        _, _, letters, none, limited = rows[in_force(starts, turn)]
        for die in range(1, 7):
            found = answer_value("weather", date=turn, ground_die=die, flight_dice=7)
            assert found["ground"] == grounds[letters[die - 1]]
        for dice in range(2, 13):
            flight = "None" if dice <= int(none) else "Limited" if dice <= int(limited) else "Normal"
            assert answer_value("weather", date=turn, ground_die=1, flight_dice=dice)["flight"] == flight


@pytest.mark.parametrize("row", COMBAT.split("\n")[1:-1])
def test_combat_terrain_agrees_with_the_second_reading(row: str) -> None:
    terrain, line, *cells = [row[:31].strip(), *row[31:].split()]
    for n, cell in enumerate(cells):
        category, side = ("Armor", "Mech", "Other")[n % 3], "attack" if n < 3 else "defend"
        found = answer_value("terrain_combat", terrain=terrain, category=category, side=side)
        assert found["line"] == LINE_NAMES[line]
        assert str(found["multiplier"]) == cell.strip("!?#")
        assert found["allowed"] == (cell.strip("!?#") == cell)
        by_road = answer_value("terrain_combat", terrain=terrain, category=category, side=side, by_road=True)
        assert by_road["allowed"] == (not cell.endswith("#"))


@pytest.mark.parametrize("row", MOVEMENT.split("\n")[1:-1])
def test_movement_costs_agree_with_the_second_reading(row: str) -> None:
    feature, *cells = [row[:27].strip(), *row[27:].split()]
    order = [(ground, mobility) for ground in ("dry", "mud", "snow") for mobility in ("track", "truck", "leg")]
    for (ground, mobility), cell in zip(order, cells, strict=True):
        allied = answer_value("terrain_move", feature=feature, ground=ground, mobility=mobility)["cost"]
        assert allied == cell.rstrip("!")
        german = answer_value("terrain_move", feature=feature, ground=ground, mobility=mobility, side="german")["cost"]
        assert german == ("1" if cell.endswith("!") else cell)


def test_arrivals_agree_with_the_second_reading_group_by_group() -> None:
    lines = ARRIVALS.split("\n")[1:-1]
    assert len(lines) == 70
    assert [day(line[:7].strip()) for line in lines] == list(rhine_title().calendar.turns)
    for line in lines:
        wanted = [group.strip() for group in line[8:].split(",") if group.strip()]
        entries = answer_value("arrivals", date=day(line[:7].strip()), detail=True)["entries"]
        found = []
        for (nation, _, letter), held in groupby(entries, key=lambda e: (e["nation"], e["where"], LETTER[e["action"]])):
            group = list(held)
            found.append(f"{nation} {len(group)}/{sum(e['units'] for e in group)} {letter}".strip())
        assert found == wanted, line


def test_american_divisions_agree_with_the_second_reading() -> None:
    found: dict[str, list[str]] = {}
    for entry in answer_value("arrivals", start="1944-09-05", end="1945-04-29", nation="US", campaign="full")[
        "entries"
    ]:
        if entry["type"] == "Inf Div" and entry["action"] == "arrive":
            found.setdefault(entry["date"][:7], []).extend(entry["identifiers"])
    assert {month: " ".join(names) for month, names in found.items()} == AMERICAN_DIVISIONS
