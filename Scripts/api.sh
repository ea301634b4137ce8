#!/usr/bin/env bash
# Writes the public interfaces of the libraries to docs/api, one declaration per line, so that reviews show
# changes. With --check it compares instead, and fails if a file is out of date.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly folder=docs/api
modules=$(swift build --show-bin-path)/Modules
target=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT

# Removes comments, and module names and actors that follow from the type's declaration.
shorten() {
  awk '
    /^ *\/\// || /^ *$/ || /^(public |internal )?import / { next }
    { gsub(/Portable(Accessibility|Foundation|OSLog|SwiftUI|UIKit|UniformTypeIdentifiers|WebKit)\./, "")
      gsub(/@preconcurrency /, "")
      gsub(/AccessibilityTree\.AccessibilityTree/, "AccessibilityTree") }
    /^[^ }]/ { isMain = /@MainActor/ }
    /^ / && isMain { sub(/@MainActor /, "") }
    { match($0, /^ */); indent = RLENGTH / 2; sub(/^ */, "") }
    /^@[a-z]+(\([^)]*\))?$/ { attributes = attributes $0 " "; next }
    { printf "%*s%s%s\n", indent, "", attributes, $0; attributes = "" }
  '
}

# Sorts the declarations of a module, so that moving one to another file doesn't change the output.
order() {
  awk '
    /^[^ }]/ && block != "" { print block; block = "" }
    { block = block (block == "" ? "" : "\t") $0 }
    END { print block }
  ' | LC_ALL=C sort | tr '\t' '\n'
}

status=0
for module in PortableAccessibility PortableFoundation PortableOSLog PortableSwiftUI \
  PortableUIKit PortableUniformTypeIdentifiers PortableWebKit AccessibilityTree SpeechRules AssistiveTechnology \
  AccessibilityAudit AccessibilityTesting SpokenExpectations; do
  [[ -e $modules/$module.swiftmodule ]] || {
    echo "api: $module is not built; run 'make build' first" >&2
    exit 1
  }
  swift-synthesize-interface -module-name "$module" -I "$modules" -target "$target" |
    shorten | order >"$fresh/$module.txt"
  [[ ${1-} == --check ]] || continue
  diff --unified=0 "$folder/$module.txt" "$fresh/$module.txt" || status=1
done

if [[ ${1-} == --check ]]; then
  ((status == 0)) || echo "api: docs/api is out of date; run 'make api' and commit the files" >&2
  exit $status
fi
mkdir -p "$folder"
cp "$fresh"/*.txt "$folder/"
