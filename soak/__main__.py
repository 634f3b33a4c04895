"""python -m soak: runs the long checks, or continues them."""

import argparse
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from soak import jobs as jobs_package
from soak import progress as progress_file
from soak.families import conclude_families
from soak.registry import Job, load_jobs
from soak.report import verdict, write_report
from soak.runner import ProgressLine, run_job, run_one_seed

ROOT = Path(__file__).resolve().parent.parent


def parse_arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m soak",
        description="Run the long checks. A stopped run goes on where it was as long as the code is the same.",
    )
    parser.add_argument("--only", action="append", metavar="NAME", help="this job, or all whose names begin so")
    parser.add_argument("--fresh", action="store_true", help="forget earlier progress")
    parser.add_argument(
        "--go-on", action="store_true", help="keep seeds of earlier code that what changed since does not touch"
    )
    parser.add_argument("--list", action="store_true", help="name the jobs and what each shows")
    parser.add_argument("--seed", type=int, metavar="N", help="run one seed of one job, uncaught; keep nothing")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "soak", help="where progress and report go")
    return parser.parse_args(words)


def main(words: Sequence[str], jobs: Mapping[str, Job], ticker: ProgressLine) -> int:
    """Return 0 if all passed, 1 if something failed, 2 for invalid arguments, 130 if interrupted."""
    wanted = parse_arguments(words)
    chosen = dict(jobs) if wanted.only is None else {}
    for word in wanted.only or ():
        matching = {name: job for name, job in jobs.items() if name == word or name.startswith(f"{word}-")}
        if not matching:
            return _print_usage_error(f"there is no job {word!r}; there are: {', '.join(jobs) or 'none'}")
        chosen |= matching
    if wanted.list:
        for job in chosen.values():
            print(f"{job.name}: {job.claim} ({len(job.seeds)} seeds)")
        return 0
    if not chosen:
        return _print_usage_error("there are no jobs in soak/jobs")
    if wanted.seed is not None:
        if len(chosen) != 1:
            return _print_usage_error("--seed needs one job: add --only NAME")
        (job,) = chosen.values()
        try:
            print(dict(run_one_seed(job, wanted.seed)))
        except ValueError as error:
            if wanted.seed in job.seeds:
                raise
            return _print_usage_error(str(error))
        return 0
    return _run_all(jobs, chosen, wanted.folder, fresh=wanted.fresh, go_on=wanted.go_on, ticker=ticker)


def _run_all(
    jobs: Mapping[str, Job], chosen: Mapping[str, Job], folder: Path, *, fresh: bool, go_on: bool, ticker: ProgressLine
) -> int:
    commit = progress_file.describe_commit(ROOT)
    states = []
    stopped = False
    for job in chosen.values():
        path = folder / f"{job.name}.json"
        if fresh:
            path.unlink(missing_ok=True)
        state, reason = progress_file.load_progress(path, job, commit, go_on=go_on)
        states.append(state)
        if reason:
            print(f"soak: {job.name}: {reason}", file=ticker.out)
        if stopped:
            continue
        try:
            run_job(job, state, path, ticker)
        except KeyboardInterrupt:
            stopped = True
    together = conclude_families(jobs, states)
    write_report(folder, commit, chosen, states, together)
    for state in states:
        print(f"soak: {state.job}: {verdict(state)}, {state.done} of {state.seeds} seeds, {state.seconds:.1f} s")
        for failure in state.failures:
            at = "conclusion" if failure.seed is None else f"seed {failure.seed}"
            print(f"soak: {state.job}: {at}: {failure.message}")
    for one in together:
        if one.failure is not None:
            print(f"soak: {one.family}, all jobs together: {one.failure.message}")
    print(f"soak: report in {folder / 'report.md'}")
    if stopped:
        print("soak: interrupted; the same command continues from here", file=ticker.out)
        return 130
    failed = [one for one in together if one.failure is not None]
    return 0 if not failed and all(verdict(state) == "passed" for state in states) else 1


def _print_usage_error(message: str) -> int:
    print(f"soak: {message}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # SIGTERM acts like Ctrl-C
    sys.exit(main(sys.argv[1:], load_jobs(jobs_package), ProgressLine(sys.stderr)))
