"""Runs the tests against a mutant in a child of a process that has collected them once.

The child swaps the code of the function or changes the figure of the chart, clears caches, and runs tests until one
fails. Processor time is limited per test: a mutant that never ends is killed.
"""

import functools
import gc
import importlib
import inspect
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from types import CodeType, FunctionType
from typing import Any, NamedTuple, NoReturn

import pytest

from tools.deciders import PACKAGE
from tools.mutating import Mutant, make_mutant, with_figure

KILLED, SURVIVED, NOT_MADE = range(3)
LEAST_SECONDS, TIMES = 10.0, 20.0
"""Limit of a test's processor time: at least this much, or this many times its usual time."""
BUDGET, REST_BUDGET = 200.0, 15.0
"""Processor time per mutant: for tests that run its code, and for the rest, which can hardly notice it."""
MEMORY = 8 << 30
KERNELS = "_kernel"


class PlannedTest(NamedTuple):
    """A test to run, its usual seconds, and whether it runs the mutant's code."""

    item: pytest.Item
    seconds: float
    covers: bool


class ChildResult(NamedTuple):
    """How a child ended: the verdict, and the test that failed or ran out of time."""

    verdict: int
    test: str


def start_child(mutant: Mutant, tests: Sequence[PlannedTest]) -> tuple[int, int]:
    """Start a child on a mutant; return its process id and the pipe on which it reports the current test."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        _run_tests(mutant, tests, writing)
    os.close(writing)
    return pid, reading


def child_result(pid: int, pipe: int, tests: Sequence[PlannedTest], status: int) -> ChildResult:
    """Return how a finished child ended."""
    with os.fdopen(pipe) as lines:
        last = (lines.read().split() or ["0"])[-1]
    test = tests[int(last)].item.nodeid if tests else ""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        # Another signal may have nothing to do with the mutant, such as a browser that exceeds the memory limit.
        return ChildResult(KILLED if number == signal.SIGVTALRM else SURVIVED, f"{test} (ended by signal {number})")
    return ChildResult(os.WEXITSTATUS(status), test)


def warm_up() -> None:
    """Compile or load the kernels once, so that children inherit them."""
    for name in [name for name in sys.modules if name.startswith("broadfront.")]:
        for word, value in list(vars(sys.modules[name]).items()):
            if word.endswith(KERNELS) and callable(value) and getattr(value, "__module__", "") == name:
                for words in product((False, True), repeat=len(inspect.signature(value).parameters)):
                    value(*words)


def _run_tests(mutant: Mutant, tests: Sequence[PlannedTest], pipe: int) -> NoReturn:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    try:
        apply_mutant(mutant)
    except Exception:
        os._exit(NOT_MADE)
    watch, limit = _Watch(), {True: BUDGET, False: 0.0}
    for number, (item, seconds, covers) in enumerate(tests):
        used = sum(os.times()[:2])
        limit[False] = limit[False] or (0.0 if covers else used + REST_BUDGET)
        if used > limit[covers]:
            continue
        os.write(pipe, f"{number}\n".encode())
        signal.setitimer(signal.ITIMER_VIRTUAL, LEAST_SECONDS + TIMES * seconds)
        item.config.pluginmanager.register(watch)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        except BaseException:
            os._exit(KILLED)
        item.config.pluginmanager.unregister(watch)
        if watch.failed:
            os._exit(KILLED)
    os._exit(SURVIVED)


class _Watch:
    failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


# Making a mutant


def apply_mutant(mutant: Mutant) -> None:
    """Apply the mutant to the code or data of this process, and clear caches."""
    if mutant.is_row:
        _change_figure(mutant)
    else:
        _swap_code(mutant)
    for kept in gc.get_objects():
        if isinstance(kept, functools._lru_cache_wrapper) and _is_ours(kept.__module__, kept.__name__):
            kept.cache_clear()


def _is_ours(module: str | None, name: str) -> bool:
    return (module or "").startswith(("broadfront", "tests")) and not name.endswith(KERNELS)


def _swap_code(mutant: Mutant) -> None:
    path = str(PACKAGE / mutant.file)
    importlib.import_module("broadfront." + mutant.file.removesuffix(".py").replace("/", "."))
    module, function = make_mutant(mutant)
    first = min([function.lineno, *(d.lineno for d in function.decorator_list)])

    def is_mutated(code: CodeType) -> bool:
        return (code.co_filename, code.co_qualname, code.co_firstlineno) == (path, mutant.name, first)

    new = next(filter(is_mutated, _nested_codes(compile(module, path, "exec"))))
    held = [f for f in gc.get_objects() if isinstance(f, FunctionType) and is_mutated(f.__code__)]
    if not held:
        raise LookupError(mutant.place)
    for function_object in held:
        function_object.__code__ = new


def _nested_codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _nested_codes(constant)


def _change_figure(mutant: Mutant) -> None:
    files = importlib.import_module("broadfront.core.files").TitleFiles
    read = files.toml

    def toml(self: Any, name: str) -> dict[str, Any]:
        data: dict[str, Any] = read(self, name)
        return with_figure(data, mutant) if self.path(name) == PACKAGE / mutant.file else data

    files.toml = toml
