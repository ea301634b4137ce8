#!/usr/bin/env bash
# Builds a Debian package in build/archive from the files staged by 'Scripts/stage.sh'. It depends on
# Debian's libraries instead of bundling them. Building needs the network for the Swift packages, so the
# package is for your own machines, not for Debian's archive.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v dpkg-shlibdeps >/dev/null || {
  echo "deb: dpkg-shlibdeps is missing; install dpkg-dev" >&2
  exit 1
}

stage=build/archive/stage
[[ -d $stage ]] || Scripts/stage.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/root/DEBIAN" "$work/root/usr" "$work/debian"
cp -R -P "$stage/." "$work/root/usr/"
home=$work/root/usr/libexec/by-ear
rm -f "$home"/lib*.so* "$work/root/usr/share/doc/by-ear/licenses"/lib*.txt "$home/files.txt"

version=$("$stage/bin/book" --version | sed -n 's/^book //p')
compiler=$("$stage/bin/book" --version | sed -n 's/^compiler: //p')
architecture=$(dpkg --print-architecture)
printf 'Source: by-ear\n\nPackage: by-ear\nArchitecture: any\n' >"$work/debian/control"
# Only 'book': the host loads the compiler's libraries, which are in no Debian package.
depends=$(cd "$work" && dpkg-shlibdeps -O root/usr/libexec/by-ear/book 2>/dev/null |
  sed -n 's/^shlibs:Depends=//p')
[[ -n $depends ]] || {
  echo "deb: dpkg-shlibdeps found no package for the libraries of 'book'" >&2
  exit 1
}
sed -e "s|@VERSION@|$version|; s|@ARCHITECTURE@|$architecture|; s|@DEPENDS@|$depends|" \
  -e "s|@COMPILER@|$compiler|" Packaging/debian/control.in >"$work/root/DEBIAN/control"
cp Packaging/debian/copyright "$work/root/usr/share/doc/by-ear/copyright"
gzip --best --no-name "$work/root/usr/share/man/man1"/*
package=build/archive/by-ear_${version}_$architecture.deb
dpkg-deb --build --root-owner-group "$work/root" "$package" >/dev/null
echo "deb: $package"
