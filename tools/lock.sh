#!/usr/bin/env bash
# Writes the two lock files from pyproject.toml: requirements-play.lock (what `make play` installs) and
# requirements.lock (that, and everything the tests need). Hashes are kept, the registry's address is not.
set -euo pipefail
cd "$(dirname "$0")/.."

python=.venv/bin/python
"$python" -m pip install --quiet "pip-tools>=7.5"

compile() {
    echo "lock: $*"
    "$python" -m piptools compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-header \
        --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
        --build-deps-for editable "$@" pyproject.toml
}

# The oldest Python we support decides: what installs there is pinned for all.
"$python" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' ||
    { echo "lock: .venv has another Python than 3.11; make it with python3.11 so that the lock serves every version."; exit 2; }

compile --extra web --output-file requirements-play.lock
compile --extra web --extra plots --extra tables --extra cluster --extra maps --extra dev --constraint requirements-play.lock --output-file requirements.lock
