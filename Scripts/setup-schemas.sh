#!/usr/bin/env bash
# Installs what checks workflows and schemas into .build/workflows; asks for nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

environment=.build/workflows
wanted=Scripts/workflows.txt
if ! cmp -s "$wanted" "$environment/requirements.txt"; then
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check --requirement "$wanted"
  cp "$wanted" "$environment/requirements.txt"
fi
