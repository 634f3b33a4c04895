"""The guided games of wacht, rhine and patrol: as they are meant, foolishly, and otherwise."""

from __future__ import annotations

import pytest

from broadfront.core.steps import GameOver
from tests.guiding.playing import Guided

STAVELOT = [
    "031075", "030075", "030074", "030073", "029072", "029071", "028071", "027070",
    "027069", "027068", "027067", "027066", "027065", "027064", "028064", "028063",
    "028062", "029062", "029061", "029060", "029059", "029058", "029057", "029056",
]  # fmt: skip


def on_the_road(seed: int = 3) -> Guided:
    """Strategic mode, full fuel, and the division begins to move."""
    at = Guided("wacht", seed)
    at.do("SetMode", unit="I/1 SS Pz", mode="strategic")
    assert at.now == "fuel"
    assert "Choose Done" in at.follow().reply[0].text
    at.do("Done")
    at.do("Fuel", formation="1 SS Pz", points="2")
    assert at.now == "leader"
    at.do("TryBonus", leader="Peiper")
    assert at.now == "road"
    at.do("Begin", formation="1 SS Pz", order=[])
    return at


def drive(at: Guided) -> None:
    means = ["bridge" if n in (19, 23) else "" for n in range(24)]
    at.do("Move", unit="I/1 SS Pz", path=STAVELOT, kind="road", means=means, overrun="")


def held() -> Guided:
    """The light bridge carries the tanks; seeds are tried in order, so that it is always the same game."""
    for seed in range(40):
        at = on_the_road(seed)
        drive(at)
        if at.status["bridge"] == "done":
            return at
    raise AssertionError("the bridge always breaks")


def test_wacht_leads_the_tanks_to_stavelot_in_one_turn() -> None:
    at = held()
    assert set(at.status.values()) == {"done"}
    assert at.follow().now is None
    assert "goes on where it stands" in at.follow().end


def test_wacht_answers_when_the_bridge_breaks_under_the_tanks() -> None:
    at = on_the_road(seed=3)
    drive(at)
    assert at.now == "bridge"
    assert "broke under the tanks" in at.follow().reply[0].text


def test_wacht_brings_the_reconnaissance_battalion_over_the_light_bridge() -> None:
    at = Guided("wacht")
    at.do("SetMode", unit="1 SS AA", mode="strategic")
    at.do("Done")
    at.do("Fuel", formation="1 SS Pz", points="2")
    at.do("Done")
    at.do("Begin", formation="1 SS Pz", order=[])
    while not (at.asked == "ask.move" and "1 SS AA" in str(at.game.pending)):
        at.play_one("Halt")
    ways = [one for one in at.game.options().listing() if getattr(one, "path", ("",))[-1] == "029056"]
    at.game.apply(ways[0])
    at.settle()
    assert at.status["leader"] == "passed"
    assert at.status["stavelot"] == "done"


def test_wacht_tells_whoever_chooses_no_mode_and_no_fuel_what_that_costs() -> None:
    at = Guided("wacht")
    at.do("Done")
    assert at.now == "fuel"
    assert "tactical mode" in at.follow().just[0].text
    at.do("Done")
    assert at.now == "leader"
    assert at.status["fuel"] == "passed"
    at.play("Done")
    assert isinstance(at.game.pending, GameOver)
    assert at.follow().now is None
    assert at.status["road"] == at.status["stavelot"] == "passed"


def test_wacht_goes_on_when_units_halt_short_of_the_bridge() -> None:
    at = on_the_road()
    at.do("Halt", unit="I/1 SS Pz")
    assert at.now == "road"
    assert "stays where it is" in at.follow().reply[0].text
    at.play("Halt", "Done")
    assert at.follow().end


def test_rhine_takes_a_turn_of_the_campaign_on_the_map() -> None:
    at = Guided("rhine")
    assert at.status["weather"] == "done"
    at.do("ChooseOrder", first="german" not in str(at.game.pending))
    assert at.now == "report"
    at.do("Finish")
    assert at.now == "arrivals"
    for unit in ("CW 30 Corps HQ", "CW 11 HC Mech Rec Bn", "CW 15 Inf Div"):
        at.do("Arrive", unit=unit, box="A04.01")
    assert at.now == "arrivals"
    while at.asked == "ask.arrive":
        at.play_one("nothing: the last, the table")
    assert at.status["arrivals"] == "done"
    assert at.now == "supply"
    while at.asked.startswith("ask.place-sp"):
        at.do("PlaceSP", north=2)
    while at.asked in ("ask.restore-unknown", "ask.misc-unknown"):
        assert "choose Done" in at.follow().reply[0].text
        at.do("Finish")
    assert at.status["repls"] == "done"
    assert at.now == "dump"
    at.do("Deliver", stock="CW North", hex="A04.01", sp=1)
    assert at.now == "move"
    at.do("Finish")
    assert at.asked == "ask.move"
    at.do("Move", unit="CW 15 Inf Div", mode="Combat", path=["A04.02"])
    assert at.now == "turn"
    while at.now == "turn":
        at.play_one("Finish", "Done")
    assert set(at.status.values()) == {"done"}
    assert at.follow().now is None


def test_rhine_answers_whoever_opens_an_account_first_and_goes_past_what_is_left_out() -> None:
    at = Guided("rhine")
    at.do("ChooseOrder", first=True)
    at.play_one("Open ports")
    assert at.now == "report"
    assert "account is open" in at.follow().reply[0].text
    at.do("Finish")
    at.do("Finish")
    while at.asked == "ask.arrive":
        at.play_one("nothing: the last, the table")
    while at.now != "":
        at.play_one("PlaceSP", "Finish")
    assert at.status["dump"] == at.status["move"] == "passed"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rhine_never_stops_whatever_is_chosen(seed: int) -> None:
    at = Guided("rhine", seed)
    for _ in range(90):
        at.play_one("Finish")
    assert at.follow().now is None


def test_patrol_notices_a_move_an_attack_and_the_end() -> None:
    at = Guided("patrol", 5)
    assert at.now == "move"
    at.play("Move", "Join", "Target", "Advance")
    assert isinstance(at.game.pending, GameOver)
    assert at.status["move"] == at.status["village"] == "done"
    assert at.follow().now is None


def test_patrol_passes_over_what_an_idle_player_never_does() -> None:
    at = Guided("patrol", 5)
    at.play("Done", "Retreat")
    assert at.status == {"move": "passed", "attack": "passed", "village": "done"}


def test_patrol_answers_whoever_keeps_moving() -> None:
    at = Guided("patrol", 5)
    at.play_one("Move")
    assert at.now == "attack"
    assert at.asked == "ask.move"
    assert "Moves come first" in at.follow().reply[0].text
