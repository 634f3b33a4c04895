"""How the American plays by himself (rules PAT-SYSTEM-01)."""

import pytest

from broadfront.titles import tabletop
from broadfront.titles.patrol.steps.combat import Combat, Reaction
from broadfront.titles.patrol.steps.phases import Movement, Reinforce
from broadfront.titles.patrol.system import choose
from tests.titles.patrol.support.positions import position


@pytest.mark.rule("PAT-SYSTEM-01")
@pytest.mark.parametrize(
    ("units", "step", "choice"),
    [
        ({"1.German": "0506", "B.American": "0101"}, Movement("american"), "Move B.American 0102-0203-0302"),
        ({"1.German": "0506", "A.American": "0302"}, Movement("american"), "Done"),
        ({"Recon.German": "0303", "A.American": "0302", "C.American": "0402"}, Combat("american"), "Target 0303"),
        ({"1.German": "0303", "B.American": "0302"}, Combat("american"), "Done"),
        (
            {"1.German": "0506", "A.American": "0302", "C.American": "[Reserve]"},
            Reinforce("american"),
            "Enter C.American 0301",
        ),
    ],
)
def test_the_system_takes_the_best_attack_and_comes_to_the_village(
    units: dict[str, str], step: Movement | Combat | Reinforce, choice: str
) -> None:
    state = position(units, variant="solo")
    action, trace = choose(state, step)
    assert str(action) == choice
    assert trace.choice == choice
    assert any(c.chosen and c.what == choice for c in trace.candidates)


def test_the_advice_goes_to_the_side_that_chooses() -> None:
    state = position({"1.German": "0303", "B.American": "0302"})
    state.push(Reaction("german", state.title.map.index_of("0302"), (state.number("1.German"),)))
    table = tabletop("patrol")
    assert "Ambush" in table.display(state, "american").hint
    assert table.display(state, "german").hint == "The other side chooses now."
