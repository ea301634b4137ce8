#!/usr/bin/env bash
# Tests/Workflows/get.sh tests Scripts/get.sh with a made-up release of a few bytes: what it installs, and that it
# installs nothing if a checksum is wrong, a file is missing or cut off, or the system is unknown.
set -euo pipefail
get=$(realpath "${GET:-$(dirname "$0")/../../Scripts/get.sh}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
tries=0

expect() { # what, status, expected text, command…
  local what=$1 status=$2 text=$3 code=0
  shift 3
  "$@" >log 2>&1 </dev/null || code=$?
  ((code == status)) && grep -qF -- "$text" log ||
    { printf 'get test: %s: status %s, not %s with "%s":\n' "$what" "$code" "$status" "$text" >&2; cat log >&2; exit 1; }
  tries=$((tries + 1))
}
archive() { # folder, program, what it prints
  mkdir -p "made/$(dirname "$1")"
  printf '#!/bin/sh\n%s\n' "$2" >"made/$1"
  chmod +x "made/$1"
  tar -czf "$3" made
  rm -r made
}
machine=$(uname -m) suffix=
[[ $machine != aarch64 ]] || suffix=-aarch64
tool=by-ear-0.1.0-swift-9.9.9-linux-$machine.tar.gz
compiler=swift-9.9.9-RELEASE-debian12$suffix
place=swift/swift-9.9.9-release/debian12$suffix/swift-9.9.9-RELEASE
mkdir -p release "$place"
archive bin/book 'swiftc; echo "book 0.1.0"' "release/$tool"
archive usr/bin/swiftc 'echo "Swift version 9.9.9 (fake)"' "$place/$compiler.tar.gz"
(cd release && sha256sum "$tool" && cd "../$place" && sha256sum "$compiler.tar.gz") >sums
cp sums release/SHA256SUMS-tool
printf 'ID=debian\nVERSION_ID="12"\n' >debian

run() { # variables…
  rm -rf "home of"* ; mkdir "home of me"
  HOME="$scratch/home of me" OS_RELEASE=$scratch/debian BY_EAR_RELEASE=file://$scratch/release \
    BY_EAR_SWIFT=file://$scratch/swift env "$@" bash "$get"
}
untouched() {
  [[ -z $(find "home of me" -type f -o -type l) ]] || { echo "get test: $1 left files" >&2; find "home of me"; exit 1; }
}
refuse() { # what, text, variables…
  expect "$1" 1 "$2" run "${@:3}"
  untouched "$1"
}

expect "a first run" 0 "home of me/.local/bin/book" run X=
expect "the tool with its compiler" 0 "Swift version 9.9.9" "home of me/.local/bin/book" --version
expect "the second name" 0 "book 0.1.0" "home of me/.local/bin/by-ear" --version
[[ -z $(find "home of me" -name 'unfinished*') ]] || { echo "get test: scratch files are left" >&2; exit 1; }
expect "a second run without downloads" 0 ".local/bin/book" \
  env HOME="$scratch/home of me" OS_RELEASE="$scratch/debian" BY_EAR_RELEASE="file://$scratch/release" \
  BY_EAR_SWIFT=file:///nowhere bash "$get"

refuse "a missing release" "could not be downloaded" BY_EAR_RELEASE=file:///nowhere
refuse "a missing compiler" "could not be downloaded" BY_EAR_SWIFT=file:///nowhere
printf 'ID=fedora\nVERSION_ID=41\n' >fedora
refuse "another system" "for 'fedora 41'" OS_RELEASE="$scratch/fedora"
refuse "an unknown system" "for 'this system'" OS_RELEASE=/nowhere
mkdir few
for program in bash env uname; do ln -s "$(command -v "$program")" "few/$program"; done
refuse "a system without curl" "'curl' is missing" PATH="$scratch/few"
refuse "a folder that can't be written" "must be writable" BY_EAR_FOLDER=/proc/by-ear

head -c 100 "$place/$compiler.tar.gz" >cut && cp "$place/$compiler.tar.gz" whole && cp cut "$place/$compiler.tar.gz"
refuse "half a compiler" "the checksum of $compiler.tar.gz is wrong"
cp whole "$place/$compiler.tar.gz"
sed "/$compiler/s/^[0-9a-f]*/$(printf '0%.0s' {1..64})/" sums >release/SHA256SUMS-tool
refuse "a wrong checksum" "the checksum of $compiler.tar.gz is wrong"
sed "/$tool/d" sums >release/SHA256SUMS-tool
refuse "a release without the tool" "has no archive for $machine"
sed "/$compiler/d" sums >release/SHA256SUMS-tool
refuse "a release without the compiler's checksum" "doesn't list $compiler.tar.gz"
echo '<html>404</html>' >release/SHA256SUMS-tool
refuse "a page instead of checksums" "has no archive for $machine"
cp sums release/SHA256SUMS-tool
echo "get test: $tries runs as expected"
