"""Tests what a script adds to a chapter: the current section in the contents, links to headings, copy buttons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from waiting import eventually

# Records copied text; not every browser lets a page write to the clipboard.
KEEP_COPIES = """
  window.copied = [];
  Object.defineProperty(navigator, "clipboard", { value: {
    writeText: async (text) => { window.copied.push(text); },
  } });
"""
HEADINGS = """[...document.querySelectorAll("main h2[id], main h3[id]")].map((heading) => {
  const link = heading.nextElementSibling;
  const number = heading.querySelector(".number")?.textContent ?? "";
  return {
    text: heading.textContent.slice(number.length).trim(),
    own: "#" + heading.id,
    href: link?.getAttribute("href"),
    name: link?.title ?? "",
    isStop: !!link && (link.tabIndex >= 0 || link.getAttribute("aria-hidden") !== "true"),
  };
})"""
LISTINGS = """[...document.querySelectorAll("figure.listing:not(.rejected, figure.listing ~ figure.listing)")].map((figure) => {
  const button = (figure.closest(".exhibit, .screen") ?? figure).querySelector(".bar [value=copy]");
  const code = figure.querySelector("pre");
  return {
    number: figure.id.split("-").pop(),
    word: button?.textContent ?? "",
    name: button?.getAttribute("aria-label") ?? "",
    follows: !!button && !!(code.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING),
    code: code.textContent,
    lines: code.textContent.split("\\n").length,
  };
})"""
# Where the buttons of exhibits are, and how wide.
BAR_PLACES = """[...document.querySelectorAll(".bar > :is(a, button)")].map((item) => {
  const { x, y, width } = item.getBoundingClientRect();
  return [x, y + scrollY, width].map(Math.round).join();
})"""
# Controls of the text: without what surrounds it, and without the contents.
CONTROLS = """[...document.querySelectorAll(
  "main :is(a[href], button, input, select, textarea, summary, [tabindex]):not(.contents *, .location *)")]
  .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
  .map((element) => !!element.closest("figure, .exhibit") && !element.matches("a:not(.bar > a), summary"))"""
# The most controls in the text of a chapter that belong to each of its figures: its row of buttons.
FIGURE_CONTROLS = 1
# The links of the contents: which of them are stops, and which are in sight.
CONTENTS = """[...document.querySelectorAll(":is(.contents, .part) > details a")].map((link) => ({
  isStop: link.tabIndex >= 0, isSeen: link.checkVisibility() && link.getBoundingClientRect().height > 0,
  isHidden: !!link.closest("[aria-hidden=true]"),
}))"""
IS_AFTER_TEXT = """(() => {
  const contents = document.querySelector("main > .contents:has(> details)");
  const last = [...document.querySelectorAll("main > *:not(.contents, script, template)")].at(-1);
  return !contents || !!(last.compareDocumentPosition(contents) & Node.DOCUMENT_POSITION_FOLLOWING);
})()"""
# Titles whose outline, with its offset, doesn't fit into the box that scrolls.
CUT_FOCUS = """[...document.querySelectorAll(":is(.contents, .part) > details > summary")].filter((title) => {
  let box = title;
  while (box && getComputedStyle(box).overflowY === "visible") box = box.parentElement;
  const [inner, outer] = [title, box].map((element) => element.getBoundingClientRect());
  title.focus({ focusVisible: true });
  const style = getComputedStyle(title);
  const room = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  title.blur();
  return inner.left - outer.left < room || inner.top - outer.top < room || outer.right - inner.right < room;
}).length"""
PLACE = """(number) => {
  const links = [...document.querySelectorAll(".contents a")];
  const heading = document.getElementById(decodeURIComponent(links[number].hash.slice(1)));
  scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 60, behavior: "instant" });
}"""
MARKED = """() => {
  const links = [...document.querySelectorAll(".contents a")];
  const box = document.querySelector(".contents [aria-current]")?.getBoundingClientRect();
  return {
    marked: links.flatMap((link, at) => (link.hasAttribute("aria-current") ? [at] : [])),
    seen: !!box && box.top >= 0 && box.bottom <= innerHeight,
    focus: document.activeElement.localName,
  };
}"""


LANGUAGE_LINK = "header nav a[hreflang]"
SECTION = """() => {
  const headings = [...document.querySelectorAll("main h2[id]")];
  const count = headings.length;
  return [headings.findIndex((heading) => "#" + heading.id === decodeURIComponent(location.hash)), count];
}"""
GO_TO_SECTION = """(number) => {
  const heading = document.querySelectorAll("main h2[id]")[number];
  scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 60, behavior: "instant" });
}"""


class PageTest:
    """Tests the script of one chapter."""

    CHECKS = ("page/",)

    def __init__(self, browser: Any, site: Path, base: str, name: str) -> None:
        self.address = base + quote(name)
        self.page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
        self.page.add_init_script(KEEP_COPIES)
        self.bare = browser.new_context(java_script_enabled=False).new_page()

    def faults(self) -> Iterator[tuple[str, str]]:
        """Return all faults of what the script adds."""
        self.bare.goto(self.address, wait_until="load")
        self.page.goto(self.address, wait_until="load")
        cases = (
            self._whole, self._links, self._contents, self._menu, self._buttons, self._folds, self._controls, self._place,
            self._language,
        )
        for case in cases:
            yield from case()

    def _whole(self) -> Iterator[tuple[str, str]]:
        if self.bare.locator("main :is(button, .permalink, .contents [aria-current])").count():
            yield "page/whole", "without a script, the page has elements that need one"
        if not self.bare.locator("main .contents a").count():
            yield "page/whole", "without a script, the contents are missing"

    def _links(self) -> Iterator[tuple[str, str]]:
        for heading in self.page.evaluate(HEADINGS):
            if heading["href"] != heading["own"]:
                yield "page/link", f"“{heading['text']}” is not followed by the link to it"
            if heading["text"] not in heading["name"]:
                yield "page/link", f"the link to “{heading['text']}” is named “{heading['name']}”"
            if heading["isStop"]:
                yield "page/link", f"the link to “{heading['text']}” is a stop of its own"

    def _contents(self) -> Iterator[tuple[str, str]]:
        """In a wide window the contents are open after the text, and in a narrow one, closed, before it."""
        links = self.page.evaluate(CONTENTS)
        if not links:
            return
        if not all(link["isSeen"] and link["isStop"] for link in links):
            yield "page/contents", "a link next to the text isn't seen, or isn't reached by keyboard"
        if any(link["isHidden"] for link in links):
            yield "page/contents", "links that are seen are hidden from screen readers"
        if not self.page.evaluate(IS_AFTER_TEXT):
            yield "page/contents", "the contents are stops before the text"
        if self.page.evaluate(CUT_FOCUS):
            yield "page/contents", "the focus on the title of the contents is cut"
        self.page.set_viewport_size({"width": 390, "height": 844})
        if not eventually(self.page, lambda: not self.page.evaluate(IS_AFTER_TEXT)):
            yield "page/contents", "the contents follow the text in a narrow window"
        if any(link["isSeen"] for link in self.page.evaluate(CONTENTS)):
            yield "page/contents", "the contents are open in a narrow window"
        self.page.set_viewport_size({"width": 1280, "height": 900})
        eventually(self.page, lambda: self.page.evaluate(IS_AFTER_TEXT))

    def _menu(self) -> Iterator[tuple[str, str]]:
        """Close the menu with a key, and by a click elsewhere."""
        menu = self.page.locator(".menu")
        if not menu.count():
            return
        title = menu.locator("summary")
        is_open = "(menu) => menu.open"
        for way in ("a link", "the title"):
            title.click()
            if way == "a link":
                menu.locator("a").first.focus()
            self.page.keyboard.press("Escape")
            if menu.evaluate(is_open) or not title.evaluate("(title) => title === document.activeElement"):
                yield "page/menu", f"Escape on {way} doesn't close the menu, or the focus is lost"
        title.click()
        self.page.mouse.click(640, 880)
        if menu.evaluate(is_open):
            yield "page/menu", "a click elsewhere doesn't close the menu"

    def _buttons(self) -> Iterator[tuple[str, str]]:
        for at, listing in enumerate(self.page.evaluate(LISTINGS)):
            number = listing["number"]
            if not listing["follows"]:
                yield "page/copy", f"the button of listing {number} doesn't follow the code"
                return
            if number not in listing["name"].split() or not listing["name"].startswith(listing["word"] or "?"):
                yield "page/copy", f"the button of listing {number} is named “{listing['name']}”"
            if at > 1:
                continue
            figure = self.page.locator(".exhibit:has(.listing), .screen:has(.listing)").nth(at)
            button = figure.locator("[value=copy]")
            places = self.page.evaluate(BAR_PLACES)
            button.click()
            if not eventually(self.page, lambda: self.page.evaluate("window.copied.at(-1)") == listing["code"] + "\n"):
                yield "page/copy", f"the copied text is not listing {number}"
            if not eventually(self.page, lambda: bool(figure.locator("[value=copy] + [aria-live]").text_content())):
                yield "page/copy", f"copying listing {number} is not announced"
            if not button.evaluate("(button) => button === document.activeElement"):
                yield "page/copy", "copying moves the focus"
            if self.page.evaluate(BAR_PLACES) != places:
                yield "page/still", f"copying listing {number} moves buttons"

    def _folds(self) -> Iterator[tuple[str, str]]:
        """Unfold long listings from the keyboard."""
        long = [listing["number"] for listing in self.page.evaluate(LISTINGS) if listing["lines"] > 30]
        for number in long[:1]:
            figure = self.page.locator(f"#listing-{number}")
            code = figure.locator("pre")
            button = self.page.locator(f"button[value=unfold][aria-label$=' {number}']")
            isCut = "(code) => code.scrollHeight > code.clientHeight + 1"
            if button.count() != 1 or not code.evaluate(isCut):
                yield "page/fold", f"listing {number} is not folded"
                return
            if button.get_attribute("aria-expanded") != "false":
                yield "page/fold", f"the button of listing {number} doesn't say that it is folded"
            button.focus()
            self.page.keyboard.press("Enter")
            if code.evaluate(isCut) or button.get_attribute("aria-expanded") != "true":
                yield "page/fold", f"listing {number} doesn't unfold"
            button.press("ArrowLeft")
            if not self.page.evaluate("document.activeElement.value === 'copy'"):
                yield "page/fold", f"an arrow key doesn't lead to the copy button of listing {number}"
        # The script of the player joins the stops of some rows, and that of the page those of the others.
        for button in self.page.locator("button[value=unfold]").all():
            button.focus()
            if button.locator("xpath=..").locator("> :is(a, button):not([tabindex='-1'])").count() != 1:
                yield "page/fold", f"the row of “{button.get_attribute('aria-label')}” isn't one stop"

    def _controls(self) -> Iterator[tuple[str, str]]:
        controls = self.page.evaluate(CONTROLS)
        exhibits = self.page.locator("main :is(.exhibit, figure:has(> .change))").count()
        if sum(controls) > FIGURE_CONTROLS * exhibits:
            yield "page/controls", f"{exhibits} exhibits have {sum(controls)} Tab stops"

    def _place(self) -> Iterator[tuple[str, str]]:
        self.page.reload(wait_until="load")
        for number in range(min(5, self.page.locator(".contents a").count())):
            self.page.evaluate(PLACE, number)
            state: dict[str, Any] = {}

            def is_marked(number: int = number, state: dict[str, Any] = state) -> bool:
                state.update(self.page.evaluate(MARKED))
                return state["marked"] == [number] and state["seen"]

            eventually(self.page, is_marked, 1000)
            # The end of a page may not reach the top of the window.
            if state["marked"] != [number]:
                yield "page/place", f"at section {number + 1} the contents mark {state['marked']}"
            elif not state["seen"]:
                yield "page/place", f"at section {number + 1} its entry in the contents is out of sight"
            if state["focus"] != "body":
                yield "page/place", f"scrolling moves the focus to {state['focus']}"

    def _language(self) -> Iterator[tuple[str, str]]:
        sections = self.page.evaluate(SECTION)[1]
        if sections < 2 or not self.page.locator(LANGUAGE_LINK).count():
            return
        self.page.evaluate(GO_TO_SECTION, 1)
        # Readers scroll up to the link, after they have read something.
        self.page.wait_for_timeout(1500)
        self.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        self.page.wait_for_timeout(100)
        self.page.locator(LANGUAGE_LINK).first.click()
        self.page.wait_for_load_state("load")
        if not eventually(self.page, lambda: "#section=" not in self.page.url and self.page.url != self.address):
            yield "page/language", f"the other language opens at {self.page.url}"
            return
        place, count = self.page.evaluate(SECTION)
        if count == sections and place != 1:
            yield "page/language", f"from section 2, the other language opens at section {place + 1}"
