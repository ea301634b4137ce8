"""Tests the small form on the home page: it loads the speech model on first use and shows the spoken line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from search_test import LARGEST_SHIFT, WATCH_SHIFTS
from waiting import eventually

MODEL = {"try.js", "speech.js"}
HEIGHT = "document.querySelector('.teaser').getBoundingClientRect().height"
# In pixels: less than half a line.
MOST_GROWTH = 10


class TeaserTest:
    """Tests the form of one home page."""

    CHECKS = ("teaser/",)

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.address = base + quote(name)
        self.page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
        self.bare = browser.new_context(java_script_enabled=False).new_page()
        self.loaded: set[str] = set()
        self.page.on("request", lambda request: self.loaded.add(request.url.rsplit("/", 1)[-1]))

    def faults(self) -> Iterator[tuple[str, str]]:
        """Return all faults of the form."""
        self.bare.goto(self.address, wait_until="load")
        if self.bare.locator(".teaser").is_visible():
            yield "teaser/whole", "without a script, the page shows a form that needs one"
        self.page.goto(self.address, wait_until="load")
        if self.loaded & MODEL:
            yield "teaser/weight", "the page loads the speech model before it is used"
        # The words of the device, as the build computed them.
        before = self._line()
        height = self.page.evaluate(HEIGHT)
        self.page.evaluate(WATCH_SHIFTS)
        yield from self._change(before)
        yield from self._silence()
        # A shift right after a key isn't recorded, so the height is compared as well.
        if (change := self.page.evaluate(HEIGHT) - height) > MOST_GROWTH:
            yield "teaser/shift", f"the form grows by {change:.0f} pixels"
        if (shift := self.page.evaluate("window.shift")) > LARGEST_SHIFT:
            yield "teaser/shift", f"the form moves the page by {shift}"
        yield from self._submit()

    def _line(self) -> str:
        return self.page.locator(".teaser [aria-live]").text_content() or ""

    def _change(self, before: str) -> Iterator[tuple[str, str]]:
        """Tick a trait and undo it, so that the model says what the build did; then change the label."""
        box = self.page.locator(".teaser [value=selected]")
        box.check()
        if not eventually(self.page, lambda: self._line().count(",") == before.count(",") + 1, 10_000):
            yield "teaser/line", f"a trait changes the line to “{self._line()}”"
        html = self.page.locator(".teaser [aria-live]").inner_html()
        if html.count('class="t"') != 2:
            yield "teaser/parts", f"the traits of the line are not marked: {html}"
        box.uncheck()
        if not eventually(self.page, lambda: self._line() == before):
            yield "teaser/line", f"the model says “{self._line()}”, and the build “{before}”"
        field = self.page.locator(".teaser [name=label]")
        field.fill("A <b> & c")
        if not eventually(self.page, lambda: self._line().startswith("A <b> & c, ")):
            yield "teaser/line", f"a label changes the line to “{self._line()}”"

    def _silence(self) -> Iterator[tuple[str, str]]:
        self.page.locator(".teaser [name=label]").fill("")
        for box in self.page.locator(".teaser :checked").all():
            box.uncheck()
        silence = self.page.locator(".teaser").get_attribute("data-silence")
        if not eventually(self.page, lambda: self._line() == silence):
            yield "teaser/line", f"an element without words is “{self._line()}”"

    def _submit(self) -> Iterator[tuple[str, str]]:
        """Go on with the element on the page with all fields."""
        self.page.locator(".teaser [name=label]").fill("A & b")
        self.page.locator(".teaser [value=header]").check()
        self.page.locator(".teaser [value=selected]").check()
        self.page.locator(".teaser button").click()
        if not eventually(self.page, lambda: "/try/" in self.page.url):
            yield "teaser/submit", "the button doesn't lead to the page with all fields"
            return
        chosen = "[...document.querySelectorAll('#try [name=traits]:checked')].map((box) => box.value).sort().join()"
        if not eventually(self.page, lambda: self.page.evaluate(chosen) == "header,selected"):
            yield "teaser/submit", f"the page has the traits '{self.page.evaluate(chosen)}'"
        if self.page.locator("#try [name=label]").input_value() != "A & b":
            yield "teaser/submit", "the page has another label"
