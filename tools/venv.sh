#!/usr/bin/env bash
# Creates .venv from the first suitable Python (3.11 or newer), or says in one line what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

suitable() {
    command -v "$1" >/dev/null && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

for candidate in ${PYTHON:+"$PYTHON"} python3 python3.11 python3.12 python3.13 python3.14; do
    if suitable "$candidate"; then
        python=$candidate
        break
    fi
done

if [ -z "${python:-}" ]; then
    echo "set-up: found ${PYTHON:-$(python3 --version 2>/dev/null || echo 'no python3')}; Python 3.11 or newer is needed." \
        "Install it (Debian: apt-get install python3 python3-venv) or name one: make play PYTHON=/path/to/python3.12" >&2
    exit 2
fi

# Debian keeps venv's installer in a package of its own.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "set-up: $python has no venv module; installing $package with apt-get"
        apt-get update -qq && apt-get install -y -qq --no-install-recommends "$package" >/dev/null
    else
        echo "set-up: $python has no venv module. Run: apt-get install $package" >&2
        exit 2
    fi
fi

echo "set-up: creating .venv with $("$python" --version)"
"$python" -m venv .venv
