#!/usr/bin/env bash
# Installs what the formats need that not every machine has: liblouis for braille from Debian, Typst
# and its helpers for PDF from PyPI, the latter into .build/editions. Running it again does no harm, and is quick.
#
# What cannot be installed is told and left out: the formats are, too, and so are their tests.
set -uo pipefail
cd "$(dirname "$0")/.."

skip() {
  printf 'setup-editions: %s\n' "$1" >&2
}

is_installed() {
  [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

install() { # package…
  local missing=() package
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  ((${#missing[@]})) || return 0
  local root=()
  if [[ $EUID -ne 0 ]]; then
    sudo --non-interactive true 2>/dev/null || return 1
    root=(sudo --non-interactive)
  fi
  echo "setup-editions: installing ${missing[*]}"
  "${root[@]}" apt-get update -qq
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes -qq --no-install-recommends "${missing[@]}" >/dev/null
}

command -v dpkg-query >/dev/null || {
  skip "only Debian and its kin are known here; 'brew install liblouis typst' does it on macOS"
  exit 0
}

install liblouis-bin liblouis-data ||
  skip "liblouis-bin could not be installed, so there will be no braille"
# The letters of Arabic and Chinese, and accents of Hebrew, which Typst's own fonts lack.
install fonts-noto-core fonts-droid-fallback ||
  skip "fonts could not be installed, so a PDF has Arabic and Chinese words in Latin letters"

environment=.build/editions
wanted=Scripts/editions.txt
if ! cmp -s "$wanted" "$environment/requirements.txt"; then
  echo "setup-editions: making $environment"
  rm -rf "$environment"
  if install python3-venv && /usr/bin/python3 -m venv "$environment" &&
    "$environment/bin/pip" install --quiet --disable-pip-version-check --requirement "$wanted"; then
    cp "$wanted" "$environment/requirements.txt"
  else
    rm -rf "$environment"
    skip "Typst could not be installed, so there will be no PDF"
  fi
fi
