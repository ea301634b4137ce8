"""Waits for what a script does in its own time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def eventually(page: Any, condition: Callable[[], bool], milliseconds: int = 2000) -> bool:
    """Wait for something to become true, and say whether it did."""
    for _ in range(milliseconds // 25):
        if condition():
            return True
        page.wait_for_timeout(25)
    return condition()
