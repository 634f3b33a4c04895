"""Patrol stays small enough to be read in one sitting."""

import io
import tokenize
from pathlib import Path

import broadfront.titles.patrol as patrol

LIMIT = 900
NO_CODE = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


def code_lines(source: str) -> int:
    """Lines that hold code: not blank, no comment, no text standing alone such as a docstring."""
    lines: set[int] = set()
    statement: list[tokenize.TokenInfo] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NO_CODE:
            statement.append(token)
        elif token.type == tokenize.NEWLINE:
            if any(part.type != tokenize.STRING for part in statement):
                lines.update(n for part in statement for n in range(part.start[0], part.end[0] + 1))
            statement = []
    return len(lines)


def test_a_line_of_code_is_counted_and_nothing_else() -> None:
    head = '"""Said\nat length."""\n\n# why\n'
    body = 'def f(\n    x: int,\n) -> str:\n    """What."""\n    return """a\nb"""  # so\n'
    assert code_lines(head + body) == 5


def test_patrol_has_fewer_than_900_lines_of_code() -> None:
    """What the page shows of it and what plays it are not rules of the game."""
    folder = Path(patrol.__path__[0])
    files = [path for path in folder.rglob("*.py") if path.name != "table.py" and "play" not in path.parts]
    assert len(files) >= 10
    assert sum(code_lines(path.read_text()) for path in files) < LIMIT
