"""Everything that is looked at on one page."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from finding import Finding
from playwright.sync_api import Error, Page

DESKTOP = {"width": 1280, "height": 900}
TELEPHONE = {"width": 320, "height": 640}
# Windows in whose first screen a chapter begins.
FIRST_SCREENS = [DESKTOP, {"width": 390, "height": 844}]
# A window of 1280 × 1024 pixels at 400 %. Source: WCAG 2.2, 1.4.10.
ZOOMED = {"width": 320, "height": 256}
AXE_TAGS = [
    "wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice",
]
COLOUR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"]
MOST_TAB_STOPS = 400
TAB_STOPS_BEFORE_MAIN = 8
AXE_RUN = """([tags, rules]) => axe.run(document, {
  resultTypes: ["violations"],
  runOnly: rules.length ? { type: "rule", values: rules } : { type: "tag", values: tags },
}).then((result) => result.violations.map((rule) => [
  rule.id, rule.help, rule.nodes.map((node) => node.target.join(" ")),
]))"""


def axe_source() -> str:
    """Give the source of axe-core."""
    package = importlib.util.find_spec("axe_playwright_python")
    if package is None or package.origin is None:
        raise SystemExit("test-browser: axe-playwright-python is missing; run 'make setup-browser'")
    return Path(package.origin).with_name("axe.min.js").read_text(encoding="utf-8")


class PageVisit:
    """Looks at one page after another in the same tab."""

    def __init__(self, browser: Any, base: str) -> None:
        self.base = base
        self.axe = axe_source()
        self.probe = Path(__file__).with_name("page_probe.js").read_text(encoding="utf-8")
        self.page = browser.new_context(viewport=DESKTOP, reduced_motion="reduce").new_page()
        self.bare = browser.new_context(viewport=DESKTOP, java_script_enabled=False).new_page()
        self.troubles: list[tuple[str, str]] = []
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.troubles.append(("console", str(error))))
        self.page.on("request", self._on_request)
        self.page.on("response", self._on_response)

    def _on_console(self, message: Any) -> None:
        if message.type == "error":
            self.troubles.append(("console", message.text))

    def _on_request(self, request: Any) -> None:
        if not request.url.startswith((self.base, "data:")):
            self.troubles.append(("request", f"the page asks another host: {request.url}"))

    def _on_response(self, response: Any) -> None:
        if response.status >= 400:
            self.troubles.append(("request", f"{response.url}: status {response.status}"))

    def findings(self, name: str) -> list[Finding]:
        """Give everything that is wrong with a page."""
        checks: list[Callable[[], Iterator[tuple[str, str]]]] = [
            self._keyboard, self._document, self._axe_in_all_looks, self._sizes,
            self._forced_colours, self._print,
        ]
        self.troubles.clear()
        page = self.page
        page.emulate_media(
            media="screen", color_scheme="light", contrast="no-preference", forced_colors="none"
        )
        page.set_viewport_size(DESKTOP)
        self._open(page, name)
        page.evaluate(self.probe)
        page.evaluate(self.axe)
        found = [pair for check in checks for pair in check()]
        found += self._without_script(name)
        found += self.troubles
        return sorted({Finding(name, check, message) for check, message in found})

    def _open(self, page: Page, name: str) -> None:
        """Open a page; a busy browser that drops the call is asked again, twice at most."""
        for attempt in range(3):
            try:
                page.goto(self.base + quote(name), wait_until="load")
                return
            except Error as error:
                if attempt == 2 or "ERR_ABORTED" not in str(error):
                    raise

    def _document(self) -> Iterator[tuple[str, str]]:
        facts = self.page.evaluate("probe.structure()")
        self.facts = facts
        if not re.fullmatch(r"[a-z]{2,3}(-[A-Z][a-z]{3})?", facts["language"]):
            yield "language", f"the page's language is “{facts['language']}”"
        for words in self.page.evaluate("probe.foreignWords()"):
            yield "language", words
        if facts["foreignCode"]:
            yield "language", f"{facts['foreignCode']} pieces of code have no language of their own"
        yield from self._headings(facts["headings"])
        yield from self._landmarks(facts)
        for link in facts["links"]:
            # A year says enough; "1" and "↩" do not.
            if not re.search(r"[^\W\d_]|\d{4}", link["name"]):
                yield "link-name", f"a link is called only “{link['name']}”"
        for what in facts["brokenFragments"]:
            yield "link-target", f"{what} goes to a place that is not there"
        for table in facts["tables"]:
            if not table["caption"]:
                yield "table", "a table has no caption"
            if not table["hasColumns"] or table["rowsWithoutHeader"]:
                yield "table", f"“{table['caption']}” lacks headers of columns or rows"
        for what, count in [("tabs", facts["tabs"]), ("disabled check boxes", facts["checkboxes"])]:
            if count:
                yield "pattern", f"{count} {what}"
        for what in self.page.evaluate("probe.brokenWords(5)"):
            yield "broken-words", what
        places: dict[str, str] = {}
        for link in facts["links"]:
            if places.setdefault(link["name"], link["href"]) != link["href"]:
                yield "link-purpose", f"“{link['name']}” goes to two places from here"
        if facts["softHyphens"]:
            yield "pattern", "a soft hyphen in the text"
        features = self.page.evaluate("probe.mediaFeatures()")
        for feature in ["forced-colors", "prefers-contrast", "prefers-reduced-motion", "print",
                        "prefers-color-scheme"]:
            if feature not in features:
                yield "style", f"no style rule for {feature}"
        for size in self.page.evaluate("probe.pixelFonts()"):
            yield "style", f"a size of text in pixels: {size}"
        for what in self.page.evaluate("probe.hardToRead()"):
            yield "reading", what

    @staticmethod
    def _headings(headings: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
        if sum(heading["level"] == 1 for heading in headings) != 1:
            yield "heading", "there is not exactly one heading of the first level"
        elif headings[0]["level"] != 1:
            yield "heading", f"“{headings[0]['text']}” comes before the title"
        previous = 1
        for heading in headings:
            if heading["level"] > previous + 1:
                yield "heading", f"“{heading['text']}” skips a level"
            if heading["holdsControl"]:
                yield "heading", f"a control inside “{heading['text']}”"
            previous = heading["level"]

    @staticmethod
    def _landmarks(facts: dict[str, Any]) -> Iterator[tuple[str, str]]:
        for what in ("mains", "banners", "footers"):
            if facts[what] != 1:
                yield "landmark", f"{facts[what]} {what}"
        names = [nav["name"] for nav in facts["navs"]]
        for nav in facts["navs"]:
            if not nav["name"] or names.count(nav["name"]) > 1:
                yield "landmark", f"a nav is called “{nav['name']}”"
            if re.search("navigation|навигация|תפריט ניווט", nav["name"], re.IGNORECASE):
                yield "landmark", f"“{nav['name']}” repeats what screen readers say"
            if nav["current"] > 1 or (nav["linksHere"] and not nav["current"]):
                yield "landmark", f"“{nav['name']}” does not mark where the page is"

    def _axe_in_all_looks(self) -> Iterator[tuple[str, str]]:
        page = self.page
        # What a button opens is a part of the page, too.
        page.evaluate("document.querySelector('.opener')?.click()")
        yield from self._run_axe("light", [])
        page.emulate_media(color_scheme="dark")
        yield from self._run_axe("dark", COLOUR_RULES)
        page.emulate_media(color_scheme="dark", contrast="more")
        yield from self._run_axe("dark, more contrast", COLOUR_RULES)
        page.emulate_media(color_scheme="light", contrast="more")
        yield from self._run_axe("more contrast", COLOUR_RULES)
        page.emulate_media(color_scheme="light", contrast="no-preference")
        page.set_viewport_size(TELEPHONE)
        yield from self._run_axe("320 pixels", [])

    def _run_axe(self, look: str, rules: list[str]) -> Iterator[tuple[str, str]]:
        for rule, help, places in self.page.evaluate(AXE_RUN, [AXE_TAGS, rules]):
            yield f"axe/{rule}", f"{help} ({look}): {'; '.join(places[:3])}"

    def _sizes(self) -> Iterator[tuple[str, str]]:
        page = self.page
        for width in (1280, 320):
            page.set_viewport_size({"width": width, "height": 900})
            for what in page.evaluate("probe.smallTargets(44)"):
                yield "target", f"{what} in a window of {width} pixels"
            for what in page.evaluate("probe.lostTables()"):
                yield "cards", f"{what} in a window of {width} pixels"
            page.evaluate("probe.widenText()")
            for what in page.evaluate("probe.clippedText()"):
                yield "text-spacing", f"{what} is cut off in a window of {width} pixels"
            for what in page.evaluate("probe.sidewaysScroll()"):
                yield "text-spacing", f"{what} in a window of {width} pixels"
            page.evaluate("probe.narrowText()")
        for width in (320, 768, 1280):
            page.set_viewport_size({"width": width, "height": 900})
            for what in page.evaluate("probe.cutTables()"):
                yield "cut-table", f"{what} in a window of {width} pixels"
        for screen in FIRST_SCREENS:
            page.set_viewport_size(screen)
            for what in page.evaluate("probe.belowFirstScreen(4)"):
                yield "first-screen", f"{what} in a window of {screen['width']} pixels"
        page.set_viewport_size(ZOOMED)
        for what in page.evaluate("probe.sidewaysScroll()"):
            yield "reflow", what
        page.set_viewport_size({"width": 640, "height": 512})
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        for what in page.evaluate("probe.sidewaysScroll()"):
            yield "large-text", what
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.set_viewport_size(DESKTOP)

    def _forced_colours(self) -> Iterator[tuple[str, str]]:
        """Look for what system colours would take away."""
        page = self.page
        page.emulate_media(forced_colors="active")
        page.evaluate("probe.stops[0]?.focus({ focusVisible: true })")
        stop = page.evaluate("probe.focused()")
        page.evaluate("document.activeElement?.blur()")
        if stop and stop["outline"] < 2:
            yield "forced-colours", f"the focus does not show on {stop['what']}"
        bare = page.evaluate(
            """() => [...document.querySelectorAll("main pre, main aside")].filter((block) => {
              const style = getComputedStyle(block);
              return !["Top", "Left", "Bottom", "Right"].some((side) =>
                style[`border${side}Style`] !== "none" && parseFloat(style[`border${side}Width`]));
            }).length"""
        )
        if bare:
            yield "forced-colours", f"{bare} blocks are told apart by their background only"
        page.emulate_media(forced_colors="none")

    def _print(self) -> Iterator[tuple[str, str]]:
        page = self.page
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 720, "height": 1000})
        if page.evaluate("[...document.querySelectorAll('nav')].some((nav) => nav.checkVisibility())"):
            yield "print", "links to other pages are printed"
        for what in page.evaluate("probe.sidewaysScroll()"):
            yield "print", f"{what} does not fit on paper"
        for what in page.evaluate("probe.brokenWords(5)"):
            yield "print", f"on paper {what}"
        page.emulate_media(media="screen")
        page.set_viewport_size(DESKTOP)

    def _keyboard(self) -> Iterator[tuple[str, str]]:
        page = self.page
        stops: list[dict[str, Any]] = []
        while len(stops) < MOST_TAB_STOPS:
            page.keyboard.press("Tab")
            stop = page.evaluate("probe.focused()")
            if stop is None or stop["again"]:
                break
            stops.append(stop)
        for stop in stops:
            if stop["outline"] < 2 or "rgba(0, 0, 0, 0)" in stop["outlineColor"]:
                yield "focus", f"the focus does not show on {stop['what']}"
            if not stop["inWindow"] or stop["covered"]:
                yield "focus", f"{stop['what']} has the focus where nobody sees it"
            if stop["before"]:
                yield "focus", f"{stop['what']} comes before what stands above it"
        if len(stops) < MOST_TAB_STOPS:
            for what in page.evaluate("probe.unreached()"):
                yield "focus", f"the Tab key does not come to {what}"
        before = next((i for i, stop in enumerate(stops) if stop["inMain"]), len(stops))
        if before > TAB_STOPS_BEFORE_MAIN:
            yield "navigation-cost", f"{before} Tab stops before the text"
        yield from self._skip_link()
        yield from self._no_shortcuts()

    def _skip_link(self) -> Iterator[tuple[str, str]]:
        page = self.page
        page.evaluate("probe.stops[0]?.focus({ focusVisible: true })")
        if not page.evaluate("document.activeElement?.hash === '#main'"):
            yield "skip-link", "the first Tab stop is no link to the text"
            return
        page.keyboard.press("Enter")
        if not page.evaluate("document.activeElement?.localName === 'main'"):
            yield "skip-link", "the link to the text leaves the focus where it was"

    def _no_shortcuts(self) -> Iterator[tuple[str, str]]:
        page = self.page
        place = page.evaluate("[location.pathname, document.activeElement.localName].join()")
        for key in ("ArrowLeft", "ArrowRight", "h", "s", "j", "/"):
            page.keyboard.press(key)
        if page.evaluate("[location.pathname, document.activeElement.localName].join()") != place:
            yield "shortcut", "a single key takes readers to another place"

    def _without_script(self, name: str) -> Iterator[tuple[str, str]]:
        text = self.page.evaluate("probe.readingText()").split()
        self._open(self.bare, name)
        self.bare.evaluate(self.probe)
        bare = self.bare.evaluate("probe.readingText()").split()
        if text != bare:
            different = [word for word in text if word not in set(bare)][:8]
            yield "script", f"the words differ without script: {' '.join(different)}"


@cache
def open_visit(browser: Any, base: str) -> PageVisit:
    """Give the tabs in which a browser looks at the pages of a site."""
    return PageVisit(browser, base)


def visit(browser: Any, base: str, name: str) -> tuple[list[Finding], dict[str, Any]]:
    """Give everything that is wrong with a page, and what other pages are compared with."""
    tabs = open_visit(browser, base)
    findings = tabs.findings(name)
    return findings, {fact: tabs.facts[fact] for fact in ("title", "language", "links")}
