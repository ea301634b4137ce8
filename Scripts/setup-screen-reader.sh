#!/usr/bin/env bash
# Installs what the screen reader tests need: Orca, and a virtual desktop. Running it again is harmless and
# quick.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/install-packages.sh setup-screen-reader chromium orca xvfb openbox dbus dbus-x11 libglib2.0-bin at-spi2-core \
  libatk-adaptor gir1.2-atspi-2.0 python3-pyatspi locales

# Orca speaks Russian only if the system has the locale.
root=()
((EUID)) && root=(sudo --non-interactive)
locale -a | grep -qi '^ru_RU\.utf-\?8$' || "${root[@]}" localedef -i ru_RU -f UTF-8 ru_RU.UTF-8
