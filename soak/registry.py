"""The registry of jobs."""

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Figures = Mapping[str, float]
"""What one seed adds to the totals of its job; may be empty."""

Totals = Mapping[str, float]
"""The summed figures of all seeds, and `seeds`, their number."""

Work = Callable[[range], Iterator[Figures]]


@dataclass(frozen=True)
class Family:
    """Jobs with a common conclusion, drawn once all their seeds are done."""

    name: str
    conclude: Callable[[Totals], list[str]]
    """Returns lines for the report from the summed figures of all its jobs; raises if they are wrong."""


@dataclass(frozen=True)
class Job:
    name: str
    seeds: range
    work: Work
    conclude: Callable[[Totals], None] | None = None
    family: Family | None = None

    @property
    def claim(self) -> str:
        """What the job shows, in one sentence: the first line of its docstring."""
        return (self.work.__doc__ or "").strip().partition("\n")[0]


_jobs: dict[str, Job] = {}


def job(
    name: str, *, seeds: range, conclude: Callable[[Totals], None] | None = None, family: Family | None = None
) -> Callable[[Work], Work]:
    """Register a job. `conclude` is called with the totals once every seed has passed, and raises if they are wrong."""

    def register(work: Work) -> Work:
        if not _NAME.fullmatch(name):
            raise ValueError(f"A job is named in small letters, digits and hyphens, not {name!r}.")
        if name in _jobs:
            raise ValueError(f"There are two jobs called {name!r}.")
        if seeds.step != 1 or not seeds:
            raise ValueError(f"Job {name!r} needs a range of seeds with step 1, not {seeds!r}.")
        if not (work.__doc__ or "").strip():
            raise ValueError(f"Job {name!r} needs a docstring: what does it show?")
        _jobs[name] = Job(name, seeds, work, conclude, family)
        return work

    return register


def load_jobs(package: ModuleType) -> dict[str, Job]:
    """Import every module of a package of jobs, and return all registered jobs by name."""
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return dict(sorted(_jobs.items()))
