#!/usr/bin/env bash
# Installs what the browser tests need: Debian's Chromium, and a Python environment in .build/browser.
# Running it again does no harm, and is quick.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'setup-browser: %s\n' "$1" >&2
  exit 1
}

as_root() {
  if [[ $EUID -eq 0 ]]; then
    "$@"
  elif sudo --non-interactive true 2>/dev/null; then
    sudo --non-interactive "$@"
  else
    fail "root is needed for: $*; run this command yourself, then call make again"
  fi
}

command -v dpkg-query >/dev/null || fail "the browser tests are made for Debian and its kin"

missing=()
# Noto has the letters of all languages that the pages of the tests are written in.
for package in chromium python3-venv fonts-noto-core; do
  [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
    missing+=("$package")
done
if ((${#missing[@]})); then
  echo "setup-browser: installing ${missing[*]}"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    fail "apt-get could not install ${missing[*]}"
fi

environment=.build/browser
wanted=Tests/Browser/requirements.txt
if ! cmp -s "$wanted" "$environment/requirements.txt"; then
  echo "setup-browser: making $environment"
  rm -rf "$environment"
  /usr/bin/python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check --requirement "$wanted"
  cp "$wanted" "$environment/requirements.txt"
fi
