#!/usr/bin/env bash
# Scripts/fetch-archive.sh ADDRESS VERSION FOLDER downloads the archive of a release for the installed
# compiler and system, verifies its checksum, unpacks it and prints the path of 'book'. It fails if there
# is no such archive; then the tool has to be built.
set -euo pipefail
address=$1 version=${2#v} folder=$3

fail() {
  printf 'fetch-archive: %s\n' "$1" >&2
  exit 1
}
command -v swiftc >/dev/null || fail "no Swift compiler found"
compiler=$(swiftc -print-target-info |
  sed -n 's/^ *"compilerVersion": ".*Swift version \([0-9.]*\).*",$/\1/p')
name=by-ear-$version-swift-$compiler-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)

if ! command -v curl >/dev/null && command -v apt-get >/dev/null && ((EUID == 0)); then
  { apt-get update -qq && apt-get install --yes -qq --no-install-recommends ca-certificates curl; } \
    >/dev/null 2>&1 || true
fi
command -v curl >/dev/null || fail "curl is needed to download $name"

mkdir -p "$folder"
cd "$folder"
for file in "$name.tar.gz" "$name.tar.gz.sha256"; do
  curl --fail --silent --show-error --location --retry 3 --output "$file" "$address/$file" ||
    fail "the release has no $file"
done
# The checksum must be for this file.
[[ $(cut -c 65- "$name.tar.gz.sha256") == "  $name.tar.gz" ]] || fail "the checksum is for another file"
if command -v sha256sum >/dev/null; then
  sha256sum --check --quiet "$name.tar.gz.sha256" >&2
else
  shasum -a 256 --check "$name.tar.gz.sha256" >/dev/null
fi || fail "the checksum of $name.tar.gz doesn't match"
tar -xzf "$name.tar.gz"
rm "$name.tar.gz"
book=$PWD/$name/bin/book
"$book" --version >version.txt || fail "the program in the archive doesn't run on this machine"
[[ $(head -n 1 version.txt) == "book $version" ]] || fail "the archive contains another version"
echo "$book"
