#!/usr/bin/env bash
# Installs Node.js, in which a test runs the speech model as browsers get it. Running it again does no harm.
#
# Where it cannot be installed, that is told, and the test is left out.
set -uo pipefail

skip() {
  printf 'setup-node: %s, so nothing compares the speech model with that of the page “Try it”\n' "$1" >&2
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
  apt-get install --yes -qq --no-install-recommends nodejs >/dev/null || skip "nodejs could not be installed"
