"""Marks the cases of a test with their checks, so that a broken script is only tested where it can be detected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def makes(*checks: str) -> Callable[[Any], Any]:
    """Mark a case with the checks that it makes."""

    def mark(case: Any) -> Any:
        case.checks = checks
        return case

    return mark


def matters(case: Any, check: str) -> bool:
    """Return whether a case makes a check; an empty one stands for all, and a case without a mark makes any."""
    return not check or check in getattr(case, "checks", (check,))
