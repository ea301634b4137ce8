"""Distributes work among browsers, each in a process of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from progress import counted

CHROMIUM = "/usr/bin/chromium-headless-shell"
# The browser of this worker process.
own: list[Any] = []


def start() -> None:
    """Start the system's Chromium without access to other hosts."""
    playwright = sync_playwright().start()
    chromium = playwright.chromium.launch(
        executable_path=CHROMIUM,
        args=[
            "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
        ],
    )
    own.append(chromium)

    def end() -> None:
        chromium.close()
        playwright.stop()

    Finalize(None, end, exitpriority=1)


def do(work: Callable[..., Any], item: tuple[Any, ...]) -> Any:
    """Process an item in the browser of this process."""
    return work(own[0], *item)


class Browsers:
    """Processes items in one browser more than there are processors, as some of them wait for a page."""

    def __init__(self, count: int = 0) -> None:
        if not Path(CHROMIUM).exists():
            raise SystemExit("test-browser: Chromium is missing; run 'make setup-browser'")
        count = count or len(os.sched_getaffinity(0)) + 1
        self.pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=start)

    def __enter__(self) -> Browsers:
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown(cancel_futures=True)

    def each(self, work: Callable[..., Any], items: Sequence[tuple[Any, ...]], what: str) -> list[Any]:
        """Return the results of all items in order, and show the progress.

        The work is a module-level function that is called with a browser and the fields of an item.
        """
        results = self.pool.map(do, repeat(work), items)
        return [result for _, result in zip(counted(items, what), results, strict=True)]
