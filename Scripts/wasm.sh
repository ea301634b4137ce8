#!/usr/bin/env bash
# Compiles the speech model for browsers, as Embedded Swift for WebAssembly, to Site/speech.js, which the page
# “Try an element” loads. If a tool is missing, it says so, and the book is built without the page.
set -euo pipefail
cd "$(dirname "$0")/.."

without() {
  printf 'wasm: %s; the book is built without the page “Try an element”\n' "$1" >&2
  rm -f Site/speech.js
  exit 0
}

swiftc=$(command -v swiftc) || without "swiftc is missing"
toolchain=$(dirname "$(readlink -f "$swiftc")")
target=wasm32-unknown-none-wasm
linker=$toolchain/wasm-ld
tables=$toolchain/../lib/swift/embedded/$target/libswiftUnicodeDataTables.a
# Debian's C library for WebAssembly, for memory functions; it makes no system calls.
c_library=/usr/lib/wasm32-wasi/libc.a
[[ -x $linker ]] || linker=$(command -v wasm-ld) || without "the linker wasm-ld is missing"
[[ -f $tables ]] || without "this Swift toolchain has no Embedded Swift for $target"
[[ -f $c_library ]] || without "$c_library is missing (Debian's package wasi-libc)"

readonly model=Sources/SpeechModel
readonly sources=("$model"/{AccessibilityTree,SpeechRules,WebAssembly})
folder=.build/wasm
mkdir -p "$folder"
# Skips the build if neither the compiler nor a file has changed.
state=$({ "$swiftc" --version 2>/dev/null; cat "$0"; find "${sources[@]}" -name '*.swift' -print0 | sort -z | xargs -0 cat; } | sha256sum)
[[ -f Site/speech.js && $state == "$(cat "$folder/state" 2>/dev/null)" ]] && exit 0
rm -f "$folder"/*

echo "wasm: compiling the speech model for browsers"
# Compiles all files as one module, without the imports between them, as separate modules would generate most
# code twice. Two files are left out: one needs the main actor, the other reflection, which Embedded Swift
# lacks.
number=0
while read -r file; do
  number=$((number + 1))
  sed -E '/^(public |package )?import (AccessibilityTree|SpeechRules)$/d' "$file" >"$folder/$number-$(basename "$file")"
done < <(find "${sources[@]}" -name '*.swift' | grep -v -e AccessibleApp -e SpeechVocabulary | sort)
"$swiftc" -target $target -enable-experimental-feature Embedded -wmo -parse-as-library -Osize -swift-version 6 \
  -Xfrontend -disable-stack-protector -package-name ByEar -enable-upcoming-feature ExistentialAny \
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
  -module-name WebSpeech -c -o "$folder/WebSpeech.o" "$folder"/*.swift
"$linker" --no-entry --gc-sections --strip-all --allow-undefined --stack-first -z stack-size=1048576 -o "$folder/speech.wasm" \
  "$folder/WebSpeech.o" "$tables" "$c_library"

# A page opened from a folder on disk can't read files, but it can load scripts.
{
  printf 'speechModel("'
  gzip -9 --no-name --stdout "$folder/speech.wasm" | base64 --wrap=0
  printf '")\n'
} >"$folder/speech.js"
mv "$folder/speech.js" Site/speech.js
printf '%s\n' "$state" >"$folder/state"
printf 'wasm: %s kB, %s kB compressed\n' "$(($(stat --format=%s "$folder/speech.wasm") / 1000))" \
  "$(($(stat --format=%s Site/speech.js) / 1000))"
