#!/usr/bin/env bash
# Makes the archive of a release in build/archive, with its sum: what 'Scripts/stage.sh' lays out, under
# a name that tells version, compiler and system. With a version it refuses another one.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'archive: %s\n' "$1" >&2
  exit 1
}

# Bytes that an archive may take when it is unpacked.
readonly limit=120000000

Scripts/stage.sh
stage=build/archive/stage
version=$("$stage/bin/book" --version | sed -n 's/^book //p')
compiler=$("$stage/bin/book" --version | sed -n 's/^compiler: .*Swift version \([0-9.]*\).*/\1/p')
[[ -z ${1-} || $1 == "$version" ]] ||
  fail "the tool calls itself $version, not $1; set ToolVersion.current in Sources/book/Console"
[[ -n $compiler ]] || fail "the modules do not tell their compiler"

size=$(find "$stage" -type f -exec wc -c {} + | awk '$2 == "total" { sum += $1 } END { print sum }')
((size <= limit)) || fail "$size bytes are more than $limit; see what grew in $stage"

name=by-ear-$version-swift-$compiler-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
rm -rf "build/archive/$name"
cp -a "$stage" "build/archive/$name"
# The same commit and compiler make the same archive, to the byte, where tar can do that.
when=$(git log -1 --format=%ct 2>/dev/null || date +%s)
order=()
if tar --version | grep -q GNU; then
  order=(--sort=name --mtime="@$when" --owner=0 --group=0 --numeric-owner)
fi
(
  cd build/archive
  tar ${order[@]+"${order[@]}"} -cf - "$name" | gzip --best --no-name >"$name.tar.gz"
  rm -rf "$name"
  if command -v sha256sum >/dev/null; then
    sha256sum "$name.tar.gz"
  else
    shasum -a 256 "$name.tar.gz"
  fi >"$name.tar.gz.sha256"
)
printf 'archive: build/archive/%s.tar.gz, %s MB unpacked\n' "$name" "$(((size + 500000) / 1000000))"
