#!/usr/bin/env bash
# Measures the cost of checking snippets, side by side in one run, and prints a Markdown table.
#
# CPU seconds are user and system time of all processes. Compare ratios, which hold on other machines,
# unlike seconds. Release builds are measured, because CI runs them.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly few=200 many=2000 sample=10
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

swift build --configuration release --product SnippetHost >"$folder/log" || { cat "$folder/log"; exit 1; }
swift build --configuration release --product book >"$folder/log" || { cat "$folder/log"; exit 1; }
binaries=$(swift build --configuration release --show-bin-path)
readonly book=$binaries/book host=$binaries/SnippetHost
# In a release, the launcher sets the path of the compiler's libraries.
swift=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift
export LD_LIBRARY_PATH=$swift/host:$swift/linux DYLD_LIBRARY_PATH=$swift/host
readonly language=(-swift-version 5 -suppress-warnings -Onone -gline-tables-only
  -module-alias UIKit=PortableUIKit -module-alias SwiftUI=PortableSwiftUI -I "$binaries/Modules")

declarations() { # number, modifier
  cat <<SWIFT
import UIKit

$2final class PriceCell: UIView {
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

$2extension UIView {
  var summary: String { [accessibilityLabel, accessibilityValue].compactMap { \$0 }.joined(separator: ", ") }
}

SWIFT
}

readonly statements='let cell = PriceCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
cell.isAccessibilityElement = true
print(cell.summary)'

page() { # first, last → a page with the snippets of these numbers and their outputs
  local number
  for ((number = $1; number <= $2; number++)); do
    printf '```swift\n%s\n%s\n```\n\n```output\nPizza number %s, %s roubles\n```\n\n' \
      "$(declarations "$number" '')" "$statements" "$number" "$number"
  done
}

# The same screen in both frameworks, with its transcript.
order() { # number, framework → its code
  if [[ $2 == UIKit ]]; then
    cat <<SWIFT
import UIKit

final class OrderView: UIStackView {
  let title = UILabel()
  let buy = UIButton(type: .system)
  var isBought = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    title.text = "Pizza number $1"
    buy.setTitle("Buy", for: .normal)
    buy.addAction(UIAction { [weak self] _ in self?.isBought = true }, for: .touchUpInside)
    buy.accessibilityHint = "Adds it to the cart"
    addArrangedSubview(title)
    addArrangedSubview(buy)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}
SWIFT
  else
    cat <<SWIFT
import SwiftUI

struct OrderView: View {
  @State private var isBought = false

  var body: some View {
    VStack {
      Text("Pizza number $1")
      Button("Buy") { isBought = true }
        .accessibilityHint("Adds it to the cart")
    }
  }
}
SWIFT
  fi
}

orders() { # count, framework → a page with that number of screens and their transcripts
  local number
  for ((number = 1; number <= $1; number++)); do
    printf '```swift\n%s\n```\n\n```voiceover OrderView()\nPizza number %s\nBuy, Button, Adds it to the cart\n```\n\n' \
      "$(order "$number" "$2")" "$number"
  done
}

cpu() { # command… → CPU seconds
  local TIMEFORMAT='%U %S'
  { time "$@" >"$folder/output" 2>"$folder/errors"; } 2>"$folder/time" ||
    { tail -n 20 "$folder/errors" >&2; exit 1; }
  awk '{printf "%.3f", $1 + $2}' "$folder/time"
}

wall() { # command… → elapsed seconds
  local TIMEFORMAT='%R'
  { time "$@" >"$folder/output" 2>"$folder/errors"; } 2>"$folder/time" ||
    { tail -n 20 "$folder/errors" >&2; exit 1; }
  cat "$folder/time"
}

# The minimum of several measurements, as other load on the machine only adds time.
least() { # measurements…
  printf '%s\n' "$@" | sort -g | head -n 1
}

row() { # name, snippets, unit, seconds, reference of the ratio in seconds, name of the reference
  awk -v what="$1" -v count="$2" -v unit="$3" -v seconds="$4" -v base="$5" -v name="$6" \
    'BEGIN {printf "| %s | %s | %.2f %s | %.2f × %s |\n", what, count, seconds, unit, seconds / base, name}'
}

# One compiler process per snippet, as a script.
mkdir "$folder/apart"
for ((number = 1; number <= sample; number++)); do
  { declarations "$number" ''; printf '%s\n' "$statements"; } >"$folder/apart/snippet_$number.swift"
done
apart() {
  local number
  for ((number = 1; number <= sample; number++)); do
    rm -f "$folder/apart/$number.o"
    swiftc "${language[@]}" -module-name "Snippet$number" -Xfrontend -entry-point-function-name \
      -Xfrontend "snippet_$number" -c -o "$folder/apart/$number.o" "$folder/apart/snippet_$number.swift"
    swiftc -emit-library -o "$folder/apart/$number.so" -Xlinker --allow-shlib-undefined \
      "$folder/apart/$number.o"
  done
}

# The fastest known way: modules of a hundred files, compiled without a driver, in parallel.
mkdir "$folder/bare"
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
libraries=$tools/../lib/swift/linux
for ((number = 1; number <= few; number++)); do
  {
    declarations "$number" 'fileprivate '
    printf '@_cdecl("bare_%s") public nonisolated func bare_%s() { MainActor.assumeIsolated { run() } }\n' \
      "$number" "$number"
    printf '@MainActor fileprivate func run() {\n%s\n}\n' "$statements"
  } >"$folder/bare/$number.swift"
done
# The host refuses jobs of another version.
protocol=$(sed -n 's/.*let version = //p' Sources/SnippetRunner/SnippetMessages/HostJob.swift)
half() { # first, last
  local files entries="" number name=Bare$1 waiting=$BASHPID
  for ((number = $1; number <= $2; number++)); do
    files+=("$folder/bare/$number.swift")
    mkdir -p "$folder/bare/run_$number"
    entries+="{\"symbol\":\"bare_$number\",\"directory\":\"$folder/bare/run_$number\"},"
  done
  rm -f "$folder/bare/$name.o"
  "$tools/swift-frontend" -frontend -c "${language[@]}" -parse-as-library -module-name "$name" \
    -o "$folder/bare/$name.o" "${files[@]}"
  "$tools/ld.lld" -shared "$folder/bare/$name.o" "$libraries/$(uname -m)/swiftrt.o" \
    -L "$libraries" -rpath "$libraries" -lswiftSwiftOnoneSupport --allow-shlib-undefined -o "$folder/bare/$name.so"
  cat >"$folder/bare/$name.json" <<JSON
{"version": $protocol, "library": "$folder/bare/$name.so", "entries": [${entries%,}], "milliseconds": 10000, "processes": 256,
  "fileBytes": 1048576, "memoryBytes": 4294967296, "totalMemoryBytes": 4294967296,
  "directoryBytes": 268435456, "directoryEntries": 1000, "waitingProcess": $waiting}
JSON
  "$host" "$folder/bare/$name.json"
}
bare() {
  half 1 $((few / 2)) &
  half $((few / 2 + 1)) $few &
  wait -n
  wait -n
}

page 1 $few >"$folder/few.md"
orders $few UIKit >"$folder/uikit.md"
orders $few SwiftUI >"$folder/swiftui.md"
for framework in UIKit SwiftUI; do order 1 $framework >"$folder/$framework.swift"; done
# A page of all would exceed the limit for a text.
mkdir "$folder/many"
for ((number = 1; number < many; number += few)); do
  page $number $((number + few - 1)) >"$folder/many/$number.md"
done

# Compiles a library that snippets import as a whole module, with the compiler alone. The package name must
# be that of the folder, as in the package manager: 'package' declarations are hidden from other packages.
library() { # module
  swiftc -swift-version 6 -package-name "$(basename "$PWD" | tr 'A-Z-' 'a-z_')" -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    -whole-module-optimization -Onone -parse-as-library -module-name "$1" -I "$binaries/Modules" \
    -emit-module -emit-module-path "$folder/$1.swiftmodule" -c -o "$folder/$1.o" \
    $(find "Sources/Portable/$1" -name '*.swift')
}
printf 'import Foundation\n\nprint(URL(filePath: "/").path)\n' >"$folder/foundation.swift"
{ declarations 1 ''; printf 'let one = PriceCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))\n'; } >"$folder/say.swift"
sed -e 's/var price = 1$/var price = 1 + 0/' "$folder/say.swift" >"$folder/changed.swift"

# Measurements that are compared are interleaved, so that load on the machine affects both sides.
# Object files are deleted first: a compiler that finds an identical one generates no code.
apart_runs=() few_runs=() bare_runs=() compile_runs=() changed_runs=() nothing_runs=()
cpu "$book" check --cache "$folder/few-cache" "$folder/few.md" >/dev/null
cpu "$book" check --cache "$folder/cache" "$folder/many" >/dev/null
for turn in 1 2 3; do
  apart_runs+=("$(cpu apart)")
  few_runs+=("$(cpu "$book" check --no-cache "$folder/few.md")")
  [[ $(uname -s) == Linux ]] && bare_runs+=("$(cpu bare)")
  rm -f "$folder/one.o"
  compile_runs+=("$(cpu swiftc "${language[@]}" -c -o "$folder/one.o" "$folder/apart/snippet_1.swift")")
  sed -e "0,/var price = 1\$/s//var price = 1 + $turn - $turn/" "$folder/few.md" >"$folder/changed.md"
  changed_runs+=("$(cpu "$book" check --cache "$folder/few-cache" "$folder/changed.md")")
  nothing_runs+=("$(wall "$book" check --cache "$folder/cache" "$folder/many")")
done
apart_cpu=$(awk -v seconds="$(least "${apart_runs[@]}")" -v a=$few -v b=$sample 'BEGIN {print seconds / b * a}')
few_cpu=$(least "${few_runs[@]}")
compile_cpu=$(least "${compile_runs[@]}")
changed_cpu=$(least "${changed_runs[@]}")
nothing_wall=$(least "${nothing_runs[@]}")
# Growth is measured side by side, not against the minimum from above.
beside_cpu=$(cpu "$book" check --no-cache "$folder/few.md")
many_cpu=$(cpu "$book" check --no-cache "$folder/many")

foundation_cpu=$(cpu swiftc "${language[@]}" -c -o "$folder/foundation.o" "$folder/foundation.swift")
library_cpu=$(cpu library PortableUIKit)
swiftui_library_cpu=$(cpu library PortableSwiftUI)
uikit_runs=() swiftui_runs=() uikit_type_runs=() swiftui_type_runs=()
typecheck() { # framework
  swiftc "${language[@]}" -typecheck -parse-as-library -module-name Screen "$folder/$1.swift"
}
for turn in 1 2 3; do
  uikit_runs+=("$(cpu "$book" check --no-cache "$folder/uikit.md")")
  swiftui_runs+=("$(cpu "$book" check --no-cache "$folder/swiftui.md")")
  uikit_type_runs+=("$(cpu typecheck UIKit)")
  swiftui_type_runs+=("$(cpu typecheck SwiftUI)")
done
uikit_cpu=$(least "${uikit_runs[@]}")
uikit_type_cpu=$(least "${uikit_type_runs[@]}")
cpu "$book" say --cache "$folder/cache" "$folder/say.swift" >/dev/null
say_cpu=$(cpu "$book" say --cache "$folder/cache" "$folder/changed.swift")

echo '| what | snippets | measured | ratio |'
echo '|---|---|---|---|'
row "One compiler process per snippet (from $sample), compiled and linked" $few 's CPU' "$apart_cpu" "$apart_cpu" 'itself'
if [[ $(uname -s) == Linux ]]; then
  bare_cpu=$(least "${bare_runs[@]}")
  row 'Bare modules of a hundred, compiled, linked and run' $few 's CPU' "$bare_cpu" "$apart_cpu" 'one process each'
  row 'book check, nothing known' $few 's CPU' "$few_cpu" "$bare_cpu" 'bare modules'
fi
row 'book check, nothing known' $few 's CPU' "$few_cpu" "$apart_cpu" 'one process each'
row 'book check, nothing known' $many 's CPU' "$many_cpu" "$beside_cpu" "$few snippets, right before"
row 'A bare compile of one snippet' 1 's CPU' "$compile_cpu" "$compile_cpu" 'itself'
row 'book check, one snippet changed' $few 's CPU' "$changed_cpu" "$compile_cpu" 'a bare compile'
row 'book check, nothing changed' $many 's on the clock' "$nothing_wall" 0.3 'the bound of 0.3 s'
row 'A bare compile of three lines with Foundation' 1 's CPU' "$foundation_cpu" "$foundation_cpu" 'itself'
row 'A bare compile of one snippet' 1 's CPU' "$compile_cpu" "$foundation_cpu" 'three lines with Foundation'
row 'PortableUIKit, all its files as one module' 1 's CPU' "$library_cpu" "$foundation_cpu" 'three lines with Foundation'
row 'PortableSwiftUI, all its files as one module' 1 's CPU' "$swiftui_library_cpu" "$library_cpu" 'PortableUIKit, at most 0.5'
row 'A screen in UIKit and its transcript, nothing known' $few 's CPU' "$uikit_cpu" "$uikit_cpu" 'itself'
row 'The same screen in SwiftUI' $few 's CPU' "$(least "${swiftui_runs[@]}")" "$uikit_cpu" 'UIKit, at most 1.5'
row 'A bare type check of the screen in SwiftUI' 1 's CPU' "$(least "${swiftui_type_runs[@]}")" "$uikit_type_cpu" 'UIKit'
row 'book say, a changed file' 1 's CPU' "$say_cpu" "$compile_cpu" 'a bare compile of one snippet'

echo
status=0
Scripts/bench-pages.sh "$book" || status=1

echo
python3 -B Scripts/bench-shapes.py "$book" || status=1
exit $status
