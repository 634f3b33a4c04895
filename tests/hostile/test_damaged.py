"""A small sample of the long checks: records and data folders damaged in every way there is."""

from pathlib import Path

import pytest

from tests.hostile import damaged_data, damaged_records


@pytest.mark.parametrize("first", range(0, 100, 10))
def test_a_damaged_record_opens_or_is_refused_in_one_line(first: int) -> None:
    for seed in range(first, first + 10):
        damaged_records.use(damaged_records.damaged(seed)[1])


def test_the_records_that_are_damaged_are_sound() -> None:
    assert all(map(damaged_records.use, damaged_records.bases()))


@pytest.mark.parametrize("seed", [*range(80), 2613, 3719, 4224, 4544])
def test_a_damaged_data_folder_is_refused_with_file_and_line_or_can_be_played(tmp_path: Path, seed: int) -> None:
    title, name, kind = damaged_data.damage(seed, tmp_path)
    assert damaged_data.use(title, tmp_path, seed) in ("refused", "played"), f"{name}, {kind}"
