"""Something that is wrong with a page."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Finding:
    """A fault of a page: which page, which check found it, and what it is."""

    page: str
    check: str
    message: str

    def __str__(self) -> str:
        return f"{self.page}: {self.message} [{self.check}]"
