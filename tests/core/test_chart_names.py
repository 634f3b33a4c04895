"""Charts have familiar names in groups by activity; the chart of Combat Chits is exact."""

from collections import Counter
from itertools import combinations

import pytest

import broadfront as bf
from broadfront.core.manual.charts import chart_names
from broadfront.titles import load_printed, named_questions, questions, title_names
from broadfront.titles.ardennes.data.chit_hits import Conditions, hits_of_chit
from broadfront.titles.ardennes.data.title import Ardennes


@pytest.mark.parametrize("name", title_names())
def test_every_chart_has_a_name_and_stands_in_one_group(name: str) -> None:
    named = chart_names(load_printed(name))
    assert set(named) == set(questions(name))
    labels = [one.label for one in named.values()]
    assert len(labels) == len(set(labels))
    groups = [called.group for called, _ in named_questions(name)]
    changes = [group for before, group in zip(["", *groups], groups, strict=False) if group != before]
    assert "" not in groups
    assert len(changes) == len(set(changes)), "a group is left and entered again"


def test_a_chart_is_called_what_it_is_about() -> None:
    assert chart_names(load_printed("wacht"))["fuel_status"].label == "Fuel of a German division"
    assert "OKW reserve" in chart_names(load_printed("ardennes"))["okw"].label


@pytest.mark.parametrize(
    ("odds", "ratio", "flanked"), [("below 1:1", 0, False), ("2:1", 2, False), ("3:1", 3, True), ("5:1", 5, True)]
)
def test_the_chart_of_chits_counts_every_draw(odds: str, ratio: int, flanked: bool) -> None:
    title = load_printed("ardennes")
    assert isinstance(title, Ardennes)
    held = Conditions(ratio, flanked, (True, False), (False, False), (True, True))
    hits = [hits_of_chit(chit, held, alert=False) for chit in title.chits.values()]
    value = bf.ask("ardennes.hits", odds=odds, chits=3, flanked=flanked, armor="attacker", airpower="both").value
    for side, name in enumerate(("defender", "attacker")):
        counted = Counter(sum(one[side] for one in draw) for draw in combinations(hits, 3))
        assert value[f"ways_on_{name}"] == {str(number): counted[number] for number in sorted(counted)}
        assert value["ways"] == counted.total()


def test_chits_of_the_day_are_blanks_when_the_allies_are_alert() -> None:
    calm, alert = (bf.ask("ardennes.hits", odds="3:1", chits=4, alert=on).value for on in (False, True))
    assert float(alert["mean_on_defender"]) <= float(calm["mean_on_defender"])
    assert alert != calm
