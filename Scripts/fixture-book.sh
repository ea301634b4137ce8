#!/usr/bin/env bash
# Builds a little book of the tests, Tests/NAME/Book, with the style and the scripts of the real one, in
# .build/books/NAME.
# Usage: fixture-book.sh NAME BOOK…, where BOOK… is how the tool is started
set -euo pipefail
cd "$(dirname "$0")/.."

copy=.build/books/$1
rm -rf "$copy/Content" "$copy/Site"
mkdir -p "$copy"
cp -R "Tests/$1/Book/Content" Site "$copy/"
"${@:2}" build --book "$copy"
