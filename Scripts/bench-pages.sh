#!/usr/bin/env bash
# Measures the cost of building pages, next to other programs in the same run, and prints a Markdown table.
#
#   Scripts/bench-pages.sh BOOK [PAGES [MANY]]
#   Scripts/bench-pages.sh --short BOOK [TIMES]
#
# BOOK is a release build of the tool. All programs get the same Markdown, written by Scripts/corpus.py.
# Programs that aren't installed are skipped with a notice; Debian has them all (cmark-gfm, pandoc, hugo).
# CPU time is user and system time. Ratios are comparable between machines.
#
# The short form compares 200 pages with cmark-gfm on one core, and fails if BOOK takes more than TIMES
# times as long (default: 10).
#
# Fails if a bound is exceeded.
set -euo pipefail
short=
if [[ ${1:-} == --short ]]; then
  short=yes
  shift
fi
book=$(realpath "$1")
readonly book short sample=100
cd "$(dirname "$0")/.."
# The short form works in memory: the time to create files depends on the state of the disk.
place=${TMPDIR:-/tmp}
if [[ $short && -w /dev/shm ]]; then place=/dev/shm; fi
folder=$(mktemp -d -p "$place")
trap 'rm -rf "$folder"' EXIT

# Runs a program, and prints its CPU seconds and peak memory in MB.
measure() {
  python3 -B - "$folder/log" "$@" <<'PYTHON'
import resource, subprocess, sys
with open(sys.argv[1], "wb") as log:
    run = subprocess.run(sys.argv[2:], stdout=log, stderr=log)
if run.returncode != 0:
    sys.exit(open(sys.argv[1], encoding="utf-8", errors="replace").read()[-2000:])
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(f"{used.ru_utime + used.ru_stime:.3f} {used.ru_maxrss // 1024}")
PYTHON
}

exceeded=0
# Prints a row; the last cell compares the ratio with an optional bound.
row() { # name, pages, measurement with unit, ratio, reference of the ratio, bound of the ratio
  local bound=
  if [[ -n ${6:-} ]]; then
    bound=", at most $6"
    if awk -v ratio="$4" -v bound="$6" 'BEGIN {exit !(ratio > bound)}'; then
      bound+=' (exceeded)'
      exceeded=1
    fi
  fi
  printf '| %s | %s | %s | %s × %s%s |\n' "$1" "$2" "$3" "$4" "$5" "$bound"
}
per_page() { awk -v s="$1" -v n="$2" 'BEGIN {printf "%.2f", s * 1000 / n}'; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN {printf "%.2f", a / b}'; }
# Counts the rendered pages, so that a program that skips pages isn't measured doing nothing.
# Each page ends with a section of this name.
summaries() { grep -Ec '<h2[^>]*>(Summary|Итог)</h2>'; }
expect_pages() { # program, number of pages it rendered, number of pages
  [[ $2 == "$3" ]] || { echo "bench: '$1' rendered $2 of $3 pages" >&2; exit 1; }
}
missing() { echo "bench: '$1' is not installed; skipping its row" >&2; }

corpus() { # number of pages → folder of such a book, with the scripts and styles of this one
  python3 -B Scripts/corpus.py "$1" "$folder/$1"
  cp Site/* "$folder/$1/Site"
  echo "$folder/$1"
}
build() { measure "$book" build --book "$1" --output "$1/site"; }
# On one core, as two threads that share caches need more CPU time for the same work.
alone() { if command -v taskset >/dev/null; then measure taskset -c 0 "$@"; else measure "$@"; fi; }
# Writes into another folder than 'build', as some file systems take longer to create files where as many
# were just deleted.
build_alone() { # folder of a book
  rm -rf "$1/build" "$1/alone"
  alone "$book" build --book "$1" --output "$1/alone"
}
names() { find "$1/Content" -name '*.md' | sort; }
cmark() { # file with a list of files
  alone xargs -a "$1" -n 100000 cmark-gfm -e footnotes -e table -e strikethrough -e autolink -e tasklist
}

if [[ -n $short ]]; then
  # One run of cmark-gfm is so short that a fast or slow moment of the machine changes it by half.
  readonly pages=200 times=${2:-10} runs=20
  command -v cmark-gfm >/dev/null || { echo "bench: 'cmark-gfm' is not installed" >&2; exit 1; }
  pages_book=$(corpus $pages)
  # The fixed cost is subtracted, so that 200 pages are representative of larger books.
  none_book=$(corpus 2)
  names "$pages_book" >"$folder/names"
  total() { awk '{sum += $1} END {print sum}'; }
  ratios=() costs=()
  # The middle of five rounds, each a ratio of times measured next to each other: a busy or slow moment
  # changes both. The least of each would compare the fastest moments of the short program with the
  # average of the long one, which gave 41 to 129 for one build.
  for _ in 1 2 3 4 5; do
    read -r full _ <<<"$(build_alone "$pages_book")"
    read -r none _ <<<"$(build_alone "$none_book")"
    plain=$(for ((run = 0; run < runs; run++)); do cmark "$folder/names"; done | total)
    costs+=("$(awk -v a="$full" -v b="$none" 'BEGIN {print a - b}')")
    ratios+=("$(awk -v a="$full" -v b="$none" -v c="$plain" -v n=$runs 'BEGIN {print (a - b) / c * n}')")
  done
  expect_pages cmark-gfm "$(summaries <"$folder/log")" "$pages"
  middle() { printf '%s\n' "$@" | sort -g | sed -n 3p; }
  row 'book build, on one core' $pages "$(per_page "$(middle "${costs[@]}")" $pages) ms CPU a page" \
    "$(ratio "$(middle "${ratios[@]}")" 1)" 'that of cmark-gfm' "$times"
  echo "bench: the ratios of the rounds: ${ratios[*]}" >&2
  exit $exceeded
fi

readonly pages=${2:-1000} many=${3:-10000}
few_book=$(corpus "$pages")
many_book=$(corpus "$many")
read -r few few_memory <<<"$(build "$few_book")"
read -r large large_memory <<<"$(build "$many_book")"
index=$(cat "$few_book"/site/*/search/index.js | wc -c)
texts=$(cat "$few_book"/site/*/book.txt | wc -c)

sample_book=$(corpus "$sample")
build "$sample_book" >/dev/null
packed=$(cat "$sample_book"/site/*/search/index.js | gzip -9 | wc -c)

read -r one _ <<<"$(build_alone "$few_book")"

few_ms=$(per_page "$few" "$pages")
echo '| what | pages | measured | ratio |'
echo '|---|---|---|---|'
row 'book build, checks, plain text, colours and search' "$pages" "$few_ms ms CPU a page" \
  "$(ratio "$few_ms" 4.0)" '4.0 ms' 1
row 'book build, the same on one core' "$pages" "$(per_page "$one" "$pages") ms CPU a page" \
  "$(ratio "$one" "$few")" 'that of all cores'
names "$few_book" >"$folder/names"
if command -v cmark-gfm >/dev/null; then
  read -r plain _ <<<"$(cmark "$folder/names")"
  expect_pages cmark-gfm "$(summaries <"$folder/log")" "$pages"
  row 'cmark-gfm, one process for all, HTML only' "$pages" "$(per_page "$plain" "$pages") ms CPU a page" \
    "$(ratio "$one" "$plain")" 'as long for book on one core' 10
else
  missing cmark-gfm
fi
if command -v pandoc >/dev/null; then
  awk -v left="$sample" '!/\/index\.md$/ && left-- > 0' "$folder/names" >"$folder/sample"
  read -r other _ <<<"$(measure xargs -a "$folder/sample" -n 100000 pandoc --from gfm --to html5 --file-scope)"
  expect_pages pandoc "$(summaries <"$folder/log")" "$(wc -l <"$folder/sample")"
  other_ms=$(per_page "$other" "$(wc -l <"$folder/sample")")
  row 'pandoc, one process for all, HTML with colours' "$(wc -l <"$folder/sample")" "$other_ms ms CPU a page" \
    "$(ratio "$few_ms" "$other_ms")" 'as long for book'
else
  missing pandoc
fi
if command -v hugo >/dev/null; then
  mkdir -p "$folder/hugo/layouts/_default"
  cp -r "$few_book/Content" "$folder/hugo/content"
  # Hugo treats the other pages in a folder with 'index.md' as its resources.
  for language in "$folder"/hugo/content/*/index.md; do mv "$language" "${language%/*}/_index.md"; done
  echo 'title = "Measure"' >"$folder/hugo/config.toml"
  for layout in single list; do
    echo '<!DOCTYPE html><title>{{ .Title }}</title><h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}' \
      >"$folder/hugo/layouts/_default/$layout.html"
  done
  read -r other _ <<<"$(measure hugo --quiet --source "$folder/hugo")"
  made=$(cat "$folder"/hugo/public/??/*/*/index.html | summaries)
  expect_pages hugo "$made" "$pages"
  row 'hugo, a layout of one line, HTML with colours' "$pages" "$(per_page "$other" "$pages") ms CPU a page" \
    "$(ratio "$few" "$other")" 'as long for book' 0.67
else
  missing hugo
fi
row 'book build' "$many" "$(per_page "$large" "$many") ms CPU a page" \
  "$(ratio "$(per_page "$large" "$many")" "$few_ms")" "that of $pages pages; linear is 1" 1.3
row 'Memory of book build' "$pages" "$few_memory MB" "$(ratio "$few_memory" 400)" '400 MB' 1
row 'Memory of book build' "$many" "$large_memory MB" "$(ratio "$large_memory" 2000)" '2 GB' 1
row 'Search indexes' "$pages" "$((index / 1024)) kB" "$(ratio "$index" "$texts")" 'the text' 0.25
row 'Search indexes, packed by gzip' "$sample" "$((packed / 1000)) kB" "$(ratio "$packed" 100000)" '100 kB' 1
exit $exceeded
