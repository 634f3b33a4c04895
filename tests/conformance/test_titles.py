"""What holds for every title before it can be played: its data, its rule book, its questions, its code."""

import re

import pytest

import broadfront as bf
from broadfront.board.hexmap import HexMap
from broadfront.checking.code import CODE
from broadfront.checking.kit import KIT
from broadfront.checking.printed import PRINTED
from broadfront.titles import can_be_played, load_title, playable, questions, title_names

every_title = pytest.mark.parametrize("name", title_names())


@every_title
@pytest.mark.parametrize("what", PRINTED)
def test_a_title_keeps_what_can_be_read_in_its_data(name: str, what: str) -> None:
    assert list(PRINTED[what](load_title(name), name)) == []


@every_title
@pytest.mark.parametrize("what", KIT)
def test_every_part_of_a_kit_is_there_and_fits_its_title(name: str, what: str) -> None:
    assert list(KIT[what](load_title(name), name)) == []


@every_title
@pytest.mark.parametrize("what", CODE)
def test_a_title_keeps_what_can_be_read_in_its_code(name: str, what: str) -> None:
    assert list(CODE[what](playable(name))) == []


@every_title
def test_a_title_that_can_be_played_has_a_sequence_and_one_that_cannot_says_what_it_is_for(name: str) -> None:
    assert can_be_played(name) == bool(load_title(name).sequences)
    if not can_be_played(name):
        with pytest.raises(bf.Invalid, match="it answers questions"):
            playable(name)


@every_title
def test_a_title_answers_questions_and_its_map_is_written_as_it_is_read(name: str) -> None:
    title = load_title(name)
    assert questions(name)
    assert title.files.text("map/hexes.txt") == HexMap.parse(title.files.text("map/hexes.txt")).write()


@every_title
def test_the_data_hash_is_the_same_each_time(name: str) -> None:
    title = load_title(name)
    assert re.fullmatch(r"[0-9a-f]{16}", title.data_hash)
    assert title.files.content_hash() == title.data_hash
