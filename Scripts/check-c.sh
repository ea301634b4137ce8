#!/usr/bin/env bash
# Compiles the C targets for 64-bit ARM and macOS, where the tool hasn’t been built yet.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/python-environment.sh .build/c Scripts/c.txt
object=$(mktemp)
trap 'rm -f "$object"' EXIT
for system in aarch64-linux-gnu aarch64-macos; do
  for file in Sources/Ground/C*/*.c; do
    folder=$(dirname "$file")
    .build/c/bin/python -m ziglang cc -target "$system" -c -o "$object" -Wall -Wextra -Werror \
      -I "$folder" -I "$folder/include" "$file"
  done
done
echo "check-c: the C targets compile for 64-bit ARM and macOS"
