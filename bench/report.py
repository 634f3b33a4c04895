"""The report of a run: a table for people and JSON for programs."""

import os
import platform
import subprocess
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TypedDict

import msgspec

from bench.registry import Measured, Row

Outcome = tuple[Row, Measured | str]  # the measurement, or why there is none


class Verdict(TypedDict):
    what: str
    met: bool


def verdicts(measured: Measured) -> list[Verdict]:
    """Return each limit of a row, and whether it is met; missing figures are skipped."""
    found: list[Verdict] = []
    for name, times in measured.at_least.items():
        other = measured.others[name]
        if isinstance(other, float):
            ratio = other / measured.value
            found.append({"what": f"{ratio:.3g}x faster than {name}, at least {times:g}x", "met": ratio >= times})
    for name, times in measured.at_most.items():
        other = measured.others[name]
        if isinstance(other, float):
            ratio = measured.value / other
            found.append({"what": f"{ratio:.2f}x the time of {name}, at most {times:g}x", "met": ratio <= times})
    if measured.limit is not None:
        shown, allowed = format_figure(measured.value, measured.unit), format_figure(measured.limit, measured.unit)
        found.append({"what": f"{shown}, at most {allowed}", "met": measured.value <= measured.limit})
    return found


def format_figure(value: float, unit: str) -> str:
    """Format a figure with its unit and three digits.

    >>> format_figure(0.0000123, "s"), format_figure(250e6, "bytes")
    ('12.3 µs', '250 MB')
    """
    if unit == "bytes":
        return f"{value / 1e6:.3g} MB" if value >= 1e6 else f"{value / 1e3:.3g} kB"
    for size, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if value >= size:
            return f"{value / size:.3g} {name}"
    return f"{value * 1e9:.3g} ns"


def format_table(outcomes: Sequence[Outcome]) -> str:
    """Return the results as text, a line per row: our figure, the others' with their ratio to ours, the limits."""
    names = list(
        dict.fromkeys(name for _, measured in outcomes if isinstance(measured, Measured) for name in measured.others)
    )
    lines = [["", "broadfront", *names, "limits"]]
    notes = []
    for row, measured in outcomes:
        if isinstance(measured, str):
            lines.append([row.name, "-", *[""] * len(names), measured])
            continue
        cells = []
        for name in names:
            other = measured.others.get(name, "")
            if isinstance(other, float):
                cells.append(f"{format_figure(other, measured.unit)} ({other / measured.value:.3g}x)")
            else:
                cells.append("-" if other else "")
                if other:
                    notes.append(f"{row.name}: {name}: {other}")
        limits = [f"{'ok' if verdict['met'] else 'MISSED'}: {verdict['what']}" for verdict in verdicts(measured)]
        lines.append([row.name, format_figure(measured.value, measured.unit), *cells, "; ".join(limits)])
        if measured.note:
            notes.append(f"{row.name}: {measured.note}")
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    rows = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines]
    return "\n".join([rows[0], "-" * len(rows[0]), *rows[1:], "", *notes]).rstrip()


def machine_data(root: Path) -> Mapping[str, object]:
    """Return the machine, commit and package versions of the figures."""
    cpu = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        cpu = models[0] if models else cpu
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, check=False)
    return {
        "commit": done.stdout.strip() or "unknown",
        "cpu": cpu,
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "packages": {name: version(name) for name in ("numpy", "numba", "scipy", "networkx")},
    }


def write_results(path: Path, root: Path, outcomes: Sequence[Outcome]) -> None:
    rows: list[dict[str, object]] = []
    for row, measured in outcomes:
        if isinstance(measured, str):
            rows.append({"name": row.name, "missing": measured})
            continue
        others = {
            name: {"value": other, "ratio": other / measured.value} if isinstance(other, float) else {"missing": other}
            for name, other in measured.others.items()
        }
        rows.append(
            {
                "name": row.name,
                "value": measured.value,
                "unit": measured.unit,
                "others": others,
                "limits": verdicts(measured),
                "note": measured.note,
            }
        )
    path.parent.mkdir(parents=True, exist_ok=True)
    data = {"machine": machine_data(root), "rows": rows}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")
