#!/usr/bin/env bash
# Checks the examples in the libraries' documentation with 'book check', then builds the documentation with
# DocC in build/docs. Warnings of DocC are errors.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly output=build/docs
# The folders of the library products, and of modules that are part of their interfaces.
readonly folders=(
  Sources/SpeechModel/AccessibilityTree Sources/SpeechModel/SpeechRules
  Sources/SpeechModel/AssistiveTechnology
  Sources/SpeechModel/AccessibilityAudit Sources/SpeechModel/AccessibilityTesting
  Sources/SpeechModel/SpokenExpectations
  Sources/Portable/PortableAccessibility Sources/Portable/PortableUIKit
)
binaries=$(swift build --show-bin-path)
target=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

examples=()
for folder in "${folders[@]}"; do
  catalog=$folder/$(basename "$folder").docc
  [[ -d $catalog ]] && examples+=("$catalog")
  while IFS= read -r file; do examples+=("$file"); done < <(
    grep -rlE '^ *///.*```swift' "$folder" --include='*.swift' || true
  )
done
"$binaries/book" check "${examples[@]}"

archives=()
for folder in "${folders[@]}"; do
  module=$(basename "$folder")
  mkdir -p "$work/$module"
  swift symbolgraph-extract -module-name "$module" -I "$binaries/Modules" -target "$target" \
    -minimum-access-level public -skip-inherited-docs -output-dir "$work/$module"
  catalog=$folder/$module.docc
  docc convert ${catalog:+$([[ -d $catalog ]] && echo "$catalog")} \
    --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --warnings-as-errors --output-dir "$work/$module.doccarchive"
  archives+=("$work/$module.doccarchive")
done
rm -rf "$output"
mkdir -p "$(dirname "$output")"
docc merge "${archives[@]}" --output-path "$output"
echo "Wrote the documentation of ${#folders[@]} modules to $output."
