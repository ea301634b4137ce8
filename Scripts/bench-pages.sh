#!/usr/bin/env bash
# Measures what making pages costs, beside other programs in one run, and prints a Markdown table.
#
#   Scripts/bench-pages.sh BOOK [PAGES [MANY]]
#
# BOOK is the program, a release build. Every program gets the same Markdown, written by
# Scripts/corpus.py. Those that are not installed are left out with a notice; Debian has them all
# (cmark-gfm, pandoc, hugo). CPU time is user and system time; ratios hold on other machines.
set -euo pipefail
book=$(realpath "$1")
readonly book pages=${2:-1000} many=${3:-10000} sample=100
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Runs a program; prints its CPU seconds, its seconds on the clock and its largest memory in MB.
measure() {
  python3 -B - "$folder/log" "$@" <<'PYTHON'
import resource, subprocess, sys, time
start = time.monotonic()
with open(sys.argv[1], "wb") as log:
    run = subprocess.run(sys.argv[2:], stdout=log, stderr=log)
wall = time.monotonic() - start
if run.returncode != 0:
    sys.exit(open(sys.argv[1], encoding="utf-8", errors="replace").read()[-2000:])
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(f"{used.ru_utime + used.ru_stime:.3f} {wall:.3f} {used.ru_maxrss // 1024}")
PYTHON
}

row() { # what, pages, number, unit, ratio
  printf '| %s | %s | %s %s | %s |\n' "$1" "$2" "$3" "$4" "$5"
}
per_page() { awk -v s="$1" -v n="$2" 'BEGIN {printf "%.2f", s * 1000 / n}'; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN {printf "%.2f", a / b}'; }
# A program that took pages for something else would be measured at making nothing.
# Each ordinary page ends with a section of this name.
summaries() { grep -Ec '<h2[^>]*>(Summary|Итог)</h2>'; }
expect_pages() { # program, number of pages it made, number of pages there are
  [[ $2 == "$3" ]] || { echo "bench: '$1' made $2 pages of $3" >&2; exit 1; }
}
missing() { echo "bench: '$1' is not installed; its row is left out" >&2; }

corpus() { # pages → the folder of a book of so many, with the scripts and styles of this one
  python3 -B Scripts/corpus.py "$1" "$folder/$1"
  cp Site/* "$folder/$1/Site"
  echo "$folder/$1"
}
build() { measure "$book" build --book "$1" --output "$1/site"; }
# Two threads that share caches take more CPU time for the same work than one thread alone.
alone() { if command -v taskset >/dev/null; then measure taskset -c 0 "$@"; else measure "$@"; fi; }

few_book=$(corpus "$pages")
many_book=$(corpus "$many")
read -r few _ few_memory <<<"$(build "$few_book")"
read -r again again_wall _ <<<"$(build "$few_book")"
echo 'One more paragraph.' >>"$few_book/Content/en/pages/page-7.md"
read -r _ changed_wall _ <<<"$(build "$few_book")"
read -r large _ large_memory <<<"$(build "$many_book")"
echo 'One more paragraph.' >>"$many_book/Content/en/pages/page-7.md"
read -r _ large_changed_wall _ <<<"$(build "$many_book")"
index=$(cat "$few_book"/site/*/search/index.js | wc -c)
texts=$(cat "$few_book"/site/*/book.txt | wc -c)

sample_book=$(corpus "$sample")
build "$sample_book" >/dev/null
packed=$(cat "$sample_book"/site/*/search/index.js | gzip -9 | wc -c)

rm -rf "$few_book/build"
read -r one _ _ <<<"$(alone "$book" build --book "$few_book" --output "$few_book/other")"

few_ms=$(per_page "$few" "$pages")
echo '| what | pages | measured | ratio |'
echo '|---|---|---|---|'
row 'book build, checks, plain text, colours and search' "$pages" "$few_ms" 'ms CPU a page' \
  "$(ratio "$few_ms" 3.0) × the bound of 3.0 ms"
row 'book build, the same on one core' "$pages" "$(per_page "$one" "$pages")" 'ms CPU a page' \
  "$(ratio "$one" "$few") × that of all cores"
find "$few_book/Content" -name '*.md' | sort >"$folder/names"
if command -v cmark-gfm >/dev/null; then
  read -r plain _ _ <<<"$(alone xargs -a "$folder/names" -n 100000 cmark-gfm -e footnotes -e table -e strikethrough -e autolink -e tasklist)"
  expect_pages cmark-gfm "$(summaries <"$folder/log")" "$pages"
  row 'cmark-gfm, one process for all, HTML only' "$pages" "$(per_page "$plain" "$pages")" 'ms CPU a page' \
    "book takes $(ratio "$few" "$plain") × as long, on one core $(ratio "$one" "$plain") ×, at most 10"
else
  missing cmark-gfm
fi
if command -v pandoc >/dev/null; then
  awk -v left="$sample" '!/\/index\.md$/ && left-- > 0' "$folder/names" >"$folder/sample"
  read -r other _ _ <<<"$(measure xargs -a "$folder/sample" -n 100000 pandoc --from gfm --to html5 --file-scope)"
  expect_pages pandoc "$(summaries <"$folder/log")" "$(wc -l <"$folder/sample")"
  other_ms=$(per_page "$other" "$(wc -l <"$folder/sample")")
  row 'pandoc, one process for all, HTML with colours' "$(wc -l <"$folder/sample")" "$other_ms" 'ms CPU a page' \
    "book takes $(ratio "$few_ms" "$other_ms") × as long"
else
  missing pandoc
fi
if command -v hugo >/dev/null; then
  mkdir -p "$folder/hugo/layouts/_default"
  cp -r "$few_book/Content" "$folder/hugo/content"
  # With the name 'index.md' the pages beside it would be files that belong to it.
  for language in "$folder"/hugo/content/*/index.md; do mv "$language" "${language%/*}/_index.md"; done
  echo 'title = "Measure"' >"$folder/hugo/config.toml"
  for layout in single list; do
    echo '<!DOCTYPE html><title>{{ .Title }}</title><h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}' \
      >"$folder/hugo/layouts/_default/$layout.html"
  done
  read -r other _ _ <<<"$(measure hugo --quiet --source "$folder/hugo")"
  made=$(cat "$folder"/hugo/public/??/*/*/index.html | summaries)
  expect_pages hugo "$made" "$pages"
  row 'hugo, a layout of one line, HTML with colours' "$pages" "$(per_page "$other" "$pages")" 'ms CPU a page' \
    "book takes $(ratio "$few" "$other") × as long"
else
  missing hugo
fi
row 'book build, nothing changed' "$pages" "$again_wall" 's on the clock' "$(ratio "$again" "$few") × the CPU of the first build"
row 'book build, one page changed' "$pages" "$changed_wall" 's on the clock' "$(ratio "$changed_wall" 0.2) × the bound of 0.2 s"
row 'book build' "$many" "$(per_page "$large" "$many")" 'ms CPU a page' \
  "$(ratio "$(per_page "$large" "$many")" "$few_ms") × that of $pages pages; linear is 1"
row 'book build, one page changed' "$many" "$large_changed_wall" 's on the clock' "$(ratio "$large_changed_wall" 2) × the bound of 2 s"
row 'Memory of book build' "$pages" "$few_memory" MB "$(ratio "$few_memory" 400) × the bound of 400 MB"
row 'Memory of book build' "$many" "$large_memory" MB "$(ratio "$large_memory" 400) × the bound of 400 MB"
row 'Search indexes' "$pages" "$((index / 1024))" kB "$(ratio "$index" "$texts") × the text, at most 0.25"
row 'Search indexes, packed by gzip' "$sample" "$((packed / 1000))" kB "$(ratio "$packed" 100000) × the bound of 100 kB"
