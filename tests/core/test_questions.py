"""Questions: one definition, clear errors."""

import datetime as dt
from fractions import Fraction
from typing import Annotated

import pytest

import broadfront as bf
from broadfront.core.messages import say
from broadfront.core.questions import Answer, Exact, OneOrMore, Span, Words, question
from broadfront.core.rulings import LedgerLine


@question
def sample(
    title: object,
    word: Annotated[str, Words("Very Close", "Open")],
    number: Annotated[int, Span(2, 12)],
    day: dt.date = dt.date(1944, 12, 16),
    part: Annotated[Fraction, Exact(0)] = Fraction(3, 2),
    flag: bool = False,
    many: Annotated[tuple[str, ...], OneOrMore(Words("a", "b"))] = (),
    maybe: Annotated[int, Span(0)] | None = None,
) -> Answer:
    """A sample."""
    value = {"word": word, "number": number, "day": day, "part": part, "flag": flag, "many": many, "maybe": maybe}
    return Answer(value, (LedgerLine(1, say("refusal.over"), "BF-01"),), ("BF-02",))


def ask(**given: object) -> dict[str, object]:
    told = sample(bf.load_title("patrol"), **given).serialize()
    assert told.rules == ("BF-02", "BF-01")
    return told.value


def test_words_numbers_dates_fractions_flags_and_lists_are_read_as_people_write_them() -> None:
    told = ask(word="very_close", number="7", day="1944-12-17", part="1.5", flag="yes", many="a,B")
    assert list(told.values()) == ["Very Close", 7, "1944-12-17", "3/2", True, ["a", "b"], None]
    assert ask(word="OPEN", number=2, many=["a"], part="4/2", maybe=0)["part"] == 2


@pytest.mark.parametrize(
    ("given", "parameter", "said"),
    [
        ({"word": "shut", "number": 3}, "word", "give Very Close, Open"),
        ({"word": "open", "number": 13}, "number", "a whole number from 2 to 12"),
        ({"word": "open", "number": True}, "number", "a whole number from 2 to 12"),
        ({"word": "open", "number": "3.5"}, "number", "a whole number"),
        ({"word": "open"}, "number", "sample needs number"),
        ({"word": "open", "number": 3, "day": "yesterday"}, "day", "a date such as 1944-12-16"),
        ({"word": "open", "number": 3, "day": "1944-02-31"}, "day", "a date such as"),
        ({"word": "open", "number": 3, "part": "1/0"}, "part", "an exact number"),
        ({"word": "open", "number": 3, "part": "-1"}, "part", "at least 0"),
        ({"word": "open", "number": 3, "flag": "perhaps"}, "flag", "give yes, no"),
        ({"word": "open", "number": 3, "many": ["c"]}, "many", "give a, b"),
        ({"word": "open", "number": 3, "colour": "red"}, "colour", "Unknown parameter"),
    ],
)
def test_bad_input_names_the_parameter_and_what_is_accepted(
    given: dict[str, object], parameter: str, said: str
) -> None:
    with pytest.raises(bf.Invalid) as caught:
        ask(**given)
    assert caught.value.parameter == parameter
    assert said in str(caught.value)
    assert set(caught.value.to_data()) == {"kind", "parameter", "given", "accepted", "message"}


def test_the_schema_tells_kinds_defaults_and_what_is_required() -> None:
    schema = sample.schema("patrol")
    assert schema["required"] == ["word", "number"]
    assert schema["properties"]["number"] == {"type": "integer", "minimum": 2, "maximum": 12}
    assert schema["properties"]["day"]["default"] == "1944-12-16"
    assert schema["properties"]["many"]["items"]["enum"] == ["a", "b"]


def test_a_parameter_without_a_kind_is_a_mistake_of_the_author() -> None:
    @question
    def bad(title: object, thing: object) -> Answer:
        """Bad."""
        return Answer({})

    with pytest.raises(TypeError, match="annotate the parameter with a kind"):
        _ = bad.parameters


@pytest.mark.rule("PAT-COMBAT-02")
def test_a_chart_answers_with_its_rule() -> None:
    assert bf.ask("patrol.combat", odds="3:1", die=6).serialize().value == {"result": "D1 DR"}
    with pytest.raises(bf.Invalid, match="did you mean patrol"):
        bf.ask("patrol.combatt")
    with pytest.raises(bf.Invalid, match="Unknown title"):
        bf.load_title("nowhere")
