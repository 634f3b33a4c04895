"""Checks of a release with external programs: pip-audit, pipx and uv, in their own environment.

If one is not available or has no data, a line says so; that does not stop a release.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from tools.release.building import ReleaseError, without_node
from tools.release.opening import check_page_opens

__all__ = ["audit", "try_installer"]

TOOLS = ("pip-audit", "pipx", "uv")


def install_tools(folder: Path) -> Path:
    """Install the programs and return their folder; those that cannot be installed are missing from it."""
    if not (folder / "bin" / "python").exists():
        venv.create(folder, with_pip=True)
    for tool in TOOLS:
        if not (folder / "bin" / tool).exists():
            pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", tool]
            subprocess.run(pip, capture_output=True, check=False)
    return folder / "bin"


def audit(site: Path, tools: Path) -> str:
    """Return the security advisories' verdict on an environment; known vulnerabilities stop the release."""
    program = tools / "pip-audit"
    if not program.exists():
        return "not checked: pip-audit cannot be had here"
    words = [str(program), "--path", str(site), "--format", "json", "--progress-spinner", "off"]
    done = subprocess.run(words, capture_output=True, check=False, text=True)
    try:
        listed: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        return "not checked: no advisory data can be reached here"
    return audit_verdict(listed)


def audit_verdict(listed: list[dict[str, Any]]) -> str:
    """Return the verdict on pip-audit's list; broadfront itself is not in a registry before its release."""
    others = [one for one in listed if one["name"] != "broadfront"]
    checked = [one for one in others if "vulns" in one]
    vulnerable = [f"{one['name']} {one['version']}: {one['vulns'][0]['id']}" for one in checked if one["vulns"]]
    if vulnerable:
        raise ReleaseError(f"known vulnerabilities: {'; '.join(vulnerable)}. Raise them in the lock (`make lock`).")
    if not checked:
        return "not checked: no advisory data can be reached here"
    left = f"; {len(others) - len(checked)} unknown to the registry" if len(checked) < len(others) else ""
    return f"none in {len(checked)} packages{left}"


def try_installer(tool: str, wheel: Path, tools: Path, folder: Path) -> str:
    """Install the wheel with the extra for play by `pipx` or `uv tool`, run `broadfront play`, and return
    the outcome.
    """
    if not (tools / tool).exists():
        return f"not tried: {tool} cannot be had here"
    home = folder / tool
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {
        "PATH": without_node(os.environ["PATH"]),
        "PIPX_HOME": str(home),
        "PIPX_BIN_DIR": str(home / "bin"),
        "UV_TOOL_DIR": str(home),
        "UV_TOOL_BIN_DIR": str(home / "bin"),
        "UV_PYTHON": sys.executable,
        "XDG_STATE_HOME": str(home / "state"),
    }
    words = {
        "pipx": ["install", "--force", "--python", sys.executable, f"{wheel}[play]"],
        "uv": ["tool", "install", "--force", f"{wheel}[play]"],
    }[tool]
    done = subprocess.run([tools / tool, *words], env=environment, capture_output=True, check=False, text=True)
    if done.returncode != 0:
        why = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1]
        return f"not tried: {tool} could not install it ({why})"
    asked = [str(home / "bin" / "broadfront"), "doctor", "--json"]
    report = json.loads(subprocess.run(asked, env=environment, capture_output=True, check=True, text=True).stdout)
    lacking = [part["name"] for part in report["parts"] if not part["there"] and "broadfront[play]" in part["todo"]]
    if lacking or report["broadfront"] not in wheel.name:
        raise ReleaseError(f"{tool} installed {report['broadfront']} without {', '.join(lacking) or 'nothing'}.")
    check_page_opens(home / "bin" / "broadfront", environment, home / "somewhere")
    return f"broadfront {report['broadfront']}; broadfront play opens the page"
