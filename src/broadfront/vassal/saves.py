"""VASSAL's saved games and logs as files: a zip archive of lightly obfuscated commands."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import escape

from broadfront.core.errors import Invalid
from broadfront.core.files import read_bytes
from broadfront.vassal.item_lists import join_items, split_items

__all__ = ["BEGIN", "END", "LOG", "VASSAL_VERSION", "metadata", "read_commands", "save_file", "zip_archive"]

GAME = "savedGame"
DATA = "savedata"
MODULE_DATA = "moduledata"
VASSAL_VERSION = "3.6.0"
"""Oldest version of VASSAL that can open our files."""
BEGIN, END, LOG = "begin_save", "end_save", "LOG\t"
SEPARATOR = "\x1b"
"""Separator of the commands of a saved game."""
HEADER = b"!VCSK"
KEY = 0x5A
"""Byte with which the text is XORed; VASSAL picks a random one, ours is fixed so that files are reproducible."""
MOST_BYTES = 200_000_000
"""Maximum size of an unpacked saved game."""
MOMENT = (1980, 1, 1, 0, 0, 0)
"""Timestamp of archived files, so that the same game gives the same bytes."""


def save_file(commands: Iterable[str], module: str, version: str, description: str) -> bytes:
    """Return VASSAL commands as the file of a saved game or log."""
    hidden = (
        HEADER + f"{KEY:02x}".encode() + bytes(b ^ KEY for b in join_items(commands, SEPARATOR).encode()).hex().encode()
    )
    described = {
        GAME: hidden,
        DATA: metadata({"VassalVersion": VASSAL_VERSION, "dateSaved": "0", "description": description}),
        MODULE_DATA: metadata({"version": version, "VassalVersion": VASSAL_VERSION, "name": module}),
    }
    return zip_archive(described)


def metadata(fields: dict[str, str]) -> bytes:
    """Return the XML that VASSAL shows about a module or saved game before opening it."""
    lines = "".join(f"  <{name}>{escape(text)}</{name}>\n" for name, text in fields.items())
    return f'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<data version="1">\n{lines}</data>\n'.encode()


def zip_archive(files: dict[str, bytes]) -> bytes:
    """Return files as a zip archive whose bytes depend on their contents only."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, held in files.items():
            packed.writestr(zipfile.ZipInfo(name, MOMENT), held, zipfile.ZIP_DEFLATED)
    return whole.getvalue()


def read_commands(path: Path) -> list[str]:
    """Return the VASSAL commands of a saved game (.vsav) or log (.vlog)."""
    try:
        with zipfile.ZipFile(io.BytesIO(read_bytes(path))) as packed:
            if packed.getinfo(GAME).file_size > MOST_BYTES:
                raise _not_a_save_error(path, "it unpacks to more than a saved game can be")
            hidden = packed.read(GAME)
    except (zipfile.BadZipFile, KeyError, zlib.error, RuntimeError, NotImplementedError):
        raise _not_a_save_error(path, "it holds no game") from None
    return split_items(_decode_game(path, hidden), SEPARATOR)


def _decode_game(path: Path, hidden: bytes) -> str:
    """Return the plain text of an obfuscated VASSAL game; very old versions of VASSAL did not obfuscate it."""
    try:
        if not hidden.startswith(HEADER):
            return hidden.decode()
        key, *rest = bytes.fromhex(hidden[len(HEADER) :].decode("ascii"))
        return bytes(b ^ key for b in rest).decode()
    except ValueError:
        raise _not_a_save_error(path, "its game is damaged") from None


def _not_a_save_error(path: Path, why: str) -> Invalid:
    """Return the error for a file that is not a saved game of VASSAL."""
    return Invalid(
        f"{path} is not a saved game of VASSAL: {why}.",
        parameter="file",
        given=str(path),
        accepted=".vsav or .vlog",
        todo="Give a file that VASSAL saved.",
    )
