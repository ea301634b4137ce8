#!/usr/bin/env python3
"""Counts consecutive runs that agreed with the transcripts, and decides whether a differing run blocks a change.

Usage: agreement.py                            prints both; the exit status is 0 if such a run blocks, else 1
       agreement.py --listen SITE [--times N]  runs the test N times, and records the results

Results are recorded in agreeing-runs.txt, which is under version control, as CI starts with a fresh clone:
a line per run, with day, commit and result. Only runs without uncommitted changes are recorded.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from datetime import UTC, datetime
from itertools import takewhile
from pathlib import Path

HERE = Path(__file__).parent
NOTES = HERE / "agreeing-runs.txt"
WANTED = 10
# Older lines are dropped.
LINES = 30
# By the exit status of run.py.
RESULTS = {0: "agreed", 1: "differed", 2: "unheard"}
HEAD = "# Runs of 'make test-screen-reader', recorded by 'make record-screen-reader': day, commit, result.\n"


def runs() -> list[str]:
    """Return the lines of runs, oldest first."""
    text = NOTES.read_text(encoding="utf-8") if NOTES.exists() else ""
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def consecutive_agreements() -> int:
    """Count the latest consecutive runs that agreed."""
    return sum(1 for _ in takewhile(lambda line: line.endswith(" agreed"), reversed(runs())))


def git(*arguments: str) -> str:
    """Return the output of a Git command."""
    command = ["git", "-C", str(HERE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def clean_commit() -> str:
    """Return the commit; fail if files differ from it."""
    changed = [
        line for line in git("status", "--porcelain").splitlines() if not line.endswith(f"/{NOTES.name}")
    ]
    if changed:
        raise SystemExit(f"agreement: commit your changes before recording runs: {changed[0]}")
    return git("rev-parse", "--short=10", "HEAD").strip()


def listen(site: Path) -> None:
    """Run the test once, and record the result."""
    commit = clean_commit()
    command = [sys.executable, "-B", str(HERE / "run.py"), str(site)]
    result = RESULTS.get(subprocess.run(command, check=False).returncode, "unheard")
    lines = [*runs(), f"{datetime.now(UTC):%Y-%m-%d} {commit} {result}"]
    NOTES.write_text(HEAD + "\n".join(lines[-LINES:]) + "\n", encoding="utf-8")


def status() -> tuple[str, bool]:
    """Return the state in words, and whether a differing run blocks a change."""
    count = consecutive_agreements()
    if count < WANTED:
        return f"{count} of {WANTED} runs in a row agreed; not blocking yet", False
    return f"{count} runs in a row agreed; blocking", True


def main() -> int:
    """Run the test if requested, and print the state."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--listen", type=Path, metavar="SITE", help="run the test on a site, and record the result")
    parser.add_argument("--times", type=int, default=1, metavar="N", help="the number of runs")
    arguments = parser.parse_args()
    for _ in range(arguments.times if arguments.listen else 0):
        listen(arguments.listen)
        print(status()[0], flush=True)
    if arguments.listen:
        return 0
    words, is_blocking = status()
    print(words)
    return 0 if is_blocking else 1


if __name__ == "__main__":
    sys.exit(main())
