"""`make release`: prepares a release from a clean clone of the last commit, without uploading it.

Nothing outside build/ changes.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.release.bill import bill_of_materials, installed_packages, page_packages
from tools.release.building import ReleaseError, build_release, file_digest, run_git
from tools.release.changelog import Release, parse_releases
from tools.release.licences import refused_packages
from tools.release.opening import check_page_opens
from tools.release.outside import audit, install_tools, try_installer
from tools.release.size import MEGABYTES
from tools.release.trying import Copy, install, play_a_move, run_readme, small_install

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make release", description="Make a release, all but the upload.")
    parser.add_argument("--only-build", action="store_true", help="build and compare; install and try nothing")
    given = parser.parse_args()
    began = time.monotonic()
    try:
        commit = run_git(ROOT, "rev-parse", "HEAD")  # fixed now, in case something is committed while this runs
        release = _current_release(commit)
        folder = ROOT / "build" / "release"
        files = _build(folder, release, commit)
        if not given.only_build:
            _try_out(folder, files, release, commit)
    except (ReleaseError, ValueError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 2
    _print_row("took", f"{time.monotonic() - began:.0f} s")
    print("release: nothing was uploaded and no tag was set. What is left to do:")
    _print_row(f"git tag {release.tag}", f"then git push origin {release.tag}")
    _print_row("upload", f"the files of build/release/{release.version}")
    return 0


def _print_row(what: str, found: str) -> None:
    print(f"  {what:28} {found}", flush=True)


def _current_release(commit: str) -> Release:
    """Return the release of the changelog's first section, as committed."""
    release = parse_releases(run_git(ROOT, "show", f"{commit}:CHANGELOG.md"))[0]
    print(f"release: {release.version} of {release.date}, commit {commit[:8]}", flush=True)
    if run_git(ROOT, "status", "--porcelain"):
        _print_row("not committed", "changes of the working tree are left out")
    return release


def _build(folder: Path, release: Release, commit: str) -> list[Path]:
    """Build wheel and source archive, compare them, and write checksums and release notes."""
    if folder.exists():
        shutil.rmtree(folder)
    out = folder / release.version
    out.mkdir(parents=True)
    files = [Path(shutil.copy(one, out)) for one in build_release(ROOT, folder, release, commit)]
    if any(release.version not in one.name for one in files):
        raise ReleaseError(f"the files are called {', '.join(one.name for one in files)}, not {release.version}.")
    (out / "SHA256SUMS").write_text("".join(f"{file_digest(one)}  {one.name}\n" for one in files))
    (out / "NOTES.md").write_text(release.notes + "\n", encoding="utf-8")
    for one in files:
        _print_row(one.name, f"{one.stat().st_size / 1e6:.1f} MB, twice the same bytes, sha256 {file_digest(one)[:16]}")
    return files


def _try_out(folder: Path, files: list[Path], release: Release, commit: str) -> None:
    wheel, archive = files
    first = folder / "clone-1"
    lock = first / "requirements-play.lock"
    copies = [install(one, folder / f"from-{one.suffix[1:]}", lock, "play,plots") for one in files]
    for copy, one in zip(copies, files, strict=True):
        ran = run_readme(copy, first / "README.md")
        check_page_opens(copy.bin / "broadfront", copy.environment, copy.work)
        _print_row(
            one.name, f"installed without Node; {len(ran)} commands of the README; {play_a_move(copy)} in Chromium"
        )
    _write_bill(folder, copies[0], files, release, commit)
    _check_licenses(first)
    tools = install_tools(ROOT / "build" / "release-tools")
    _print_row("known vulnerabilities", audit(copies[0].site_packages, tools))
    for tool in ("pipx", "uv"):
        _print_row(tool, try_installer(tool, wheel, tools, folder))
    took = small_install(archive, folder / "small")
    _print_row("without extras", f"{took:.1f} MB on the disk beside pip (at most {MEGABYTES})")
    if took > MEGABYTES:
        raise ReleaseError(f"the install without extras takes {took:.1f} MB, more than {MEGABYTES}.")
    # The clone sets up its own environment from the lock files; the page is already built.
    words = ["make", "play", "TERMINAL=1", "ARGS=patrol"]
    plain = os.environ | {"PYTHONPATH": "", "XDG_STATE_HOME": str(folder / "state")}
    done = subprocess.run(words, cwd=first, env=plain, input="quit\n", capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ReleaseError(f"make play in a clean clone: {(done.stderr or done.stdout).strip()[-600:]}")
    _print_row("make play", "a clean clone sets itself up and plays")


def _write_bill(folder: Path, copy: Copy, files: list[Path], release: Release, commit: str) -> None:
    """Write the bill of materials of what `broadfront[play]` installs, and of the page."""
    packages = [
        *installed_packages(copy.site_packages),
        *page_packages(folder / "clone-1" / "page" / "package-lock.json"),
    ]
    when = dt.datetime.fromtimestamp(int(run_git(ROOT, "log", "-1", "--format=%ct", commit)), dt.UTC)
    content = bill_of_materials(packages, when, {one.name: file_digest(one) for one in files})
    path = folder / release.version / f"broadfront-{release.version}.cdx.json"
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    _print_row(path.name, f"{len(content['components'])} components, CycloneDX {content['specVersion']}")


def _check_licenses(clone: Path) -> None:
    """Check the licenses of all packages of the test environment, which has all extras, and of the page."""
    packages = [*installed_packages(), *page_packages(clone / "page" / "package-lock.json")]
    if lines := refused_packages(packages):
        raise ReleaseError(f"licences that are not on the list of tools/release/licences.py: {'; '.join(lines)}")
    _print_row("licences", f"{len(packages)} packages, all on the list")


if __name__ == "__main__":
    sys.exit(main())
