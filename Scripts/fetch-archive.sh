#!/usr/bin/env bash
# Scripts/fetch-archive.sh ADDRESS VERSION FOLDER fetches the archive of a release that was made with the
# compiler and for the system that are here, checks its sum, unpacks it and prints the path of 'book'.
# Where there is none it says so and fails, and the tool has to be built.
set -euo pipefail
address=$1 version=${2#v} folder=$3

fail() {
  printf 'fetch-archive: %s\n' "$1" >&2
  exit 1
}
command -v swiftc >/dev/null || fail "there is no Swift compiler here"
compiler=$(swiftc -print-target-info |
  sed -n 's/^ *"compilerVersion": ".*Swift version \([0-9.]*\).*",$/\1/p')
name=by-ear-$version-swift-$compiler-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)

if ! command -v curl >/dev/null && command -v apt-get >/dev/null && ((EUID == 0)); then
  { apt-get update -qq && apt-get install --yes -qq --no-install-recommends ca-certificates curl; } \
    >/dev/null 2>&1 || true
fi
command -v curl >/dev/null || fail "curl is needed to fetch $name"

mkdir -p "$folder"
cd "$folder"
for file in "$name.tar.gz" "$name.tar.gz.sha256"; do
  curl --fail --silent --show-error --location --retry 3 --output "$file" "$address/$file" ||
    fail "the release has no $file"
done
# The sum is for this file and no other.
[[ $(cut -c 65- "$name.tar.gz.sha256") == "  $name.tar.gz" ]] || fail "the sum is for another file"
if command -v sha256sum >/dev/null; then
  sha256sum --check --quiet "$name.tar.gz.sha256" >&2
else
  shasum -a 256 --check "$name.tar.gz.sha256" >/dev/null
fi || fail "$name.tar.gz is not what its sum says"
tar -xzf "$name.tar.gz"
rm "$name.tar.gz"
book=$PWD/$name/bin/book
"$book" --version >version.txt || fail "the program of the archive does not run here"
[[ $(head -n 1 version.txt) == "book $version" ]] || fail "the archive holds another version"
echo "$book"
