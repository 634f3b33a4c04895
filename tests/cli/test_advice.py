"""Advice in the terminal."""

import broadfront as bf
from broadfront.cli.advice import choice_lines, hint_lines


def test_a_hint_says_what_is_asked_and_cites_its_rules() -> None:
    game = bf.new("patrol", seed=1)
    while isinstance(game.pending, bf.Chance):
        game.roll()
    told = " ".join(" ".join(hint_lines(game, "german")).split())
    assert "Every unit may move once." in told
    assert "[PAT-MOVE-01, PAT-VICTORY-02]" in told
    assert "American had a unit in the village last. Turns left after this one: 4. [PAT-VICTORY-02]" in told


def test_advice_names_an_option_its_worth_and_the_next_best() -> None:
    game = bf.new("patrol", seed=1)
    while isinstance(game.pending, bf.Chance):
        game.roll()
    first, *others = choice_lines(game, "german")
    assert first.startswith("  Move ")
    assert first.endswith("(what regular plays)")
    assert " ".join(map(str.strip, others[:-3])).startswith(".  Weighed against everything else that may be done")
    assert [line.split()[0] for line in others[-3:]] == ["Move", "Move", "Move"]


def test_an_option_is_named_as_the_list_of_options_names_it() -> None:
    game = bf.new("ardennes", scenario="initial_assault", variant="2p", seed=4)
    while isinstance(game.pending, bf.Chance):
        game.roll()
    assert next(choice_lines(game, "german")) == (
        "  Sixth SS Panzer Army: army, Command Value 4; tactic Corps Artillery  [TakeSupplemental GS12]"
        "  (what regular plays)"
    )


def test_a_title_without_a_good_player_says_so() -> None:
    game = bf.new("wacht", scenario="ambleve", seed=1)
    assert list(choice_lines(game, "german")) == ["No player of wacht is good enough to advise."]


def test_who_is_not_asked_gets_no_hint() -> None:
    game = bf.new("patrol", seed=1)
    while isinstance(game.pending, bf.Chance):
        game.roll()
    assert list(hint_lines(game, "american")) == ["There is no hint for this."]
