#!/usr/bin/env bash
# Finds, or as root installs, the parts from outside Python that the tests need: tools/system.sh chromium postgresql
# A part that cannot be had is announced with the command that brings it. Its tests are then skipped, except with
# CI=true, where a missing part is a failure.
set -euo pipefail

missing() { # part, command
    if [ "${CI:-}" = true ]; then
        echo "system: $1 is missing and CI=true, so this is a failure. Run: $2" >&2
        exit 1
    fi
    echo "system: $1 is missing; its tests will be skipped. Run: $2"
}

install() { # part, package
    local command="apt-get install --no-install-recommends $2"
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        missing "$1" "$command"
        return
    fi
    echo "system: $command"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2"; } >/dev/null ||
        missing "$1" "$command"
}

for part in "$@"; do
    case $part in
        chromium)
            if [ -n "${CHROMIUM:-}" ] && [ ! -x "$CHROMIUM" ]; then
                echo "system: CHROMIUM is $CHROMIUM, which is not a program. Name one that is, or unset it." >&2
                exit 2
            fi
            [ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null || install chromium chromium
            ;;
        postgresql)
            # Its programs are not on the PATH in Debian; POSTGRESQL may name the folder they are in.
            if [ -n "${POSTGRESQL:-}" ] && [ ! -x "$POSTGRESQL/initdb" ]; then
                echo "system: POSTGRESQL is $POSTGRESQL, which holds no initdb. Name the folder that does, or unset it." >&2
                exit 2
            fi
            [ -n "${POSTGRESQL:-}" ] || command -v initdb >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null ||
                install postgresql postgresql
            ;;
        *)
            echo "system: unknown part $part; known are: chromium, postgresql" >&2
            exit 2
            ;;
    esac
done
