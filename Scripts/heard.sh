#!/usr/bin/env bash
# Exports the whole book for a Mac and compiles the exported app against PortableUIKit. The tool must
# have been built: 'make test-hearing' does both.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
.build/debug/book heard export "$folder" --compile
