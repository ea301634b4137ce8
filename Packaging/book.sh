#!/bin/sh
# Starts 'book' with the Swift libraries of the installed compiler, which the tool needs anyway, so it doesn't
# bundle them. 'Scripts/stage.sh' installs this script as bin/book.
set -eu

fail() {
  printf 'book: %s\n' "$1" >&2
  exit 1
}

self=$(readlink -f -- "$0")
home=${self%/*/*}/libexec/by-ear
needed=$(cat "$home/compiler.txt")
compiler=$(command -v swiftc) ||
  fail "no Swift compiler found; install $needed from https://www.swift.org/install"
compiler=$(readlink -f -- "$compiler")
libraries=${compiler%/*/*}/lib/swift

# 'swiftc' may be a link to a version manager, and another version has other libraries. Running it takes a
# tenth of a second, so that is only done if the library differs from that of the build.
library=$(find "$libraries/host" -maxdepth 1 -name 'libSwiftSyntax.*' -size "$(cat "$home/library-size.txt")c" 2>/dev/null || true)
if [ -z "$library" ]; then
  description=$(swiftc -print-target-info) || fail "'$compiler' does not print its target info; install $needed"
  value() { printf '%s\n' "$description" | sed -n "s/.*\"$1\": *\"\([^\"]*\)\".*/\1/p"; }
  found=$(value compilerVersion)
  [ "$found" = "$needed" ] ||
    fail "'swiftc' is $found, but this 'book' works only with $needed: put that compiler first in PATH, or install a 'book' built with your compiler"
  libraries=$(value runtimeResourcePath)
  [ -n "$(find "$libraries/host" -maxdepth 1 -name 'libSwiftSyntax.*' 2>/dev/null)" ] ||
    fail "the Swift compiler '$compiler' lacks the SwiftSyntax library; install $needed from https://www.swift.org/install"
fi

if [ "$(uname -s)" = Darwin ]; then
  export DYLD_LIBRARY_PATH="$libraries/host${DYLD_LIBRARY_PATH:+:$DYLD_LIBRARY_PATH}"
else
  export LD_LIBRARY_PATH="$libraries/host:$libraries/linux${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
fi
exec "$home/book" "$@"
