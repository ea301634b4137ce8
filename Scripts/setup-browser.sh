#!/usr/bin/env bash
# Installs what the browser tests need: Debian's headless Chromium, and a Python environment in
# .build/browser. Running it again is harmless and quick.
set -euo pipefail
cd "$(dirname "$0")/.."

# Noto covers all languages of the test pages.
Scripts/install-packages.sh setup-browser chromium-headless-shell fonts-noto-core
Scripts/python-environment.sh .build/browser Tests/Browser/requirements.txt
