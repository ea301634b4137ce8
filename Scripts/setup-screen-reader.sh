#!/usr/bin/env bash
# Installs what the tests with a screen reader need: Orca, and a desktop that nobody sees.
# Running it again does no harm, and is quick.
set -euo pipefail

fail() {
  printf 'setup-screen-reader: %s\n' "$1" >&2
  exit 2
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

command -v dpkg-query >/dev/null || fail "the tests with a screen reader are made for Debian and its kin"

missing=()
for package in chromium orca xvfb openbox dbus dbus-x11 libglib2.0-bin at-spi2-core libatk-adaptor \
  gir1.2-atspi-2.0 python3-pyatspi locales; do
  [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
    missing+=("$package")
done
if ((${#missing[@]})); then
  echo "setup-screen-reader: installing ${missing[*]}"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    fail "apt-get could not install ${missing[*]}"
fi

# Orca speaks Russian only where the system has the locale.
locale -a | grep -qi '^ru_RU\.utf-\?8$' || as_root localedef -i ru_RU -f UTF-8 ru_RU.UTF-8
