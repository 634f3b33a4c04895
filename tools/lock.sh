#!/usr/bin/env bash
# Writes the two lock files from pyproject.toml: requirements-play.lock (what `make play` installs) and
# requirements.lock (that, and everything the tests need). One resolution serves Linux, macOS and Windows and every
# Python from 3.11 on: what only one of them needs has a marker. Hashes are kept, the registry's address is not.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=build/lock # uv is no part of the package, nor of its tests
[ -x "$tools/bin/uv" ] || { .venv/bin/python -m venv "$tools" && "$tools/bin/python" -m pip install --quiet "uv>=0.5"; }

# What an editable install is built with: [build-system] of pyproject.toml, and what hatchling asks for then.
printf 'hatchling\neditables\n' >"$tools/build.in"

compile() {
    echo "lock: $*"
    "$tools/bin/uv" pip compile --quiet --universal --fork-strategy fewest --generate-hashes \
        --strip-extras --no-header --no-emit-index-url --no-emit-find-links "$@" pyproject.toml "$tools/build.in" >/dev/null
}

compile --python-version 3.11 --extra web --output-file requirements-play.lock
# What builds the documentation wants 3.11.5.
compile --python-version 3.11.5 --extra web --extra plots --extra tables --extra cluster --extra maps --extra dev \
    --constraint requirements-play.lock --output-file requirements.lock
sed -i "s| ($tools/build.in)||; s|-r $tools/build.in|the build|" requirements-play.lock requirements.lock

# A dry run for each system: every package has a wheel there, with a hash of the lock.
for system in linux macos windows; do
    for python in 3.11 3.13; do
        echo "lock: requirements-play.lock on $system with Python $python"
        "$tools/bin/uv" pip install --quiet --dry-run --require-hashes --only-binary :all: --python-platform "$system" \
            --python-version "$python" --target "$tools/$system-$python" --requirement requirements-play.lock
    done
done
