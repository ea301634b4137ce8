#!/usr/bin/env bash
# Measures how dear checking snippets is, as ratios within one run.
#
# A page of 200 small snippets is checked by the tool, and some of the same snippets are compiled by
# one compiler process each. CPU seconds are user and system time of all processes.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly snippets=200 sample=10
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
binaries=$(swift build --configuration release --show-bin-path)
swift build --configuration release --product SnippetHost >/dev/null
swift build --configuration release --product book >/dev/null

snippet() { # number
  cat <<SWIFT
import UIKit

final class PriceCell: UIView {
  var price = $1

  override var accessibilityLabel: String? {
    get { "Pizza number $1" }
    set {}
  }

  override var accessibilityValue: String? {
    get { "\(price) roubles" }
    set {}
  }
}

extension UIView {
  var summary: String { [accessibilityLabel, accessibilityValue].compactMap { \$0 }.joined(separator: ", ") }
}

let cell = PriceCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
cell.isAccessibilityElement = true
print(cell.summary)
SWIFT
}

for ((number = 1; number <= snippets; number++)); do
  printf '```swift\n%s\n```\n\n```output\nPizza number %s, %s roubles\n```\n\n' \
    "$(snippet "$number")" "$number" "$number" >>"$folder/page.md"
  ((number > sample)) || snippet "$number" >"$folder/snippet_$number.swift"
done

cpu() { # command… → CPU seconds on standard output
  local TIMEFORMAT='%U %S'
  { time "$@" >"$folder/output" 2>"$folder/errors"; } 2>"$folder/time" || {
    cat "$folder/errors" >&2
    exit 1
  }
  awk '{printf "%.2f", $1 + $2}' "$folder/time"
}

one_by_one() {
  local number
  for ((number = 1; number <= sample; number++)); do
    swiftc -emit-library -parse-as-library -swift-version 5 -suppress-warnings \
      -module-alias UIKit=PortableUIKit -I "$binaries/Modules" -module-name "Snippet$number" \
      -o "$folder/$number.so" -Xlinker --allow-shlib-undefined "$folder/bare_$number.swift"
  done
}

# A library takes no statements, so the separate files get theirs in a function.
for ((number = 1; number <= sample; number++)); do
  sed -e 's/^let cell/func run() { let cell/' -e 's/^print(\(.*\))$/print(\1) }/' \
    "$folder/snippet_$number.swift" >"$folder/bare_$number.swift"
done

together=$(cpu "$binaries/book" check "$folder/page.md")
apart=$(cpu one_by_one)
awk -v together="$together" -v apart="$apart" -v count="$snippets" -v sample="$sample" 'BEGIN {
  each = apart / sample * count
  printf "| way | snippets | CPU seconds | ratio |\n|---|---|---|---|\n"
  printf "| one swiftc process per snippet, compiled only (from %d) | %d | %.1f | 1.00 |\n", sample, count, each
  printf "| book check: compiled, run and compared | %d | %.1f | %.2f |\n", count, together, together / each
}'
