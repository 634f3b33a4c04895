"""Cards and reinforcements (rules PAT-CARD-01..03, PAT-REINF-01)."""

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.patrol.rules.actions import Ambush, Done, Enter, Join, Rations, Target
from broadfront.titles.patrol.steps.phases import DrawCard, Movement, Reinforce
from tests.titles.patrol.support.positions import FAR, fighting, game, moving, position, refused, title


@pytest.mark.rule("PAT-CARD-01")
def test_a_side_with_a_full_hand_or_an_empty_deck_draws_nothing() -> None:
    state = position({"1.German": "0506", **FAR})
    state.push(DrawCard("german"), Movement("german"))
    g = game(state)
    assert isinstance(g.pending, Chance)
    g.resolve("Ambush")
    assert g.state.zones["german hand"] == ("Ambush",)
    assert [str(e) for _, e in g.events(side="american")] == ["German draws a card. [PAT-CARD-01]"]

    full = position({"1.German": "0506", **FAR})
    for _ in range(2):
        full.move_item("Rations", "german deck", "german hand")
    full.push(DrawCard("german"), Movement("german"))
    assert isinstance(game(full).pending, Decision)


@pytest.mark.rule("PAT-CARD-02")
def test_rations_give_a_step_back_only_in_supply_and_with_the_card() -> None:
    state = moving({"1.German": "0506", "2.German": "0305", **FAR})
    state.board.steps[title().number["1.German"]] = 1
    assert "PAT-CARD-02" in refused(game(state), Rations("1.German"))
    state.move_item("Rations", "german deck", "german hand")
    g = game(state)
    assert "PAT-CARD-02" in refused(g, Rations("2.German"))
    g.apply(Rations("1.German"))
    assert g.state.facts()["steps"][title().number["1.German"]] == 2
    assert g.state.zones["german discard"] == ("Rations",)


def test_a_side_that_could_use_rations_is_asked_whatever_it_holds_so_that_asking_tells_nothing() -> None:
    asked = set()
    for card in ("Ambush", "Rations"):
        state = moving({"1.German": "0506", **FAR})
        state.board.steps[0], state.board.moved[0] = 1, 1
        state.move_item(card, "german deck", "german hand")
        asked.add(game(state).view("american").pending)
    assert len(asked) == 1
    (pending,) = asked
    assert isinstance(pending, Decision)
    assert pending.hidden

    unhurt = moving({"1.German": "0506", **FAR})
    unhurt.board.moved[0] = 1
    assert isinstance(game(unhurt).pending, Chance), "a decision with nothing to decide is not asked"


@pytest.mark.rule("PAT-CARD-03")
def test_an_ambush_takes_a_column_and_is_refused_without_the_card() -> None:
    state = fighting({"1.German": "0304", "2.German": "0404", "A.American": "0303"})
    state.move_item("Ambush", "american deck", "american hand")
    g = game(state)
    g.apply(Target("0303"))
    g.apply(Join("1.German"))
    g.apply(Join("2.German"))
    if isinstance(g.pending, Decision) and g.pending.side == "german":
        g.apply(Done())
    without = g.fork()
    g.apply(Ambush())
    g.resolve(3)
    without.apply(Done())
    without.resolve(3)
    assert any("Ambush" in str(e) and "column 2:1" in str(e) for _, e in g.log)
    assert any("column 3:1" in str(e) for _, e in without.log)
    bare = fighting({"1.German": "0304", "A.American": "0303"})
    b = game(bare)
    b.apply(Target("0303"))
    assert "PAT-CARD-03" in refused(b, Ambush())


@pytest.mark.rule("PAT-REINF-01")
def test_a_reserve_unit_enters_on_its_own_edge_out_of_enemy_zones_from_its_turn_on() -> None:
    state = position({"Recon.German": "[Reserve]", "1.German": "0106", "A.American": "0205"})
    state.push(Reinforce("german"), Movement("german"))
    g = game(state)
    assert "PAT-REINF-01" in refused(g, Enter("Recon.German", "0101"))
    assert "PAT-REINF-01" in refused(g, Enter("Recon.German", "0106"))
    assert "PAT-REINF-01" in refused(g, Enter("Recon.German", "0206"))
    g.apply(Enter("Recon.German", "0406"))
    early = position({"Recon.German": "[Reserve]", "1.German": "0106", **FAR}, turn=1)
    early.push(Reinforce("german"), Movement("german"))
    assert "Enter" not in [type(a).__name__ for a in game(early).options()]
