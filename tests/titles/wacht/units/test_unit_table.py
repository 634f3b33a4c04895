"""The special unit table: how its rows are named and shown."""

from tests.titles.wacht.support.asking import answer, invalid, value


def test_names_are_found_without_case_and_signs_and_errors_list_what_is_accepted() -> None:
    assert value("unit", unit="ge nebelw 150mm", battery="ib")["unit"] == "GE Nebelw. 150 mm"
    assert value("unit", unit="stielau")["unit"] == "Einheit Stielau"
    assert invalid("unit", unit="GE AT").kind == "ambiguous"
    assert "AFV" in str(invalid("unit", unit="Afw"))
    assert invalid("unit", unit="US 105 mm").parameter == "battery"
    assert invalid("unit", unit="AFV", tp="tp").accepted == ["none"]
    assert invalid("unit", unit="AFV", movement_class="leg").accepted == ["mech"]
    assert "give tp" in str(invalid("unit", unit="GE Leg units", movement_class="mech"))
    assert invalid("unit", unit="US AT", side="GE").parameter == "side"
    assert invalid("unit", unit="US Leg units", tp="tp", movement_class="leg").parameter == "movement_class"


def test_every_answer_about_a_unit_shows_its_row() -> None:
    found = answer("unit", unit="AFV")
    assert [str(line) for line in found.ledger] == ["+12  AFV, basic MA [WAR-UNIT-23]"]
