#!/usr/bin/env python3
"""bench-shapes.py BOOK [NAME] checks a text of half a MiB and one of 1 MiB of each shape that the tests of growth
repeat. Fails if the larger one takes more than 5 s of processor time or 1 GB of memory, or 2.6 times as much memory.

BOOK is a release build of the tool; a debug build exceeds the time. NAME selects shapes whose name contains it.
"""

import os
import resource
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

SECONDS, MEGABYTES, RATIO = 5, 1000, 2.6
# Below that, memory is that of the program itself.
LEAST_MEGABYTES = 100
# A file of 1 MiB is read, a larger one is refused.
SIZE = (1 << 20) - 4096
CONFIGURATION = """title: {en: Little}
description: {en: Little}
languages: [en]
parts:
  - id: basics
    title: {en: Little}
    chapters: [labels]
"""
PAGE = "---\ntitle: A\ndescription: B.\n---\nText.\n"
# Writes each shape in both sizes: FOLDER/half or whole/kind/NUMBER, and prints the kind, the path in a book and the name.
MAIN = """
import Foundation
let (folder, size) = (CommandLine.arguments[1], Int(CommandLine.arguments[2])!)
func save(_ shape: TextShape, _ kind: String, _ number: Int, _ name: String, at path: String) throws {
  for (half, bytes) in [("half", size / 2), ("whole", size)] {
    let place = "\\(folder)/\\(half)/\\(kind)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try shape.text(size: bytes).write(toFile: "\\(place)/\\(number)", atomically: false, encoding: .utf8)
  }
  print(kind, path, name, separator: "\\t")
}
for (number, shape) in TextShape.all.enumerated() {
  try save(shape, "text", number, shape.description, at: "a.md")
}
for (number, shape) in TextShape.swift.enumerated() {
  try save(shape.fenced, "code", number, shape.description, at: "a.md")
}
for (number, shape) in TextShape.swift.enumerated() {
  try save(shape, "file", number, shape.description, at: "a.swift")
}
for (number, shape) in DataShape.all.enumerated() {
  try save(shape.text, "data", number, shape.description, at: shape.path)
}
"""


def write_shapes(folder):
    """Returns the kind, the number, the path and the name of each shape."""
    support = os.path.join(os.path.dirname(__file__), "..", "Tests", "TestSupport")
    names = [name for name in os.listdir(support) if "Shape" in name]
    with open(f"{folder}/main.swift", "w", encoding="utf-8") as file:
        file.write(MAIN)
    sources = [f"{support}/{name}" for name in names] + [f"{folder}/main.swift"]
    subprocess.run(["swiftc", "-O", "-package-name", "shapes", "-o", f"{folder}/shapes", *sources], check=True)
    lines = subprocess.run(
        [f"{folder}/shapes", folder, str(SIZE)], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    counts, shapes = {}, []
    for kind, path, name in (line.split("\t") for line in lines):
        shapes.append((kind, counts.get(kind, 0), path, name))
        counts[kind] = counts.get(kind, 0) + 1
    return shapes


def check(book, text, path):
    """Checks a text in a book of its own. Returns seconds of processor time and megabytes."""
    with tempfile.TemporaryDirectory() as place:
        in_book = path.startswith("Content/")
        files = {"Content/book.yml": CONFIGURATION, "Content/en/index.md": PAGE, "Content/en/basics/labels.md": PAGE}
        for name, content in files.items() if in_book else ():
            os.makedirs(os.path.dirname(f"{place}/{name}"), exist_ok=True)
            with open(f"{place}/{name}", "w", encoding="utf-8") as file:
                file.write(content)
        os.makedirs(os.path.dirname(f"{place}/{path}"), exist_ok=True)
        with open(text, "rb") as source, open(f"{place}/{path}", "wb") as file:
            file.write(source.read())
        process = subprocess.Popen(
            [book, "check", "--no-run"] + ([] if in_book else [path]),
            cwd=place,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (60, 60)),
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise RuntimeError(f"exit status {process.returncode}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000


def measure(book, folder, shape):
    """Returns the row of a shape, and whether it keeps the limits."""
    kind, number, path, name = shape
    try:
        _, half = check(book, f"{folder}/half/{kind}/{number}", path)
        seconds, memory = check(book, f"{folder}/whole/{kind}/{number}", path)
    except RuntimeError as error:
        return float("inf"), 0, f"| {kind}: {name} | {error} |", False
    growth = memory / max(half, LEAST_MEGABYTES)
    row = f"| {kind}: {name} | {seconds:.1f} s | {memory:.0f} MB | {growth:.1f} |"
    return seconds, memory, row, seconds <= SECONDS and memory <= MEGABYTES and growth <= RATIO


def main():
    book = os.path.abspath(sys.argv[1])
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    with tempfile.TemporaryDirectory() as folder:
        shapes = [shape for shape in write_shapes(folder) if wanted in f"{shape[0]}: {shape[3]}"]
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            rows = []
            for row in threads.map(lambda shape: measure(book, folder, shape), shapes):
                rows.append(row)
                print(f"\rbench-shapes: {len(rows)} of {len(shapes)}", end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)
    rows.sort(key=lambda row: -row[0])
    print("| 1 MiB of | CPU | memory | memory of half a MiB = 1 |\n|---|---|---|---|")
    failures = [row for *_, row, is_kept in rows if not is_kept]
    print(*([row for *_, row, _ in rows[:10]] + failures), sep="\n")
    print(f"{len(rows)} shapes, at most {max(row[0] for row in rows):.1f} s and {max(row[1] for row in rows):.0f} MB")
    if failures:
        print(f"bench-shapes: {len(failures)} shapes exceed {SECONDS} s, {MEGABYTES} MB or {RATIO}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
