#!/bin/sh
# Gives odd pages to the reader and to the updater of snippets, half the time each.
#
#   Scripts/fuzz.sh [SECONDS]
#
# Ends with a status other than 0 if a page brings one of them down; the page is then kept as
# Tests/Fuzzing/.build/found-*, to be made a case of Tests/SnippetRunnerTests/PropertyTests.swift.
set -eu

seconds=${1:-60}
cd "$(dirname "$0")/../Tests/Fuzzing"

# Without the address sanitizer: of two sanitizers only one is sure to be on in every module.
swift build --quiet --sanitize fuzzer >.build.log 2>&1 || { cat .build.log >&2; exit 1; }
rm .build.log
seeds=.build/seeds
rm -f .build/found-*
mkdir -p "$seeds"
for page in ../../Content/*/index.md ../../Content/*/*/*.md; do
  [ -f "$page" ] || continue
  # The computed lines, a byte that no page holds, and the beginning of the page.
  { printf 'A, B\n```\n~~~\n\001'; head -c 1500 "$page"; } > "$seeds/$(echo "$page" | tr '/.' '__')"
done

# The runtime's own crash reports would keep libFuzzer from seeing the crash.
export SWIFT_BACKTRACE=enable=no
status=0
for target in FuzzReading FuzzUpdating; do
  mkdir -p ".build/corpus-$target"
  echo "$target"
  log=".build/$target.log"
  .build/debug/$target -max_total_time=$((seconds / 2)) -dict=fences.dict -max_len=2048 \
    -timeout=20 -artifact_prefix=.build/found- ".build/corpus-$target" "$seeds" >"$log" 2>&1 ||
    status=1
  grep -aE 'INITED|DONE|Fatal error|ERROR|Test unit written' "$log" || true
done
exit $status
