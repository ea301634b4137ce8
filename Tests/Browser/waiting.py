"""Waits for asynchronous effects of scripts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def eventually(page: Any, condition: Callable[[], bool], milliseconds: int = 2000) -> bool:
    """Wait for a condition, and return whether it became true."""
    for _ in range(milliseconds // 25):
        if condition():
            return True
        page.wait_for_timeout(25)
    return condition()
