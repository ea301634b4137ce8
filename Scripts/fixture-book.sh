#!/usr/bin/env bash
# Copies a little book of the tests to .build/books/NAME, with the style and the scripts of the real one.
# Usage: fixture-book.sh FOLDER NAME
set -euo pipefail
cd "$(dirname "$0")/.."

copy=.build/books/$2
rm -rf "$copy/Content" "$copy/Site"
mkdir -p "$copy"
cp -R "$1/Content" Site "$copy/"
