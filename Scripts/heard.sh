#!/usr/bin/env bash
# Exports the whole book for recording on a Mac, and compiles the exported app with PortableUIKit. The tool
# must have been built, as 'make test-hearing' does.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$(swift build --show-bin-path)/book" heard export "$folder" --compile
