"""Tests that items of checklists can be ticked, and that the browser stores them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

BOXES = "ul.checklist > li[id] input[type=checkbox]"


class ChecklistTest:
    """Tests the checklists page of one language."""

    CHECKS = ("checklist",)

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.address = base + quote(name)
        self.page = browser.new_context().new_page()
        self.bare = browser.new_context(java_script_enabled=False).new_page()

    def faults(self) -> Iterator[tuple[str, str]]:
        """Return all faults of the checklists."""
        for message in self._faults():
            yield "checklist", message

    def _faults(self) -> Iterator[str]:
        self.bare.goto(self.address, wait_until="load")
        items = self.bare.locator("ul.checklist > li[id]")
        if not items.count() or self.bare.locator(BOXES).count():
            yield "without a script, it isn't a plain list with names"
        self.page.goto(self.address, wait_until="load")
        boxes = self.page.locator(BOXES)
        count = boxes.count()
        if count != items.count():
            yield f"{items.count()} items have {boxes.count()} boxes"
            return
        if self.page.locator("ul.checklist > li").all_text_contents() != items.all_text_contents():
            yield "the script changes the text of items"
        yield from self._progress(0, count, "at first")
        # The text is part of the label.
        self.page.locator("ul.checklist > li[id] label").first.click(position={"x": 60, "y": 20})
        if boxes.count() > 1:
            boxes.last.focus()
            self.page.keyboard.press("Space")
        ticked = min(2, count)
        yield from self._progress(ticked, count, "after ticks")
        self.page.reload(wait_until="load")
        if not (boxes.first.is_checked() and boxes.last.is_checked()):
            yield "ticked items are not stored"
        yield from self._progress(ticked, count, "after reloading")
        yield from self._other_pages()
        boxes.first.uncheck()
        self.page.reload(wait_until="load")
        if boxes.first.is_checked():
            yield "a cleared item stays ticked"
        boxes.first.check()
        yield from self._clearing(ticked, count)

    def _progress(self, ticked: int, count: int, when: str) -> Iterator[str]:
        """Check the sentence that shows the progress."""
        status = self.page.locator("main > [aria-live=polite]")
        numbers = [int(number) for number in re.findall("[0-9]+", status.text_content() or "")]
        if sorted(numbers) != sorted([ticked, count]):
            yield f"{when} the progress is '{status.text_content()}', not {ticked} of {count}"
        if self.page.locator("main > button").is_visible() != (ticked > 0):
            yield f"{when} the clear button is {'missing' if ticked else 'shown'}"

    def _clearing(self, ticked: int, count: int) -> Iterator[str]:
        """Clear the ticks, restore them, and clear them for good."""
        button = self.page.locator("main > button")
        checked = self.page.locator(BOXES + ":checked")
        button.click()
        if checked.count():
            yield "clearing leaves ticks"
        button.click()
        if checked.count() != ticked:
            yield "cleared ticks can't be restored"
        yield from self._progress(ticked, count, "after restoring ticks")
        button.click()
        self.page.reload(wait_until="load")
        if checked.count():
            yield "cleared ticks are back after reloading"

    def _other_pages(self) -> Iterator[str]:
        """Check whether the checklist of a role shows the ticks of the current page."""
        own = set(self._names())
        answer = self.page.goto(
            re.sub(r"checklists/.*", "checklists/developer/index.html", self.address), wait_until="load"
        )
        if answer is None or not answer.ok:
            return
        if self.page.locator("ul.checklist label p").count():
            yield "the link to a chapter is part of the label of an item"
        shared = {
            name: self.page.locator(f"#{name} input").is_checked()
            for name in self._names()
            if name in own
        }
        self.page.goto(self.address, wait_until="load")
        for name, ticked in list(shared.items())[:5]:
            if ticked != self.page.locator(f"#{name} input").is_checked():
                yield "two pages disagree about the same item"

    def _names(self) -> list[str]:
        """Return the IDs of the items on the current page."""
        items = self.page.locator("ul.checklist > li[id]")
        return [item.get_attribute("id") or "" for item in items.all()]
