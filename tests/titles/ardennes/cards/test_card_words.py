"""Every card says in words what it may be played for."""

import broadfront as bf
from broadfront.titles import find_rule
from broadfront.titles.ardennes.data.records import AlliedCard, GermanCard
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.table.card_descriptions import describe_card_uses
from broadfront.titles.ardennes.table.hand import printed_uses


def test_every_use_event_and_tactic_of_every_card_has_its_words_and_a_rule_that_exists() -> None:
    title = bf.load_title("ardennes")
    assert isinstance(title, ArdennesGame)
    cards: list[GermanCard | AlliedCard] = [*title.german_cards.values(), *title.allied_cards.values()]
    wanted = {f"event {card.event}" for card in cards if card.event != "none"}
    wanted |= {f"tactic {card.tactic}" for card in cards if card.tactic != "none"}
    wanted |= {use for card in cards for use in printed_uses(card)} - {"PlayEvent", "PlayTactic"}
    told = describe_card_uses()
    assert wanted <= told.keys()
    for words in told.values():
        assert words.does.endswith(".")
        assert words.when.endswith(".")
        if words.rule:
            find_rule(words.rule)
