"""What a job has done so far, kept on disk so that a stopped run goes on where it was."""

import hashlib
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import msgspec

from soak.registry import Job


class Failure(msgspec.Struct, frozen=True):
    seed: int | None  # None: the conclusion over all seeds failed
    message: str
    traceback: str


class Progress(msgspec.Struct):
    job: str
    commit: str
    first_seed: int
    seeds: int
    done: int = 0
    seconds: float = 0.0
    totals: dict[str, float] = {}
    failures: list[Failure] = []
    concluded: bool = False
    before: list[str] = []
    """Earlier commits at which seeds were run that still count."""

    @property
    def next_seed(self) -> int:
        return self.first_seed + self.done

    @property
    def complete(self) -> bool:
        return self.done == self.seeds and self.concluded

    def add(self, figures: Mapping[str, float]) -> None:
        for name, amount in figures.items():
            self.totals[name] = self.totals.get(name, 0) + amount
        self.done += 1


def fresh(job: Job, commit: str) -> Progress:
    return Progress(job.name, commit, job.seeds.start, len(job.seeds))


def load(path: Path, job: Job, commit: str, *, go_on: bool = False) -> tuple[Progress, str | None]:
    """Where to go on, and what is to be said of an earlier run: why it cannot be used, or that it is of other code."""
    try:
        earlier = msgspec.json.decode(path.read_bytes(), type=Progress)
    except FileNotFoundError:
        return fresh(job, commit), None
    except msgspec.MsgspecError:
        return fresh(job, commit), f"{path} is damaged; starting again"
    if earlier.commit != commit and not go_on:
        return fresh(job, commit), "the code has changed since the last run; starting again"
    if (earlier.job, earlier.first_seed, earlier.seeds) != (job.name, job.seeds.start, len(job.seeds)):
        return fresh(job, commit), "the job has other seeds than in the last run; starting again"
    if earlier.commit == commit or earlier.complete:
        return earlier, None
    said = f"going on with {earlier.done} seeds of earlier code, {earlier.commit}"
    earlier.before, earlier.commit = [*earlier.before, earlier.commit], commit
    return earlier, said


def write(path: Path, text: bytes) -> None:
    """Write through a neighbour file, so that a reader or a crash sees the old text or the new, never half."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with beside.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def save(path: Path, progress: Progress) -> None:
    write(path, msgspec.json.format(msgspec.json.encode(progress), indent=2) + b"\n")


def commit_of(root: Path) -> str:
    """The commit the files stand at; with a digest of the changes when there are any."""

    def git(*words: str) -> bytes:
        return subprocess.run(["git", *words], cwd=root, capture_output=True, check=True).stdout

    try:
        commit = git("rev-parse", "HEAD").decode().strip()
        changes = git("diff", "HEAD")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{commit}+{hashlib.sha256(changes).hexdigest()[:12]}" if changes else commit
