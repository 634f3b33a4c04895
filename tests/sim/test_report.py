"""Reports of simulations contain every picture with its heading."""

import re
from pathlib import Path

import pytest

import broadfront as bf
from broadfront.core.errors import Invalid
from broadfront.sim.report.front import front_maps
from broadfront.sim.simulation import Simulation

RANDOM = {"german": "random", "american": "random"}
TRACKS = ["held Weiler", "steps lost", "control"]


@pytest.fixture(scope="module")
def played_simulation() -> Simulation:
    return bf.simulate("patrol", variant="two-player", players=RANDOM, games=8, track=TRACKS)


def test_a_page_has_charts_maps_and_figures_and_needs_no_other_file(
    played_simulation: Simulation, tmp_path: Path
) -> None:
    page = played_simulation.report(tmp_path / "report.html").read_text()
    for words in ("How likely: held Weiler", "steps lost (line: mean", "Wins (bar", "The front and whose ground it is"):
        assert words in page
    assert page.count("<svg ") >= 4
    assert "<script" not in page
    assert "turn 5" in page
    assert re.search(r"<summary>held Weiler</summary><table>.*<td>turn 5</td>", page)


def test_a_picture_is_one_sheet(played_simulation: Simulation, tmp_path: Path) -> None:
    svg = played_simulation.report(tmp_path / "report.svg").read_text()
    assert svg.startswith("<svg ")
    assert "8 games, seeds 0 to 7" in svg
    assert played_simulation.report(tmp_path / "report.png").read_bytes().startswith(b"\x89PNG")
    assert played_simulation.report(tmp_path / "again.svg").read_text() == svg


def test_the_maps_shade_ground_by_how_often_it_is_whose(played_simulation: Simulation) -> None:
    svg = front_maps(played_simulation, "ours")
    assert svg.count("#ground") == 5
    assert svg.count(">Weiler</text>") == 5
    assert "american in every game" in svg


def test_data_side_by_side_have_a_chart_of_what_changes(tmp_path: Path) -> None:
    values = "house/forces.toml:turns=4,5"
    swept = bf.simulate("patrol", variant="two-player", players=RANDOM, games=3, track=TRACKS, sweep=values)
    svg = swept.report(tmp_path / "report.svg").read_text()
    assert "Change against turns=4, seed by seed" in svg
    assert "under turns=5, at the end of each turn" in svg


def test_a_report_of_no_kind_is_refused(played_simulation: Simulation, tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"expected a file that ends in \.html, \.png, \.svg"):
        played_simulation.report(tmp_path / "report.pdf")


def test_a_notebook_shows_the_figures(played_simulation: Simulation) -> None:
    assert (
        repr(played_simulation) == "Simulation(8 games of patrol, bridge, two-player; german random, american random)"
    )
    shown = played_simulation._repr_html_()
    assert shown.count("<table>") == 4
    assert "held Weiler" in shown
    with pytest.raises(Invalid, match="Unknown column 'vp'"):
        played_simulation.levels("vp")
