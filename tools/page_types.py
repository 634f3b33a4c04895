"""Generates the page's types (`page/src/generated/api.ts`) from the server's OpenAPI document."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from broadfront.web.openapi import document
from tools.page import CANNOT_HERE, ROOT, BuildError, Unavailable, fetch, install_node, node_path

__all__ = ["FILE", "generate_types", "is_current", "main"]

FILE = Path("page", "src", "generated", "api.ts")


def _versionless_document() -> bytes:
    """Return the OpenAPI document without our version number, which does not affect types."""
    found = document()
    return msgspec.json.encode(found | {"info": found["info"] | {"version": ""}}, order="sorted")


def _head(described: bytes) -> str:
    makes = (ROOT / "page" / "types.mjs").read_bytes()
    digest = hashlib.sha256(described + makes).hexdigest()[:16]
    return f"// Made from the server's OpenAPI document by `make page`; change the server's types instead. {digest}\n"


def is_current() -> bool:
    """Return whether the types match the server, compared by a digest, without Node."""
    return (ROOT / FILE).read_text(encoding="utf-8").startswith(_head(_versionless_document()))


def generate_types() -> str:
    """Generate the types with openapi-typescript."""
    path = node_path() or install_node()
    fetch(ROOT, path)
    node = shutil.which("node", path=path)
    assert node is not None
    described = _versionless_document()
    done = subprocess.run([node, "types.mjs"], cwd=ROOT / "page", input=described, capture_output=True, check=False)
    if done.returncode:
        raise BuildError(f"the page's types cannot be made: {done.stderr.decode(errors='replace').strip()[-300:]}")
    return _head(described) + done.stdout.decode()


def main() -> int:
    """For make: rewrite the types if the server has changed."""
    try:
        if not is_current():
            print("page: the server says something else than before; writing the page's types", flush=True)
            (ROOT / FILE).write_text(generate_types(), encoding="utf-8")
    except Unavailable as error:
        print(f"page: {error}; its types stay as they were.")
        return CANNOT_HERE
    except BuildError as error:
        print(f"page: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
