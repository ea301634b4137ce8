"""Ticks the items of a checklist and looks whether the browser remembers them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

BOXES = "ul.checklist > li[id] input[type=checkbox]"


class ChecklistTrial:
    """Tries the page of checklists of one language."""

    CHECKS = ("checklist",)

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.address = base + quote(name)
        self.page = browser.new_context().new_page()
        self.bare = browser.new_context(java_script_enabled=False).new_page()

    def faults(self) -> Iterator[tuple[str, str]]:
        """Give everything that is wrong with the checklists."""
        for message in self._faults():
            yield "checklist", message

    def _faults(self) -> Iterator[str]:
        self.bare.goto(self.address, wait_until="load")
        items = self.bare.locator("ul.checklist > li[id]")
        if not items.count() or self.bare.locator(BOXES).count():
            yield "without a script it is no plain list with names"
        self.page.goto(self.address, wait_until="load")
        boxes = self.page.locator(BOXES)
        count = boxes.count()
        if count != items.count():
            yield f"{items.count()} items have {boxes.count()} boxes"
            return
        if self.page.locator("ul.checklist > li").all_text_contents() != items.all_text_contents():
            yield "the script changes the words of items"
        yield from self._progress(0, count, "at first")
        # The words belong to the box.
        self.page.locator("ul.checklist > li[id] label").first.click(position={"x": 60, "y": 20})
        if boxes.count() > 1:
            boxes.last.focus()
            self.page.keyboard.press("Space")
        ticked = min(2, count)
        yield from self._progress(ticked, count, "after ticks")
        self.page.reload(wait_until="load")
        if not (boxes.first.is_checked() and boxes.last.is_checked()):
            yield "ticked items are forgotten"
        yield from self._progress(ticked, count, "on loading again")
        yield from self._other_pages()
        boxes.first.uncheck()
        self.page.reload(wait_until="load")
        if boxes.first.is_checked():
            yield "an item stays ticked that was cleared"
        boxes.first.check()
        yield from self._clearing(ticked, count)

    def _progress(self, ticked: int, count: int, when: str) -> Iterator[str]:
        """Give what is wrong with the sentence that tells how much is done."""
        status = self.page.locator("main > [aria-live=polite]")
        numbers = [int(number) for number in re.findall("[0-9]+", status.text_content() or "")]
        if sorted(numbers) != sorted([ticked, count]):
            yield f"{when} the progress is '{status.text_content()}', not {ticked} of {count}"
        if self.page.locator("main > button").is_visible() != (ticked > 0):
            yield f"{when} the button to clear is {'missing' if ticked else 'there'}"

    def _clearing(self, ticked: int, count: int) -> Iterator[str]:
        """Clear the ticks, put them back, and clear them for good."""
        button = self.page.locator("main > button")
        checked = self.page.locator(BOXES + ":checked")
        button.click()
        if checked.count():
            yield "clearing leaves ticks"
        button.click()
        if checked.count() != ticked:
            yield "what was cleared does not come back"
        yield from self._progress(ticked, count, "after putting ticks back")
        button.click()
        self.page.reload(wait_until="load")
        if checked.count():
            yield "cleared ticks are there again on loading"

    def _other_pages(self) -> Iterator[str]:
        """Look whether the checklist of a role knows the ticks of the page at hand."""
        own = set(self._names())
        answer = self.page.goto(
            re.sub(r"checklists/.*", "checklists/developer/index.html", self.address), wait_until="load"
        )
        if answer is None or not answer.ok:
            return
        if self.page.locator("ul.checklist label p").count():
            yield "the way to a chapter belongs to the box of an item"
        shared = {
            name: self.page.locator(f"#{name} input").is_checked()
            for name in self._names()
            if name in own
        }
        self.page.goto(self.address, wait_until="load")
        for name, ticked in list(shared.items())[:5]:
            if ticked != self.page.locator(f"#{name} input").is_checked():
                yield "two pages have different ticks for the same item"

    def _names(self) -> list[str]:
        """Give the names of the items of the page that is shown."""
        items = self.page.locator("ul.checklist > li[id]")
        return [item.get_attribute("id") or "" for item in items.all()]
