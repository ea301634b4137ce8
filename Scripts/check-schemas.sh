#!/usr/bin/env bash
# Checks the schemas in docs/schemas against their metaschema, and the tool's output, the cases of
# Tests/Conformance and the configurations of books against the schemas.
# The tests also do the latter, more strictly; this is an independent implementation.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/python-environment.sh .build/workflows Scripts/workflows.txt
checker=.build/workflows/bin/check-jsonschema
book=$(swift build --show-bin-path)/book
[[ -x $book ]] || { echo "schemas: the tool is not built; run 'make book'" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$checker" --check-metaschema docs/schemas/*.json
# The findings, and so an exit status of 1, are intended.
"$book" say Content/Samples/*.swift --format json >"$work/samples.json" || [[ $? == 1 ]]
echo 'let x: Int = "no"' | "$book" say - --format json >"$work/wrong.json" || [[ $? == 1 ]]
printf '```swift\nprint(1)\n```\n\n```output\n2\n```\n' |
  "$book" check - --format json >"$work/findings.json" || [[ $? == 1 ]]
"$checker" --schemafile docs/schemas/say.schema.json "$work/samples.json" "$work/wrong.json"
"$checker" --schemafile docs/schemas/check.schema.json "$work/findings.json"
"$checker" --schemafile docs/schemas/conformance.schema.json Tests/Conformance/*.yml
"$book" init "$work/new" --language en --language ja >"$work/init.log"
"$checker" --schemafile docs/schemas/book.schema.json \
  Content/book.yml Tests/*/Book/Content/book.yml "$work/new/Content/book.yml"
