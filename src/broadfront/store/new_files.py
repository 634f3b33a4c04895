"""Creating files that are complete or absent, and never replace another."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from broadfront.core.errors import Invalid

__all__ = ["new_file"]


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Yield an empty temporary file, readable only by its owner, which is renamed to `path` on success."""
    if path.exists():
        raise _exists_error(path)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise _write_error(path, error) from None
    os.close(handle)
    temporary = Path(name)
    try:
        yield temporary
        _rename_into_place(temporary, path)
    except OSError as error:
        raise _write_error(path, error) from None
    finally:
        for left in (temporary, Path(f"{name}-wal"), Path(f"{name}-shm"), Path(f"{name}-journal")):
            left.unlink(missing_ok=True)


def _rename_into_place(temporary: Path, path: Path) -> None:
    """Rename a complete temporary file to its final path; raise `Invalid` if that path exists."""
    with temporary.open("rb") as file:
        os.fsync(file.fileno())
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise _exists_error(path) from None
    except OSError:  # a file system without links
        if path.exists():
            raise _exists_error(path) from None
        temporary.rename(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _exists_error(path: Path) -> Invalid:
    """Return the error for a file that exists and is not overwritten."""
    return Invalid(
        f"{str(path)!r} exists and is not overwritten.", parameter="path", given=str(path), todo="Name a new file."
    )


def _write_error(path: Path, error: OSError) -> Invalid:
    """Return the error for a file that cannot be written."""
    return Invalid(f"Cannot write {str(path)!r}: {error.strerror}.", parameter="path", given=str(path))
