"""Shows the progress of a long run."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from typing import TextIO, TypeVar

Item = TypeVar("Item")
# The interval between lines of a log; a terminal shows every count, on one line.
SECONDS_BETWEEN_LINES = 15.0


def counted(items: Sequence[Item], what: str, stream: TextIO | None = None) -> Iterator[Item]:
    """Yield items, and show how many are done."""
    stream = stream or sys.stderr
    is_terminal = stream.isatty()
    told = time.monotonic()
    for done, item in enumerate(items):
        count = f"test-browser: {what}: {done} of {len(items)}"
        if is_terminal:
            print(f"\r{count}\033[K", end="", file=stream, flush=True)
        elif done and time.monotonic() - told >= SECONDS_BETWEEN_LINES:
            print(count, file=stream, flush=True)
            told = time.monotonic()
        yield item
    if is_terminal:
        print("\r\033[K", end="", file=stream, flush=True)
