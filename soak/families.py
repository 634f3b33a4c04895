"""Conclusions over the jobs of a family."""

from collections.abc import Mapping, Sequence

import msgspec

from soak.progress import Failure, Progress
from soak.registry import Family, Job
from soak.runner import make_failure

__all__ = ["FamilyResult", "conclude_families"]


class FamilyResult(msgspec.Struct, frozen=True):
    """The conclusion over the jobs of a family."""

    family: str
    lines: list[str] = []
    failure: Failure | None = None
    missing: list[str] = []
    """Jobs with seeds left, so that there is no conclusion yet."""


def conclude_families(jobs: Mapping[str, Job], states: Sequence[Progress]) -> list[FamilyResult]:
    """Return for each family in a run its conclusion, or the jobs still missing for it."""
    ran = {state.job: state for state in states}
    families = dict.fromkeys(job.family for job in jobs.values() if job.family is not None and job.name in ran)
    found = []
    for family in families:
        members = [job.name for job in jobs.values() if job.family is family]
        missing = [name for name in members if name not in ran or ran[name].done < ran[name].seeds]
        if missing:
            found.append(FamilyResult(family.name, missing=missing))
        else:
            found.append(_conclude(family, [ran[name] for name in members]))
    return found


def _conclude(family: Family, states: Sequence[Progress]) -> FamilyResult:
    totals: dict[str, float] = {"seeds": sum(state.done for state in states)}
    for state in states:
        for name, amount in state.totals.items():
            totals[name] = totals.get(name, 0) + amount
    try:
        return FamilyResult(family.name, family.conclude(totals))
    except Exception as error:
        return FamilyResult(family.name, failure=make_failure(None, error))
