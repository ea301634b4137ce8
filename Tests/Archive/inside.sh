#!/usr/bin/env bash
# Tests/Archive/inside.sh FOLDER tests an unpacked archive on a machine with only Swift, as the calling user,
# from a folder that this user can't write. Needs no network and leaves nothing behind.
set -euo pipefail
folder=$1
tries=0

fail() {
  printf 'archive test: %s\n' "$1" >&2
  [[ -z ${log-} || ! -f $log ]] || tail -n 20 "$log" >&2
  exit 1
}

# name, status, expected text, command…
expect() {
  local what=$1 status=$2 text=$3 code=0
  shift 3
  "$@" >"$log" 2>&1 </dev/null || code=$?
  ((code == status)) || fail "$what: status $code, not $status"
  grep -qF -- "$text" "$log" || fail "$what: the output lacks '$text'"
  tries=$((tries + 1))
}

scratch=$(mktemp -d "${TMPDIR:-/tmp}/an archive XXXXXX")
trap 'rm -rf "$scratch"' EXIT
log=$scratch/log
export HOME=$scratch/home
mkdir "$HOME"
# Through a link, as is common. Findings must not depend on the current folder.
ln -s "$folder/bin/book" "$scratch/book"
book=$scratch/book
cd "$folder"

for library in libcmark-gfm libzip libstemmer; do
  [[ -z $(find /usr/lib /lib -name "$library*" -print -quit 2>/dev/null) ]] ||
    echo "archive test: this system has $library, so the bundled copy was not tested" >&2
done

expect "version" 0 "compiler: " "$book" --version
expect "the second name" 0 "compiler: " "$folder/bin/by-ear" --version
expect "compiler" 0 "$(swiftc -print-target-info | sed -n 's/^ *"compilerVersion": "\(.*\)",$/\1/p')" \
  "$book" --version
expect "commit" 0 "commit: " "$book" --version

expect "a new book" 0 "Created a book in" "$book" init "$HOME/My Handbook"
expect "the book" 0 " computed (" "$book" build --book "$HOME/My Handbook"
page=$(find "$HOME/My Handbook/build/site" -name index.html | head -n 1)
[[ -n $page ]] || fail "no page was written"
grep -q 'style' "$page" || fail "the page has no style"
cmp -s "$folder/libexec/by-ear/Site/style.css" "$HOME/My Handbook/Site/style.css" ||
  fail "the new book doesn't have the style of the archive"

cat >"$HOME/page.md" <<'PAGE'
```swift
import SwiftUI
import UIKit
import WebKit
import os

let close = UIButton(type: .system)
close.setTitle("Close", for: .normal)
```

```voiceover close
Open, Button
```
PAGE
expect "a wrong word" 1 "+ Close, Button" "$book" check "$HOME/page.md"
expect "the right word" 0 "updated" "$book" check --update "$HOME/page.md"
grep -qx 'Close, Button' "$HOME/page.md" || fail "the right word was not written"

printf 'import UIKit\n\nlet send = UIButton(type: .system)\nsend.setTitle("Send", for: .normal)\n' \
  >"$HOME/Send.swift"
expect "a Swift file" 0 "Send, Button" "$book" say "$HOME/Send.swift"

# SnippetStage replaces functions of Foundation by name; the compiler must not use these.
printf '```swift\nimport UIKit\n\nprint(Locale.current.identifier, String(localized: "\\(2) items"))\n```\n' \
  >"$HOME/locale.md"
expect "the locale of the device" 0 "1 block of code compiled" "$book" check "$HOME/locale.md"

# A crash is located with a separate program of the compiler.
printf '```swift\nlet numbers: [Int] = []\nprint(numbers[0])\n```\n' >"$HOME/crash.md"
expect "a crash" 1 "crash.md:3" "$book" check "$HOME/crash.md"

# A different compiler, which only reports its version.
mkdir "$scratch/other"
cat >"$scratch/other/swiftc" <<'COMPILER'
#!/bin/sh
case "$*" in
*-print-target-info*)
  echo '{"compilerVersion": "Swift version 7.0 (swift-7.0-RELEASE)", "paths": {"runtimeLibraryPaths": []}}' ;;
*) echo "Swift version 7.0 (swift-7.0-RELEASE)" ;;
esac
COMPILER
chmod +x "$scratch/other/swiftc"
expect "another compiler" 1 "'swiftc' is Swift version 7.0 (swift-7.0-RELEASE), but this 'book' works only with" \
  env PATH="$scratch/other:$PATH" "$book" check --no-cache "$HOME/page.md"

bash -n "$folder/share/bash-completion/completions/book" || fail "the completions for bash are broken"
for file in zsh/site-functions/_book fish/vendor_completions.d/book.fish man/man1/book.1 \
  man/man1/book.check.1; do
  [[ -s $folder/share/$file ]] || fail "share/$file is missing or empty"
done
printf 'archive test: %d tries as user %d passed\n' "$tries" "$(id -u)"
