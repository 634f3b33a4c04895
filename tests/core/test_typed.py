"""Typed decoding in several threads."""

import threading
import time
from typing import Any

import msgspec
import pytest

from broadfront.core.reading import type_check


class Fresh(msgspec.Struct):
    a: int = 0


def test_one_thread_at_a_time_has_a_reader_of_a_type_made(monkeypatch: pytest.MonkeyPatch) -> None:
    within, most = 0, 0
    convert = msgspec.convert

    def slowly(data: Any, kind: Any) -> Any:
        nonlocal within, most
        within += 1
        most = max(most, within)
        time.sleep(0.01)
        within -= 1
        return convert(data, kind)

    monkeypatch.setattr(msgspec, "convert", slowly)
    kinds: list[Any] = [Fresh, list[Fresh], dict[str, Fresh], tuple[Fresh, ...]]
    data: list[Any] = [{"a": 1}, [{}], {"x": {}}, [{}]]
    threads = [threading.Thread(target=type_check.convert_data, args=given) for given in zip(data, kinds, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1
    assert type_check.convert_data({"a": 2}, Fresh) == Fresh(2)
