"""The progress of a job, saved on disk so that a stopped run can continue."""

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
    """Earlier commits whose results still count."""

    @property
    def next_seed(self) -> int:
        return self.first_seed + self.done

    @property
    def is_complete(self) -> bool:
        return self.done == self.seeds and self.concluded

    def add(self, figures: Mapping[str, float]) -> None:
        for name, amount in figures.items():
            self.totals[name] = self.totals.get(name, 0) + amount
        self.done += 1


def new_progress(job: Job, commit: str) -> Progress:
    return Progress(job.name, commit, job.seeds.start, len(job.seeds))


def load_progress(path: Path, job: Job, commit: str, *, go_on: bool = False) -> tuple[Progress, str | None]:
    """Return the progress to continue from, and a message about an earlier run or None.

    The message says why the earlier run cannot be used, or that it was of other code.
    """
    try:
        earlier = msgspec.json.decode(path.read_bytes(), type=Progress)
    except FileNotFoundError:
        return new_progress(job, commit), None
    except msgspec.MsgspecError:
        return new_progress(job, commit), f"{path} is damaged; starting again"
    if earlier.commit != commit and not go_on:
        return new_progress(job, commit), "the code has changed since the last run; starting again"
    if (earlier.job, earlier.first_seed, earlier.seeds) != (job.name, job.seeds.start, len(job.seeds)):
        return new_progress(job, commit), "the job has other seeds than in the last run; starting again"
    if earlier.commit == commit or earlier.is_complete:
        return earlier, None
    message = f"going on with {earlier.done} seeds of earlier code, {earlier.commit}"
    earlier.before, earlier.commit = [*earlier.before, earlier.commit], commit
    return earlier, message


def write_atomically(path: Path, text: bytes) -> None:
    """Write through a temporary file next to the target, so that nobody ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with beside.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def save_progress(path: Path, progress: Progress) -> None:
    write_atomically(path, msgspec.json.format(msgspec.json.encode(progress), indent=2) + b"\n")


def describe_commit(root: Path) -> str:
    """Return the current commit, with a digest of uncommitted changes if there are any."""

    def git(*words: str) -> bytes:
        return subprocess.run(["git", *words], cwd=root, capture_output=True, check=True).stdout

    try:
        commit = git("rev-parse", "HEAD").decode().strip()
        changes = git("diff", "HEAD")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{commit}+{hashlib.sha256(changes).hexdigest()[:12]}" if changes else commit
