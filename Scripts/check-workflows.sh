#!/usr/bin/env bash
# Checks the workflows and the action against GitHub's schemas, and for security problems such as input
# that is run as a command. Tests the scripts of the action, of releases and of
# containers with made-up releases and programs.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/python-environment.sh .build/workflows Scripts/workflows.txt
environment=.build/workflows
# The schemas are bundled with the program, so nothing is downloaded.
"$environment/bin/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml
"$environment/bin/check-jsonschema" --builtin-schema vendor.github-actions .github/actions/*/action.yml
"$environment/bin/zizmor" --offline --quiet --config .github/zizmor.yml .github

# Swift's image has no 'make' (swiftlang/swift-docker, 6.3/debian/12/Dockerfile).
awk '
  FNR == 1 || /^  [a-z-]+:$/ { inImage = hasMake = 0 }
  /container: swift:/ { inImage = 1 }
  /apt-get install .* make/ { hasMake = 1 }
  /run: make / && inImage && !hasMake {
    printf "%s:%d: the image has no make; install it in an earlier step\n", FILENAME, FNR
    failed = 1
  }
  END { exit failed }
' .github/workflows/*.yml >&2

Tests/Workflows/get.sh
Tests/Workflows/container.sh
python3 -B Tests/Workflows/comment.py
