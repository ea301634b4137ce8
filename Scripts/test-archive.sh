#!/usr/bin/env bash
# Scripts/test-archive.sh ARCHIVE [SUITE] unpacks an archive in a minimal Debian (bookworm or trixie) with
# Swift and its dependencies, at a read-only path with spaces, and builds a book there, as root and as an
# ordinary user, without network. Needs root and debootstrap.
set -euo pipefail
archive=$(realpath "$1") suite=${2:-bookworm}
cd "$(dirname "$0")/.."

fail() {
  printf 'test-archive: %s\n' "$1" >&2
  exit 1
}
((EUID == 0)) || fail "skipped: root is needed for chroot"
command -v debootstrap >/dev/null ||
  fail "skipped: debootstrap is missing; run 'apt-get install debootstrap'"

(cd "$(dirname "$archive")" && sha256sum --check --quiet "$archive.sha256") ||
  fail "the checksum of the archive doesn't match"

# The documented dependencies of Swift on Debian 12, as the suite names them, and none of this tool.
case $suite in
bookworm) curl=libcurl4 gcc=12 ;;
trixie) curl=libcurl4t64 gcc=14 ;;
*) fail "'$suite' is not supported: name bookworm or trixie" ;;
esac
readonly packages=ca-certificates,binutils,libc6-dev,$curl,libedit2,libgcc-$gcc-dev,libncurses6,libsqlite3-0,libstdc++-$gcc-dev,libxml2,tzdata,zlib1g-dev
readonly root=$PWD/.build/bare-$suite
if [[ $(cat "$root/packages" 2>/dev/null) != "$packages" ]]; then
  echo "test-archive: creating a minimal Debian in .build/bare-$suite"
  rm -rf "$root"
  debootstrap --variant=minbase --include="$packages" "$suite" "$root" >.build/debootstrap.log 2>&1 ||
    fail "skipped: debootstrap failed; see .build/debootstrap.log"
  printf %s "$packages" >"$root/packages"
fi

rm -rf "$root/opt/a place"
mkdir -p "$root/opt/a place" "$root/opt/swift/usr"
tar -xzf "$archive" -C "$root/opt/a place"
name=$(basename "$archive" .tar.gz)
home="$root/opt/a place/$name/libexec/by-ear"
size=$(find "$root/opt/a place" -type f -exec wc -c {} + | awk '$2 == "total" { sum += $1 } END { print sum }')
((size <= 120000000)) || fail "the unpacked size of $size bytes exceeds 120,000,000"
for program in book SnippetHost; do
  ! readelf --sections --wide "$home/$program" | grep -qE '\.debug_info|\.symtab' ||
    fail "$program is not stripped"
  ! readelf --dynamic "$home/$program" | grep -q 'libswiftSwiftOnoneSupport' ||
    fail "$program is a debug build"
  ! readelf --dynamic "$home/$program" | grep RUNPATH | grep -qv '\[\$ORIGIN\]' ||
    fail "$program searches for libraries in a folder of the build machine"
done
cp Tests/Archive/inside.sh "$root/opt/inside.sh"
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

# Mounts in a private namespace, which disappears with its last process.
ROOT=$root SWIFT=$swift NAME=$name unshare --mount --net --pid --fork --kill-child bash -euc '
  mount --make-rprivate /
  mount --bind "$SWIFT" "$ROOT/opt/swift/usr"
  mount --rbind /dev "$ROOT/dev"
  mount -t proc proc "$ROOT/proc"
  mount --bind "$ROOT/opt/a place" "$ROOT/opt/a place"
  mount -o remount,ro,bind "$ROOT/opt/a place"
  for user in 0 12345; do
    chroot "$ROOT" /usr/bin/env -i PATH=/usr/bin:/bin:/opt/swift/usr/bin LC_ALL=C.UTF-8 \
      setpriv --reuid=$user --regid=$user --clear-groups --no-new-privs \
      bash /opt/inside.sh "/opt/a place/$NAME"
  done
'
echo "test-archive: $name works in a minimal Debian ($suite), $(((size + 500000) / 1000000)) MB"
