#!/usr/bin/env bash
# Builds a test book, Tests/NAME/Book, with the styles and scripts of the real one, in .build/books/NAME.
# Usage: fixture-book.sh NAME BOOK…, where BOOK… is the command that runs the tool
set -euo pipefail
cd "$(dirname "$0")/.."

copy=.build/books/$1
rm -rf "$copy/Content" "$copy/Site"
mkdir -p "$copy"
cp -R "Tests/$1/Book/Content" Site "$copy/"
"${@:2}" build --book "$copy"
