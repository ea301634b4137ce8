#!/usr/bin/env bash
# Packs the files staged by 'Scripts/stage.sh' into an archive with a checksum in build/archive. Its name
# contains version, compiler and system. If a version is given, it must be that of the tool.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'archive: %s\n' "$1" >&2
  exit 1
}

# The limit for the unpacked size in bytes.
readonly limit=120000000

Scripts/stage.sh
stage=build/archive/stage
version=$("$stage/bin/book" --version | sed -n 's/^book //p')
compiler=$("$stage/bin/book" --version | sed -n 's/^compiler: .*Swift version \([0-9.]*\).*/\1/p')
[[ -z ${1-} || $1 == "$version" ]] ||
  fail "the version of the tool is $version, not $1; set ToolVersion.current in Sources/book/Console"
[[ -n $compiler ]] || fail "the version of the compiler is unknown"

size=$(find "$stage" -type f -exec wc -c {} + | awk '$2 == "total" { sum += $1 } END { print sum }')
((size <= limit)) || fail "the unpacked size of $size bytes exceeds $limit; check what grew in $stage"

name=by-ear-$version-swift-$compiler-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
rm -rf "build/archive/$name"
cp -a "$stage" "build/archive/$name"
# With GNU tar, the same commit and compiler produce the same bytes.
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
