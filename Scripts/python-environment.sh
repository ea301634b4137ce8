#!/usr/bin/env bash
# Creates a Python environment with the packages of a requirements file, unless it exists; never prompts.
# Usage: python-environment.sh FOLDER FILE
set -euo pipefail

cmp -s "$2" "$1/requirements.txt" && exit 0
! command -v dpkg-query >/dev/null || "$(dirname "$0")/install-packages.sh" python-environment python3-venv
echo "python-environment: creating $1"
rm -rf "$1"
/usr/bin/python3 -m venv "$1"
"$1/bin/pip" install --quiet --disable-pip-version-check --requirement "$2"
cp "$2" "$1/requirements.txt"
