"""What every title must keep before it can be played: its data, its rule book, its questions."""

import csv
import io
import json
import re
import tomllib

import pytest

import broadfront as bf
from broadfront.board.hexmap import HexMap
from broadfront.core.title import Title
from broadfront.titles import can_be_played, load_title, playable, questions, title_names

every_title = pytest.mark.parametrize("name", title_names())


def data_files(title: Title) -> dict[str, str]:
    """Every data file of a title by its name below the folder."""
    folder = title.files.folder
    found = (path for path in sorted(folder.rglob("*")) if path.suffix in (".toml", ".csv", ".txt"))
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found}


@every_title
def test_the_card_of_a_title_agrees_with_itself(name: str) -> None:
    card = load_title(name).card
    assert card.name == name
    assert card.rules >= 1
    assert len(set(card.sides)) == len(card.sides) > 0
    for variant in card.variants.values():
        assert variant.label
        assert set(variant.played) <= set(card.sides)
    for scenario in card.scenarios.values():
        assert scenario.label
        assert set(scenario.variants) <= set(card.variants)


@every_title
def test_a_title_that_can_be_played_has_a_sequence_and_one_that_cannot_says_what_it_is_for(name: str) -> None:
    assert can_be_played(name) == bool(load_title(name).sequences)
    if not can_be_played(name):
        with pytest.raises(bf.Invalid, match="it answers questions"):
            playable(name)


@every_title
def test_each_rule_is_a_sentence_with_a_source_and_points_only_to_rules_there_are(name: str) -> None:
    book = load_title(name).book
    assert len(book) > 0
    for rule in book.values():
        assert re.fullmatch(r"[A-Z]+(-[A-Za-z0-9.]+)+", rule.id), rule.id
        assert rule.text.strip() == rule.text, f"{rule.id}: space around the sentence"
        assert rule.text.endswith((".", "?", "!", ")")), f"{rule.id}: {rule.text[-30:]!r}"
        assert rule.source, f"{rule.id}: no source"
        assert not [id for id in rule.see if id not in book], f"{rule.id}: sees a rule that is not there"


@every_title
def test_each_data_file_can_be_read(name: str) -> None:
    files = data_files(load_title(name))
    assert {"title.toml", "rules.toml"} <= set(files)
    for file, text in files.items():
        if file.endswith(".toml"):
            assert tomllib.loads(text), f"{file} is empty"
        elif file.endswith(".csv"):
            rows = list(csv.reader(io.StringIO(text)))
            assert len(rows) > 1, f"{file} has no rows"
            assert {len(row) for row in rows} == {len(rows[0])}, f"{file}: rows of different length"


@every_title
def test_the_map_of_a_title_is_written_as_it_is_read(name: str) -> None:
    title = load_title(name)
    text = title.files.text("map/hexes.txt")
    hexmap = HexMap.parse(text)
    assert hexmap.title == name
    assert hexmap.write() == text


@every_title
def test_each_question_says_what_it_takes_and_refuses_the_rest_by_name(name: str) -> None:
    asked = questions(name)
    assert asked
    title = load_title(name)
    for question in asked.values():
        schema = question.schema(name)
        assert schema["description"].strip()
        assert json.loads(json.dumps(schema)) == schema
        for parameter in question.parameters.values():
            if "default" in (said := schema["properties"][parameter.name]):
                assert parameter.convert(said["default"], title) == parameter.default, parameter.name
        with pytest.raises(bf.Invalid) as caught:
            question(title, no_such_parameter=1)
        assert caught.value.parameter == "no_such_parameter"
        if schema["required"]:
            with pytest.raises(bf.Invalid) as caught:
                question(title)
            assert caught.value.parameter in schema["required"]


@every_title
def test_the_data_hash_is_the_same_each_time(name: str) -> None:
    title = load_title(name)
    assert re.fullmatch(r"[0-9a-f]{16}", title.data_hash)
    assert title.files.hash() == title.data_hash
