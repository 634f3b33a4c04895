"""Licenses of packages, and whether broadfront may depend on them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import Distribution
from typing import NamedTuple

__all__ = ["ALLOWED", "Package", "is_allowed", "license_of", "refused_packages"]

ALLOWED = frozenset({
    "0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT",
    "PSF-2.0", "Python-2.0", "Unlicense", "Zlib",
    # Weak copyleft: used unchanged as separate libraries, never modified or copied from.
    "LGPL-3.0-only", "MPL-2.0",
})  # fmt: skip
"""SPDX names of licenses that an MIT-licensed program may depend on."""

CLASSIFIERS = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
WORDED = {
    "3-clause bsd license": "BSD-3-Clause",
    "apache 2.0": "Apache-2.0",
    "bsd": "BSD-3-Clause",
    "bsd 2-clause license": "BSD-2-Clause",
    "isc license": "ISC",
    "mit license": "MIT",
} | {name.lower(): name for name in ALLOWED}
"""SPDX names by the wording of older metadata, in lower case."""


class Package(NamedTuple):
    """A package installed with broadfront or built into its page."""

    kind: str
    """Its registry: `pypi` or `npm`."""
    name: str
    version: str
    licence: str
    needs: tuple[str, ...] = ()


def license_of(installed: Distribution) -> str:
    """Return the SPDX expression of a package, from the newest metadata field it has; empty if it has none."""
    metadata = installed.metadata
    if "License-Expression" in metadata:
        return str(metadata["License-Expression"])
    if "License" in metadata and (worded := WORDED.get(str(metadata["License"]).strip().lower())):
        return worded
    classifiers = [
        line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier", []) if line.startswith("License ")
    ]
    return " AND ".join(CLASSIFIERS.get(one, one) for one in classifiers)


def is_allowed(expression: str) -> bool:
    """Return whether an SPDX expression can be satisfied with licenses of the list.

    >>> is_allowed("MIT"), is_allowed("GPL-3.0-only OR MIT"), is_allowed("(GPL-3.0-only OR MIT) AND SSPL-1.0")
    (True, True, False)
    """
    while (inner := re.search(r"\(([^()]*)\)", expression)) is not None:
        kept = "MIT" if is_allowed(inner[1]) else "none"
        expression = expression[: inner.start()] + kept + expression[inner.end() :]
    return any(all(name.strip() in ALLOWED for name in one.split(" AND ")) for one in expression.split(" OR "))


def refused_packages(packages: Iterable[Package]) -> list[str]:
    """Return a line for every package whose license is not on the list."""
    return [
        f"{one.name} {one.version}: {one.licence or 'no licence in its metadata'}"
        for one in packages
        if not is_allowed(one.licence)
    ]
