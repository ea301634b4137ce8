#!/usr/bin/env bash
# Exports the whole book for a Mac and compiles the exported app against PortableUIKit.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build --product book
swift build --product SnippetHost
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
.build/debug/book heard export "$folder" --compile
