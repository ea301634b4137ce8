#!/usr/bin/env bash
# Installs optional programs: liblouis from Debian for braille, and Typst and its helpers from PyPI for PDF,
# in .build/editions. Running it again is harmless and quick.
#
# What can't be installed is reported and skipped, as are the formats that need it and their tests.
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
  skip "only Debian and its derivatives are supported"
  exit 0
}

install liblouis-bin liblouis-data ||
  skip "could not install liblouis-bin, so braille is skipped"
# Typst's own fonts lack Arabic and Chinese letters, and Hebrew accents.
install fonts-noto-core fonts-droid-fallback ||
  skip "could not install fonts, so PDFs transliterate Arabic and Chinese words"

environment=.build/editions
wanted=Scripts/editions.txt
if ! cmp -s "$wanted" "$environment/requirements.txt"; then
  echo "setup-editions: creating $environment"
  rm -rf "$environment"
  if install python3-venv && /usr/bin/python3 -m venv "$environment" &&
    "$environment/bin/pip" install --quiet --disable-pip-version-check --requirement "$wanted"; then
    cp "$wanted" "$environment/requirements.txt"
  else
    rm -rf "$environment"
    skip "could not install Typst, so PDF is skipped"
  fi
fi
