#!/bin/sh
# Fuzzes the code that reads and renders books, each target for a minute.
#
#   Scripts/fuzz.sh [SECONDS [TARGET…]]     (0 seconds: builds the targets and runs none)
#
# Fails if a file crashes a target or violates a property. The file is saved as
# Tests/Fuzzing/.build/found-TARGET-*; turn it into a test case, in
# Tests/SnippetNotationTests/PropertyTests.swift for reading, updating and transcripts, and in
# Tests/PublicationsTests/HostilePageTests.swift for the others.
set -eu

seconds=${1:-60}
[ $# -eq 0 ] || shift
cd "$(dirname "$0")/../Tests/Fuzzing"
[ $# -gt 0 ] || set -- Reading Updating Transcripts FrontMatter Rendering EPUB Shapes

# Without the address sanitizer, as two sanitizers together aren't reliably enabled in every module.
swift build --quiet --sanitize fuzzer >.build.log 2>&1 || { cat .build.log >&2; rm .build.log; exit 1; }
rm .build.log
[ "$seconds" -gt 0 ] || exit 0
binaries=$(swift build --sanitize fuzzer --show-bin-path)
rm -f .build/found-*

# The seeds of a target: excerpts of this book in the target's input format.
seed() { # target, page
  case $1 in
    # The computed lines, a byte that never occurs in a page, and the beginning of the page.
    Updating) printf 'A, B\n```\n~~~\n\001'; head -c 1500 "$2" ;;
    Transcripts) grep -A 3 -m 4 -E '^`+(voiceover|voicecontrol|switchcontrol|keyboard|screen) ' "$2" |
      sed -E 's/^`+[a-z]+ [^ ]+ ?//' | head -c 400 ;;
    # A byte that selects the file, and the front matter.
    FrontMatter) printf '\000'; sed -n '2,/^---$/p' "$2" | sed '$d' | head -c 1500 ;;
    # A shape and its size for each pair of bytes.
    Shapes) tail -c 8 "$2" ;;
    *) sed '1,/^---$/d' "$2" | head -c 1500 ;;
  esac
}

# The crash handler of the Swift runtime would hide crashes from libFuzzer.
export SWIFT_BACKTRACE=enable=no
status=0
for name in "$@"; do
  echo "$name"
  seeds=.build/seeds-$name
  corpus=.build/corpus-$name
  log=.build/$name.log
  mkdir -p "$seeds" "$corpus"
  for page in ../../Content/*/index.md ../../Content/*/*/*.md; do
    [ -f "$page" ] || continue
    seed "$name" "$page" >"$seeds/$(echo "$page" | tr '/.' '__')" || true
  done
  "$binaries/Fuzz$name" -max_total_time="$seconds" -dict=fences.dict -max_len=2048 \
    -timeout=20 -artifact_prefix=.build/found-"$name"- "$corpus" "$seeds" >"$log" 2>&1 ||
    status=1
  grep -aE 'INITED|DONE|Fatal error|ERROR|Test unit written' "$log" || true
done
exit $status
