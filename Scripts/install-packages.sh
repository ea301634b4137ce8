#!/usr/bin/env bash
# Installs those of some Debian packages that are missing; asks for nothing.
# Usage: install-packages.sh NAME PACKAGE…, where NAME is who needs them, as messages call it.
set -euo pipefail

name=$1
shift

fail() {
  printf '%s: %s\n' "$name" "$1" >&2
  exit 2
}

command -v dpkg-query >/dev/null || fail "this is made for Debian and its kin; install by hand: $*"
missing=()
for package in "$@"; do
  [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
    missing+=("$package")
done
((${#missing[@]})) || exit 0

as_root=()
if ((EUID)); then
  as_root=(sudo --non-interactive)
  "${as_root[@]}" true 2>/dev/null ||
    fail "root is needed to install ${missing[*]}; run 'apt-get install ${missing[*]}' yourself, then call make again"
fi
echo "$name: installing ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends "${missing[@]}" \
  >/dev/null || fail "apt-get could not install ${missing[*]}"
