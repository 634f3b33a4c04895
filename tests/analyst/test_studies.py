"""The studies of docs/studies.md: each runs, and changes what it says it changes."""

from tools.studies import STUDIES, AttackLimit, first_cards, play_game


def test_a_study_tells_what_a_change_gave_in_the_same_games() -> None:
    for name in ("tactics", "stopping"):
        told = list(STUDIES[name](range(990_000, 990_002)))
        assert told
        assert all(line.count("|") == 5 and "| 2 |" in line for line in told)


def test_a_change_of_nothing_gives_nothing() -> None:
    usual = play_game(990_000)
    assert play_game(990_000, german=AttackLimit(1000)) == usual
    assert play_game(990_000, german=lambda _view, _listed, usual: usual) == usual


def test_openings_are_the_activations_of_the_first_hand() -> None:
    state, actions = first_cards(990_000)
    assert state.pending.message.topic == "ask.impulse.card"
    assert len(actions) > 1
    assert {type(action).__name__ for action in actions} == {"Activate"}
