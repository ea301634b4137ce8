#!/usr/bin/env bash
# Checks the workflows and the action: against the schemas of their host, and for what is unsafe in
# them, such as input that becomes a command.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup-schemas.sh
environment=.build/workflows
# The schemas come with the program, so nothing is downloaded now.
"$environment/bin/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml
"$environment/bin/check-jsonschema" --builtin-schema vendor.github-actions .github/actions/*/action.yml
"$environment/bin/zizmor" --offline --quiet --config .github/zizmor.yml .github
