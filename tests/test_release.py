"""A release: its version from a tag, its changelog section, its bill of materials and its licenses."""

import datetime as dt
import json
import subprocess
import tomllib
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest

from tools.release.bill import bill_of_materials, installed_packages, page_packages
from tools.release.building import ReleaseError, clone_release
from tools.release.changelog import Release, parse_releases
from tools.release.licences import Package, license_of, refused_packages
from tools.release.outside import audit_verdict
from tools.version import version

ROOT = Path(__file__).resolve().parent.parent
PAGE_LOCK = ROOT / "page" / "package-lock.json"
WHEN = dt.datetime(2026, 11, 16, tzinfo=dt.UTC)


def git(folder: Path, *words: str) -> str:
    known = ["git", "-c", "user.name=somebody", "-c", "user.email=", *words]
    return subprocess.run(known, cwd=folder, capture_output=True, check=True, text=True).stdout.strip()


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "--quiet")
    git(folder, "commit", "--quiet", "--allow-empty", "-m", "first")
    return folder


# The version


def test_the_version_is_the_tag_and_between_tags_one_of_development(repository: Path) -> None:
    assert version(repository).startswith("0.dev1+g")
    git(repository, "tag", "v0.2.0")
    assert version(repository) == "0.2.0"
    git(repository, "commit", "--quiet", "--allow-empty", "-m", "second")
    assert version(repository).startswith("0.2.1.dev1+g")


def test_a_source_archive_carries_its_version_and_a_bare_copy_has_none(repository: Path, tmp_path: Path) -> None:
    git(repository, "tag", "v0.2.0")
    inside = repository / "vendor" / "broadfront"
    inside.mkdir(parents=True)
    assert version(inside) == "0+unknown", "the tags of another repository are not ours"
    (inside / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: broadfront\nVersion: 0.1.7\n\nVersion: 9\n")
    assert version(inside) == "0.1.7"
    assert version(tmp_path) == "0+unknown"


def test_no_file_but_the_tags_states_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"] == {
        "source": "code",
        "path": "tools/version.py",
        "expression": "version()",
    }
    assert "__version__ =" not in (ROOT / "src" / "broadfront" / "__init__.py").read_text()


def test_the_clone_of_a_release_gets_its_tag_and_the_repository_does_not(repository: Path, tmp_path: Path) -> None:
    release = Release("0.2.0", WHEN.date(), "")
    assert version(clone_release(repository, tmp_path / "clone", release)) == "0.2.0"
    assert git(repository, "tag") == ""
    git(repository, "tag", "v0.2.0")
    clone_release(repository, tmp_path / "clone", release)
    git(repository, "commit", "--quiet", "--allow-empty", "-m", "second")
    with pytest.raises(ReleaseError, match=r"v0\.2\.0 is another commit"):
        clone_release(repository, tmp_path / "clone", release)


# The changelog


def test_the_changelog_goes_by_release_newest_first() -> None:
    found = parse_releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert all(one.notes for one in found)


@pytest.mark.parametrize(
    "headings", ["## 0.2.0", "## 0.2.0 (2026-13-01)", "## 0.2.0 (2026-11-16)\n## 0.3.0 (2026-12-01)", "nothing"]
)
def test_a_heading_that_is_no_release_is_refused(headings: str) -> None:
    with pytest.raises(ValueError):
        parse_releases(f"# Changelog\n\n{headings}\n")


# Licences


def test_every_package_of_the_tests_and_of_the_page_has_a_licence_of_the_list() -> None:
    assert refused_packages([*installed_packages(), *page_packages(PAGE_LOCK)]) == []


@pytest.mark.parametrize(
    ("told", "licence"),
    [
        ("License-Expression: MIT AND PSF-2.0\nLicense: GPL", "MIT AND PSF-2.0"),
        ("License: Apache 2.0", "Apache-2.0"),
        ("License: a whole text\nClassifier: License :: OSI Approved :: BSD License", "BSD-3-Clause"),
        ("Classifier: License :: OSI Approved :: GNU General Public License (GPL)", "GNU General Public License (GPL)"),
        ("Classifier: Typing :: Typed", ""),
    ],
)
def test_a_licence_is_read_from_new_and_old_metadata(told: str, licence: str, tmp_path: Path) -> None:
    folder = tmp_path / "thing-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: thing\nVersion: 1\n{told}\n")
    assert license_of(PathDistribution(folder)) == licence


def test_a_licence_that_is_not_on_the_list_is_named() -> None:
    two, nothing = Package("pypi", "two", "2", "GPL-3.0-only"), Package("npm", "x", "3", "")
    found = refused_packages([Package("pypi", "one", "1", "MIT"), two, nothing])
    assert found == ["two 2: GPL-3.0-only", "x 3: no licence in its metadata"]


# The bill of materials and the advisories


def test_the_bill_lists_every_part_once_with_licence_and_needs_and_is_the_same_again() -> None:
    packages = [*installed_packages(), *page_packages(PAGE_LOCK)]
    told = bill_of_materials(packages, WHEN, {"broadfront.whl": "0" * 64})
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    refs = [one["bom-ref"] for one in told["components"]] + [told["metadata"]["component"]["bom-ref"]]
    assert len(refs) == len(set(refs)) == len(packages)
    assert {"preact", "msgspec"} <= {one["name"] for one in told["components"]}
    assert all(one["licenses"][0] and one["purl"].startswith("pkg:") for one in told["components"])
    needs = {one["ref"]: one["dependsOn"] for one in told["dependencies"]}
    assert needs.keys() == set(refs)
    assert all(set(ones) <= set(refs) for ones in needs.values())
    (ours,) = (ref for ref in refs if ref.startswith("pkg:pypi/broadfront@"))
    assert {ref.partition("@")[0] for ref in needs[ours]} >= {"pkg:pypi/msgspec", "pkg:npm/preact"}
    assert json.dumps(bill_of_materials(packages, WHEN, {"broadfront.whl": "0" * 64})) == json.dumps(told)


def test_known_vulnerabilities_stop_a_release_and_missing_advisories_are_reported() -> None:
    ours = {"name": "broadfront", "skip_reason": "not found"}
    unknown = {"name": "click", "skip_reason": "not found"}
    sound = {"name": "msgspec", "version": "1", "vulns": []}
    assert audit_verdict([ours, sound]) == "none in 1 packages"
    assert audit_verdict([ours, sound, unknown]) == "none in 1 packages; 1 unknown to the registry"
    assert audit_verdict([ours, unknown]) == "not checked: no advisory data can be reached here"
    with pytest.raises(ReleaseError, match="h11 1: GHSA-1"):
        audit_verdict([sound, {"name": "h11", "version": "1", "vulns": [{"id": "GHSA-1"}]}])
