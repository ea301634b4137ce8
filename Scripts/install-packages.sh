#!/usr/bin/env bash
# Installs missing Debian packages without prompting.
# Usage: install-packages.sh NAME PACKAGE…, where NAME is the prefix of messages.
set -euo pipefail

name=$1
shift

fail() {
  printf '%s: %s\n' "$name" "$1" >&2
  exit 2
}

command -v dpkg-query >/dev/null || fail "only Debian and its derivatives are supported; install these yourself: $*"
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
    fail "root is needed to install ${missing[*]}; run 'apt-get install ${missing[*]}' yourself, then run make again"
fi
echo "$name: installing ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends "${missing[@]}" \
  >/dev/null || fail "apt-get could not install ${missing[*]}"
