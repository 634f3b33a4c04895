"""Following a drawn line through a net."""

from broadfront.theatre.follow import cut_into_samples, follow_line, remove_loops

STRIP = [(float(x), float(y)) for y in range(3) for x in range(8)]  # three rows of eight nodes


def beside(node: int) -> list[tuple[int, float]]:
    x, y = node % 8, node // 8
    steps = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return [(b * 8 + a, 0.1) for a, b in steps if 0 <= a < 8 and 0 <= b < 3]


def test_a_straight_line_is_followed_straight() -> None:
    path = follow_line(cut_into_samples([(0.0, 0.9), (7.0, 1.1)]), STRIP.__getitem__, beside, {8: 0.0}, {15: 0.0})
    assert path == list(range(8, 16))


def test_a_big_bend_is_walked_and_a_small_one_cut() -> None:
    big = follow_line(
        cut_into_samples([(0.0, 1.0), (2.0, 1.0), (3.0, 2.4), (4.0, 2.4), (5.0, 1.0), (7.0, 1.0)]),
        STRIP.__getitem__,
        beside,
        {8: 0.0},
        {15: 0.0},
    )
    small = follow_line(
        cut_into_samples([(0.0, 1.0), (3.0, 1.0), (3.5, 1.3), (4.0, 1.0), (7.0, 1.0)]),
        STRIP.__getitem__,
        beside,
        {8: 0.0},
        {15: 0.0},
    )
    assert big is not None
    assert {19, 20} <= set(big)
    assert small == list(range(8, 16))


def test_a_pinned_sample_is_passed_in_its_node() -> None:
    line = cut_into_samples([(0.0, 1.0), (3.0, 1.0), (7.0, 1.0)])
    path = follow_line(line, STRIP.__getitem__, beside, {8: 0.0}, {15: 0.0}, {line.marks[1]: {3}})
    assert path is not None
    assert 3 in path


def test_no_way_is_none() -> None:
    assert (
        follow_line(cut_into_samples([(0.0, 0.0), (7.0, 0.0)]), STRIP.__getitem__, lambda node: [], {0: 0.0}, {7: 0.0})
        is None
    )


def test_loops_are_taken_out() -> None:
    assert remove_loops([1, 2, 3, 4, 2, 5, 6, 5]) == [1, 2, 5]
