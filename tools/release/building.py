"""Builds wheel and source archive from clean clones, twice, and compares them byte by byte."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.release.changelog import Release

__all__ = [
    "ReleaseError",
    "build_release",
    "clone_release",
    "file_digest",
    "run_build",
    "single_file",
    "unpack",
    "without_node",
]

ELSEWHERE = ({"TZ": "UTC", "LC_ALL": "C.UTF-8"}, {"TZ": "Asia/Tokyo", "LC_ALL": "C"})
"""Environments that simulate two different machines."""


class ReleaseError(Exception):
    """The release cannot be made; the message says why, and what to do."""


def run_git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=False, text=True)
    if done.returncode != 0:
        raise ReleaseError(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def clone_release(root: Path, folder: Path, release: Release, commit: str = "HEAD") -> Path:
    """Make a clean clone of a commit with the tag of the release; the repository itself is not tagged.

    Raise if the tag already names another commit.
    """
    if folder.exists():
        shutil.rmtree(folder)
    run_git(root, "clone", "--quiet", str(root), str(folder))
    run_git(folder, "checkout", "--quiet", "--detach", commit)
    if release.tag in run_git(folder, "tag").split():
        if run_git(folder, "rev-parse", f"{release.tag}^{{commit}}") != run_git(folder, "rev-parse", "HEAD"):
            raise ReleaseError(
                f"{release.tag} is another commit. Begin a section for the next release in CHANGELOG.md."
            )
    else:
        run_git(folder, "-c", "user.name=release", "-c", "user.email=", "tag", release.tag)
    return folder


def run_build(
    folder: Path, what: str, python: str = sys.executable, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Build a `wheel` or `sdist` as pip does, with the tools already installed."""
    code = f"import hatchling.build; hatchling.build.build_{what}('dist')"
    return subprocess.run(
        [python, "-c", code], cwd=folder, env=os.environ | environment, capture_output=True, check=False, text=True
    )


def single_file(folder: Path, pattern: str) -> Path:
    """Return the one file of its kind that a build has made."""
    (found,) = (folder / "dist").glob(pattern)
    return found


def unpack(archive: Path, folder: Path) -> Path:
    """Unpack a source archive and return its folder."""
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def file_digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def without_node(path: str) -> str:
    """Return a PATH without the folders that contain Node."""
    return os.pathsep.join(one for one in path.split(os.pathsep) if one and not shutil.which("node", path=one))


def build_release(root: Path, folder: Path, release: Release, commit: str) -> list[Path]:
    """Build and return wheel and source archive.

    Two clones, and the archive without Node, must give the same bytes.
    """
    epoch = run_git(root, "log", "-1", "--format=%ct", commit)
    clones: list[Path] = []
    for number, elsewhere in enumerate(ELSEWHERE, 1):
        copy = clone_release(root, folder / f"clone-{number}", release, commit)
        if clones:  # dependencies are fetched once; the page is built twice
            (copy / "page" / "node_modules").symlink_to(clones[0] / "page" / "node_modules")
        for what in ("wheel", "sdist"):
            _require_success(run_build(copy, what, SOURCE_DATE_EPOCH=epoch, **elsewhere), what)
        clones.append(copy)
    first, second = clones
    made = [single_file(first, "*.whl"), single_file(first, "*.tar.gz")]
    for file in made:
        if file_digest(file) != file_digest(second / "dist" / file.name):
            raise ReleaseError(f"{file.name}: two builds of one commit differ. Compare the two under {folder}.")
    again = unpack(made[1], folder / "unpacked")
    _require_success(
        run_build(again, "wheel", SOURCE_DATE_EPOCH=epoch, PATH=without_node(os.environ["PATH"])),
        "wheel of the archive",
    )
    if file_digest(single_file(again, "*.whl")) != file_digest(made[0]):
        raise ReleaseError(f"{made[0].name}: built from the source archive it differs from the clone's.")
    return made


def _require_success(done: subprocess.CompletedProcess[str], what: str) -> None:
    if done.returncode != 0:
        raise ReleaseError(
            f"the {what} does not build: {(done.stderr.strip() or done.stdout.strip()).splitlines()[-1]}"
        )
