"""Writes the report of a run: report.json for programs, report.md for people."""

import os
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from soak.families import FamilyResult
from soak.progress import Progress, write_atomically
from soak.registry import Job

FIGURES = 12
"""Maximum number of totals shown per job in report.md."""


def verdict(progress: Progress) -> str:
    if progress.failures:
        return "failed"
    return "passed" if progress.is_complete else "unfinished"


def write_report(
    folder: Path,
    commit: str,
    jobs: Mapping[str, Job],
    states: Sequence[Progress],
    together: Sequence[FamilyResult] = (),
) -> None:
    rows = [
        {
            "job": state.job,
            "claim": jobs[state.job].claim,
            "verdict": verdict(state),
            "first_seed": state.first_seed,
            "last_seed": state.first_seed + state.seeds - 1,
            "done": state.done,
            "seconds": round(state.seconds, 1),
            "commits": [*state.before, state.commit],
            "totals": state.totals,
            "failures": [{"seed": failure.seed, "message": failure.message} for failure in state.failures],
        }
        for state in states
    ]
    data = {
        "commit": commit,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "jobs": rows,
        "together": together,
    }
    write_atomically(folder / "report.json", msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")
    write_atomically(folder / "report.md", _markdown_report(commit, jobs, states, together).encode())


def _markdown_report(
    commit: str, jobs: Mapping[str, Job], states: Sequence[Progress], together: Sequence[FamilyResult]
) -> str:
    lines = [
        "# Soak report",
        "",
        f"Commit `{commit}`, Python {platform.python_version()}, {os.cpu_count()} cores.",
        "",
        "| job | shows | seeds | done | seconds | verdict |",
        "|---|---|---|---:|---:|---|",
    ]
    for state in states:
        seeds = f"{state.first_seed}-{state.first_seed + state.seeds - 1}"
        cells = (state.job, jobs[state.job].claim, seeds, state.done, f"{state.seconds:.1f}", verdict(state))
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    for state in states:
        if others := [one for one in (*state.before, state.commit) if one != commit]:
            lines += ["", f"Seeds of {state.job} were run at {' and '.join(f'`{one}`' for one in others)}."]
    for state in states:
        if state.totals:
            figures = [f"{name} {amount:g}" for name, amount in sorted(state.totals.items())]
            shown = ", ".join(figures) if len(figures) <= FIGURES else f"{len(figures)} figures, in report.json"
            lines += ["", f"Totals of {state.job}: {shown}."]
    for one in together:
        lines += ["", f"## {one.family}, all jobs together", ""]
        if one.missing:
            lines.append(f"Nothing can be said yet: {', '.join(one.missing)} did not run through.")
        lines += one.lines if one.failure is None else ["```", one.failure.traceback.rstrip(), "```"]
    for state in states:
        for failure in state.failures:
            at = "the conclusion" if failure.seed is None else f"seed {failure.seed}"
            lines += ["", f"## {state.job}, {at}", "", "```", failure.traceback.rstrip(), "```"]
    return "\n".join(lines) + "\n"
