"""The guided first day of the Ardennes: as it is meant, foolishly, and otherwise."""

from __future__ import annotations

from broadfront.core.game import Game
from broadfront.core.record import Record
from broadfront.core.steps import GameOver
from broadfront.guiding import follow_guide, game_guide
from tests.guiding.playing import Guided


def attacked(seed: int = 3) -> Guided:
    """The paratroopers have attacked Manderfeld with all they have; the chits are to be chosen."""
    at = Guided("ardennes", seed)
    at.seen |= {"map", "odds"}
    at.do("Activate", card="GP05")
    at.do("AttackHex", hex="1004")
    at.do("JoinAttack", unit="5.3FJ.ISS")
    at.do("JoinAttack", unit="9.3FJ.ISS")
    at.do("NoTactic")
    return at


def won() -> Guided:
    """The same, and the way is open; seeds are tried in order, so that it is always the same game."""
    for seed in range(40):
        at = attacked(seed)
        at.do("DrawChits", number=2)
        if at.asked == "ask.combat.advance":
            return at
    raise AssertionError("no seed opens the way")


def allies_came() -> Guided:
    """An attack was made, nobody has advanced, and the Allies have acted."""
    at = attacked()
    at.do("DrawChits", number=1)
    while at.asked != "ask.impulse.card-by-level":
        at.play_one("AdvanceDone", "DisperseAttackers", "LoseStep", "EndActivation")
    at.do("Activate", card="GP01")
    while at.status["allies"] != "done":
        at.play_one("EndActivation", "NoTactic", "AdvanceDone", "DiscardCard")
    return at


def test_it_starts_at_losheim_with_a_roadblock_in_honsfeld_and_most_of_the_level_spent() -> None:
    at = Guided("ardennes")
    assert at.asked == "ask.impulse.card-by-level"
    assert at.game.pending.message.data == {"spent": 7, "level": 10}
    assert at.game.record.header.scenario == "initial_assault"


def test_each_step_of_the_way_it_is_meant_settles_its_lesson() -> None:
    at = Guided("ardennes")
    assert at.now == "map"
    at.seen.add("map")
    assert at.now == "activate"
    at.do("Activate", card="GP05")
    assert at.now == "odds"
    at.seen.add("odds")
    assert at.now == "attack"
    at.do("AttackHex", hex="1004")
    at.do("JoinAttack", unit="5.3FJ.ISS")
    at.do("JoinAttack", unit="9.3FJ.ISS")
    assert at.now == "chits"
    at.do("NoTactic")
    assert at.now == "chits"
    at.do("DrawChits", number=2)
    assert at.now == "advance"


def test_an_attack_that_opens_the_way_ends_in_an_advance_that_is_told_with_the_games_own_words() -> None:
    at = won()
    assert at.now == "advance"
    at.do("Advance", unit="5.3FJ.ISS", path=["1004"])
    followed = at.follow()
    assert at.status["advance"] == "done"
    assert any("Manderfeld" in said.text for said in followed.just)


def test_a_failed_attack_is_answered_and_does_not_stop_the_guide() -> None:
    for seed in range(40):
        at = attacked(seed)
        at.do("DrawChits", number=1)
        if at.asked == "ask.impulse.card-by-level":
            break
    assert at.now == "advance"
    assert "still holds the hex" in at.follow().reply[0].text
    at.seen.add("skip:advance")
    assert at.now == "allies"
    assert at.status["advance"] == "passed"


def test_the_allied_impulse_is_noticed_and_quoted() -> None:
    at = allies_came()
    followed = at.follow()
    assert at.status["advance"] == "passed"
    assert followed.now is not None
    assert followed.now.id == "why"
    assert any("Command card" in said.text for said in followed.just)


def test_a_lesson_that_play_had_passed_over_is_taken_up_when_its_moment_comes() -> None:
    at = allies_came()
    assert at.status["advance"] == "passed"
    for _ in range(400):
        if at.asked == "ask.combat.advance":
            break
        at.play_one("NoTactic", "JoinAttack", "StartAttack", "DrawChits", "LoseStep", "AttackHex", "Activate")
    assert (at.now, at.status["advance"]) == ("advance", "now")
    at.seen.add("skip:advance")
    assert at.now != "advance", "what the person has left out stays out"


def test_what_was_said_goes_when_the_person_has_gone_on() -> None:
    at = allies_came()
    assert any("Command card" in said.text for said in at.follow().just)
    for _ in range(4):
        at.play_one("EndActivation", "NoTactic", "AdvanceDone", "Activate")
    assert not any("Command card" in said.text for said in at.follow().just)


def test_a_lesson_that_play_has_gone_past_is_still_done_when_it_comes_later() -> None:
    at = Guided("ardennes")
    at.play_until("ask.impulse.card-by-level", "allies", "EndActivation", "Activate GP05", "Activate GP04")
    assert at.status["advance"] == "passed"
    assert at.now == "attack"
    at.play("NoTactic", "JoinAttack", "StartAttack", "DrawChits", "Advance", "AttackHex", "Activate", "Pass")
    assert at.status["attack"] == at.status["chits"] == at.status["advance"] == "done"


def test_whoever_passes_at_once_is_told_so_and_comes_to_the_score() -> None:
    at = Guided("ardennes")
    at.play("Pass", "DiscardCard")
    assert isinstance(at.game.pending, GameOver)
    status = at.status
    assert status["activate"] == status["attack"] == status["chits"] == status["advance"] == "passed"
    assert status["allies"] == "done"
    assert status["day"] == "done"
    assert at.now == "score"
    said = [one.text for one in at.follow().just]
    assert "The day is over." in said
    assert any("VP" in text for text in said)
    at.seen.add("score")
    assert at.follow().now is None
    assert at.follow().end


def test_whoever_activates_and_never_attacks_ends_the_day_all_the_same() -> None:
    at = Guided("ardennes")
    at.play("EndActivation", "NoMore", "Begin", "Activate", "Pass", "DiscardCard")
    assert at.status["activate"] == "done"
    assert at.status["attack"] == "passed"
    assert at.now == "score"


def test_ending_an_activation_without_an_attack_is_answered() -> None:
    at = Guided("ardennes")
    at.seen |= {"map", "odds"}
    at.do("Activate", card="GP05")
    at.do("EndActivation")
    assert at.now == "attack"
    assert "No division is active" in at.follow().reply[0].text


def test_a_unit_that_comes_to_losheimergraben_has_met_the_roadblock() -> None:
    at = Guided("ardennes")
    at.play_until("ask.impulse.card-by-level", "allies", "EndActivation", "Activate GP05", "Activate GP04")
    at.do("Activate", card="GP01")
    at.do("SelectUnit", unit="Peiper.1SS.ISS")
    at.do("Move", unit="Peiper.1SS.ISS", path=["0904", "0804"])
    assert at.status["roadblock"] == "done"


def test_tactics_are_spoken_of_before_chits_and_chits_when_they_are_asked() -> None:
    at = Guided("ardennes")
    at.seen |= {"map", "odds"}
    at.do("Activate", card="GP05")
    at.do("AttackHex", hex="1004")
    at.do("JoinAttack", unit="5.3FJ.ISS")
    at.do("JoinAttack", unit="9.3FJ.ISS")
    first = at.follow().now
    assert first is not None
    assert (first.id, first.title, first.waits) == ("chits", "First: tactics for the attack", True)
    at.do("NoTactic")
    then = at.follow().now
    assert then is not None
    assert (then.id, then.title, then.waits) == ("chits", "Choose chits", False)


def test_a_card_that_is_spent_is_no_longer_named() -> None:
    at = Guided("ardennes")
    at.seen |= {"map", "odds", "skip:attack", "skip:chits", "skip:advance"}
    at.do("Activate", card="GP05")
    now = at.follow().now
    assert now is not None
    assert now.id == "allies"
    assert "277th" in now.do
    at.do("AttackHex", hex="1004")
    at.do("JoinAttack", unit="5.3FJ.ISS")
    at.do("JoinAttack", unit="9.3FJ.ISS")
    at.do("PlayTactic", card="GP04", airpower=False)
    while not at.asked.startswith(("ask.impulse", "ask.activation")):
        at.play_one("NoTactic", "DrawChits", "AdvanceDone", "DisperseAttackers", "TakeLoss", "LoseStep")
    now = at.follow().now
    assert now is not None
    assert "277th" not in now.do
    assert not now.mark.hexes


def test_the_roadblock_is_passed_over_with_a_reason_once_the_card_for_it_is_spent() -> None:
    at = attacked()
    at.do("DrawChits", number=1)
    while at.asked != "ask.impulse.card-by-level":
        at.play_one("AdvanceDone", "DisperseAttackers", "LoseStep", "EndActivation")
    at.do("Activate", card="GP01")
    at.play_until("ask.impulse.card-by-level", "allies", "EndActivation", "NoTactic", "AdvanceDone", "DiscardCard")
    at.seen.add("why")
    assert at.status["roadblock"] == "passed"
    assert at.now == "day"
    assert "1st SS Panzer Division is spent" in " ".join(said.text for said in at.follow().just)


def test_no_lesson_speaks_of_cards_or_moves_while_the_allies_attack() -> None:
    """Every question of three days, in two of which the Allies attack: then the guide speaks of the defence."""
    defended = 0
    for seed in (9, 10, 11):
        at = Guided("ardennes", seed)
        at.seen |= {"map", "odds", "why"}
        while not isinstance(at.game.pending, GameOver):
            now = at.follow().now
            if at.asked in ("ask.combat.defence-tactic", "ask.combat.defender-hits") and now is not None:
                assert now.waits, now.id
                assert not now.mark.hexes
                defended += 1
            at.play_one(
                "NoTactic", "JoinAttack", "StartAttack", "DrawChits", "Advance", "AttackHex", "Activate", "Pass"
            )
    assert defended


def test_what_is_undone_is_no_longer_reached() -> None:
    at = Guided("ardennes")
    at.seen.add("map")
    at.do("Activate", card="GP05")
    assert at.now == "odds"
    at.game.undo()
    assert at.now == "activate"


def test_looking_is_behind_once_play_has_gone_past_it() -> None:
    at = attacked()
    assert at.follow(seen=()).now == at.follow(seen={"map", "odds"}).now


def test_a_game_that_was_left_is_resumed_from_its_record_alone() -> None:
    at = attacked()
    again = Game.replay(at.game.title, Record.from_bytes(at.game.record.to_bytes(), "the game"))
    guide = game_guide(again)
    assert guide is not None
    assert follow_guide(again, guide, at.seen) == at.follow()


def test_an_ordinary_game_has_no_guide() -> None:
    at = Guided("ardennes")
    assert game_guide(Game.new(at.game.title, seed=1)) is None
