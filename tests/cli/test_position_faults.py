"""A position file with mistakes: all of them are reported, each with its line."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

HEAD = "format = 2\nday = 17\n"
TOGETHER = '[[unit]]\nid = "KG Peiper"\nwhere = "0804"\n[[unit]]\nid = "Hansen.1SS.ISS"\nwhere = "Monschau"\n'
WRONG = '[[unit]]\nid = "Peiper"\nwhere = "Gemünd"\n[[unit]]\nid = "Hansn"\n[[unit]]\nid = "Sandig"\nsteps = 9\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TOGETHER, ["not legal:", "line 7: 0306: units of both sides", "line 5: 0804: units of both sides"]),
        (WRONG, ["has 3 faults:", "line 5: Peiper.1SS.ISS: 'Gemünd' is in 2", "line 7: unknown unit", "line 10: "]),
        (WRONG.partition('[[unit]]\nid = "Hansn')[0], ["noon.toml, line 5: Peiper.1SS.ISS: 'Gemünd' is in 2"]),
        (TOGETHER.partition('[[unit]]\nid = "Hansen')[0], ["noon.toml, line 5: 0804: units of both sides together"]),
    ],
)
@pytest.mark.parametrize("words", [("play", "--own-dice", "--position"), ("play", "--position")])
def test_every_fault_is_reported_with_its_line(
    run: Run, tmp_path: Path, text: str, told: list[str], words: tuple[str, ...]
) -> None:
    noon = tmp_path / "noon.toml"
    noon.write_text(HEAD + text)
    found = run(*words, noon)
    assert (found.code, found.out) == (2, "")
    lines = found.err.splitlines()
    assert len(lines) == len(told)
    assert all(part in line for part, line in zip(told, lines, strict=True))


def test_the_positions_of_other_titles_are_refused_with_the_line(run: Run, tmp_path: Path) -> None:
    noon = tmp_path / "noon.toml"
    noon.write_text('scenario = "corridor"\n[[unit]]\nid = "43 Inf Div"\nwhere = "Veghel"\nsteps = 9\n')
    assert "43 Inf Div has 1 to" in run("play", "rhine", "--position", noon).err
