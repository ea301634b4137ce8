"""Opens the first page of a site as readers of several languages do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from waiting import eventually


class LanguageTest:
    """Tests the page at the root of a site with several languages."""

    CHECKS = ("language",)

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.browser = browser
        self.base = base
        self.languages = sorted(path.parent.name for path in site.glob("*/index.html"))
        self.page = browser.new_context().new_page()

    def faults(self) -> Iterator[tuple[str, str]]:
        """Return all faults of the page."""
        for language in self.languages:
            context = self.browser.new_context(locale=language)
            page = context.new_page()
            page.goto(f"{self.base}index.html", wait_until="load")
            wanted = f"/{language}/index.html"
            if not eventually(page, lambda: page.url.endswith(wanted)):  # noqa: B023
                yield "language", f"a browser in “{language}” is shown {page.url}"
            context.close()
        self.page.goto(f"{self.base}index.html#languages", wait_until="load")
        self.page.wait_for_timeout(200)
        links = self.page.locator("main a[hreflang]").count()
        if links != len(self.languages):
            yield "language", f"the page offers {links} of {len(self.languages)} languages"
