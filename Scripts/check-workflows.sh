#!/usr/bin/env bash
# Checks the workflows and the action against the schemas of their host.
set -euo pipefail
cd "$(dirname "$0")/.."

checker=.build/workflows/bin/check-jsonschema
if [[ ! -x $checker ]]; then
  python3 -m venv .build/workflows
  .build/workflows/bin/pip install --quiet check-jsonschema
fi
# The schemas come with the program, so nothing is downloaded now.
"$checker" --builtin-schema vendor.github-workflows .github/workflows/*.yml
"$checker" --builtin-schema vendor.github-actions .github/actions/*/action.yml
