"""Points, curves and the text of SVG paths.

Path text uses relative coordinates in tenths of a unit, which halves the size of a large map.
"""

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def interpolate(a: Point, b: Point, part: float = 0.5) -> Point:
    """Return the point at the fraction `part` of the way from a to b."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def distance(a: Point, b: Point) -> float:
    return math.hypot(b[0] - a[0], b[1] - a[1])


def unit_vector(a: Point, b: Point) -> Point:
    """Return the unit vector from a to b, or (0, 0) when they coincide."""
    length = distance(a, b)
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length) if length else (0.0, 0.0)


def offset_right(point: Point, direction: Point, by: float) -> Point:
    """Return the point moved by a distance to the right of a direction (y grows downward)."""
    return point[0] - direction[1] * by, point[1] + direction[0] * by


def pseudo_random(*numbers: int) -> float:
    """Return a number in [-1, 1) that looks random and is the same on every machine.

    >>> pseudo_random(3, 5) == pseudo_random(3, 5) != pseudo_random(5, 3)
    True
    """
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = ((mixed ^ (number & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed ^= mixed >> 13
        mixed = (mixed * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0x80000000 - 1.0


def svg_num(value: float) -> str:
    """Format a coordinate given in units as tenths, as short as SVG accepts it.

    >>> svg_num(12.04), svg_num(-0.5), svg_num(-0.01)
    ('12', '-.5', '0')
    """
    return _format_tenths(round(value * 10))


def _format_tenths(value: int) -> str:
    """Format a whole number of tenths, as short as SVG accepts it."""
    whole, part = divmod(abs(value), 10)
    text = str(whole) if not part else f"{whole or ''}.{part}"
    return f"-{text}" if value < 0 else text


class Path:
    """Builds the `d` attribute of an SVG path.

    >>> path = Path()
    >>> path.move((10, 10)); path.line((20, 9.5)); path.close()
    >>> str(path)
    'M10 10l10-.5z'
    """

    def __init__(self) -> None:
        self._words: list[str] = []
        self._x = self._y = 0
        self._start = (0, 0)
        self._last = ""

    def __bool__(self) -> bool:
        return bool(self._words)

    def __str__(self) -> str:
        return "".join(self._words)

    def _write(self, command: str, points: Sequence[Point]) -> None:
        """Append an SVG path command with these points, in coordinates relative to the last point."""
        text = "" if command == self._last and command != "m" else command
        x, y = self._x, self._y
        for px, py in points:
            x, y = round(px * 10), round(py * 10)
            for step in (x - self._x, y - self._y):
                word = _format_tenths(step)
                text += word if word[0] == "-" or text == command else f" {word}"
        self._x, self._y = x, y
        self._words.append(text)
        self._last = command

    def move(self, to: Point) -> None:
        """Move to a point without drawing."""
        if not self._words:
            self._x, self._y = round(to[0] * 10), round(to[1] * 10)
            self._words.append(f"M{_format_tenths(self._x)} {_format_tenths(self._y)}")
            self._last = "M"
        else:
            self._write("m", [to])
        self._start = (self._x, self._y)

    def line(self, to: Point) -> None:
        """Draw a straight line to a point."""
        self._write("l", [to])

    def quadratic(self, control: Point, to: Point) -> None:
        """Draw a quadratic Bezier curve to a point."""
        self._write("q", [control, to])

    def curve(self, first: Point, second: Point, to: Point) -> None:
        """Draw a cubic Bezier curve to a point."""
        self._write("c", [first, second, to])

    def close(self) -> None:
        """Close the outline with a line to its first point."""
        self._words.append("z")
        self._x, self._y = self._start
        self._last = "z"

    def polygon(self, points: Iterable[Point]) -> None:
        """Add a closed outline of straight lines through these points."""
        for n, point in enumerate(points):
            if n:
                self.line(point)
            else:
                self.move(point)
        self.close()

    def polyline(self, points: Iterable[Point]) -> None:
        """Add an open line of straight parts through these points."""
        for n, point in enumerate(points):
            if n:
                self.line(point)
            else:
                self.move(point)

    def smooth_line(self, points: Sequence[Point]) -> None:
        """Add an open curve through all points to the path (Catmull-Rom)."""
        self.move(points[0])
        last = len(points) - 1
        for n in range(last):
            before, after = points[max(n - 1, 0)], points[min(n + 2, last)]
            self.curve(*_control_points(before, points[n], points[n + 1], after), points[n + 1])

    def smooth_loop(self, points: Sequence[Point]) -> None:
        """Add a closed curve through all points to the path."""
        count = len(points)
        self.move(points[0])
        for n in range(count):
            here, there = points[n], points[(n + 1) % count]
            self.curve(*_control_points(points[n - 1], here, there, points[(n + 2) % count]), there)
        self.close()


def _control_points(before: Point, here: Point, there: Point, after: Point) -> tuple[Point, Point]:
    """Return the two control points of a smooth curve from `here` to `there`."""
    return (
        (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6),
        (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6),
    )


def quadratic_point(start: Point, control: Point, end: Point, t: float) -> Point:
    """Return the point at parameter `t` (0 to 1) of a quadratic Bezier curve."""
    a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
    return a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]


def cubic_point(start: Point, first: Point, second: Point, end: Point, t: float) -> Point:
    """Return the point at parameter `t` (0 to 1) of a cubic Bezier curve."""
    s = 1 - t
    a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
    return (
        a * start[0] + b * first[0] + c * second[0] + d * end[0],
        a * start[1] + b * first[1] + c * second[1] + d * end[1],
    )


def add_ribbon(path: Path, points: Sequence[Point], widths: Sequence[float]) -> None:
    """Add a band of changing width along a line to the path, as a closed outline with a constant direction of turn."""
    last = len(points) - 1
    left: list[Point] = []
    right: list[Point] = []
    for n, point in enumerate(points):
        direction = unit_vector(points[max(n - 1, 0)], points[min(n + 1, last)])
        left.append(offset_right(point, direction, -widths[n] / 2))
        right.append(offset_right(point, direction, widths[n] / 2))
    path.polygon([*left, *reversed(right)])
