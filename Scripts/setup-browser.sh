#!/usr/bin/env bash
# Installs what the browser tests need: Debian's Chromium without a window, and a Python environment in
# .build/browser. Running it again does no harm, and is quick.
set -euo pipefail
cd "$(dirname "$0")/.."

# Noto has the letters of all languages that the pages of the tests are written in.
Scripts/install-packages.sh setup-browser chromium-headless-shell fonts-noto-core
Scripts/python-environment.sh .build/browser Tests/Browser/requirements.txt
