"""Saved games and logs of VASSAL as files: a zip archive with commands, lightly disguised."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import escape

from broadfront.core.errors import Invalid
from broadfront.core.files import read_bytes
from broadfront.vassal.sequence import joined, parted

__all__ = ["BEGIN", "END", "LOG", "VASSAL_VERSION", "archive", "metadata", "read_commands", "saved"]

GAME = "savedGame"
DATA = "savedata"
MODULE_DATA = "moduledata"
VASSAL_VERSION = "3.6.0"
"""The oldest version that opens what is written here."""
BEGIN, END, LOG = "begin_save", "end_save", "LOG\t"
BETWEEN = "\x1b"
"""Parts the commands of a saved game."""
HEADER = b"!VCSK"
KEY = 0x5A
"""Every byte is changed with this one; VASSAL takes one at random, the same file each time is worth more here."""
MOST_BYTES = 200_000_000
"""No saved game unpacks to more."""
MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time that all files of an archive carry, so that the same game gives the same bytes."""


def saved(commands: Iterable[str], module: str, version: str, description: str) -> bytes:
    """A saved game or a log as a file."""
    hidden = HEADER + f"{KEY:02x}".encode() + bytes(b ^ KEY for b in joined(commands, BETWEEN).encode()).hex().encode()
    described = {
        GAME: hidden,
        DATA: metadata({"VassalVersion": VASSAL_VERSION, "dateSaved": "0", "description": description}),
        MODULE_DATA: metadata({"version": version, "VassalVersion": VASSAL_VERSION, "name": module}),
    }
    return archive(described)


def metadata(fields: dict[str, str]) -> bytes:
    """What VASSAL shows of a module or a saved game before it opens it."""
    lines = "".join(f"  <{name}>{escape(text)}</{name}>\n" for name, text in fields.items())
    return f'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<data version="1">\n{lines}</data>\n'.encode()


def archive(files: dict[str, bytes]) -> bytes:
    """Files as a zip archive: the same files give the same bytes."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, held in files.items():
            packed.writestr(zipfile.ZipInfo(name, MOMENT), held, zipfile.ZIP_DEFLATED)
    return whole.getvalue()


def read_commands(path: Path) -> list[str]:
    """The commands of a saved game (.vsav) or log (.vlog)."""
    try:
        with zipfile.ZipFile(io.BytesIO(read_bytes(path))) as packed:
            if packed.getinfo(GAME).file_size > MOST_BYTES:
                raise _not_saved(path, "it unpacks to more than a saved game can be")
            hidden = packed.read(GAME)
    except (zipfile.BadZipFile, KeyError, zlib.error, RuntimeError, NotImplementedError):
        raise _not_saved(path, "it holds no game") from None
    return parted(_shown(path, hidden), BETWEEN)


def _shown(path: Path, hidden: bytes) -> str:
    """The text behind the disguise; very old versions of VASSAL used none."""
    try:
        if not hidden.startswith(HEADER):
            return hidden.decode()
        key, *rest = bytes.fromhex(hidden[len(HEADER) :].decode("ascii"))
        return bytes(b ^ key for b in rest).decode()
    except ValueError:
        raise _not_saved(path, "its game is damaged") from None


def _not_saved(path: Path, why: str) -> Invalid:
    return Invalid(
        f"{path} is not a saved game of VASSAL: {why}.", parameter="file", given=str(path), accepted=".vsav or .vlog",
        todo="Give a file that VASSAL saved.",
    )  # fmt: skip
