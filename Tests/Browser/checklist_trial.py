"""Ticks the items of a checklist and looks whether the browser remembers them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from finding import Finding

BOXES = "ul.checklist > li[id] input[type=checkbox]"


class ChecklistTrial:
    """Tries the page of checklists of one language."""

    def __init__(self, browser: Any, base: str, name: str) -> None:
        self.name = name
        self.address = base + quote(name)
        self.page = browser.new_context().new_page()
        self.bare = browser.new_context(java_script_enabled=False).new_page()

    def findings(self) -> list[Finding]:
        """Give everything that is wrong with the checklists."""
        found = [Finding(self.name, "checklist", message) for message in self._faults()]
        self.page.context.close()
        self.bare.context.close()
        return found

    def _faults(self) -> Iterator[str]:
        self.bare.goto(self.address, wait_until="load")
        items = self.bare.locator("ul.checklist > li[id]")
        if not items.count() or self.bare.locator(BOXES).count():
            yield "without a script it is no plain list with names"
        self.page.goto(self.address, wait_until="load")
        boxes = self.page.locator(BOXES)
        if boxes.count() != items.count():
            yield f"{items.count()} items have {boxes.count()} boxes"
            return
        if self.page.locator("ul.checklist > li").all_text_contents() != items.all_text_contents():
            yield "the script changes the words of items"
        # The words belong to the box.
        self.page.locator("ul.checklist > li[id] label").first.click(position={"x": 60, "y": 20})
        if boxes.count() > 1:
            boxes.last.focus()
            self.page.keyboard.press("Space")
        self.page.reload(wait_until="load")
        if not (boxes.first.is_checked() and boxes.last.is_checked()):
            yield "ticked items are forgotten"
        boxes.first.uncheck()
        self.page.reload(wait_until="load")
        if boxes.first.is_checked():
            yield "an item stays ticked that was cleared"
