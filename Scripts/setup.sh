#!/usr/bin/env bash
# Installs the system libraries that the package needs. Running it again is harmless and quick.
set -euo pipefail

fail() {
  printf 'setup: %s\n' "$1" >&2
  exit 1
}

as_root=()
if [[ $EUID -ne 0 ]]; then as_root=(sudo --non-interactive); fi

debian() {
  local missing=() package
  for package in libcmark-gfm-dev libcmark-gfm-extensions-dev libstemmer-dev \
    libzip-dev pkg-config wasi-libc; do
    [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
      missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  echo "setup: installing ${missing[*]}"
  ${as_root[@]+"${as_root[@]}"} true 2>/dev/null ||
    fail "root is needed; run 'sudo sh -c \"apt-get update && apt-get install ${missing[*]}\"', then run make again"
  ${as_root[@]+"${as_root[@]}"} apt-get update -qq
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    fail "apt-get could not install ${missing[*]}"
}

if [[ $(uname -s) != Linux ]]; then
  fail "the tool builds only on Linux: use a container with Debian 12, see docs/installing.md"
elif ! command -v dpkg-query >/dev/null; then
  fail "only Debian and its derivatives are supported: see docs/installing.md"
fi
debian

command -v swift >/dev/null ||
  fail "no Swift compiler found; install Swift 6.3 from https://www.swift.org/install"
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\([^"]*\)".*/\1/p')
[[ -e $resources/host/SwiftSyntax.swiftmodule ]] ||
  fail "this Swift compiler lacks SwiftSyntax, which should be in '$resources/host'; install Swift 6.3 from https://www.swift.org/install"
