#!/usr/bin/env python3
"""Says how many runs in a row agreed with the transcripts, and whether a run that does not may stop a change.

Usage: agreement.py                            says it; the exit status is 0 if such a run stops a change, else 1
       agreement.py --listen SITE [--times N]  listens so often, and notes each run

The notes are in agreeing-runs.txt, which is under version control, as CI begins with a fresh clone: a line
for each run, with its day, the commit that was heard and what came of it. Only runs of a commit count.
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
# More would tell nothing; older lines go.
LINES = 30
# By the exit status of run.py.
RESULTS = {0: "agreed", 1: "differed", 2: "unheard"}
HEAD = "# Runs of 'make test-screen-reader', noted by 'make record-screen-reader': day, commit, result.\n"


def runs() -> list[str]:
    """Give the lines of runs, the oldest first."""
    text = NOTES.read_text(encoding="utf-8") if NOTES.exists() else ""
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def agreed_in_a_row() -> int:
    """Count the runs that agreed since one did not."""
    return sum(1 for _ in takewhile(lambda line: line.endswith(" agreed"), reversed(runs())))


def git(*arguments: str) -> str:
    """Give what Git says."""
    command = ["git", "-C", str(HERE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def clean_commit() -> str:
    """Give the commit that the files are of."""
    changed = [
        line for line in git("status", "--porcelain").splitlines() if not line.endswith(f"/{NOTES.name}")
    ]
    if changed:
        raise SystemExit(f"agreement: files differ from the commit, so no run can be noted: {changed[0]}")
    return git("rev-parse", "--short=10", "HEAD").strip()


def listen(site: Path) -> None:
    """Listen once, and note what came of it."""
    commit = clean_commit()
    command = [sys.executable, "-B", str(HERE / "run.py"), str(site)]
    result = RESULTS.get(subprocess.run(command, check=False).returncode, "unheard")
    lines = [*runs(), f"{datetime.now(UTC):%Y-%m-%d} {commit} {result}"]
    NOTES.write_text(HEAD + "\n".join(lines[-LINES:]) + "\n", encoding="utf-8")


def standing() -> tuple[str, bool]:
    """Say how it stands, and whether a run that does not agree stops a change."""
    count = agreed_in_a_row()
    if count < WANTED:
        return f"{count} of {WANTED} runs in a row agreed; not blocking yet", False
    return f"{count} runs in a row agreed; blocking", True


def main() -> int:
    """Listen if asked to, and say how it stands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--listen", type=Path, metavar="SITE", help="listen to a site, and note it")
    parser.add_argument("--times", type=int, default=1, metavar="N", help="so often")
    arguments = parser.parse_args()
    for _ in range(arguments.times if arguments.listen else 0):
        listen(arguments.listen)
        print(standing()[0], flush=True)
    if arguments.listen:
        return 0
    words, is_blocking = standing()
    print(words)
    return 0 if is_blocking else 1


if __name__ == "__main__":
    sys.exit(main())
