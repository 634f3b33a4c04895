"""The software bill of materials of a release, as CycloneDX 1.6 in JSON: installed packages and parts of the page."""

from __future__ import annotations

import datetime as dt
import json
import re
import uuid
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

from tools.release.licences import Package, license_of

__all__ = ["bill_of_materials", "installed_packages", "page_packages"]

NAMESPACE = uuid.UUID("6f3d1c0e-5d0b-5c0a-9d0e-0b2a4c8e1f00")
"""Namespace for serial numbers, which are derived from the contents: the same release has the same number."""
PREINSTALLED = {"pip", "setuptools", "wheel"}
"""Packages that any environment starts with; broadfront does not need them."""


def normalize_name(name: str) -> str:
    """Normalize a package name as the registry does."""
    return re.sub(r"[-_.]+", "-", name).lower()


def installed_packages(site: Path | None = None) -> list[Package]:
    """Return the packages of an environment by name; without `site`, of the current one."""
    found: dict[str, Distribution] = {}
    for one in distributions() if site is None else distributions(path=[str(site)]):
        found.setdefault(normalize_name(one.metadata["Name"]), one)
    return [
        Package("pypi", name, one.version, license_of(one), _requirements(one, found))
        for name, one in sorted(found.items())
        if name not in PREINSTALLED
    ]


def _requirements(one: Distribution, found: Mapping[str, object]) -> tuple[str, ...]:
    """Return the installed packages it requires, including those of extras."""
    names = {normalize_name(re.split(r"[^\w.-]", line, maxsplit=1)[0]) for line in one.requires or ()}
    return tuple(sorted(name for name in names if name in found and name not in PREINSTALLED))


def page_packages(lock: Path) -> list[Package]:
    """Return the packages built into the page: those of its lock that are not only build tools."""
    listed = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    held = {name.removeprefix("node_modules/"): one for name, one in listed.items() if name and not one.get("dev")}
    return [
        Package("npm", name, one["version"], one.get("license", ""), tuple(sorted(one.get("dependencies", {}))))
        for name, one in sorted(held.items())
    ]


def bill_of_materials(packages: Sequence[Package], when: dt.datetime, hashes: Mapping[str, str]) -> dict[str, Any]:
    """Return the document: broadfront, its parts with licenses, and dependencies. `hashes` are of the release files."""
    (itself,) = (one for one in packages if (one.kind, one.name) == ("pypi", "broadfront"))
    parts = [one for one in packages if one is not itself]
    in_its_page = [_package_url(one) for one in parts if one.kind == "npm"]
    content: dict[str, Any] = {
        "metadata": {
            "timestamp": when.astimezone(dt.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": _component_data(itself, "application")
            | {"hashes": [{"alg": "SHA-256", "content": content} for _, content in sorted(hashes.items())]},
        },
        "components": [_component_data(one, "library") for one in parts],
        "dependencies": [
            {
                "ref": _package_url(one),
                "dependsOn": [*_dependency_urls(one, packages), *(in_its_page if one is itself else ())],
            }
            for one in packages
        ],
    }
    serial = uuid.uuid5(NAMESPACE, json.dumps(content, sort_keys=True))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{serial}", "version": 1}
    return head | content


def _package_url(one: Package) -> str:
    """Return the package URL (purl)."""
    return f"pkg:{one.kind}/{one.name.replace('@', '%40')}@{one.version}"


def _dependency_urls(one: Package, packages: Iterable[Package]) -> list[str]:
    return [_package_url(other) for other in packages if other.kind == one.kind and other.name in one.needs]


def _component_data(one: Package, kind: str) -> dict[str, Any]:
    licence = {"expression": one.licence} if " " in one.licence else {"license": {"id": one.licence}}
    return {
        "type": kind,
        "bom-ref": _package_url(one),
        "name": one.name,
        "version": one.version,
        "purl": _package_url(one),
        "licenses": [licence],
    }
