#!/usr/bin/env bash
# Scripts/get.sh [--no-compiler] downloads the tool of a release, and the Swift compiler that it needs unless
# that is in PATH, on Debian 12 and Ubuntu 24.04. It verifies both by the release's SHA256SUMS-tool, unpacks them
# and prints the path of 'book', which needs neither root nor a changed PATH.
#
#   BY_EAR_RELEASE  the address of the release's files; it may begin with file://
#   BY_EAR_SWIFT    the address of the compilers (default: https://download.swift.org)
#   BY_EAR_FOLDER   where everything is unpacked (default: ~/.local/share/by-ear)
#   BY_EAR_BIN      the folder that gets 'book' and 'by-ear' (default: ~/.local/bin)
set -euo pipefail

fail() {
  printf 'get: %s\n' "$1" >&2
  exit 1
}

release=${BY_EAR_RELEASE:-https://github.com/OWNER/by-ear/releases/download/v0.1.0}
swift=${BY_EAR_SWIFT:-https://download.swift.org}
folder=${BY_EAR_FOLDER:-${HOME:?}/.local/share/by-ear}
bin=${BY_EAR_BIN:-${HOME:?}/.local/bin}

[[ $(uname -s) == Linux ]] || fail "the tool runs only on Linux: use a container, see docs/installing.md"
# shellcheck source=/dev/null
system=$(. "${OS_RELEASE:-/etc/os-release}" 2>/dev/null && printf '%s %s' "${ID-}" "${VERSION_ID-}") || system=
# What the compiler needs, by https://www.swift.org/install/linux/tarball.
packages=(binutils libc6-dev libedit2 libsqlite3-0 tzdata zlib1g-dev)
case $system in
"debian 12") packages+=(libcurl4 libncurses6 libstdc++-12-dev libxml2) ;;
"ubuntu 24.04") packages+=(libcurl4-openssl-dev libncurses-dev libstdc++-13-dev libxml2-dev) ;;
*) fail "there is no archive for '${system:-this system}', only for Debian 12 and Ubuntu 24.04: see docs/installing.md" ;;
esac
system=${system/ /}
machine=$(uname -m)
for program in curl tar gzip sha256sum; do
  command -v "$program" >/dev/null ||
    fail "'$program' is missing; run 'apt-get install ca-certificates coreutils curl gzip tar' as root"
done

mkdir -p "$folder" "$bin" || fail "'$folder' and '$bin' must be writable; BY_EAR_FOLDER and BY_EAR_BIN name others"
folder=$(cd "$folder" && pwd) bin=$(cd "$bin" && pwd)
# On the same file system, so that a folder appears complete or not at all.
scratch=$(mktemp -d "$folder/unfinished.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

download() { # ADDRESS NAME
  curl --fail --silent --show-error --location --retry 3 --output "$scratch/$2" "$1/$2" ||
    fail "'$1/$2' could not be downloaded"
}
unpack() { # ADDRESS NAME: a folder named after the archive, of verified content
  local sum
  sum=$(awk -v name="$2" '$2 == name { print $1 }' "$scratch/SHA256SUMS-tool")
  [[ $sum =~ ^[0-9a-f]{64}$ ]] || fail "the release's SHA256SUMS-tool doesn't list $2"
  [[ ! -d $folder/${2%.tar.gz} ]] || return 0
  printf 'get: downloading %s\n' "$2" >&2
  download "$1" "$2"
  [[ $(sha256sum <"$scratch/$2") == "$sum  -" ]] ||
    fail "the checksum of $2 is wrong, so it wasn't unpacked; try again, and report it if it stays wrong"
  mkdir "$scratch/unpacked"
  tar -xzf "$scratch/$2" -C "$scratch/unpacked" --strip-components 1 || fail "$2 could not be unpacked"
  rm "$scratch/$2"
  mv "$scratch/unpacked" "$folder/${2%.tar.gz}"
}

download "$release" SHA256SUMS-tool
tool=$(sed -nE "s/^[0-9a-f]{64}  (by-ear-[0-9.]+-swift-[0-9.]+-linux-$machine\.tar\.gz)$/\1/p" "$scratch/SHA256SUMS-tool")
[[ -n $tool && $tool != *$'\n'* ]] || fail "the release has no archive for $machine"
version=$(sed -E 's/.*-swift-([0-9.]+)-linux.*/\1/' <<<"$tool")

compiler=$(swiftc -print-target-info 2>/dev/null) || compiler=
if [[ $compiler == *"Swift version $version "* ]]; then
  path=$(dirname "$(command -v swiftc)")
else
  [[ ${1-} != --no-compiler ]] || fail "the release needs Swift $version"
  suffix=$([[ $machine == aarch64 ]] && echo -aarch64 || true)
  name=swift-$version-RELEASE-$system$suffix
  unpack "$swift/swift-$version-release/${system/./}$suffix/swift-$version-RELEASE" "$name.tar.gz"
  path=$folder/$name/usr/bin
fi
unpack "$release" "$tool"

missing=()
for package in "${packages[@]}"; do
  dpkg-query --show "$package" >/dev/null 2>&1 || missing+=("$package")
done
((${#missing[@]} == 0)) || printf "get: the compiler needs packages; run this as root: apt-get install %s\n" "${missing[*]}" >&2

printf '#!/usr/bin/env bash\nPATH=%q:$PATH exec %q "$@"\n' "$path" "$folder/${tool%.tar.gz}/bin/book" >"$scratch/book"
chmod +x "$scratch/book"
"$scratch/book" --version >/dev/null || fail "the program in $tool doesn't start"
mv -f "$scratch/book" "$bin/book"
ln -sf book "$bin/by-ear"
case :$PATH: in
*":$bin:"*) ;;
*) printf "get: '%s' is not in PATH; add it to run 'book' by name\n" "$bin" >&2 ;;
esac
echo "$bin/book"
