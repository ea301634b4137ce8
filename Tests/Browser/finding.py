"""A fault of a page."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Finding:
    """A fault of a page: the page, the check that found it, and a description."""

    page: str
    check: str
    message: str

    def __str__(self) -> str:
        return f"{self.page}: {self.message} [{self.check}]"
