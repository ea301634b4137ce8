#!/usr/bin/env bash
# Installs Node.js, in which a test runs the browsers' speech model. Running it again is harmless.
#
# If it can't be installed, this is reported, and the test is skipped.
set -uo pipefail

skip() {
  printf 'setup-node: %s, so the test of the speech model in browsers is skipped\n' "$1" >&2
  exit 0
}

command -v node >/dev/null && exit 0
command -v apt-get >/dev/null || skip "Node.js is missing"
root=()
if [[ $EUID -ne 0 ]]; then
  sudo --non-interactive true 2>/dev/null || skip "Node.js is missing, and root is needed to install it"
  root=(sudo --non-interactive)
fi
echo "setup-node: installing nodejs"
"${root[@]}" apt-get update -qq
"${root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install --yes -qq --no-install-recommends nodejs >/dev/null || skip "could not install nodejs"
