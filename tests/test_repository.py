"""The repository follows its own house rules."""

import ast
import os
import re
import subprocess
from pathlib import Path

import pytest

from broadfront.cli import EXTRAS
from tests.conftest import Missing
from tests.repository import ROOT, project
from tools import imports, site

LOCKS = ("requirements.lock", "requirements-play.lock")
LINES_OF_A_FILE = 600

# Spelled in two parts so that this file does not contain what it looks for.
MACHINE_WORDS = [
    "/" + "work/",
    "/" + "tmp/",
    "/" + "home/",
    "/" + "root/",
    "/" + "opt/",
    ".." + "/shared",
    "pypi" + ".org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "deb." + "debian.org",
    "--index" + "-url",
    "--find" + "-links",
    "file:" + "///",
]


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[<>=!~; ]", line, maxsplit=1)[0].lower() for line in requirements}


def dependencies() -> dict[str, set[str]]:
    declared = project()["project"]
    return {"": names(declared["dependencies"])} | {
        extra: names(lines) for extra, lines in declared["optional-dependencies"].items()
    }


def pinned(lock: str) -> dict[str, str]:
    text = (ROOT / lock).read_text()
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", text, flags=re.MULTILINE))


def test_no_tracked_file_speaks_of_one_machine_or_registry() -> None:
    found = []
    for path in tracked():
        try:
            text = re.sub(r'"(\.\./)+home/', '"../', path.read_text(encoding="utf-8"))  # a folder of the page
        except UnicodeDecodeError:
            continue
        allowed = {"--index" + "-url", "--find" + "-links"} if path.name == "lock.sh" else set()
        found += [f"{path.relative_to(ROOT)}: {word}" for word in MACHINE_WORDS if word in text and word not in allowed]
    assert not found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_everything_with_hashes_and_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    requirements = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert requirements
    assert all(re.fullmatch(r"[a-z0-9._-]+==\S+( ; .+)? \\", line) for line in requirements)
    blocks = re.split(r"^(?=\S)", text, flags=re.MULTILINE)
    assert all("--hash=sha256:" in block for block in blocks if "==" in block)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_serves_every_system_and_has_each_package_once(lock: str) -> None:
    text = (ROOT / lock).read_text()
    named = re.findall(r"^([a-z0-9._-]+)==", text, flags=re.MULTILINE)
    assert {"colorama", "tzdata"} <= set(named), "Windows needs them"
    assert len(named) == len(set(named))


def test_the_locks_hold_what_pyproject_asks_for_and_agree() -> None:
    declared, play, test = dependencies(), pinned("requirements-play.lock"), pinned("requirements.lock")
    assert declared[""] | declared["web"] <= play.keys()
    extras = ("", "web", "plots", "tables", "cluster", "maps", "dev")
    assert set().union(*(declared[extra] for extra in extras)) <= test.keys()
    assert play.items() <= test.items()


def test_every_dependency_has_a_line_in_the_documentation() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text()
    described = set(re.findall(r"^\| ([a-z0-9-]+) \|", page, flags=re.MULTILINE))
    declared = set().union(*dependencies().values())
    assert declared - described == set()
    assert described - declared - {"package"} == set(), "described, but no longer used"


def test_an_extra_brings_packages_that_some_code_imports() -> None:
    declared = dependencies()
    imported = {found.target.partition(".")[0] for found in imports.find_imports(imports.module_files())}
    by_name = {"psycopg"}  # by the address of a database
    for package, extra in EXTRAS.items():
        assert package in imported | by_name, f"{package}: nothing imports it"
        assert [name for name in declared[extra] if name.replace("-", "_").startswith(package)], package


TARGETS = (
    "play", "test", "soak", "bench", "same", "golden", "coverage", "mutants", "house", "entering", "manual", "pictures",
    "docs", "help", "lock", "release",
)  # fmt: skip


@pytest.mark.parametrize("target", TARGETS)
def test_make_knows_the_target_and_help_lists_it(target: str) -> None:
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    assert re.search(rf"^  make {target} +\S", told, flags=re.MULTILINE)


def test_continuous_integration_says_what_it_runs_and_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert 'echo "+ make test"' in script.read_text()
    assert "\nmake test && exit 0\n" in script.read_text()


def test_no_source_file_is_too_long_to_read() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {lines} lines"
        for path in tracked()
        if path.suffix in {".py", ".ts"} and "generated" not in path.parts
        if (lines := len(path.read_text().splitlines())) > LINES_OF_A_FILE
    ]
    assert not long


def test_every_page_of_the_documentation_is_in_the_navigation() -> None:
    nav = (ROOT / "mkdocs.yml").read_text().partition("\nnav:")[2]
    pages = re.findall(r"[\w./-]+\.md", nav)
    written = [str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")]
    assert sorted(pages) == sorted([*written, *site.PAGES])


def test_the_import_contract_names_every_package_folder() -> None:
    contracts = {contract["id"]: contract for contract in project()["tool"]["importlinter"]["contracts"]}
    layers = set(re.findall(r"\w+", " ".join(contracts["layers"]["layers"])))
    folders = {path.parent.name for path in (ROOT / "src" / "broadfront").glob("*/__init__.py")}
    assert folders - layers == set()


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {path.parent for path in tracked() if path.suffix == ".py" and (ROOT / "src") in path.parents}
    assert [str(f.relative_to(ROOT)) for f in sorted(folders) if not (f / "__init__.py").exists()] == []


def system_parts(*parts: str, **environment: str) -> subprocess.CompletedProcess[str]:
    script = ROOT / "tools" / "system.sh"
    return subprocess.run([script, *parts], env=os.environ | environment, capture_output=True, check=False, text=True)


def empty_path(folder: Path) -> str:
    """Return a PATH with what the script needs, but no browser, no apt-get, and a user who is not root."""
    for program in ("env", "bash", "dirname"):
        found = subprocess.run(["which", program], capture_output=True, check=True, text=True).stdout.strip()
        (folder / program).symlink_to(found)
    nobody = folder / "id"
    nobody.write_text("#!/bin/sh\necho 1000\n")
    nobody.chmod(0o755)
    return str(folder)


def test_a_missing_part_is_announced_with_the_command_that_brings_it(tmp_path: Path) -> None:
    told = system_parts("chromium", PATH=empty_path(tmp_path), CHROMIUM="", CI="")
    assert told.returncode == 0
    assert "apt-get install --no-install-recommends chromium" in told.stdout


def test_with_ci_a_missing_part_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: Missing) -> None:
    told = system_parts("chromium", PATH=empty_path(tmp_path), CHROMIUM="", CI="true")
    assert told.returncode == 1
    assert "apt-get install --no-install-recommends chromium" in told.stderr
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="CI=true"):
        missing("chromium", "apt-get install chromium")
    monkeypatch.setenv("CI", "")
    with pytest.raises(pytest.skip.Exception, match="apt-get install chromium"):
        missing("chromium", "apt-get install chromium")


def test_an_unknown_part_or_browser_is_refused() -> None:
    assert system_parts("telescope").returncode == 2
    assert system_parts("chromium", CHROMIUM="no-such-program").returncode == 2


def test_without_a_suitable_python_set_up_says_what_to_do(tmp_path: Path) -> None:
    too_old = tmp_path / "python3"
    too_old.write_text("#!/bin/sh\nexit 1\n")
    too_old.chmod(0o755)
    told = subprocess.run(
        [ROOT / "tools" / "venv.sh"],
        env={"PATH": empty_path(tmp_path)},
        capture_output=True,
        check=False,
        text=True,
    )
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert "Python 3.11 or newer is needed" in told.stderr


def words_of(tree: ast.AST) -> set[str]:
    """Return every name, attribute and string constant that code uses, without what it defines or imports."""
    used: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.Constant(value=str(word)):
                used.add(word)
    return used


def test_the_program_calls_what_a_title_defines() -> None:
    """A function called only by tests is a second copy of a rule that the game does not use."""
    defined: dict[str, str] = {}
    used: set[str] = set()
    for path in tracked():
        if path.suffix != ".py" or path.is_relative_to(ROOT / "tests"):
            continue
        tree = ast.parse(path.read_text())
        body = [node for node in tree.body if "__all__" not in words_of(node)]
        used |= set().union(*map(words_of, body))
        if path.is_relative_to(ROOT / "src" / "broadfront" / "titles"):
            plain = [node for node in body if isinstance(node, ast.FunctionDef) and not node.decorator_list]
            defined |= {node.name: f"{path.relative_to(ROOT)}: {node.name}" for node in plain}
    assert not [where for name, where in defined.items() if name not in used]
