#!/usr/bin/env bash
# Builds the tool as a release and lays out what 'make install', an archive and a package of Debian hold,
# in build/archive/stage. Prints nothing but what the builds say.
#
# SWIFT_FLAGS is added to each build. BY_EAR_COMMIT and BY_EAR_DAY tell the commit where there is no
# repository, as in the sources of a release.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly scratch=${SCRATCH:-.build} stage=build/archive/stage
read -r -a flags <<<"${SWIFT_FLAGS-}"

build() {
  swift build --configuration release --explicit-target-dependency-import-check error \
    --scratch-path "$scratch" -Xswiftc -gnone ${flags[@]+"${flags[@]}"} "$@"
}

# A release build is what users get: it is a third of the size of another one, and much faster. What a
# debugger needs is stripped below, so it is not generated either.
build --product SnippetHost >&2
build --product book >&2
binaries=$(build --show-bin-path)

# The manual is made by the tool of the library that reads the command line.
manual=$scratch/manual
swift build --package-path "$scratch/checkouts/swift-argument-parser" --scratch-path "$manual" \
  ${flags[@]+"${flags[@]}"} --product generate-manual >&2

rm -rf "$stage"
home=$stage/libexec/by-ear share=$stage/share doc=$stage/share/doc/by-ear
mkdir -p "$home/Modules" "$home/Site" "$stage/bin" "$share/man/man1" \
  "$share/bash-completion/completions" "$share/zsh/site-functions" \
  "$share/fish/vendor_completions.d" "$doc/licenses"

# What snippets import, and what that imports in turn.
readonly modules=(
  AccessibilityAudit AccessibilityTesting AccessibilityTree AssistiveTechnology
  PortableAccessibility PortableFoundation PortableOSLog PortableSwiftUI PortableUIKit
  PortableUniformTypeIdentifiers PortableWebKit ScreenDrawing SnippetMessages SnippetStage SpeechRules Text
)
cp "$binaries/book" "$binaries/SnippetHost" "$home/"
for module in "${modules[@]}"; do
  cp "$binaries/Modules/$module.swiftmodule" "$home/Modules/"
done
cp Site/* "$home/Site/"
install -m 755 Packaging/book.sh "$stage/bin/book"

# What snippets find in the host must stay in its table of symbols.
case $(uname -s) in
Darwin) strip -x "$home/book" "$home/SnippetHost" ;;
*) strip --strip-unneeded "$home/book" "$home/SnippetHost" ;;
esac

# What the launcher compares with the compiler that is installed where the tool runs.
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
swiftc -print-target-info | sed -n 's/.*"compilerVersion": *"\([^"]*\)".*/\1/p' >"$home/compiler.txt"
find "$swift/lib/swift/host" -maxdepth 1 -name 'libSwiftSyntax.*' -exec cat {} + | wc -c | tr -d ' ' >"$home/library-size.txt"

# Libraries that a system with Swift does not have. They lie beside the program, which looks there.
if [[ $(uname -s) == Linux && ${BUNDLE:-yes} == yes ]]; then
  while read -r name _ file _; do
    case $name in
    libcmark-gfm* | libstemmer* | libzip*)
      cp --dereference "$file" "$home/$name"
      package=$(dpkg-query --search "$(readlink -f "$file")" 2>/dev/null | cut -d : -f 1 || true)
      [[ -z $package ]] || cp "/usr/share/doc/$package/copyright" "$doc/licenses/$package.txt"
      ;;
    esac
  done < <(LD_LIBRARY_PATH=$swift/lib/swift/host:$swift/lib/swift/linux ldd "$binaries/book")
fi

commit=$(git rev-parse HEAD 2>/dev/null || printf %s "${BY_EAR_COMMIT-}")
day=$(TZ=UTC git log -1 --date=format-local:%Y-%m-%d --format=%cd 2>/dev/null ||
  printf %s "${BY_EAR_DAY-}")
changes=false
[[ -z $(git status --porcelain 2>/dev/null) ]] || changes=true
value() { [[ -n $1 ]] && printf '"%s"' "$1" || printf null; }
printf '{"commit": %s, "day": %s, "hasChanges": %s}\n' "$(value "$commit")" "$(value "$day")" \
  "$changes" >"$home/build.json"

"$manual/debug/generate-manual" --multi-page --section 1 --date "${day:-$(date -u +%Y-%m-%d)}" \
  --output-directory "$share/man/man1" "$stage/bin/book"
"$stage/bin/book" --generate-completion-script bash >"$share/bash-completion/completions/book"
"$stage/bin/book" --generate-completion-script zsh >"$share/zsh/site-functions/_book"
"$stage/bin/book" --generate-completion-script fish >"$share/fish/vendor_completions.d/book.fish"

cp LICENSE README.md CHANGELOG.md "$doc/"
for package in "$scratch"/checkouts/*/; do
  for file in "$package"LICENSE*; do
    [[ ! -f $file ]] || cp "$file" "$doc/licenses/$(basename "$package").txt"
  done
done
[[ ! -f $swift/share/swift/LICENSE.txt ]] || cp "$swift/share/swift/LICENSE.txt" "$doc/licenses/swift.txt"

# Everything that is imported by a snippet is there, or the archive would be found broken by its users.
probe=$(mktemp -d)
trap 'rm -rf "$probe"' EXIT
printf 'import %s\n' "${modules[@]}" >"$probe/probe.swift"
swiftc -typecheck -module-cache-path "$probe/cache" -I "$home/Modules" "$probe/probe.swift"

# For 'make uninstall', also where somebody unpacked an archive.
(cd "$stage" && { find . ! -type d; echo ./libexec/by-ear/files.txt; } | cut -c 3- | LC_ALL=C sort) \
  >"$probe/files.txt"
cp "$probe/files.txt" "$home/files.txt"
chmod -R u+w,a+rX,go-w "$stage"
