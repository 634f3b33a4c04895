"""Names in sentences are recognized from the message's data, not from the text."""

from pathlib import Path

from broadfront.core.messages import Message, Named, find_names, register_words, serialize_message


def test_a_sentence_tells_where_it_names_something_and_what(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text(
        'moved = "{unit} goes to {hex}."\nall = "{parts:sentences}"\njoin = "{units:and} join: {count}."\n'
    )
    say = register_words("names in sentences", tmp_path)
    moved = say("moved", unit="1129.560VG.INF", hex="0804")
    told = serialize_message(moved)
    assert told.text == "1129.560VG.INF goes to 0804."
    assert told.names == (Named(0, 14, "1129.560VG.INF"), Named(23, 27, "0804"))
    both = say("all", parts=[moved, say("join", units=["a", "b", "c"], count=1234)])
    text = str(both)
    assert text == "1129.560VG.INF goes to 0804. a, b and c join: 1234."
    assert [text[one.start : one.end] for one in find_names(both)] == ["1129.560VG.INF", "0804", "a", "b", "c"]


def test_what_is_called_by_a_name_is_known_by_its_id(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text('called = "{other:of unit}"\nmoved = "{units:and} go to {hex}; {why:cap}"\n')
    say = register_words("called in sentences", tmp_path)
    names = {"560VG": say("called", unit="560VG", other="the 560th")}
    why = say("called", unit="a", other="we win")
    told = serialize_message(say("moved", units=["560VG", "2Pz"], hex="0804", why=why).with_names(names))
    assert told.text == "the 560th and 2Pz go to 0804; We win"
    assert told.names == (Named(0, 9, "560VG"), Named(14, 17, "2Pz"), Named(24, 28, "0804"), Named(30, 36, "a"))


def test_a_name_is_put_in_place_of_an_id_once() -> None:
    called = Message("ardennes", "called.place", {"hex": "0705", "place": "Krinkelt"})
    plain = Message("ardennes", "hex.enemy-unit", {"hex": "0705"})
    once = plain.with_names({"0705": called})
    assert once.with_names({"0705": called}) == once
    assert once.data["hex"] == called
