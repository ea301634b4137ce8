#!/bin/sh
# Gives odd files to what reads and renders books, to each target for a minute.
#
#   Scripts/fuzz.sh [SECONDS [TARGET…]]     (0 seconds: builds the targets and runs none)
#
# Ends with a status other than 0 if a file brings one of them down, or a property does not hold; the
# file is then kept as Tests/Fuzzing/.build/found-TARGET-*, to be made a case of the tests: of
# Tests/SnippetNotationTests/PropertyTests.swift for reading, updating and transcripts, and of
# Tests/PublicationsTests/HostilePageTests.swift for the others.
set -eu

seconds=${1:-60}
[ $# -eq 0 ] || shift
cd "$(dirname "$0")/../Tests/Fuzzing"
[ $# -gt 0 ] || set -- Reading Updating Transcripts FrontMatter Rendering EPUB

# Without the address sanitizer: of two sanitizers only one is sure to be on in every module.
swift build --quiet --sanitize fuzzer >.build.log 2>&1 || { cat .build.log >&2; rm .build.log; exit 1; }
rm .build.log
[ "$seconds" -gt 0 ] || exit 0
rm -f .build/found-*

# What a target begins with: pieces of this book, in the form that the target reads.
seed() { # target, page
  case $1 in
    # The computed lines, a byte that no page holds, and the beginning of the page.
    Updating) printf 'A, B\n```\n~~~\n\001'; head -c 1500 "$2" ;;
    Transcripts) grep -A 3 -m 4 -E '^`+(voiceover|voicecontrol|switchcontrol|keyboard|screen) ' "$2" |
      sed -E 's/^`+[a-z]+ [^ ]+ ?//' | head -c 400 ;;
    # A byte that chooses the file, and the front matter.
    FrontMatter) printf '\000'; sed -n '2,/^---$/p' "$2" | sed '$d' | head -c 1500 ;;
    *) sed '1,/^---$/d' "$2" | head -c 1500 ;;
  esac
}

# The runtime's own crash reports would keep libFuzzer from seeing the crash.
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
  .build/debug/Fuzz"$name" -max_total_time="$seconds" -dict=fences.dict -max_len=2048 \
    -timeout=20 -artifact_prefix=.build/found-"$name"- "$corpus" "$seeds" >"$log" 2>&1 ||
    status=1
  grep -aE 'INITED|DONE|Fatal error|ERROR|Test unit written' "$log" || true
done
exit $status
