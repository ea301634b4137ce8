"""Tests the page “Try an element” of a finished site, which runs the speech model."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cases import makes, matters
from waiting import eventually

# How a browser encodes a file name without a network.
BEFORE = ("label=ic_close_24&traits=button&device=en", "ic_close_24, Button")
AFTER = ("Close", "Close, Button")
# The limit for the compressed size in bytes of the page's scripts.
WEIGHT = 350_000
# The largest shift of the layout while the page opens; Google calls less than 0.1 good.
MOST_SHIFT = 0.1
KEEP_SHIFTS = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""
KEEP_SPEECH = """() => {
  window.spoken = [];
  speechSynthesis.getVoices = () => [];
  speechSynthesis.speak = (words) => window.spoken.push(words.text);
}"""
# Fills every element of the book into the form, reads it back, and returns the differences.
CHANGED_BY_FORM = """async (queries) => {
  const answer = await window.byEarModel;
  // Only names may change places without a difference.
  const sorted = (query) => {
    const fields = new URLSearchParams(query);
    fields.sort();
    return `${fields}`;
  };
  return queries.filter((query) => {
    window.byEarTry.fill(query);
    const kept = window.byEarTry.query();
    return sorted(kept) !== sorted(query) && answer(query).join() !== answer(kept).join();
  });
}"""
# A cell of a table, and the same without its column.
CELL = ("label=5&place=cell,2,1,1,3&header=Row|1&device=en", "Row, 1, 5, Spans 3 columns, Row 2, Column 1")
CELL_WITHOUT_COLUMN = "Row, 1, 5, Spans 3 columns, Row 2"
# What Voice Control shows of an element, and the names that it answers to.
NAMES = ("label=Cart&traits=button&say=Basket&say=Bag&tool=voicecontrol&device=en", "Basket", ["Basket", "Bag"])


def figures(path: Path) -> list[dict[str, Any]]:
    """Return the figures of a page whose lines can be opened in “Try an element”."""
    values = path.read_text(encoding="utf-8").strip().removeprefix("speechLines(").removesuffix(")")
    return json.loads(f"[{values}]")[1]


class TryTest:
    """Tests the page in one language."""

    CHECKS = ("try/",)

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.site = site.resolve()
        self.language = name.partition("/")[0]
        self.address = f"{self.site.as_uri()}/{name}"
        context = browser.new_context(offline=True)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = context.new_page()
        self.bare = browser.new_context(viewport={"width": 1280, "height": 900}, java_script_enabled=False).new_page()

    def faults(self) -> Iterator[tuple[str, str]]:
        """Return all faults of the page."""
        for case in (
            self._whole, self._opens, self._types, self._examples, self._comes_from_page, self._begins, self._stands_in_table,
            self._ignores_unknown_places, self._names, self._copies, self._keeps_all, self._weighs,
        ):
            if matters(case, self.check):
                yield from case()

    def _line(self, query: str) -> str:
        self.page.goto(f"{self.address}?{query}", wait_until="load")
        try:
            self.page.wait_for_selector("#try", state="visible", timeout=15000)
        except Exception:  # noqa: BLE001 - whatever it is, the page does not work
            return ""
        eventually(self.page, lambda: self._said() != "")
        return self._said()

    def _said(self) -> str:
        return self.page.locator("#said").text_content()

    def _comes_to_say(self, line: str) -> bool:
        """Wait until the page shows a line after typing has paused, and return whether it does."""
        return eventually(self.page, lambda: self._said() == line)

    @makes("try/whole")
    def _whole(self) -> Iterator[tuple[str, str]]:
        """Without scripts there is no form that does nothing, and what the examples say is there."""
        self.bare.goto(self.address, wait_until="load")
        if self.bare.locator("main :is(form, button, select, textarea)").filter(visible=True).count():
            yield "try/whole", "without a script, the page has controls that need one"
        if not self.bare.locator(".examples span").first.is_visible():
            yield "try/whole", "without a script, the examples have no lines"

    @makes("try/filled", "try/parts", "try/drawn", "try/shift", "try/caption", "try/hear")
    def _opens(self) -> Iterator[tuple[str, str]]:
        """Open the page without an element: it shows the first example, and nothing moves."""
        self.page.add_init_script(KEEP_SHIFTS)
        line = self._line("")
        first = self.page.locator(".examples > li").first
        if not line or line != first.locator("span").text_content() or not self.page.locator("[name=label]").input_value():
            yield "try/filled", f"the page opens with “{line}”"
        other = self.page.locator(".examples a").nth(1)
        if other.count():
            other.click()
            wanted = self.page.locator(".examples span").nth(1).text_content()
            if not eventually(self.page, lambda: self._said() == wanted):
                yield "try/filled", f"an example says “{self._said()}” instead of “{wanted}”"
            if self.page.locator(".examples [aria-current]").count() != 1:
                yield "try/filled", "the chosen example isn't marked"
        if not self.page.locator("#said b").count():
            yield "try/parts", "the parts of the line aren't marked"
        drawn = self.page.locator(".stage svg > g").inner_html()
        self.page.locator("[name=traits][value=adjustable]").check()
        if not eventually(self.page, lambda: self.page.locator(".stage svg > g").inner_html() != drawn):
            yield "try/drawn", "the drawing doesn't follow the traits"
        shift = self.page.evaluate("window.shift")
        if shift > MOST_SHIFT:
            yield "try/shift", f"the layout shifts by {shift:.2f} while the page opens"
        self.page.set_viewport_size({"width": 390, "height": 844})
        for name in ("label", "hint", "traits"):
            self.page.locator(f"[name={name}]").last.scroll_into_view_if_needed()
            self.page.locator(f"[name={name}]").last.focus()
            box = self.page.locator("#said").bounding_box()
            if not box or box["y"] < 0 or box["y"] > 844:
                yield "try/caption", f"on a phone, the line is out of sight while one edits the {name}"
        self.page.set_viewport_size({"width": 1280, "height": 720})
        self.page.evaluate(KEEP_SPEECH)
        hear = self.page.locator("#line [value=hear]")
        if not hear.is_visible():
            yield "try/hear", "there is no button to hear the line"
            return
        hear.click()
        if not eventually(self.page, lambda: self.page.evaluate("window.spoken") == [self._said()]):
            yield "try/hear", f"“{self.page.evaluate('window.spoken')}” is spoken instead of “{self._said()}”"

    @makes("try/line", "try/focus", "try/address", "try/live", "try/parts", "try/rule")
    def _types(self) -> Iterator[tuple[str, str]]:
        """Change the label with the keyboard, and check the line, its rules and the address."""
        if (line := self._line(BEFORE[0])) != BEFORE[1]:
            yield "try/line", f"“{line}” is spoken instead of “{BEFORE[1]}”"
            return
        self.page.locator("[name=label]").focus()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(AFTER[0])
        if not self._comes_to_say(AFTER[1]):
            yield "try/line", f"“{self._said()}” is spoken instead of “{AFTER[1]}”"
        if self.page.evaluate("document.activeElement.name") != "label":
            yield "try/focus", "typing moved the focus out of the field"
        if not eventually(self.page, lambda: f"label={AFTER[0]}" in self.page.url):
            yield "try/address", f"the address doesn't contain what was typed: {self.page.url}"
        if self.page.locator("#said[aria-live=polite]").count() != 1:
            yield "try/live", "the line is not in a polite live region"
        if self.page.locator("#result tbody th[scope=row]").all_text_contents() != AFTER[1].split(", "):
            yield "try/parts", "the parts of the line are wrong"
        links = self.page.locator("#result tbody a").evaluate_all("links => links.map((link) => link.href)")
        for link in links:
            page, place = link.split("#")
            if not Path(page.removeprefix("file://")).exists():
                yield "try/rule", f"the link to a rule is broken: {link}"
                continue
            self.page.goto(page, wait_until="load")
            if self.page.locator(f"[id='{place}']").count() != 1:
                yield "try/rule", f"the link to a rule is broken: {link}"

    @makes("try/example")
    def _examples(self) -> Iterator[tuple[str, str]]:
        """Compare each line that the build computed with that of the model in the browser."""
        self.page.goto(self.address, wait_until="load")
        examples = self.page.locator(".examples > li").evaluate_all(
            "items => items.map((item) => [item.querySelector('a').search, item.querySelector('span').textContent])"
        )
        for query, expected in examples:
            if (line := self._line(query.removeprefix("?"))) != expected:
                yield "try/example", f"“{line}” is spoken instead of “{expected}”"

    @makes("try/from", "try/address")
    def _comes_from_page(self) -> Iterator[tuple[str, str]]:
        """Follow the link after a transcript, and the link to a line that a walkthrough shows."""
        lines = sorted((self.site / self.language).glob("*/lines.js"))
        if not lines:
            yield "try/from", "no page has a line with an element"
            return
        # The page with most lines.
        folder = max(lines, key=lambda path: path.stat().st_size).parent
        page = f"{folder.as_uri()}/index.html"
        self.page.goto(page, wait_until="load")
        links = self.page.locator(".bar > a")
        names = links.evaluate_all("links => links.map((link) => link.getAttribute('aria-label'))")
        if not names or len(set(names)) != len(names):
            yield "try/from", f"links with the same name lead to different lines: {names}"
            return
        if self.page.locator("main > .try > a").count() != 1:
            yield "try/from", "the page has no link of its own"
        # A figure whose lines are not all the same.
        texts = self.page.locator("figure:has(.bar > a)").evaluate_all(
            "figures => figures.map((figure) =>"
            " [...figure.querySelectorAll('ol > li:not([class])')].map((line) => line.textContent))"
        )
        at = max(range(len(texts)), key=lambda number: len(set(texts[number])))
        last = len(texts[at]) - 1 - [text != texts[at][0] for text in texts[at][::-1]].index(True)
        links.nth(at).focus()
        self.page.keyboard.press("Enter")
        yield from self._filled(texts[at][0])
        if f"from={folder.name}" not in self.page.url or "device=" not in self.page.url:
            yield "try/address", f"the address lacks the line or its page: {self.page.url}"
        # A walkthrough marks the line that it shows.
        self.page.goto(page, wait_until="load")
        figure = self.page.locator("figure:has(.bar > a)").nth(at)
        figure.locator("[value=step]").click()
        figure.locator("[value=next]").wait_for()
        line = figure.locator("ol > li:not([class])").nth(last)
        if not line.is_visible():
            figure.locator("[value=pane]").last.click()
        line.click()
        marked = figure.locator("li[data-now]:not([class])")
        eventually(self.page, lambda: texts[at][last] in marked.all_text_contents())
        expected = marked.last.text_content()
        links.nth(at).click()
        yield from self._filled(expected)
        # The line in the book may contain more or less than the element alone produces.
        parts = (
            (figure["place"], line)
            for figure in figures(folder / "lines.js")
            for line in figure["lines"]
            if len(line) > 3
        )
        for place, (number, caption, *_) in parts:
            self.page.goto(f"{self.address}?from={folder.name}&line={place}.{number}", wait_until="load")
            yield from self._filled(caption)
            break

    def _filled(self, expected: str) -> Iterator[tuple[str, str]]:
        """Check whether the element of a line is filled in, or the book's line is shown."""
        try:
            self.page.wait_for_selector("#begin [name=line] option", state="attached", timeout=8000)
        except Exception:  # noqa: BLE001 - whatever it is, there is no line to choose
            yield "try/from", "the lines of the page are not offered"
            return
        said = [self.page.locator("#said").text_content(), self.page.locator("#line").text_content()]
        if expected != said[0] and f"“{expected}”" not in said[1] and f"«{expected}»" not in said[1]:
            yield "try/from", f"“{said[0]}” is spoken instead of “{expected}”"

    @makes("try/begin", "try/focus")
    def _begins(self) -> Iterator[tuple[str, str]]:
        """Choose a component with the keyboard, with its texts in another language."""
        self._line("")
        choices = self.page.locator("#begin [name=sample]")
        try:
            choices.locator("option").first.wait_for(state="attached", timeout=4000)
        except Exception:  # noqa: BLE001 - a book without components has none
            if (self.site / self.language / "try/samples.js").exists():
                yield "try/begin", "no components are offered"
            return
        if choices.locator("optgroup").count() < 2 or choices.locator("option").count() < 60:
            yield "try/begin", f"there are only {choices.locator('option').count()} components"
        self.page.locator("#begin [name=texts]").select_option("de")
        choices.focus()
        self.page.keyboard.press("ArrowDown")
        self.page.locator("#begin [name=fill-sample]").focus()
        self.page.keyboard.press("Enter")
        said = self.page.locator("#said [lang=de]")
        if not eventually(
            self.page, lambda: said.count() == 1 and bool(said.text_content()) and "device=de" in self.page.url
        ):
            yield "try/begin", f"the component isn't filled in: {self.page.url}"
        if self.page.evaluate("document.activeElement.name") != "fill-sample":
            yield "try/focus", "filling in moved the focus off the button"

    @makes("try/table")
    def _stands_in_table(self) -> Iterator[tuple[str, str]]:
        """Put an element into a table, and remove its column."""
        if (line := self._line(CELL[0])) != CELL[1]:
            yield "try/table", f"“{line}” is spoken instead of “{CELL[1]}”"
            return
        if self.page.locator("[name=index]").is_visible() or not self.page.locator("[name=row]").is_visible():
            yield "try/table", "the fields don't match the position"
        self.page.locator("[name=column]").fill("")
        if not self._comes_to_say(CELL_WITHOUT_COLUMN):
            yield "try/table", f"“{self._said()}” is spoken instead of “{CELL_WITHOUT_COLUMN}”"

    @makes("try/place")
    def _ignores_unknown_places(self) -> Iterator[tuple[str, str]]:
        """Open addresses whose position is unknown, or the name of a property of every object."""
        for place in ("nowhere", "constructor", "__proto__,1,2", "toString,1", "hasOwnProperty"):
            if (line := self._line(f"{BEFORE[0]}&place={place}")) != BEFORE[1]:
                yield "try/place", f"“{line}” is spoken instead of “{BEFORE[1]}” with the position “{place}”"
                return

    @makes("try/names")
    def _names(self) -> Iterator[tuple[str, str]]:
        """Check what Voice Control shows."""
        if (line := self._line(NAMES[0])) != NAMES[1]:
            yield "try/names", f"“{line}” is shown instead of “{NAMES[1]}”"
        answers = self.page.locator("#result li").last.locator("[lang]").all_text_contents()
        if answers != NAMES[2]:
            yield "try/names", f"the names are {answers}"

    @makes("try/copy")
    def _copies(self) -> Iterator[tuple[str, str]]:
        """Copy the code and the address, also where a page may not write to the clipboard."""
        for may_write in (True, False):
            self._line(BEFORE[0])
            if not may_write:
                self.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
            buttons = self.page.locator("#result button, #line [value=share]")
            address = f"{self.address}?{BEFORE[0]}"
            expected = [address, *self.page.locator("#result pre code").all_text_contents()]
            for at, text in enumerate(expected):
                buttons.nth(at).focus()
                self.page.keyboard.press("Enter")
                # The order of parameters in an address is irrelevant.
                parts = "[?&]" if at == 0 else "$"
                if not eventually(self.page, lambda: set(re.split(parts, self._copied())) == set(re.split(parts, text))):
                    yield "try/copy", f"“{self._copied()}” was copied instead of “{text}”"
                status = self.page.locator("#line .mute, #result [aria-live]").nth(at)
                if not eventually(self.page, lambda: bool(status.text_content())):
                    yield "try/copy", "copying is not announced"

    def _copied(self) -> str:
        return self.page.evaluate("navigator.clipboard.readText()")

    @makes("try/form")
    def _keeps_all(self) -> Iterator[tuple[str, str]]:
        """Fill every element of the book into the form, and read it back."""
        queries: set[str] = set()
        for path in (self.site / self.language).rglob("lines.js"):
            for figure in figures(path):
                queries.update(line[2] for line in figure["lines"])
        self._line("")
        for query in self.page.evaluate(CHANGED_BY_FORM, sorted(queries))[:5]:
            yield "try/form", f"the form changes “{query}”"

    @makes("try/weight")
    def _weighs(self) -> Iterator[tuple[str, str]]:
        """Compress the scripts of the page as a server would."""
        scripts = [self.site / "try.js", self.site / "speech.js", self.site / self.language / "try/samples.js"]
        weight = sum(len(gzip.compress(path.read_bytes())) for path in scripts if path.exists())
        if weight > WEIGHT:
            yield "try/weight", f"the scripts have {weight} bytes compressed; {WEIGHT} are allowed"
