#!/usr/bin/env bash
# Finds, or as root installs, the parts from outside Python that the tests need: tools/system.sh chromium postgresql zsh fish
# A part that cannot be had is announced with the command that brings it. Its tests are then skipped, except with
# CI=true, where a missing part is a failure.
set -euo pipefail

wanted=() # Debian has each part as a package of the same name
for part in "$@"; do
    case $part in
        chromium)
            if [ -n "${CHROMIUM:-}" ] && [ ! -x "$CHROMIUM" ]; then
                echo "system: CHROMIUM is $CHROMIUM, which is not a program. Name one that is, or unset it." >&2
                exit 2
            fi
            [ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null || wanted+=(chromium)
            ;;
        postgresql)
            # Its programs are not on the PATH in Debian; POSTGRESQL may name the folder they are in.
            if [ -n "${POSTGRESQL:-}" ] && [ ! -x "$POSTGRESQL/initdb" ]; then
                echo "system: POSTGRESQL is $POSTGRESQL, which holds no initdb. Name the folder that does, or unset it." >&2
                exit 2
            fi
            [ -n "${POSTGRESQL:-}" ] || command -v initdb >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null ||
                wanted+=(postgresql)
            ;;
        zsh | fish)
            command -v "$part" >/dev/null || wanted+=("$part")
            ;;
        *)
            echo "system: unknown part $part; known are: chromium, postgresql, zsh, fish" >&2
            exit 2
            ;;
    esac
done
[ ${#wanted[@]} != 0 ] || exit 0

command="apt-get install --no-install-recommends ${wanted[*]}"
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "system: $command"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${wanted[@]}"; } >/dev/null &&
        exit 0
fi
if [ "${CI:-}" = true ]; then
    echo "system: missing, and CI=true, so this is a failure: ${wanted[*]}. Run: $command" >&2
    exit 1
fi
echo "system: missing, so their tests will be skipped: ${wanted[*]}. Run: $command"
