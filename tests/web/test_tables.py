"""Tables of answers: a question asked for every value of its parameters."""

from broadfront.titles import ask
from tests.web.serving import Person


def test_a_chart_has_a_cell_for_each_pair_of_values(anyone: Person) -> None:
    told = anyone.post("/api/ask/patrol.combat/table", {"down": "die", "across": "odds"})
    assert told["down"] == [1, 2, 3, 4, 5, 6]
    for row, die in zip(told["cells"], told["down"], strict=True):
        for cell, odds in zip(row, told["across"], strict=True):
            assert cell["value"] == ask("patrol.combat", odds=odds, die=die).serialize().value
    assert told["rules"]


def test_one_parameter_goes_down_and_the_others_are_given(anyone: Person) -> None:
    given = {"nation": "US", "date": "1944-09-26", "ground": "Dry"}
    told = anyone.post("/api/ask/rhine.supply/table", {"down": "dice", "given": given})
    assert (len(told["down"]), told["across"], len(told["cells"][0])) == (11, [], 1)
    assert len({cell["value"]["sp"] for row in told["cells"] for cell in row}) > 2


def test_a_cell_the_chart_does_not_have_says_why(anyone: Person) -> None:
    told = anyone.post("/api/ask/wacht.road/table", {"down": "road", "across": "mode"})
    kinds = {key for row in told["cells"] for cell in row for key in cell}
    assert kinds <= {"value", "problem"}
    assert "value" in kinds


def test_what_cannot_be_a_chart_is_refused_in_words(anyone: Person) -> None:
    def error_of(name: str, status: int = 400, **body: object) -> str:
        message: str = anyone.expect_error("POST", f"/api/ask/{name}/table", status, json=body)["message"]
        return message

    assert "few values" in error_of("ardennes.unit", down="unit")
    assert "different" in error_of("patrol.combat", down="die", across="die")
    assert "needs date" in error_of("rhine.supply", down="dice", given={"nation": "US", "ground": "Dry"})
    assert "question" in error_of("rhine.tea", 404, down="dice")
