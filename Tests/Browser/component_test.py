"""Tests the filter of the list of components, and the switch between frameworks on their pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from search_test import LARGEST_SHIFT, WATCH_SHIFTS
from waiting import eventually

SHOWN = "elements => elements.filter((element) => element.checkVisibility()).map((element) => element.textContent)"
# A word of another name of the first component that neither its name nor its line has.
OTHER_NAME = """([item]) => item.dataset.names.toLowerCase().split(/[^\\p{L}]+/u)
  .find((word) => word.length > 3 && !item.textContent.toLowerCase().includes(word))"""
# A word of a title that an earlier component only says or is also called, and the first component with that title.
LATE_NAME = """(items) => {
  const words = (text) => text.toLowerCase().replaceAll("ё", "е").split(/[^\\p{L}]+/u);
  const title = (item) => words(item.querySelector("a").textContent);
  for (const [at, item] of items.entries())
    for (const word of title(item))
      if (word.length > 3 && items.slice(0, at).some((other) =>
        words(`${other.textContent} ${other.dataset.names}`).includes(word)) &&
          !items.slice(0, at).some((other) => title(other).some((start) => start.startsWith(word))))
        return [word, item.textContent];
}"""
# A name from code that only some components have, its words without the prefix of UIKit, and the components with it.
CODE_NAME = """(items) => {
  const names = items.flatMap((item) => item.dataset.code.split(" "));
  const name = names.find((name) => /^UI[A-Z]/.test(name) && !names.includes(name.slice(2)));
  return [name, name.slice(2), items.filter((item) => item.dataset.code.split(" ").includes(name))
    .map((item) => item.textContent)];
}"""
# A name from code that several components have, and the one of them with the least other code.
SHARED_NAME = """(items) => {
  const has = (name) => items.filter((item) => item.dataset.code.split(" ").includes(name));
  const said = (name) => items.some((item) =>
    `${item.textContent} ${item.dataset.names}`.toLowerCase().includes(name.toLowerCase()));
  const size = (item) => item.dataset.code.length;
  for (const name of items.flatMap((item) => item.dataset.code.split(" "))) {
    const [first, ...others] = has(name);
    const least = others.filter((other) => size(other) < size(first)).sort((one, other) => size(one) - size(other))[0];
    if (/^UI[A-Z]/.test(name) && least && !said(name)) return [name, least.textContent];
  }
}"""
# The end of a word that no word of a component begins with.
INSIDE = """(items) => {
  const all = items.map((item) => `${item.textContent} ${item.dataset.names} ${item.dataset.code}`).join(" ");
  const words = all.split(/[^\\p{L}]+/u);
  const starts = words.flatMap((word) => word.split(/(?=\\p{Lu})/u).map((part) => part.toLowerCase()));
  return words.map((word) => word.slice(1).toLowerCase()).find((end) =>
    end.length > 3 && !starts.some((start) => start.startsWith(end)));
}"""
SHOWN_LINKS = """() => [...document.querySelectorAll(".contents li")]
  .filter((item) => getComputedStyle(item).display !== "none").length"""


class ComponentTest:
    """Tests the list of components, or the page of one."""

    CHECKS = ("component/",)

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.address = base + quote(name)
        self.isList = name.endswith("/components/index.html")
        self.page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
        self.bare = browser.new_context(java_script_enabled=False).new_page()
        self.page.add_init_script(WATCH_SHIFTS)

    def faults(self) -> Iterator[tuple[str, str]]:
        """Return all faults of the page."""
        self.bare.goto(self.address, wait_until="load")
        if self.bare.locator(".filter").count() and self.bare.locator(".filter").is_visible():
            yield "component/whole", "without a script, the page shows a field that needs one"
        self.page.goto(self.address, wait_until="load")
        self.page.wait_for_timeout(100)
        if (shift := self.page.evaluate("window.shift")) > LARGEST_SHIFT:
            yield "component/shift", f"the page moves by {shift}"
        yield from self._filter() if self.isList else self._switch()

    def _items(self) -> list[str]:
        return self.page.locator(".gallery > li").evaluate_all(SHOWN)

    def _filter(self) -> Iterator[tuple[str, str]]:
        everything = self._items()
        field = self.page.locator(".filter input")
        first = self.page.locator(".gallery a").first.text_content() or ""
        word = self.page.locator(".gallery > li").evaluate_all(OTHER_NAME)
        for text in (first.upper(), word):
            field.fill(text)
            found = self._items()
            if everything[0] not in found or len(found) == len(everything):
                yield "component/filter", f"“{text}” leaves {len(found)} of {len(everything)} components"
            said = self.page.locator(".filter [aria-live]").text_content() or ""
            if str(len(found)) not in said:
                yield "component/count", f"{len(found)} components are counted as “{said}”"
        if late := self.page.locator(".gallery > li").evaluate_all(LATE_NAME):
            field.fill(late[0])
            if (found := self._items())[0] != late[1]:
                yield "component/order", f"“{late[0]}” finds “{found[0]}” before “{late[1]}”, which is called so"
        name, rest, wanted = self.page.locator(".gallery > li").evaluate_all(CODE_NAME)
        for text in (name, rest):
            field.fill(text)
            if missing := set(wanted) - set(self._items()):
                yield "component/filter", f"“{text}” doesn't find {missing}, whose code has it"
        if shared := self.page.locator(".gallery > li").evaluate_all(SHARED_NAME):
            field.fill(shared[0])
            if (found := self._items())[0] != shared[1]:
                yield "component/order", f"“{shared[0]}” finds “{found[0]}” before “{shared[1]}”, with less other code"
        if inside := self.page.locator(".gallery > li").evaluate_all(INSIDE):
            field.fill(inside)
            if self._items():
                yield "component/filter", f"“{inside}” is found inside a word"
        field.fill("xqzxqz")
        if self.page.evaluate(SHOWN_LINKS):
            yield "component/filter", "the contents lead to groups without components"
        if self._items() or self.page.locator("main h2").evaluate_all(SHOWN):
            yield "component/filter", "a word that no component has leaves some, or their headings"
        field.fill("")
        if self._items() != everything:
            yield "component/filter", "without a word, components are missing"

    def _switch(self) -> Iterator[tuple[str, str]]:
        buttons = self.page.locator("main > .bar button")
        names = buttons.all_text_contents()
        whole = self.bare.locator("main h2").all_text_contents()
        if names != [name for name in whole if name in names] or len(names) != 2:
            yield "component/switch", f"the frameworks are {names}"
            return
        for place in (1, 0):
            buttons.nth(place).click()
            yield from self._shows(names, place, "after a click")
        buttons.nth(1).click()
        self.page.reload(wait_until="load")
        yield from self._shows(names, 1, "after reloading")
        self.page.goto(f"{self.address}#uikit", wait_until="load")
        self.page.reload(wait_until="load")
        yield from self._shows(names, 0, "by its address")
        self.page.evaluate("location.hash = 'swiftui'")
        eventually(self.page, lambda: buttons.nth(1).get_attribute("aria-pressed") == "true")
        yield from self._shows(names, 1, "by a link")

    def _shows(self, names: list[str], place: int, when: str) -> Iterator[tuple[str, str]]:
        """Check that only one of the frameworks is shown."""
        headings = [text for text in self.page.locator("main h2").evaluate_all(SHOWN) if text in names]
        if headings != [names[place]]:
            yield "component/switch", f"{when} the page shows {headings}, not {names[place]}"
        # The mistake, further down, has a listing of its own.
        listings = self.page.locator("main > .exhibit:has(~ .headed #languages) .listing")
        if listings.evaluate_all(f"items => ({SHOWN})(items).length") != 1:
            yield "component/switch", f"{when} the page doesn't show one listing"
        pressed = self.page.locator("main > .bar [aria-pressed=true]").all_text_contents()
        if pressed != [names[place]]:
            yield "component/switch", f"{when} {pressed} is pressed"
