"""Tests screens around code: one button speaks the screens before and after, and shows the position."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from waiting import eventually

# Records speech instead of playing it.
KEEP_SPEECH = """
  window.spoken = [];
  window.voices = ["en-GB", "ru_RU", "de-DE", "he-IL"].map((lang) => ({ lang, name: lang }));
  speechSynthesis.getVoices = () => window.voices;
  Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", { writable: true, value: null });
  speechSynthesis.speak = (words) => window.spoken.push(words);
"""
# Lets a text end, so that the next one is spoken.
END = "window.spoken.at(-1).onend({})"
SPOKEN = "window.spoken.map((words) => [words.text, words.lang])"
# What should be spoken: the names of the screens, and their lines.
SCREENS = """[...document.querySelectorAll(".change > .played")].flatMap((block) => [
  [block.dataset.pane, document.documentElement.lang],
  ...[...block.querySelectorAll("ol > li:not([class])")].map((line) =>
    [line.textContent, line.closest("[lang]").lang]),
])"""
MARKED = """[...document.querySelectorAll(".change ol > li")].flatMap((line, at) =>
  line.hasAttribute("data-now") ? [at] : [])"""
FRAMES = """[...document.querySelectorAll(".change .focus")].map((focus) => !!focus.getAttribute("d"))"""
# The order in which readers meet the elements, regardless of the window.
ORDER = """[...document.querySelectorAll(
  "h1, .lead, .change > *, .change + figcaption, .editions, .legend, .counts")].map((element) =>
  element.classList[0] ?? element.localName)"""
WANTED = ["h1", "lead", "played", "listing", "played", "bar", "figcaption", "legend", "counts", "editions"]
WINDOWS = [(1280, 900), (390, 844)]


class HearTest:
    """Tests the first screens of the home page."""

    CHECKS = ("hear/", "page/hear")

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.address = base + quote(name)
        self.page = browser.new_context(reduced_motion="reduce").new_page()
        self.page.add_init_script(KEEP_SPEECH)

    def faults(self) -> Iterator[tuple[str, str]]:
        """Return all faults of the screens around code."""
        self.page.goto(self.address, wait_until="load")
        for case in (self._look, self._hear, self._mute, self._fold):
            yield from case()

    def _look(self) -> Iterator[tuple[str, str]]:
        order = self.page.evaluate(ORDER)
        if order != WANTED:
            yield "hear/order", f"the reading order is {order}"
        for width, height in WINDOWS:
            self.page.set_viewport_size({"width": width, "height": height})
            end = self.page.evaluate(
                """Math.max(...[...document.querySelectorAll(".change button, .change ol")]
                  .map((element) => element.getBoundingClientRect().bottom))"""
            )
            if end > height:
                yield "hear/first", f"the screens and their button end at {end:.0f} in a window of {width} × {height}"
        sizes = self.page.evaluate(
            """[...document.querySelectorAll(".change li")].map((line) =>
              [line.hasAttribute("data-new"), parseFloat(getComputedStyle(line).fontSize)])"""
        )
        striking = [size for isNew, size in sizes if isNew]
        if len(striking) < 2 or min(striking) < 20:
            yield "hear/strike", f"the effect of the change isn't emphasised: {sizes}"

    def _fold(self) -> Iterator[tuple[str, str]]:
        """Open each list of the page on a phone, where only its title is shown."""
        links = "new Set([...document.querySelectorAll('main a[href]:not(.bar a, .permalink)')].map((link) => link.href)).size"
        self.page.set_viewport_size({"width": 1280, "height": 900})
        self.page.reload(wait_until="load")
        wanted = self.page.evaluate(links)
        if self.page.locator("main > details:has(h2)").count():
            yield "hear/fold", "the lists are folded in a wide window"
        self.page.set_viewport_size({"width": 390, "height": 844})
        self.page.reload(wait_until="load")
        titles = self.page.locator("main > details:has(h2) > summary")
        if not titles.count() or self.page.locator("main > h2").count():
            yield "hear/fold", f"{titles.count()} lists are folded on a phone"
        if self.page.evaluate(links) != wanted:
            yield "hear/fold", "links are missing on a phone"
        height = self.page.evaluate("document.documentElement.scrollHeight")
        if height > 2.5 * 844:
            yield "hear/height", f"the page is {height} pixels high on a phone"
        for title in titles.all():
            title.focus()
            self.page.keyboard.press("Enter")
            if not title.locator("xpath=..").locator("a").first.is_visible():
                yield "hear/fold", f"“{title.text_content()}” doesn't open"
        # An address inside a list opens it.
        place = self.page.locator("main > details li[id]").first.get_attribute("id")
        self.page.goto(f"{self.address}#{place}", wait_until="load")
        self.page.reload(wait_until="load")
        if not self.page.locator(f"#{place}").is_visible():
            yield "hear/fold", f"the list of #{place} is closed"

    def _hear(self) -> Iterator[tuple[str, str]]:
        page = self.page
        if page.evaluate("window.spoken.length") or page.evaluate(MARKED):
            yield "page/hear", "something is spoken or marked without a request"
        buttons = page.locator(".change [value=hear]")
        if buttons.count() != 1 or page.locator(".change :is([value=step], [value=pane], input)").count():
            yield "page/hear", f"{buttons.count()} controls speak the screens"
            return
        wanted = page.evaluate(SCREENS)
        buttons.evaluate("(button) => button.click()")
        names = [at for at, words in enumerate(wanted) if words[0] in page.locator(
            ".change > .played").evaluate_all("blocks => blocks.map((block) => block.dataset.pane)")]
        lists = page.locator(".change ol").evaluate_all("lists => lists.map((list) => list.children.length)")
        line = 0
        for at in range(len(wanted)):
            if not eventually(page, lambda at=at: page.evaluate("window.spoken.length") == at + 1):
                yield "page/hear", f"text {at + 1} of {len(wanted)} is not spoken"
                return
            if at == 0 and buttons.get_attribute("aria-pressed") != "true":
                yield "page/hear", "the button doesn't show that the browser speaks"
            if at not in names:
                if page.evaluate(MARKED) != [line]:
                    yield "hear/place", f"while line {line + 1} is spoken, {page.evaluate(MARKED)} are marked"
                isBefore = line < lists[0]
                if page.evaluate(FRAMES) != [isBefore, not isBefore]:
                    yield "hear/place", f"while line {line + 1} is spoken, the focus is at {page.evaluate(FRAMES)}"
                line += 1
            page.evaluate(END)
        spoken = page.evaluate(SPOKEN)
        if spoken != wanted:
            yield "page/hear", f"{wanted} is shown and {spoken} is spoken"
        if not eventually(page, lambda: buttons.get_attribute("aria-pressed") == "false") or page.evaluate(MARKED):
            yield "page/hear", "the button doesn't show that the speech has ended"
        buttons.evaluate("(button) => button.click()")
        buttons.evaluate("(button) => button.click()")
        if not eventually(page, lambda: buttons.get_attribute("aria-pressed") == "false"):
            yield "page/hear", "the button does not stop the speech"

    def _mute(self) -> Iterator[tuple[str, str]]:
        self.page.evaluate("window.spoken.length = 0; window.voices = [{ lang: 'xx', name: 'x' }]")
        button = self.page.locator(".change [value=hear]")
        if not button.count():
            return
        button.evaluate("(button) => button.click()")
        self.page.wait_for_timeout(200)
        if self.page.evaluate("window.spoken.length"):
            yield "hear/mute", "a text is spoken with the voice of another language"
        if not self.page.locator(".change .mute").text_content():
            yield "hear/mute", "the page doesn't say that there is no voice for the language"
        if button.get_attribute("aria-pressed") != "false":
            yield "hear/mute", "the button shows that the browser speaks, but it doesn't"
